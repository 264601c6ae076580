"""What a card, a unit, a room, a token shows, in its reader's language."""

from collections.abc import Callable, Iterable, Mapping

import msgspec

# A message of the catalogs: (key, values) → text, None if there is none.
Find = Callable[[str, Mapping[str, object]], str | None]


class CardLine(msgspec.Struct, frozen=True):
    """One line of a card: what is true of it, or one of the moves it gives."""

    kind: str  # the game's word for it: "static", "action", "passive", "start" …
    move: str  # the move's id, "" if it is none
    name: str  # the move's name, "" if it has none
    cost: int | None  # None: nothing is paid or held
    hold: bool  # the cost is held, not paid
    text: str  # what it does
    told: str  # the same as a sentence of its own, cost and occasion included


class CardFace(msgspec.Struct, frozen=True):
    """A card as its owner reads it, or any other piece of the box.

    Ids are named by the game's catalog.
    """

    kind: str  # of element: "card", "role", "terrain" …
    id: str
    name: str
    title: str  # what stands under its name
    type: str  # the sort of pieces it is among: an id of kind `type`
    rule: str  # where the rulebook tells of it
    cost: int | None  # to play or to use it; None: it has none
    unique: bool
    numbers: dict[str, int]  # printed numbers by name, ids of kind `word`
    marks: dict[str, list[str]]  # ids by kind, such as its abilities
    lines: list[CardLine]
    text: str  # all of it in a few sentences


class Pieces:
    """Writes the faces of pieces whose names and texts stand in the catalogs."""

    def __init__(self, find: Find) -> None:
        self.find = find
        self.made: list[CardFace] = []

    def add(
        self,
        kind: str,
        id: str,
        *,
        type: str,
        rule: str,
        cost: int | None = None,
        numbers: Mapping[str, int] | None = None,
        marks: Mapping[str, list[str]] | None = None,
        text: str = "",
    ) -> None:
        """One more face; `text` is what it says if the catalogs say nothing."""
        self.made.append(
            CardFace(
                kind=kind,
                id=id,
                name=self.find(f"{kind}-{id}", {}) or id,
                title="",
                type=type,
                rule=rule,
                cost=cost,
                unique=False,
                numbers=dict(numbers or {}),
                marks=dict(marks or {}),
                lines=[],
                text=self.find(f"{kind}-{id}.text", {}) or text,
            )
        )


def card_texts(faces: Iterable[CardFace]) -> dict[str, tuple[str, str]]:
    """Names and texts of cards and their moves, by the key of their message."""
    made: dict[str, tuple[str, str]] = {}
    for face in faces:
        made[f"{face.kind}-{face.id}"] = (face.name, face.text)
        for line in face.lines:
            if line.move:
                made[f"move-{line.move}"] = (line.name, line.told)
    return made


def card_messages(texts: Mapping[str, tuple[str, str]]) -> str:
    """The same as Fluent messages."""
    lines = [
        f"{key} = {literal(name)}\n    .text = {literal(text)}\n"
        for key, (name, text) in texts.items()
    ]
    return "".join(lines)


def literal(text: str) -> str:
    """A text in which nothing has a meaning to Fluent."""
    safe = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'{{ "{safe}" }}'
