"""HC-4 Energy: limits, the pool, Sources, Silos; steps that move energy."""

from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .content import DRAIN, ENERGY, GEAR_PLACE, HANDS, MOB, PLANT_PLACE, SIZE
from .rules_agenda import GEAR_WAY, NONE, Use
from .rules_table import Field, tell


def limit(field: Field, hero: i64) -> i64:
    """4.5 Energy limit: the same for all.
    4.6 Storage: a Character's limit is the largest there is.
    """
    cards = field.cards
    most = max(field.box.energy_limit, cards.storage[field.who[hero]])
    for at in range(hero * HANDS, hero * HANDS + HANDS):
        if field.attached[at] >= 0:
            most = max(most, cards.storage[field.attached[at]])
    return most


def gear_limit(field: Field, place: i64) -> i64:
    """4.5 Energy limit: for Equipment too.
    4.6 Storage: or what it has of it.
    """
    storage = field.cards.storage[field.gear[place]]
    return storage if storage > 0 else field.box.energy_limit


def trim(field: Field, hero: i64, log: Log) -> None:
    """4.7 Energy above the limit: when a limit drops, the excess dissipates."""
    if field.who[hero] < 0:
        return
    excess = field.energy[hero] - limit(field, hero)
    if excess > 0:
        field.energy[hero] -= excess
        tell(field, log, "4.7/dissipates", hero, excess)


def collect(field: Field, seat: i64, log: Log) -> None:
    """4.2 Basic Sources: each adds its energy to the pool."""
    for place in range(seat * SIZE, seat * SIZE + SIZE):
        card = field.plant[place]
        if card >= 0 and field.cards.basic[card]:
            generate(field, place, log)


