"""Every visible word, in the reader's language.

Catalogs are Fluent files: `sobremesa/lang/` for the product, `lang/` in a game's
package for the game.
A game's catalog names its messages by rule:

    seat-S, card-plant   an element: its kind and id; `.text` explains it
    field-hands          a part of the state, where a view lists it
    verb-play            an action: $card … are the names of what it names
    event-10-2-dies      an event's key; `.hidden` is what others are told
    event-played         for all events of that word without a message of their own
    stage-action         the question put to $seat
    end-12-2             why a match is over
    problem-12-1-size    what is wrong with a file that a player brought
    refused-far          a test an action fails, with the values of its `Reason`
    option-hand_size     what an option does; preset-late likewise
    choice-census        one of the words an option can be set to

Beside every name `$card` stands the bare id as `$card_id`; what is left out is "none".
Ids that are the same in every language (spaces, coordinates) need no message.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

from .kernel.content import name_of, read_own
from .kernel.errors import Mistake, Problem, Unknown, shown
from .kernel.faces import CardFace, card_messages, card_texts
from .kernel.game import Game
from .kernel.log import Event
from .kernel.reason import Reason

LANGUAGES = ("en", "es", "pt")
PRODUCT = Path(__file__).parent / "lang"
ENTRY = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")
CARDS = ("card-", "move-")  # messages that may be written from a card's steps


class Words:
    """The product's words and one game's, in one language; English behind them."""

    def __init__(self, lang: str, game: Game | None = None) -> None:
        if lang not in LANGUAGES:
            raise Unknown("language", lang, LANGUAGES)
        self.lang = lang
        self.game = game
        self.codes = list(dict.fromkeys([lang, "en"]))

    def find(self, key: str, values: Mapping[str, object]) -> str | None:
        """A message, or one of its attributes as `message.attribute`."""
        for code in self.codes:
            text = open_catalog(code, self.game).find(key, values)
            if text is None and self.game is not None and key.startswith(CARDS):
                text = card_text(code, self.game, key)
            if text is not None:
                return text
        return None

    def say(self, key: str, **values: object) -> str:
        text = self.find(key, values)
        if text is None:
            path = paths("en", self.game)[-1]
            raise Mistake(f"{name_of(path)}: there is no message {key!r}")
        return text

    def element(self, kind: str, id: str) -> str:
        """The name of an element; its id where that is the same everywhere."""
        if not is_identifier(id):
            return id
        return self.find(f"{kind}-{id}", {}) or id

    def explain(self, kind: str, id: str) -> str:
        """What an element is for; "" if its catalog does not say."""
        return (self.find(f"{kind}-{id}.text", {}) if is_identifier(id) else None) or ""

    def action(self, text: str) -> str:
        """An action as a sentence."""
        verb, *ids = text.split()
        assert self.game is not None
        values = self.values(self.game.verbs[verb], ids)
        return self.find(f"verb-{verb}", values) or text

    def event(self, event: Event) -> str:
        """An event as its reader may know it."""
        assert self.game is not None
        kinds = self.game.events[event.key].split()
        numbers: list[str | int] = []
        for word, number in zip(kinds, event.numbers, strict=False):
            ids = self.game.kinds.get(word.partition(":")[2] or word)
            numbers.append(number if ids is None else ids[number])
        values = self.values(self.game.events[event.key], numbers)
        rule, _, word = event.key.partition("/")
        hidden = ".hidden" if len(event.numbers) < len(kinds) else ""
        for key in (f"event-{rule.replace('.', '-')}-{word}", f"event-{word}"):
            if text := self.find(f"{key}{hidden}", values):
                return text
        raise Mistake(f"there is no message for the event {event.key!r}")

    def values(self, kinds: str, ids: list[str] | list[str | int]) -> dict[str, object]:
        """Fluent's variables: a name for every element, and its bare id."""
        values: dict[str, object] = {}
        for at, word in enumerate(kinds.split()):
            name, _, kind = word.partition(":")
            id = ids[at] if at < len(ids) else "none"
            values[f"{name}_id"] = id
            values[name] = self.element(kind or name, id) if isinstance(id, str) else id
        return values

    def problem(self, problem: Problem, *, ids: bool = False) -> str:
        """What is wrong with something a player brought; with bare ids for files."""
        values: dict[str, object] = {}
        for name, value in problem.values.items():
            values[name] = value
            if isinstance(value, str) and (named := self.element(name, value)) != value:
                values[name] = f"{named} ({value})" if ids else named
        key = problem.key.replace(".", "-").replace("/", "-")
        return (self.find(f"problem-{key}", values) if key else None) or problem.text

    def unknown(self, error: Unknown) -> str:
        """A name that nothing has, and the one that may have been meant."""
        of = error.of.rpartition(" ")[2]
        told = self.say(f"unknown-{error.kind}", name=shown(error.name), of=of)
        if error.listed:
            takes = "takes" if error.of else "known"
            told = self.say(f"unknown-{takes}", told=told, known=error.listed)
        if error.near:
            told = self.say("unknown-near", told=told, near=error.near)
        return f"{error.place}: {told}" if error.place else told

    def reason(self, reason: Reason) -> str:
        """A test that an action fails; values called as a kind are ids of elements."""
        assert self.game is not None
        values: dict[str, object] = {}
        for name, text in reason.values.items():
            values[f"{name}_id"] = text
            values[name] = self.element(name, text) if name in self.game.kinds else text
        return self.say(f"refused-{reason.word}", **values)

    def stage(self, stage: str, seat: str) -> str:
        """The question put to a seat."""
        return self.say(f"stage-{stage}", seat=self.element("seat", seat), seat_id=seat)

    def ending(self, rule: str) -> str:
        return self.say(f"end-{rule.replace('.', '-')}")

    def option(self, name: str) -> str:
        """What an option does; options with dots share their first word's message."""
        return self.say(f"option-{name.partition('.')[0]}")

    def option_name(self, name: str) -> str:
        """An option as the page calls it: `copies.S.plant` says whose and of what."""
        parts = [self.choice(name, part) for part in name.split(".")[1:]]
        return " ".join(filter(None, [self.option(name), " · ".join(parts)]))

    def choice(self, option: str, id: str) -> str:
        """One of the words an option can be set to; it may be an element's name."""
        assert self.game is not None
        kinds = [kind for kind, ids in self.game.kinds.items() if id in ids]
        for kind in ("choice", option.partition(".")[0], *kinds):
            if text := self.find(f"{kind}-{id}", {}):
                return text
        return id


