"""HC-6.3 to HC-6.8: the active Character, and the use of a move from end to end."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .actions import (
    ACT,
    AGAIN,
    COMBAT,
    DISCARD,
    MAIN,
    OPPONENT,
    PASS,
    REPEAT,
    TARGET,
    TARGET_GEAR,
)
from .content import (
    CONFUSION,
    GEAR_PLACE,
    MOB,
    MOB_SEAT,
    PICK_ALLY,
    PICK_ENEMY,
    PICK_FOE,
    PICK_GEAR,
    PICK_OTHER,
    PICK_OWN,
    PLANT_PLACE,
    SIZE,
    bit,
)
from .rules_agenda import (
    CARD_WAY,
    FIGHT,
    GEAR_WAY,
    MOB_WAY,
    NONE,
    PASSIVE_WAY,
    SOURCE_WAY,
    T_FIGHTER,
    T_USED,
    Use,
)
from .rules_cards import detach
from .rules_combat import (
    aims,
    cost_of,
    evaders,
    foreign_gear,
    move_of,
    opponents,
    own_gear,
    prey,
    rages,
    usable_again,
)
from .rules_effects import remember, resolve, tell_evaders
from .rules_energy import discard_gear, trim
from .rules_table import SIDEWAYS, TILTED, Field, tell, tell_both


def act(field: Field, row: i64, dice: Dice, log: Log) -> None:
    """6.5 Acting or passing: what was chosen."""
    hero = field.active
    if row == PASS:
        tell(field, log, "6.5/passes", hero)
        field.then(T_FIGHTER)
    elif row < ACT:
        use_hero(field, hero, PASSIVE_WAY, dice, log)
    else:
        use_hero(field, hero, row - ACT, dice, log)


def use_hero(field: Field, hero: i64, way: i64, dice: Dice, log: Log) -> None:
    """6.4 Active actions: a Character uses one.
    6.12 Passive actions: or this.
    """
    move = move_of(field, hero, way)
    begin(field, field.use, move, way, hero // SIZE, hero, NONE)
    ask_targets(field, dice, log)


def use_source(field: Field, place: i64, dice: Dice, log: Log) -> None:
    """4.3 Advanced Sources: one is activated."""
    move = field.cards.move[field.plant[place]]
    begin(field, field.use, move, SOURCE_WAY, place // SIZE, NONE, place)
    ask_targets(field, dice, log)


def use_gear(field: Field, place: i64, number: i64, dice: Dice, log: Log) -> None:
    """5.22 Using Equipment: one of its actions."""
    move = field.cards.first_act[field.gear[place]] + number
    begin(field, field.use, move, GEAR_WAY, place // SIZE, NONE, place)
    ask_targets(field, dice, log)


# 6.7 Order of a use


def begin(
    field: Field, use: Use, move: i64, way: i64, seat: i64, actor: i64, place: i64
) -> None:
    """6.7 Order of a use: the action is chosen."""
    use.move, use.way, use.seat = move, way, seat
    use.actor, use.place = actor, place
    use.times = 0
    start_over(field, use)


def start_over(field: Field, use: Use) -> None:
    """Nothing chosen yet, nothing resolved."""
    use.step = field.cards.move_first[use.move]
    use.picks = field.cards.move_picks[use.move]
    use.enemy = use.foe = use.gear = use.ally = use.other = use.own = NONE
    use.attack = False
    use.evaded = use.spared = use.hits = use.owing = 0
    use.might = use.pace = 0


def ask_targets(field: Field, dice: Dice, log: Log) -> None:
    """6.7 Order of a use: targets, then paying, then the steps."""
    pick = next_pick(field, field.use, dice, log)
    if pick == 0:
        pay(field, field.use, log)
        carry_out(field, dice, log)
    elif pick == PICK_FOE:
        field.ask(OPPONENT, field.use.seat)
    elif pick == PICK_GEAR or pick == PICK_OWN:
        field.ask(TARGET_GEAR, field.use.seat)
    else:
        field.ask(TARGET, field.use.seat)


def aim(field: Field, chosen: i64, dice: Dice, log: Log) -> None:
    """9.4 Choices before paying: one is made."""
    choose(field.use, field.use.pick(), chosen)
    ask_targets(field, dice, log)


def candidates(field: Field, use: Use, pick: i64) -> i64:
    """9.4 Choices before paying: what may be chosen, as bits of places or seats."""
    if pick == PICK_ENEMY:
        return prey(field, use.seat, use.actor)
    if pick == PICK_FOE:
        return opponents(field, use.seat, field.cards.move_teams[use.move] == 1)
    if pick == PICK_GEAR:
        return foreign_gear(field, use.seat)
    if pick == PICK_ALLY:
        return field.friends(use.seat)
    if pick == PICK_OTHER:
        mask = field.friends(use.seat)
        return mask & ~bit(use.actor) if use.actor >= 0 else mask
    return own_gear(field, use.seat)


def next_pick(field: Field, use: Use, dice: Dice, log: Log) -> i64:
    """8.25 Fury: the enemy is drawn.

    The next choice with more than one option, as a bit; 0 when all are made.
    """
    while use.picks:
        pick = use.pick()
        if confused(field, use, pick):
            chosen = stumble(field, use, dice, log)
        else:
            mask = candidates(field, use, pick)
            if raging(field, use, pick) and mask:
                chosen = field.draw_one(mask, dice)
                tell_both(field, log, "8.25/rages", use.actor, chosen)
            elif mask & (mask - 1):
                return pick
            else:
                chosen = lowest(mask)
        choose(use, pick, chosen)
    return 0


def confused(field: Field, use: Use, pick: i64) -> bool:
    """8.24 Confusion: every single Character its actions would choose is drawn."""
    if use.actor < 0 or field.force[use.actor] >> CONFUSION & 1 == 0:
        return False
    return pick == PICK_ENEMY or pick == PICK_ALLY or pick == PICK_OTHER


def stumble(field: Field, use: Use, dice: Dice, log: Log) -> i64:
    """8.24 Confusion: anybody else in play; co-op: the Common Team and the Mob."""
    mask = field.everybody()
    if field.box.coop:
        mask = field.squad() | field.team(MOB_SEAT)
    mask &= ~bit(use.actor)
    if mask == 0:
        return NONE
    chosen = field.draw_one(mask, dice)
    tell_both(field, log, "8.24/stumbles", use.actor, chosen)
    return chosen


def raging(field: Field, use: Use, pick: i64) -> bool:
    """8.25 Fury: the enemy of the first step is drawn at random."""
    if pick != PICK_ENEMY or use.actor < 0:
        return False
    return rages(field, use.actor) and aims(field, use.move)


def lowest(mask: i64) -> i64:
    """The place of a mask's lowest bit, or -1."""
    at: i64 = 0
    if mask == 0:
        return NONE
    while mask >> at & 1 == 0:
        at += 1
    return at


