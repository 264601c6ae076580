"""CW-10 Resources and buying."""

import pytest

from .scene import scene


@pytest.mark.parametrize(
    ("card", "amount"), [("harvester", 3), ("excavator", 4), ("plasma_furnace", 5)]
)
def test_10_1_gathering_adds_the_cards_amount(card: str, amount: int) -> None:
    turn = scene("s1 SB A:d4", hand=f"{card} portal", resources={"s1": 2})
    homeless = scene("s1 AT A:d4", hand=f"{card} portal")

    said = turn.play(f"use {card}")

    assert f"10.1/gathers s1 {amount}" in said
    assert 2 + amount == turn.resources("s1")
    assert f"use {card}" not in homeless.legal


def test_10_2_the_pool_stays_between_turns() -> None:
    turn = scene("s1 SB A:d4", resources={"s1": 500})

    turn.play("use harvester", "end", "end")

    assert ("s1", 503) == (turn.seat, turn.resources("s1"))


def test_10_3_each_card_buys_one_card_that_the_pool_can_pay() -> None:
    turn = scene("s1 SB A:d4", hand="scientists engineers portal", resources={"s1": 8})

    turn.play("use scientists")
    assert "buy portal" in turn.legal
    assert "buy plasma_furnace" not in turn.legal
    assert not [text for text in turn.legal if "base" in text]
    said = turn.play("buy harvester")
    assert "10.3/buys s1 harvester 3" in said
    assert 5 == turn.resources("s1")
    turn.play("use engineers")

    assert ["buy standard_base", "buy assault_team"] == turn.legal


def test_10_4_a_bought_card_goes_to_the_discard_pile_or_the_decks_top() -> None:
    hand, pool = "engineers portal", {"s1": 24}
    usual = scene("s1 SB A:d4", hand=hand, resources=pool)
    top = scene(
        "s1 SB A:d4", hand=hand, resources=pool, options={"bought_card_to": "deck_top"}
    )

    said = usual.play("use engineers", "buy capital_army")
    assert "10.4/discard s1 capital_army" in said
    assert "capital_army" == usual.discards("s1")
    said = top.play("use engineers", "buy capital_army")
    assert "10.4/deck_top s1 capital_army" in said
    assert {"s1": ["capital_army"]} == top.position["tops"]
    said = top.play("end")

    assert "4.9/draws s1 capital_army" in said
    assert {} == top.position["tops"]
