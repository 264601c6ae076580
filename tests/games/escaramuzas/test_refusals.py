"""A refusal is the condition that failed: every answer is legal, or told why not."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

import pytest

from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.content import POINTS
from sobremesa.games.escaramuzas.rules import Escaramuzas
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence
from sobremesa.testing import check_answers, check_reasons

from .scene import Skirmish, scene

pytestmark = pytest.mark.slow  # many positions: on the compiled rules

MATCHES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"preset": "espresso", "map": "old_town", "deploy_gap": 30}),
    (2, {"preset": "plain", "map": "draft", "draft_pieces": 6, "objectives": 7}),
    (2, {"map": "bar_table", "platoon_size": 3, "cards_dealt": 5, "rounds": 9}),
    (4, {"map": "black_swamp", "army_red": "horde", "melee_mandatory": False}),
    (4, {"map": "three_bridges", "evade_choice": False, "contact": 5, "rounds": 9}),
    (6, {"map": "random", "army_blue": "elite", "run_melee": False}),
    (6, {"map": "watchtowers", "heal_range_only": True, "wound_limit": 6, "range": 9}),
    (8, {"map": "chalk", "army_red": "elite", "defeat_threshold": 0, "cards_dealt": 5}),
]
EACH = 3  # decisions of a stage that are looked at in a match, at the least
POINTS_LOOKED_AT = 60


def decisions(
    seats: int, options: Mapping[str, object], luck: Random
) -> Iterator[Escaramuzas]:
    """Some decisions of a match, of every kind of question that comes up in it."""
    dice = Fast(luck.randrange(10**9))
    state = GAME.new(GAME.set_up(options, seats), seats, dice, Silence())
    assert isinstance(state, Escaramuzas)
    seen: Counter[int] = Counter()
    while state.seat >= 0:
        seen[state.stage] += 1
        if luck.random() < EACH / seen[state.stage]:
            yield state
        answers = GAME.shortlist(state) if luck.random() < 0.6 else state.legal()
        state.apply(luck.choice(answers), dice, Silence())


def looked_at(luck: Random) -> list[int]:
    """Every answer but points, and some points."""
    rest = range(POINTS, len(GAME.table))
    return [*luck.sample(range(POINTS), POINTS_LOOKED_AT), *rest]


@pytest.mark.parametrize("number", range(len(MATCHES)))
def test_what_is_not_legal_is_told_why_and_nothing_else(number: int) -> None:
    luck = Random(number)
    for state in decisions(*MATCHES[number], luck):
        legal = state.legal()
        some = luck.sample(legal, min(9, len(legal)))
        answers = check_answers(GAME, state, [*some, *looked_at(luck)])
        check_reasons(GAME, answers)


def why(table: Skirmish, text: str) -> list[str]:
    """`7.2 range 900 676 blue D1`: rule, word and values of every reason."""
    found = GAME.refusals(table.state, GAME.table.number(text))
    check_reasons(GAME, found)
    return [" ".join(filter(None, (f.rule, f.word, *f.values.values()))) for f in found]


def all_told(table: Skirmish) -> None:
    check_answers(GAME, table.state, range(len(GAME.table)))


def test_an_answer_to_another_question_is_told_the_question() -> None:
    table = scene("T1 40,30", "D1 50,30")

    assert ["5.5 question"] == why(table, "to 41,30")
    assert ["5.8 not_begun"] == why(table, "done")
    assert ["2.4 no_unit red A2"] == why(table, "unit A2")
    assert ["9.7 gone red T2"] == why(table, "unit T2")
    assert ["5.5 activated red D3"] == why(table, "unit D3")


def test_a_target_is_told_its_distance_and_what_stands_between() -> None:
    table = scene("T1 35,20", "T1 45,20; T2 80,40", map="old_town")
    table.stand("T1")

    assert ["7.1 sight building"] == why(table, "target T1")
    assert ["7.2 range 2425 676 blue T2", *["7.1 sight building"] * 2] == why(
        table, "target T2"
    )


def test_who_is_in_contact_must_fight() -> None:
    table = scene("T1 40,30", "T1 44,30; T2 50,30")
    table.stand("T1")

    assert ["6.9 contact blue T1"] == why(table, "hold")
    assert ["6.9 contact blue T1", "1.5 apart 100 24 blue T2"] == why(
        table, "target T2"
    )
    assert ["6.9 healer red T1", "11.1 itself"] == why(table, "ally T1")


def test_a_patient_is_near_hurt_and_safe() -> None:
    table = scene(
        "M1 35,30; B1 38,30 health=2; T1 30,30; E1 33,33", "E1 64,30; E2 86,30"
    )
    table.stand("M1")

    assert ["11.3 hunted 676 676 blue E1"] == why(table, "ally B1")
    assert ["11.2 apart 25 24 red T1", "11.4 unhurt red T1"] == why(table, "ally T1")
    assert ["11.4 unhurt red E1"] == why(table, "ally E1")
    all_told(table)


def test_a_card_is_told_its_timing_its_holder_and_its_condition() -> None:
    held = "frenzy last_charge tourniquet poisoned_knife refill double_espresso"
    table = scene("D1 40,30; T1 20,20", "T1 50,30", hands={0: held})
    table.do("unit D1")

    assert ["13.9 cost 1 1 red D1", "13.4 nobody_near 64 frenzy"] == why(
        table, "play frenzy"
    )
    assert [] == why(table, "play last_charge")
    assert ["13.2 timing tourniquet hit"] == why(table, "play tourniquet")
    assert ["13.4 nobody_near 24 poisoned_knife"] == why(table, "play poisoned_knife")
    assert ["13.4 not_held first_aid", "13.4 nobody_hurt first_aid"] == why(
        table, "play first_aid"
    )
    table.do("stand")
    assert ["13.9 cost 1 1 red D1"] == why(table, "play double_espresso")


def test_a_hit_is_evaded_unless_it_is_a_six() -> None:
    table = scene("T1 40,30", "T1 50,30", hands={1: "tourniquet dented_thermos"})
    table.stand("T1")
    table.do("target T1", dice="6 4")

    assert ["8.3 exito"] == why(table, "evade")
    table.do("play tourniquet")
    assert ["13.3 reacted"] == why(table, "play dented_thermos")
    all_told(table)


def test_where_evading_is_compulsory_no_hit_is_taken() -> None:
    table = scene("T1 40,30", "T1 50,30", options={"evade_choice": False})
    table.stand("T1")
    table.do("target T1", dice="2 4")

    assert ["8.6 compulsory"] == why(table, "take")


def test_support_is_near_free_and_has_a_way() -> None:
    table = scene(
        "T1 40,30; D1 42,34", "D1 43,30; D2 47,31; T1 46,34; E1 39,33; E2 60,30"
    )
    table.stand("T1")
    table.do(
        "target D1",
        dice="6 2 3",
    )
    table.do("take")
    assert "advance" == table.stage
    all_told(table)
    table.do("advance")

    assert "support" == table.stage
    assert [] == why(table, "support D2")
    assert ["10.2 tied red D1", "10.2 remote 25 24 blue T1"] == sorted(
        why(table, "support T1"), key=lambda text: "remote" in text
    )
    assert ["9.7 gone blue D1"] == why(table, "support D1")
    assert ["10.2 remote 289 24 blue E2"] == why(table, "support E2")
    all_told(table)


def test_after_an_advance_it_fights_at_once() -> None:
    table = scene("T1 40,30; M1 42,33", "D1 43,30; D2 47,31", hands={0: "steady_aim"})
    table.stand("T1")
    table.do("target D1", dice="6 2 3")
    table.do("take", "advance", "decline")

    assert ["10.3 chained", "6.9 contact blue D2"] == why(table, "hold")
    all_told(table)


def test_the_second_shot_is_a_shot_or_nothing() -> None:
    table = scene("M1 40,30; B1 42,30 health=1", "T1 55,30", hands={0: "double_shot"})
    table.stand("M1")
    table.do("play double_shot")
    assert ["13.4 armed"] == why(table, "hold")
    assert ["13.3 one_card", "13.4 not_held steady_aim"] == why(
        table, "play steady_aim"
    )
    table.do("target T1", dice="2")

    assert ["13.9 again", "11.3 hunted 169 676 blue T1"] == why(table, "ally B1")
    all_told(table)


def test_a_card_is_told_whom_it_may_not_name() -> None:
    table = scene(
        "T1 40,30; T2 38,20; E1 30,30", "E1 36,19", hands={0: "tactical_step"}
    )
    table.do("unit T1", "play tactical_step")

    assert ["13.4 engaged blue E1"] == why(table, "ally T2")
    all_told(table)


def test_refill_is_for_another_activated_unit_of_the_seat() -> None:
    table = scene("T1 40,30; T2 38,20; E1 30,30 idle", "", hands={0: "refill"})
    table.do("unit T1", "play refill")

    assert ["13.4 other"] == why(table, "ally T1")
    assert ["13.4 ready red T2"] == why(table, "ally T2")
    assert [] == why(table, "ally E1")


def test_espionage_is_for_an_enemy_with_cards() -> None:
    table = scene(
        "D1 40,30",
        "T1 60,30",
        seats=6,
        hands={0: "espionage", 1: "refill", 5: "frenzy"},
    )
    table.do("unit D1", "play espionage")

    assert ["17.3 friend 2"] == why(table, "rival 2")
    assert ["13.4 no_hand 3"] == why(table, "rival 3")
    assert ["17.1 no_seat 7"] == why(table, "rival 7")
    all_told(table)


def test_espionage_is_told_of_the_fourth_seats() -> None:
    hands = {0: "espionage", 1: "refill", 7: "frenzy"}
    table = scene("D1 40,30", "T1 60,30", seats=8, hands=hands)
    table.do("unit D1", "play espionage")

    assert ["17.3 friend 6"] == why(table, "rival 6")
    assert ["13.4 no_hand 5"] == why(table, "rival 5")
    assert [] == why(table, "rival 7")
    all_told(table)


def test_a_seat_learns_nothing_hidden_from_a_refusal() -> None:
    """Asked of any state it could believe in, the reasons are the same."""
    luck = Random(7)
    for state in decisions(4, {"map": "old_town", "rounds": 2}, luck):
        seat = int(state.seat)
        for action in luck.sample(looked_at(luck), 40):
            told = [
                GAME.refusals(GAME.redeal(state, seat, Fast(n)), action)
                for n in range(3)
            ]
            assert told[0] == told[1] == told[2] == GAME.refusals(state, action)
