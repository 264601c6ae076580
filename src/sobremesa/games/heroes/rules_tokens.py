"""HC-8 Tokens: receiving, ripening, stripping; and the values that follow from them."""

from typing import Final

from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64, vec

from .content import (
    BUFF,
    CLOCKED,
    DEBUFF,
    MOB,
    MOD_DAMAGE,
    MOD_SPEED,
    PERCEPTION,
    PLACES,
    POISON,
    SHIELD,
    SIZE,
    TIMED,
    bit,
)
from .rules_event import banned, event_mod
from .rules_table import Field, tell

SIZES: Final[i64] = 1024  # more than any group's size
CLOCKS: Final[i64] = 128 * SIZES  # more turns than any group lasts
OF_A_KIND: Final[i64] = 2 * CLOCKS  # groups: mature ones, then fresh ones
GROUPS: Final[i64] = 64 * OF_A_KIND  # of one bearer: there are fewer than 64 kinds


# 8.1 Groups


def group_of(hero: i64, kind: i64, fresh: i64, turns: i64, size: i64) -> i64:
    """8.1 Groups: one single token or one stack, as a number.
    8.9 Durations: in order of the turns that are left.
    """
    clock = fresh * CLOCKS + (turns - 1) * SIZES
    return hero * GROUPS + kind * OF_A_KIND + clock + size


def bearer_of(group: i64) -> i64:
    return group // GROUPS


def kind_of(group: i64) -> i64:
    return group % GROUPS // OF_A_KIND


def is_fresh(group: i64) -> bool:
    return group % OF_A_KIND >= CLOCKS


def turns_of(group: i64) -> i64:
    """8.9 Durations: the Resolutions after which it goes, this one too."""
    return group % CLOCKS // SIZES + 1


def size_of(group: i64) -> i64:
    return group % SIZES


def add_group(
    field: Field, hero: i64, kind: i64, fresh: i64, turns: i64, size: i64
) -> None:
    field.tokens = append(field.tokens, group_of(hero, kind, fresh, turns, size))


def receive(
    field: Field, hero: i64, kind: i64, count: i64, turns: i64, stack: bool, log: Log
) -> None:
    """9.12 Steps give and stack: singly or as a stack.
    8.9 Durations: for so many turns.
    8.1 Groups: in order of arrival.
    8.2 Fresh and mature: they arrive fresh.
    8.5 Shield and Perception have no clock: these work at once.
    8.26 Shield: counted.
    8.27 Perception: counted.
    8.30 Immunities: what they name is not received.
    8.31 Nature of immunity tokens: nobody is immune to them.
    9.52 Event mod heal, mod draw and ban: nor is what an Event bans.
    """
    if count <= 0:
        return
    if banned(field, hero, kind):
        tell(field, log, "9.52/banned", hero, kind)
        return
    if field.immune[hero] & field.cards.blocks[kind] and not TIMED <= kind < CLOCKED:
        tell(field, log, "8.30/immune", hero, kind)
        return
    tell(field, log, "9.12/stacked" if stack else "9.12/given", hero, kind, count)
    if turns > 1 and kind < CLOCKED:
        tell(field, log, "8.9/lasts", hero, kind, turns)
    if kind == SHIELD:
        field.shield[hero] += count
    elif kind == PERCEPTION:
        field.insight[hero] += count
    else:
        if stack:
            add_group(field, hero, kind, 1, turns, count)
        else:
            for _ in range(count):
                add_group(field, hero, kind, 1, turns, 1)
        if kind < TIMED:
            field.has[hero] |= bit(kind)


def ripen(field: Field, log: Log) -> None:
    """8.2 Fresh and mature: in R3 every fresh token at the table becomes mature."""
    changed: i64 = 0
    for at in range(len(field.tokens)):
        group = field.tokens[at]
        if is_fresh(group):
            hero = bearer_of(group)
            field.tokens[at] = ripe(group)
            changed |= bit(hero)
            tell(field, log, "8.2/ripens", hero, kind_of(group), size_of(group))
    if changed:
        for hero in range(PLACES):
            if changed >> hero & 1:
                refresh(field, hero)


def ripe(group: i64) -> i64:
    """8.2 Fresh and mature: a group, when it is the latter."""
    return group - CLOCKS if is_fresh(group) else group


def oldest(field: Field, hero: i64, kind: i64) -> i64:
    """8.4 Removal of tokens: the row of the oldest mature group of a kind, or -1.
    8.9 Durations: of those in their last turn.
    """
    return oldest_in(field.tokens, hero, kind)


def oldest_in(tokens: vec[i64], hero: i64, kind: i64) -> i64:
    first = group_of(hero, kind, 0, 1, 0)
    for at in range(len(tokens)):
        if first <= tokens[at] < first + SIZES:
            return at
    return -1


def take(field: Field, at: i64) -> None:
    """One group leaves the table."""
    left = vec[i64]()
    for row in range(len(field.tokens)):
        if row != at:
            left = append(left, field.tokens[row])
    field.tokens = left


def cure_poison(field: Field, hero: i64, log: Log) -> None:
    """8.10 Poison: a heal that takes effect removes all of it, without damage."""
    if field.has[hero] >> POISON & 1:
        tell(field, log, "8.10/cured", hero)
        drop(field, hero, POISON)


def strip(field: Field, hero: i64, sort: i64, log: Log) -> None:
    """8.32 Stripping tokens: all buffs, all debuffs or all of a kind.
    8.31 Nature of immunity tokens: they stay.
    """
    cards = field.cards
    for kind in range(TIMED):
        if field.has[hero] >> kind & 1 and strips(sort, kind, cards.debuff[kind]):
            tell(field, log, "8.32/stripped", hero, kind)
            drop(field, hero, kind)
    if (sort == BUFF or sort == SHIELD) and field.shield[hero] > 0:
        tell(field, log, "8.32/stripped", hero, SHIELD)
        field.shield[hero] = 0
    if (sort == BUFF or sort == PERCEPTION) and field.insight[hero] > 0:
        tell(field, log, "8.32/stripped", hero, PERCEPTION)
        field.insight[hero] = 0


