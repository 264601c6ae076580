"""All that can be wrong with a Connected Worlds position."""

import msgspec

from sobremesa.kernel.game import Chosen, Fields

from .actions import (
    BUY_ACTION,
    BUY_UNIT,
    DEPLOY_TO,
    LINK_FIRST,
    LINK_SECOND,
    MAIN,
    MOVE_FROM,
    MOVE_PIECE,
    MOVE_TO,
    PLACE_BASE,
    STAGE_IDS,
)
from .content import (
    ACTIONS,
    BASES,
    BOARD_IDS,
    CARD_IDS,
    CARDS,
    CONNECT,
    HEX_IDS,
    HOMES,
    NO_CARD,
    RESEARCH,
    SEAT_IDS,
    SPECIAL,
    UNIT_IDS,
    Box,
    box_of,
)
from .content import BUILD as BUILDING
from .position import Sheet, load
from .rules import ConnectedWorlds
from .rules_victory import ENDING_IDS


def problems(chosen: Chosen, seats: int, raw: Fields) -> list[str]:
    """All that is wrong with a position's fields."""
    try:
        fields = msgspec.convert(raw, type=Sheet)
    except msgspec.ValidationError as error:
        return [str(error)]
    box = box_of(chosen, seats)
    found = [*wrong_names(fields, seats), *wrong_numbers(fields, box)]
    if not found:
        found = [*wrong_map(fields, box), *wrong_links(fields)]
    if not found:
        found = wrong_stage(load(chosen, seats, raw), fields)
    return found


def wrong_names(fields: Sheet, seats: int) -> list[str]:
    """Ids that do not exist."""
    ids = SEAT_IDS[:seats]
    named: list[tuple[str, str, tuple[str, ...]]] = [
        ("seat", fields.seat, (*ids, "")),
        ("stage", fields.stage, STAGE_IDS),
        ("card", fields.card, (*CARD_IDS, "")),
        ("hex", fields.origin, (*HEX_IDS, "")),
        ("ending", fields.ending, ENDING_IDS),
        *[("planet", board, BOARD_IDS[1:]) for board in fields.orbits],
        *[("homeworld hex", hex_, HOME_IDS) for hex_ in fields.orbits.values()],
        *[("seat", seat, ids) for seat in [*fields.alive, *fields.winners]],
        *[("seat", seat, ids) for seat in fields.resources],
        *[("card", card, CARD_IDS) for card in fields.played],
    ]
    for piece in fields.pieces:
        named.append(("piece", piece.kind, UNIT_IDS))
        named.append(("hex", piece.hex, HEX_IDS))
        named += [("seat", seat, ids) for seat in (piece.owner, piece.founder)]
    for cards in (fields.hands, fields.decks, fields.discards, fields.removed):
        for seat, held in cards.items():
            named.append(("seat", seat, ids))
            named += [("card", card, CARD_IDS) for card in held]
    for seat, known in fields.tops.items():
        named.append(("seat", seat, ids))
        named += [("card", card, CARD_IDS) for card in known]
    return [
        f"there is no {kind} {name!r}" for kind, name, ids in named if name not in ids
    ]


HOME_IDS = tuple(HEX_IDS[home] for home in HOMES)


def wrong_numbers(fields: Sheet, box: Box) -> list[str]:
    found: list[str] = []
    least = 0 if fields.stage == "place_base" else 1
    most = 0 if fields.stage == "place_base" else box.max_rounds
    if not least <= fields.round <= most:
        found.append(f"round is {fields.round}, it must be {least} to {most}")
    for seat, number in fields.resources.items():
        if number < 0:
            found.append(f"{seat} has {number} resources")
    for name in ("hands", "decks", "discards", "removed"):
        for seat, held in getattr(fields, name).items():
            for card, number in held.items():
                if number < 0:
                    found.append(f"{name} of {seat} hold {number} {card}")
    for seat, held in fields.hands.items():
        if sum(held.values()) > box.hand_size:
            found.append(
                f"the hand of {seat} has {sum(held.values())} cards, "
                f"hand_size is {box.hand_size} (CW-4.3)"
            )
    for card, number in fields.played.items():
        if number < 0 or CARD_IDS.index(card) >= ACTIONS:
            found.append(f"{number} {card} cannot lie in the played area (CW-5.3)")
    for seat, known in fields.tops.items():
        if known and not box.deck_top:
            found.append(f"the top of {seat}'s deck cannot be known (CW-10.4)")
    if bool(fields.seat) == bool(fields.ending):
        found.append("a match has either a seat to decide or an ending")
    if bool(fields.winners) != bool(fields.ending):
        found.append("a match that is over has winners, and no other")
    if len(fields.orbits) != box.planets:
        found.append(f"there must be {box.planets} planets in play (CW-3.1)")
    return found


