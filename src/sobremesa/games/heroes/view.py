"""What one seat of Heroes sees, built up from nothing."""

import msgspec
from msgspec.structs import replace

from sobremesa.kernel.log import EVERYONE
from sobremesa.kernel.state import State

from .actions import STAGE_IDS
from .content import (
    ARENA,
    GEAR_IDS,
    HERO_IDS,
    LETTERS,
    MIXED,
    MOB,
    MOB_SEAT,
    MODE_IDS,
    PLANT_IDS,
    SCOPE_IDS,
    SEAT_IDS,
    SIZE,
)
from .forecast import Blocked, Forecast, see_blocked, see_forecast
from .position import counts, name, names, seats_of
from .rules import Heroes
from .rules_agenda import SETUP
from .rules_energy import gear_limit
from .rules_event import in_scope
from .rules_fits import events_left, placements_left, sources_left, spare
from .rules_hands import ONLOOKERS, shown_to
from .rules_lapse import lapse_turns
from .rules_modes import mob_reach, relocations_left, row_moves
from .rules_table import Field
from .sheets import ENDING_IDS, PHASE_IDS, WAY_IDS
from .view_heroes import Action, Hero, see_hero, see_move
from .why import why_not_gear


class Spot(msgspec.Struct, frozen=True):
    """A position of a team and the Character there, if any."""

    id: str  # 1a
    spot: str  # a
    hero: Hero | None


class Plant(msgspec.Struct, frozen=True):
    id: str
    spot: str
    card: str  # "" for none
    basic: bool
    activated: bool
    move: str  # its activation, "" for none
    cost: int


class Gear(msgspec.Struct, frozen=True):
    id: str
    spot: str
    card: str  # "" for none
    energy: int
    limit: int
    silo: bool
    actions: list[Action]


class Player(msgspec.Struct, frozen=True):
    """A seat as this viewer sees it."""

    id: str
    side: int  # -1: not in this stage
    out: bool
    kos: int
    ko_limit: int
    entries_free: int
    substitutions_left: int
    pool: int
    sources_left: int  # this turn, like the next three
    characters_left: int
    events_left: int
    relocations_left: int
    hand_size: int
    hand: dict[str, int] | None  # None: not for these eyes
    last_drawn: str  # of the hand, during set-up; "" for other eyes
    shown: dict[str, int]  # cards of another's hand that these eyes know of
    deck_size: int
    deck: dict[str, int] | None  # above `bottom`, in no order; None for any seat
    bottom: list[str]  # known cards under the deck, the last one lowest
    decklist: dict[str, int] | None  # the full deck, where it is known
    dead: list[str]
    team: list[Spot]
    plants: list[Plant]
    gear: list[Gear]


class Event(msgspec.Struct, frozen=True):
    card: str
    invoker: str
    scope: str
    affects: list[str]  # seats in its scope
    at: str  # the one Character it is aimed at, "" for none


class Mob(msgspec.Struct, frozen=True):
    hero: Hero
    next_row: list[str]  # moves of the row it performs next
    script: list[list[str]]
    possible_targets: list[str]  # if it acted now


class Using(msgspec.Struct, frozen=True):
    """A move whose targets are being chosen, or that is being resolved."""

    move: str
    seat: str
    actor: str
    way: str
    times: int
    enemy: str
    foe: str
    ally: str
    other: str
    gear: str
    discards_owed: int


class View(msgspec.Struct, frozen=True):
    """Everything a seat may see."""

    seat: str  # whose view; "" for a spectator
    asked: str  # "" when over
    stage: str
    mode: str
    round: int
    max_rounds: int
    phase: str
    turn: str
    starting: str
    part: int  # stage of a Mixed match, from 1; 0 otherwise
    schedule: list[str]
    card: str  # being played
    players: list[Player]
    event: Event | None
    active: str  # on the Battlefield
    order: list[str]  # still to act after it
    using: Using | None
    blocked: list[Blocked]  # enemies that cannot be chosen now, and why
    forecast: list[Forecast]  # for each enemy that can be chosen
    common: list[str]  # the Common Team
    common_slots: int
    outs_to_lose: int  # players out, so many lose against the Mob; 0 without one
    mob: Mob | None
    ending: str
    winners: list[str]


def view(state: State, seat: int) -> View:
    assert isinstance(state, Heroes)
    seen = see_public(state)
    if seat == EVERYONE:
        players = [see_all(state, player, at) for at, player in enumerate(seen.players)]
        return replace(seen, players=players)
    return seen if seat < 0 else besides(state, seat, seen)


