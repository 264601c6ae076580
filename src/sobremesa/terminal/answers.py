"""What a person at the keyboard means, and why it may not be done."""

from collections.abc import Iterable, Sequence

from sobremesa.complaint import Complaint
from sobremesa.i18n import Words
from sobremesa.kernel.errors import nearest, shown
from sobremesa.kernel.seat import Outlook

SOME = 6  # actions that a complaint names


def read_number(typed: str, legal: Sequence[int]) -> int | None:
    """The action of a choice's number, from 1; None if no number was typed."""
    if not (typed.isascii() and typed.lstrip("+-").isdigit()):
        return None
    if typed.isdigit() and len(typed) < 9 and 1 <= int(typed) <= len(legal):
        return legal[int(typed) - 1]
    raise Complaint("error-number", number=typed[:20], most=str(len(legal)))


def read_action(
    words: Words, seat: Outlook, typed: str, beside: Iterable[str] = ()
) -> int:
    """A legal action by its text or its name, in any case.

    A beginning, or the end of a text, is enough if there is one only: `run`, `24,30`.
    What is misspelt may also be one of the words that can be typed beside actions.
    """
    table = seat.game.table
    said = " ".join(typed.split()).casefold()
    texts = {action: table.text(action).casefold() for action in seat.legal}
    names = {action: words.action(table.text(action)).casefold() for action in texts}
    for found in (
        [action for action in texts if texts[action] == said],
        [action for action in texts if names[action] == said],
        [
            action
            for action in texts
            if texts[action].startswith(said) or names[action].startswith(said)
        ],
        [action for action in texts if texts[action].endswith(f" {said}")],
    ):
        if len(found) == 1:
            return found[0]
        if found:
            some = [table.text(action) for action in found[:SOME]]
            options = ", ".join(some) + (", …" if len(found) > SOME else "")
            raise Complaint("error-ambiguous", typed=shown(typed), options=options)
    known = [table.text(action) for action in texts]
    known += [words.action(text) for text in known] + list(beside)
    raise objection(words, seat, typed, said, known)


def objection(
    words: Words, seat: Outlook, typed: str, said: str, known: list[str]
) -> Complaint:
    """Why what was typed is no answer: the rules' own reasons, where there are some."""
    table = seat.game.table
    verbs = {table.text(action).split()[0].casefold() for action in seat.legal}
    meant = {said, *(f"{verb} {said}" for verb in verbs)}
    action = next(
        (at for at, text in enumerate(table.texts) if text.casefold() in meant), None
    )
    if action is None:
        near = nearest(typed, known)
        key = "error-action-near" if near else "error-action"
        return Complaint(key, typed=shown(typed), near=near)
    reasons = [
        f"{words.reason(reason)} ({seat.game.cite(reason.rule)})"
        for reason in seat.why(action)
    ]
    if not reasons:
        return Complaint("error-not-now", typed=shown(typed))
    return Complaint("error-refused", typed=shown(typed), reasons=" ".join(reasons))