def wrong_map(fields: Sheet, box: Box) -> list[str]:
    """CW-2.5 one base in a hex, CW-2.6 one seat in a hex, CW-13.1 who is alive."""
    found: list[str] = []
    ids = [piece.id for piece in fields.pieces]
    if ids != sorted(set(ids)) or any(not 1 <= id_ <= fields.made for id_ in ids):
        found.append(f"pieces must stand in order of their ids, 1 to {fields.made}")
    if len(set(fields.orbits.values())) != len(fields.orbits):
        found.append("two planets have the same orbit (CW-3.2)")
    boards = BOARD_IDS[: int(box.planets) + 1]
    if tuple(fields.orbits) != boards[1:]:
        found.append(f"the planets in play are {', '.join(boards[1:])} (CW-3.1)")
    owners: dict[str, str] = {}
    bases: set[str] = set()
    for piece in fields.pieces:
        if piece.hex[0] not in boards:
            found.append(f"there is no hex {piece.hex} in this match")
        if owners.setdefault(piece.hex, piece.owner) != piece.owner:
            found.append(f"pieces of two seats share {piece.hex} (CW-2.6)")
        if UNIT_IDS.index(piece.kind) < BASES:
            if piece.hex in bases:
                found.append(f"{piece.hex} holds two bases (CW-2.5)")
            bases.add(piece.hex)
        elif piece.founder != piece.owner:
            found.append(f"piece {piece.id} is no base, its founder owns it")
        if piece.moves < 0:
            found.append(f"piece {piece.id} has moved {piece.moves} times")
    if fields.stage != "place_base":
        have = {piece.owner for piece in fields.pieces}
        for seat in SEAT_IDS[: int(box.seats)]:
            if (seat in have) != (seat in fields.alive):
                found.append(f"{seat} is alive if and only if it has a piece (CW-13.1)")
    return found


def wrong_links(fields: Sheet) -> list[str]:
    """CW-8.1 Links join two bases, once."""
    found: list[str] = []
    kinds = {piece.id: UNIT_IDS.index(piece.kind) for piece in fields.pieces}
    for one, other in fields.links:
        if one >= other:
            found.append(f"link {one}-{other} must name the lower id first (CW-8.1)")
        for id_ in (one, other):
            if kinds.get(id_, BASES) >= BASES:
                found.append(f"link {one}-{other}: {id_} is no base (CW-8.1)")
    if len(set(fields.links)) != len(fields.links):
        found.append("two bases are linked twice (CW-8.1)")
    return found


MOVING = (MOVE_FROM, MOVE_PIECE, MOVE_TO)
SPECIAL_STAGES = {
    BUY_ACTION: RESEARCH,
    BUY_UNIT: BUILDING,
    LINK_FIRST: CONNECT,
    LINK_SECOND: CONNECT,
}


def wrong_stage(state: ConnectedWorlds, fields: Sheet) -> list[str]:
    """The question must fit what is pending, and have an answer."""
    if state.seat < 0:
        return []
    found: list[str] = []
    stage = int(state.stage)
    if fields.seat not in fields.alive:
        found.append(f"{fields.seat} is out of the game and cannot be asked")
    if not fits(stage, int(state.card)):
        found.append(f"stage {fields.stage} does not fit the card {fields.card!r}")
    if (stage in (MOVE_PIECE, MOVE_TO, LINK_SECOND)) != bool(fields.origin):
        found.append(f"stage {fields.stage} does not fit the hex {fields.origin!r}")
    if (stage == MOVE_TO) != (state.row >= 0):
        found.append(f"stage {fields.stage} does not fit the piece {fields.piece}")
    if not found:
        found = wrong_pending(state, fields)
    if not found and not state.legal():
        found.append(f"{fields.seat} has no legal answer at {fields.stage} (CW-5.4)")
    return found


def fits(stage: int, card: int) -> bool:
    """Whether a stage is one of the card's."""
    if stage in (PLACE_BASE, MAIN):
        return card == NO_CARD
    if stage in MOVING:
        return 0 <= card < ACTIONS
    if stage == DEPLOY_TO:
        return card >= ACTIONS
    return 0 <= card < ACTIONS and SPECIAL[card] == SPECIAL_STAGES[stage]


def wrong_pending(state: ConnectedWorlds, fields: Sheet) -> list[str]:
    """What was chosen so far must be the seat's own."""
    land, seat = state.land, int(state.seat)
    if fields.piece:
        row = state.row
        if land.owner[row] != seat or land.spot[row] != state.origin:
            return [f"piece {fields.piece} is not one of {fields.seat}'s there"]
    if state.stage == LINK_SECOND:
        row = land.base_at(state.origin)
        if row < 0 or land.owner[row] != seat:
            return [f"{fields.origin} holds no base of {fields.seat} (CW-8.1)"]
    if state.stage == DEPLOY_TO:
        if not state.cards.hands[seat * CARDS + int(state.card)]:
            return [f"{fields.seat} has no {fields.card} in hand (CW-11.1)"]
    elif fields.card and not fields.played.get(fields.card):
        return [f"{fields.card} does not lie in the played area (CW-5.3)"]
    return []