def choose(use: Use, pick: i64, chosen: i64) -> None:
    """9.4 Choices before paying: the enemy's controller is also the foe."""
    use.picks &= ~pick
    if pick == PICK_ENEMY:
        use.enemy = chosen
        use.foe = chosen // SIZE if chosen >= 0 else NONE
    elif pick == PICK_FOE:
        use.foe = chosen
    elif pick == PICK_GEAR:
        use.gear = chosen
    elif pick == PICK_ALLY:
        use.ally = chosen
    elif pick == PICK_OTHER:
        use.other = chosen
    else:
        use.own = chosen


def pay(field: Field, use: Use, log: Log) -> None:
    """6.7 Order of a use: the cost is paid; now it begins.
    6.11 Evading: checked once, before the first step.
    9.30 Flag sure: then nobody evades.
    """
    way = use.way
    if way == SOURCE_WAY:
        pay_source(field, use, log)
    elif way == GEAR_WAY:
        pay_gear(field, use, log)
    elif way != MOB_WAY:
        pay_hero(field, use, log)
    use.times += 1
    use.attack = is_attack(way)
    remember(field, use)
    if use.attack and use.actor >= 0 and field.cards.move_sure[use.move] == 0:
        use.evaded = evaders(field, use.actor)
        if use.evaded and log.heard:
            tell_evaders(field, use, log)


def is_attack(way: i64) -> bool:
    """6.9 What an attack is: all but Sources and passive actions."""
    return way != SOURCE_WAY and way != PASSIVE_WAY


