"""Own content: what a designer changes in a game's content.toml.

A file of own content has the form of the printed one and only the lines that differ:

    remove = ["decks.classic.S.rabies"]

    [cards.hunter]
    hosts = ["herbivore"]

    [words.es]
    card-hunter = "Trampero"

Tables are laid over the printed ones name by name, everything else takes the place of
what is printed; `remove` takes things away before that, `words` gives other names.
An overlay has a canonical text: it is what records carry and fingerprints stand for.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from .content import LONGEST, Content, Fault, Form, title, under
from .errors import Mistake, Problem, Problems, listed, nearest, shown
from .options import Option, Options, read_option
from .toml import read_toml

TEXT = 64 * 1024  # characters of the canonical text
REMOVE, WORDS, GAME, TITLE = "remove", "words", "game", "title"
TUNABLE = ("default", "range", "step", "try", "choices")  # of an option
MARK = 16  # digits of a fingerprint
LANGUAGES = re.compile(r"[a-z]{2}")
MESSAGE = re.compile(r"[a-z][a-zA-Z0-9_-]{0,99}(\.[a-z]{1,20})?")
HEADER = re.compile(r"\s*\[\[?([^]\n]+)\]")
KEY = re.compile(
    r"""\s*((?:[\w-]+|"[^"\n]*"|'[^'\n]*')(?:\s*\.\s*(?:[\w-]+|"[^"\n]*"|'[^'\n]*'))*)\s*="""
)
PART = re.compile(r"""[\w-]+|"[^"]*"|'[^']*'""")
NAMES = {"name": "en", "name_es": "es", "name_pt": "pt"}  # columns of any row
Names = dict[str, dict[str, str]]  # language → message → text
Place = tuple[str, ...]  # the names on the way to a thing
Sources = tuple[tuple[str, str], ...]  # files: name and text


