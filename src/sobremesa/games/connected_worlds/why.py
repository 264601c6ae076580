"""Why an answer is refused: every condition of the rules that fails, with its numbers.

The conditions are the rules' own; nothing here decides what is legal.
"""

from sobremesa.kernel.reason import Reason
from sobremesa.kernel.state import State

from .actions import (
    BUY_ACTION,
    BUY_UNIT,
    DEPLOY_TO,
    END,
    LINK_FIRST,
    MAIN,
    MOVE,
    MOVE_FROM,
    MOVE_PIECE,
    MOVE_TO,
    PLACE_BASE,
    RAZE_BASE,
)
from .content import BUILD, GATHER, NOT_SOLD, RESEARCH
from .forecast import bars
from .rules import ConnectedWorlds
from .rules_boards import BIT, BOARDS, HEX_IDS, HEXES, SEAT_IDS, SPACE, count
from .rules_combat import waits
from .rules_deploy import has_partner
from .rules_move import ALL_LIFTED, can_move, can_step, reach, within
from .rules_play import affordable, may_deploy, usable
from .rules_table import Worlds
from .rules_victory import number_of_bases


def why(state: State, action: int) -> list[Reason]:
    """Every condition that an answer to the question on the table fails."""
    assert isinstance(state, ConnectedWorlds)
    stage = state.stage
    if stage == MAIN:
        return why_main(state, action)
    if stage == RAZE_BASE:
        return []  # both answers are free (CW-9.14)
    if stage == MOVE_PIECE:
        return why_piece(state, action - int(state.box.verbs.pick))
    if stage == BUY_ACTION or stage == BUY_UNIT:
        return why_buy(state, action - int(state.box.verbs.buy))
    spot = spot_of(state, action)
    if spot // HEXES > state.box.planets:
        planets = int(state.box.planets)
        return [reason("3.1", "nowhere", hex=HEX_IDS[spot], planets=planets)]
    if stage == MOVE_FROM:
        return why_from(state, spot)
    if stage == MOVE_TO:
        return why_to(state, spot)
    if stage == LINK_FIRST:
        return why_first(state, spot)
    if stage == DEPLOY_TO:
        return why_deploy_to(state, spot)
    return why_settle(state, spot) if stage == PLACE_BASE else why_second(state, spot)


def reason(rule: str, word: str, **values: object) -> Reason:
    return Reason(rule, word, {name: str(value) for name, value in values.items()})


def spot_of(state: ConnectedWorlds, action: int) -> int:
    """The hex that an action names."""
    stage, verbs = state.stage, state.box.verbs
    if stage == MOVE_FROM:
        return action - int(verbs.from_)
    to = stage in (MOVE_TO, DEPLOY_TO, PLACE_BASE)
    return action - int(verbs.to if to else verbs.link)


def why_settle(state: ConnectedWorlds, spot: int) -> list[Reason]:
    """3.4 Placing the first base: a planet hex without a base."""
    if spot // HEXES == SPACE:
        return [reason("3.4", "space", hex=HEX_IDS[spot])]
    return why_taken(state.land, "3.4", spot)


