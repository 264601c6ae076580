"""HC-10 Modes: sides, stages of Mixed, the Common Team, the Mob."""

from typing import Final

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .content import (
    AIM_CHARGED,
    AIM_STRONGEST,
    AIM_WEAKEST,
    ARENA,
    ENEMY,
    FOE,
    FOE_TEAM,
    GEAR,
    MOB,
    MOB_SEAT,
    PICK_ALLY,
    PICK_ENEMY,
    SIZE,
    SPLASH,
    TEAMS,
)
from .rules_cards import enter
from .rules_combat import MOB_WAY, opens, prey
from .rules_effects import Use
from .rules_end import several
from .rules_field import NONE, Field
from .rules_steps import resolve, weakest
from .rules_tell import tell
from .rules_use import begin, choose, pay

MOB_SIDE: Final = 7


def make_sides(field: Field, who: i64, kind: i64, teams: i64) -> None:
    """1.3 Sides, allies, enemies: by mode, over the seats taking part.
    10.1 Traditional: one against one.
    10.2 Arena: each against all.
    10.5 Teams: seats alternate.
    """
    number: i64 = 0
    for seat in range(field.box.seats):
        if who >> seat & 1 == 0:
            continue
        if kind == TEAMS:
            field.side[seat] = number % teams
        elif kind == ARENA:
            field.side[seat] = number
        else:
            field.side[seat] = 0
        number += 1


def playable_stage(kind: i64, size: i64, seats: i64) -> bool:
    """10.12 Stages: one that cannot be played is skipped."""
    if seats < 2:
        return False
    if kind == TEAMS:
        return seats % size == 0 and seats // size > 1
    return seats > size


def call_mob(field: Field, log: Log) -> None:
    """10.20 Challengers of the Infinite: one Character is the Mob."""
    field.side[MOB_SEAT] = MOB_SIDE
    enter(field, MOB, field.box.mob)
    log.say("10.20/mob", field.box.mob, field.health(MOB))


# 10.21 The Common Team


def can_relocate(field: Field, hero: i64) -> bool:
    """10.21 The Common Team: once per turn, to it while there is room, or back."""
    if field.who[hero] < 0 or field.relocations[hero // SIZE] > 0:
        return False
    if field.common[hero]:
        return True
    return several(field.squad()) < field.box.common_slots


def relocate(field: Field, hero: i64, log: Log) -> None:
    """10.21 The Common Team: a Character joins it, or retreats."""
    field.common[hero] = 1 - field.common[hero]
    field.relocations[hero // SIZE] += 1
    tell(field, log, "10.21/joins" if field.common[hero] else "10.21/retreats", hero)


# 10.26 The Mob's script


def mob_turn(field: Field, dice: Dice, log: Log) -> None:
    """10.26 The Mob's script: the next row, one action after another."""
    cards = field.cards
    card = field.who[MOB]
    if cards.rows[card] == 0:
        return
    row = cards.first_row[card] + field.row
    field.row = (field.row + 1) % cards.rows[card]
    for at in range(cards.row_first[row], cards.row_last[row]):
        mob_act(field, cards.first_act[card] + cards.script[at], dice, log)
    if field.box.mob_extra:
        mob_act(field, cards.first_act[card], dice, log)


def mob_act(field: Field, move: i64, dice: Dice, log: Log) -> None:
    """10.26 The Mob's script: one action, if its first step has a legal object.
    10.27 The Mob's targets: fixed as each of its actions begins.
    """
    if field.who[MOB] < 0 or field.ended:
        return
    use = Use()
    begin(field, use, move, MOB_WAY, MOB_SEAT, MOB, NONE)
    use.prey = field.squad()
    if use.prey == 0:
        use.prey = field.everybody() & ~(1 << MOB)
    if not mob_opens(field, use):
        return
    log.say("10.26/acts", move)
    if use.picks & PICK_ENEMY:
        choose(use, PICK_ENEMY, mob_aim(field, use, dice, log))
    if use.picks & PICK_ALLY:
        choose(use, PICK_ALLY, MOB)
    use.picks = 0
    pay(field, use, log)
    resolve(field, use, dice, log)


def mob_opens(field: Field, use: Use) -> bool:
    """9.3 Legal object of a first step: among the Mob's possible targets.
    10.28 What the Mob shrugs off: `foe` and `gear` find nobody.
    """
    need = field.cards.move_opens[use.move]
    if need == ENEMY or need == SPLASH:
        return mob_prey(field, use) != 0
    if need == FOE_TEAM:
        return use.prey != 0
    if need == GEAR or need == FOE:
        return False
    return opens(field, MOB_SEAT, MOB, use.move)


def mob_prey(field: Field, use: Use) -> i64:
    """6.10 Choosing an enemy: the Mob too, among its possible targets."""
    bound = prey(field, MOB_SEAT, MOB)
    if bound & use.prey:
        return bound & use.prey
    return prey(field, MOB_SEAT, NONE) & use.prey


def mob_aim(field: Field, use: Use, dice: Dice, log: Log) -> i64:
    """10.27 The Mob's targets: weakest, strongest, charged or at random."""
    mask = mob_prey(field, use)
    if mask == 0:
        return NONE
    aim = field.cards.move_aim[use.move]
    if aim == AIM_WEAKEST:
        chosen = weakest(field, mask)
    elif aim == AIM_STRONGEST or aim == AIM_CHARGED:
        chosen = most(field, mask, aim)
    else:
        chosen = field.draw_one(mask, dice)
    tell(field, log, "10.27/aims", chosen)
    return chosen


def most(field: Field, mask: i64, aim: i64) -> i64:
    """10.27 The Mob's targets: the toughest, or the one with most energy.
    1.8 Turn order and ties: between equals.
    """
    best: i64 = NONE
    highest: i64 = -1
    for at in range(field.heroes):
        hero = field.ring(at)
        if mask >> hero & 1:
            worth = field.energy[hero]
            if aim == AIM_STRONGEST:
                worth = field.toughness(hero)
            if worth > highest:
                highest = worth
                best = hero
    return best
