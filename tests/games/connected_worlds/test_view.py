"""What a seat sees: hidden cards, previews, reasons; and what it may believe."""

from collections import Counter

from msgspec.structs import replace

from sobremesa.games.connected_worlds.rules_boards import HEX_IDS
from sobremesa.games.connected_worlds.rules_move import shortest_path
from sobremesa.games.connected_worlds.view import View, redeal, view
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import EVERYONE, SPECTATOR

from .scene import WorldsScene, scene, start

MOVERS = "engineers portal harvester"


def seen(play: WorldsScene, seat: int = 0) -> View:
    return view(play.state, seat)


def test_a_hand_is_seen_by_its_owner_only() -> None:
    play = scene("s1 SB A:d4", hand="portal portal", hands={"s2": "harvester"})

    assert {"portal": 2} == seen(play, 0).players[0].hand
    assert seen(play, 1).players[0].hand is None
    assert seen(play, -1).players[1].hand is None
    assert 2 == seen(play, 1).players[0].hand_size


def test_everyones_eyes_see_every_hand_and_deck() -> None:
    play = scene("s1 SB A:d4", hand="portal", hands={"s2": "harvester"}, seats=3)

    whole = seen(play, EVERYONE)

    hands = [player.hand for player in whole.players]
    assert [{"portal": 1}, {"harvester": 1}, {}] == hands
    assert all(player.deck == player.unseen for player in whole.players[2:])
    covered = [replace(player, hand=None, deck=None) for player in whole.players]
    assert seen(play, SPECTATOR) == replace(whole, players=covered)


def test_hand_and_deck_together_are_known_to_all() -> None:
    play = scene("s1 SB A:d4", hand="portal", decks={"s1": "portal harvester"})

    owner, other = seen(play, 0).players[0], seen(play, 1).players[0]

    assert {"portal": 2, "harvester": 1} == owner.unseen == other.unseen
    assert ({"portal": 1, "harvester": 1}, None) == (owner.deck, other.deck)


def test_bought_cards_on_top_are_known_to_all() -> None:
    play = scene(
        "s1 SB A:d4",
        hand="engineers portal",
        resources={"s1": 3},
        options={"bought_card_to": "deck_top"},
    )

    play.play("use engineers", "buy assault_team")

    assert ["assault_team"] == seen(play, 1).players[0].top


def test_a_redeal_keeps_what_is_known_and_mixes_the_rest() -> None:
    play = scene(
        "s1 SB A:d4",
        hand="portal outpost",
        hands={"s2": "harvester harvester"},
        decks={"s2": "portal portal portal"},
        options={"bought_card_to": "deck_top"},
        tops={"s2": ["metroplex"]},
    )

    hands: Counter[str] = Counter()
    for seed in range(60):
        twin = WorldsScene(redeal(play.state, 0, Fast(seed)))
        assert play.hand("s1") == twin.hand("s1")
        assert {"s2": ["metroplex"]} == twin.position["tops"]
        hands[twin.hand("s2")] += 1

    assert {"portal portal", "portal harvester", "harvester harvester"} == set(hands)


def test_a_card_being_deployed_stays_in_a_redealt_hand() -> None:
    play = scene("s1 SB A:d4", hand="outpost portal", decks={"s1": "harvester " * 8})
    play.play("deploy outpost")

    for seed in range(30):
        assert "outpost" in WorldsScene(redeal(play.state, 1, Fast(seed))).hand("s1")


