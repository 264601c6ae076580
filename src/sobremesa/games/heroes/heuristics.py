"""What a bot knows of Heroes: how good a position is, and what to look at.

The weights are those of `notes.md`, with the delay of tokens and the
next affordable action of every Character taken into account.
"""

import math
from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.state import State

from .actions import DONE, ENERGY, MAIN, PLAY, RELEASE
from .content import (
    AGILITY,
    BLEED,
    BURN,
    CONFUSION,
    DAMAGE,
    DEATH,
    DISCARD,
    DISEASE,
    DRAIN,
    DRAW,
    EVASION,
    FOE_TEAM,
    FURY,
    GIVE,
    HEAL,
    INVISIBLE,
    LESS_LIFE,
    MOB,
    MORE_LIFE,
    PERCEPTION,
    POISON,
    POOL,
    READY,
    REMOVE,
    SHIELD,
    SIGHT,
    SILENCED,
    SIPHON,
    SIZE,
    SLOWNESS,
    SOURCE,
    SPLASH,
    STACK,
    STRENGTH,
    STUN,
    TAUNT,
    TEAM,
    TIMED,
    WEAKNESS,
)
from .content import ENERGY as ENERGY_OP
from .rules import Heroes
from .rules_agenda import CARD_WAY, PASSIVE_WAY
from .rules_combat import cost_of, move_of
from .rules_table import Field
from .rules_tokens import bearer_of, kind_of, size_of, toughness, turns_of

ALIVE: Final = 3.5
STAR: Final = 0.35
SOFT: Final = 11.0  # points that turn an even match into three to one
KO: Final = 4.0


def shortlist(state: State) -> list[int]:
    """A Basic Source first; energy is never left over while somebody can take it."""
    assert isinstance(state, Heroes)
    legal = state.legal()
    if state.stage != MAIN or len(legal) < 3:
        return legal
    cards = state.box.cards
    count = cards.count
    chosen: list[int] = []
    room = False
    for action in legal:
        if action < PLAY + count:
            card = action - PLAY
            if cards.type[card] == SOURCE and cards.basic[card]:
                return [action]
        elif action < RELEASE + count and action >= ENERGY + count:
            room = True
    for action in legal:
        row = action - count
        if RELEASE <= row < RELEASE + SIZE and action >= PLAY + count:
            continue
        if row == DONE and room and len(chosen) > 0:
            continue
        chosen.append(action)
    return chosen


def evaluate(state: State, seat: int) -> float:
    """From 0 to 1: what the seat's side is worth against the others."""
    assert isinstance(state, Heroes)
    if state.seat < 0:
        return state.result().scores[seat]
    field = state.field
    if field.side[seat] < 0:
        return 0.0  # left behind by an earlier stage
    if state.box.coop:
        return coop(field, float(state.field.round))
    own = 0.0
    best = -100.0
    total = 0.0
    sides = 0
    mine = field.side[seat]
    for side in range(state.box.seats):
        worth, members = side_worth(field, side)
        if members == 0:
            continue
        if side == mine:
            own = worth
        else:
            total += worth
            sides += 1
            if worth > best:
                best = worth
    if sides == 0:
        return 1.0
    against = 0.6 * best + 0.4 * total / float(sides)
    return 1.0 / (1.0 + math.exp((against - own) / SOFT))


def side_worth(field: Field, side: i64) -> tuple[float, i64]:
    """The mean worth of a side's players, and how many still play."""
    worth = 0.0
    members: i64 = 0
    all: i64 = 0
    for seat in range(field.box.seats):
        if field.side[seat] == side:
            all += 1
            if field.plays(seat):
                members += 1
                worth += player_worth(field, seat)
            else:
                worth -= 12.0
    return (worth / float(all) if all else 0.0), members


def coop(field: Field, round: float) -> float:
    """All players together against what is left of the Mob."""
    own = 0.0
    players = 0.0
    for seat in range(field.box.seats):
        if field.plays(seat):
            own += player_worth(field, seat)
            players += 1.0
            for hero in range(seat * SIZE, seat * SIZE + SIZE):
                if field.who[hero] >= 0 and field.common[hero]:
                    frail = toughness(field, hero) <= 2
                    own += -1.0 if frail else 1.5 + potential(field, hero)
    full = field.cards.health[field.who[MOB]] + field.box.mob_health
    full += field.cards.protection[field.who[MOB]]
    left = float(toughness(field, MOB)) + tokens_worth(field, MOB)
    done = 1.0 - left / float(full)
    score = own / players / SOFT - 2.5 + 4.0 * done - round * 0.05
    return 1.0 / (1.0 + math.exp(-score))


