"""What is plainly wrong with a form follows from what it declares."""

from typing import Annotated, Any

import msgspec
import pytest

from sobremesa.kernel.errors import TOLD
from sobremesa.kernel.forms import Count, Kind, Look, Mask, Maybe, Within

GHOST = Kind("ghost", ("Ada", "Bo", "Cy"))
Ghost = Annotated[str, GHOST]
Room = Annotated[str, Kind("room", ("hall", "attic"))]


class Lamp(msgspec.Struct):
    room: Room
    oil: Annotated[int, Within(1, 9)] = 1


class House(msgspec.Struct):
    round: Annotated[int, Within(1, "max_rounds")] = 1
    owner: Maybe[Ghost] = ""
    cellar: Room = "hall"
    trail: list[Room] = []
    awake: Mask[Ghost] = []
    purse: dict[Ghost, Count] = {}
    lamps: list[Lamp] = []
    lanterns: dict[Ghost, Lamp] = {}
    steps: list[tuple[Ghost, Room]] = []
    weight: int = msgspec.field(default=0, name="mass")
    locked: bool = False
    song: str = ""
    lamp: Lamp | None = None


class Box:
    max_rounds = 4


def wrong(**fields: Any) -> list[str]:
    return Look(House(**fields), box=Box()).found


def test_a_sound_form_has_no_problems() -> None:
    assert [] == wrong()
    assert [] == wrong(
        round=4,
        owner="Bo",
        trail=["hall", "hall"],
        awake=["Ada", "Cy"],
        purse={"Bo": 0},
        lanterns={"Cy": Lamp("attic", 9)},
        steps=[("Ada", "hall")],
        weight=-5,
        locked=True,
        song="anything",
        lamp=Lamp("hall"),
    )


GHOSTS = "there are Ada, Bo, Cy"


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"owner": "Di"}, f"owner: there is no ghost 'Di', {GHOSTS}"),
        ({"cellar": ""}, "cellar: there is no room '', there are hall, attic"),
        ({"trail": ["hall", "loo"]}, "trail.1: there is no room 'loo'"),
        ({"awake": ["Di"]}, f"awake.0: there is no ghost 'Di', {GHOSTS}"),
        ({"awake": ["Bo", "Bo"]}, "awake has ['Bo', 'Bo'], it takes each once"),
        ({"purse": {"Di": 1}}, f"purse: there is no ghost 'Di', {GHOSTS}"),
        ({"purse": {"Bo": -1}}, "purse.Bo is -1, it must be 0 to 1000000"),
        ({"lamps": [Lamp("loo")]}, "lamps.0.room: there is no room 'loo'"),
        ({"lanterns": {"Di": Lamp("hall")}}, "lanterns: there is no ghost 'Di'"),
        ({"lanterns": {"Bo": Lamp("hall", 0)}}, "lanterns.Bo.oil is 0, it must be"),
        ({"lamp": Lamp("hall", 10)}, "lamp.oil is 10, it must be 1 to 9"),
        ({"steps": [("Bo", "Bo")]}, "steps.0.1: there is no room 'Bo'"),
        ({"round": 5}, "round is 5, it must be 1 to 4"),
        ({"weight": 10**7}, "mass is 10000000, it must be -1000000 to 1000000"),
    ],
)
def test_a_problem_names_the_place_the_value_and_what_is_allowed(
    fields: dict[str, Any], problem: str
) -> None:
    (found,) = wrong(**fields)

    assert found.startswith(problem)


def test_a_match_may_have_fewer_of_a_kind() -> None:
    house = House(owner="Cy", purse={"Bo": 1})

    assert ["owner: there is no ghost 'Cy', there are Ada, Bo"] == Look(
        house, {GHOST: ("Ada", "Bo")}, Box()
    ).found


def test_ids_and_numbers_are_told_apart() -> None:
    look = Look(House(round=0, owner="Di"), box=Box())

    assert [f"owner: there is no ghost 'Di', {GHOSTS}"] == look.unknown
    assert ["round is 0, it must be 1 to 4"] == look.outside


def test_a_kind_may_have_nothing_in_a_match() -> None:
    found = Look(House(owner="Bo"), {GHOST: ()}, Box()).found

    assert ["owner: there is no ghost 'Bo', there are none"] == found


def test_a_place_is_not_told_at_any_length() -> None:
    found = wrong(purse={"x" * 10_000: -1})

    assert 2 == len(found)
    assert max(map(len, found)) < 120


def test_endless_problems_are_not_all_told() -> None:
    assert TOLD == len(wrong(trail=["loo"] * 10_000))
