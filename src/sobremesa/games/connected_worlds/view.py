"""What one seat of Connected Worlds sees, built up from nothing; and its beliefs."""

import msgspec
from msgspec.structs import replace

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.state import State

from .actions import STAGE_IDS
from .content import (
    ACTIONS,
    AMOUNT,
    BASES,
    BOARD_IDS,
    CARD_IDS,
    CARDS,
    COST,
    EDGE,
    HEX_IDS,
    HEXES,
    HOMES,
    NO_CARD,
    NOWHERE,
    PLACE,
    SEAT_IDS,
    SPECIAL,
    SPECIAL_IDS,
    STRENGTH,
    WORLD_IDS,
)
from .content import MOVE as POINTS
from .position import dump_counts, dump_seats
from .rules import ConnectedWorlds
from .rules_victory import ENDING_IDS, expander
from .view_map import (
    Barred,
    Claim,
    Goal,
    Link,
    Piece,
    Reach,
    hexes_of,
    see_barred,
    see_claims,
    see_goals,
    see_links,
    see_openings,
    see_piece,
    see_reach,
)


class Board(msgspec.Struct, frozen=True):
    """Space or a planet."""

    id: str
    world: str
    orbit: str  # its counter's hex in space; "" for space itself
    hexes: list[str]
    edge: list[str]  # where anyone may launch and land (CW-7)


class Offer(msgspec.Struct, frozen=True):
    """A card of the shop, and all that is printed on it (section 6)."""

    card: str
    cost: int
    move: int  # 0 on unit cards
    special: str  # of action cards: "research", "build", "connect", "gather"
    amount: int  # gathered
    strength: int  # of unit cards
    base: bool
    affordable: bool  # for the viewer; for a spectator, by the seat that is asked


class Player(msgspec.Struct, frozen=True):
    """A seat as this viewer sees it."""

    id: str
    alive: bool
    resources: int
    hand_size: int
    deck_size: int
    discard_size: int
    hand: dict[str, int] | None  # None: not for these eyes
    deck: dict[str, int] | None  # contents, no order; None: not for these eyes
    unseen: dict[str, int]  # hand and deck together: known to all (section 5)
    top: list[str]  # known cards on the deck, the topmost last
    discards: dict[str, int]
    removed: dict[str, int]
    played: dict[str, int]
    territory: list[str]  # hexes claimed
    points: int
    planets: int  # with a base of this seat
    bases: int
    strongest: int  # strength of its strongest unit, 0 without one
    crown: bool  # CW-13.6 would hold now
    goals: list[Goal]


class View(msgspec.Struct, frozen=True):
    seat: str  # whose eyes: "" for a spectator
    asked: str  # who decides: "" when over
    stage: str
    round: int
    max_rounds: int
    rounds_left: int
    truce: bool  # enemy-held hexes cannot be entered in this round
    order: list[str]  # living seats as they take their turns
    last: str  # whose turn is last in the round
    card: str  # being played
    points: int  # its movement, while a piece is moved
    origin: str  # hex moved from, or linked first
    piece: int  # id of the piece to be moved, 0 for none
    boards: list[Board]
    homes: list[str]  # H1 to H7 (CW-1.5)
    pieces: list[Piece]
    links: list[Link]
    players: list[Player]
    shop: list[Offer]
    openings: dict[str, list[str]]  # hexes a card could be played to, by sort of play
    reach: list[Reach]  # of the piece to be moved
    barred: list[Barred]  # near it, and why it cannot go there
    claims: list[Claim]  # of a base that is to be put somewhere
    worlds_to_win: int
    ending: str  # the rule that ended the match
    winners: list[str]


def view(state: State, seat: int) -> View:
    assert isinstance(state, ConnectedWorlds)
    seen = see_public(state)
    return seen if seat < 0 else besides(state, seat, seen)


def besides(state: State, seat: int, seen: View) -> View:
    """What everyone sees, and what this seat sees besides."""
    assert isinstance(state, ConnectedWorlds)
    players = seen.players[:]
    players[seat] = see_cards(state, players[seat], seat)
    shop = seen.shop if seat == state.seat else see_shop(state, seat)
    return replace(seen, seat=SEAT_IDS[seat], players=players, shop=shop)


def see_public(state: ConnectedWorlds) -> View:
    """1.7 An open map: everyone sees all of it."""
    over = state.seat < 0
    order = turn_order(state)
    moving = 0 <= state.card < ACTIONS and STAGE_IDS[state.stage].startswith("move")
    return View(
        seat="",
        asked="" if over else SEAT_IDS[state.seat],
        stage="over" if over else STAGE_IDS[state.stage],
        round=int(state.round),
        max_rounds=int(state.box.max_rounds),
        rounds_left=int(state.box.max_rounds - state.round),
        truce=bool(state.land.truce),
        order=order,
        last=order[-1] if order else "",
        card="" if state.card == NO_CARD else CARD_IDS[state.card],
        points=int(POINTS[state.card]) if moving else 0,
        origin="" if state.origin == NOWHERE else HEX_IDS[state.origin],
        piece=int(state.land.id[state.row]) if state.row >= 0 else 0,
        boards=[see_board(state, at) for at in range(int(state.box.planets) + 1)],
        homes=[HEX_IDS[home] for home in HOMES],
        pieces=[see_piece(state.land, row) for row in range(len(state.land.id))],
        links=see_links(state.land),
        players=see_players(state),
        shop=see_shop(state, int(state.seat)),
        openings={} if over else see_openings(state),
        reach=see_reach(state) if state.row >= 0 else [],
        barred=see_barred(state) if state.row >= 0 else [],
        claims=[] if over else see_claims(state),
        worlds_to_win=int(state.box.worlds_to_win),
        ending=ENDING_IDS[state.ending],
        winners=dump_seats(int(state.winners)),
    )


