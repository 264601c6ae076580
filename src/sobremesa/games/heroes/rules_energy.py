"""HC-4 Energy: limits, the pool, Silos."""

from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .content import GEAR_PLACE, HANDS, PLANT_PLACE, SIZE
from .rules_damage import discard_gear
from .rules_field import Field
from .rules_tell import tell


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
    """4.2 Basic Sources: each adds 1 energy to the pool."""
    for place in range(seat * SIZE, seat * SIZE + SIZE):
        card = field.plant[place]
        if card >= 0 and field.cards.basic[card]:
            generate(field, place, log)


def generate(field: Field, place: i64, log: Log) -> None:
    """4.1 The pool: there energy lies first.
    4.2 Basic Sources: one more.
    """
    field.pool[place // SIZE] += 1
    tell(field, log, "4.2/gives", PLANT_PLACE + place)


def can_allocate(field: Field, seat: i64, at: i64) -> bool:
    """4.4 Allocating energy: to an own Character or non-Silo Equipment with room."""
    if at < SIZE:
        hero = seat * SIZE + at
        return field.who[hero] >= 0 and field.energy[hero] < limit(field, hero)
    place = seat * SIZE + at - SIZE
    card = field.gear[place]
    if card < 0 or field.cards.silo[card]:
        return False
    return field.charge[place] < gear_limit(field, place)


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
        card = field.gear[place]
        if card >= 0 and field.cards.silo[card]:
            room = gear_limit(field, place) - field.charge[place]
            kept = min(room, field.pool[seat])
            if kept > 0:
                field.charge[place] += kept
                field.pool[seat] -= kept
                tell(field, log, "4.10/stored", GEAR_PLACE + place, kept)
    if field.pool[seat] > 0:
        log.say("4.10/dissipates", seat, field.pool[seat])
        field.pool[seat] = 0
