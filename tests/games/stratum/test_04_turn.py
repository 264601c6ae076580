"""ST-4 A player's turn."""

import pytest

from .scene import scene

FULL = "; ".join(
    f"{seat}{n}: m{5 * i + n}" for i, seat in enumerate("SFYM") for n in range(1, 6)
)
FULL_BUT_S1 = FULL.replace("S1: m1", "S1: H1")
FUNGI = "S1: m1 m2 m3 m4 m5 m6"  # two macrofungi's worth


def test_4_1_one_population_card_a_turn() -> None:
    turn = scene("", hand="plant plant herbivore carnivore rabies")

    turn.play("play plant", "at S1")

    assert set() == turn.plays


def test_4_1_one_influence_card_a_turn() -> None:
    turn = scene("F1: H1", hands={"S": "hibernation rabies predator plant"})

    turn.play("play rabies", "card F1")

    assert {"play plant"} == turn.plays


@pytest.mark.parametrize(
    "plays",
    [
        ("play plant", "at S1", "play rabies", "card F1"),
        ("play rabies", "card F1", "play plant", "at S1"),
    ],
)
def test_4_1_the_two_actions_come_in_either_order(plays: tuple[str, ...]) -> None:
    turn = scene("F1: H1", hand="plant rabies")

    turn.play(*plays)

    assert "F" == turn.seat


def test_4_1_every_turn_begins_afresh() -> None:
    turn = scene("F1: H1", hand="plant rabies")

    turn.play("play plant", "at S1", "play rabies", "card F1")

    fields = ("actions_left", "population_used", "influence_used", "exclusives_used")
    assert [2, False, False, 0] == [turn.position[name] for name in fields]


@pytest.mark.parametrize("kind", ["plant", "herbivore", "carnivore"])
def test_4_2_a_population_card_goes_into_an_empty_space_of_its_own(kind: str) -> None:
    turn = scene("Y2: P1; F1: P2; Y#3", seat="Y", hand=kind)

    turn.play(f"play {kind}")
    assert ["at Y1", "at Y3", "at Y4", "at Y5"] == turn.legal
    said = turn.play("at Y4")

    assert f"4.2/placed Y {kind} Y4" in said
    row = {"kind": kind, "space": "Y4", "stamp": 4, "origin": "Y"}
    assert row == turn.position["things"][-1]


def test_4_2_only_the_leftmost_space_without_free_space_choice() -> None:
    turn = scene("Y1: P1", seat="Y", hand="plant", options={"free_space_choice": False})

    turn.play("play plant")

    assert ["at Y2"] == turn.legal


def test_4_3_an_influence_card_is_followed_and_used_up() -> None:
    turn = scene("F1: H1", seat="M", hands={"M": "hunter plant"})

    said = turn.play("play hunter", "card F1")

    assert "7.18/played M hunter" in said
    assert "" == turn.table
    assert ("plant", "hunter") == (turn.hand("M"), turn.discards("M"))


def test_4_4_a_discard_uses_up_no_play() -> None:
    turn = scene("F1: H1", hands={"S": "plant plant rabies rabies"})

    said = turn.play("discard plant")

    assert ["4.4/discards S plant"] == said
    assert {"play plant", "play rabies"} == turn.plays
    assert "plant" == turn.discards("S")


def test_4_4_both_actions_may_be_discards() -> None:
    turn = scene("F1: H1", hands={"S": "plant rabies rabies"})

    turn.play("discard rabies", "discard rabies")

    assert "F" == turn.seat
    assert ("plant", "rabies rabies") == (turn.hand("S"), turn.discards("S"))


@pytest.mark.parametrize(
    ("seat", "exclusive"),
    [("S", set()), ("F", {"macrofungus"}), ("Y", set()), ("M", {"build Y"})],
)
def test_4_5_only_f_and_m_have_an_exclusive_action(
    seat: str, exclusive: set[str]
) -> None:
    turn = scene(f"{FUNGI}; Y1: P7 P8", seat=seat)

    assert exclusive == turn.plays - {"play plant"}


