"""A game's actions: numbers with names."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product

from .errors import ActionError, GameError, listed, shown


class Rows:
    """A table being laid out, with a block of rows for every verb::

        ROWS: Final = Rows({"item": ITEM_IDS, "soul": SOUL_IDS})
        GIVE: Final[i64] = ROWS.add("give item soul")
        PASS: Final[i64] = ROWS.add("pass")

    Of a block's elements the last one changes fastest.
    """

    def __init__(self, kinds: Mapping[str, tuple[str, ...]]) -> None:
        self.kinds = kinds
        self.verbs: dict[str, str] = {}  # → kinds of the elements it names
        self.texts: list[str] = []

    def __iter__(self) -> Iterator[str]:
        return iter(self.texts)

    def add(self, block: str, only: Iterable[str] = ()) -> int:
        """The next rows, a verb with each element of its kinds: the first one's number.

        Two elements of one kind have names: `move from:space to:space`.
        Where a verb takes but some of them, `only` says which: "lamp", "bury 1", "".
        """
        verb, *words = block.split()
        if verb in self.verbs:
            raise GameError(f"the verb {shown(verb)} stands twice in the table")
        self.verbs[verb] = " ".join(words)
        return self.lay(block, [rest.split() for rest in only])

    def more(self, verb: str, only: Iterable[str]) -> int:
        """Further rows of a verb, after all there are: an edition may append them."""
        if verb not in self.verbs:
            raise GameError(f"the verb {shown(verb)} has no rows yet in the table")
        block = f"{verb} {self.verbs[verb]}"
        return self.lay(block, [rest.split() for rest in only])

    def lay(self, block: str, rests: list[list[str]]) -> int:
        """The rows of a block, all of them or these: the first one's number."""
        verb, *words = block.split()
        ids = [self.ids(block, word) for word in words]
        for named in rests:
            check_named(block, ids, named)
        first = len(self.texts)
        self.texts += [" ".join((verb, *named)) for named in rests or product(*ids)]
        return first

    def number(self, text: str) -> int:
        """The number of a row that was added."""
        if text not in self.texts:
            raise GameError(f"there is no row {shown(text)} in the table")
        return self.texts.index(text)

    def ids(self, block: str, word: str) -> tuple[str, ...]:
        kind = word.rpartition(":")[2]
        if kind not in self.kinds:
            there = f"there are {listed(self.kinds)}"
            raise GameError(
                f"the action {shown(block)} names the kind {shown(kind)}, {there}"
            )
        return self.kinds[kind]


def check_named(
    block: str, ids: Sequence[tuple[str, ...]], named: Sequence[str]
) -> None:
    """A row names elements of its kinds, or of the first few of them."""
    if len(named) > len(ids) or any(
        id not in kind for kind, id in zip(ids, named, strict=False)
    ):
        raise GameError(f"the action {shown(block)} cannot name {listed(named)}")


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
        rows = texts if isinstance(texts, Rows) else Rows({})
        self.verbs: Mapping[str, str] = rows.verbs  # nothing of texts by themselves
        self.kinds = rows.kinds
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
    def rows(self) -> dict[str, list[int]]:
        """Verb → its actions."""
        rows: dict[str, list[int]] = {}
        for number, text in enumerate(self.texts):
            rows.setdefault(text.partition(" ")[0], []).append(number)
        return rows

    @cached_property
    def digest(self) -> str:
        """A fingerprint of the table: actions are numbers only as long as it holds."""
        return hashlib.sha256("\n".join(self.texts).encode()).hexdigest()[:16]
