"""Why an answer is refused: the conditions that fail, and all of them."""

from collections.abc import Iterator, Mapping

import pytest

from sobremesa.games.stratum import GAME
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Silence
from sobremesa.kernel.state import State
from sobremesa.testing import check_answers, check_reasons

from .scene import scene

pytestmark = pytest.mark.slow  # many positions: on the compiled rules

SETTINGS: tuple[Mapping[str, object], ...] = (
    {},
    {"preset": "late"},
    {
        "spaces_per_territory": 3,
        "free_space_choice": False,
        "exclusive_per_turn": 1,
        "exclusive_costs_card": True,
        "mushrooms_per_macrofungus": 2,
        "plants_to_build": 1,
        "death_mushrooms": "always",
    },
    {"deck_mode": "bag", "turn_direction": "cw", "ecosystem_gap": 1},
    {"deck_set": "late", "plants_to_build": 3, "nature_goal": "growths"},
)
MATCHES = 12
EVERY = 2  # decisions, of which one is looked at


def decisions(options: Mapping[str, object]) -> Iterator[State]:
    """Decisions of random matches."""
    chosen = GAME.set_up(options, 4)
    for seed in range(MATCHES):
        dice = Fast(f"refusals {seed}")
        state = GAME.new(chosen, 4, dice, Silence())
        number = 0
        while state.seat >= 0:
            if (number := number + 1) % EVERY == 0:
                yield state
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))], dice, Silence())


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_an_answer_is_legal_or_refused_by_rules_that_exist(
    options: Mapping[str, object],
) -> None:
    everything = range(len(GAME.table))
    for state in decisions(options):
        check_reasons(GAME, check_answers(GAME, state, everything))


def test_every_condition_against_building_is_told() -> None:
    table = scene(
        "S1: P1; S2: P2; S3: C3; F1: P4; F2: P5; F3: H6[rabies@7]; Y1: P8; Y2: P9;"
        " Y#12; M1: P10; M2: H11",
        seat="M",
    )

    assert ["8.1 carnivore territory=S"] == table.refused("build S")
    assert ["7.2 rabies territory=F attachment=rabies"] == table.refused("build F")
    assert ["8.1 construction territory=Y"] == table.refused("build Y")
    assert ["8.1 plants territory=M there=1 needed=2"] == table.refused("build M")


def test_only_the_magnate_builds_and_only_fungaloth_grows_macrofungi() -> None:
    table = scene("S1: P1; S2: P2; S3: m3")

    assert ["4.5 exclusive seat=M"] == table.refused("build S")
    assert [
        "4.5 exclusive seat=F",
        "9.1 mushrooms there=1 needed=3",
    ] == table.refused("macrofungus")


def test_a_second_exclusive_action_is_counted() -> None:
    table = scene(
        "S1: P1; S2: P2; Y1: P3; Y2: P4",
        seat="M",
        options={"exclusive_per_turn": 1},
    )
    table.play("build S")

    assert ["4.6 exclusives used=1 allowed=1"] == table.refused("build Y")


def test_a_play_fails_by_hand_turn_and_room() -> None:
    table = scene("S1: P1; S2: P2; S3: H3; S4: C4; S5: m5", hands={"S": "plant"})

    assert ["4.2 full territory=S"] == table.refused("play plant")
    assert [
        "4.2 hand card=herbivore",
        "4.2 full territory=S",
    ] == table.refused("play herbivore")
    assert ["4.4 hand card=rot"] == table.refused("discard rot")


def test_a_turn_has_one_population_card() -> None:
    table = scene("S1: P1", hand="plant plant")
    table.play("play plant", "at S2")

    assert ["4.1 second sort=population"] == table.refused("play plant")


def test_what_stands_against_every_target_is_counted() -> None:
    table = scene(
        "S1: H3; S2: H4[rabies@9]; F1: C5; Y1: P1; Y2: P6; Y3: P7; Y4: m8; Y5: m2;"
        " M1: P10; M2: P11; M3: P12; M4: P13; M5: P14",
        seat="M",
        hands={"M": "fireworks hunter"},
    )

    assert ["7.19 all_shut count=3"] == table.refused("play fireworks")
    assert ["4.3 hand card=leash"] == table.refused("play leash")
    assert [] == table.refused("play hunter")


def test_an_attachment_finds_no_bare_card() -> None:
    table = scene("S1: H3[rabies@5]; F1: P1", hand="rabies hibernation omnivore")

    assert ["6.2 all_carries count=1"] == table.refused("play hibernation")
    assert ["7.4 none hosts=carnivore"] == table.refused("play omnivore")


def test_a_chosen_card_must_be_there_and_suit() -> None:
    table = scene("S1: H3[rabies@5]; S2: H6; F1: P1", hand="rabies hibernation")
    table.play("play hibernation")

    assert [
        "6.2 carries space=S1 attachment=rabies",
    ] == table.refused("card S1 rabies")
    assert ["6.4 absent space=S1 attachment=none"] == table.refused("card S1")
    assert [
        "7.1 kind thing=plant space=F1 hosts=herbivore",
    ] == table.refused("card F1")


def test_a_destination_is_empty_and_where_the_card_leads() -> None:
    table = scene("S1: H3; S2: m5; F1: C4; M1: X6; Y1: P1", seat="F", hand="bait")
    table.play("play bait", "card S1")

    assert ["7.9 elsewhere territory=S"] == table.refused("at S3")
    assert [
        "1.4 occupied space=S2 count=1",
        "7.9 elsewhere territory=S",
    ] == table.refused("at S2")
    assert ["7.9 fungi territory=F"] == table.refused("at F2")
    assert ["1.4 occupied space=M1 count=1"] == table.refused("at M1")


def test_spores_need_fungi_where_they_strike() -> None:
    table = scene("S1: m3; F1: P1", seat="F", hand="spores")
    table.play("play spores")

    assert ["7.6 fungi territory=F"] == table.refused("territory F")
    assert ["4.11 question"] == table.refused("at S1")


def test_only_the_first_empty_space_without_a_free_choice() -> None:
    options = {"free_space_choice": False, "spaces_per_territory": 3}
    table = scene("S1: P1", hand="plant", options=options)
    table.play("play plant")

    assert ["4.2 leftmost space=S2"] == table.refused("at S3")
    assert ["1.3 nowhere space=S4 width=3"] == table.refused("at S4")
    assert ["4.2 own territory=S"] == table.refused("at F1")


def test_a_mushroom_is_taken_once() -> None:
    table = scene("S1: m5; F2: m6 m9; Y3: m7 H8", seat="F")
    table.play("macrofungus", "at S1")

    assert ["9.2 mushroom space=S1 taken=1"] == table.refused("at S1")
    assert ["9.2 mushroom space=M1 taken=0"] == table.refused("at M1")
