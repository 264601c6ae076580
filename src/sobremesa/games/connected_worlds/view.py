"""What one seat of Connected Worlds sees, built up from nothing; and its beliefs."""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import EVERYONE, SPECTATOR
from sobremesa.kernel.shared import dump_counts
from sobremesa.kernel.state import State

from .actions import STAGE_IDS
from .content import NO_CARD, NOT_SOLD, SPECIAL_IDS, Content
from .forecast import (
    Barred,
    Battle,
    Claim,
    hexes_of,
    see_barred,
    see_battles,
    see_claims,
)
from .position import dump_seats
from .rules import ConnectedWorlds
from .rules_boards import (
    BOARD_IDS,
    EDGE,
    HEX_IDS,
    HEXES,
    NOWHERE,
    PLACE,
    SEAT_IDS,
    WORLD_IDS,
)
from .rules_combat import strength_of
from .rules_play import affordable
from .rules_victory import ENDING_IDS
from .view_map import (
    Goal,
    Link,
    Piece,
    Reach,
    see_goals,
    see_links,
    see_openings,
    see_piece,
    see_reach,
    winners_now,
)


class Board(msgspec.Struct, frozen=True):
    """Space or a planet."""

    id: str
    world: str
    orbit: str  # its counter's hex in space; "" for space itself
    hexes: list[str]
    edge: list[str]  # where anyone may launch and land (CW-7)


class Offer(msgspec.Struct, frozen=True):
    """A card, for sale or not, and all that is printed on it (section 6)."""

    card: str
    cost: int
    sold: bool  # by research or building
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
    seat: str  # whose eyes: "" for a spectator, and for those who see everything
    asked: str  # who decides: "" when over
    stage: str
    round: int
    max_rounds: int
    rounds_left: int
    truce: bool  # enemy-held hexes cannot be entered in this round
    truce_rounds: int  # how many rounds it lasts
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
    battles: list[Battle]  # to come at the end of the turn
    worlds_to_win: int
    ending: str  # the rule that ended the match
    winners: list[str]


def view(state: State, seat: int) -> View:
    assert isinstance(state, ConnectedWorlds)
    seen = see_public(state)
    return seen if seat == SPECTATOR else besides(state, seat, seen)


def besides(state: State, seat: int, seen: View) -> View:
    """What everyone sees, and what these eyes see besides."""
    assert isinstance(state, ConnectedWorlds)
    players = seen.players[:]
    for at in range(len(players)) if seat == EVERYONE else (seat,):
        players[at] = see_cards(state, players[at], at)
    if seat == EVERYONE:
        return replace(seen, players=players)
    shop = seen.shop if seat == state.seat else see_shop(state, seat)
    return replace(seen, seat=SEAT_IDS[seat], players=players, shop=shop)


