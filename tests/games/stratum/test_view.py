"""Who sees what of Stratum, and what is printed on its cards."""

from collections import Counter
from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from sobremesa.games.stratum import GAME
from sobremesa.games.stratum.content import SEAT_IDS
from sobremesa.games.stratum.view import View
from sobremesa.kernel.log import EVERYONE, SPECTATOR

from .scene import StratumScene, scene


def seen(table: StratumScene, eyes: int) -> View:
    view = GAME.view(table.stratum, eyes)
    assert isinstance(view, View)
    return view


def hands(view: View) -> dict[str, str]:
    """The hands that are seen, by seat."""
    return {
        player.id: " ".join(Counter(player.hand).elements())
        for player in view.players
        if player.hand is not None
    }


def test_every_card_names_the_rule_that_explains_it() -> None:
    rules = GAME.printed["rule"]

    assert set(GAME.kinds["card"]) == set(rules)
    assert set(rules.values()) <= set(GAME.rulebook().rules)


@pytest.mark.parametrize(
    ("options", "sees"),
    [
        ({}, ["S", "F", "Y", "M"]),
        ({"nature_open_hands": True}, ["SY", "F", "SY", "M"]),
    ],
)
def test_a_seat_sees_its_own_hand(
    options: Mapping[str, object], sees: list[str]
) -> None:
    table = scene("S1: P1", options=options)

    assert sees == ["".join(hands(seen(table, seat))) for seat in range(4)]
    assert {} == hands(seen(table, SPECTATOR))


def test_everyones_eyes_see_every_hand_and_else_what_a_spectator_sees() -> None:
    table = scene("S1: P1; S2: H3", hand="rabies rabies")

    view = seen(table, EVERYONE)

    assert {seat: table.hand(seat) for seat in SEAT_IDS} == hands(view)
    covered = [replace(player, hand=None) for player in view.players]
    assert seen(table, SPECTATOR) == replace(view, players=covered)


def test_counters_are_seen_by_all() -> None:
    table = scene("S1: P1; S2: H6", clock=9, round_start=8, growths=2)

    view = seen(table, SPECTATOR)

    assert (9, 8, 2) == (view.clock, view.round_start, view.growths)