def besides(state: State, seat: int, seen: View) -> View:
    """What everyone sees, and what this seat sees besides."""
    assert isinstance(state, Heroes)
    players = [
        see_cards(state, player, at, seat) for at, player in enumerate(seen.players)
    ]
    return replace(seen, seat=SEAT_IDS[seat], players=players)


def see_public(state: Heroes) -> View:
    field, box, cards = state.field, state.box, state.box.cards
    over = state.seat < 0
    lapses = lapse_turns(field)
    rounds = box.coop_max_rounds if box.coop else box.max_rounds
    return View(
        seat="",
        asked=name(SEAT_IDS, state.seat),
        stage="over" if over else STAGE_IDS[state.stage],
        mode=MODE_IDS[box.mode],
        round=int(state.field.round),
        max_rounds=int(rounds),
        phase=PHASE_IDS[state.field.phase],
        turn=SEAT_IDS[state.field.turn],
        starting=SEAT_IDS[state.field.start],
        part=int(state.field.part) + 1 if box.mode == MIXED else 0,
        schedule=see_schedule(state),
        card=name(cards.ids, state.field.card),
        players=[see_player(state, at, lapses) for at in range(int(box.seats))],
        event=see_event(state),
        active=name(HERO_IDS, field.active),
        order=[HERO_IDS[hero] for hero in field.order],
        using=see_use(state),
        blocked=see_blocked(state),
        forecast=see_forecast(state),
        common=names(HERO_IDS, field.squad()) if box.coop else [],
        common_slots=int(box.common_slots) if box.coop else 0,
        outs_to_lose=outs_to_lose(state),
        mob=see_mob(state, lapses),
        ending=ENDING_IDS[field.ended],
        winners=names(SEAT_IDS, field.winners) if over else [],
    )


def see_schedule(state: Heroes) -> list[str]:
    return [
        f"{'arena' if kind == ARENA else 'teams'}:{size}"
        for kind, size in state.box.schedule
    ]


def see_player(state: Heroes, at: int, lapses: list[int]) -> Player:
    field, box, cards = state.field, state.box, state.box.cards
    deck = field.decks[at]
    return Player(
        id=SEAT_IDS[at],
        side=int(field.side[at]),
        out=bool(field.out[at]),
        kos=int(field.kos[at]),
        ko_limit=int(box.ko_limit),
        entries_free=int(field.entries[at]),
        substitutions_left=int(spare(field, at)),
        pool=int(field.pool[at]),
        sources_left=int(sources_left(field, at)),
        characters_left=max(0, int(placements_left(field, at))),
        events_left=int(events_left(field, at)),
        relocations_left=int(relocations_left(field, at)) if box.coop else 0,
        hand_size=int(field.hand_size(at)),
        hand=None,
        last_drawn="",
        shown=see_shown(state, at, int(ONLOOKERS)),
        deck_size=len(deck),
        deck=None,
        bottom=[cards.ids[card] for card in deck.bottom],
        decklist=counts(cards, box.decks[at]) if box.known >> at & 1 else None,
        dead=[cards.ids[card] for card in field.dead_of(at)],
        team=[
            see_spot(state, at * SIZE + n, lapses) for n in range(int(box.team_size))
        ],
        plants=[see_plant(state, at * SIZE + n) for n in range(SIZE)],
        gear=[see_gear(state, at * SIZE + n) for n in range(SIZE)],
    )


def see_cards(state: Heroes, player: Player, at: int, seat: int) -> Player:
    """What a seat knows of the cards of each: of its own, all."""
    box = state.box
    if at == seat:
        decklist = player.decklist or counts(box.cards, box.decks[at])
        hand = see_hand(state, at)
        return replace(
            player,
            hand=hand,
            last_drawn=see_last(state, at),
            shown=see_shown(state, at, seat),
            decklist=decklist,
        )
    shown = see_shown(state, at, seat)
    return player if shown == player.shown else replace(player, shown=shown)


def see_all(state: Heroes, player: Player, at: int) -> Player:
    """A seat's cards for eyes from which nothing is hidden."""
    box, deck = state.box, state.field.decks[at]
    return replace(
        player,
        hand=see_hand(state, at),
        last_drawn=see_last(state, at),
        shown={},
        decklist=counts(box.cards, box.decks[at]),
        deck=counts(box.cards, [int(copies) for copies in deck.bag]),
    )