def test_reach_tells_cost_way_and_forecast() -> None:
    play = scene(
        "s1 SB A:d4; s1 AC A:d4; s1 SB B:d4; s2 SB A:d5; s2 AT A:d5",
        hand=MOVERS,
        links=["A:d4-B:d4"],
    )

    play.play("move portal", "from A:d4", "pick armoured_core")
    reach = {one.hex: one for one in seen(play).reach}

    assert {text.removeprefix("to ") for text in play.legal} == set(reach)
    assert (1, "walk") == (reach["A:d3"].cost, reach["A:d3"].by)
    assert (1, "launch") == (reach["S:b2"].cost, reach["S:b2"].by)
    assert (1, "jump") == (reach["B:d4"].cost, reach["B:d4"].by)
    assert (2, "landing") == (reach["A:g7"].cost, reach["A:g7"].by)
    waves = [(wave.event, wave.defender, wave.won) for wave in reach["A:d5"].forecast]
    assert [
        ("9.4/beats", "assault_team", True),
        ("9.6/captured", "standard_base", True),
    ] == waves


def test_reach_tells_the_path_that_will_be_logged() -> None:
    play = scene(
        "s1 SB A:d4; s1 AT A:d4; s2 AT A:c4; s1 SB B:d4; s1 SB A:a1",
        hand=MOVERS,
        links=["A:d4-B:d4", "A:d4-A:a1"],
    )
    play.play("move harvester", "from A:d4", "pick assault_team")
    via = {one.hex: one.via for one in seen(play).reach}

    def path(hex_: str) -> list[str]:
        return [*path(via[hex_]), hex_] if hex_ in via else [hex_]

    land, row = play.worlds.land, play.worlds.row
    for hex_ in via:
        spots = shortest_path(land, row, HEX_IDS.index(hex_), 3)
        assert [HEX_IDS[spot] for spot in spots] == path(hex_)


def test_claims_tell_what_a_base_would_add() -> None:
    placing = {one.hex: one for one in view(start()[0].state, 0).claims}
    flying = scene("s1 SB A:d4; s1 SB A:d6", hand=MOVERS)
    flying.play("move engineers", "from A:d6")
    moved = {one.hex: one for one in seen(flying).claims}
    building = scene("s1 SB A:d4", hand="outpost portal")
    building.play("deploy outpost")
    built = {one.hex: one for one in seen(building).claims}
    teams = scene("s1 SB A:d4", hand="assault_team portal")
    teams.play("deploy assault_team")

    assert (111, 7) == (len(placing), placing["A:d4"].points)
    assert ["A:a1", "A:a2", "A:b1", "A:b2"] == placing["A:a1"].fresh
    assert (10, []) == (moved["A:d5"].points, moved["A:d5"].fresh)
    assert (11, []) == (moved["A:d7"].points, moved["A:d7"].fresh)
    assert (10, ["A:c5", "A:d6", "A:e6"]) == (built["A:d5"].points, built["A:d5"].fresh)
    assert [] == seen(teams).claims


def test_openings_tell_what_cards_could_be_played_to() -> None:
    play = scene("s1 SB A:d4; s1 SB A:d6 moved; s1 AT A:d1; s2 AT A:c3", hand=MOVERS)
    openings = seen(play).openings

    assert ["A:d1", "A:d4", "C:a1"] == openings["move"]
    assert ["A:d4", "A:d6"] == openings["connect"]
    assert {"A:d4"} < set(openings["deploy_unit"]) - set(openings["deploy_base"])
    assert "A:c3" not in openings["deploy_unit"]
    play.play("move portal")
    assert {} == seen(play).openings


def test_a_forecast_tells_a_lost_attack_too() -> None:
    play = scene("s1 AT A:d4; s2 TF A:d5; s2 AB A:d3", hand=MOVERS)

    play.play("move engineers", "from A:d4")
    reach = {one.hex: one for one in seen(play).reach}

    [wave] = reach["A:d5"].forecast
    assert ("assault_team", "titan_force", False) == (
        wave.attacker,
        wave.defender,
        wave.won,
    )
    assert ["9.6/destroyed"] == [wave.event for wave in reach["A:d3"].forecast]


