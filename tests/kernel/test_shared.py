"""Fields that an object and a position share."""

import msgspec

from sobremesa.kernel.columns import column
from sobremesa.kernel.shared import Shared

COINS = ("copper", "silver")
ROOMS = ("hall", "attic")


class Form(msgspec.Struct):
    age: int
    tired: bool
    room: str
    purse: dict[str, int]
    trail: list[str]
    years: int = 0


class Ghost:
    def __init__(self) -> None:
        self.age = 0
        self.tired = False
        self.room = -1
        self.purse = column([0, 0])
        self.trail = column([])
        self.years = 7  # its own business


SHARED = Shared(Form, {"room": ROOMS, "purse": COINS, "trail": ROOMS}, but=("years",))
FORM = Form(300, True, "attic", {"silver": 2}, ["attic", "hall", "attic"])
NEW = Form(0, False, "", {}, [])


def test_a_form_goes_into_an_object_and_comes_out_again() -> None:
    ghost = Ghost()
    assert NEW == Form(**SHARED.dump(ghost))

    SHARED.load(FORM, ghost)

    assert (300, True, 1) == (ghost.age, ghost.tired, ghost.room)
    assert ([0, 2], [1, 0, 1]) == (list(ghost.purse), list(ghost.trail))
    assert 7 == ghost.years
    assert FORM == Form(**SHARED.dump(ghost))


def test_an_element_that_is_none_goes_out_again() -> None:
    ghost = Ghost()
    SHARED.load(FORM, ghost)

    SHARED.load(NEW, ghost)

    assert (-1, [0, 0], []) == (ghost.room, list(ghost.purse), list(ghost.trail))
