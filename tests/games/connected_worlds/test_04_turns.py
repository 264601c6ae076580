"""CW-4 Rounds and turns."""

from sobremesa.kernel.dice import Fast
from sobremesa.kernel.log import Journal

from .scene import scene


def test_4_1_a_round_is_one_turn_of_every_living_seat() -> None:
    table = scene("s1 SB A:d4", seats=3, bystanders=["s2", "s3"], round=2)

    seen = []
    for _ in range(4):
        seen.append((table.seat, table.round))
        said = table.play("end")

    assert [("s1", 2), ("s2", 2), ("s3", 2), ("s1", 3)] == seen
    assert "4.1/round 4" not in said


def test_4_2_a_turn_draws_plays_discards_reshuffles_and_draws_ahead() -> None:
    turn = scene("s1 SB A:d4", hand="portal", decks={"s1": ""})

    said = turn.play("end")

    keys = [event.split()[0] for event in said]
    assert ["4.6/ends", "4.7/discards", "4.8/reshuffles", "4.9/draws"] == keys[:4]
    assert "4.2/turn" == keys[4]
    assert ["4.3/draws"] * 5 == keys[5:]


def test_4_3_the_hand_is_filled_before_play() -> None:
    turn = scene("s1 SB A:d4", hands={"s2": "portal portal"})

    said = turn.play("end")

    assert 3 == sum(event.startswith("4.3/draws s2") for event in said)
    assert 5 == len(turn.hand("s2").split())


def test_4_4_an_empty_deck_is_made_anew_in_the_middle_of_a_draw() -> None:
    turn = scene(
        "s1 SB A:d4",
        hands={"s2": ""},
        decks={"s2": "portal portal"},
        discards={"s2": "harvester harvester harvester harvester"},
    )

    said = turn.play("end")

    own = [event for event in said if " s2" in event]
    assert [
        "4.2/turn s2",
        "4.3/draws s2 portal",
        "4.3/draws s2 portal",
        "4.4/reshuffles s2 4",
        "4.3/draws s2 harvester",
        "4.3/draws s2 harvester",
        "4.3/draws s2 harvester",
    ] == own
    assert 1 == turn.deck("s2")


def test_4_4_drawing_stops_without_cards() -> None:
    turn = scene("s1 SB A:d4", hands={"s2": "portal"}, decks={"s2": ""})

    turn.play("end")

    assert "portal" == turn.hand("s2")


def test_4_5_any_number_of_cards_in_any_order() -> None:
    turn = scene("s1 SB A:d4", hand="harvester portal engineers")

    turn.play("use harvester", "use engineers", "buy assault_team")

    assert ["end", "move portal"] == turn.legal
    turn.play("end")
    assert "s2" == turn.seat


def test_4_6_play_ends_by_choice_or_with_an_empty_hand() -> None:
    chosen = scene("s1 SB A:d4", hand="harvester portal")
    emptied = scene("s1 SB A:d4", hand="harvester")

    assert "4.6/ends s1" in chosen.play("end")
    assert "4.6/ends s1" in emptied.play("use harvester")

    assert "s2" == chosen.seat == emptied.seat


def test_4_7_hand_and_played_cards_are_discarded() -> None:
    turn = scene("s1 SB A:d4", hand="harvester portal assault_team")

    said = turn.play("use harvester", "deploy assault_team", "to A:d4", "end")

    assert "4.7/discards s1 2" in said
    assert "portal harvester" == turn.discards("s1")
    assert "" == turn.played


def test_4_8_an_empty_deck_is_reshuffled_after_discarding() -> None:
    empty = scene("s1 SB A:d4", hand="harvester portal", decks={"s1": ""})
    full = scene("s1 SB A:d4", hand="harvester portal", decks={"s1": "portal"})

    assert "4.8/reshuffles s1 2" in empty.play("end")
    assert not [event for event in full.play("end") if event.startswith("4.8")]


def test_4_9_the_next_hand_is_drawn_at_once() -> None:
    ahead = scene("s1 SB A:d4")
    later = scene("s1 SB A:d4", options={"draw_at_end": False})

    ahead.play("end")
    later.play("end")
    assert 5 == len(ahead.hand("s1").split())
    assert "" == later.hand("s1")
    said = later.play("end")

    assert 5 == sum(event.startswith("4.3/draws s1") for event in said)


def test_4_9_cards_drawn_ahead_are_whispered_to_their_owner() -> None:
    turn = scene("s1 SB A:d4")
    journal = Journal()

    turn.worlds.cards.draw(0, "4.9/draws", Fast("draw"), journal)

    assert {1} == {event.eyes for event in journal.events}
