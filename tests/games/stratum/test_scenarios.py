"""The worked scenarios of rulebook section 8, one by one."""

from collections import Counter

import pytest

from sobremesa.games.stratum import GAME
from sobremesa.games.stratum.rules import Stratum
from sobremesa.kernel.dice import Seeded
from sobremesa.kernel.log import Silence

from .scene import StratumScene, scene


@pytest.mark.parametrize("seed", ["", "1", "sobremesa", "añil", "z" * 64])
def test_w_1_set_up(seed: str) -> None:
    state = GAME.new({}, 4, Seeded(seed), Silence())
    assert isinstance(state, Stratum)
    new = StratumScene(state)
    position = new.position

    assert 4 == position["clock"]
    assert ["S1", "F1", "Y1", "M1"] == [thing["space"] for thing in position["things"]]
    assert [1, 2, 3, 4] == [thing["stamp"] for thing in position["things"]]
    kinds = Counter(thing["kind"] for thing in position["things"])
    assert {"plant": 2, "herbivore": 1, "carnivore": 1} == kinds
    for seat in "SFYM":
        assert 5 == len(new.hand(seat).split())
        assert 31 == len(new.deck(seat).split())
        assert "" == new.discards(seat)
    assert ("S", "action", 2) == (new.seat, new.stage, position["actions_left"])


def test_w_2_the_start_is_stable() -> None:
    table = "S1: P1; F1: P2; Y1: H3; M1: C4"
    start = scene(table)

    start.end_round()

    assert table == start.table
    assert "2/1/1" == start.census
    assert "*" == start.result


def test_w_3_turn_limits() -> None:
    cards = "plant plant herbivore migration rabies"
    turn = scene("S1: H3; F1: P1; Y1: P2; M1: C4", hand=cards)
    discards = {f"discard {card}" for card in cards.split()}
    plays = {f"play {card}" for card in cards.split()}
    assert plays | discards == set(turn.legal)
    assert 8 == len(turn.legal)

    turn.play("play plant")
    assert ["at S2", "at S3", "at S4", "at S5"] == turn.legal
    turn.play("at S2")

    assert {"play migration", "play rabies"} | discards == set(turn.legal)
    assert 6 == len(turn.legal)


def test_w_4_nothing_playable() -> None:
    full = scene(
        "S1: P1; S2: P2; S3: H3; S4: C4; S5: m5",
        hand="plant plant herbivore carnivore carnivore",
    )
    assert ["discard plant", "discard herbivore", "discard carnivore"] == full.legal

    full.play("discard plant", "discard carnivore")

    assert "F" == full.seat
    assert "plant herbivore carnivore" == full.hand("S")


def test_w_5_sequential_counting() -> None:
    crowd = scene(
        "S1: P1; S2: P2; F1: H3; F2: H4; Y1: H5; Y2: H6; "
        "M1: C7; M2: C8; M3: C9; M4: C10; M5: C11"
    )
    assert "2/4/5" == crowd.census

    said = crowd.ecosystem()

    assert "10.2/dies herbivore Y2 b" in said
    assert "10.4/dies carnivore M5 b" in said
    assert (
        "S1: P1; S2: P2; F1: H3; F2: H4; Y1: H5; Y2: m12; "
        "M1: C7; M2: C8; M3: C9; M4: C10; M5: m13"
    ) == crowd.table
    assert "2/3/4" == crowd.census


def test_w_6_growth_without_carnivores() -> None:
    calm = scene("S1: P1; F1: P2; Y1: H3")

    said = calm.ecosystem()

    assert "10.3/grows herbivore Y1 a" in said
    assert "S1: P1; F1: P2; Y1: H3 H4" == calm.table
    assert "P2 H4" == calm.marked
    assert "2/2/0" == calm.census


def test_w_7_the_ecosystem_completes_natures_goal() -> None:
    near = scene(
        "S1: P1; S2: P2; F1: P3; F2: P4; Y1: H5; Y2: H6; M1: C7; M2: C8; S3: C9"
    )
    assert "4/2/3" == near.census

    said = near.end_round()

    assert "10.3/grows herbivore Y2 c" in said
    assert "12.2/wins S Y" in said
    assert (
        "S1: P1; S2: P2; S3: C9; F1: P3; F2: P4; Y1: H5; Y2: H6 H10; M1: C7; M2: C8"
    ) == near.table
    assert "4/3/3" == near.census
    assert "1 0 1 0 by 12.2" == near.result


