"""A refusal is the condition that failed: all of them, with their numbers."""

from collections.abc import Iterator

import pytest

from sobremesa.games.carcosa import GAME
from sobremesa.games.carcosa.actions import TURN
from sobremesa.games.carcosa.rules import Carcosa
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence
from sobremesa.kernel.pile import Pile
from sobremesa.kernel.reason import Reason
from sobremesa.testing import check_answers, check_reasons

from .scene import CarcosaScene, scene

pytestmark = pytest.mark.slow  # many positions: on the compiled rules

LONG: dict[str, object] = {  # matches in which much is found and done
    **{"house_loss": 0, "presence_a": 0, "presence_b": 0, "presence_c": 0},
    **{"presence_d": 0, "actions_per_turn": 4, "max_rounds": 12, "trade_limit": 1},
}
SETS: dict[str, dict[str, object]] = {
    **{name: {"preset": name} for name in ("canon", "measured", "gentle", "cruel")},
    "chosen": {"role_draw": "choose", "souls": 4, "start_layout": "spread"},
    "long": LONG,
}
SEEDS = 2


def decisions(options: dict[str, object], seats: int, seed: int) -> Iterator[Carcosa]:
    """Some decisions of a random match: one turn of many, all rarer questions."""
    dice = Fast(seed)
    state = GAME.new(GAME.set_up(options, seats), seats, dice, Silence())
    assert isinstance(state, Carcosa)
    while state.seat >= 0:
        if state.stage != TURN or dice.below(6) == 0:
            yield state
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))], dice, Silence())


@pytest.mark.parametrize("name", SETS)
def test_an_action_is_refused_if_and_only_if_it_is_not_legal(name: str) -> None:
    everything = range(len(GAME.table))
    for seats in GAME.seats:
        for seed in range(SEEDS):
            for state in decisions(SETS[name], seats, seed):
                check_reasons(GAME, check_answers(GAME, state, everything))


def refused(table: CarcosaScene, text: str) -> list[str]:
    """Why an action is refused: `4.2 actions P1 2 2`."""
    reasons = GAME.refusals(table.state, GAME.table.number(text))
    check_reasons(GAME, reasons)
    return [" ".join([one.rule, one.word, *one.values.values()]) for one in reasons]


def test_a_move_is_refused_for_all_that_hinders_it() -> None:
    fearful = {"node": "F1_R2", "statuses": {"paranoia": 2}}
    table = scene(turn={"spent": 2}, souls={"P1": {"frozen": True}, "P2": fearful})

    assert ["8.16 frozen P1", "4.2 actions P1 2 2", "9.15 paranoia P2"] == refused(
        table, "to F1_R2"
    )
    assert "2.5 stairs P1 F2_R1" in refused(table, "to F2_R1")
    assert "2.2 here P1 F1_PAS" in refused(table, "to F1_PAS")


def test_meditation_is_refused_at_the_maximum_before_the_king_and_the_tank() -> None:
    table = scene(roles=("healer", "tank"), king=1)

    assert ["4.7 whole P1 4", "4.7 king F1_PAS", "4.7 tank P2"] == refused(
        table, "meditate"
    )


def test_a_trade_is_refused_for_the_slot_the_place_and_the_limit() -> None:
    table = scene(
        turn={"traded": 6},
        souls={"P1": {"items": "key"}, "P2": {"items": "key key", "node": "F2_R1"}},
    )

    assert [
        "4.10 apart P2 F2_R1",
        "4.10 trades 6",
        "4.10 slot P2 key 2 2",
    ] == refused(table, "give key P2")
    assert ["4.10 itself P1", "4.10 trades 6"] == refused(table, "give key P1")


def test_a_price_names_what_there_is_and_what_must_stay() -> None:
    poor = {"sanity": -4, "node": "F1_R2"}
    table = scene(souls={"P1": poor}, specials={"F1_R2": "motemey"})

    assert ["9.3 price P1 2 -4 -4"] == refused(table, "buy")
    assert ["9.3 price P1 4 -4 -4"] == refused(table, "buy tale")
    assert ["12.3 lacking P1 vial"] == refused(table, "sell vial")


def test_the_trapped_are_told_so() -> None:
    held = {"statuses": {"trapped": 3}, "captor": "spider", "node": "F1_R2"}
    table = scene(souls={"P1": held}, monsters=["spider F1_R2"])

    assert ["4.12 trapped P1", "7.1 lacking P1 key"] == refused(table, "crown")[:2]
    assert [] == refused(table, "struggle")


def test_empty_boxes_and_an_empty_deck_are_named() -> None:
    table = scene(
        souls={"P1": {"node": "F1_R2", "items": "scroll"}},
        specials={"F1_R2": "tavern"},
    )
    for box in range(len(table.house.boxes.size)):
        table.house.boxes.size[box] = 0
    table.house.merchant = Pile([])

    assert ["4.6 empty F1_R2"] == refused(table, "search")
    assert ["13.7 floor_empty"] == refused(table, "use scroll")
    assert ["12.2 no_box"] == refused(table, "tavern")
    assert ["4.8 special P1 motemey", "12.3 sold_out"] == refused(table, "buy")


def test_a_single_card_and_a_single_soul_leave_less_to_choose() -> None:
    table = scene()
    table.patch(stage="pick", merchant={**table.position["merchant"], "shown": ["key"]})
    chosen = GAME.set_up({"role_draw": "choose"}, 1)
    alone = GAME.new(chosen, 1, Fast(0), Silence())

    assert ["12.3 not_shown 1"] == refused(table, "pick 2")
    assert [Reason("3.3", "not_alone", {"role": "healer"})] == GAME.refusals(
        alone, GAME.table.number("role healer")
    )


def test_what_is_not_asked_is_refused_by_the_rule_that_asks() -> None:
    assert ["4.4 question"] == refused(scene(), "pick 1")
