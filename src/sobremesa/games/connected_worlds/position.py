"""Connected Worlds' state as JSON fields."""

from typing import Annotated

import msgspec

from sobremesa.kernel.forms import Count, Kind, Kinds, Mask, Maybe
from sobremesa.kernel.game import Fields
from sobremesa.kernel.pile import Pile
from sobremesa.kernel.shared import Shared, dump_counts, dump_mask
from sobremesa.kernel.state import State

from .actions import STAGE_IDS
from .rules import ConnectedWorlds, blank
from .rules_boards import BOARD_IDS, HEX_IDS, SEAT_IDS
from .rules_box import Box
from .rules_table import Worlds
from .rules_victory import ENDING_IDS

SEAT = Kind("seat", SEAT_IDS)  # as many as the match has
PIECE_KIND = Kind("piece")  # what there is of these, the content says
CARD = Kind("card")
HOME = Kind("homeworld hex")
Seat = Annotated[str, SEAT]
Stage = Annotated[str, Kind("stage", STAGE_IDS)]
Ending = Annotated[str, Kind("ending", ENDING_IDS)]
PieceId = Annotated[str, PIECE_KIND]
Planet = Annotated[str, Kind("planet", BOARD_IDS[1:])]
Home = Annotated[str, HOME]
Hex = Annotated[str, Kind("hex", HEX_IDS)]
Card = Annotated[str, CARD]
Pack = dict[Card, Count]


class Piece(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A row of the map."""

    id: int
    kind: PieceId
    owner: Seat
    founder: Seat
    spot: Hex = msgspec.field(name="hex")
    moves: Count = 0
    fought: bool = False


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a Connected Worlds position holds."""

    round: int
    seat: Maybe[Seat]  # "" when over
    stage: Stage
    orbits: dict[Planet, Home]
    alive: Mask[Seat]
    made: Count  # pieces ever put on the map
    pieces: list[Piece]
    links: list[tuple[int, int]]  # ids of bases
    resources: dict[Seat, Count]
    hands: dict[Seat, Pack]
    decks: dict[Seat, Pack]  # cards whose place nobody knows
    tops: dict[Seat, list[Card]]  # known cards on top, the topmost last
    discards: dict[Seat, Pack]
    removed: dict[Seat, Pack]
    played: Pack
    card: Maybe[Card] = ""
    piece: int = 0  # the one to be moved
    origin: Maybe[Hex] = ""
    ending: Ending = ""  # the rule
    winners: Mask[Seat] = []


PIECE = Shared(Piece)
OTHERWISE = ("made", "resources", "decks", "piece")
PILES = ("hands", "discards", "removed", "played")
TURN = Shared(Sheet, but=(*OTHERWISE, *PILES))
HELD = Shared(Sheet, but=(*OTHERWISE, *TURN.names))


def kinds_of(box: Box) -> Kinds:
    """The ids that a match has."""
    return {
        SEAT: SEAT_IDS[: int(box.seats)],
        PIECE_KIND: box.content.unit_ids,
        CARD: box.content.card_ids,
        HOME: tuple(HEX_IDS[at] for at in box.content.homes),
    }


def dump(state: State) -> Fields:
    assert isinstance(state, ConnectedWorlds)
    land, cards = state.land, state.cards
    kinds = kinds_of(state.box)
    ids, card_ids = kinds[SEAT], kinds[CARD]
    fields = Sheet(
        **TURN.dump(state, kinds=kinds),
        **HELD.dump(cards, kinds=kinds),
        orbits={
            BOARD_IDS[board]: HEX_IDS[land.orbit[board]]
            for board in range(1, int(state.box.planets) + 1)
        },
        made=int(land.made),
        pieces=[Piece(**PIECE.dump(land, row, kinds)) for row in range(len(land.id))],
        links=[
            (int(one), int(other))
            for one, other in zip(land.link_a, land.link_b, strict=True)
        ],
        resources={id_: int(cards.resources[at]) for at, id_ in enumerate(ids)},
        decks={
            id_: dump_counts(list(deck.bag), card_ids)
            for id_, deck in zip(ids, cards.decks, strict=True)
        },
        tops={
            id_: [card_ids[card] for card in deck.top]
            for id_, deck in zip(ids, cards.decks, strict=True)
            if len(deck.top) > 0
        },
        piece=int(land.id[state.row]) if state.row >= 0 else 0,
    )
    built: Fields = msgspec.to_builtins(fields)
    return built


def dump_seats(mask: int) -> list[str]:
    return dump_mask(mask, SEAT_IDS)


def load(box: Box, raw: Fields) -> ConnectedWorlds:
    """A state from fields without problems."""
    fields = msgspec.convert(raw, type=Sheet)
    state, kinds = blank(box), kinds_of(box)
    load_land(state.land, fields, kinds)
    load_cards(state, fields, kinds)
    TURN.load(fields, state, kinds=kinds)
    state.land.truce = 1 <= fields.round <= state.box.truce_rounds
    state.row = state.land.row_of(fields.piece) if fields.piece else -1
    return state


def load_land(land: Worlds, fields: Sheet, kinds: Kinds) -> None:
    for board, orbit in fields.orbits.items():
        land.orbit[BOARD_IDS.index(board)] = HEX_IDS.index(orbit)
    for row, piece in enumerate(fields.pieces):
        owner, spot = SEAT_IDS.index(piece.owner), HEX_IDS.index(piece.spot)
        land.put(kinds[PIECE_KIND].index(piece.kind), owner, spot)
        PIECE.load(piece, land, row, kinds)
    land.made = fields.made
    for one, other in fields.links:
        land.link(one, other)


def load_cards(state: ConnectedWorlds, fields: Sheet, kinds: Kinds) -> None:
    cards, ids = state.cards, kinds[CARD]
    HELD.load(fields, cards, kinds=kinds)
    for seat, number in fields.resources.items():
        cards.resources[SEAT_IDS.index(seat)] = number
    for seat, held in fields.decks.items():
        at = SEAT_IDS.index(seat)
        cards.decks[at] = Pile([held.get(card, 0) for card in ids])
    for seat, known in fields.tops.items():
        deck = cards.decks[SEAT_IDS.index(seat)]
        for card in known:
            deck.cover(ids.index(card))
