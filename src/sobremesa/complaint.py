"""What the house finds wrong with what it is asked, in the reader's language."""

from typing import Any

from .i18n import Words
from .kernel.errors import Mistake, Unknown

WORD = 200  # characters of a word in a sentence; a longer one is a value, and cut
LONGEST = 900  # characters of a value that Fluent puts into a sentence


class Complaint(Mistake):
    """A mistake that has its words in the catalogs: a message, and its values."""

    def __init__(self, key: str, **values: str) -> None:
        self.key = key
        self.values = {
            name: one_line(value)[:LONGEST] for name, value in values.items()
        }
        super().__init__(Words("en").say(key, **self.values))

    def __reduce__(self) -> tuple[Any, ...]:
        """Workers send it home by key and values, not by its English text."""
        return complaint, (self.key, self.values)


def complaint(key: str, values: dict[str, str]) -> Complaint:
    return Complaint(key, **values)


def told(error: Mistake, words: Words) -> str:
    """A mistake in the reader's language, where the catalogs have words for it."""
    if isinstance(error, Complaint):
        return words.say(error.key, **error.values)
    if isinstance(error, Unknown):
        return words.unknown(error)
    return str(error)


def one_line(text: str) -> str:
    """A sentence without line breaks and signs that could write over the screen."""
    words = [
        word if len(word) <= WORD else f"{word[: WORD - 1]}…" for word in text.split()
    ]
    return "".join(sign if sign.isprintable() else "?" for sign in " ".join(words))
