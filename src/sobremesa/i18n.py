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
    fact-marked          what is so at an element, with the values of its `Fact`
    refused-far          a test an action fails, with the values of its `Reason`
    option-hand_size     what an option does; preset-late likewise
    choice-census        one of the words an option can be set to
    goal-nature          a way in which the match can end; count-plants: what it counts
    sign-marked          what a sign of the board means

Lengths of which a rule compares the squares are said as lengths: `{ ROOT($square) }`,
and `{ ROOT($square, less: 2) }` takes 2 from it.
Beside every name `$card` stands the bare id as `$card_id`; what is left out is "none".
What the game says is printed on it comes as `$card_sort`, by the name of the word.
Ids that are the same in every language (spaces, coordinates) need no message.
"""

import re
from collections import Counter
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

from .kernel.content import Fault, name_of, read_own
from .kernel.errors import Mistake, Problem, Unknown, listed, shown
from .kernel.faces import CardFace, card_messages, card_texts
from .kernel.game import Game
from .kernel.goals import Count, Goal
from .kernel.log import Event
from .kernel.reason import Fact, Reason

LANGUAGES = ("en", "es", "pt")
PRODUCT = Path(__file__).parent / "lang"
#: Messages of the product that no page says.
ELSEWHERE = (
    *("agent-", "arena-", "command-", "engine-", "error-", "front-", "games-"),
    *("help-", "key-", "lab-", "options-", "place-", "play-", "print-"),
    *("puzzle-", "series-", "tool-", "unknown-", "verify-"),
)
KEPT = 256  # catalogs: of all games, and of those with own content that are in use
ENTRY = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")
Stands = Callable[[str, str], str]  # kind and id of a place → what is there, or ""
EXACT = 1e-9  # a limit such as 3.25
CARDS = ("card-", "move-", "token-")  # texts that may be written from numbers


def named(game: Game, text: str) -> Iterator[tuple[str, str, str]]:
    """What an action names: the word for it in sentences, its kind, its id."""
    verb, *ids = text.split()
    for word, id in zip(game.verbs[verb].split(), ids, strict=False):
        name, _, kind = word.partition(":")
        yield name, kind or name, id


def root(square: object, less: object = 0) -> FluentType:
    """A length, of which the square is given (`50`, or `169/4`): as from a ruler.

    One digit after the point; two where one would make it a limit that it is not.
    """
    length = float(Fraction(str(square))) ** 0.5 - float(str(less))
    exact = abs(round(length, 2) - length) < EXACT
    digits = 2 if exact or round(length, 1).is_integer() else 1
    return fluent_number(length, maximumFractionDigits=digits)


FUNCTIONS: dict[str, Callable[..., FluentType]] = {"ROOT": root}


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

    def spell(self, text: str) -> str:
        """A text that is not of the catalogs, as this reader's screen can show it."""
        return text

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

    def action(self, text: str, stands: Stands | None = None) -> str:
        """An action as a sentence, by what stands where it points."""
        verb, *ids = text.split()
        assert self.game is not None
        values = self.values(self.game.verbs[verb], ids)
        for name, kind, id in named(self.game, text) if stands else ():
            if stands and (there := stands(kind, id)):
                what, _, which = there.partition(":")
                values[name] = f"{self.element(what, which)} ({id})"
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
            values |= self.printed(name, id)
        return values

    def printed(self, name: str, id: str | int) -> dict[str, object]:
        """What is printed on an element, in words that are no language's."""
        on = self.game.printed if self.game else {}
        found = {f"{name}_{word}": of.get(str(id)) for word, of in on.items()}
        return {key: text for key, text in found.items() if text is not None}

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
        """A test that an action fails; values called as a kind are ids of elements.

        Whole numbers count: they may be singular or plural.
        """
        return self.say(f"refused-{reason.word}", **self.told(reason.values))

    def fact(self, fact: Fact) -> str:
        """What is so at an element."""
        return self.say(f"fact-{fact.word}", **self.told(fact.values))

    def told(self, texts: Mapping[str, str]) -> dict[str, object]:
        """Of a reason or a fact; what is there several times is counted."""
        assert self.game is not None
        values: dict[str, object] = {}
        for name, text in texts.items():
            values[f"{name}_id"] = text
            values[name] = int(text) if text.isdecimal() else text
            if name in self.game.kinds:
                counts = Counter(text.split(" "))
                named = {id: self.element(name, id) for id in counts}
                values[name] = ", ".join(
                    f"{count} × {named[id]}" if count > 1 else named[id]
                    for id, count in counts.items()
                )
        return values

    def goal(self, goal: Goal) -> str:
        """A goal, and how far its counts have come."""
        told = self.say(f"goal-{goal.word}")
        if not goal.counts:
            return told
        return self.say("goals-told", goal=told, counts=self.counts(goal))

    def counts(self, goal: Goal) -> str:
        """Its numbers alone: short enough to be always in sight."""
        return ", ".join(map(self.count, goal.counts))

    def count(self, count: Count) -> str:
        how = "down" if count.falls else "rival" if count.rival else "up"
        name = self.say(f"count-{count.word}")
        return self.say(f"goals-{how}", name=name, have=count.have, need=count.need)

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


def ids_of(game: Game, kind: str) -> set[str]:
    """All that a game calls by a message `kind-id`: elements, choices and presets."""
    if kind == "preset":
        return {*game.options.presets}
    if kind == "choice":
        return {one for option in game.options.all.values() for one in option.choices}
    return {*game.kinds.get(kind, ())}


def stray_words(game: Game) -> list[Fault]:
    """Own words for messages that there are not, or that tell more than a name."""
    faults: list[Fault] = []
    written = {key.partition(".")[0] for key in numbered("en", game)}
    for lang, messages in game.overlay.words.items():
        for key in messages:
            place = f"words.{lang}.{key}"
            name = key.partition(".")[0]
            kind, _, id = name.partition("-")
            piece = printed_pieces(game).get(name)
            if lang not in LANGUAGES:
                told = f"{place}: there are words in {listed(LANGUAGES)}"
                faults.append(Fault(place, told))
            elif piece is None and id not in ids_of(game, kind):
                faults.append(Fault(place, f"{place}: {game.name} has no such message"))
            elif piece and name not in written and "{" in piece.text:
                told = f"{place}: this message tells more than a name"
                faults.append(Fault(place, told))
    return faults


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
