"""CA-10: the end of the game."""

import pytest

from .scene import Fields, scene

ALL = ("P1", "P2", "P3", "P4")
KEYS: dict[str, Fields] = {
    "P1": {"items": "key"},
    "P2": {"items": "key key"},
    "P3": {"items": "key"},
}


def test_10_1_four_keys_and_all_in_the_threshold_win() -> None:
    house = scene(souls=KEYS)

    assert ["10.1/won 1"] == house.run("end_check")
    few = scene(options={"keys_to_win": 5}, souls=KEYS)
    few.run("end_check")
    assert 0 == few.position["ending"]


def test_10_2_all_at_minus_5_lose() -> None:
    house = scene(souls={soul: {"sanity": -5} for soul in ALL})

    assert ["10.2/lost 1"] == house.run("end_check")


@pytest.mark.parametrize(("destroyed", "lost"), [(2, False), (3, True), (4, True)])
def test_10_3_three_keys_in_play_lose(destroyed: int, lost: bool) -> None:
    house = scene(keys_destroyed=destroyed)

    assert lost == ("10.3/lost 1" in house.run("end_check"))


def test_10_4_there_are_six_keys_and_a_seventh_by_the_ritual() -> None:
    assert 6 == scene().house.keys_total()
    assert 8 == scene(options={"keys_in_boxes": 7}).house.keys_total()
    open_room = scene(specials={"F1_R1": "lethal_chamber"})
    assert 7 == open_room.house.keys_total()
    assert 7 == scene(ritual_done=True).house.keys_total()
    ruin = scene(specials={"F1_R1": "lethal_chamber"})
    ruin.house.ruined = 1
    assert 6 == ruin.house.keys_total()


def test_10_5_victory_comes_first() -> None:
    souls = {soul: {"sanity": -5, **KEYS.get(soul, {})} for soul in ALL}
    house = scene(souls=souls, keys_destroyed=3)

    assert ["10.1/won 1"] == house.run("end_check")
    broken = scene(souls={soul: {"sanity": -5} for soul in ALL}, keys_destroyed=3)
    assert ["10.2/lost 1"] == broken.run("end_check")


def test_10_6_time_runs_out() -> None:
    house = scene(options={"max_rounds": 5}, round=5)

    assert ["10.6/lost 5"] == house.run("end_check")


def test_10_7_the_end_is_tested_in_step_9_only_and_stored_keys_do_not_count() -> None:
    house = scene(souls=KEYS)
    assert "*" == house.result

    stored = scene(
        armory={"key": 1},
        loot={"key": 1},
        souls={"P1": {"items": "key"}, "P2": {"items": "key key"}},
    )
    stored.run("end_check")

    assert 0 == stored.position["ending"]


def test_10_8_all_seats_share_the_result() -> None:
    house = scene(souls=KEYS)
    house.run("end_check")

    assert [1.0, 1.0, 1.0, 1.0] == house.carcosa.result().scores
    lost = scene(keys_destroyed=3)
    lost.run("end_check")
    assert [0.0] * 4 == lost.carcosa.result().scores
