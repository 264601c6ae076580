"""The worked scenarios of rulebook section 8, one by one."""

import pytest

from .scene import around, scene, start

EDGE = {
    *("a1", "a2", "a3", "a4", "b1", "b5", "c1", "c6", "d1"),
    *("d7", "e2", "e7", "f3", "f7", "g4", "g5", "g6", "g7"),
}
MOVERS = "engineers portal harvester"  # cards with movement 1, 2 and 3


def on(board: str, hexes: set[str]) -> int:
    return sum(1 for hex_ in hexes if hex_.startswith(board))


def test_w_1_set_up_for_two() -> None:
    new, _ = start()
    assert ["S", "A", "B", "C"] == ["S", *new.position["orbits"]]
    assert 111 == len(new.legal)

    new.play("to A:d4")
    assert "s2" == new.seat
    assert 110 == len(new.legal)
    assert "to A:d5" in new.legal

    new.play("to B:d4")
    assert ("s1", "main") == (new.seat, new.stage)
    assert 5 == len(new.hand("s1").split())
    assert 5 == new.deck("s1")
    assert "" == new.hand("s2")
    assert 10 == new.deck("s2")
    assert (0, 0) == (new.resources("s1"), new.resources("s2"))


def test_w_2_set_up_for_four() -> None:
    new, _ = start(4)
    counters = {"A": "S:b2", "B": "S:b4", "C": "S:f6", "D": "S:f4"}
    assert counters == new.position["orbits"]

    offers = []
    for hex_ in ("A:d4", "B:d4", "C:d4", "D:d4"):
        offers.append(len(new.legal))
        new.play(f"to {hex_}")

    assert [148, 147, 146, 145] == offers


def test_w_3_gather() -> None:
    turn = scene("s1 SB A:d4", hand="harvester harvester")

    turn.play("use harvester")

    assert 3 == turn.resources("s1")
    assert "harvester" == turn.played
    assert "harvester" == turn.hand("s1")


def test_w_4_no_base_no_harvest() -> None:
    turn = scene(
        "s1 AT S:d4",
        hand="harvester assault_team",
        resources={"s1": 9},
        bystanders=["s2"],
    )

    assert ["end", "move harvester"] == turn.legal


def test_w_5_research() -> None:
    turn = scene("s1 SB A:d4", hand="scientists portal", resources={"s1": 7})

    turn.play("use scientists")
    assert [
        "buy scientists",
        "buy engineers",
        "buy harvester",
        "buy excavator",
    ] == turn.legal
    turn.play("buy excavator")

    assert 1 == turn.resources("s1")
    assert "excavator" == turn.discards("s1")
    assert not [text for text in turn.legal if text.endswith("excavator")]


def test_w_6_build_units() -> None:
    turn = scene("s1 SB A:d4", hand="engineers engineers", resources={"s1": 6})

    turn.play("use engineers")
    assert [
        "buy standard_base",
        "buy assault_team",
        "buy armoured_core",
    ] == turn.legal
    turn.play("buy armoured_core")

    assert 0 == turn.resources("s1")
    assert "use engineers" not in turn.legal
    assert "move engineers" in turn.legal


def test_w_7_deploy() -> None:
    turn = scene("s1 SB A:d4; s2 AT A:d5", hand="assault_team standard_base")
    hexes = ["A:c3", "A:c4", "A:d3", "A:d4", "A:e4", "A:e5"]
    base = scene("s1 SB A:d4; s2 AT A:d5", hand="assault_team standard_base")
    base.play("deploy standard_base")
    assert [f"to {hex_}" for hex_ in hexes if hex_ != "A:d4"] == base.legal

    turn.play("deploy assault_team")
    assert [f"to {hex_}" for hex_ in hexes] == turn.legal
    turn.play("to A:d4")

    assert "assault_team" == turn.removed("s1")
    assert "standard_base" == turn.hand("s1")
    assert "s1 SB A:d4; s2 AT A:d5; s1 AT A:d4" == turn.pieces