def generate(field: Field, place: i64, log: Log) -> None:
    """4.1 The pool: there energy lies first.
    4.2 Basic Sources: what this one gives.
    """
    count = field.cards.gives[field.plant[place]]
    field.pool[place // SIZE] += count
    tell(field, log, "4.2/gives", PLANT_PLACE + place, count)


def can_activate(field: Field, place: i64) -> bool:
    """4.3 Advanced Sources: once per turn, if the pool has the cost."""
    move = activation(field, place)
    if move < 0 or field.lit[place]:
        return False
    return field.pool[place // SIZE] >= field.cards.move_cost[move]


def activation(field: Field, place: i64) -> i64:
    """4.3 Advanced Sources: what activating the one at a place does, or -1."""
    card = field.plant[place]
    return field.cards.move[card] if card >= 0 else NONE


def can_allocate(field: Field, seat: i64, at: i64) -> bool:
    """4.4 Allocating energy: to an own Character or non-Silo Equipment with room."""
    if at < SIZE:
        hero = seat * SIZE + at
        return field.who[hero] >= 0 and room(field, hero) > 0
    place = seat * SIZE + at - SIZE
    if field.gear[place] < 0 or is_silo(field, place):
        return False
    return gear_room(field, place) > 0


def room(field: Field, hero: i64) -> i64:
    """4.5 Energy limit: how much more a Character can hold."""
    return limit(field, hero) - field.energy[hero]


def gear_room(field: Field, place: i64) -> i64:
    """4.5 Energy limit: how much more an Equipment can hold."""
    return gear_limit(field, place) - field.charge[place]


def is_silo(field: Field, place: i64) -> bool:
    """5.21 Silos: whether the Equipment at a place is one."""
    card = field.gear[place]
    return card >= 0 and field.cards.silo[card] == 1


def can_release(field: Field, place: i64) -> bool:
    """4.11 Releasing a Silo: while it has energy."""
    return is_silo(field, place) and field.charge[place] > 0


def allocate(field: Field, seat: i64, at: i64, log: Log) -> None:
    """4.4 Allocating energy: one moves from the pool to a card.
    4.9 Dissipated and allocated: the latter.
    """
    field.pool[seat] -= 1
    if at < SIZE:
        field.energy[seat * SIZE + at] += 1
        tell(field, log, "4.4/allocated", seat * SIZE + at)
    else:
        field.charge[seat * SIZE + at - SIZE] += 1
        tell(field, log, "4.4/allocated", GEAR_PLACE + seat * SIZE + at - SIZE)


def release(field: Field, place: i64, log: Log) -> None:
    """4.11 Releasing a Silo: one energy to the pool.
    5.18 Equipment without energy: an empty one goes.
    """
    field.charge[place] -= 1
    field.pool[place // SIZE] += 1
    tell(field, log, "4.11/released", GEAR_PLACE + place)
    if field.charge[place] == 0:
        discard_gear(field, place, log)


def store(field: Field, seat: i64, log: Log) -> None:
    """4.10 Energy left over: Silos fill in order, the rest dissipates.
    4.9 Dissipated and allocated: the former.
    """
    for place in range(seat * SIZE, seat * SIZE + SIZE):
        if is_silo(field, place):
            kept = min(gear_room(field, place), field.pool[seat])
            if kept > 0:
                field.charge[place] += kept
                field.pool[seat] -= kept
                tell(field, log, "4.10/stored", GEAR_PLACE + place, kept)
    if field.pool[seat] > 0:
        log.say("4.10/dissipates", seat, field.pool[seat])
        field.pool[seat] = 0


def discard_gear(field: Field, place: i64, log: Log) -> None:
    """5.18 Equipment without energy: it is discarded."""
    card = field.gear[place]
    tell(field, log, "5.18/spent", GEAR_PLACE + place)
    field.gear[place] = NONE
    field.charge[place] = field.worked[place] = 0
    field.bury(place // SIZE, card, log)


# 9.18 to 9.20


def charge_hero(field: Field, hero: i64, amount: i64, key: str, log: Log) -> None:
    """4.7 Energy above the limit: it dissipates.
    10.28 What the Mob shrugs off: it has no energy.
    """
    if hero == MOB:
        return
    added = min(amount, room(field, hero))
    if added > 0:
        field.energy[hero] += added
        tell(field, log, key, hero, added)
    if added < amount:
        tell(field, log, "4.7/dissipates", hero, amount - added)


def charge_gear(field: Field, place: i64, amount: i64, key: str, log: Log) -> None:
    """4.7 Energy above the limit: of an Equipment too, it dissipates."""
    added = min(amount, gear_room(field, place))
    if added > 0:
        field.charge[place] += added
        tell(field, log, key, GEAR_PLACE + place, added)
    if added < amount:
        tell(field, log, "4.7/dissipates", GEAR_PLACE + place, amount - added)


def on_gear(field: Field, use: Use, op: i64, amount: i64, place: i64, log: Log) -> None:
    """9.18 Step energy: on Equipment, up to its limit.
    9.19 Step drain: from Equipment.
    9.20 Step siphon: from Equipment.
    5.18 Equipment without energy: at once.
    """
    if op == ENERGY:
        charge_gear(field, place, amount, "9.18/charged", log)
        return
    taken = min(amount, field.charge[place])
    field.charge[place] -= taken
    if op == DRAIN:
        tell(field, log, "9.19/drained", GEAR_PLACE + place, taken)
    else:
        siphon(field, use, GEAR_PLACE + place, taken, log)
    if field.charge[place] == 0 and place != using_gear(use):
        discard_gear(field, place, log)


def siphon(field: Field, use: Use, place: i64, taken: i64, log: Log) -> None:
    """9.20 Step siphon: to the actor; what exceeds its limit dissipates."""
    if taken < 1:
        return
    tell(field, log, "9.20/siphoned", place, taken)
    gear = using_gear(use)
    if use.actor >= 0:
        if field.who[use.actor] >= 0:
            charge_hero(field, use.actor, taken, "9.20/gains", log)
    elif gear >= 0 and field.gear[gear] >= 0:
        charge_gear(field, gear, taken, "9.20/gains", log)


def using_gear(use: Use) -> i64:
    """The Equipment whose action is used, or -1."""
    return use.place if use.way == GEAR_WAY else NONE