def strips(sort: i64, kind: i64, debuff: i64) -> bool:
    """8.8 Classes and polarity: whether a kind is of the sort to be stripped."""
    if sort == BUFF:
        return debuff == 0
    if sort == DEBUFF:
        return debuff != 0
    return sort == kind


def drop(field: Field, hero: i64, kind: i64) -> None:
    """All groups of a kind leave a Character, fresh and mature alike."""
    first = group_of(hero, kind, 0, 1, 0)
    left = vec[i64]()
    for group in field.tokens:
        if not first <= group < first + OF_A_KIND:
            left = append(left, group)
    field.tokens = left
    refresh(field, hero)


def mature(field: Field, hero: i64) -> i64:
    """Kinds with a mature group, as bits; all immunities share one."""
    mask: i64 = 0
    for group in field.tokens:
        if bearer_of(group) == hero and not is_fresh(group):
            kind = kind_of(group)
            mask |= bit(kind if kind < TIMED else TIMED)
    return mask


def lasting(field: Field, hero: i64) -> i64:
    """8.9 Durations: kinds with a mature group not in its last turn, as bits."""
    mask: i64 = 0
    for group in field.tokens:
        if bearer_of(group) == hero and not is_fresh(group) and turns_of(group) > 1:
            mask |= bit(kind_of(group))
    return mask


def shed(field: Field, hero: i64) -> None:
    """All tokens of a Character vanish."""
    if len(field.tokens) == 0:
        return
    left = vec[i64]()
    for group in field.tokens:
        if bearer_of(group) != hero:
            left = append(left, group)
    field.tokens = left


# 8.7 In force


def refresh(field: Field, hero: i64) -> None:
    """8.7 In force: mature and not suppressed.
    8.28 Immunity tokens: they suppress once mature.
    8.30 Immunities: printed ones always.
    """
    field.shaken = True
    cards = field.cards
    card = field.who[hero]
    immune: i64 = cards.immune[card] if card >= 0 else 0
    if hero == MOB:
        immune |= cards.mob_immune
    for group in field.tokens:
        if bearer_of(group) == hero:
            kind = kind_of(group)
            if TIMED <= kind < CLOCKED and not is_fresh(group):
                immune |= bit(kind - TIMED)
    field.immune[hero] = immune
    force: i64 = 0
    has: i64 = 0
    field.quick[hero] = field.might[hero] = field.life[hero] = 0
    for group in field.tokens:
        if bearer_of(group) == hero:
            kind = kind_of(group)
            if kind < TIMED:
                has |= bit(kind)
                if not is_fresh(group) and cards.blocks[kind] & immune == 0:
                    if cards.token_flat[kind] == 0:
                        add_up(field, hero, kind, size_of(group))
                    elif force >> kind & 1 == 0:
                        add_up(field, hero, kind, 1)
                    force |= bit(kind)
    field.force[hero], field.has[hero] = force, has


def add_up(field: Field, hero: i64, kind: i64, size: i64) -> None:
    """8.6 Which sizes add up: of these kinds; of flat ones (Burn) it is one.
    8.11 Burn: for Speed and damage.
    8.15 Agility and Slowness: for Speed.
    8.16 Strength and Weakness: for damage.
    8.17 More Life and Less Life: for Health.
    """
    cards = field.cards
    field.quick[hero] += size * cards.token_speed[kind]
    field.might[hero] += size * cards.token_damage[kind]
    field.life[hero] += size * cards.token_health[kind]


# 2 Derived values


def health(field: Field, hero: i64) -> i64:
    """8.17 More Life and Less Life: added to the printed Health.
    10.20 Challengers of the Infinite: so is the Mob's bonus.

    Less the damage.
    """
    full = field.cards.health[field.who[hero]] + field.life[hero]
    if hero == MOB:
        full += field.box.mob_health
    return full - field.damage[hero]


def toughness(field: Field, hero: i64) -> i64:
    return health(field, hero) + field.guard[hero] + field.shield[hero]


def speed(field: Field, hero: i64) -> i64:
    """8.15 Agility and Slowness: added to the printed Speed, as all tokens.
    9.41 Static aura: and this.
    9.50 Event mod speed and damage: and this; at least 0.
    """
    total = field.cards.speed[field.who[hero]] + field.quick[hero]
    total += aura(field, hero, MOD_SPEED) + event_mod(field, hero, MOD_SPEED)
    return total if total > 0 else 0


def strength(field: Field, hero: i64) -> i64:
    """7.1 Amount of damage: what is added to that of its actions; may be negative.
    8.16 Strength and Weakness: these, as all tokens.
    """
    total = field.might[hero]
    return total + aura(field, hero, MOD_DAMAGE) + event_mod(field, hero, MOD_DAMAGE)


def aura(field: Field, hero: i64, stat: i64) -> i64:
    """9.41 Static aura: of the player's other Characters, for an alliance."""
    if hero == MOB:
        return 0
    cards = field.cards
    alliances = cards.alliances[field.who[hero]]
    total: i64 = 0
    first = hero // SIZE * SIZE
    for other in range(first, first + SIZE):
        card = field.who[other]
        if card < 0 or other == hero or cards.auras[card] == 0:
            continue
        start = cards.first_aura[card]
        for row in range(start, start + cards.auras[card]):
            if cards.aura_stat[row] == stat and cards.aura_mask[row] & alliances:
                total += cards.aura_value[row]
    return total
