"""HC-3 The turn: start, draw, resolution, rounds; and HC-8.4, HC-10.25."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64, vec

from .actions import DISCARD, MAIN
from .content import BURN, CLOCKED, DEATH, DISEASE, MOB, MOD_DRAW, SIZE, TIMED
from .rules_cards import spots
from .rules_combat import line_up_great
from .rules_damage import lapse_damage
from .rules_effects import draw_card
from .rules_end import eliminate, time_out
from .rules_energy import collect, store
from .rules_field import HERO, NONE, UNIT, Field
from .rules_flow import (
    BETWEEN,
    CLOSING,
    END_OF_TURN,
    FIGHT,
    NEXT_FIGHTER,
    NEXT_ROUND,
    NEXT_TURN,
    PREPARATION,
    Flow,
)
from .rules_steps import run_part, settle
from .rules_tell import tell
from .rules_tokens import oldest, ripen, take


def begin_round(flow: Flow, log: Log) -> None:
    """3.10 Rounds: one turn of every remaining player, from the starting seat."""
    flow.round += 1
    log.say("3.10/round", flow.round)
    flow.turn = flow.start
    if not flow.field.plays(flow.turn):
        flow.turn = flow.following(flow.turn)
    flow.next = NEXT_TURN


def begin_turn(flow: Flow, dice: Dice, log: Log) -> None:
    """3.1 Turns and their phases: Start, Draw, then Preparation.
    3.2 Start: its three parts in order.
    """
    field, seat = flow.field, flow.turn
    field.lead = seat
    flow.phase = PREPARATION
    log.say("3.1/turn", seat, flow.round)
    refresh_seat(field, seat)
    event_part(field, seat, True, dice, log)
    if flow.cut_short():
        return
    collect(field, seat, log)
    draw(flow, dice, log)
    reinforce(flow, dice, log)
    if not flow.cut_short():
        flow.ask(MAIN, seat)


def draw(flow: Flow, dice: Dice, log: Log) -> None:
    """3.3 Drawing cards: the starting player's very first is shorter.
    9.52 Event mod heal, mod draw and ban: it may change the number.
    """
    number = flow.box.draw_per_turn
    if flow.round == 1 and flow.turn == flow.start and not flow.box.coop:
        number = flow.box.first_draw
    number += flow.field.seat_mod(flow.turn, MOD_DRAW)
    for _ in range(number):
        draw_card(flow.field, flow.turn, "3.3/draws", dice, log)


def reinforce(flow: Flow, dice: Dice, log: Log) -> None:
    """3.4 Reinforcement: for a player without any Character to field."""
    field, seat = flow.field, flow.turn
    if field.team(seat) != 0 or has_character(flow):
        return
    shown: list[i64] = []
    found: i64 = NONE
    while found < 0 and field.decks[seat].size() > 0:
        card = field.decks[seat].draw(dice)
        log.say("3.4/turned", seat, card)
        if flow.is_character(card) and spots(field, seat, card) != 0:
            found = card
        else:
            shown.append(card)
    if found >= 0:
        field.hands[seat * flow.box.cards.count + found] += 1
        log.say("3.4/joins", seat, found)
    for card in shown:
        field.bury(seat, card, log)
    if found < 0:
        eliminate(field, 1 << seat, log)


def has_character(flow: Flow) -> bool:
    """Whether the hand holds a Character that can be placed now."""
    count = flow.box.cards.count
    for card in range(count):
        if flow.field.hands[flow.turn * count + card] > 0:
            if flow.is_character(card) and spots(flow.field, flow.turn, card):
                return True
    return False


def cut_turn(flow: Flow, dice: Dice, log: Log) -> None:
    """3.9 Eliminated in one's own turn: only R3 is still done, not in co-op."""
    field = flow.field
    field.fighting = False
    field.active = NONE
    field.order = vec[i64]()
    flow.use.move = NONE
    if not flow.box.coop:
        ripen(field, log)
        settle(field, dice, log)
    if not field.ended:
        end_turn(flow, log)


def resolve_turn(flow: Flow, dice: Dice, log: Log) -> None:
    """3.8 Resolution: R1 Event, R2 tokens lapse, R3 they ripen, R4 and R5."""
    field = flow.field
    event_part(field, flow.turn, False, dice, log)
    if flow.cut_short():
        return
    lapse_team(field, flow.turn, dice, log)
    if flow.cut_short():
        return
    ripen(field, log)
    settle(field, dice, log)
    if not flow.cut_short():
        close_turn(flow, log)


def close_turn(flow: Flow, log: Log) -> None:
    """3.8 Resolution: R4 Silos, R5 down to `hand_max`."""
    flow.phase = CLOSING
    store(flow.field, flow.turn, log)
    if flow.field.hand_size(flow.turn) > flow.box.hand_max:
        flow.ask(DISCARD, flow.turn)
    else:
        flow.next = END_OF_TURN


def end_turn(flow: Flow, log: Log) -> None:
    """3.10 Rounds: the next player, the Great Combat or the next round."""
    flow.field.turns[flow.turn] += 1
    flow.phase = BETWEEN
    following = flow.following(flow.turn)
    if following >= 0:
        flow.turn = following
        flow.next = NEXT_TURN
    elif flow.box.coop:
        great_combat(flow, log)
    else:
        end_round(flow, log)