def test_w_8_growth_feeds_growth() -> None:
    rich = scene(
        "S1: P1; S2: P2; S3: P3; F1: P4; F2: P5; "
        "Y1: H6; Y2: H7; Y3: H8; M1: C9; M2: C10"
    )
    assert "5/3/2" == rich.census

    said = rich.end_round()

    assert "10.3/grows herbivore Y3 c" in said
    assert any(event.startswith("10.5/grows carnivore M2") for event in said)
    assert (
        "S1: P1; S2: P2; S3: P3; F1: P4; F2: P5; "
        "Y1: H6; Y2: H7; Y3: H8 H11; M1: C9; M2: C10 C12"
    ) == rich.table
    assert "5/4/3" == rich.census
    assert "1 0 1 0 by 12.2" == rich.result


def test_w_9_the_mark_passes_on() -> None:
    hungry = scene("S1: P1; Y1: H3; Y2: H6; F1: H8; M1: C4", seat="F", hand="plant")
    assert "1/3/1" == hungry.census

    said = hungry.ecosystem()

    assert "10.2/dies herbivore F1 b" in said
    assert "5.2/marked herbivore Y2" in said
    assert "S1: P1; F1: m9; Y1: H3; Y2: H6; M1: C4" == hungry.table
    assert "P1 H6 C4" == hungry.marked

    assert [] == hungry.ecosystem()

    assert "1/2/1" == hungry.census
    hungry.play("play plant")
    assert ["at F2", "at F3", "at F4", "at F5"] == hungry.legal


def test_w_10_hibernation_holds_the_mark() -> None:
    asleep = scene("S1: P1; Y1: H3; Y2: H6; F1: H8[hibernation@9]; M1: C4")

    said = asleep.ecosystem()

    assert ["7.1/prevented herbivore F1"] * 2 == said[:2]
    assert said[2].startswith("10.5/grows carnivore M1")
    assert "S1: P1; F1: H8[hibernation@9]; Y1: H3; Y2: H6; M1: C4 C10" == asleep.table
    assert "1/3/2" == asleep.census


def test_w_11_omnivore_counts_twice() -> None:
    table = (
        "S1: P1; S2: P2; F1: P3; F2: P4; Y1: H5; Y2: H6; "
        "M1: C7; M2: C8; M3: C9[omnivore@10]"
    )
    bear = scene(table)

    said = bear.end_round()

    assert "4/3/3" == bear.census
    assert table == bear.table
    assert "12.2/wins S Y" in said
    assert "1 0 1 0 by 12.2" == bear.result


def test_w_12_parasite_and_fruit_on_one_growth() -> None:
    sick = scene("F1: P1[fruit@8]; F2: H2[parasite@9]; S1: P3; S2: P4; Y1: C5")
    assert "3/1/1" == sick.census

    said = sick.ecosystem()

    assert [
        "10.3/grows herbivore F2 c",
        "7.8/sprouts F2",
        "7.8/discarded parasite F",
        "7.12/grows F1",
    ] == said[:4]
    assert ("S1: P3; S2: P4; F1: P1[fruit@8] P12; F2: m11 H2 H10; Y1: C5") == sick.table
    assert "parasite" == sick.discards("F")
    assert "" == sick.discards("Y")
    assert "4/2/1" == sick.census
    assert 1 == sick.position["growths"]


def test_w_13_building_and_weeds() -> None:
    land = scene("F1: P1; F2: P5[weed@8]; F3: P7; F4: H3", seat="M")
    hand = land.hand("M")

    said = land.play("build F")

    assert "F1: P1; F2: P10; F4: H3; F#9" == land.table
    assert "8.2/built M F" == said[0]
    deaths = [event for event in said if event.startswith("8.3/dies")]
    assert ["8.3/dies plant F3", "8.3/dies plant F2"] == deaths
    assert "7.13/regrows F2" in said
    assert "weed" == land.discards("Y")
    assert hand == land.hand("M")


@pytest.mark.parametrize(
    ("seat", "card", "offered", "table"),
    [
        ("M", "arson", ["S", "F", "Y", "M"], "F1: P1; Y1: P12"),
        ("F", "spores", ["Y"], "F1: P1; Y1: X4 P12; Y2: m6"),
    ],
)
def test_w_14_fire_and_spores(
    seat: str, card: str, offered: list[str], table: str
) -> None:
    land = scene(
        "Y1: X4 P2[weed@9]; Y2: m6; Y3: H5[rabies@10]; Y#11; F1: P1",
        seat=seat,
        hand=card,
    )

    land.play(f"play {card}")
    assert [f"territory {each}" for each in offered] == land.legal
    land.play("territory Y")

    assert table == land.table
    assert "weed" == land.discards("Y")
    assert "rabies" == land.discards("S")
    assert card == land.discards(seat)


