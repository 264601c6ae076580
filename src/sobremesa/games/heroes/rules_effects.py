"""HC-9.14 to HC-9.22: what steps do to energy, hands, decks and Events."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64

from .content import DRAIN, ENERGY, GEAR_PLACE, MOB, MOB_SEAT
from .rules_damage import discard_gear
from .rules_energy import gear_limit, limit
from .rules_field import NONE, Field
from .rules_hands import show_hand
from .rules_tell import tell


class Use:
    """A move being used: who, on whom, and how far it has come."""

    def __init__(self) -> None:
        self.move: i64 = NONE
        self.way: i64 = NONE  # which action of its user, see `rules_combat`
        self.seat: i64 = NONE  # the acting player
        self.actor: i64 = NONE  # the acting Character
        self.place: i64 = NONE  # or the Equipment, or the Source
        self.step: i64 = 0
        self.picks: i64 = 0  # choices still to make
        self.enemy: i64 = NONE
        self.foe: i64 = NONE
        self.gear: i64 = NONE
        self.ally: i64 = NONE
        self.other: i64 = NONE
        self.own: i64 = NONE
        self.times: i64 = 0  # resolutions so far
        self.attack = False
        self.attacker: i64 = NONE  # of a `hit:` trigger
        self.evaded: i64 = 0  # Characters the attack does nothing to, as bits
        self.spared: i64 = 0  # by Perception
        self.hits: i64 = 0  # whose `hit:` it has fired
        self.might: i64 = 0  # of the actor, as last known (7.12)
        self.pace: i64 = 0
        self.owing: i64 = 0  # cards the foe has still to discard
        self.prey: i64 = 0  # possible targets of the Mob

    def clone(self) -> "Use":
        twin = Use()
        if self.move < 0:
            return twin
        twin.move, twin.way, twin.seat = self.move, self.way, self.seat
        twin.actor, twin.place, twin.step = self.actor, self.place, self.step
        twin.picks, twin.enemy, twin.foe = self.picks, self.enemy, self.foe
        twin.gear, twin.ally, twin.other = self.gear, self.ally, self.other
        twin.own, twin.times, twin.attack = self.own, self.times, self.attack
        twin.attacker, twin.evaded, twin.spared = (
            self.attacker,
            self.evaded,
            self.spared,
        )
        twin.hits, twin.might, twin.pace = self.hits, self.might, self.pace
        twin.owing, twin.prey = self.owing, self.prey
        return twin


def on_gear(field: Field, use: Use, op: i64, amount: i64, place: i64, log: Log) -> None:
    """9.18 Step energy: on Equipment, up to its limit.
    9.19 Step drain: from Equipment.
    9.20 Step siphon: from Equipment.
    5.18 Equipment without energy: at once.
    """
    if op == ENERGY:
        added = min(amount, gear_limit(field, place) - field.charge[place])
        if added > 0:
            field.charge[place] += added
            tell(field, log, "9.18/charged", GEAR_PLACE + place, added)
        return
    taken = min(amount, field.charge[place])
    field.charge[place] -= taken
    if op == DRAIN:
        tell(field, log, "9.19/drained", GEAR_PLACE + place, taken)
    else:
        siphon(field, use, GEAR_PLACE + place, taken, log)
    if field.charge[place] == 0 and place != use.place:
        discard_gear(field, place, log)


def siphon(field: Field, use: Use, place: i64, taken: i64, log: Log) -> None:
    """9.20 Step siphon: to the actor; what exceeds its limit dissipates."""
    if taken < 1:
        return
    tell(field, log, "9.20/siphoned", place, taken)
    if use.actor >= 0:
        if field.who[use.actor] >= 0:
            charge_hero(field, use.actor, taken, "9.20/gains", log)
    elif use.place >= 0 and field.gear[use.place] >= 0:
        room = gear_limit(field, use.place) - field.charge[use.place]
        field.charge[use.place] += min(taken, room)


def charge_hero(field: Field, hero: i64, amount: i64, key: str, log: Log) -> None:
    """4.7 Energy above the limit: it dissipates.
    10.28 What the Mob shrugs off: it has no energy.
    """
    if hero == MOB:
        return
    added = min(amount, limit(field, hero) - field.energy[hero])
    if added > 0:
        field.energy[hero] += added
        tell(field, log, key, hero, added)
    if added < amount:
        tell(field, log, "4.7/dissipates", hero, amount - added)


def ready(field: Field, hero: i64, log: Log) -> None:
    """6.13 Readying: back to 0° and to the end of the attack order."""
    if field.turned[hero] != 2 or hero == MOB:
        return
    field.turned[hero] = 0
    tell(field, log, "6.13/readied", hero)
    if field.fighting and (not field.box.coop or field.common[hero]):
        field.order = append(field.order, hero)


def draw_card(field: Field, seat: i64, key: str, dice: Dice, log: Log) -> i64:
    """3.3 Drawing cards: one; an empty deck gives nothing."""
    if seat == MOB_SEAT or field.decks[seat].size() == 0:
        return NONE
    card = field.decks[seat].draw(dice)
    field.hands[seat * field.cards.count + card] += 1
    log.whisper(key, 1 << seat, seat, card)
    return card


def discard_event(field: Field, key: str, log: Log) -> None:
    """9.22 Step discard_event: the Event in play goes to its owner's deck.
    5.26 What affects an Event: no other step touches it.
    """
    if field.event < 0:
        return
    card, seat = field.event, field.invoker
    field.event = field.invoker = NONE
    log.say(key, seat, card)
    field.bury(seat, card, log)


def ask_discards(field: Field, use: Use, amount: i64, log: Log) -> None:
    """9.14 Step discard: that player chooses; all if there are fewer."""
    if use.foe < 0 or use.foe == MOB_SEAT or field.out[use.foe]:
        return
    use.owing = min(amount, field.hand_size(use.foe))
    if use.owing > 0:
        log.say("9.14/must", use.foe, use.owing)


def reveal(field: Field, use: Use, log: Log) -> None:
    """9.15 Step reveal: a hand, once, to every player of the actor's side."""
    if use.foe < 0 or use.foe == MOB_SEAT:
        return
    eyes = 1 << use.foe
    for seat in range(field.box.seats):
        if field.side[seat] == field.side[use.seat]:
            eyes |= 1 << seat
    show_hand(field, use.foe, eyes)
    if not log.heard:
        return
    count = field.cards.count
    for card in range(count):
        for _ in range(field.hands[use.foe * count + card]):
            log.whisper("9.15/reveals", eyes, use.foe, card)