def end_round(flow: Flow, log: Log) -> None:
    """11.4 Round limit: the last round is over.
    10.29 Victory and defeat against the Mob: with a limit of its own.
    """
    most = flow.box.coop_max_rounds if flow.box.coop else flow.box.max_rounds
    flow.next = NEXT_ROUND
    if flow.round >= most:
        time_out(flow.field, flow.round, log)


def great_combat(flow: Flow, log: Log) -> None:
    """10.22 The co-op turn: after all of them one Great Combat follows."""
    field = flow.field
    flow.phase = FIGHT
    field.fighting = True
    flow.turn = field.lead = flow.start
    log.say("10.22/great", flow.round)
    line_up_great(field, log)
    flow.next = NEXT_FIGHTER


def resolve_round(flow: Flow, dice: Dice, log: Log) -> None:
    """10.25 Common Resolution: R2 for all and the Mob, then R3."""
    field = flow.field
    for turn in range(flow.box.seats):
        lapse_team(field, (flow.start + turn) % flow.box.seats, dice, log)
    if not field.ended and field.who[MOB] >= 0:
        lapse_hero(field, MOB, dice, log)
    if not field.ended:
        ripen(field, log)
        settle(field, dice, log)
    if not field.ended:
        end_round(flow, log)


def refresh_seat(field: Field, seat: i64) -> None:
    """3.2 Start: part (a), Characters turn to 0°, marks and counters are cleared.
    4.8 Energy stays: where it is.
    6.14 Everyone fights: part (a) covers all Characters.
    """
    first, last = seat * SIZE, seat * SIZE + SIZE
    for place in range(first, last):
        field.lit[place] = field.worked[place] = 0
        field.placed[place] = 0
    if field.box.everyone:
        first, last = 0, field.heroes
    for hero in range(first, last):
        field.turned[hero] = field.used[hero] = 0
    field.sources[seat] = field.placings[seat] = 0
    field.events[seat] = field.relocations[seat] = 0


def event_part(field: Field, seat: i64, start: bool, dice: Dice, log: Log) -> None:
    """9.53 Event start and end: in Start (b) and R1, for a player in scope."""
    if field.event < 0 or not field.in_scope(seat):
        return
    cards = field.cards
    move = cards.start[field.event] if start else cards.end[field.event]
    if move >= 0:
        run_part(field, move, seat, dice, log)


def lapse_team(field: Field, seat: i64, dice: Dice, log: Log) -> None:
    """8.4 Removal of tokens: R2 for each Character of a player, `a` to `d`."""
    for hero in range(seat * SIZE, seat * SIZE + SIZE):
        if len(field.tokens) == 0 or field.out[seat] or field.ended:
            return
        if field.who[hero] >= 0:
            lapse_hero(field, hero, dice, log)


def lapse_hero(field: Field, hero: i64, dice: Dice, log: Log) -> None:
    """8.4 Removal of tokens: the oldest mature group of each kind, in their order."""
    ripe = mature(field, hero)
    if ripe == 0:
        return
    for kind in range(CLOCKED):
        shift = kind if kind < TIMED else TIMED
        if ripe >> shift & 1:
            at = oldest(field, hero, kind)
            if at >= 0:
                lapse(field, hero, kind, at, dice, log)
                settle(field, dice, log)
                if field.who[hero] < 0 or field.ended:
                    return


def mature(field: Field, hero: i64) -> i64:
    """Kinds with a mature group, as bits; all immunities share one."""
    mask: i64 = 0
    for group in field.tokens:
        if group // HERO == hero and group // UNIT % 2 == 0:
            kind = group // (2 * UNIT) % 64
            mask |= 1 << (kind if kind < TIMED else TIMED)
    return mask


def lapse(field: Field, hero: i64, kind: i64, at: i64, dice: Dice, log: Log) -> None:
    """8.3 Singles and stacks: one group leaves, and does what its kind says.
    8.4 Removal of tokens: the oldest mature one.
    8.11 Burn: on a 1 it stays.
    8.14 Death: the bearer is knocked out.
    """
    size = field.tokens[at] % UNIT
    suppressed = field.immune[hero] & field.cards.blocks[kind] != 0
    if kind == BURN and not suppressed:
        die = dice.roll(field.box.burn_sides)
        tell(field, log, "8.11/rolls", hero, die)
        if die == 1:
            return
    take(field, at)
    tell(field, log, "8.4/lapses", hero, kind, size)
    if suppressed and kind < TIMED:
        field.refresh(hero)
        return
    if kind <= DISEASE:
        lapse_damage(field, hero, kind, size, log)
    elif kind == DEATH:
        tell(field, log, "8.14/takes", hero)
        field.doomed |= 1 << hero
    field.refresh(hero)


def sources_lit(field: Field, seat: i64) -> list[i64]:
    """4.3 Advanced Sources: those that can be activated now."""
    cards = field.cards
    ready: list[i64] = []
    for at in range(SIZE):
        place = seat * SIZE + at
        card = field.plant[place]
        if card >= 0 and cards.move[card] >= 0 and field.lit[place] == 0:
            if field.pool[seat] >= cards.move_cost[cards.move[card]]:
                ready.append(at)
    return ready