@pytest.mark.parametrize(
    ("points", "total", "planet", "space"),
    [(1, 7, 6, 1), (2, 43, 36, 7), (3, 50, 36, 14)],
)
def test_w_8_reach_from_home(points: int, total: int, planet: int, space: int) -> None:
    home = scene("s1 SB A:d4; s1 AT A:d4", hand=MOVERS, bystanders=["s2"])

    found = home.to("A:d4", points, pick="assault_team")

    assert total == len(found)
    assert (planet, space) == (on("A", found), on("S", found))


def test_w_9_an_invader_cannot_lift_off_inland() -> None:
    inland = scene("s2 AT A:c3", seat="s2", hand=MOVERS)

    assert (6, 0) == (len(inland.to("A:c3", 1)), on("S", inland.to("A:c3", 1)))
    assert 18 == len(inland.to("A:c3", 2))
    far = inland.to("A:c3", 3)
    assert 30 == len(far)
    assert {"S:b2"} == {hex_ for hex_ in far if hex_.startswith("S")}


def test_w_10_landing() -> None:
    above = scene("s2 AT S:b2", seat="s2", hand=MOVERS)
    with_base = scene("s2 AT S:b2; s2 SB A:d4", seat="s2", hand=MOVERS)

    found = above.to("S:b2", 1)
    assert 24 == len(found)
    assert {f"A:{name}" for name in EDGE} == {h for h in found if h.startswith("A")}
    found = with_base.to("S:b2", 1)
    assert 31 == len(found)
    assert around("A:d4") <= found


def test_w_11_no_way_through() -> None:
    wall = scene("s1 AT A:d3; s2 AT A:c3; s2 AT A:d4; s2 AT A:e4", hand="portal")

    found = wall.to("A:d3", 2)

    assert 13 == len(found)
    assert {"A:c3", "A:d4", "A:e4"} <= found
    assert "A:d5" not in found


def test_w_12_one_move_per_piece() -> None:
    turn = scene("s1 AT A:d4; s1 AT A:d5; s1 SB A:d4", hand="harvester harvester")

    turn.play("move harvester", "from A:d5", "to A:d6", "move harvester")

    assert "from A:d4" in turn.legal
    assert "from A:d6" not in turn.legal


def test_w_13_which_piece() -> None:
    fresh = scene("s1 SB A:d4; s1 AT A:d4; s1 AC A:d4")
    fresh.play("move harvester", "from A:d4")
    assert [
        "pick standard_base",
        "pick assault_team",
        "pick armoured_core",
    ] == fresh.legal

    spent = scene("s1 SB A:d4; s1 AT A:d4 moved; s1 AC A:d4 moved")
    spent.play("move harvester", "from A:d4")
    assert "move_to" == spent.stage
    spent.play("to A:d3")
    assert "s1 SB A:d3 moved" in spent.pieces


def test_w_14_bases_keep_apart() -> None:
    bases = "s1 SB A:d4; s1 AT A:d4; s1 SB A:d5"
    pair = scene(bases, hand="engineers harvester")
    near = {"A:c4", "A:c5", "A:d6", "A:e5", "A:e6", "S:b2"}
    assert near == pair.to("A:d5", 1)

    pair.play("move harvester", "from A:d4", "pick standard_base", "to A:d3")

    assert "s1 SB A:d3 moved; s1 AT A:d4; s1 SB A:d5" == pair.pieces


def test_w_15_sweep_and_capture() -> None:
    siege = scene("s2 SB B:d4; s2 AT B:d4; s2 AT B:d4; s1 AC B:d3", hand=MOVERS)

    said = siege.play("move engineers", "from B:d3", "to B:d4")

    assert [
        "9.1/combat s1 armoured_core B:d4 s2",
        "9.4/beats s1 armoured_core s2 assault_team B:d4",
        "9.4/beats s1 armoured_core s2 assault_team B:d4",
        "9.6/captured s1 armoured_core s2 standard_base B:d4",
    ] == [event for event in said if event.startswith("9.")]
    assert "s1 SB B:d4 of s2 fought; s1 AC B:d4 moved fought" == siege.pieces
    siege.play("move portal")
    assert ["from C:a1"] == siege.legal


