"""What was checked of a record that holds what it claims, in words."""

from sobremesa.i18n import Words
from sobremesa.kernel.record import Record


def checked(words: Words, record: Record) -> list[str]:
    return [
        words.say("verify-digest"),
        words.say("verify-actions", actions=len(record.actions)),
        words.say("verify-tape", numbers=len(record.tape)),
        words.say("verify-seed" if record.seed is not None else "verify-no-seed"),
    ]
