"""CW-7 Between ground and space."""

from .scene import around, scene

MOVERS = "engineers portal harvester"


def test_7_1_a_unit_launches_from_an_edge_or_its_own_territory() -> None:
    land = scene(
        "s1 SB A:d4; s1 AT A:d5; s1 AT A:a1; s1 AT A:b2; s2 SB A:b3", hand=MOVERS
    )

    assert "S:b2" in land.to("A:d5", 1)
    assert "S:b2" in land.to("A:a1", 1)
    assert "S:b2" not in land.to("A:b2", 1)
    said = land.play("move engineers", "from A:d5", "to S:b2")
    assert "7.1/launches s1 assault_team A:d5 S:b2" in said


def test_7_2_a_unit_lands_on_an_edge_or_in_its_own_territory() -> None:
    orbit = scene("s1 SB A:d4; s1 AT S:b2; s2 SB A:b2", hand=MOVERS)

    found = {hex_ for hex_ in orbit.to("S:b2", 1) if hex_.startswith("A")}
    assert 18 + 7 == len(found)
    assert around("A:d4") <= found
    assert "A:b3" not in found
    said = orbit.play("move engineers", "from S:b2", "to A:d4")
    assert "7.2/lands s1 assault_team S:b2 A:d4" in said


def test_7_3_a_base_launches_anywhere_but_has_no_territory_while_it_moves() -> None:
    alone = scene("s1 SB A:d4", hand=MOVERS)
    helped = scene("s1 SB A:d4; s1 SB A:f6", hand=MOVERS)

    hop = {hex_ for hex_ in alone.to("A:d4", 2) if hex_.startswith("A")}
    assert "S:b2" in alone.to("A:d4", 1)
    inner = around("A:d4")
    walked = {h for near in inner for h in around(near)} - {"A:d4"}
    assert walked | {"A:a1", "A:g7"} <= hop
    other = {hex_ for hex_ in helped.to("A:d4", 2) if hex_.startswith("A")}
    assert around("A:f6") - {"A:f6"} <= other
    assert "A:f6" not in other


def test_7_3_a_base_in_space_lands_on_edges_only() -> None:
    fleet = scene("s1 SB S:b2", hand=MOVERS)

    assert 18 == sum(hex_.startswith("A") for hex_ in fleet.to("S:b2", 1))


def test_7_4_launching_and_landing_can_attack() -> None:
    landing = scene("s1 AT S:b2; s2 AT A:a1", hand=MOVERS)
    launch = scene("s1 AC A:a1; s2 AT S:b2", hand=MOVERS)
    base = scene("s1 OP S:b2; s2 SB A:a1; s2 AT A:a2", hand=MOVERS)

    assert "9.4/both s1 assault_team s2 assault_team A:a1" in landing.play(
        "move engineers", "from S:b2", "to A:a1"
    )
    assert "9.4/beats s1 armoured_core s2 assault_team S:b2" in launch.play(
        "move engineers", "from A:a1", "to S:b2"
    )
    assert "A:a1" not in base.to("S:b2", 1)
    assert "A:a2" in base.to("S:b2", 1)


def test_7_5_bases_may_be_in_space_and_in_orbit() -> None:
    fleet = scene("s1 SB A:a1", hand=MOVERS)

    fleet.play("move engineers", "from A:a1", "to S:b2")

    assert "s1 SB S:b2 moved" == fleet.pieces
    assert 7 == fleet.points("s1")


def test_7_6_an_orbital_hop_costs_two() -> None:
    hop = scene("s1 AT A:a1", hand=MOVERS)

    assert "A:g7" not in hop.to("A:a1", 1)
    said = hop.play("move portal", "from A:a1", "to A:g7")

    assert "7.1/launches s1 assault_team A:a1 S:b2" in said
    assert "7.2/lands s1 assault_team S:b2 A:g7" in said


def test_7_7_gateways_anywhere_lift_the_conditions() -> None:
    options = {"gateway": "anywhere"}
    inland = scene("s1 AT A:c3", hand=MOVERS, options=options)
    orbit = scene("s1 AT S:b2", hand=MOVERS, options=options)

    assert "S:b2" in inland.to("A:c3", 1)
    assert 37 == sum(hex_.startswith("A") for hex_ in orbit.to("S:b2", 1))