def test_w_15_rot_against_weeds() -> None:
    land = scene("S2: P3[weed@5]", seat="F", hand="rot")

    said = land.play("play rot", "card S2 weed")

    assert "S2: m6 P7" == land.table
    assert said.index("7.7/sprouts S2") < said.index("7.13/regrows S2")


@pytest.mark.parametrize(
    ("target", "left", "discards"),
    [("card S2", "H3[rabies@4] H7", ""), ("card S2 rabies", "H7 H9", "rabies")],
)
def test_w_16_choosing_inside_a_pile(target: str, left: str, discards: str) -> None:
    herd = scene("S2: H3[rabies@4] H7 H9; F1: P1", seat="M", hand="hunter")

    herd.play("play hunter")
    assert ["card S2", "card S2 rabies"] == herd.legal
    herd.play(target)

    assert f"S2: {left}; F1: P1" == herd.table
    assert discards == herd.discards("S")


def test_w_17_an_attachment_travels() -> None:
    far = scene(
        "F1: H3[predator@5]; F2: m6; Y2: m7; Y3: m4; S1: P1; S2: P2; M1: C8",
        seat="Y",
        hand="pheromones",
    )

    far.play("play pheromones", "card F1 predator", "at Y1")
    said = far.end_round()

    assert "11.2/eaten Y1 Y2" in said
    assert ("S1: P1; S2: P2; F2: m6; Y1: H3[predator@5]; Y3: m4; M1: C8") == far.table


def test_w_18_fireworks_need_room_opposite() -> None:
    crowded = scene(
        "S1: H3; F1: C4; Y1: P1; Y2: P5; Y3: P6; Y4: P7; Y5: m8",
        seat="M",
        hand="fireworks",
    )

    crowded.play("play fireworks")
    assert ["card F1"] == crowded.legal
    crowded.play("card F1")

    assert ["at M1", "at M2", "at M3", "at M4", "at M5"] == crowded.legal


@pytest.mark.parametrize(
    ("target", "spaces"),
    [("card S1", "M2 M3 M4 M5"), ("card F1", "S3 S4 S5 M2 M3 M4 M5")],
)
def test_w_19_bait_must_change_territory(target: str, spaces: str) -> None:
    lure = scene("S1: H3; S2: m5; F1: C4; M1: X6; Y1: P1", seat="F", hand="bait")

    lure.play("play bait", target)

    assert [f"at {space}" for space in spaces.split()] == lure.legal


def test_w_20_where_building_is_forbidden() -> None:
    barred = scene(
        "S1: P1; S2: P2; S3: C3; F1: P4; F2: P5; F3: H6[rabies@7]; "
        "Y1: P8; Y2: P9; Y#12; M1: P10; M2: H11",
        seat="M",
    )

    assert not [text for text in barred.legal if text.startswith("build")]


def test_w_21_from_two_to_four_in_one_turn() -> None:
    last = scene("S#5; F#6; Y1: P7; Y2: P8; M1: P9; M2: P10; Y3: H3", seat="M")
    hand = last.hand("M")
    assert 5 == len(hand.split())

    said = last.play("build Y", "build M")

    assert "10.2/dies herbivore Y3 a" in said
    assert "12.3/wins M" in said
    assert "S#5; F#6; Y3: m13; Y#11; M#12" == last.table
    assert "0 0 0 1 by 12.3" == last.result
    assert hand == last.hand("M")


def test_w_22_green_ivy_needs_a_full_round() -> None:
    ivy = scene(
        "S1: P5[ivy@9]; S2: P6; S3: P7; S4: H3; M1: C4", seat="M", round=3, clock=12
    )

    ivy.play("build S")
    ivy.end_round()
    assert "S1: P5[ivy@9]; S4: H3; S#13; M1: C4" == ivy.table

    said = ivy.end_round()

    assert "11.3/razed S" in said
    assert "S1: P5; S4: H3; M1: C4" == ivy.table
    assert "ivy" == ivy.discards("Y")


def test_w_23_macrofungus() -> None:
    wood = scene("S1: m5; F2: m6 m9; Y3: m7 H8", seat="F")
    hand = wood.hand("F")

    wood.play("macrofungus")
    assert ("macro_site", ["at S1", "at F2", "at Y3"]) == (wood.stage, wood.legal)
    wood.play("at Y3")
    assert ("macro_food", ["at S1", "at F2"]) == (wood.stage, wood.legal)
    wood.play("at F2")
    assert ("macro_food", ["at S1", "at F2"]) == (wood.stage, wood.legal)
    said = wood.play("at S1")

    assert "9.2/created F Y3" in said
    assert "F2: m6; Y3: X10 H8" == wood.table
    assert hand == wood.hand("F")
    assert ("F", 1) == (wood.seat, wood.position["actions_left"])


