"""What a bot knows of Heroes: how good a position is, and what to look at.

What a side has is weighed as matches have taught (`weights.toml`).
"""

import os
from typing import Final

from sobremesa.kernel.native import i64
from sobremesa.kernel.state import State
from sobremesa.kernel.weights import Findings, Row, Weights, likely, total

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

FEATURES: Final = (
    *("alive", "tough", "stars", "attached", "insight", "charged", "potential"),
    *("tokens", "basic", "sources", "gear", "gear_charge", "kos", "brink", "hand"),
    *("in_pool", "event", "out"),
)
NUMBER: Final = len(FEATURES)
SOFT: Final = 11.0  # points of damage that turn an even match into three to one
WEIGHTS: Final = Weights(os.path.dirname(__file__), FEATURES)


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
    field, box = state.field, state.box
    if field.side[seat] < 0:
        return 0.0  # left behind by an earlier stage
    if WEIGHTS.box is not box.cards:  # one for all options
        WEIGHTS.open(box.cards, {}, box.cards.own, 1)
    weights = WEIGHTS.by_seat[0]
    if box.coop:
        return coop(field, weights)
    mine = field.side[seat]
    own = total(weights, side_features(field, mine))
    best = -100.0
    others = 0.0
    sides = 0
    for side in range(box.seats):
        if side != mine and members(field, side) > 0:
            worth = total(weights, side_features(field, side))
            others += worth
            sides += 1
            best = max(best, worth)
    if sides == 0:
        return 1.0
    against = 0.6 * best + 0.4 * others / float(sides)
    return likely(own - against)


def features(state: State, seat: int) -> Findings:
    """What the seat's side has more than the next one that still plays."""
    assert isinstance(state, Heroes)
    field = state.field
    mine = field.side[seat]
    own = side_features(field, mine)
    for step in range(1, state.box.seats):
        side = (mine + step) % state.box.seats
        if members(field, side) > 0:
            theirs = side_features(field, side)
            theirs.subtract_from(own)
            return theirs
    return own


def members(field: Field, side: i64) -> i64:
    """How many of a side still play."""
    number: i64 = 0
    for seat in range(field.box.seats):
        if field.side[seat] == side and field.plays(seat):
            number += 1
    return number


def side_features(field: Field, side: i64) -> Findings:
    """The mean of a side's players."""
    found = Findings(NUMBER)
    found.skip(NUMBER)
    number: i64 = 0
    for seat in range(field.box.seats):
        if field.side[seat] == side:
            number += 1
            found.join(player(field, seat) if field.plays(seat) else fallen())
    if number > 1:
        found.scale(1.0 / float(number))
    return found


def coop(field: Field, weights: Row) -> float:
    """All players together against what is left of the Mob."""
    own = 0.0
    players = 0.0
    for seat in range(field.box.seats):
        if field.plays(seat):
            own += total(weights, player(field, seat))
            players += 1.0
            for hero in range(seat * SIZE, seat * SIZE + SIZE):
                if field.who[hero] >= 0 and field.common[hero]:
                    frail = toughness(field, hero) <= 2
                    own += (-1.0 if frail else 1.5 + potential(field, hero)) / SOFT
    full = field.cards.health[field.who[MOB]] + field.box.mob_health
    full += field.cards.protection[field.who[MOB]]
    left = float(toughness(field, MOB)) + tokens_worth(field, MOB)
    done = 1.0 - left / float(full)
    return likely(own / players - 2.5 + 4.0 * done - float(field.round) * 0.05)


def player(field: Field, seat: i64) -> Findings:
    """What a player has."""
    found = Findings(NUMBER)
    team(field, seat, found)
    things(field, seat, found)
    kos = float(field.kos[seat])
    near = float(field.box.ko_limit) - kos
    found.add(kos)
    found.add(1.0 / near if near > 0.0 else 7.0)
    found.add(float(min(field.hand_size(seat), 7)))
    found.add(float(field.pool[seat]))
    found.flag(field.invoker == seat and field.event >= 0)
    found.flag(False)
    return found


def fallen() -> Findings:
    """A player who is out has nothing else."""
    found = Findings(NUMBER)
    found.skip(NUMBER - 1)
    found.flag(True)
    return found


def team(field: Field, seat: i64, found: Findings) -> None:
    """The Characters in play, and what they could do now."""
    alive, tough, stars, attached = 0.0, 0.0, 0.0, 0.0
    insight, charged, able, tokens = 0.0, 0.0, 0.0, 0.0
    for hero in range(seat * SIZE, seat * SIZE + SIZE):
        if field.who[hero] >= 0:
            alive += 1.0
            tough += float(toughness(field, hero))
            stars += float(field.cards.stars[field.who[hero]])
            attached += float(field.attachments(hero))
            insight += float(field.insight[hero])
            charged += float(field.energy[hero])
            able += potential(field, hero)
            tokens += tokens_worth(field, hero)
    found.add(alive)
    found.add(tough)
    found.add(stars)
    found.add(attached)
    found.add(insight)
    found.add(charged)
    found.add(able)
    found.add(tokens)


def things(field: Field, seat: i64, found: Findings) -> None:
    """Sources, basic ones and others; gear and its charge."""
    basic, sources, gear, charge = 0.0, 0.0, 0.0, 0.0
    for hero in range(seat * SIZE, seat * SIZE + SIZE):
        card = field.plant[hero]
        if card >= 0 and field.cards.basic[card]:
            basic += 1.0
        elif card >= 0:
            sources += 1.0
        if field.gear[hero] >= 0:
            gear += 1.0
            charge += float(field.charge[hero])
    found.add(basic)
    found.add(sources)
    found.add(gear)
    found.add(charge)


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
