"""CW-8 Portals."""

from .scene import scene

MOVERS = "engineers portal harvester"


def test_8_1_a_link_joins_two_own_bases_once() -> None:
    table = scene(
        "s1 SB A:d4; s1 SB S:a1; s1 SB B:d4; s2 SB C:d4",
        hand="portal portal portal portal",
        links=["A:d4-S:a1"],
    )

    table.play("use portal")
    assert ["link S:a1", "link A:d4", "link B:d4"] == table.legal
    table.play("link A:d4")
    assert ["link B:d4"] == table.legal
    said = table.play("link B:d4")
    assert ["8.1/linked s1 A:d4 B:d4"] == said
    table.play("use portal")
    assert ["link S:a1", "link B:d4"] == table.legal
    table.play("link B:d4", "link S:a1")

    assert {"A:d4-S:a1", "A:d4-B:d4", "S:a1-B:d4"} == table.links
    assert "use portal" not in table.legal


def test_8_2_a_unit_jumps_from_base_to_base_several_times() -> None:
    chain = scene(
        "s1 SB A:d4; s1 SB B:d4; s1 SB C:d4; s1 AT A:d4",
        hand=MOVERS,
        links=["A:d4-B:d4", "B:d4-C:d4"],
    )

    assert "B:d4" in chain.to("A:d4", 1, pick="assault_team")
    assert "C:d4" not in chain.to("A:d4", 1, pick="assault_team")
    said = chain.play("move portal", "from A:d4", "pick assault_team", "to C:d4")

    assert "8.2/jumps s1 assault_team A:d4 B:d4" in said
    assert "8.2/jumps s1 assault_team B:d4 C:d4" in said


def test_8_2_a_unit_jumps_only_from_its_own_seats_base() -> None:
    guest = scene(
        "s1 AT A:d3; s2 SB A:d4; s2 SB B:d4", hand=MOVERS, links=["A:d4-B:d4"]
    )

    assert "B:d4" not in guest.to("A:d3", 3)


def test_8_3_bases_cannot_jump() -> None:
    pair = scene("s1 SB A:d4; s1 SB B:d4", hand=MOVERS, links=["A:d4-B:d4"])

    assert not [hex_ for hex_ in pair.to("A:d4", 3) if hex_.startswith("B")]


def test_8_4_a_link_survives_capture_unless_hostile_portals_are_off() -> None:
    pieces = "s1 SB A:d4; s1 AT A:d4; s1 SB B:d4; s2 AC B:d3"
    for hostile in (True, False):
        table = scene(
            pieces,
            seat="s2",
            hand=MOVERS,
            hands={"s1": MOVERS},
            links=["A:d4-B:d4"],
            options={"hostile_portals": hostile},
        )
        table.play("move engineers", "from B:d3", "to B:d4")
        assert {"A:d4-B:d4"} == table.links
        table.play("end")

        assert hostile == ("B:d4" in table.to("A:d4", 1, pick="assault_team"))


def test_8_5_a_moving_base_keeps_its_links_unless_the_option_is_off() -> None:
    pieces, links = "s1 SB A:d4; s1 SB B:d4", ["A:d4-B:d4"]
    kept = scene(pieces, hand=MOVERS, links=links)
    lost = scene(
        pieces, hand=MOVERS, links=links, options={"links_survive_move": False}
    )
    move = ("move engineers", "from A:d4", "to A:d5")

    kept.play(*move)
    said = lost.play(*move)

    assert {"A:d5-B:d4"} == kept.links
    assert "8.5/unlinked A:d4 B:d4" in said
    assert set() == lost.links


def test_8_6_a_destroyed_base_loses_all_its_links() -> None:
    ram = scene(
        "s1 AB A:d4; s1 SB B:d4; s1 SB C:d4; s2 AT A:d5",
        hand=MOVERS,
        links=["A:d4-B:d4", "A:d4-C:d4", "B:d4-C:d4"],
    )

    said = ram.play("move engineers", "from A:d4", "to A:d5")

    assert 2 == sum(event.startswith("8.6/unlinked") for event in said)
    assert {"B:d4-C:d4"} == ram.links
