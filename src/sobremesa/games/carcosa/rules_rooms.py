"""CA-12, CA-13, CA-5.9: special rooms, the merchant, looks, objects."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64, pop, vec

from .actions import (
    A_BUY,
    A_BUY_TALE,
    A_DISCARD,
    A_LEAVE,
    A_LOOK,
    A_PICK,
    A_SELL,
    A_SKIP,
    LOOK,
    PICK,
)
from .content import (
    COMPASS,
    DEPTH,
    ITEMS,
    KEY,
    NOBODY,
    NODE_ROOM,
    OBJECT,
    PARANOIA,
    PROTECTED,
    RING,
    ROOMS,
    SCROLL,
    STAIRS,
    TALE,
    TREASURE,
    VANITY,
    VIAL,
)
from .rules_agenda import (
    BY_OMEN,
    BY_SCROLL,
    BY_TAVERN,
    PEEK,
    SLOTS,
    T_ARRIVE,
    T_GAIN_KEY,
    T_LOOK,
)
from .rules_mind import can_pay, gain_status, lose, pay, recover, set_sanity
from .rules_places import box_on_floor, corridor
from .rules_souls import Soul
from .rules_table import House

# Looks


def peek(house: House, s: i64) -> None:
    """5.9 Corridor peek: at the top card of one Box of the floor, or not."""
    if house.settings.corridor_peek and box_on_floor(house, house.floor(s)):
        house.ask(LOOK, s, PEEK)


def look_options(house: House) -> list[int]:
    """5.9 Corridor peek: a Box of the floor, or none.
    12.2 Tavern: two different Boxes anywhere.
    13.7 Scroll: a Box of the floor.
    """
    legal: list[int] = []
    first: i64 = 0
    last: i64 = ROOMS
    if not anywhere(house):
        first = house.floor(house.asked) * 4
        last = first + 4
    for room in range(first, last):
        if house.boxes.size[house.boxes.at[room]] > 0 and room != house.seen_room:
            legal.append(A_LOOK + room)
    if may_skip(house):
        legal.append(A_SKIP)
    return legal


def anywhere(house: House) -> bool:
    """12.2 Tavern: it alone shows Boxes of other floors."""
    return house.purpose == BY_TAVERN


def may_skip(house: House) -> bool:
    """5.9 Corridor peek: it alone is no duty."""
    return house.purpose == PEEK


def look(house: House, s: i64, answer: i64, dice: Dice, log: Log) -> None:
    """1.5 Shared looks: every seat sees the card.
    5.9 Corridor peek: one card.
    12.2 Tavern: one, then a second.
    13.7 Scroll: the whole Box.
    """
    purpose = house.purpose
    if answer == A_SKIP:
        return
    room = answer - A_LOOK
    box = house.boxes.at[room]
    if purpose == BY_SCROLL:
        house.boxes.read_through(box, dice)
        log.say("13.7/reads", s, room)
        for depth in range(house.boxes.size[box]):
            log.say("13.7/looks", s, room, house.boxes.cells[box * DEPTH + depth])
        return
    card = house.boxes.look(box, 0, dice)
    log.say("5.9/looks" if purpose == PEEK else "12.2/looks", s, room, card)
    if purpose == BY_TAVERN:
        second = house.seen_room == NOBODY
        house.seen_room = room if second else NOBODY
        if second:
            house.then(T_LOOK, s)


def second_look(house: House, s: i64) -> None:
    """12.2 Tavern: at a second Box, if another one has cards."""
    for room in range(ROOMS):
        if room != house.seen_room and house.boxes.size[house.boxes.at[room]] > 0:
            house.ask(LOOK, s, BY_TAVERN)
            return
    house.seen_room = NOBODY


# Special rooms


def tavern(house: House, s: i64, log: Log) -> None:
    """12.2 Tavern: the top cards of two different Boxes anywhere."""
    house.drank = True
    pay(house, s, house.content.tavern_price, log)
    house.ask(LOOK, s, BY_TAVERN)


def doors(house: House, s: i64, target: i64, log: Log) -> None:
    """12.5 Yellow Doors: a loss for another soul, at whose node the user arrives."""
    node = house.souls[target].node
    log.say("12.5/through", s, target, node)
    house.then(T_ARRIVE, s, node)
    lose(house, target, house.content.doors_loss, "12.5/loses", log)
    house.settle()


def ritual(house: House, s: i64, dice: Dice, log: Log) -> None:
    """12.6 Lethal Chamber: a price of blood for the seventh key."""
    die = dice.roll(6)
    node = house.souls[s].node
    log.say("12.6/ritual", s, die)
    house.ritual_done = True
    house.then(T_GAIN_KEY, s)
    for turn in range(len(house.souls)):
        t = house.in_turn(turn)
        if house.souls[t].node == node:
            losses = house.content.user_loss if t == s else house.content.others_loss
            lose(house, t, losses[die - 1], "12.6/loses", log)
    house.settle()


def gain_key(house: House, s: i64, log: Log) -> None:
    """12.6 Lethal Chamber: then the user gains the seventh key."""
    house.souls[s].items[KEY] += 1
    log.say("12.6/takes", s, KEY)


def salon(house: House, s: i64, log: Log) -> None:
    """12.7 Beauty Salon: Protected; from some use on also Vanity."""
    house.salon_uses += 1
    gain_status(house, s, PROTECTED, "12.7/gains", log)
    if house.salon_uses >= house.content.vanity_from:
        gain_status(house, s, VANITY, "12.7/gains", log)


def chapel(house: House, s: i64, dice: Dice, log: Log) -> None:
    """12.8 Monastery of Madness: recover a die and more; a low one brings Paranoia."""
    die = dice.roll(6)
    log.say("12.8/prays", s, die)
    recover(house, s, die + house.content.chapel_recover, "12.8/recovers", log)
    if die <= house.content.paranoia_to:
        gain_status(house, s, PARANOIA, "12.8/gains", log)


def store(house: House, s: i64, item: i64, log: Log) -> None:
    """12.4 Armory: put a thing in."""
    house.stored += 1
    house.lose_item(s, item)
    house.armory[item] += 1
    log.say("12.4/stores", s, item)


def fetch(house: House, s: i64, item: i64, log: Log) -> None:
    """12.4 Armory: take a thing out."""
    house.stored += 1
    house.armory[item] -= 1
    house.souls[s].items[item] += 1
    log.say("12.4/fetches", s, item)


# The merchant


def shop_options(house: House, s: i64, legal: list[int]) -> None:
    """12.3 Motemey: one purchase per soul per round, any number of sales.
    4.15 Bounds of free uses: so a deal ends.
    """
    soul, settings = house.souls[s], house.settings
    if not soul.bought:
        if can_pay(soul, settings.merchant_cost) and house.merchant.size() > 0:
            legal.append(A_BUY)
        if can_pay(soul, settings.tale_cost) and house.display != NOBODY:
            legal.append(A_BUY_TALE)
    for item in range(OBJECT, TALE):
        if soul.items[item] > 0:
            legal.append(A_SELL + item - OBJECT)


def deal(house: House, s: i64, answer: i64, dice: Dice, log: Log) -> None:
    """12.3 Motemey: what was said to the merchant."""
    if answer == A_BUY:
        buy(house, s, dice, log)
    elif answer == A_BUY_TALE:
        house.souls[s].bought = True
        pay(house, s, house.settings.tale_cost, log)
        log.say("12.3/buys", s, house.display)
        house.souls[s].items[house.display] += 1
        house.display = NOBODY
    elif answer != A_LEAVE:
        item = answer - A_SELL + OBJECT
        house.discard_item(s, item)
        log.say("12.3/sells", s, item)
        gain = house.content.object_recover
        if item >= TREASURE:
            gain = house.content.treasure_recover
        recover(house, s, gain, "12.3/recovers", log)


def buy(house: House, s: i64, dice: Dice, log: Log) -> None:
    """12.3 Motemey: turn up two cards and take one."""
    house.souls[s].bought = True
    pay(house, s, house.settings.merchant_cost, log)
    pickable = False
    for _ in range(2):
        if house.merchant.size() > 0:
            item = house.merchant.draw(dice)
            house.shown = append(house.shown, item)
            log.say("12.3/shows", item)
            if may_pick(house.souls[s], item):
                pickable = True
    if pickable:
        house.ask(PICK, s)
    else:
        return_shown(house, log)


def pick_options(house: House) -> list[int]:
    """12.3 Motemey: one of the cards shown."""
    legal: list[int] = []
    for at in range(len(house.shown)):
        if may_pick(house.souls[house.asked], house.shown[at]):
            legal.append(A_PICK + at)
    return legal


def may_pick(soul: Soul, item: i64) -> bool:
    """12.3 Motemey: a key needs a free slot; an object finds one (5.11)."""
    return item != KEY or soul.free_keys() > 0


def pick(house: House, s: i64, answer: i64, log: Log) -> None:
    """12.3 Motemey: one of the cards is taken."""
    house.shown, item = pop(house.shown, answer - A_PICK)
    log.say("12.3/buys", s, item)
    return_shown(house, log)
    house.gain(s, item)


def return_shown(house: House, log: Log) -> None:
    """12.3 Motemey: what was not taken goes to the bottom."""
    for item in house.shown:
        house.merchant.bury(item)
        log.say("12.3/returns", item)
    house.shown = vec[i64]()


# Objects


def use_vial(house: House, s: i64, log: Log) -> None:
    """13.2 Vial: recover."""
    house.discard_item(s, VIAL)
    recover(house, s, house.content.vial, "13.2/recovers", log)


def use_compass(house: House, s: i64, log: Log) -> None:
    """13.3 Compass: to the corridor of the floor, without a peek."""
    house.discard_item(s, COMPASS)
    node = corridor(house.souls[s].node)
    log.say("13.3/goes", s, node)
    house.relocate(s, node, log)


def use_stairs(house: House, s: i64, log: Log) -> None:
    """13.6 Folding Stairs: a charge."""
    house.ladder = house.souls[s].node
    house.charges -= 1
    log.say("13.6/unfolds", s, NODE_ROOM[house.ladder])
    if house.charges == 0:
        house.discard_item(s, STAIRS)
        log.say("13.6/discards", s, STAIRS)


def use_scroll(house: House, s: i64) -> None:
    """13.7 Scroll: look through a Box of the floor."""
    house.discard_item(s, SCROLL)
    house.ask(LOOK, s, BY_SCROLL)


def use_ring(house: House, s: i64, log: Log) -> None:
    """13.9 Ring: all at their maximum, at a price for its bearer."""
    house.lose_item(s, RING)
    house.ring = s
    log.say("13.9/wears", s)
    for turn in range(len(house.souls)):
        t = house.in_turn(turn)
        set_sanity(house, t, house.souls[t].maximum(), "13.9/set", log)


def discard_options(house: House) -> list[int]:
    """6.9 Strip: objects, treasures and Tales."""
    soul = house.souls[house.asked]
    legal: list[int] = []
    for item in range(OBJECT, discards_end(house)):
        if soul.items[item] > 0:
            legal.append(A_DISCARD + item - OBJECT)
    return legal


def discards_end(house: House) -> i64:
    """5.11 Too many objects: what takes no slot does not help; the first such item."""
    return TALE if house.purpose == SLOTS else ITEMS


def discard(house: House, s: i64, answer: i64, log: Log) -> None:
    """5.11 Too many objects: one goes.
    6.9 Strip: one goes.
    15.3 Omen of the Goblin: one goes.
    """
    item = answer - A_DISCARD + OBJECT
    house.discard_item(s, item)
    if house.purpose == SLOTS:
        log.say("5.11/discards", s, item)
    elif house.purpose == BY_OMEN:
        log.say("15.3/discards", s, item)
    else:
        log.say("6.9/discards", s, item)