@dataclass(frozen=True)
class Overlay:
    """Changes to a game's content; equal ones have one text, whatever their files."""

    text: str = ""  #: canonical JSON; "": the game as it is printed
    sources: Sources = field(default=(), compare=False, repr=False)

    @classmethod
    def of(cls, files: Mapping[str, str], game: str = "") -> "Overlay":
        """From the texts of files by their names, the later over the earlier."""
        merged = cls()
        faults: list[str] = []
        for name, text in files.items():
            try:
                told = read_toml(text)
                check_plain(told)
                check_game(told, game)
            except Mistake as error:
                faults.append(f"{name}: {error}")
            else:
                told = {k: v for k, v in told.items() if k not in (GAME, TITLE)}
                merged = merged.under(cls.from_changes(told))
        if faults:
            raise Problems(faults)
        return cls(merged.text, tuple(files.items()))

    @classmethod
    def from_changes(cls, changes: Content, sources: Sources = ()) -> "Overlay":
        text = canonical(changes)
        if len(text) > TEXT:
            told = f"own content has {len(text)} characters, at most {TEXT}"
            raise Mistake(told)
        return cls(text, sources)

    @classmethod
    def read(cls, text: str) -> "Overlay":
        """From its canonical text, as records carry it."""
        if len(text) > TEXT:
            told = f"own content has {len(text)} characters, at most {TEXT}"
            raise Mistake(told)
        try:
            changes = json.loads(text)
        except (ValueError, RecursionError):
            raise Mistake(f"own content is no JSON: {shown(text)}") from None
        if not isinstance(changes, dict) or canonical(changes) != text:
            raise Mistake(f"own content is not in its canonical form: {shown(text)}")
        check_plain(changes)
        return cls(text)

    def __bool__(self) -> bool:
        return bool(self.text)

    @cached_property
    def changes(self) -> Content:
        changes: Content = json.loads(self.text or "{}")
        return changes

    @cached_property
    def fingerprint(self) -> str:
        """What records and tables know it by; "" for the printed content."""
        if not self.text:
            return ""
        return hashlib.sha256(self.text.encode()).hexdigest()[:MARK]

    def under(self, other: "Overlay") -> "Overlay":
        """This one, and the other laid over it."""
        if not other:
            return self
        changes = lay(self.changes, other.changes)
        removed = [
            *self.changes.get(REMOVE, []),
            *other.changes.get(REMOVE, []),
        ]
        if removed:
            changes[REMOVE] = sorted(set(removed))
        return Overlay.from_changes(changes, other.sources)

    def against(self, printed: Content) -> "Overlay":
        """Without what says only what is printed."""
        return Overlay(canonical(differing(self.changes, printed)), self.sources)

    @cached_property
    def words(self) -> dict[str, dict[str, str]]:
        """Language → message → text."""
        words: dict[str, dict[str, str]] = self.changes.get(WORDS, {})
        return words

    def names(self, content: Content, kinds: Mapping[str, str]) -> Names:
        """What own content calls things: its `words`, and the names in its rows.

        `kinds` says which tables have names, and what kind their rows are of.
        """
        named: Names = {lang: dict(told) for lang, told in self.words.items()}
        for table, kind in kinds.items():
            own = self.changes.get(table, {})
            for id in own if isinstance(own, dict) else ():
                row = content[table].get(id, {})
                for column, lang in NAMES.items():
                    if column in row:
                        named.setdefault(lang, {}).setdefault(
                            f"{kind}-{id}", row[column]
                        )
        return named

    @cached_property
    def first_fingerprint(self) -> str:
        """What records and tables knew own cards by before they carried them."""
        try:
            cards = [read_toml(text).get("cards", {}) for _, text in self.sources]
        except Mistake:
            return ""
        text = json.dumps(cards, ensure_ascii=True, separators=(",", ":"), default=str)
        return hashlib.sha256(text.encode()).hexdigest()[:MARK] if cards else ""

    def is_known_as(self, fingerprint: str) -> bool:
        return fingerprint in (self.fingerprint, self.first_fingerprint or None)

    def over(self, printed: Content, form: Form) -> Content:
        """The printed content with the changes, or all that is wrong with them."""
        if not self:
            return printed
        changes = dict(self.changes)
        faults = list(check_words(changes.pop(WORDS, {})))
        removed = changes.pop(REMOVE, [])
        faults += check_options(changes, removed, printed)
        kept, missing = without(printed, removed)
        faults += missing
        content = lay(kept, changes)
        faults += form(content, "", content)
        self.refuse(faults)
        return content

    def options(self, content: Content, more: Iterable[Option] = ()) -> Options:
        """The options of a content laid over, each fault with its place."""
        told: list[Option] = []
        faults: list[Fault] = []
        for name, facts in content["options"].items():
            try:
                told.append(read_option(name, facts))
            except Mistake as error:
                faults.append(Fault(f"options.{name}", str(error)))
        self.refuse(faults)
        try:
            return Options([*told, *more], content.get("presets"))
        except Mistake as error:
            self.refuse([Fault("presets", str(error))])
            raise

    def refuse(self, faults: Iterable[Fault]) -> None:
        """All faults at once, each with the file and the line it stands in."""
        found = sorted(faults, key=lambda fault: self.spot(fault.place))
        if found:
            raise Problems([Problem(f"{self.where(f.place)}{f.told}") for f in found])

    def where(self, place: str) -> str:
        """`house.toml, line 7: `, of the line that says most of a place."""
        if not self.sources:
            return ""
        file, line = self.spot(place)
        name = self.sources[file][0]
        return f"{name}, line {line}: " if line else f"{name}: "

    def spot(self, place: str) -> tuple[int, int]:
        """The file and the line that say most of a place."""
        parts = tuple(part.rstrip("]") for part in re.split(r"\.|\[", place))
        found = (self.lines.get(parts[:deep]) for deep in range(len(parts), 0, -1))
        return next((spot for spot in found if spot), (0, 0))

    @cached_property
    def lines(self) -> dict[Place, tuple[int, int]]:
        """Where the files speak of a place, or of something within it, first."""
        made: dict[Place, tuple[int, int]] = {}
        for file, (_, text) in enumerate(self.sources):
            own: dict[Place, tuple[int, int]] = {}
            for told, line in places_in(text):
                for deep in range(1, len(told) + 1):
                    own.setdefault(told[:deep], (file, line))
            made |= own  # what a later file says is laid over the earlier ones
        return made


PRINTED = Overlay()


def canonical(changes: Content) -> str:
    """Keys sorted, no spaces between, ASCII; "" where nothing is changed."""
    if not changes:
        return ""
    return json.dumps(changes, ensure_ascii=True, sort_keys=True, separators=(",", ":"))


def lay(under: Content, over: Content) -> Content:
    """One table over another: tables name by name, anything else in its place."""
    made = dict(under)
    for name, value in over.items():
        below = made.get(name)
        if isinstance(value, dict) and isinstance(below, dict):
            made[name] = lay(below, value)
        else:
            made[name] = value
    return made


def differing(over: Content, under: Content) -> Content:
    """What one table changes in another."""
    made: Content = {}
    for name, value in over.items():
        below = under.get(name)
        if isinstance(value, dict) and isinstance(below, dict):
            if less := differing(value, below):
                made[name] = less
        elif value != below or type(value) is not type(below):
            made[name] = value
    return made