def test_w_16_tie_on_the_walls() -> None:
    siege = scene("s2 SB B:d4; s2 AT B:d4; s1 AT B:d3; s1 AT B:d5", hand=MOVERS)

    siege.play("move engineers", "from B:d3", "to B:d4")
    assert "s2 SB B:d4; s1 AT B:d5" == siege.pieces
    siege.play("move portal", "from B:d5", "to B:d4")

    assert "s1 SB B:d4 of s2 fought; s1 AT B:d4 moved fought" == siege.pieces


def test_w_17_too_strong_a_reserve() -> None:
    siege = scene("s2 SB B:d4; s2 AT B:d4; s2 CA B:d4; s1 TF B:d3", hand=MOVERS)

    said = siege.play("move engineers", "from B:d3", "to B:d4")

    assert "9.4/beats s1 titan_force s2 assault_team B:d4" in said
    assert "9.4/beats s2 capital_army s1 titan_force B:d4" in said
    assert "s2 SB B:d4; s2 CA B:d4 fought" == siege.pieces


def test_w_18_base_destroyed() -> None:
    siege = scene(
        "s2 AB B:d4; s2 SB C:d4; s1 AT B:d3", hand=MOVERS, links=["B:d4-C:d4"]
    )

    said = siege.play("move engineers", "from B:d3", "to B:d4")

    assert "9.6/destroyed s1 assault_team s2 advanced_base B:d4" in said
    assert "8.6/unlinked B:d4 C:d4" in said
    assert "s2 SB C:d4" == siege.pieces
    assert set() == siege.links


def test_w_19_base_holds() -> None:
    siege = scene("s2 OP B:d4; s1 AT B:d3", hand=MOVERS)

    said = siege.play("move engineers", "from B:d3", "to B:d4")

    assert "9.6/repelled s1 assault_team s2 outpost B:d4" in said
    assert "s2 OP B:d4 fought" == siege.pieces


@pytest.mark.parametrize(
    ("base", "unit", "after"),
    [
        ("AB", "AT", ""),
        ("AB", "AC", "s2 AB A:d5 of s1 moved fought; s2 AC A:d5 fought"),
        ("OP", "AT", "s1 OP A:d5 moved fought"),
    ],
)
def test_w_20_a_base_attacks(base: str, unit: str, after: str) -> None:
    ram = scene(f"s1 {base} A:d4; s2 {unit} A:d5", hand=MOVERS)

    ram.play("move engineers", "from A:d4", "to A:d5")

    assert after == ram.pieces


def test_w_21_connect_and_jump() -> None:
    pair = scene("s1 SB A:d4; s1 SB B:d4; s1 AC A:d3", hand="portal harvester")

    pair.play("use portal", "link A:d4", "link B:d4")
    assert {"A:d4-B:d4"} == pair.links
    found = pair.to("A:d3", 3)

    assert around("B:d4") <= found
    assert 58 == len(found)
    assert (36, 15, 7) == (on("A", found), on("S", found), on("B", found))


def test_w_22_the_gate_swings_both_ways() -> None:
    pieces = "s1 SB A:d4; s2 SB B:d4 of s1; s1 AC A:d3; s2 AT B:d4"
    gate = scene(pieces, hand=MOVERS, links=["A:d4-B:d4"])
    back = scene(pieces, seat="s2", hand=MOVERS, links=["A:d4-B:d4"])

    assert "B:d4" in gate.to("A:d3", 2)
    said = gate.play("move portal", "from A:d3", "to B:d4")
    assert "8.2/jumps s1 armoured_core A:d4 B:d4" in said
    assert "9.1/combat s1 armoured_core B:d4 s2" in said
    assert "A:d4" in back.to("B:d4", 1, pick="assault_team")


def test_w_23_captured_today() -> None:
    taken = scene(
        "s1 SB A:d4; s2 SB B:d4; s1 AC B:d3", hand="engineers harvester titan_force"
    )
    taken.play("move engineers", "from B:d3", "to B:d4")
    before = scene(
        "s1 SB A:d4; s1 SB B:d4 of s2 fought; s1 AC B:d4 fought",
        hand="harvester titan_force",
    )
    before.play("move harvester")
    assert "from B:d4" not in before.legal

    taken.play("deploy titan_force")
    hexes = {text.removeprefix("to ") for text in taken.legal}
    assert around("A:d4") | around("B:d4") == hexes
    taken.play("to B:d4", "move harvester")
    assert "from B:d4" in taken.legal
    taken.play("from B:d4")

    assert "move_to" == taken.stage
    mover = taken.position["pieces"][-1]
    assert ("titan_force", mover["id"]) == (mover["kind"], taken.position["piece"])


