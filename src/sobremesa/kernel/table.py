"""A game's actions: numbers with names."""

import hashlib
from collections.abc import Iterable, Iterator
from functools import cached_property

from .errors import ActionError, GameError, shown


class Ids:
    """Numbers for names, in the order in which they are given.

    STAGES: Final = Ids()
    MAIN: Final[i64] = STAGES.add("main")
    """

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, name: str) -> int:
        if name in self.names:
            raise GameError(f"the name {shown(name)} is given twice")
        self.names.append(name)
        return len(self.names) - 1

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)


class Table:
    """Index ↔ text. A text is a verb and the ids of the elements it names."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = tuple(texts)
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        if len(self.numbers) != len(self.texts):
            twice = sorted({text for text in self.texts if self.texts.count(text) > 1})
            raise GameError(f"action texts stand twice in the table: {twice}")

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: int) -> str:
        if not 0 <= action < len(self.texts):
            raise ActionError(
                f"there is no action {shown(action)}, "
                f"the table has 0 to {len(self) - 1}"
            )
        return self.texts[action]

    def number(self, text: str) -> int:
        """The action of exactly this text."""
        try:
            return self.numbers[text]
        except KeyError:
            raise ActionError(
                f"there is no action {shown(text)} in this game"
            ) from None

    @cached_property
    def digest(self) -> str:
        """A fingerprint of the table: actions are numbers only as long as it holds."""
        return hashlib.sha256("\n".join(self.texts).encode()).hexdigest()[:16]