def without(content: Content, places: Iterable[str]) -> tuple[Content, list[Fault]]:
    """A content without what stands at some places, and the places that are none."""
    made = content
    missing: list[Fault] = []
    for place in places:
        *path, last = place.split(".")
        made, found = taken(made, path, last)
        if found is not None:
            mean = f"; did you mean {found!r}?" if found else ""
            told = f"there is no {shown(place)} to remove{mean}"
            missing.append(Fault(REMOVE, told))
    return made, missing


def taken(content: Content, path: list[str], last: str) -> tuple[Content, str | None]:
    """A copy without one thing; beside it None, or the nearest name if it is none."""
    name = path[0] if path else last
    if name not in content:
        return content, nearest(name, content)
    if not path:
        return {key: one for key, one in content.items() if key != last}, None
    below = content[name]
    if not isinstance(below, dict):
        return content, ""
    less, found = taken(below, path[1:], last)
    return {**content, name: less}, found


def check_plain(told: Content) -> None:
    """What an overlay may be made of, whatever the game."""
    removed = told.get(REMOVE, [])
    if not isinstance(removed, list) or not all(isinstance(p, str) for p in removed):
        example = '["cards.rot"]'
        raise Mistake(f"remove is {shown(removed)}, it takes a list such as {example}")
    check_values(told, "")


def check_values(value: object, place: str) -> None:
    if isinstance(value, dict):
        for name, one in value.items():
            if not (name and name.isprintable() and len(name) <= LONGEST):
                raise Mistake(f"{place or 'the file'} has the name {shown(name)}")
            check_values(one, under(place, name))
    elif isinstance(value, list):
        for at, one in enumerate(value, start=1):
            check_values(one, f"{place}[{at}]")
    elif not isinstance(value, bool | int | str):
        takes = "it takes whole numbers, texts, true, false, lists and tables"
        raise Mistake(f"{place} is {shown(value)}, {takes}")
    elif isinstance(value, int) and abs(value) > 10**9:
        raise Mistake(f"{place} is {shown(value)}, a number of at most nine digits")


def check_game(told: Content, game: str) -> None:
    """A file may say which game it is for."""
    said = told.get(GAME, game)
    if game and said != game:
        raise Mistake(f"game is {shown(said)}, this is {game}")


def check_options(
    changes: Content, removed: Iterable[str], printed: Content
) -> Iterator[Fault]:
    """The rules know the printed options: none is added, none taken away."""
    known = printed.get("options", {})
    own = changes.get("options", {})
    for name in own if isinstance(own, dict) else ():
        facts = own[name]
        for fact in facts if isinstance(facts, dict) and name in known else ():
            if fact not in TUNABLE and facts[fact] != known[name].get(fact):
                place = f"options.{name}.{fact}"
                told = f"{place} cannot be changed, only {listed(TUNABLE)} can"
                yield Fault(place, told)
        if name not in known:
            near = nearest(name, known)
            mean = f"; did you mean {near!r}?" if near else ""
            told = f"there is no option {shown(name)}{mean}"
            yield Fault(f"options.{name}", told)
    for place in removed:
        if place.partition(".")[0] == "options":
            told = f"{shown(place)} cannot be removed, the rules ask for it"
            yield Fault(REMOVE, told)


def check_words(words: object) -> Iterator[Fault]:
    """Own names and texts: plain ones, whose language and message are named."""
    if not isinstance(words, dict):
        yield Fault(WORDS, f"words is {shown(words)}, it takes tables such as words.en")
        return
    for lang, messages in words.items():
        place = under(WORDS, lang)
        if not LANGUAGES.fullmatch(lang) or not isinstance(messages, dict):
            yield Fault(place, f"{place} is no table of a language such as words.en")
            continue
        for key, text in messages.items():
            at = under(place, key)
            if not MESSAGE.fullmatch(key):
                yield Fault(at, f"{at} is no name of a message such as card-rot")
            yield from title(text, at, {})


def places_in(text: str) -> Iterator[tuple[Place, int]]:
    """What each line of a TOML text is about."""
    table: Place = ()
    for number, line in enumerate(text.split("\n"), start=1):
        if header := HEADER.match(line):
            table = names_in(header[1])
            yield table, number
        elif key := KEY.match(line):
            yield (*table, *names_in(key[1])), number


def names_in(key: str) -> Place:
    return tuple(part.strip("\"'") for part in PART.findall(key))