@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ("s1 SB A:d4", 7),
        ("s1 SB A:d4; s1 SB A:d5", 10),
        ("s1 SB A:d4; s1 SB A:d6", 13),
        ("s1 SB A:d4; s1 SB A:d7", 11),
        ("s1 SB A:d4; s1 SB A:a1", 11),
        ("s1 SB A:d4; s1 SB S:b2", 14),
        ("s1 SB A:d4; s2 SB A:d5", 7),
    ],
)
def test_w_24_territory(pieces: str, points: int) -> None:
    land = scene(pieces)

    assert points == land.points("s1")
    assert land.points("s2") == (7 if "s2" in pieces else 0)


def test_w_25_deck_cycle() -> None:
    first = "engineers harvester harvester scientists assault_team"
    second = "portal harvester scientists engineers assault_team"
    cycle = scene(
        "s1 SB A:d4",
        hand=first,
        decks={"s1": second},
        resources={"s1": 5},
        options={"hand_size": 5},
    )

    cycle.play("deploy assault_team", "to A:d4", "use engineers", "buy standard_base")
    cycle.play("end")
    assert 5 == len(cycle.discards("s1").split())
    assert (5, 0) == (len(cycle.hand("s1").split()), cycle.deck("s1"))
    cycle.play("end")

    said = cycle.play("deploy assault_team", "to A:d4", "end")
    assert "4.7/discards s1 4" in said
    assert "4.8/reshuffles s1 9" in said
    assert (5, 4) == (len(cycle.hand("s1").split()), cycle.deck("s1"))
    cycle.play("end")

    said = cycle.play("end")
    assert "4.4/reshuffles s1 5" in said
    assert (5, 4) == (len(cycle.hand("s1").split()), cycle.deck("s1"))
    assert "" == cycle.discards("s1")


def test_w_26_master_of_expansion() -> None:
    mine = "s1 SB A:d4; s1 SB B:b2; s1 SB C:f6; s2 SB B:e5; s2 SB S:d6"
    ahead = scene(mine, seat="s2", round=9, bystanders=[])
    level = scene(f"{mine}; s2 SB C:b2", seat="s2", round=9, bystanders=[])
    assert (21, 14) == (ahead.points("s1"), ahead.points("s2"))
    assert (21, 21) == (level.points("s1"), level.points("s2"))

    said = ahead.play("end")
    level.play("end")

    assert "13.6/wins s1" in said
    assert "1 0 by 13.6" == ahead.result
    assert ("*", 10) == (level.result, level.round)


def test_w_27_recapture_in_time() -> None:
    pieces = "s1 SB A:d4; s1 AC B:d3; s2 SB B:d4"
    saved, lost = (
        scene(
            f"{pieces}; {rest}",
            hand="engineers",
            hands={"s2": "portal"},
            round=9,
            bystanders=[],
        )
        for rest in ("s2 TF B:f6", "s2 AT S:a1")
    )
    for match in (saved, lost):
        match.play("move engineers", "from B:d3", "to B:d4")
        assert "s2" == match.seat

    said = saved.play("move portal", "from B:f6", "to B:d4")
    assert "9.4/beats s2 titan_force s1 armoured_core B:d4" in said
    assert "9.6/captured s2 titan_force s1 standard_base B:d4" in said
    saved.play("end")
    lost.play("end")

    assert ("*", 10) == (saved.result, saved.round)
    assert "1 0 by 13.5" == lost.result


def test_w_28_elimination_ends_a_duel() -> None:
    duel = scene("s2 SB B:d4; s1 SB A:d4; s1 AT B:d3", hand=MOVERS, bystanders=[])

    said = duel.play("move engineers", "from B:d3", "to B:d4")

    assert "13.1/eliminated s2" in said
    assert "13.2/wins s1" in said
    assert "1 0 by 13.2" == duel.result