def pay_source(field: Field, use: Use, log: Log) -> None:
    """4.3 Advanced Sources: activated from the pool, once per turn."""
    cost = field.cards.move_cost[use.move]
    field.pool[use.seat] -= cost
    field.lit[use.place] = 1
    tell(field, log, "4.3/activated", PLANT_PLACE + use.place)
    if cost > 0:
        log.say("4.3/paid", use.seat, cost)


def pay_gear(field: Field, use: Use, log: Log) -> None:
    """5.20 Activation cost of Equipment: with the energy on it, or only held.
    5.22 Using Equipment: each action once per turn.
    """
    cards, move = field.cards, use.move
    if cards.move_hold[move] == 0:
        field.charge[use.place] -= cards.move_cost[move]
    slot = move - cards.first_act[field.gear[use.place]]
    field.worked[use.place] |= bit(slot)
    tell_use(field, use, GEAR_PLACE + use.place, "5.22/used", "5.22/attacks", log)


def pay_hero(field: Field, use: Use, log: Log) -> None:
    """6.6 Activation cost: with the energy on the Character, or only held.
    6.4 Active actions: the user is turned to 90°.
    6.8 Repeating: the cost is paid again.
    6.12 Passive actions: the user is turned to 45°.
    """
    way, move = use.way, use.move
    if field.cards.move_hold[move] == 0:
        field.energy[use.actor] -= cost_of(field, use.actor, way, move)
    field.used[use.actor] |= bit(way)
    passive = way == PASSIVE_WAY
    field.turned[use.actor] = TILTED if passive else SIDEWAYS
    if passive:
        tell_use(field, use, use.actor, "6.12/used", "6.12/aims", log)
    elif use.times == 0:
        tell_use(field, use, use.actor, "6.4/acts", "6.4/attacks", log)
    else:
        tell_use(field, use, use.actor, "6.8/again", "6.8/attacks", log)


def tell_use(
    field: Field, use: Use, place: i64, key: str, aimed: str, log: Log
) -> None:
    """6.7 Order of a use: all is chosen when it is paid, the enemy too."""
    if use.enemy >= 0:
        tell_both(field, log, aimed, place, use.enemy, use.move)
    else:
        tell(field, log, key, place, use.move)


def carry_out(field: Field, dice: Dice, log: Log) -> None:
    """6.7 Order of a use: the steps, from where they stopped."""
    if resolve(field, field.use, dice, log):
        field.then(T_USED)
    else:
        field.ask(DISCARD, field.use.foe)


def after_use(field: Field, log: Log) -> None:
    """6.8 Repeating: what may follow; else the use is over."""
    if may_repeat(field, field.use):
        field.ask(REPEAT, field.use.seat)
    else:
        finish_use(field, log)


def may_repeat(field: Field, use: Use) -> bool:
    """6.8 Repeating: up to N times in total, if it is usable again."""
    if use.way >= PASSIVE_WAY or use.times >= field.cards.move_repeat[use.move]:
        return False
    if field.who[use.actor] < 0:
        return False
    return usable_again(field, use.actor, use.way, use.move)


def repeat(field: Field, row: i64, dice: Dice, log: Log) -> None:
    """6.8 Repeating: new targets, the cost paid again; or it is enough."""
    if row == AGAIN:
        start_over(field, field.use)
        ask_targets(field, dice, log)
    else:
        finish_use(field, log)


def finish_use(field: Field, log: Log) -> None:
    use = field.use
    tidy(field, use, log)
    passive = use.way == PASSIVE_WAY
    use.move = NONE
    if field.phase != FIGHT:
        field.ask(MAIN, field.turn)
    elif passive and field.who[field.active] >= 0:
        field.ask(COMBAT, field.active // SIZE)
    else:
        field.then(T_FIGHTER)


def tidy(field: Field, use: Use, log: Log) -> None:
    """5.18 Equipment without energy: it goes when the action has resolved.
    5.15 How long an Action stays: one flagged `once` goes too.
    """
    if use.way == GEAR_WAY:
        if field.gear[use.place] >= 0 and field.charge[use.place] == 0:
            discard_gear(field, use.place, log)
    elif CARD_WAY <= use.way < PASSIVE_WAY and field.cards.move_once[use.move]:
        if field.who[use.actor] >= 0 and use.actor != MOB:
            detach(field, use.actor, use.way - CARD_WAY, log)
            trim(field, use.actor, log)