def test_4_5_an_exclusive_action_takes_no_card() -> None:
    turn = scene("Y1: P7 P8", seat="M")
    hand = turn.hand("M")

    turn.play("build Y")

    assert hand == turn.hand("M")
    assert ("M", 1) == (turn.seat, turn.position["actions_left"])


def test_4_6_both_actions_may_be_exclusive() -> None:
    turn = scene(FUNGI, seat="F")

    turn.play(*["macrofungus", "at S1", "at S1", "at S1"] * 2)

    assert "Y" == turn.seat
    assert "S1: X7 X8" == turn.table


@pytest.mark.parametrize(
    "plays", [("play plant", "at F1"), ("play rot", "card S2"), ("discard rot",)]
)
def test_4_6_after_an_exclusive_action_the_other_is_free(
    plays: tuple[str, ...],
) -> None:
    turn = scene(f"{FUNGI}; S2: P7", seat="F", hand="plant rot")

    turn.play("macrofungus", "at S1", "at S1", "at S1", *plays)

    assert "Y" == turn.seat


@pytest.mark.parametrize(("most", "offered"), [(1, set()), (2, {"build Y"})])
def test_4_6_exclusive_per_turn_limits_them(most: int, offered: set[str]) -> None:
    options = {"exclusive_per_turn": most}
    turn = scene("S1: P1 P2; Y1: P3 P4", seat="M", options=options)

    turn.play("build S")

    assert offered == turn.plays - {"play plant"}


def test_4_7_there_is_no_passing() -> None:
    turn = scene("S1: P1; S2: P2; S3: P3; S4: P4; S5: P5", hand="plant")

    assert ["discard plant"] == turn.legal


@pytest.mark.parametrize(
    ("seat", "card", "without", "enough"),
    [
        ("S", "plant", FULL, FULL.replace("S3: m3; ", "")),
        ("S", "hibernation", "F1: P1; F2: C2", "F1: H1"),
        ("S", "rabies", "F1: P1; F2: C2", "F1: H1"),
        ("S", "migration", "F1: H1; S1: P2", "S1: H1"),
        ("S", "migration", FULL_BUT_S1, "S1: H1"),
        ("S", "omnivore", "F1: P1; F2: H2", "F1: C1"),
        ("S", "predator", "F1: P1; F2: C2; F3: m3", "F1: H1"),
        ("F", "spores", "S1: P1; S#2", "S1: X1"),
        ("F", "rot", "S1: H1; S2: C2; S3: m3", "S1: P1"),
        ("F", "parasite", "S1: P1", "S1: C1"),
        ("F", "bait", "S1: H1; S2: m2; F1: P3", "S1: H1; F2: m2"),
        ("F", "bait", "S1: P1; F2: m2", "S1: C1; F2: X2"),
        ("F", "mold", "S1: m1", "S#1"),
        ("F", "mold", f"{FULL}; S#21", "S1: m1; S#2"),
        ("Y", "fruit", "S1: H1; S2: C2", "S1: P1"),
        ("Y", "weed", "S1: H1; S2: C2", "S1: P1"),
        ("Y", "pheromones", "Y1: H1; S1: P2", "S1: H1"),
        ("Y", "ivy", "S1: H1; S#2", "S1: P1"),
        ("M", "pesticide", "S1: H1; S2: C2", "S1: P1"),
        ("M", "hunter", "S1: P1", "S1: C1"),
        ("M", "fireworks", FULL_BUT_S1, "S1: C1"),
        ("M", "compost", FULL, ""),
        ("M", "leash", "S1: P1", "S1: H1"),
    ],
)
def test_4_8_a_play_is_offered_only_if_it_can_be_completed(
    seat: str, card: str, without: str, enough: str
) -> None:
    options = {"deck_set": "late"} if card == "leash" else {}
    barred = scene(without, seat=seat, hand=card, options=options)
    able = scene(enough, seat=seat, hand=card, options=options)

    assert f"play {card}" not in barred.legal
    assert f"play {card}" in able.legal


