"""Catalogs: Fluent files, parsed message by message when one is first asked for.

What is in them, and under which names, is told in `i18n.py`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from typing import cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import serialize
from fluent.syntax.ast import (
    Attribute,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Resource,
    TermReference,
    TextElement,
)
from fluent.syntax.visitor import Visitor

from .kernel.content import name_of, read_own
from .kernel.errors import Mistake, shown
from .kernel.faces import CardFace, card_messages, card_texts
from .kernel.game import Game

PRODUCT = Path(__file__).parent / "lang"
#: Messages of the product that no page says.
ELSEWHERE = (
    *("agent-", "arena-", "command-", "engine-", "error-", "front-", "games-"),
    *("help-", "key-", "lab-", "options-", "place-", "play-", "print-"),
    *("puzzle-", "series-", "tool-", "unknown-", "verify-"),
)
KEPT = 256  # catalogs: of all games, and of those with own content that are in use
ENTRY = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")
EXACT = 1e-9  # a limit such as 3.25
CARDS = ("card-", "move-", "token-")  # texts that may be written from numbers


def root(square: object, less: object = 0) -> FluentType:
    """A length, of which the square is given (`50`, or `169/4`): as from a ruler.

    One digit after the point; two where one would make it a limit that it is not.
    """
    length = float(Fraction(str(square))) ** 0.5 - float(str(less))
    exact = abs(round(length, 2) - length) < EXACT
    digits = 2 if exact or round(length, 1).is_integer() else 1
    return fluent_number(length, maximumFractionDigits=digits)


FUNCTIONS: dict[str, Callable[..., FluentType]] = {"ROOT": root}


class Catalog:
    """The messages of one language; each is parsed when it is first asked for."""

    def __init__(
        self,
        lang: str,
        files: list[Path],
        own: Mapping[str, str] | None = None,
    ) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
        self.pieces: dict[str, Piece] = {}
        self.parsed: set[str] = set()
        for path in files:
            for piece in pieces(path):
                self.pieces.setdefault(piece.id, piece)
        self.own: dict[str, dict[str, str]] = {}
        for key, text in (own or {}).items():
            id, _, attribute = key.partition(".")
            self.own.setdefault(id, {})[attribute] = text

    def find(self, key: str, values: Mapping[str, object]) -> str | None:
        """A message, or one of its attributes as `message.attribute`."""
        name, _, attribute = key.partition(".")
        self.read(name)
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        part = message.attributes.get(attribute) if attribute else message.value
        if part is None:
            return None
        text, errors = self.bundle.format_pattern(part, dict(values))
        if errors:
            raise Mistake(f"message {key!r} in {self.lang}: {errors[0]}")
        return str(text)

    def read(self, id: str) -> None:
        """Parse an entry, and those it refers to; threads may meet here."""
        if id in self.parsed or (entry := self.entry(id)) is None:
            return
        self.bundle.add_resource(entry)
        self.parsed.add(id)
        references = References()
        references.visit(entry)
        for other in references.ids:
            self.read(other)

    def entry(self, id: str) -> Resource | None:
        """As it stands in a file, with a designer's own words in place of some."""
        piece = self.pieces.get(id)
        if id in self.own:
            return own_message(id, self.own[id], piece)
        return None if piece is None else piece.parse()


class References(Visitor):
    """The messages and terms that an entry puts into its own text."""

    def __init__(self) -> None:
        self.ids: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.ids.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.ids.append(f"-{node.id.name}")


@dataclass(frozen=True)
class Piece:
    """An entry as it stands in a file."""

    id: str  # a term's begins with `-`
    path: Path
    line: int
    text: str

    def parse(self) -> Resource:
        entry = FluentResource(self.text)
        if any(isinstance(part, Junk) for part in entry.body):
            raise no_message(self.path, self.line, self.text)
        return entry


def own_message(id: str, own: Mapping[str, str], printed: Piece | None) -> Resource:
    """A message with a designer's own name or text; the rest of it is as printed."""
    found = [] if printed is None else printed.parse().body
    message = found[0] if found else None
    if not isinstance(message, Message):
        message = Message(Identifier(id))
    parts = {one.id.name: one for one in message.attributes}
    for attribute, text in own.items():
        pattern = Pattern([TextElement(text)])
        if attribute:
            parts[attribute] = Attribute(Identifier(attribute), pattern)
        else:
            message.value = pattern
    message.attributes = list(parts.values())
    if message.value is None:
        message.value = Pattern([TextElement(id)])
    return Resource([message])


