"""Connected Worlds' state as JSON fields."""

import copyreg

import msgspec

from sobremesa.kernel.columns import rows_of
from sobremesa.kernel.game import Chosen, Fields
from sobremesa.kernel.pile import Pile
from sobremesa.kernel.state import OVER, State

from .actions import STAGE_IDS
from .content import (
    BOARD_IDS,
    CARD_IDS,
    CARDS,
    HEX_IDS,
    NO_CARD,
    NOWHERE,
    SEAT_IDS,
    UNIT_IDS,
    box_of,
)
from .rules import ConnectedWorlds, blank
from .rules_table import Worlds
from .rules_victory import ENDING_IDS


class Piece(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A row of the map."""

    id: int
    kind: str
    owner: str
    founder: str
    hex: str
    moves: int = 0
    fought: bool = False


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a Connected Worlds position holds."""

    round: int
    seat: str  # "" when over
    stage: str
    orbits: dict[str, str]  # by planet board
    alive: list[str]
    made: int  # pieces ever put on the map
    pieces: list[Piece]
    links: list[tuple[int, int]]  # ids of bases
    resources: dict[str, int]
    hands: dict[str, dict[str, int]]
    decks: dict[str, dict[str, int]]  # cards whose place nobody knows
    tops: dict[str, list[str]]  # known cards on top, the topmost last
    discards: dict[str, dict[str, int]]
    removed: dict[str, dict[str, int]]
    played: dict[str, int]
    card: str = ""
    piece: int = 0  # the one to be moved
    origin: str = ""
    ending: str = ""  # the rule
    winners: list[str] = []


def dump(state: State) -> Fields:
    assert isinstance(state, ConnectedWorlds)
    land, cards, seats = state.land, state.cards, int(state.seats)
    ids = SEAT_IDS[:seats]
    fields = Sheet(
        round=int(state.round),
        seat="" if state.seat < 0 else SEAT_IDS[state.seat],
        stage=STAGE_IDS[state.stage],
        orbits={
            BOARD_IDS[board]: HEX_IDS[land.orbit[board]]
            for board in range(1, int(state.box.planets) + 1)
        },
        alive=dump_seats(int(state.alive)),
        made=int(land.made),
        pieces=[dump_piece(land, row) for row in range(len(land.id))],
        links=[
            (int(one), int(other))
            for one, other in zip(land.link_a, land.link_b, strict=True)
        ],
        resources={id_: int(cards.resources[at]) for at, id_ in enumerate(ids)},
        hands=dump_cards(list(cards.hands), ids),
        decks={
            id_: dump_counts(list(deck.bag))
            for id_, deck in zip(ids, cards.decks, strict=True)
        },
        tops={
            id_: [CARD_IDS[card] for card in deck.top]
            for id_, deck in zip(ids, cards.decks, strict=True)
            if len(deck.top) > 0
        },
        discards=dump_cards(list(cards.discards), ids),
        removed=dump_cards(list(cards.removed), ids),
        played=dump_counts(list(cards.played)),
        card="" if state.card == NO_CARD else CARD_IDS[state.card],
        piece=int(land.id[state.row]) if state.row >= 0 else 0,
        origin="" if state.origin == NOWHERE else HEX_IDS[state.origin],
        ending=ENDING_IDS[state.ending],
        winners=dump_seats(int(state.winners)),
    )
    built: Fields = msgspec.to_builtins(fields)
    return built


def dump_seats(mask: int) -> list[str]:
    return [id_ for at, id_ in enumerate(SEAT_IDS) if mask >> at & 1]


def dump_piece(land: Worlds, row: int) -> Piece:
    return Piece(
        id=int(land.id[row]),
        kind=UNIT_IDS[land.kind[row]],
        owner=SEAT_IDS[land.owner[row]],
        founder=SEAT_IDS[land.founder[row]],
        hex=HEX_IDS[land.spot[row]],
        moves=int(land.moves[row]),
        fought=bool(land.fought[row]),
    )


def dump_cards(counts: list[int], ids: tuple[str, ...]) -> dict[str, dict[str, int]]:
    return {
        seat: dump_counts(counts[at * CARDS : at * CARDS + CARDS])
        for at, seat in enumerate(ids)
    }


def dump_counts(counts: list[int]) -> dict[str, int]:
    return {CARD_IDS[card]: int(n) for card, n in enumerate(counts) if n}


def load(chosen: Chosen, seats: int, raw: Fields) -> ConnectedWorlds:
    """A state from fields without problems."""
    fields = msgspec.convert(raw, type=Sheet)
    state = blank(box_of(chosen, seats))
    load_land(state.land, fields)
    load_cards(state, fields)
    state.round = fields.round
    state.land.truce = 1 <= fields.round <= state.box.truce_rounds
    state.seat = SEAT_IDS.index(fields.seat) if fields.seat else OVER
    state.stage = STAGE_IDS.index(fields.stage)
    state.alive = read_seats(fields.alive)
    state.card = CARD_IDS.index(fields.card) if fields.card else NO_CARD
    state.row = state.land.row_of(fields.piece) if fields.piece else -1
    state.origin = HEX_IDS.index(fields.origin) if fields.origin else NOWHERE
    state.ending = ENDING_IDS.index(fields.ending)
    state.winners = read_seats(fields.winners)
    return state


copyreg.pickle(  # a state goes elsewhere as its options and fields
    ConnectedWorlds,
    lambda state: (load, (state.box.chosen, int(state.seats), dump(state))),
)


def load_land(land: Worlds, fields: Sheet) -> None:
    for board, orbit in fields.orbits.items():
        land.orbit[BOARD_IDS.index(board)] = HEX_IDS.index(orbit)
    for row, piece in enumerate(fields.pieces):
        land.made = piece.id - 1
        owner = SEAT_IDS.index(piece.owner)
        land.put(UNIT_IDS.index(piece.kind), owner, HEX_IDS.index(piece.hex))
        land.founder[row] = SEAT_IDS.index(piece.founder)
        land.moves[row] = piece.moves
        land.fought[row] = int(piece.fought)
    land.made = fields.made
    for one, other in fields.links:
        land.link(one, other)


def load_cards(state: ConnectedWorlds, fields: Sheet) -> None:
    cards, holders = state.cards, SEAT_IDS[: int(state.seats)]
    cards.hands = rows_of(holders, CARD_IDS, fields.hands)
    cards.discards = rows_of(holders, CARD_IDS, fields.discards)
    cards.removed = rows_of(holders, CARD_IDS, fields.removed)
    for card, number in fields.played.items():
        cards.played[CARD_IDS.index(card)] = number
    for seat, number in fields.resources.items():
        cards.resources[SEAT_IDS.index(seat)] = number
    for seat, held in fields.decks.items():
        at = SEAT_IDS.index(seat)
        cards.decks[at] = Pile([held.get(card, 0) for card in CARD_IDS])
    for seat, known in fields.tops.items():
        deck = cards.decks[SEAT_IDS.index(seat)]
        for card in known:
            deck.cover(CARD_IDS.index(card))


def read_seats(ids: list[str]) -> int:
    return sum(1 << SEAT_IDS.index(id_) for id_ in ids)
