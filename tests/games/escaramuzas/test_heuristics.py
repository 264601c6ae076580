"""Rules of thumb of its notes, as bots follow them."""

import pytest

from sobremesa.bots.bot import Budget
from sobremesa.bots.greedy import Greedy
from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.forecast import odds
from sobremesa.games.escaramuzas.heuristics_flags import swing
from sobremesa.games.escaramuzas.heuristics_odds import FIGHT, SHOT, chances
from sobremesa.games.escaramuzas.heuristics_policy import best_gain
from sobremesa.games.escaramuzas.heuristics_threat import threats
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.seat import Seat

from .scene import LABEL_IDS, Skirmish, scene


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


def from_flag(text: str) -> int:
    """The squared distance of a destination from the objective in the middle."""
    x, y = map(int, text.removeprefix("to ").split(","))
    return (x - 45) ** 2 + (y - 30) ** 2


def test_a_step_is_for_an_objective() -> None:
    near = scene("T1 20,10; D1 45,36; E1 22,10", "D1 80,30", hands={0: "tactical_step"})
    near.do("unit T1")
    assert "play tactical_step" in short(near)
    near.do("play tactical_step")
    assert ["ally D1"] == short(near) != near.legal
    near.do("ally D1")
    assert [True] == [from_flag(text) <= 16 for text in short(near)]

    held = scene("T1 20,10; D1 45,36; E1 45,30", "D1 80,30", hands={0: "tactical_step"})
    held.do("unit T1")
    assert "play tactical_step" in held.legal
    assert "play tactical_step" not in short(held)


def test_false_orders_are_for_whoever_stands_at_an_objective() -> None:
    table = scene("T1 30,30", "D1 45,30; E1 45,40", hands={0: "false_orders"})
    table.do("unit T1")
    assert "play false_orders" in short(table)
    table.do("play false_orders")
    assert ["target D1"] == short(table) != table.legal
    table.do("target D1")
    assert all(from_flag(text) > 16 for text in short(table))

    nobody = scene("T1 30,30", "D1 45,40; E1 50,40", hands={0: "false_orders"})
    nobody.do("unit T1")
    assert "play false_orders" in nobody.legal
    assert "play false_orders" not in short(nobody)


def test_a_refill_is_for_the_dearest_that_can_shoot() -> None:
    table = scene(
        "T1 40,30; E1 40,40 idle; D1 40,20 idle; A1 8,8 idle",
        "D1 60,30",
        hands={0: "refill"},
    )
    table.do("unit T1", "play refill")

    assert ["ally E1", "ally A1"] == short(table)


@pytest.mark.parametrize(("points", "worth_it"), [(1, True), (8, False)])
def test_more_points_are_for_more_units(points: int, worth_it: bool) -> None:
    table = scene("T1 40,30; E1 40,40", "D1 60,30", hands={0: "marching_orders"}, ap=8)
    table.do("unit T1")
    table.field.points[0] = points

    assert worth_it is ("play marching_orders" in short(table))


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


@pytest.mark.parametrize("close", [False, True])
@pytest.mark.parametrize("kind", ["D1", "T1", "E1", "B1", "A1"])
def test_bots_know_the_chance_of_a_last_blow(kind: str, close: bool) -> None:
    """At Health 1 a defender has nothing to weigh: both reckonings are one."""
    place = "43,30" if close else "50,30"
    field = scene("T1 40,30", f"{kind} {place} health=1").field
    unit, target = (
        field.unit(side, LABEL_IDS.index(label))
        for side, label in enumerate(("T1", kind))
    )
    dice = 3 if close else 2
    way = FIGHT if close else SHOT
    known = odds(field, unit, target, close=close, dice=dice, change=0)
    table = chances(field.box)
    at = table.entry(way, field.box.kind[target], 1, 0, dice, 0)
    own = table.own(way, 0, dice)

    assert table.kills[at] == pytest.approx(known.kill, abs=2e-3)
    assert table.losses[own] == pytest.approx(known.lost, abs=1e-4)


def test_a_fight_promises_more_than_a_shot() -> None:
    near = scene("T1 40,30", "D1 43,30")
    near.stand("T1")
    far = scene("T1 40,30", "D1 50,30")
    far.stand("T1")

    assert best_gain(near.field) > best_gain(far.field) > 0.0


def test_a_kill_frees_the_objective_below_it() -> None:
    holder = scene("T1 40,30", "D1 45,30").field
    passer = scene("T1 40,30", "D1 45,20").field
    target = holder.unit(1, LABEL_IDS.index("D1"))

    assert swing(holder, target) > swing(passer, target) == 0.0


def test_whoever_may_be_charged_next_has_more_to_fear() -> None:
    near = scene("D1 40,30 idle", "T1 52,30")
    far = scene("D1 40,30 idle", "T1 62,30")

    assert threats(near.field)[1] > threats(far.field)[1] > 0.0


def test_a_charge_is_made_where_cover_spoils_the_shot() -> None:
    table = scene("B1 30,16; T1 33,14 idle", "D1 27,6 idle", map="diagonal_woods")
    seat = Seat(GAME, table.state, 0)
    texts = []
    bot = Greedy(Fast("charge"))
    while table.state.seat == 0 and "target D1" not in table.legal:
        texts.append(GAME.table.text(bot.choose(seat, Budget())))
        table.do(texts[-1])

    assert "run" in texts or "walk" in texts
    assert table.field.contacts(table.field.actor)