def test_barred_hexes_name_the_rule() -> None:
    base = scene("s1 SB A:d4; s1 SB A:d5", hand=MOVERS)
    base.play("move engineers", "from A:d5")
    inland = scene("s1 AT A:c3", hand=MOVERS)
    inland.play("move engineers", "from A:c3")
    above = scene("s1 AT S:b2", hand=MOVERS)
    above.play("move engineers", "from S:b2")
    truce = scene("s1 AT A:d4; s2 AT A:d5", hand=MOVERS, options={"truce_rounds": 9})
    truce.play("move engineers", "from A:d4")
    blocked = scene("s1 AT S:a1; s2 AT S:a2; s2 AT S:b1; s2 AT S:b2", hand=MOVERS)
    blocked.play("move portal", "from S:a1")

    assert {"A:d4": "6.4"} == {one.hex: one.rule for one in seen(base).barred}
    assert {"S:b2": "7.1"} == {one.hex: one.rule for one in seen(inland).barred}
    landing = {one.hex: one.rule for one in seen(above).barred}
    assert (37 - 18, "7.2") == (len(landing), landing["A:d4"])
    assert "6.10" == {one.hex: one.rule for one in seen(truce).barred}["A:d5"]
    assert "6.5" == {one.hex: one.rule for one in seen(blocked).barred}["S:c3"]


def test_pieces_tell_why_they_are_not_ready() -> None:
    play = scene("s1 AT A:d4 moved; s1 AT A:d5 fought; s1 AT A:d6; s1 AT A:a1")
    pieces = {piece.hex: piece for piece in seen(play).pieces}

    assert ("moved", "fought", "") == (
        pieces["A:d4"].why,
        pieces["A:d5"].why,
        pieces["A:d6"].why,
    )
    assert (False, True) == (pieces["A:d6"].launch, pieces["A:a1"].launch)
    assert [1, 0] == [pieces[hex_].moves for hex_ in ("A:d4", "A:d6")]


def test_goals_tell_what_each_seat_lacks() -> None:
    play = scene("s1 SB A:d4; s1 SB B:d4; s2 SB C:d4", bystanders=[])
    one, two = seen(play).players

    assert {
        "13.4": {"enemies": 1},
        "13.5": {"enemy_bases": 1, "captures": 1},
        "13.6": {"worlds": 1, "points": 0},
    } == {goal.rule: goal.lacks for goal in one.goals}
    assert {"worlds": 2, "points": 8} == two.goals[2].lacks


def test_a_crown_marks_who_would_win_now() -> None:
    play = scene("s1 SB A:d4; s1 SB B:d4; s1 SB C:d4; s2 SB A:a1", bystanders=[])

    assert [True, False] == [player.crown for player in seen(play).players]


def test_links_tell_owners_and_whether_they_are_open() -> None:
    pieces = "s1 SB A:d4; s2 SB B:d4 of s1"
    table = scene(pieces, links=["A:d4-B:d4"])
    closed = scene(pieces, links=["A:d4-B:d4"], options={"hostile_portals": False})

    [link], [other] = seen(table).links, seen(closed).links

    assert (["A:d4", "B:d4"], ["s1", "s2"]) == (link.hexes, link.owners)
    assert (True, True, False) == (link.hostile, link.open, other.open)


def test_the_shop_tells_what_can_be_paid() -> None:
    play = scene("s1 SB A:d4", resources={"s1": 6})

    affordable = {offer.card for offer in seen(play).shop if offer.affordable}

    assert {
        *("scientists", "engineers", "harvester", "excavator"),
        *("standard_base", "assault_team", "armoured_core"),
    } == affordable
    assert 14 == len(seen(play).shop)


def test_the_order_of_turns_ends_with_who_is_last() -> None:
    play = scene("s1 SB A:d4", seats=3, options={"first_seat": 3}, seat="s3")

    assert (["s3", "s1", "s2"], "s2") == (seen(play).order, seen(play).last)


def test_a_truce_is_seen_with_the_round_in_which_it_ends() -> None:
    truce = {"truce_rounds": 3}
    during, after = (scene("s1 SB A:d4", round=at, options=truce) for at in (3, 4))

    assert [(True, 3), (False, 3)] == [
        (one.truce, one.truce_rounds) for one in (seen(during), seen(after))
    ]
