"""A game's card: static facts, and its functions handed over."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from .dice import Dice
from .errors import GameError
from .faces import CardFace, Find
from .files import FileKind
from .log import Log
from .options import Options, Value
from .reason import Reason
from .rulebook import Rulebook
from .state import State
from .table import Table

Chosen = Mapping[str, Value]
Fields = dict[str, Any]  # a position's own fields: JSON


@dataclass(frozen=True, kw_only=True)
class FirstMatch:
    """What somebody plays who has said nothing yet: a newcomer wins about half.

    Chosen by measurement: `bench/first.py`.
    """

    seats: int = 2  # at the table
    seat: int = 0  # the newcomer's
    level: str = "normal"  # of the bots at the others
    options: Mapping[str, Value] = field(default_factory=dict)  # or a preset


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Game:
    """Everything the house needs to know of a game; nothing to override."""

    id: str
    edition: int
    name: str
    folder: Path  #: of the package: `rulebook*.md`, `lang/*.ftl`
    seats: tuple[int, ...]  #: the numbers of seats it takes
    table: Table
    stages: tuple[str, ...]
    options: Options
    #: Event key → the kinds of its numbers: "seat card from:space to:space".
    events: Mapping[str, str]
    #: Verb of an action → the kinds of the elements it names, in the same words.
    verbs: Mapping[str, str]
    #: Kind of element → the ids its numbers stand for.
    kinds: Mapping[str, tuple[str, ...]]

    new: Callable[[Chosen, int, Dice, Log], State]
    dump: Callable[[State], Fields]
    load: Callable[[Chosen, int, Fields], State]
    problems: Callable[[Chosen, int, Fields], list[str]]
    view: Callable[[State, int], msgspec.Struct]
    redeal: Callable[[State, int, Dice], State]
    observe: Callable[[State, int], list[float]]
    evaluate: Callable[[State, int], float]
    #: A seat's view, out of a spectator's of the same state: the parts they share are
    #: the same objects, built once for all eyes. None: each view is built by itself.
    besides: Callable[[State, int, Any], msgspec.Struct] | None = None
    #: The legal actions worth a thought: bots look at no others.
    shortlist: Callable[[State], list[int]]
    #: Stages at which no half-made action is pending; bots weigh positions there.
    calm: frozenset[int]
    #: Imagined states over which one step ahead is averaged: more where luck is big.
    looks: int = 1
    #: A search plays random matches to the end, where those are short and fair.
    playouts: bool = False
    #: What is played unless one asks for something else.
    first: FirstMatch = FirstMatch()
    #: Draws a view for a terminal: (view, name of an element) → rich renderable.
    draw: Callable[[Any, Callable[[str, str], str]], Any]
    #: The event that begins a round, as its rulebook counts them; "": it counts none.
    round: str = ""
    #: Checks options against one another and against the number of seats.
    agree: Callable[[Chosen, int], None] = field(default=lambda chosen, seats: None)
    #: The faces of its cards in a language, for games whose cards are read from tables.
    cards: Callable[[Find, str], list[CardFace]] | None = None
    #: What players may bring in files: a kind of file → the options it sets.
    files: Mapping[str, FileKind] = field(default_factory=dict)
    #: The same game with further cards, from the texts of card files by their names.
    extend: Callable[[Mapping[str, str]], "Game"] | None = None
    #: A fingerprint of such further cards; "" for the game as it is printed.
    content: str = ""
    #: The card files they come from: with them the game is made again elsewhere.
    added: Mapping[str, str] = field(default_factory=dict)
    #: Every test an action fails as an answer now; none where there is no more to say.
    why: Callable[[State, int], list[Reason]] = field(default=lambda state, action: [])

    def __repr__(self) -> str:
        seats = ", ".join(str(number) for number in self.seats)
        own = " with own cards" if self.content else ""
        return f"<Game {self.id}: {self.name}, {seats} seats{own}>"

    def __copy__(self) -> "Game":
        """Nothing in it changes."""
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def set_up(self, given: Mapping[str, object], seats: int) -> dict[str, Value]:
        """Options read and checked for this number of seats."""
        if seats not in self.seats:
            takes = " or ".join(str(number) for number in self.seats)
            raise GameError(f"{self.name} takes {takes} seats, not {seats}")
        chosen = self.options.read(given)
        self.agree(chosen, seats)
        return chosen

    def hidden_options(self, chosen: Chosen) -> list[str]:
        """The names of chosen options that are secret while the match goes on."""
        return self.options.hidden(chosen)

    def public_options(self, chosen: Chosen) -> dict[str, Value]:
        """What everyone may be told of the options while the match goes on."""
        hidden = self.hidden_options(chosen)
        return {name: value for name, value in chosen.items() if name not in hidden}

    def rulebook(self, lang: str = "en") -> Rulebook:
        """The rules in a language; English where there is no translation."""
        return open_rulebook(self.folder, lang)

    def cite(self, key: str) -> str:
        """A rule as people write it: `5.3/dies` → `ST-5.3`."""
        return f"{self.rulebook().prefix}-{key.partition('/')[0]}"


@cache
def open_rulebook(folder: Path, lang: str) -> Rulebook:
    path = folder / f"rulebook.{lang}.md"
    return Rulebook.open(path if path.exists() else folder / "rulebook.md")
