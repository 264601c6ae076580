"""Odds are exact: they agree with every roll the rules can make."""

import pytest

from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.heuristics_odds import SHOT, STEADY, chances
from sobremesa.games.escaramuzas.seen import View
from sobremesa.kernel.dice import Scripted
from sobremesa.kernel.errors import NeedRoll
from sobremesa.kernel.log import Silence
from sobremesa.kernel.state import State

from .scene import Skirmish, scene


def seen(table: Skirmish) -> View:
    view = GAME.view(table.state, 0)
    assert isinstance(view, View)
    return view


def kill_chance(state: State, alive: str, script: list[int], answer: str) -> float:
    """Every roll, with the same answer to every hit: how often the target is gone."""
    twin = state.clone()
    action = GAME.table.number(answer)
    legal = twin.legal()
    if action not in legal:
        action = GAME.table.number("take")
    if action not in legal:
        return 0.0
    try:
        twin.apply(action, Scripted(script), Silence())
    except NeedRoll as need:
        number = need.sides
        chances = [
            kill_chance(state, alive, [*script, face], answer) for face in range(number)
        ]
        return sum(chances) / number
    if not has(twin, alive):
        return 1.0
    return kill_chance(twin, alive, [], answer)


def has(state: State, unit: str) -> bool:
    side, label = unit.split()
    rows = GAME.dump(state)[side]["units"]
    return any(row["label"] == label for row in rows)


def test_ones_and_hits_of_a_roll() -> None:
    table = chances(scene("T1 40,30", "D1 50,30").field.box)

    # In cover 5 and 6 hit; two ones are panic, which nerves of steel forbid.
    assert 20 / 36 == pytest.approx(table.hits(SHOT, 2, -1))
    assert 11 / 36 == pytest.approx(table.hurts(SHOT, 2))
    assert 0 == table.hurts(STEADY, 2)


def test_a_shot_at_a_domucor() -> None:
    table = scene("T1 40,30", "D1 50,30")
    table.stand("T1")
    [aim] = seen(table).choices.aims

    # At least one die hits, but not with two ones; two ones are panic.
    assert 3 / 4 == pytest.approx(aim.odds.hit, abs=1e-4)
    assert 11 / 36 == pytest.approx(aim.odds.wound, abs=1e-4)
    assert 1 / 36 == pytest.approx(aim.odds.lost, abs=1e-4)


def test_who_has_two_wound_points_falls_by_its_own_one() -> None:
    table = scene("T1 40,30 wounds=2", "D1 50,30")
    table.stand("T1")
    [aim] = seen(table).choices.aims

    assert 11 / 36 == pytest.approx(aim.odds.lost, abs=1e-4)


@pytest.mark.parametrize(("health", "wounds"), [(1, 0), (2, 0), (2, 2)])
def test_the_chance_to_be_removed_is_that_of_all_rolls(
    health: int, wounds: int
) -> None:
    table = scene("T1 40,30", f"T1 50,30 health={health} wounds={wounds}")
    table.stand("T1")
    table.do("target T1", dice="5 2")
    attack = seen(table).attack
    assert attack is not None
    assert attack.defence is not None

    for answer, chance in (
        ("evade", attack.defence.out_evading),
        ("take", attack.defence.out_taking),
    ):
        exact = kill_chance(table.state, "blue T1", [], answer)
        assert exact == pytest.approx(chance, abs=1e-4), answer


def test_the_chance_to_kill_is_that_of_all_rolls() -> None:
    table = scene("T1 40,30", "D1 50,30")
    table.stand("T1")
    [aim] = seen(table).choices.aims
    total = 0.0

    for roll in range(36):
        twin = table.state.clone()
        dice = Scripted([roll // 6, roll % 6, 0, 0])
        twin.apply(GAME.table.number("target D1"), dice, Silence())
        total += kill_chance(twin, "blue D1", [], "evade")

    assert total / 36 == pytest.approx(aim.odds.kill, abs=1e-4)


def test_a_hit_tells_its_value_and_the_chance_to_evade() -> None:
    table = scene("T1 40,30", "D1 50,30")
    table.stand("T1")
    table.do("target D1", dice="5 2")
    attack = seen(table).attack
    assert attack is not None
    assert attack.defence is not None

    assert 5 == attack.defence.value
    assert 1 / 3 == pytest.approx(attack.defence.evade, abs=1e-4)
    assert 1 == attack.defence.dice
    assert 1 / 6 == pytest.approx(attack.defence.ones, abs=1e-4)
    assert 2 / 3 == pytest.approx(attack.defence.out_evading, abs=1e-4)
    assert 1 == attack.defence.out_taking