def see_public(state: ConnectedWorlds) -> View:
    """1.7 An open map: everyone sees all of it."""
    over = state.seat < 0
    order = turn_order(state)
    content = state.box.content
    moving = 0 <= state.card < content.actions and STAGE_IDS[state.stage].startswith(
        "move"
    )
    return View(
        seat="",
        asked="" if over else SEAT_IDS[state.seat],
        stage="over" if over else STAGE_IDS[state.stage],
        round=int(state.round),
        max_rounds=int(state.box.max_rounds),
        rounds_left=int(state.box.max_rounds - state.round),
        truce=bool(state.land.truce),
        truce_rounds=int(state.box.truce_rounds),
        order=order,
        last=order[-1] if order else "",
        card="" if state.card == NO_CARD else content.card_ids[state.card],
        points=int(content.move[state.card]) if moving else 0,
        origin="" if state.origin == NOWHERE else HEX_IDS[state.origin],
        piece=int(state.land.id[state.row]) if state.row >= 0 else 0,
        boards=[see_board(state, at) for at in range(int(state.box.planets) + 1)],
        homes=[HEX_IDS[home] for home in content.homes],
        pieces=[see_piece(state.land, row) for row in range(len(state.land.id))],
        links=see_links(state.land),
        players=see_players(state),
        shop=see_shop(state, int(state.seat)),
        openings={} if over else see_openings(state),
        reach=see_reach(state) if state.row >= 0 else [],
        barred=see_barred(state) if state.row >= 0 else [],
        claims=[] if over else see_claims(state),
        battles=[] if over else see_battles(state.land, int(state.seat)),
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
    winners = winners_now(state)
    return [see_player(state, at, points, winners) for at in seats]


def see_cards(state: ConnectedWorlds, player: Player, at: int) -> Player:
    """A seat's own hand and deck."""
    ids = state.box.content.card_ids
    hand = list(state.cards.hands)[at * len(ids) : (at + 1) * len(ids)]
    deck = state.cards.decks[at].counts()
    return replace(player, hand=dump_counts(hand, ids), deck=dump_counts(deck, ids))


def see_player(
    state: ConnectedWorlds, at: int, points: list[int], winners: list[int]
) -> Player:
    cards, land = state.cards, state.land
    ids = state.box.content.card_ids
    own = slice(at * len(ids), (at + 1) * len(ids))
    hand, pile = list(cards.hands)[own], list(cards.discards)[own]
    deck = cards.decks[at].counts()
    strongest, bases = muster(state, at)
    goals = see_goals(state, at, points, winners)
    return Player(
        id=SEAT_IDS[at],
        alive=bool(state.alive >> at & 1),
        resources=int(cards.resources[at]),
        hand_size=int(sum(hand)),
        deck_size=sum(deck),
        discard_size=int(sum(pile)),
        hand=None,
        deck=None,
        unseen=dump_counts([a + b for a, b in zip(hand, deck, strict=True)], ids),
        top=[ids[card] for card in cards.decks[at].top],
        discards=dump_counts(pile, ids),
        removed=dump_counts(list(cards.removed)[own], ids),
        played=dump_counts(cards.played, ids) if at == state.seat else {},
        territory=hexes_of(
            [int(land.territory(at, board)) for board in range(len(BOARD_IDS))]
        ),
        points=points[at],
        planets=int(land.planets_with_base(at)),
        bases=bases,
        strongest=strongest,
        crown=goals[-1].met and goals[-1].on,
        goals=goals,
    )


def muster(state: ConnectedWorlds, seat: int) -> tuple[int, int]:
    """Strength of a seat's strongest unit, and the number of its bases."""
    land = state.land
    kinds = [
        int(kind)
        for kind, owner in zip(land.kind, land.owner, strict=True)
        if owner == seat
    ]
    first = int(land.first_unit)
    units = [int(strength_of(land, kind)) for kind in kinds if kind >= first]
    return max(units, default=0), len(kinds) - len(units)


def see_offer(content: Content, card: int, affordable: bool) -> Offer:
    action, kind = card < content.actions, card - int(content.actions)
    return Offer(
        card=content.card_ids[card],
        cost=int(content.cost[card]),
        sold=content.price[card] < NOT_SOLD,
        move=int(content.move[card]) if action else 0,
        special=SPECIAL_IDS[content.special[card]] if action else "",
        amount=int(content.amount[card]) if action else 0,
        strength=0 if action else int(content.strength[kind]),
        base=0 <= kind < content.first_unit,
        affordable=affordable,
    )


@lru_cache(maxsize=64)
def offers_of(content: Content) -> list[tuple[Offer, Offer]]:
    """Every card as who cannot pay sees it, and as who can."""
    return [
        (see_offer(content, card, False), see_offer(content, card, True))
        for card in range(int(content.cards))
    ]


def see_shop(state: ConnectedWorlds, buyer: int) -> list[Offer]:
    content, buy = state.box.content, state.box.verbs.buy
    paid = affordable(state.cards, buyer, 0, content.cards) if buyer >= 0 else []
    return [offer[buy + card in paid] for card, offer in enumerate(offers_of(content))]


def redeal(state: State, seat: int, dice: Dice) -> ConnectedWorlds:
    """The same for these eyes: other hands and decks are pooled and dealt again."""
    assert isinstance(state, ConnectedWorlds)
    twin = state.clone()
    for owner in range(int(state.seats)):
        if owner != seat != EVERYONE:
            shown = int(state.card) if owner == state.seat else NO_CARD
            unit = shown >= state.box.content.actions
            twin.cards.deal_again(owner, shown if unit else NO_CARD, dice)
    return twin