@pytest.mark.parametrize(("seat", "card"), [("Y", "wildfire"), ("M", "arson")])
def test_4_8_fires_can_always_be_lit(seat: str, card: str) -> None:
    turn = scene("", seat=seat, hand=card)

    turn.play(f"play {card}")

    assert [f"territory {each}" for each in "SFYM"] == turn.legal


def test_4_9_without_cards_the_remaining_actions_are_lost() -> None:
    turn = scene("", hands={"S": "plant", "F": ""})

    said = turn.play("discard plant")

    assert ["4.4/discards S plant", "4.9/lost S 1", "4.9/lost F 2"] == said
    assert "Y" == turn.seat


def test_4_9_an_exclusive_action_is_not_lost() -> None:
    turn = scene("S1: m1 m2 m3", seat="F", hands={"F": ""})
    assert ["macrofungus"] == turn.legal

    said = turn.play("macrofungus", "at S1", "at S1", "at S1")

    assert "4.9/lost F 1" == said[-1]


@pytest.mark.parametrize(
    ("exclusives", "cards", "left"), [(0, 2, 3), (1, 1, 4), (2, 0, 5)]
)
def test_4_10_each_exclusive_action_leaves_a_card_more(
    exclusives: int, cards: int, left: int
) -> None:
    turn = scene(FUNGI, seat="F")

    turn.play(*["macrofungus", "at S1", "at S1", "at S1"] * exclusives)
    turn.play(*["discard plant"] * cards)

    assert "Y" == turn.seat
    assert left == len(turn.hand("F").split())


def test_4_10_exclusive_costs_card_asks_for_one() -> None:
    options = {"exclusive_costs_card": True}
    cards = "plant plant rot rot bait"
    turn = scene(FUNGI, seat="F", options=options, hand=cards)

    turn.play("macrofungus", "at S1", "at S1", "at S1")
    assert "exclusive_cost" == turn.stage
    assert ["discard plant", "discard rot", "discard bait"] == turn.legal
    said = turn.play("discard rot")

    assert ["4.10/pays F rot"] == said
    assert ("plant plant rot bait", "rot") == (turn.hand("F"), turn.discards("F"))
    assert ("F", 1) == (turn.seat, turn.position["actions_left"])


def test_4_10_exclusive_costs_card_asks_after_building_too() -> None:
    turn = scene("Y1: P7 P8", seat="M", options={"exclusive_costs_card": True})

    turn.play("build Y")

    assert ("exclusive_cost", ["discard plant"]) == (turn.stage, turn.legal)


def test_4_10_the_last_card_is_paid_too() -> None:
    options = {"exclusive_costs_card": True}
    turn = scene(FUNGI, seat="F", hands={"F": "rot"}, options=options)

    turn.play("macrofungus", "at S1", "at S1", "at S1")

    assert ("exclusive_cost", ["discard rot"]) == (turn.stage, turn.legal)


def test_4_10_an_empty_hand_pays_nothing() -> None:
    options = {"exclusive_costs_card": True}
    turn = scene(FUNGI, seat="F", hands={"F": ""}, options=options)

    turn.play("macrofungus", "at S1", "at S1", "at S1")

    assert ("action", ["macrofungus"]) == (turn.stage, turn.legal)


def test_4_11_a_card_is_shown_first_and_acts_after_the_last_choice() -> None:
    table = "S1: H3; F1: m4"
    turn = scene(table, seat="F", hands={"F": "bait plant"})

    assert ["7.9/played F bait"] == turn.play("play bait")
    assert ("plant", "bait") == (turn.hand("F"), turn.position["card"])
    assert [] == turn.play("card S1")
    assert (table, "") == (turn.table, turn.discards("F"))

    assert ["7.9/moves herbivore S1 F3"] == turn.play("at F3")
    assert ("bait", "") == (turn.discards("F"), turn.position["card"])
