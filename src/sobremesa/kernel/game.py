"""A game's card: static facts, and its functions handed over."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any

import msgspec

from .dice import Dice
from .errors import GameError, OptionError, listed, shown
from .faces import CardFace, Find
from .fields import EVERYONE, Field
from .files import FileKind
from .goals import Goal
from .kit import Art, Kit
from .legend import Legend
from .log import Log
from .options import Options, Value
from .overlay import PRINTED, Overlay
from .plain import draw_view
from .reason import Fact, Reason
from .rulebook import Rulebook
from .sheet import Chosen as Chosen
from .sheet import Fields as Fields
from .sheet import Layout, Sheet
from .sight import Sight
from .state import State, by_result, every_legal, same
from .table import Table
from .weights import Features

EXTENDED = 64  # games with own content that are kept ready
LOOKS = 8  # where positions are weighed by playing them out
HIDDEN = re.compile(r"^ +\.hidden =", re.MULTILINE)  # a message of a whispered event


def unset(*_: object) -> Any:
    """Stands for what a game does not say itself."""
    raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class FirstMatch:
    """What somebody plays who has said nothing yet: a newcomer wins about half.

    Chosen by measurement: `bench/first.py`.
    """

    seats: int = 2  # at the table
    seat: int = 0  # the newcomer's
    level: str = "normal"  # of the bots at the others
    options: Mapping[str, Value] = field(default_factory=dict)  # or a preset


@dataclass(frozen=True, kw_only=True)
class Search:
    """Where and when a search weighs positions, as measurements have it."""

    #: Stages at which nothing is pending, not even an answer; the calm ones if none.
    rest: frozenset[int] = frozenset()
    #: Own turns that a simulation plays on to, all answering; 0: it weighs at once.
    turns: int = 1
    #: Visits of a position before its answers are looked at, one by one; with no turns
    #: to play on to they are looked at for hints alone.
    patience: int = 1
    #: How wrong a look is at least, in points; 0: what comes later tells no more, and
    #: what looks bad is hardly tried.
    doubt: float = 0.04


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Game:
    """Everything the house needs to know of a game; nothing to override.

    Rules, table and words are a game's own; the rest follows from its `fields`, until
    it says better.
    """

    id: str
    edition: int = 1
    #: Older editions whose matches play on under this one → the digest of their table.
    older: Mapping[int, str] = field(default_factory=dict)
    #: What was printed in those that had other content, as changes of what is now.
    former: Mapping[int, Overlay] = field(default_factory=dict)
    name: str
    folder: Path  #: of the package: `rulebook*.md`, `lang/*.ftl`
    seats: tuple[int, ...]  #: the numbers of seats it takes
    #: By seat: the side it is of, where seats win together in every match.
    sides: tuple[str, ...] = ()
    table: Table
    stages: tuple[str, ...] = ("turn",)
    options: Options = field(default_factory=lambda: Options(()))
    #: Event key → the kinds of its numbers: "seat card from:space to:space".
    events: Mapping[str, str]
    #: Verb of an action → the kinds of the elements it names, in the same words.
    verbs: Mapping[str, str] = field(default_factory=dict)
    #: Kind of element → the ids its numbers stand for.
    kinds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    #: What its state holds, beside seat and stage.
    fields: Sequence[Field] = ()
    #: Kind of element → its ids as they lie on the table, row by row; "" for a gap.
    layout: Layout = field(default_factory=dict)
    #: What is printed on elements and no view repeats: a word → element → what.
    printed: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    new: Callable[[Chosen, int, Dice, Log], State]
    dump: Callable[[State], Fields] = unset
    load: Callable[[Chosen, int, Fields], State] = unset
    problems: Callable[[Chosen, int, Fields], list[str]] = unset
    #: What is wrong with a state all of whose fields can be, by its own rules.
    wrong: Callable[[Any], list[str]] = field(default=lambda state: [])
    view: Callable[[State, int], msgspec.Struct] = unset
    redeal: Callable[[State, int, Dice], State] = unset
    #: Writes what a seat sees as numbers, as many at every decision, for learners.
    observe: Callable[[State, int, Sight], None] = unset
    #: How a seat stands, 0 to 1; without it bots play positions out at random.
    evaluate: Callable[[State, int], float] = by_result
    #: What an expectation of its bots means as a chance, where people are told of it:
    #: (view, expectation) → chance. Bots do not ask.
    chance: Callable[[Any, float], float] = field(default=lambda view, worth: worth)
    #: What `evaluate` weighs, where its weights are fitted (`bots/fit.py`).
    features: Features | None = None
    #: A seat's view, out of a spectator's of the same state: the parts they share are
    #: the same objects, built once for all eyes. None: each view is built by itself.
    besides: Callable[[State, int, Any], msgspec.Struct] | None = None
    #: The legal actions worth a thought: bots look at no others.
    shortlist: Callable[[State], list[int]] = every_legal
    #: Stages at which no half-made action is pending; bots weigh positions there.
    calm: frozenset[int] = frozenset()  # all of them
    #: Imagined states over which one step ahead is averaged: more where luck is big.
    looks: int = 1
    #: A search plays random matches to the end, where those are short and fair.
    playouts: bool = False
    #: How far a search goes.
    search: Search = Search()
    #: What is played unless one asks for something else.
    first: FirstMatch = FirstMatch()
    #: The option that names the seat that begins (from 1), where people go before bots.
    people_first: str = ""
    #: The option that names a person's seat that begins (from 1; 0 is nobody's), by a
    #: custom such as that of the youngest: it goes with that person into a rematch.
    person_first: str = ""
    #: Draws a view for a terminal: (view, name of an element) → text, or anything rich.
    draw: Callable[[Any, Callable[[str, str], str]], Any] = draw_view
    #: What decides the match and how near it is, all that can be told from a view.
    goals: Callable[[Any], list[Goal]] = field(default=lambda view: [])
    #: What is so at an element now: (view, kind, id) → what it is, holds and awaits.
    about: Callable[[Any, str, str], list[Fact]] = field(
        default=lambda view, kind, id: []
    )
    #: What stands where an action points now, so that sentences name it: (view, kind,
    #: id) → `card:oracle`, or "".
    stands: Callable[[Any, str, str], str] = field(default=lambda view, kind, id: "")
    #: What the signs and abbreviations of its boards mean.
    legend: Legend = ()
    #: The event that begins a round, as its rulebook counts them; "": it counts none.
    round: str = ""
    #: Checks options against one another and against the number of seats.
    agree: Callable[[Chosen, int], None] = field(default=lambda chosen, seats: None)
    #: The faces of its cards and other pieces in a language.
    cards: Callable[[Find, str], list[CardFace]] | None = None
    #: The same as things to be printed and cut out; None: one card of each.
    kit: Callable[[list[CardFace], Find, Art], Kit] | None = None
    #: What players may bring in files: a kind of file → the options it sets.
    files: Mapping[str, FileKind] = field(default_factory=dict)
    #: The same game with own content; `carrying` makes it once.
    extend: Callable[[Overlay], "Game"] | None = None
    #: The own content it was made with.
    overlay: Overlay = PRINTED
    #: What that content calls things: language → message → text.
    named: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    #: Messages with numbers of its content in them, written with those of a catalog.
    texts: Callable[[Find], Mapping[str, str]] | None = None
    #: Stage → the rule that puts its question, and the verbs that can answer it.
    questions: Mapping[str, str] = field(default_factory=dict)
    #: Every test an action fails as an answer now, whose verb can answer the question.
    why: Callable[[State, int], list[Reason]] = field(default=lambda state, action: [])

    def __post_init__(self) -> None:
        """What a game does not say follows from what it does, or it is refused."""
        fill = partial(object.__setattr__, self)
        fill("verbs", self.verbs or self.table.verbs)
        fill("kinds", self.kinds or self.table.kinds)
        fill("calm", self.calm or frozenset(range(len(self.stages))))
        if self.first == FirstMatch() and self.first.seats not in self.seats:
            fill("first", FirstMatch(seats=self.seats[0]))
        if self.blind:
            fill("playouts", True)
            fill("looks", max(self.looks, LOOKS))
        made = ("dump", "load", "problems", "view", "redeal", "observe")
        missing = [name for name in made if getattr(self, name) is unset]
        if missing:
            self.check_fields(missing)
            sheet = Sheet(
                self.fields,
                new=self.new,
                table=self.table,
                verbs=self.verbs,
                kinds=self.kinds,
                stages=self.stages,
                layout=self.layout,
                wrong=self.wrong,
            )
            for name in missing:
                fill(name, getattr(sheet, name))
            if "redeal" in missing and not sheet.hidden:
                fill("redeal", same)

    def check_fields(self, missing: list[str]) -> None:
        """Whether what is missing can follow from the fields."""
        if not self.fields:
            told = f"has neither `fields` nor all of its own: {listed(missing)}"
            raise GameError(f"{self.name} {told}")
        try:
            check_seats(self.kinds.get("seat", ()), self.seats)
            check_layout(self.layout, self.kinds)
            for one in self.fields:
                one.check(self.kinds, deals="redeal" not in missing)
        except GameError as error:
            raise GameError(f"{self.name}: {error}") from None
        if "view" in missing and all(one.seen == EVERYONE for one in self.fields):
            words = self.folder / "lang" / "en.ftl"
            if words.exists() and HIDDEN.search(words.read_text("utf-8")):
                raise GameError(
                    f"{self.name} whispers, but none of its fields says who sees it: "
                    "seen=OWNER or seen=NOBODY"
                )

    @property
    def content(self) -> str:
        """The fingerprint of its own content; "" as it is printed."""
        return self.overlay.fingerprint

    def carrying(self, overlay: Overlay) -> "Game":
        """The game with own content in place of what is printed, made once."""
        if overlay == self.overlay:
            return self
        if self.extend is None:
            raise GameError(f"{self.name} takes no own content")
        return extended(self, overlay, overlay.first_fingerprint)

    @property
    def blind(self) -> bool:
        """Whether only results tell how good a position is."""
        return self.evaluate is by_result

    def __repr__(self) -> str:
        seats = ", ".join(str(number) for number in self.seats)
        own = " with own content" if self.overlay else ""
        return f"<Game {self.id}: {self.name}, {seats} seats{own}>"

    def __copy__(self) -> "Game":
        """Nothing in it changes."""
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def of_edition(self, edition: int) -> "Game":
        """The game with what was printed in an edition that still plays on."""
        former = self.former.get(edition)
        if edition == self.edition or former is None:
            return self
        return former_game(self, edition, former)

    def plays(self, edition: int) -> bool:
        """Whether matches of an edition go on here as they would have there."""
        return edition == self.edition or edition in self.older

    def set_up(self, given: Mapping[str, object], seats: int) -> dict[str, Value]:
        """Options read and checked for this number of seats."""
        if seats not in self.seats:
            takes = " or ".join(str(number) for number in self.seats)
            raise GameError(f"{self.name} takes {takes} seats, not {seats}")
        chosen = self.options.read(given)
        self.agree(chosen, seats)
        return chosen

    def set_up_for(
        self, given: Mapping[str, object], people: Sequence[bool]
    ) -> dict[str, Value]:
        """The same for who sits there: by seat, whether it is for a person.

        Where people and bots mix, the first person begins if the game has it so and
        nothing else was said.
        """
        chosen = self.set_up(given, len(people))
        person = self.named_person(chosen)
        if person > 0 and not people[person - 1]:
            told = f"cannot be {person}, a bot has that seat"
            raise OptionError(f"option {self.person_first} {told}")
        said = self.people_first in given or self.people_first in chosen or person > 0
        if not self.people_first or said or all(people) or not any(people):
            return chosen
        first = people.index(True) + 1
        return self.set_up({**chosen, self.people_first: first}, len(people))

    def named_person(self, chosen: Chosen) -> int:
        """The seat, from 1, of the person who begins by a custom; 0: none is named."""
        name = self.person_first
        return int(self.options.value(chosen, name)) if name else 0

    def hidden_options(self, chosen: Chosen) -> list[str]:
        """The names of chosen options that are secret while the match goes on."""
        return self.options.hidden(chosen)

    def public_options(self, chosen: Chosen) -> dict[str, Value]:
        """What everyone may be told of the options while the match goes on."""
        hidden = self.hidden_options(chosen)
        return {name: value for name, value in chosen.items() if name not in hidden}

    def refusals(self, state: State, action: int) -> list[Reason]:
        """Every condition that fails; nothing against what is legal."""
        stage = self.stages[state.stage]
        rule, *verbs = self.questions.get(stage, "").split(" ")
        verb = self.table.text(action).partition(" ")[0]
        if rule and verb not in verbs:
            return [Reason(rule, "question", {})]
        return self.why(state, action)

    def observation(self, state: State, seat: int) -> list[float]:
        """What a seat sees, as a vector of fixed length."""
        sight = Sight()
        self.observe(state, seat, sight)
        return sight.numbers()

    def rulebook(self, lang: str = "en") -> Rulebook:
        """The rules in a language; English where there is no translation."""
        return open_rulebook(self.folder, lang)

    def cite(self, key: str) -> str:
        """A rule as people write it: `5.3/dies` → `ST-5.3`."""
        return f"{self.rulebook().prefix}-{key.partition('/')[0]}"


def check_seats(ids: tuple[str, ...], seats: tuple[int, ...]) -> None:
    if len(ids) < max(seats):
        told = f"{len(ids)} ids of the kind 'seat'"
        raise GameError(f"there are {told}, for up to {max(seats)} seats")


def check_layout(layout: Layout, kinds: Mapping[str, tuple[str, ...]]) -> None:
    for kind, rows in layout.items():
        for id in (id for row in rows for id in row):
            if id and id not in kinds.get(kind, ()):
                raise GameError(f"the layout has {shown(id)}, which is no {kind}")


@lru_cache(maxsize=EXTENDED)
def extended(game: Game, overlay: Overlay, first: str) -> Game:
    """`first`: what only its files tell, and not what a record carries of them."""
    assert game.extend is not None
    return game.extend(overlay)


@cache
def former_game(game: Game, edition: int, former: Overlay) -> Game:
    """Own content lies over what was printed then, and is known by itself alone."""

    def extend(overlay: Overlay) -> Game:
        assert game.extend is not None
        made = game.extend(former.under(overlay))
        return replace(made, edition=edition, overlay=overlay, extend=extend)

    return extend(PRINTED)


@cache
def open_rulebook(folder: Path, lang: str) -> Rulebook:
    path = folder / f"rulebook.{lang}.md"
    return Rulebook.open(path if path.exists() else folder / "rulebook.md")
