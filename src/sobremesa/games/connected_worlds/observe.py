"""Connected Worlds for a learner: a row of fixed length of what a seat sees."""

from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.sight import Sight
from sobremesa.kernel.state import State

from .actions import STAGE_IDS
from .rules import ConnectedWorlds
from .rules_boards import BOARDS, HEXES, PLACE, SEATS, SPACE, SPOTS

STAGES: Final[i64] = len(STAGE_IDS)
COUNTERS: Final[i64] = 5  # of a seat
PILES: Final[i64] = 5


def observe(state: State, seat: i64, sight: Sight) -> None:
    """Who is asked what, the card in play, every hex, every seat.

    Seats stand in turn order from the viewer; a spectator sees them from seat 1.
    """
    assert isinstance(state, ConnectedWorlds)
    viewer: i64 = seat if seat > 0 else 0
    seats, types = state.seats, state.box.types
    sight.one(viewer, SEATS)
    sight.one((state.seat - viewer) % seats if state.seat >= 0 else -1, SEATS)
    sight.one(state.stage, STAGES)
    sight.one(state.card, types)
    sight.part(state.round, float(state.box.max_rounds))
    sight.part(seats, float(SEATS))
    see_map(state, viewer, sight)
    for turn in range(seats):
        see_seat(state, (viewer + turn) % seats, seat, sight)
    sight.gap((SEATS - seats) * (COUNTERS + PILES * types))


def see_map(state: ConnectedWorlds, viewer: i64, sight: Sight) -> None:
    """Per hex and seat: pieces by kind, those spent, territory; orbit and origin."""
    land, seats, kinds = state.land, state.seats, state.box.content.kinds
    wide = SEATS * (kinds + 2) + 2  # numbers per hex
    sight.open(SPOTS * wide)
    for row in range(len(land.id)):
        turn = (land.owner[row] - viewer) % seats
        first = land.spot[row] * wide + turn * (kinds + 2)
        sight.add(first + land.kind[row], 0.5)
        if not land.ready(row):
            sight.add(first + kinds, 0.5)
    for turn in range(seats):
        for board in range(state.box.planets + 1):
            claimed = land.territory((viewer + turn) % seats, board)
            first = board * HEXES * wide + turn * (kinds + 2) + kinds + 1
            see_territory(claimed, first, wide, sight)
    for board in range(SPACE + 1, state.box.planets + 1):
        sight.set(land.orbit[board] * wide + wide - 2, float(board) / float(BOARDS))
    if state.origin >= 0:
        sight.set(state.origin * wide + wide - 1, 1.0)
    sight.close()


def see_territory(claimed: i64, first: i64, wide: i64, sight: Sight) -> None:
    """The hexes of a board that a seat claims."""
    if claimed == 0:
        return
    for place in range(HEXES):
        if claimed >> PLACE[place] & 1 == 1:
            sight.set(first + place * wide, 1.0)


def see_seat(state: ConnectedWorlds, owner: i64, seat: i64, sight: Sight) -> None:
    """Its counters; its hand and deck, together where the hand is hidden."""
    cards, types = state.cards, state.box.types
    first = owner * types
    deck = cards.decks[owner].counts()
    held: i64 = 0
    for card in range(first, first + types):
        held += cards.hands[card]
    sight.flag(state.alive >> owner & 1 == 1)
    sight.part(cards.resources[owner], 10.0)
    sight.part(state.land.points(owner), 21.0)
    sight.part(held, 5.0)
    sight.part(cards.decks[owner].size(), 10.0)
    if owner == seat:
        sight.parts(cards.hands, first, types, 3.0)
        for number in deck:
            sight.part(number, 3.0)
    else:
        sight.gap(2 * types)
    for card in range(types):
        sight.part(cards.hands[first + card] + deck[card], 3.0)
    sight.parts(cards.discards, first, types, 3.0)
    if owner == state.seat:
        sight.parts(cards.played, 0, types, 3.0)
    else:
        sight.gap(types)