def see_last(state: Heroes, at: int) -> str:
    """The card drawn last, while a hand without Characters may be mended (HC-2.5)."""
    setup = state.field.phase == SETUP
    return name(state.box.cards.ids, state.field.last[at]) if setup else ""


def see_hand(state: Heroes, at: int) -> dict[str, int]:
    count = int(state.box.cards.count)
    hand = list(state.field.hands[at * count : at * count + count])
    return counts(state.box.cards, hand)


def see_shown(state: Heroes, at: int, eyes: int) -> dict[str, int]:
    """What must still be in a hand that was shown (HC-2.5, 9.15)."""
    if len(state.field.shown) == 0:
        return {}
    known = shown_to(state.field, eyes, at)
    return counts(state.box.cards, known)


def see_spot(state: Heroes, hero: int, lapses: list[int]) -> Spot:
    held = state.field.who[hero] >= 0
    return Spot(
        id=HERO_IDS[hero],
        spot=LETTERS[hero % SIZE],
        hero=see_hero(state, hero, lapses) if held else None,
    )


def see_plant(state: Heroes, place: int) -> Plant:
    cards = state.box.cards
    card = int(state.field.plant[place])
    move = int(cards.move[card]) if card >= 0 else -1
    return Plant(
        id=PLANT_IDS[place],
        spot=f"s{place % SIZE + 1}",
        card=name(cards.ids, card),
        basic=card >= 0 and bool(cards.basic[card]),
        activated=bool(state.field.lit[place]),
        move=name(cards.move_ids, move),
        cost=int(cards.move_cost[move]) if move >= 0 else 0,
    )


def see_gear(state: Heroes, place: int) -> Gear:
    field, cards = state.field, state.box.cards
    card = int(field.gear[place])
    spot = f"e{place % SIZE + 1}"
    acts = range(int(cards.acts[card])) if card >= 0 else range(0)
    return Gear(
        id=GEAR_IDS[place],
        spot=spot,
        card=name(cards.ids, card),
        energy=int(field.charge[place]),
        limit=int(gear_limit(field, place)) if card >= 0 else 0,
        silo=card >= 0 and bool(cards.silo[card]),
        actions=[
            see_move(
                state,
                f"{spot}.{n + 1}",
                int(cards.first_act[card]) + n,
                why_not_gear(state, place, n),
            )
            for n in acts
        ],
    )


def see_event(state: Heroes) -> Event | None:
    field = state.field
    if field.event < 0:
        return None
    return Event(
        card=state.box.cards.ids[field.event],
        invoker=SEAT_IDS[field.invoker],
        scope=SCOPE_IDS[state.box.cards.scope[field.event]],
        affects=[
            id
            for at, id in enumerate(seats_of(state))
            if field.plays(at) and in_scope(field, at)
        ],
        at=name(HERO_IDS, aimed_at(field)),
    )


def aimed_at(field: Field) -> int:
    """5.28 Aimed Events: the Character an Event is aimed at; the Mob is one too."""
    return MOB if field.event_foe == MOB_SEAT else int(field.event_hero)


def outs_to_lose(state: Heroes) -> int:
    """10.29 Victory and defeat against the Mob: any of them, or all."""
    if not state.box.coop:
        return 0
    return int(state.box.seats) if state.box.coop_all else 1


def see_mob(state: Heroes, lapses: list[int]) -> Mob | None:
    """The Mob and what it will do next; nothing of it is hidden."""
    field, cards = state.field, state.box.cards
    if not state.box.coop or field.who[MOB] < 0:
        return None
    card = int(field.who[MOB])
    first = int(cards.first_row[card])
    rows = [
        [cards.move_ids[move] for move in row_moves(field, card, row)]
        for row in range(first, first + int(cards.rows[card]))
    ]
    return Mob(
        hero=see_hero(state, MOB, lapses),
        next_row=rows[field.row] if rows else [],
        script=rows,
        possible_targets=names(HERO_IDS, mob_reach(field)),
    )


def see_use(state: Heroes) -> Using | None:
    use = state.field.use
    if use.move < 0:
        return None
    foes = (*SEAT_IDS, "mob")
    return Using(
        move=state.box.cards.move_ids[use.move],
        seat=foes[use.seat],
        actor=name(HERO_IDS, use.actor),
        way=WAY_IDS[use.way],
        times=int(use.times),
        enemy=name(HERO_IDS, use.enemy),
        foe=name(foes, use.foe),
        ally=name(HERO_IDS, use.ally),
        other=name(HERO_IDS, use.other),
        gear=name(GEAR_IDS, use.gear),
        discards_owed=int(use.owing),
    )
