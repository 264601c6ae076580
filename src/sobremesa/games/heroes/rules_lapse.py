"""HC-8.4 Removal of tokens: R2, and when a group will go."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64, vec

from .content import BURN, CLOCKED, DEATH, DISEASE, SIZE, TIMED, bit
from .rules_agenda import CLOSING, NONE
from .rules_damage import lapse_damage
from .rules_effects import settle
from .rules_table import Field, tell
from .rules_tokens import (
    SIZES,
    bearer_of,
    is_fresh,
    kind_of,
    lasting,
    mature,
    oldest,
    oldest_in,
    refresh,
    ripe,
    size_of,
    take,
    turns_of,
)


def lapse_team(field: Field, seat: i64, dice: Dice, log: Log) -> None:
    """8.4 Removal of tokens: R2 for each Character of a player, `a` to `d`."""
    for hero in range(seat * SIZE, seat * SIZE + SIZE):
        if len(field.tokens) == 0 or field.out[seat] or field.ended:
            return
        if field.who[hero] >= 0:
            lapse_hero(field, hero, dice, log)


def lapses_first(field: Field, hero: i64) -> bool:
    """8.4 Removal of tokens: whether the R2 of a Character comes before the next R3.
    10.25 Common Resolution: there it does for all.
    """
    if field.box.coop:
        return True
    return hero // SIZE == field.turn and field.phase != CLOSING


def lapse_hero(field: Field, hero: i64, dice: Dice, log: Log) -> None:
    """8.4 Removal of tokens: the oldest mature group of each kind, in their order.
    8.9 Durations: of those that last on, the clocks run.
    """
    ripe = mature(field, hero)
    if ripe == 0:
        return
    on = lasting(field, hero)
    for kind in range(CLOCKED):
        shift = kind if kind < TIMED else TIMED
        if ripe >> shift & 1:
            at = oldest(field, hero, kind)
            if at >= 0:
                lapse(field, hero, kind, at, dice, log)
                settle(field, dice, log)
                if field.who[hero] < 0 or field.ended:
                    return
            if on >> kind & 1:
                run_clocks(field, hero, kind, dice, log)
                if field.who[hero] < 0 or field.ended:
                    return


def run_clocks(field: Field, hero: i64, kind: i64, dice: Dice, log: Log) -> None:
    """8.9 Durations: every mature group not in its last turn has one turn less.

    Continuous damage is dealt in each of them; Burn may keep its clock (8.11).
    """
    suppressed = field.immune[hero] & field.cards.blocks[kind] != 0
    hurt: i64 = 0
    for at in range(len(field.tokens)):
        group = field.tokens[at]
        if bearer_of(group) != hero or kind_of(group) != kind:
            continue
        if is_fresh(group) or turns_of(group) == 1:
            continue
        if kind == BURN and not suppressed and keeps_burning(field, hero, dice, log):
            continue
        field.tokens[at] = group - SIZES
        tell(field, log, "8.9/runs", hero, kind, turns_of(group) - 1)
        if not suppressed:
            hurt += size_of(group)
    if kind <= DISEASE and hurt > 0:
        lapse_damage(field, hero, kind, hurt, log)
        settle(field, dice, log)


def keeps_burning(field: Field, hero: i64, dice: Dice, log: Log) -> bool:
    """8.11 Burn: on a 1 it stays as it is."""
    die = dice.roll(field.box.burn_sides)
    tell(field, log, "8.11/rolls", hero, die)
    return die == 1


def lapse(field: Field, hero: i64, kind: i64, at: i64, dice: Dice, log: Log) -> None:
    """8.3 Singles and stacks: one group leaves, and does what its kind says.
    8.4 Removal of tokens: the oldest mature one.
    8.11 Burn: it may stay.
    8.14 Death: the bearer is knocked out.
    """
    size = size_of(field.tokens[at])
    suppressed = field.immune[hero] & field.cards.blocks[kind] != 0
    if kind == BURN and not suppressed and keeps_burning(field, hero, dice, log):
        return
    take(field, at)
    tell(field, log, "8.4/lapses", hero, kind, size)
    if suppressed and kind < TIMED:
        refresh(field, hero)
        return
    if kind <= DISEASE:
        lapse_damage(field, hero, kind, size, log)
    elif kind == DEATH:
        tell(field, log, "8.14/takes", hero)
        field.doomed |= bit(hero)
    refresh(field, hero)


def lapse_turns(field: Field) -> list[int]:
    """8.4 Removal of tokens: in how many Resolutions of its player each group goes.

    In the order of the groups, and if nothing else happens.
    """
    left, total = field.tokens[:], len(field.tokens)
    turns = [0] * total
    passed: i64 = 0
    gone: i64 = 0
    while gone < total:
        due: list[i64] = []
        for at in range(total):
            group = left[at]
            first = group >= 0 and lapses_first(field, bearer_of(group))
            if group < 0 or not (passed > 0 or first):
                continue
            if oldest_in(left, bearer_of(group), kind_of(group)) == at:
                turns[at] = passed + 1 if first else passed
                due.append(at)
        run_all(field, left, passed > 0)
        for row in due:
            left[row] = NONE
            gone += 1
        passed += 1
    return turns


def run_all(field: Field, left: vec[i64], everybody: bool) -> None:
    """8.9 Durations: a turn less for mature groups whose R2 it was.
    8.2 Fresh and mature: then R3.
    """
    for at in range(len(left)):
        group = left[at]
        if group < 0:
            continue
        if is_fresh(group):
            left[at] = ripe(group)
        elif turns_of(group) > 1:
            if everybody or lapses_first(field, bearer_of(group)):
                left[at] = group - SIZES
