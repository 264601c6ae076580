"""Fields that an object and a position share, an object or a row of its columns."""

from typing import Annotated

import msgspec

from sobremesa.kernel.columns import column
from sobremesa.kernel.forms import Count, Kind, Mask, Maybe
from sobremesa.kernel.shared import Shared

SEAT = Kind("seat", ("A", "B", "C"))
Coin = Annotated[str, Kind("coin", ("copper", "silver"))]
Room = Annotated[str, Kind("room", ("hall", "attic"))]
Mood = Annotated[str, Kind("mood", ("", "grim"))]
Seat = Annotated[str, SEAT]


class Form(msgspec.Struct):
    age: int
    tired: bool
    loud: bool
    room: Maybe[Room]
    mood: Mood
    purse: dict[Coin, Count]
    trail: list[Room]
    haunts: Mask[Room]
    debts: dict[Seat, dict[Coin, Count]]
    weight: int = msgspec.field(name="mass")
    years: int = 0
    song: str = ""
    chains: list[str] = []


class Ghost:
    def __init__(self) -> None:
        self.age = 0
        self.tired = False
        self.loud = 0
        self.room = -1
        self.mood = 0
        self.purse = column([0, 0])
        self.trail = column([])
        self.haunts = 0
        self.debts = column([0] * 4)
        self.weight = 0
        self.years = 7  # its own business


SHARED = Shared(Form, but=("years",))
TWO = {SEAT: ("A", "B")}
FORM = Form(
    age=300,
    tired=True,
    loud=True,
    room="attic",
    mood="grim",
    purse={"silver": 2},
    trail=["attic", "hall", "attic"],
    haunts=["attic"],
    debts={"A": {}, "B": {"copper": 3}},
    weight=21,
)
NEW = Form(0, False, False, "", "", {}, [], [], {"A": {}, "B": {}}, 0)


def test_a_form_goes_into_an_object_and_comes_out_again() -> None:
    ghost = Ghost()
    assert NEW == Form(**SHARED.dump(ghost, kinds=TWO))

    SHARED.load(FORM, ghost, kinds=TWO)

    assert (300, True, 21) == (ghost.age, ghost.tired, ghost.weight)
    assert (1, 1, 2) == (ghost.room, ghost.mood, ghost.haunts)
    assert ([0, 2], [1, 0, 1]) == (list(ghost.purse), list(ghost.trail))
    assert [0, 0, 3, 0] == list(ghost.debts)
    assert 7 == ghost.years
    assert FORM == Form(**SHARED.dump(ghost, kinds=TWO))


def test_a_flag_that_is_stored_as_a_number_stays_one() -> None:
    ghost = Ghost()

    SHARED.load(FORM, ghost, kinds=TWO)

    assert (bool, int) == (type(ghost.tired), type(ghost.loud))


def test_an_element_that_is_none_goes_out_again() -> None:
    ghost = Ghost()
    SHARED.load(FORM, ghost, kinds=TWO)

    SHARED.load(NEW, ghost, kinds=TWO)

    assert (-1, [0, 0], []) == (ghost.room, list(ghost.purse), list(ghost.trail))
    assert 0 == ghost.mood  # of which "" is one


def test_what_has_no_kind_is_not_shared() -> None:
    assert {"years", "song", "chains"}.isdisjoint(SHARED.names)


class Row(msgspec.Struct):
    room: Maybe[Room]
    lit: bool
    seen: Mask[Seat]


class Rooms:
    def __init__(self) -> None:
        self.room = column([1, -1])
        self.lit = column([0, 1])
        self.seen = column([5, 0])


def test_a_row_of_columns_is_dumped_and_loaded_alone() -> None:
    rooms, shared = Rooms(), Shared(Row)
    assert Row("attic", False, ["A", "C"]) == Row(**shared.dump(rooms, 0))
    assert Row("", True, []) == Row(**shared.dump(rooms, 1))

    shared.load(Row("hall", True, ["B"]), rooms, 1)

    assert [1, 0] == list(rooms.room)
    assert [0, 1] == list(rooms.lit)
    assert [5, 2] == list(rooms.seen)