def why_taken(land: Worlds, rule: str, spot: int) -> list[Reason]:
    """2.5 Stacks and bases: a hex never holds two bases."""
    if not land.all_bases(spot // HEXES) & BIT[spot % HEXES]:
        return []
    owner = SEAT_IDS[land.owner[land.base_at(spot)]]
    return [reason(rule, "base_there", hex=HEX_IDS[spot], seat=owner)]


# CW-5 Playing a card


def why_main(state: ConnectedWorlds, action: int) -> list[Reason]:
    """4.5 Playing any number of cards: of those in hand; one may always end."""
    if action == END:
        return []
    verbs, actions = state.box.verbs, int(state.box.content.actions)
    if action < verbs.use:
        card = action - MOVE
        return why_hand(state, card) + why_no_move(state, card)
    if action < verbs.deploy:
        card = action - int(verbs.use)
        return why_hand(state, card) + why_no_use(state, card)
    kind = action - int(verbs.deploy)
    found = why_hand(state, kind + actions)
    return found + why_no_deployment(state.land, int(state.seat), kind)


def why_hand(state: ConnectedWorlds, card: int) -> list[Reason]:
    if state.cards.hands[state.seat * state.box.types + card] > 0:
        return []
    return [reason("4.5", "hand", card=state.box.content.card_ids[card])]


def why_no_move(state: ConnectedWorlds, card: int) -> list[Reason]:
    """5.4 Only what can be completed: some piece must be able to move."""
    land, seat, content = state.land, int(state.seat), state.box.content
    found = []
    if content.move[card] == 0:
        found.append(reason("6.1", "no_points", card=content.card_ids[card]))
    if can_move(land, seat):
        return found
    return found + why_no_rows(land, rows_of(land, seat))


def rows_of(land: Worlds, seat: int) -> list[int]:
    return [row for row in range(len(land.id)) if land.owner[row] == seat]


def why_no_rows(land: Worlds, rows: list[int]) -> list[Reason]:
    """What stands against moving any of some pieces, and how many it concerns."""
    waiting = [row for row in rows if waits(land, row)]
    fought = [row for row in rows if land.fought[row] != 0 and row not in waiting]
    moved = [row for row in rows if not land.rested(row)]
    stuck = [row for row in rows if land.ready(row) and not can_step(land, row)]
    found = []
    if waiting:
        found.append(reason("9.12", "waits", count=len(waiting)))
    if fought:
        found.append(reason("6.8", "fought", count=len(fought)))
    if moved:
        limit = int(land.box.moves_per_piece)
        found.append(reason("6.2", "moved", count=len(moved), limit=limit))
    if stuck:
        found.append(reason("5.4", "stuck", count=len(stuck)))
    return found


def why_no_use(state: ConnectedWorlds, card: int) -> list[Reason]:
    """5.4 Only what can be completed: a base, resources enough, or bases to link."""
    land, cards, seat = state.land, state.cards, int(state.seat)
    content = state.box.content
    special = content.special[card]
    if usable(land, cards, seat, special):
        return []
    if special == GATHER:
        return [reason("10.1", "no_base")]
    if special == RESEARCH:
        return [too_dear(state, int(content.cheapest_action))]
    if special == BUILD:
        return [too_dear(state, int(content.cheapest_unit))]
    bases = int(number_of_bases(land, seat))
    return [reason("8.1", "no_pair", count=bases)]


def too_dear(state: ConnectedWorlds, price: int) -> Reason:
    """10.3 Research and building: what is not for sale nobody can pay."""
    if price == NOT_SOLD:
        return reason("10.3", "not_sold")
    there = int(state.cards.resources[state.seat])
    return reason("10.3", "poor", there=there, needed=price)


def why_no_deployment(land: Worlds, seat: int, kind: int) -> list[Reason]:
    """5.4 Only what can be completed: a hex on or next to an own base."""
    if not land.has_base(seat):
        return [reason("11.1", "no_base")]
    if may_deploy(land, seat, kind):
        return []
    bases = enemies = 0
    for board in range(BOARDS):
        claimed = land.territory(seat, board)
        bases += int(count(claimed & land.all_bases(board)))
        enemies += int(count(claimed & land.foes(seat, board)))
    found = [reason("11.3", "all_bases", count=bases)] if kind < land.first_unit else []
    if enemies:
        found.append(reason("11.2", "all_enemies", count=enemies))
    return found


# CW-6 Movement


def why_from(state: ConnectedWorlds, spot: int) -> list[Reason]:
    """6.1 Moving a piece: an own one that is ready and can go somewhere."""
    land, seat = state.land, int(state.seat)
    rows = [row for row in rows_of(land, seat) if land.spot[row] == spot]
    if not rows:
        return [reason("6.1", "no_piece", hex=HEX_IDS[spot])]
    if any(land.ready(row) and can_step(land, row) for row in rows):
        return []
    return why_no_rows(land, rows)


def why_piece(state: ConnectedWorlds, kind: int) -> list[Reason]:
    """6.2 Ready pieces: of the kind that is picked, on the hex moved from."""
    land, seat = state.land, int(state.seat)
    rows = [
        row
        for row in rows_of(land, seat)
        if land.spot[row] == state.origin and land.kind[row] == kind
    ]
    if not rows:
        where, ids = HEX_IDS[state.origin], state.box.content.unit_ids
        return [reason("6.1", "no_such_piece", hex=where, piece=ids[kind])]
    if any(land.ready(row) and can_step(land, row) for row in rows):
        return []
    return why_no_rows(land, rows)


def why_to(state: ConnectedWorlds, spot: int) -> list[Reason]:
    """6.9 Destinations and paths: near enough, and nothing that bars the way."""
    land, row, start = state.land, int(state.row), int(state.origin)
    if spot == start:
        return [reason("6.1", "same", hex=HEX_IDS[spot])]
    points = int(state.box.content.move[state.card])
    if not within(reach(land, row, start, points, ALL_LIFTED), spot):
        needed = points + 1
        while not within(reach(land, row, start, needed, ALL_LIFTED), spot):
            needed += 1
        return [reason("6.1", "far", hex=HEX_IDS[spot], there=points, needed=needed)]
    return [
        reason(rule, BARS[rule], hex=HEX_IDS[spot])
        for rule in bars(land, row, start, points, spot)
    ]


BARS = {
    "6.4": "walled",
    "6.5": "enemies",
    "6.10": "truce",
    "7.1": "launch",
    "7.2": "landing",
}


# CW-8 Portals


def why_first(state: ConnectedWorlds, spot: int) -> list[Reason]:
    """8.1 Making a link: from an own base with an own base to link it with."""
    land, seat = state.land, int(state.seat)
    if found := why_not_own_base(land, seat, spot):
        return found
    if has_partner(land, seat, land.base_at(spot)):
        return []
    return [reason("8.1", "no_partner", hex=HEX_IDS[spot])]


def why_second(state: ConnectedWorlds, spot: int) -> list[Reason]:
    """8.1 Making a link: to another own base, not linked with the first."""
    land, seat = state.land, int(state.seat)
    if spot == state.origin:
        return [reason("8.1", "itself", hex=HEX_IDS[spot])]
    if found := why_not_own_base(land, seat, spot):
        return found
    ends = [land.id[land.base_at(hex_)] for hex_ in (int(state.origin), spot)]
    if not land.linked(ends[0], ends[1]):
        return []
    return [reason("8.1", "linked", hex=HEX_IDS[spot])]


def why_not_own_base(land: Worlds, seat: int, spot: int) -> list[Reason]:
    row = land.base_at(spot)
    if row >= 0 and land.owner[row] == seat:
        return []
    return [reason("8.1", "not_own_base", hex=HEX_IDS[spot])]


# CW-10 and CW-11: buying, deploying


def why_buy(state: ConnectedWorlds, card: int) -> list[Reason]:
    """10.3 Research and building: a card of that kind the pool can pay."""
    found = []
    research = state.stage == BUY_ACTION
    content = state.box.content
    if research != (card < content.actions):
        found.append(reason("10.3", "not_action" if research else "not_unit"))
    if not affordable(state.cards, state.seat, card, card + 1):
        found.append(too_dear(state, int(content.price[card])))
    return found


def why_deploy_to(state: ConnectedWorlds, spot: int) -> list[Reason]:
    """11.1 Deployment: in own territory; no enemy (11.2), no second base (11.3)."""
    land, seat, board = state.land, int(state.seat), spot // HEXES
    bit, hex_ = BIT[spot % HEXES], HEX_IDS[spot]
    found = []
    if not land.territory(seat, board) & bit:
        found.append(reason("11.1", "not_own", hex=hex_))
    if land.foes(seat, board) & bit:
        found.append(reason("11.2", "enemy_there", hex=hex_))
    if state.card - state.box.content.actions < land.first_unit:
        found += why_taken(land, "11.3", spot)
    return found