def player_worth(field: Field, seat: i64) -> float:
    worth = 0.0
    team: i64 = 0
    for hero in range(seat * SIZE, seat * SIZE + SIZE):
        if field.who[hero] >= 0:
            team += 1
            worth += hero_worth(field, hero)
        card = field.plant[hero]
        if card >= 0:
            worth += 0.8 if field.cards.basic[card] else 1.2
        if field.gear[hero] >= 0:
            worth += 0.5 + 0.45 * float(field.charge[hero])
    kos = float(field.kos[seat])
    near = float(field.box.ko_limit) - kos
    worth -= KO * kos + (3.0 / near if near > 0.0 else 20.0)
    hand = field.hand_size(seat)
    worth += 0.25 * float(min(hand, 7)) + 0.25 * float(field.pool[seat])
    if field.invoker == seat and field.event >= 0:
        worth += 0.5
    return worth


def hero_worth(field: Field, hero: i64) -> float:
    cards = field.cards
    worth = float(toughness(field, hero)) + ALIVE
    worth += STAR * float(cards.stars[field.who[hero]])
    worth += 0.4 * float(field.attachments(hero))
    worth += 1.5 * float(field.insight[hero])
    worth += 0.12 * float(field.energy[hero])
    worth += 0.45 * potential(field, hero)
    return worth + tokens_worth(field, hero)


def potential(field: Field, hero: i64) -> float:
    """The best action it could pay for now."""
    best = 0.0
    for way in range(PASSIVE_WAY):
        move = move_of(field, hero, way)
        if move < 0:
            if way >= CARD_WAY:
                break
            continue
        cost = cost_of(field, hero, way, move)
        if cost <= field.energy[hero]:
            worth = move_worth(field, move)
            repeat = field.cards.move_repeat[move]
            if repeat > 1 and cost > 0:
                worth *= float(min(repeat, field.energy[hero] // cost))
            best = max(best, worth)
    return best


def move_worth(field: Field, move: i64) -> float:
    """What one use of a move gives, roughly, in points of damage."""
    cards = field.cards
    total = 0.0
    for step in range(cards.move_first[move], cards.move_last[move]):
        op = cards.op[step]
        amount = float(cards.amount[step])
        selector = cards.selector[step]
        worth = 0.0
        if op == DAMAGE:
            worth = amount + 0.5 * float(cards.bonus[step])
            if cards.pierce[step]:
                worth += 0.4
        elif op == HEAL:
            worth = 0.6 * amount
        elif op == GIVE or op == STACK:
            worth = abs(token_worth(cards.token[step])) * amount
            worth *= 0.5 + 0.5 * float(min(cards.turns[step], 4))
        elif op == DRAW or op == DISCARD or op == POOL or op == ENERGY_OP:
            worth = 0.5 * amount
        elif op == DRAIN or op == SIPHON:
            worth = 0.6 * amount
        elif op == READY or op == REMOVE:
            worth = 1.0
        if selector == FOE_TEAM or selector == TEAM:
            worth *= 2.5
        elif selector == SPLASH:
            worth *= 1.8
        total += worth
    return total


def tokens_worth(field: Field, hero: i64) -> float:
    worth = 0.0
    if len(field.tokens) == 0:
        return worth
    for group in field.tokens:
        if bearer_of(group) == hero:
            lasts = 0.5 + 0.5 * float(min(turns_of(group), 4))
            size = float(min(size_of(group), 3))
            worth += token_worth(kind_of(group)) * size * lasts
    return worth


def token_worth(kind: i64) -> float:
    """What a token is worth to its bearer."""
    if kind >= TIMED:
        return 1.0 if kind == SHIELD or kind == PERCEPTION else 0.7
    if kind == POISON or kind == BLEED or kind == BURN:
        return -0.8
    if kind == STRENGTH or kind == WEAKNESS:
        return 0.8 if kind == STRENGTH else -0.8
    if kind == AGILITY or kind == SLOWNESS:
        return 0.15 if kind == AGILITY else -0.15
    if kind == MORE_LIFE or kind == LESS_LIFE:
        return 0.1 if kind == MORE_LIFE else -0.5
    if kind == DISEASE or kind == STUN or kind == CONFUSION:
        return -1.3
    if kind == DEATH:
        return -6.0
    if kind == SILENCED or kind == FURY:
        return -0.6
    if kind == EVASION or kind == INVISIBLE:
        return 0.9
    if kind == SIGHT:
        return 0.2
    return 0.3 if kind == TAUNT else 0.0