def turn_order(state: ConnectedWorlds) -> list[str]:
    """Living seats from the first seat on (CW-3.3)."""
    seats, first = int(state.seats), int(state.box.first)
    order = [(first + turn) % seats for turn in range(seats)]
    return [SEAT_IDS[seat] for seat in order if state.alive >> seat & 1]


BOARD_HEXES = [
    list(HEX_IDS[at * HEXES : at * HEXES + HEXES]) for at in range(len(BOARD_IDS))
]
BOARD_EDGES = [
    [
        HEX_IDS[at * HEXES + place]
        for place in range(HEXES)
        if at > 0 and int(EDGE) >> int(PLACE[place]) & 1
    ]
    for at in range(len(BOARD_IDS))
]


def see_board(state: ConnectedWorlds, at: int) -> Board:
    return Board(
        id=BOARD_IDS[at],
        world=WORLD_IDS[at],
        orbit=HEX_IDS[state.land.orbit[at]] if at > 0 else "",
        hexes=BOARD_HEXES[at],
        edge=BOARD_EDGES[at],
    )


def see_players(state: ConnectedWorlds) -> list[Player]:
    seats = range(int(state.seats))
    points = [int(state.land.points(at)) for at in seats]
    crown = int(expander(state.land, state.alive)) if state.round else -1
    return [see_player(state, at, points, at == crown) for at in seats]


def see_cards(state: ConnectedWorlds, player: Player, at: int) -> Player:
    """A seat's own hand and deck."""
    hand = list(state.cards.hands)[at * CARDS : at * CARDS + CARDS]
    deck = state.cards.decks[at].counts()
    return replace(player, hand=dump_counts(hand), deck=dump_counts(deck))


def see_player(
    state: ConnectedWorlds, at: int, points: list[int], crown: bool
) -> Player:
    cards, land = state.cards, state.land
    first = at * CARDS
    hand = list(cards.hands)[first : first + CARDS]
    pile = list(cards.discards)[first : first + CARDS]
    deck = cards.decks[at].counts()
    strongest, bases = muster(state, at)
    return Player(
        id=SEAT_IDS[at],
        alive=bool(state.alive >> at & 1),
        resources=int(cards.resources[at]),
        hand_size=int(sum(hand)),
        deck_size=sum(deck),
        discard_size=int(sum(pile)),
        hand=None,
        deck=None,
        unseen=dump_counts([a + b for a, b in zip(hand, deck, strict=True)]),
        top=[CARD_IDS[card] for card in cards.decks[at].top],
        discards=dump_counts(pile),
        removed=dump_counts(list(cards.removed)[first : first + CARDS]),
        played=dump_counts(list(cards.played)) if at == state.seat else {},
        territory=hexes_of(
            [int(land.territory(at, board)) for board in range(len(BOARD_IDS))]
        ),
        points=points[at],
        planets=int(land.planets_with_base(at)),
        bases=bases,
        strongest=strongest,
        crown=crown and state.box.victory_expansion,
        goals=see_goals(state, at, points),
    )


def muster(state: ConnectedWorlds, seat: int) -> tuple[int, int]:
    """Strength of a seat's strongest unit, and the number of its bases."""
    land = state.land
    kinds = [
        int(kind)
        for kind, owner in zip(land.kind, land.owner, strict=True)
        if owner == seat
    ]
    units = [int(STRENGTH[kind]) for kind in kinds if kind >= BASES]
    return max(units, default=0), len(kinds) - len(units)


def see_offer(card: int, affordable: bool) -> Offer:
    action, kind = card < ACTIONS, card - ACTIONS
    return Offer(
        card=CARD_IDS[card],
        cost=int(COST[card]),
        move=int(POINTS[card]) if action else 0,
        special=SPECIAL_IDS[SPECIAL[card]] if action else "",
        amount=int(AMOUNT[card]) if action else 0,
        strength=0 if action else int(STRENGTH[kind]),
        base=0 <= kind < BASES,
        affordable=affordable,
    )


OFFERS = [(see_offer(card, False), see_offer(card, True)) for card in range(CARDS)]


def see_shop(state: ConnectedWorlds, buyer: int) -> list[Offer]:
    pool = int(state.cards.resources[buyer]) if buyer >= 0 else 0
    return [offer[offer[0].cost <= pool] for offer in OFFERS]


def redeal(state: State, seat: int, dice: Dice) -> ConnectedWorlds:
    """The same for these eyes: other hands and decks are pooled and dealt again."""
    assert isinstance(state, ConnectedWorlds)
    twin = state.clone()
    for owner in range(int(state.seats)):
        if owner != seat:
            shown = int(state.card) if owner == state.seat else NO_CARD
            twin.cards.deal_again(owner, shown if shown >= ACTIONS else NO_CARD, dice)
    return twin
