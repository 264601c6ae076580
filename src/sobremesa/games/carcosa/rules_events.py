"""CA-14, CA-15 and CA-9.20: what Events, Omens and the Tue-Tue do."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64

from .actions import DISCARD, INVITE
from .content import (
    BLOW,
    BLUNT,
    CORPSE,
    DIVAN,
    ELEVATOR,
    EVENT,
    FACE_CHANGER,
    FLOORS,
    FURY,
    GOBLIN,
    LOWEST,
    MEAL,
    MIRROR,
    MOTEMEY_CALL,
    NOBODY,
    OMEN_GOBLIN,
    OMEN_QUEEN,
    OMEN_SPIDER,
    POISONED,
    QUEEN,
    SERENITY,
    SERVANT,
    SIDE,
    SPIDER,
    SPIDERLING,
)
from .rules_agenda import BY_OMEN, T_SHOP
from .rules_content import EventCard
from .rules_mind import (
    check,
    clear_statuses,
    gain_status,
    ignores_yellow,
    lose,
    recover,
    set_sanity,
    total,
)
from .rules_monsters import place, reveal_monster
from .rules_places import free_room
from .rules_table import House


def outcome(house: House, dice: Dice, log: Log) -> None:
    """14.8 Elevator: its turn ends, or up one floor or two.
    14.9 Trapdoor: its turn ends, or down two floors or one.

    What the check of the card on the table comes to.
    """
    s, card = house.revealer, house.card
    value = total(house, s)
    house.die = 0
    if card < EVENT:
        omen(house, s, card, value, dice, log)
        return
    told = house.content.events[card - EVENT]
    if told.acts == FURY:
        fury(house, s, value, told, log)
    elif told.acts == CORPSE:
        corpse(house, s, value, told, log)
    elif told.acts == MEAL:
        meal(house, s, value, told, log)
    elif told.acts == DIVAN:
        divan(house, s, value, told, log)
    elif told.acts == FACE_CHANGER:
        change_faces(house, s, value, told, log)
    elif value < told.first:
        house.end_turn(s, log)
    elif told.acts == ELEVATOR:
        travel(house, s, 1 if value < told.second else 2, "14.8/rises", log)
    else:
        travel(house, s, 1 if value < told.second else 2, "14.9/falls", log)


# Events


def event(house: House, s: i64, card: i64, dice: Dice, log: Log) -> None:
    """Events with a check go on to their outcome; the others act at once."""
    told = house.content.events[card - EVENT]
    acts = told.acts
    if acts == FURY or acts == BLOW or acts == MIRROR:
        if ignores_yellow(house, s, card, log):
            return
    if acts == MIRROR:
        mirror(house, s, log)
    elif acts == BLOW:
        blow(house, s, told, log)
    elif acts == MOTEMEY_CALL:
        peddler(house, s, log)
    else:
        check(house, s, dice, log)


def fury(house: House, s: i64, value: i64, told: EventCard, log: Log) -> None:
    """14.1 Fury of Yellow: doubled for good, the King comes, or he is banished.
    9.17 Illuminated and Protected: the latter lose nothing.
    """
    floor, card = house.floor(s), house.card
    if value < told.first:
        house.doubled = True
        log.say("14.1/doubled")
    elif value >= told.second:
        banish(house, told.banish, log)
    elif house.vanish == 0 and not house.false_king_on(floor):
        house.king_floor = floor
        log.say("14.1/king", floor)
        for turn in range(len(house.souls)):
            t = house.in_turn(turn)
            soul = house.souls[t]
            if soul.node // SIDE == floor and not ignores_yellow(house, t, card, log):
                loss = told.loss * 2 if house.doubled else told.loss
                lose(house, t, loss, "14.1/loses", log)
        house.settle()


def banish(house: House, rounds: i64, log: Log) -> None:
    """7.9 Banishing: the King waits on the Sanctuary's floor."""
    if house.settings.vanish_adds:
        house.vanish += rounds
    else:
        house.vanish = max(house.vanish, rounds)
    house.king_floor = house.settings.sanctuary // SIDE
    log.say("7.9/banished", house.vanish)


def corpse(house: House, s: i64, value: i64, told: EventCard, log: Log) -> None:
    """14.2 There Is a Corpse: a lost turn, a loss, or a Blunt.
    5.16 Discards and supply: that one comes from the supply.
    """
    if value < told.first:
        house.souls[s].skip = True
        log.say("14.2/stays", s)
    elif value < told.second:
        lose(house, s, told.loss, "14.2/loses", log)
        house.settle()
    else:
        house.supplied += 1
        log.say("14.2/takes", s, BLUNT)
        house.gain(s, BLUNT)


def mirror(house: House, s: i64, log: Log) -> None:
    """14.3 Yellow Mirror: sanity becomes its negative."""
    set_sanity(house, s, -house.souls[s].sanity, "14.3/set", log)
    house.settle()


