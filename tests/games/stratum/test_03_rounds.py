"""ST-3 Rounds."""

import pytest

from .scene import StratumScene, scene


def seats_of_a_round(play: StratumScene) -> str:
    """Who is asked, decision by decision, while everybody discards."""
    asked = ""
    while play.stratum.round == 1:
        asked += play.seat
        play.play(play.first_discard)
    return asked


def test_3_1_a_round_is_one_turn_each_then_the_ecosystems() -> None:
    play = scene("S1: H1")  # no plant: it will die

    play.pass_to("M")
    play.play(play.first_discard)
    assert "S1: H1" == play.table
    said = play.play(play.first_discard)

    assert "10.2/dies herbivore S1 a" in said
    assert "3.1/round 2" in said
    assert ("S", 2) == (play.seat, play.position["round"])


@pytest.mark.parametrize(
    ("direction", "order"), [("ccw", "SSFFYYMM"), ("cw", "SSMMYYFF")]
)
def test_3_2_the_turn_order_is_s_f_y_m(direction: str, order: str) -> None:
    play = scene("", options={"turn_direction": direction})

    assert order == seats_of_a_round(play)


@pytest.mark.parametrize(("direction", "last"), [("ccw", "M"), ("cw", "F")])
def test_3_3_the_ecosystem_acts_after_the_last_player(
    direction: str, last: str
) -> None:
    options = {"turn_direction": direction}
    play = scene("S1: H1", seat=last, options=options, actions_left=1)

    said = play.play(play.first_discard)

    assert said[0].startswith(f"4.4/discards {last}")
    assert ["3.3/ecosystem 1", "10.2/dies herbivore S1 a"] == said[1:3]


def test_3_4_effects_then_drawing_then_the_next_round() -> None:
    play = scene("S1: H3[predator@4]; S2: m1; F1: H5", actions_left=1, seat="M")

    said = play.play(play.first_discard)

    order = [event.split()[0] for event in said if event[0] not in "45"]
    assert [
        "3.3/ecosystem",
        "10.2/dies",
        "11.2/eaten",
        "13.2/draws",
        "3.1/round",
    ] == list(dict.fromkeys(order))


def test_3_4_effects_come_before_the_victory_check() -> None:
    play = scene("S1: P1[ivy@2]; S#3; F#4; Y#5; M#6")

    said = play.end_round()

    assert "11.3/razed S" in said
    assert "*" == play.result


def test_3_4_the_victory_check_comes_before_drawing() -> None:
    play = scene("S1: X1 X2", hands={"S": "plant"})

    play.end_round()

    assert "0 1 0 0 by 12.4" == play.result
    assert "plant" == play.hand("S")


def test_3_5_the_clock_is_noted_when_a_round_begins() -> None:
    play = scene("S1: P1; Y1: H2", clock=9, round_start=5)

    play.end_round()  # the herbivore grows

    assert "S1: P1; Y1: H2 H10" == play.table
    assert (10, 10) == (play.position["clock"], play.position["round_start"])