def test_w_24_victory_only_at_the_end_of_the_round() -> None:
    burning = scene("S1: X9; Y1: X10 P3", seat="Y", hand="wildfire")

    burning.play("play wildfire", "territory S")
    burning.pass_round()

    assert "Y1: X10 P3" == burning.table
    assert "*" == burning.result


def test_w_25_two_predators() -> None:
    feast = scene(
        "S1: H3[predator@8]; S2: H4[predator@6]; S3: m5 m9; S4: m7; "
        "F1: P1; F2: P2; Y1: C10"
    )
    assert "2/2/1" == feast.census

    said = feast.end_round()

    eaten = [event for event in said if event.startswith("11.2")]
    assert ["11.2/eaten S2 S3", "11.2/eaten S1 S4"] == eaten
    assert (
        "S1: H3[predator@8]; S2: H4[predator@6]; S3: m5; F1: P1; F2: P2; Y1: C10"
    ) == feast.table


@pytest.mark.parametrize(
    ("simultaneous", "result"),
    [("shared", "1/2 1/2 1/2 0 by 12.5"), ("continue", "*")],
)
def test_w_26_shared_victory(simultaneous: str, result: str) -> None:
    table = (
        "S1: X20; S2: P1; S3: P2; F1: X21; F2: P3; F3: P4; "
        "Y1: H5; Y2: H6; Y3: H7; M1: C8; M2: C9; M3: C10"
    )
    both = scene(table, options={"simultaneous": simultaneous})

    both.end_round()

    assert table == both.table
    assert "4/3/3" == both.census
    assert result == both.result


def test_w_27_drawing_up() -> None:
    land = scene("S1: P1; S2: P2")

    said = land.pass_to("M")
    said += land.play("build S")
    said += land.play("discard plant")

    drawn = Counter(event.split()[1] for event in said if event.startswith("13.2"))
    assert {"S": 2, "F": 2, "Y": 2, "M": 1} == drawn
    assert [5] * 4 == [len(land.hand(seat).split()) for seat in "SFYM"]


def test_w_28_reshuffle() -> None:
    zero = ("carnivore", "wildfire", "fruit", "weed", "pheromones", "ivy")
    copies = {"plant": 9, "herbivore": 4, **dict.fromkeys(zero, 0)}
    low = scene(
        "",
        hands={"Y": "plant plant plant"},
        decks={"Y": "herbivore"},
        options={f"copies.Y.{card}": number for card, number in copies.items()},
    )
    assert 9 == len(low.discards("Y").split())

    said = [event for event in low.end_round() if event.startswith("13.")]

    assert ["13.2/draws Y herbivore", "13.3/reshuffled Y 9"] == said[:2]
    assert said[2].startswith("13.2/draws Y ")
    assert 3 == len(said)
    assert 8 == len(low.deck("Y").split())
    assert "" == low.discards("Y")
    assert 5 == len(low.hand("Y").split())


def test_w_29_where_dead_cards_go() -> None:
    herd = scene("S2: H9 H12", origins={9: "S"}, seat="M", hand="hunter")

    said = herd.pass_round()
    assert "10.2/dies herbivore S2 a" in said
    assert "5.5/returned herbivore supply" in said
    assert "S2: m13 H9" == herd.table
    assert "herbivore" not in herd.discards("S")

    herd.pass_to("M")
    said = herd.play("play hunter", "card S2")

    assert "5.5/returned herbivore S" in said
    assert "S2: m13" == herd.table
    assert 1 == herd.discards("S").count("herbivore")


def test_w_30_compost_then_build() -> None:
    heap = scene("F1: P4", seat="M", hand="compost")

    heap.play("play compost", "at F2")
    assert "F1: P4; F2: m5 P6" == heap.table
    heap.play("build F")

    assert "F2: m5; F#7" == heap.table


@pytest.mark.parametrize(
    ("timeout_result", "result"),
    [("draw", "1/3 1/3 1/3 1/3 by 12.6"), ("progress", "0 1 0 0 by 12.6")],
)
def test_w_31_timeout(timeout_result: str, result: str) -> None:
    late = scene(
        "S1: P1; S2: P2; S3: P3; F1: H4; F2: H5; Y1: C6; S#7; M1: X8; M2: m9",
        round=10,
        options={"max_rounds": 10, "timeout_result": timeout_result},
    )

    said = late.end_round()

    assert "12.6/limit 10" in said
    assert "3/2/1" == late.census
    assert result == late.result


def test_w_32_action_table() -> None:
    table = GAME.table

    assert 279 == len(table)
    assert "play plant" == table.text(0)
    assert "macrofungus" == table.text(54)
    assert "card S1" == table.text(75)
    assert "card S1 hibernation" == table.text(76)
    assert "territory M" == table.text(278)