def meal(house: House, s: i64, value: i64, told: EventCard, log: Log) -> None:
    """14.4 A Meal Is Served: from poison to a guest."""
    if value < told.first:
        lose(house, s, told.loss, "14.4/loses", log)
        house.settle()
    elif value < told.second:
        gain_status(house, s, POISONED, "14.4/gains", log)
    elif value < told.third or len(house.souls) == 1:
        recover(house, s, told.recover, "14.4/recovers", log)
    else:
        house.ask(INVITE, s)


def invite(house: House, s: i64, guest: i64, log: Log) -> None:
    """14.4 A Meal Is Served: both recover, and the guest comes.
    5.6 Deferred arrivals: after the card has been put away.
    """
    log.say("14.4/invites", s, guest)
    card = house.card if house.card >= EVENT else MEAL
    gain = house.content.events[card - EVENT].recover
    recover(house, s, gain, "14.4/recovers", log)
    recover(house, guest, gain, "14.4/recovers", log)
    node = house.souls[s].node
    if house.souls[guest].node != node:
        log.say("5.6/comes", guest, node)
        house.bring(guest, node, log)


def divan(house: House, s: i64, value: i64, told: EventCard, log: Log) -> None:
    """14.5 Yellow Divan: statuses go, or Serenity comes."""
    if value >= told.second:
        gain_status(house, s, SERENITY, "14.5/gains", log)
        return
    clear_statuses(house, s, log)
    if value >= told.first:
        recover(house, s, told.recover, "14.5/recovers", log)


def change_faces(house: House, s: i64, value: i64, told: EventCard, log: Log) -> None:
    """14.6 Face Changer: change places with the next soul, or the one before."""
    souls: i64 = len(house.souls)
    other = (s + (1 if value < told.first else souls - 1)) % souls
    here, there = house.souls[s].node, house.souls[other].node
    if here != there:
        log.say("14.6/swaps", s, other)
        house.bring(s, there, log)
        house.bring(other, here, log)


def blow(house: House, s: i64, told: EventCard, log: Log) -> None:
    """14.7 Yellow Blow: a loss."""
    lose(house, s, told.loss, "14.7/loses", log)
    house.settle()


def travel(house: House, s: i64, floors: i64, key: str, log: Log) -> None:
    """14.8 Elevator: after floor 3 comes 1.
    14.9 Trapdoor: down two is up one, and down one up two.
    """
    node = house.souls[s].node
    node = (node + floors * SIDE) % (FLOORS * SIDE)
    log.say(key, s, node)
    house.bring(s, node, log)


def peddler(house: House, s: i64, log: Log) -> None:
    """14.10 Motemey Passes By: the revealer may deal with the merchant."""
    log.say("14.10/merchant", s)
    house.then(T_SHOP, s)


# Omens and the Tue-Tue


def omen(house: House, s: i64, card: i64, value: i64, dice: Dice, log: Log) -> None:
    """15.2 Omen of the Spider: itself, or a Spiderling.
    15.3 Omen of the Goblin: itself, or a thing is discarded.
    15.4 Omen of the Queen: herself, or an Ice Servant.
    15.5 Omen of the Tue-Tue: itself, or sanity is set.
    1.8 Impossible parts: who has nothing discards nothing.
    """
    mild = value >= house.content.mild_from[card]
    if card == OMEN_SPIDER:
        log.say("15.2/omen", s)
        if not mild:
            reveal_monster(house, SPIDER, s, dice, log)
        else:
            node = free_room(house, house.souls[s].node, NOBODY)
            place(house, SPIDERLING, node, dice, log)
            house.end_turn(s, log)
    elif card == OMEN_GOBLIN:
        log.say("15.3/omen", s)
        if not mild:
            reveal_monster(house, GOBLIN, s, dice, log)
        elif house.souls[s].belongings() > 0:
            house.ask(DISCARD, s, BY_OMEN)
    elif card == OMEN_QUEEN:
        log.say("15.4/omen", s)
        if not mild:
            reveal_monster(house, QUEEN, s, dice, log)
        else:
            place(house, SERVANT, house.souls[s].node, dice, log)
    else:
        log.say("15.5/omen", s)
        if not mild:
            tue_tue(house, s, log)
        else:
            set_sanity(house, s, house.content.omen_sanity, "15.5/set", log)


def tue_tue(house: House, s: i64, log: Log) -> None:
    """9.20 Tue-Tue: the first costs little, the next more, the last all."""
    content = house.content
    house.tue_tues += 1
    log.say("9.20/counts", s, house.tue_tues)
    if house.tue_tues >= house.settings.tue_tue_fatal:
        set_sanity(house, s, LOWEST, "9.20/set", log)
    else:
        first = house.tue_tues == 1
        loss = content.first_tue_tue if first else content.tue_tue
        lose(house, s, loss, "9.20/loses", log)
    house.settle()