def pieces(path: Path) -> Iterator[Piece]:
    """The entries of a file: each begins at a margin, and goes on indented."""
    id, first, lines = "", 0, list[str]()
    for number, line in enumerate(read_own(path).splitlines(), start=1):
        if not line or line[0] in " }[*.":
            lines.append(line)
            continue
        if id:
            yield Piece(id, path, first, "\n".join(lines))
        id, first, lines = "", number, [line]
        if line[0] != "#":
            if not (begin := ENTRY.match(line)):
                raise no_message(path, number, line)
            id = begin[1]
    if id:
        yield Piece(id, path, first, "\n".join(lines))


def no_message(path: Path, line: int, text: str) -> Mistake:
    said = shown(text.partition("\n")[0])
    return Mistake(f"{name_of(path)}, line {line}: {said} is no message of Fluent")


def is_identifier(id: str) -> bool:
    return id.replace("_", "").replace("-", "").isalnum() and id.isascii()


@lru_cache(maxsize=KEPT)
def open_catalog(lang: str, game: Game | None) -> Catalog:
    return Catalog(lang, paths(lang, game), own_names(lang, game))


@lru_cache(maxsize=KEPT)
def beside(path: Path, lang: str, game: Game) -> Catalog:
    """Messages of another file, which may name what the game's catalog names."""
    return Catalog(lang, [path, *paths(lang, game)], own_names(lang, game))


@lru_cache(maxsize=KEPT)
def own_names(lang: str, game: Game | None) -> Mapping[str, str]:
    """What own content calls things; English where it says nothing in a language.

    Before that, what the game writes with the numbers of its content.
    """
    if game is None:
        return {}
    named = {**game.named.get("en", {}), **game.named.get(lang, {})}
    return {**numbered(lang, game), **named}


def numbered(lang: str, game: Game) -> Mapping[str, str]:
    """Messages with the numbers of a game's content put in."""
    if game.texts is None:
        return {}
    return game.texts(Catalog(lang, paths(lang, game), game.named.get(lang)).find)


def paths(lang: str, game: Game | None) -> list[Path]:
    """A game may have no words in a language: English ones stand in for them."""
    product = PRODUCT / f"{lang}.ftl"
    if game is None:
        return [product]
    own = game.folder / "lang" / f"{lang}.ftl"
    return [product, own] if lang == "en" or own.exists() else [product]


def printed_pieces(game: Game) -> dict[str, Piece]:
    return {piece.id: piece for piece in pieces(game.folder / "lang" / "en.ftl")}


@lru_cache(maxsize=KEPT)
def faces(lang: str, game: Game) -> list[CardFace]:
    """A game's cards and other pieces as they read in a language."""
    if game.cards is None:
        return []
    return game.cards(open_catalog(lang, game).find, lang)


@lru_cache(maxsize=KEPT)
def texts_of(lang: str, game: Game) -> dict[str, tuple[str, str]]:
    """Of those whose texts are written from tables: no catalog has them."""
    find, written = open_catalog(lang, game).find, card_texts(faces(lang, game))
    return {
        key: texts
        for key, texts in written.items()
        if key.startswith(CARDS) and find(f"{key}.text", {}) is None
    }


def card_text(lang: str, game: Game, key: str) -> str | None:
    """What no catalog says of a card or a move: own names, and all texts."""
    name, _, attribute = key.partition(".")
    title, text = texts_of(lang, game).get(name, (None, None))
    return text if attribute == "text" else title if not attribute else None


def sources(lang: str, game: Game | None = None) -> str:
    """What pages say, as one Fluent text: numbers put in, own messages as such."""
    written = {} if game is None else texts_of(lang, game)
    catalog = open_catalog(lang, game)
    own = [id for id in catalog.own if id not in written]
    made = {id: serialize(cast(Resource, catalog.entry(id))) for id in own}
    files = [piece for path in paths(lang, game) for piece in pieces(path)]
    unsaid = {
        one.id
        for one in files
        if one.path.parent == PRODUCT and one.id.startswith(ELSEWHERE)
    }
    left_out = {*written, *made, *unsaid, *unshown(game)}
    texts = [one.text for one in files if one.id not in left_out]
    return "\n".join([*texts, card_messages(written), *made.values()])


def unshown(game: Game | None) -> set[str]:
    """What signs mean that no page shows."""
    legend = () if game is None else game.legend
    shown = {one.key for one in legend if one.art}
    return {one.key for one in legend if one.key.startswith("sign-")} - shown
