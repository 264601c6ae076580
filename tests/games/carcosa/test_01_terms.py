"""CA-1: terms and general principles."""

import pytest

from sobremesa.games.carcosa import GAME
from sobremesa.games.carcosa.content import NODE_IDS
from sobremesa.kernel.dice import Fast, Seeded
from sobremesa.kernel.log import Journal, Silence

from .scene import scene, told


def test_1_1_a_round_is_a_turn_of_every_soul_and_the_end_of_round() -> None:
    house = scene()

    said = house.finish(1, 2, 1, 1, 1)

    turns = [event for event in said if event.startswith("1.3/turn")]
    assert ["1.3/turn P2", "1.3/turn P3", "1.3/turn P4", "1.3/turn P2"] == turns
    assert said.index("6.1/ends 1") < said.index("1.1/round 2")
    assert 2 == house.position["round"]


def test_1_2_by_default_each_seat_has_one_soul() -> None:
    for seats in (1, 2, 3, 4):
        state = GAME.new({}, seats, Fast(1), Silence())
        assert seats == len(GAME.dump(state)["souls"])


def test_1_2_more_souls_go_round_the_seats() -> None:
    house = scene(seats=2)
    seats = []
    for _ in range(4):
        seats.append(house.seat)
        house.play("end")

    assert ["A", "B", "A", "B"] == seats


def test_1_3_the_first_soul_rotates() -> None:
    house = scene(round=3, active="P3")

    said = house.finish(1, 3, 1, 1, 1)

    turns = [event.split()[1] for event in said if event.startswith("1.3/turn")]
    assert ["P4", "P1", "P2", "P4"] == turns


def test_1_3_without_rotation_p1_always_begins() -> None:
    house = scene(round=3, options={"rotate_first": False}, place=0)

    said = house.finish(1, 3, 1, 1, 1)

    turns = [event.split()[1] for event in said if event.startswith("1.3/turn")]
    assert ["P2", "P3", "P4", "P1"] == turns


def test_1_4_all_luck_comes_from_the_seed() -> None:
    starts = [GAME.dump(GAME.new({}, 4, Seeded("x"), Silence())) for _ in range(2)]

    assert starts[0] == starts[1]


def test_1_5_every_seat_sees_a_look() -> None:
    house = scene(souls={"P1": {"node": "F1_R1"}}, boxes={"F1_R2": "key"})

    house.play("to F1_PAS", "look F1_R2")

    views = [GAME.view(house.state, seat) for seat in (-1, 0, 1, 2, 3)]
    assert all("'key'" in str(view) for view in views)


def test_1_6_a_card_looked_at_stays_known_until_a_shuffle() -> None:
    house = scene(souls={"P1": {"node": "F1_R1"}})
    assert "? ? ? ? ? ? ? ? ?" == house.box("F1_R2")

    house.play("to F1_PAS", "look F1_R2")
    assert not house.box("F1_R2").startswith("?")
    house.run("effect", rolls=[1])

    assert "? ? ? ? ? ? ? ? ?" == house.box("F1_R2")


def test_1_7_a_batch_is_applied_before_the_collapses() -> None:
    house = scene(souls={"P1": {"sanity": -4}, "P2": {"sanity": -3}})

    said = house.run("house")

    assert said.index("6.2/loses P4 1") < said.index("9.7/loses P2 1")
    assert [-5, -5, 0, 1] == house.sanities


def test_1_8_what_cannot_be_done_is_skipped() -> None:
    house = scene(monsters=["spider F2_R2"], boxes={"F1_R2": "omen_spider"})

    said = house.play("to F1_R2", rolls=[1])  # 5: a Spiderling, and the turn ends

    assert "8.3/appears spiderling F1_R1" in said
    again = scene(
        souls={"P1": {"sanity": -5}},
        monsters=["spider F2_R2"],
        boxes={"F1_R2": "omen_spider"},
    )
    assert "8.2/already spider" in again.play("to F1_R2", rolls=[1])


def test_1_9_ties_between_nodes_go_by_canonical_order() -> None:
    assert ("F1_R1", "F1_PAS", "F2_R1", "F3_PAS") == (
        NODE_IDS[0],
        NODE_IDS[4],
        NODE_IDS[5],
        NODE_IDS[14],
    )
    house = scene(boxes={"F1_R2": "goblin"}, souls={"P1": {"items": "key"}})

    assert "8.12/jumps goblin F1_R1" in house.play("to F1_R2")


def test_1_10_a_single_option_is_taken_by_itself() -> None:
    house = scene(
        souls={"P1": {"node": "F2_R1", "sanity": 4, "frozen": True}},
        turn={"spent": 1},
        boxes={"F2_R1": "vial"},
    )

    house.play("search")  # at its best, no action left, no way to go

    assert "P2" == house.asked


@pytest.mark.parametrize(("sanity", "total"), [(-5, 0), (-1, 2), (4, 7)])
def test_1_11_a_check_is_a_die_and_sanity_but_never_below_0(
    sanity: int, total: int
) -> None:
    house = scene(souls={"P1": {"sanity": sanity}}, boxes={"F1_R2": "corpse"})

    assert f"1.11/check P1 3 {total}" in house.play("to F1_R2", rolls=[3])


def test_1_12_your_turn_ends_only_for_the_active_soul() -> None:
    other = scene(
        souls={
            "P1": {"sanity": 1, "node": "F1_R2"},
            "P2": {"node": "F2_R2", "sanity": -5},
        },
        boxes={"F1_R2": "face_changer elevator", "F2_R2": "vial"},
    )

    said = other.play("search", rolls=[1, 1])  # P2 reveals the Elevator with 0

    assert "5.2/reveals P2 elevator F1_R2" in said
    assert "4.13/ends P1" not in said
    assert "P1" == other.asked


def test_1_12_the_log_tells_names() -> None:
    journal = Journal()
    journal.say("1.3/turn", 2)

    assert ["1.3/turn P3"] == [told(event) for event in journal.events]
