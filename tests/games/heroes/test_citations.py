"""An event is said only where its rule applies: looked at while it is said."""

from collections.abc import Callable
from typing import Any

import pytest

from sobremesa.games.heroes import GAME
from sobremesa.games.heroes.content import (
    CONFUSION,
    DISEASE,
    EVASION,
    FURY,
    GEAR_PLACE,
    MOB,
    PLANT_PLACE,
    SIZE,
    TO_DAMAGE,
    TO_HEAL,
)
from sobremesa.games.heroes.rules import Heroes
from sobremesa.games.heroes.rules_damage import ENDINGS
from sobremesa.games.heroes.rules_energy import gear_room, room
from sobremesa.games.heroes.rules_event import in_scope
from sobremesa.games.heroes.rules_event import reaches as reached
from sobremesa.games.heroes.rules_fits import has_character
from sobremesa.games.heroes.rules_table import Field
from sobremesa.games.heroes.rules_tokens import health, speed
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.witness import Witness

from .scene import scene
from .test_refusals import TABLES

pytestmark = pytest.mark.slow  # many positions: on the compiled rules

Test = Callable[[Field, tuple[int, ...]], bool]
ENDS = tuple(ENDINGS)


def full(field: Field, place: int) -> bool:
    if place < GEAR_PLACE:
        return bool(room(field, place) == 0)
    return bool(gear_room(field, place - GEAR_PLACE) == 0)


def has(kind: int) -> Test:
    return lambda field, numbers: bool(field.force[numbers[0]] >> kind & 1)


def reaches(field: Field, numbers: tuple[int, ...]) -> bool:
    """6.11 Evading: who evades was chosen, or is of the player who was."""
    use, hero = field.use, numbers[0]
    if field.active == MOB:
        return True  # it has a use of its own
    return bool(hero == use.enemy or hero // SIZE == use.foe)


TESTS: dict[str, Test] = {
    "3.4/turned": lambda field, n: field.team(n[0]) == 0,
    "3.4/eliminated": lambda field, n: (
        n[1] < field.box.ko_limit and not has_character(field)
    ),
    "4.2/gives": lambda field, n: bool(
        field.cards.basic[field.plant[n[0] - PLANT_PLACE]]
    ),
    "4.7/dissipates": lambda field, n: full(field, n[0]),
    "5.18/spent": lambda field, n: field.charge[n[0] - GEAR_PLACE] == 0,
    "6.11/evades": lambda field, n: (
        has(EVASION)(field, n) and n[1] > n[2] and reaches(field, n)
    ),
    "7.3/immune": lambda field, n: field.immune[n[0]] & TO_DAMAGE != 0,
    "7.9/heals": lambda field, n: n[1] > 0,
    "7.14/eliminated": lambda field, n: n[1] >= field.box.ko_limit,
    "8.13/unhealed": has(DISEASE),
    "8.24/stumbles": has(CONFUSION),
    "8.25/rages": lambda field, n: has(FURY)(field, n) and not has(CONFUSION)(field, n),
    "8.30/unhealed": lambda field, n: field.immune[n[0]] & TO_HEAL != 0,
    "9.52/banned": lambda field, n: reached(field, n[0]),
    "9.53/works": lambda field, n: in_scope(field, n[0]) and field.event == n[1],
    "6.1/order": lambda field, n: n[1] == speed(field, n[0]) and not field.box.coop,
    "10.21/joins": lambda field, n: field.box.coop,
    "10.22/great": lambda field, n: field.box.coop,
    "10.23/order": lambda field, n: (
        n[1] == health(field, n[0])
        if n[0] != MOB
        else n[1] == field.cards.health[field.who[MOB]]
    ),
    "10.26/acts": lambda field, n: field.active == MOB,
    "10.29/falls": lambda field, n: health(field, MOB) <= 0,
    "10.29/limit": lambda field, n: (
        field.box.coop and n[0] == field.box.coop_max_rounds
    ),
    "10.29/lost": lambda field, n: ENDS[field.ended] == "mob_won",
    "11.2/wins": lambda field, n: ENDS[field.ended] in ("won", "limit", "mob_fell"),
    "11.3/draw": lambda field, n: ENDS[field.ended] == "drawn",
    "11.4/draw": lambda field, n: ENDS[field.ended] == "limit",
    "11.4/limit": lambda field, n: not field.box.coop and n[0] == field.box.max_rounds,
}


class Watch(Witness):
    """Looks at the table while something is said."""

    def __init__(self) -> None:
        super().__init__()
        self.field: Field | None = None
        self.wrong: list[str] = []
        self.seen: set[str] = set()

    def hear(self, key: str, numbers: tuple[int, ...], eyes: int) -> None:
        if self.field is not None and key in TESTS:
            self.seen.add(key)
            if not TESTS[key](self.field, numbers):
                self.wrong.append(f"{key} {numbers}")


def play(seats: int, options: dict[str, Any], seed: int) -> Watch:
    """A random match, watched."""
    dice, witness = Fast(seed), Watch()
    state = GAME.new(GAME.set_up(options, seats), seats, dice, witness)
    assert isinstance(state, Heroes)
    witness.field = state.field
    while state.seat >= 0:
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))], dice, witness)
    return witness


@pytest.mark.parametrize(
    ("seats", "options"),
    [*TABLES, (2, {"max_rounds": 5}), (2, {"mode": "challengers", "ko_limit": 6})],
)
def test_events_are_said_only_where_their_rules_apply(
    seats: int, options: dict[str, Any]
) -> None:
    watched = [play(seats, options, seed) for seed in range(4)]

    assert [] == [wrong for witness in watched for wrong in witness.wrong]
    assert any(witness.seen for witness in watched)


def test_10_29_the_last_round_against_the_mob_is_not_judged_by_11_4() -> None:
    late = scene(
        "1a anvil\n2a oracle",
        options={"mode": "challengers"},
        fight="2a",
        order=[],
        turn="2",
        round=20,
    )

    said = late.play("pass")

    assert {"10.29/limit 20", "10.29/lost mob_rust_colossus"} <= set(said)
    assert not any(event.startswith("11.4") for event in said)


def test_11_4_a_draw_by_the_round_limit_is_not_one_of_11_3() -> None:
    equal = scene("1a anvil\n2a anvil", turn="2", fight="2a", order=[], round=30)

    said = equal.play("pass")

    assert {"11.4/draw 1", "11.4/draw 2"} <= set(said)
    assert not any(event.startswith("11.3") for event in said)


def test_6_11_who_was_not_attacked_does_not_evade() -> None:
    duel = scene(
        "1a anvil\n2a mirage_runner tokens=evasion\n2b quake_fist",
        fight="1a",
    )
    duel.play("act 1")

    assert not any(event.startswith("6.11") for event in duel.play("target 2b"))


def test_7_9_a_heal_of_nothing_is_not_told() -> None:
    duel = scene("1a avatar_of_nature_3 tokens=poison\n2a anvil", hand="solar_plant")

    said = duel.play("passive a")

    assert "8.10/cured 1a" in said
    assert not any(event.startswith("7.9") for event in said)


def test_10_23_the_mob_is_told_with_its_printed_health() -> None:
    coop = scene(
        "1a anvil common\n2a oracle common",
        options={"mode": "challengers", "mob": "mob_swarm_queen"},
        turn="2",
    )

    assert "10.23/order mob 4" in coop.combat()