def test_w_29_three_players_one_falls() -> None:
    three = scene(
        "s1 AT B:d3; s2 SB B:d4", hand=MOVERS, seats=3, bystanders=["s3"], round=5
    )

    three.play("move engineers", "from B:d3", "to B:d4")
    assert "s1" == three.seat
    three.play("end")
    assert ("s3", 5) == (three.seat, three.round)
    said = three.play("end")

    assert "13.5/wins s1" in said
    assert "1 0 0 by 13.5" == three.result


def test_w_30_round_limit() -> None:
    late = scene(
        "s1 SB A:b2; s1 SB A:f6; s2 SB B:d4; s2 SB C:d4",
        seat="s2",
        round=40,
        bystanders=[],
    )
    assert (14, 14) == (late.points("s1"), late.points("s2"))

    said = late.play("end")

    assert "13.8/limit 40" in said
    assert "0 1 by 13.8" == late.result


def test_w_31_the_last_rival_at_the_rounds_end() -> None:
    duel = scene(
        "s2 SB B:d4; s1 SB A:d4; s1 AT B:d3",
        hand=MOVERS,
        bystanders=[],
        options={"last_rival": "round_end"},
    )

    said = duel.play("move engineers", "from B:d3", "to B:d4")
    assert "13.1/eliminated s2" in said
    assert ("s1", "*") == (duel.seat, duel.result)
    said = duel.play("end")

    assert "4.2/turn s2" not in said
    assert "1 0 by 13.4" == duel.result


def test_w_32_attackers_gather() -> None:
    siege = scene(
        "s2 SB B:d4; s2 AT B:d4; s2 AC B:d4; s1 AT B:d3; s1 TF B:c3",
        hand=MOVERS,
        options={"combat": "turn_end"},
    )
    siege.play("move engineers", "from B:d3", "to B:d4")
    said = siege.play("move portal", "from B:c3", "to B:d4")
    assert not [event for event in said if event.startswith("9.4")]
    assert "s1 AT B:d4 moved fought; s1 TF B:d4 moved fought" in siege.pieces

    said = siege.play("end")

    assert [
        "9.12/combat s1 2 B:d4 s2",
        "9.4/both s1 assault_team s2 assault_team B:d4",
        "9.4/beats s1 titan_force s2 armoured_core B:d4",
        "9.6/captured s1 titan_force s2 standard_base B:d4",
    ] == [event for event in said if event.startswith("9.")]
    assert "s1 SB B:d4 of s2; s1 TF B:d4" == siege.pieces


def test_w_33_a_force_against_a_base() -> None:
    pieces = "s2 MX B:d4; s1 AT B:d3; s1 AT B:c3; s1 AT B:c4"
    options = {"combat": "turn_end", "attack_force": "sum"}
    two, three = (scene(pieces, hand=MOVERS, options=options) for _ in range(2))
    single = scene(pieces, hand=MOVERS, options={"combat": "turn_end"})
    for siege in (two, three, single):
        siege.play("move engineers", "from B:d3", "to B:d4")
        siege.play("move portal", "from B:c3", "to B:d4")
    three.play("move harvester", "from B:c4", "to B:d4")

    for siege in (two, single):
        siege.play("end")

    assert "s1 AT B:c4" == two.pieces
    assert "s1 MX B:d4 of s2; s1 AT B:d4; s1 AT B:d4; s1 AT B:d4" == three.pieces
    assert "s2 MX B:d4; s1 AT B:c4" == single.pieces


def test_w_34_razed_instead_of_kept() -> None:
    pieces = "s2 AB B:d4; s2 SB C:d4; s1 AC B:d3"
    razed, kept = (
        scene(pieces, hand=MOVERS, links=["B:d4-C:d4"], options={"razing": True})
        for _ in range(2)
    )
    for siege in (razed, kept):
        siege.play("move engineers", "from B:d3", "to B:d4")
        assert ["keep", "raze"] == siege.legal

    said = razed.play("raze")
    kept.play("keep")

    assert "8.6/unlinked B:d4 C:d4" in said
    assert ("s2 SB C:d4; s1 AC B:d4 moved fought", set()) == (razed.pieces, razed.links)
    assert "s1 AB B:d4 of s2 fought" in kept.pieces
    assert {"B:d4-C:d4"} == kept.links
