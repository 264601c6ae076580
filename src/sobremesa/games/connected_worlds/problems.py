"""All that can be wrong with a Connected Worlds position."""

import msgspec

from sobremesa.kernel.forms import Look
from sobremesa.kernel.game import Fields

from .actions import (
    DEPLOY_TO,
    LINK_FIRST,
    LINK_SECOND,
    MAIN,
    MOVE_FROM,
    MOVE_PIECE,
    MOVE_TO,
    PLACE_BASE,
    RAZE_BASE,
    SPECIAL_STAGES,
)
from .content import GATHER, NO_CARD, Content
from .position import Piece, Sheet, kinds_of, load
from .rules import ConnectedWorlds
from .rules_boards import BOARD_IDS, SEAT_IDS
from .rules_box import Box


def problems(box: Box, raw: Fields) -> list[str]:
    """All that is wrong with a position's fields."""
    try:
        fields = msgspec.convert(raw, type=Sheet)
    except msgspec.ValidationError as error:
        return [str(error)]
    look = Look(fields, kinds_of(box))
    found = [*look.found, *wrong_numbers(fields, box)]
    if not found:
        found = [*wrong_map(fields, box), *wrong_sharing(fields, box)]
        found += wrong_links(fields, box)
    if not found:
        found = wrong_stage(load(box, raw), fields)
    return found


def wrong_numbers(fields: Sheet, box: Box) -> list[str]:
    found: list[str] = []
    least = 0 if fields.stage == "place_base" else 1
    most = 0 if fields.stage == "place_base" else box.max_rounds
    if not least <= fields.round <= most:
        found.append(f"round is {fields.round}, it must be {least} to {most}")
    for seat, held in fields.hands.items():
        if sum(held.values()) > box.hand_size:
            found.append(
                f"the hand of {seat} has {sum(held.values())} cards, "
                f"hand_size is {box.hand_size} (CW-4.3)"
            )
    for card, number in fields.played.items():
        if card in box.content.unit_ids:
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
    """CW-2.5 one base in a hex, CW-13.1 who is alive."""
    found: list[str] = []
    ids = [piece.id for piece in fields.pieces]
    if ids != sorted(set(ids)) or any(not 1 <= id_ <= fields.made for id_ in ids):
        found.append(f"pieces must stand in order of their ids, 1 to {fields.made}")
    if len(set(fields.orbits.values())) != len(fields.orbits):
        found.append("two planets have the same orbit (CW-3.2)")
    boards = BOARD_IDS[: int(box.planets) + 1]
    if tuple(fields.orbits) != boards[1:]:
        found.append(f"the planets in play are {', '.join(boards[1:])} (CW-3.1)")
    bases: set[str] = set()
    for piece in fields.pieces:
        if piece.spot[0] not in boards:
            found.append(f"there is no hex {piece.spot} in this match")
        if is_base(piece, box):
            if piece.spot in bases:
                found.append(f"{piece.spot} holds two bases (CW-2.5)")
            bases.add(piece.spot)
        elif piece.founder != piece.owner:
            found.append(f"piece {piece.id} is no base, its founder owns it")
    if fields.stage != "place_base":
        have = {piece.owner for piece in fields.pieces}
        for seat in SEAT_IDS[: int(box.seats)]:
            if (seat in have) != (seat in fields.alive):
                found.append(f"{seat} is alive if and only if it has a piece (CW-13.1)")
    return found


def wrong_sharing(fields: Sheet, box: Box) -> list[str]:
    """CW-2.6 one seat in a hex, but for attackers who wait for combat (CW-9.12)."""
    found: list[str] = []
    stacks: dict[str, list[Piece]] = {}
    for piece in fields.pieces:
        stacks.setdefault(piece.spot, []).append(piece)
    for hex_, stack in stacks.items():
        owners = {piece.owner for piece in stack}
        if len(owners) == 1:
            continue
        if not box.turn_end or len(owners) > 2 or fields.seat not in owners:
            found.append(f"pieces of two seats share {hex_} (CW-2.6)")
        elif any(one.owner == fields.seat and not one.fought for one in stack):
            found.append(f"who attacks on {hex_} must be marked as fought (CW-9.12)")
    return found


