"""Connected Worlds for a learner: a vector of fixed length of what a seat sees."""

from sobremesa.kernel.state import State

from .actions import STAGE_IDS
from .content import BOARDS, CARDS, KINDS, PLACE, SEATS, SPACE, SPOTS
from .rules import ConnectedWorlds

SPOT = SEATS * (KINDS + 2) + 2  # numbers per hex
HEXES = 37


def observe(state: State, seat: int) -> list[float]:
    """Who is asked what, the card in play, every hex, every seat.

    Seats stand in turn order from the viewer; a spectator sees them from seat 1.
    """
    assert isinstance(state, ConnectedWorlds)
    viewer, seats = max(seat, 0), int(state.seats)
    asked = (int(state.seat) - viewer) % seats if state.seat >= 0 else None
    seen = one_hot(viewer, SEATS)
    seen += one_hot(asked, SEATS)
    seen += one_hot(int(state.stage), len(STAGE_IDS))
    seen += one_hot(int(state.card) if state.card >= 0 else None, CARDS)
    seen += [int(state.round) / int(state.box.max_rounds), seats / SEATS]
    seen += see_map(state, viewer)
    for turn in range(SEATS):
        owner = (viewer + turn) % seats
        seen += see_seat(state, owner, seat) if turn < seats else [0.0] * OWNER
    return seen


def one_hot(index: int | None, length: int) -> list[float]:
    return [1.0 if at == index else 0.0 for at in range(length)]


def see_map(state: ConnectedWorlds, viewer: int) -> list[float]:
    """Per hex and seat: pieces by kind, those spent, territory; orbit and origin."""
    land, seats = state.land, int(state.seats)
    seen = [0.0] * (SPOTS * SPOT)
    for row in range(len(land.id)):
        turn = (int(land.owner[row]) - viewer) % seats
        first = int(land.spot[row]) * SPOT + turn * (KINDS + 2)
        seen[first + int(land.kind[row])] += 0.5
        if not land.ready(row):
            seen[first + KINDS] += 0.5
    for turn in range(seats):
        for board in range(int(state.box.planets) + 1):
            mask = int(land.territory((viewer + turn) % seats, board))
            for place in range(HEXES):
                if mask >> int(PLACE[place]) & 1:
                    spot = board * HEXES + place
                    seen[spot * SPOT + turn * (KINDS + 2) + KINDS + 1] = 1.0
    for board in range(SPACE + 1, int(state.box.planets) + 1):
        seen[int(land.orbit[board]) * SPOT + SPOT - 2] = board / BOARDS
    if state.origin >= 0:
        seen[int(state.origin) * SPOT + SPOT - 1] = 1.0
    return seen


OWNER = 5 + 5 * CARDS  # numbers per seat


def see_seat(state: ConnectedWorlds, owner: int, seat: int) -> list[float]:
    """Its counters; its hand and deck, together where the hand is hidden."""
    cards, first = state.cards, owner * CARDS
    hand = list(cards.hands)[first : first + CARDS]
    deck = cards.decks[owner].counts()
    mine = owner == seat
    return [
        float(state.alive >> owner & 1),
        int(cards.resources[owner]) / 10,
        int(state.land.points(owner)) / 21,
        sum(hand) / 5,
        sum(deck) / 10,
        *[number / 3 if mine else 0.0 for number in hand],
        *[number / 3 if mine else 0.0 for number in deck],
        *[(one + other) / 3 for one, other in zip(hand, deck, strict=True)],
        *[number / 3 for number in list(cards.discards)[first : first + CARDS]],
        *[number / 3 if owner == state.seat else 0.0 for number in list(cards.played)],
    ]