class Catalog:
    """The messages of one language; each is parsed when it is first asked for."""

    def __init__(self, lang: str, files: list[Path]) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.waiting: dict[str, Piece] = {}
        for path in files:
            for piece in pieces(path):
                self.waiting.setdefault(piece.id, piece)

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
        """Parse an entry that waits, and those it refers to; threads may meet here."""
        piece = self.waiting.get(id)
        if piece is None:
            return
        entry = piece.parse()
        self.bundle.add_resource(entry)
        self.waiting.pop(id, None)
        references = References()
        references.visit(entry)
        for other in references.ids:
            self.read(other)


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


@cache
def open_catalog(lang: str, game: Game | None) -> Catalog:
    return Catalog(lang, paths(lang, game))


def paths(lang: str, game: Game | None) -> list[Path]:
    """A game may have no words in a language: English ones stand in for them."""
    product = PRODUCT / f"{lang}.ftl"
    if game is None:
        return [product]
    own = game.folder / "lang" / f"{lang}.ftl"
    return [product, own] if lang == "en" or own.exists() else [product]


@cache
def faces(lang: str, game: Game) -> list[CardFace]:
    """A game's cards as they read in a language; none where it has none."""
    if game.cards is None:
        return []
    return game.cards(open_catalog(lang, game).find, lang)


@cache
def texts_of(lang: str, game: Game) -> dict[str, tuple[str, str]]:
    return card_texts(faces(lang, game))


def card_text(lang: str, game: Game, key: str) -> str | None:
    """What no catalog says of a card or a move: own names, and all texts."""
    name, _, attribute = key.partition(".")
    title, text = texts_of(lang, game).get(name, (None, None))
    return text if attribute == "text" else title if not attribute else None


def sources(lang: str, game: Game | None = None) -> str:
    """All messages as one Fluent text, those of cards after what they take over."""
    made = [] if game is None else [card_messages(faces(lang, game))]
    return "\n".join([*map(read_own, paths(lang, game)), *made])
