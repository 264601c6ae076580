"""Connected Worlds for a learner: a vector of fixed length of what a seat sees."""

from sobremesa.kernel.state import State

from .actions import STAGE_IDS
from .rules import ConnectedWorlds
from .rules_boards import BOARDS, HEXES, PLACE, SEATS, SPACE, SPOTS


def observe(state: State, seat: int) -> list[float]:
    """Who is asked what, the card in play, every hex, every seat.

    Seats stand in turn order from the viewer; a spectator sees them from seat 1.
    """
    assert isinstance(state, ConnectedWorlds)
    viewer, seats = max(seat, 0), int(state.seats)
    types = int(state.box.types)
    asked = (int(state.seat) - viewer) % seats if state.seat >= 0 else None
    seen = one_hot(viewer, SEATS)
    seen += one_hot(asked, SEATS)
    seen += one_hot(int(state.stage), len(STAGE_IDS))
    seen += one_hot(int(state.card) if state.card >= 0 else None, types)
    seen += [int(state.round) / int(state.box.max_rounds), seats / SEATS]
    seen += see_map(state, viewer)
    for turn in range(SEATS):
        owner = (viewer + turn) % seats
        nobody = [0.0] * (COUNTERS + PILES * types)
        seen += see_seat(state, owner, seat) if turn < seats else nobody
    return seen


def one_hot(index: int | None, length: int) -> list[float]:
    return [1.0 if at == index else 0.0 for at in range(length)]


def see_map(state: ConnectedWorlds, viewer: int) -> list[float]:
    """Per hex and seat: pieces by kind, those spent, territory; orbit and origin."""
    land, seats, kinds = state.land, int(state.seats), int(state.box.content.kinds)
    wide = SEATS * (kinds + 2) + 2  # numbers per hex
    seen = [0.0] * (SPOTS * wide)
    for row in range(len(land.id)):
        turn = (int(land.owner[row]) - viewer) % seats
        first = int(land.spot[row]) * wide + turn * (kinds + 2)
        seen[first + int(land.kind[row])] += 0.5
        if not land.ready(row):
            seen[first + kinds] += 0.5
    for turn in range(seats):
        for board in range(int(state.box.planets) + 1):
            mask = int(land.territory((viewer + turn) % seats, board))
            for place in range(HEXES):
                if mask >> int(PLACE[place]) & 1:
                    spot = board * HEXES + place
                    seen[spot * wide + turn * (kinds + 2) + kinds + 1] = 1.0
    for board in range(SPACE + 1, int(state.box.planets) + 1):
        seen[int(land.orbit[board]) * wide + wide - 2] = board / BOARDS
    if state.origin >= 0:
        seen[int(state.origin) * wide + wide - 1] = 1.0
    return seen


COUNTERS, PILES = 5, 5  # of a seat


def see_seat(state: ConnectedWorlds, owner: int, seat: int) -> list[float]:
    """Its counters; its hand and deck, together where the hand is hidden."""
    cards, types = state.cards, int(state.box.types)
    first = owner * types
    hand = list(cards.hands)[first : first + types]
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
        *[number / 3 for number in list(cards.discards)[first : first + types]],
        *[number / 3 if owner == state.seat else 0.0 for number in list(cards.played)],
    ]
