"""What a card shows, in its reader's language."""

from collections.abc import Callable, Mapping

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
    """A card as its owner reads it. Ids are named by the game's catalog."""

    id: str
    name: str
    title: str  # what stands under its name
    type: str  # an id of kind `type`
    cost: int | None  # to play or to use it; None: it has none
    unique: bool
    numbers: dict[str, int]  # printed numbers by name, ids of kind `word`
    marks: dict[str, list[str]]  # ids by kind, such as its abilities
    lines: list[CardLine]
    text: str  # all of it in a few sentences


def card_messages(faces: list[CardFace]) -> str:
    """The names and texts of cards and their moves, as Fluent messages."""
    lines: list[str] = []
    for face in faces:
        lines += message(f"card-{face.id}", face.name, face.text)
        for line in face.lines:
            if line.move:
                lines += message(f"move-{line.move}", line.name, line.told)
    return "\n".join([*lines, ""])


def message(key: str, value: str, text: str) -> list[str]:
    return [f"{key} = {literal(value)}", f"    .text = {literal(text)}"]


def literal(text: str) -> str:
    """A text in which nothing has a meaning to Fluent."""
    safe = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'{{ "{safe}" }}'