def is_base(piece: Piece, box: Box) -> bool:
    return box.content.unit_ids.index(piece.kind) < box.first_unit


def wrong_links(fields: Sheet, box: Box) -> list[str]:
    """CW-8.1 Links join two bases, once."""
    found: list[str] = []
    bases = {piece.id for piece in fields.pieces if is_base(piece, box)}
    for one, other in fields.links:
        if one >= other:
            found.append(f"link {one}-{other} must name the lower id first (CW-8.1)")
        for id_ in (one, other):
            if id_ not in bases:
                found.append(f"link {one}-{other}: {id_} is no base (CW-8.1)")
    if len(set(fields.links)) != len(fields.links):
        found.append("two bases are linked twice (CW-8.1)")
    return found


MOVING = (MOVE_FROM, MOVE_PIECE, MOVE_TO)
ON_A_HEX = (MOVE_PIECE, MOVE_TO, LINK_SECOND, RAZE_BASE)


def wrong_stage(state: ConnectedWorlds, fields: Sheet) -> list[str]:
    """The question must fit what is pending, and have an answer."""
    if state.seat < 0:
        return []
    found: list[str] = []
    stage = int(state.stage)
    if fields.seat not in fields.alive:
        found.append(f"{fields.seat} is out of the game and cannot be asked")
    if not fits(state.box.content, stage, int(state.card)):
        found.append(f"stage {fields.stage} does not fit the card {fields.card!r}")
    if (stage in ON_A_HEX) != bool(fields.origin):
        found.append(f"stage {fields.stage} does not fit the hex {fields.origin!r}")
    if (stage == MOVE_TO) != bool(fields.piece):
        found.append(f"stage {fields.stage} does not fit the piece {fields.piece}")
    if not found:
        found = wrong_pending(state, fields)
    if not found and not state.legal():
        found.append(f"{fields.seat} has no legal answer at {fields.stage} (CW-5.4)")
    return found


def fits(content: Content, stage: int, card: int) -> bool:
    """Whether a stage is one of the card's."""
    if stage in (PLACE_BASE, MAIN, RAZE_BASE):
        return card == NO_CARD
    if stage in MOVING:
        return 0 <= card < content.actions
    if stage == DEPLOY_TO:
        return card >= content.actions
    if not 0 <= card < content.actions or content.special[card] == GATHER:
        return False
    asks = SPECIAL_STAGES[content.special[card]]
    return asks == (LINK_FIRST if stage == LINK_SECOND else stage)


def wrong_pending(state: ConnectedWorlds, fields: Sheet) -> list[str]:
    """What was chosen so far must be the seat's own."""
    land, seat = state.land, int(state.seat)
    if fields.piece:
        row = state.row
        theirs = row < 0 or land.owner[row] != seat
        if theirs or land.spot[row] != state.origin:
            return [f"piece {fields.piece} is not one of {fields.seat}'s there"]
    if state.stage == RAZE_BASE:
        row = land.base_at(state.origin)
        if not state.box.razing or row < 0:
            return [f"there is no base to raze on {fields.origin!r} (CW-9.14)"]
        if land.owner[row] != seat or not land.fought[row]:
            return [f"{fields.seat} has not just captured {fields.origin} (CW-9.14)"]
    if state.stage == LINK_SECOND:
        row = land.base_at(state.origin)
        if row < 0 or land.owner[row] != seat:
            return [f"{fields.origin} holds no base of {fields.seat} (CW-8.1)"]
    if state.stage == DEPLOY_TO:
        if not state.cards.hands[seat * state.box.types + int(state.card)]:
            return [f"{fields.seat} has no {fields.card} in hand (CW-11.1)"]
    elif fields.card and not fields.played.get(fields.card):
        return [f"{fields.card} does not lie in the played area (CW-5.3)"]
    return []
