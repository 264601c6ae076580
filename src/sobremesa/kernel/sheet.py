"""What follows from a game's declared fields: position, view, belief, observation."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from .dice import Dice, Fast
from .errors import listed, shown
from .fields import ALWAYS, EVERYONE, OWNER, Each, Field, Json, Names, Shape
from .log import EVERYONE as ALL_EYES
from .log import Log, Silence
from .options import Value
from .sight import Sight
from .state import OVER, State
from .table import Table

Chosen = Mapping[str, Value]
Fields = dict[str, Any]  # a position's own fields: JSON
Layout = Mapping[str, Sequence[Sequence[str]]]
TOLD = 100  # problems that are told at once


class Part(msgspec.Struct, frozen=True):
    """What a seat sees of a field."""

    name: str
    of: str  # the kind of element that has a part each: "" for none
    kind: str  # the kind of element that its values are: "" for none
    hidden: bool  # of what is hidden the value says how much there is
    value: Any


class View(msgspec.Struct, frozen=True):
    """What a seat sees, for a game that says no more than its fields."""

    seat: str  # whose eyes: "" for a spectator
    asked: str  # who decides: "" when over
    stage: str
    seats: list[str]
    boards: dict[str, list[list[str]]]  # kind → its elements as they lie, "" for a gap
    elements: dict[str, list[str]]  # kind → those that can be named now, by this seat
    parts: list[Part]


class Sheet:
    """A game's fields, and all that is made of them."""

    def __init__(
        self,
        fields: Sequence[Field],
        *,
        new: Callable[[Chosen, int, Dice, Log], State],
        table: Table,
        verbs: Mapping[str, str],
        kinds: Mapping[str, tuple[str, ...]],
        stages: Sequence[str],
        layout: Layout,
        wrong: Callable[[Any], list[str]],
    ) -> None:
        self.fields = fields
        self.kept = [field for field in fields if field.kept]
        self.hidden = [field for field in self.kept if field.seen != EVERYONE]
        self.new = new
        self.texts = table.texts
        self.verbs = verbs
        self.kinds = kinds
        self.stages = stages
        self.boards = {kind: [list(row) for row in layout[kind]] for kind in layout}
        self.own = wrong
        self.known: dict[tuple[int, int], Names] = {}

    def names(self, state: State, seat: int = 0) -> Names:
        eyes = int(state.seats), seat
        if eyes not in self.known:
            self.known[eyes] = Names(self.kinds, *eyes)
        return self.known[eyes]

    # Positions

    def dump(self, state: State) -> Fields:
        names = self.names(state)
        told: Fields = {
            "seat": self.kinds["seat"][state.seat] if state.seat >= 0 else "",
            "stage": self.stages[state.stage],
        }
        for field in self.kept:
            told[field.name] = field.shape.dump(field.read(state), names)
        return told

    def load(self, chosen: Chosen, seats: int, told: Fields) -> State:
        """A fresh state, with these fields in place of its own."""
        state = self.new(chosen, seats, Fast("load"), Silence())
        names = Names(self.kinds, seats)
        seat = told["seat"]
        state.seat = self.kinds["seat"].index(seat) if seat else OVER
        state.stage = self.stages.index(told["stage"])
        for field in self.kept:
            fresh = field.read(state)
            field.write(state, field.shape.load(told[field.name], fresh, names))
        return state

    def problems(self, chosen: Chosen, seats: int, told: Fields) -> list[str]:
        """All that is wrong with the fields; or, where they can be, with the state."""
        found = self.wrong_fields(seats, told)
        if not found:
            try:
                found = self.wrong_state(self.load(chosen, seats, told), told)
            except Exception as error:  # of rules that were never asked about it
                why = f"{type(error).__name__}: {error}"
                found = [f"the rules cannot go on from here ({why})"]
        more = len(found) - TOLD
        return [*found[:TOLD], f"and {more} more"] if more > 0 else found

    def wrong_state(self, state: State, told: Fields) -> list[str]:
        """What the game itself says of it; and whether it can go on, or be over."""
        if found := self.own(state):
            return found
        if state.seat < 0:
            state.result()
        elif not state.legal():
            return [f"seat {told['seat']} has no answer to {told['stage']!r}"]
        return []

    def wrong_fields(self, seats: int, told: Fields) -> list[str]:
        names = Names(self.kinds, seats)
        shapes = {field.name: field.shape for field in self.kept}
        known = (*ALWAYS, *shapes)
        found = [f"there is no field {shown(one)}" for one in told if one not in known]
        found += [f"{field} is missing" for field in known if field not in told]
        for name, ids in (("seat", ("", *names.ids("seat"))), ("stage", self.stages)):
            if told.get(name, ids[0]) not in ids:
                allowed = listed(id or '""' for id in ids)
                found.append(f"{name} is {shown(told[name])}, it must be {allowed}")
        for name, shape in shapes.items():
            if name in told:
                found += shape.wrong(told[name], names, name)
        return found

    # Eyes

    def view(self, state: State, seat: int) -> View:
        over = state.seat < 0
        seats = self.kinds["seat"]
        return View(
            seat=seats[seat] if seat >= 0 else "",
            asked="" if over else seats[state.seat],
            stage="over" if over else self.stages[state.stage],
            seats=list(seats[: int(state.seats)]),
            boards=self.boards,
            elements=self.elements(state) if 0 <= seat == state.seat else {},
            parts=[self.see(field, state, seat) for field in self.fields],
        )

    def elements(self, state: State) -> dict[str, list[str]]:
        """What the legal actions name."""
        found: dict[str, dict[str, None]] = {}
        for action in state.legal():
            verb, *ids = self.texts[action].split()
            for word, id in zip(self.verbs[verb].split(), ids, strict=True):
                found.setdefault(word.rpartition(":")[2], {})[id] = None
        return {kind: list(ids) for kind, ids in found.items()}

    def see(self, field: Field, state: State, seat: int) -> Part:
        value = self.seen(field, state, seat)
        return Part(
            name=field.name,
            of=field.shape.of if isinstance(value, dict) else "",
            kind=field.shape.kind,
            hidden=field.seen != EVERYONE,
            value=value,
        )

    def seen(self, field: Field, state: State, seat: int) -> Json:
        """What these eyes see: all of it, one's own and the sizes, or the sizes."""
        shape, names, stored = field.shape, self.names(state), field.read(state)
        if field.seen == EVERYONE or seat == ALL_EYES:
            return shape.dump(stored, names)
        size = shape.size(stored, names)
        if field.seen == OWNER and seat >= 0:
            assert isinstance(shape, Each)
            own = shape.inner.dump(shape.split(stored, names)[seat], names)
            size[self.kinds["seat"][seat]] = own
        return size

    def redeal(self, state: State, seat: int, dice: Dice) -> State:
        """The same for these eyes: what is hidden is pooled by kind and dealt anew."""
        twin = state.clone()
        names = self.names(state)
        for kind in {field.shape.kind: None for field in self.hidden}:
            hidden = [field for field in self.hidden if field.shape.kind == kind]
            pool: list[int] = []
            for field in hidden:
                but = seat if field.seen == OWNER else -1
                pool += field.shape.take(field.read(twin), names, but=but)
            pool.sort()
            dice.shuffle(pool)
            things = iter(pool)
            for field in hidden:
                but = seat if field.seen == OWNER else -1
                model = field.read(twin)
                field.write(twin, field.shape.give(things, model, names, but=but))
        return twin

    def observe(self, state: State, seat: int, sight: Sight) -> None:
        """Who is asked, the stage, and what is seen of every kept field, in numbers.

        Seats stand in order from one's own on; a spectator sits at the first.
        """
        names = self.names(state, seat)
        asked = [float(at == state.seat) for at in range(names.seats)]
        told = names.turned("seat", asked, 0.0)
        told += [float(at == state.stage) for at in range(len(self.stages))]
        for field in self.kept:
            told += self.numbers(field, state, seat, names)
        for number in told:
            sight.put(number)

    def numbers(
        self, field: Field, state: State, seat: int, names: Names
    ) -> list[float]:
        shape, stored = field.shape, field.read(state)
        if field.seen == EVERYONE:
            return shape.vector(stored, names)
        told = sizes(shape, shape.size(stored, names), names)
        if field.seen == OWNER:
            assert isinstance(shape, Each)
            own = shape.split(stored, names)[seat] if seat >= 0 else None
            told += shape.inner.vector(own, names)
        return told


def sizes(shape: Shape, size: Json, names: Names) -> list[float]:
    """How much is hidden, part by part."""
    if not isinstance(shape, Each):
        return [float(size or 0)]
    parts = [sizes(shape.inner, size[id], names) for id in names.ids(shape.of)]
    turned = names.turned(shape.of, parts, [0.0] * len(parts[0]))
    return [number for part in turned for number in part]
