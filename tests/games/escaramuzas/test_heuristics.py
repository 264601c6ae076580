"""Rules of thumb of section 10, as bots follow them."""

import pytest

from sobremesa.games.escaramuzas import GAME

from .scene import Skirmish, scene


def short(table: Skirmish) -> list[str]:
    return [GAME.table.text(action) for action in GAME.shortlist(table.state)]


@pytest.mark.parametrize(
    ("unit", "value", "answer"),
    [
        ("D1", 5, "evade"),
        ("T1 wounds=2", 5, "take"),
        ("T1 wounds=2", 4, "evade"),
        ("E1 wounds=2", 4, "take"),
        ("E1 wounds=2 health=2", 4, "evade"),
        ("B1 wounds=1", 4, "take"),
        ("B1 wounds=1 health=3", 4, "evade"),
        ("A1", 4, "take"),
        ("A1 health=4", 4, "evade"),
        ("A1 health=4", 5, "take"),
        ("A1 health=1 wounds=2", 5, "evade"),
    ],
)
def test_evade_or_take(unit: str, value: int, answer: str) -> None:
    label, *words = unit.split()
    table = scene("T1 40,30", " ".join([label, "50,30", *words]))
    table.stand("T1")
    table.do(f"target {label}", dice=f"{value} 2")

    assert [answer] == short(table)


def test_a_domucor_is_finished_before_an_alpha() -> None:
    table = scene("T1 40,30", "A1 50,30; D1 50,36")
    table.stand("T1")

    assert ["target D1"] == short(table)


def test_a_badly_wounded_unit_holds_its_fire() -> None:
    table = scene("B1 40,30 wounds=2", "A1 50,30")
    table.stand("B1")

    assert ["hold"] == short(table)


def test_destinations_are_pruned_to_flags_contact_and_cover() -> None:
    table = scene("T1 40,30", "D1 49,30", map="diagonal_woods")
    table.do("unit T1", "run")
    points = [tuple(map(int, text[3:].split(","))) for text in short(table)]

    assert 20 > len(points)
    assert any((x - 45) ** 2 + (y - 30) ** 2 <= 16 for x, y in points)
    assert any((x - 49) ** 2 + (y - 30) ** 2 <= 24 for x, y in points)


def test_a_saving_card_is_for_a_unit_worth_it() -> None:
    table = scene("T1 40,30", "B1 50,30 health=1", hands={1: "dented_thermos"})
    table.stand("T1")
    table.do("target B1", dice="6 2")

    assert ["play dented_thermos"] == short(table)


def test_a_healer_heals() -> None:
    table = scene("M1 10,30; B1 13,30 health=1", "D1 80,30")
    table.stand("M1")

    assert ["ally B1"] == short(table)


def test_more_points_are_better() -> None:
    even = scene("T1 10,30", "T1 80,30")
    ahead = scene("T1 10,30", "T1 80,30", counters={"red": {"vp": 5}})

    assert 0.4 < GAME.evaluate(even.state, 0) < 0.6
    assert GAME.evaluate(ahead.state, 0) > GAME.evaluate(even.state, 0)
    assert GAME.evaluate(ahead.state, 1) < 0.5
