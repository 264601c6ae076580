"""CA-5, CA-14, CA-15: arriving, revealing, and what every card does."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64, pop

from .actions import (
    A_BURY,
    A_KEEP_ORDER,
    A_SWAP,
    DISCARD,
    DOUBLE,
    INVITE,
)
from .actions import PSYCHIC as ASK_PSYCHIC
from .content import (
    BLOW,
    BLUNT,
    BOOK,
    CORPSE,
    DEPTH,
    DIVAN,
    ELEVATOR,
    EVENT,
    FACE_CHANGER,
    FLOORS,
    FURY,
    GOBLIN,
    HIGH_ROLLER,
    ITEMS,
    KEY,
    LOWEST,
    MEAL,
    MIRROR,
    MONSTER_CARD,
    NOBODY,
    NODE_ROOM,
    OMEN_GOBLIN,
    OMEN_QUEEN,
    OMEN_SPIDER,
    POISONED,
    PROTECTED,
    PSYCHIC,
    QUEEN,
    SERENITY,
    SERVANT,
    SIDE,
    SPIDER,
    SPIDERLING,
    STATE,
    TALE,
    TRAPDOOR,
    TUE_TUE,
)
from .rules_agenda import (
    BY_OMEN,
    SLOTS,
    T_ENTER,
    T_LINE,
    T_OUTCOME,
    T_REVEAL,
    T_SETTLE,
    T_SHOP,
)
from .rules_mind import (
    can_pay,
    clear_statuses,
    gain_status,
    ignores_yellow,
    lose,
    pay,
    recover,
    set_sanity,
)
from .rules_monsters import place, reveal_monster
from .rules_places import box_at, free_room, is_room, open_special
from .rules_table import NO_CARD, House

# Arriving


def enter(house: House, s: i64, dice: Dice, log: Log) -> None:
    """5.1 Arrival: parts (e) and (f); the others belong to the way of coming.
    5.7 Chain limit: after so many cards nothing more is revealed.
    5.8 Empty Boxes: nor from these.
    11.6 Psychic: it looks at the top two first.
    """
    node = house.souls[s].node
    if not is_room(node):
        return
    box = box_at(house, node)
    size = house.boxes.size[box]
    if size == 0:
        return
    if house.revealed >= house.settings.chain_limit:
        log.say("5.7/limit", s)
        return
    house.then(T_REVEAL, s)
    if house.souls[s].role == PSYCHIC and size > 1:
        for depth in range(2):
            card = house.boxes.look(box, depth, dice)
            log.say("11.6/looks", s, NODE_ROOM[node], card)
        house.ask(ASK_PSYCHIC, s)


def bury_price(card: i64) -> i64:
    """11.6 Psychic: burying costs 1, a Monster card 2."""
    return 2 if TUE_TUE <= card < OMEN_SPIDER else 1


def foresee(house: House, s: i64, answer: i64, log: Log) -> None:
    """11.6 Psychic: keep, swap, or bury one of the two cards on top."""
    box = box_at(house, house.souls[s].node)
    if answer == A_SWAP:
        house.boxes.swap(box)
        log.say("11.6/swaps", s)
    elif answer >= A_BURY:
        card = house.boxes.take(box, answer - A_BURY)
        house.boxes.bury(box, card)
        pay(house, s, bury_price(card), log)
        log.say("11.6/buries", s, card)


def psychic_options(house: House) -> list[int]:
    """11.6 Psychic: to bury a card it must be able to pay."""
    s = house.asked
    box = box_at(house, house.souls[s].node)
    legal: list[int] = [A_KEEP_ORDER, A_SWAP]
    for depth in range(2):
        card = house.boxes.cells[box * DEPTH + depth]
        if can_pay(house.souls[s], bury_price(card)):
            legal.append(A_BURY + depth)
    return legal


def bring(house: House, s: i64, node: i64) -> None:
    """5.6 Deferred arrivals: the place changes now, the arrival waits in line."""
    house.relocate(s, node)
    house.line = append(house.line, s)
    house.line_at = append(house.line_at, node)


def next_in_line(house: House, dice: Dice, log: Log) -> None:
    """5.4 Brought by a card: the whole arrival, one soul after another."""
    if len(house.line) == 0:
        return
    house.line, s = pop(house.line, 0)
    house.line_at, node = pop(house.line_at, 0)
    house.then(T_LINE)
    open_special(house, node, dice, log)
    house.then(T_ENTER, s)


# Revealing


def reveal(house: House, s: i64, dice: Dice, log: Log) -> None:
    """5.2 Revealing cards: the top card of the Box in the soul's room.
    7.5 The Book: its revealer keeps it.
    15.1 State cards: their revealer gains a status.
    """
    node = house.souls[s].node
    box = box_at(house, node)
    card = house.boxes.draw(box, dice)
    house.revealed += 1
    house.card, house.card_box, house.revealer = card, box, s
    log.say("5.2/reveals", s, card, NODE_ROOM[node])
    house.then(T_LINE)
    house.then(T_SETTLE)
    if card < ITEMS:
        house.card = NO_CARD
        find_item(house, s, card, box, log)
    elif card == BOOK:
        house.card = NO_CARD
        house.book = s
        log.say("7.5/book", s)
    elif card >= EVENT:
        event(house, s, card, dice, log)
    elif card < TUE_TUE:
        gain_status(house, s, card - STATE, "15.1/gains", log)
    elif card == TUE_TUE:
        tue_tue(house, s, log)
    elif card < OMEN_SPIDER:
        reveal_monster(house, card - MONSTER_CARD, s, dice, log)
    else:
        check(house, s, dice, log)


def put_away(house: House) -> None:
    """5.5 Where cards go: Events under their own Box, others to the discards.
    5.16 Discards and supply: no card leaves them again.
    """
    card = house.card
    if card == NO_CARD:
        return
    if card >= EVENT:
        house.boxes.bury(house.card_box, card)
    else:
        house.discards[card] += 1
    house.card = NO_CARD


def find_item(house: House, s: i64, item: i64, box: i64, log: Log) -> None:
    """5.5 Where cards go: things to their revealer.
    5.10 Key without a slot: under its Box.
    """
    if item == KEY and house.souls[s].free_keys() < 1:
        house.boxes.bury(box, KEY)
        log.say("5.10/buried", s, KEY)
        return
    log.say("5.5/takes", s, item)
    gain(house, s, item)


def gain(house: House, s: i64, item: i64) -> None:
    """5.11 Too many objects: one of those in slots must go, the new one included."""
    soul = house.souls[s]
    soul.items[item] += 1
    if item != KEY and item < TALE and soul.slotted() > soul.slots:
        house.ask(DISCARD, s, SLOTS)


def tue_tue(house: House, s: i64, log: Log) -> None:
    """9.20 Tue-Tue: the first costs 1, the next 2, the last all."""
    house.tue_tues += 1
    log.say("9.20/counts", s, house.tue_tues)
    if house.tue_tues >= house.settings.tue_tue_fatal:
        set_sanity(house, s, LOWEST, "9.20/set", log)
    else:
        lose(house, s, 1 if house.tue_tues == 1 else 2, "9.20/loses", log)
    house.settle()


# Checks


def check(house: House, s: i64, dice: Dice, log: Log) -> None:
    """1.11 Checks: a d6 and the current sanity; the outcome follows."""
    house.then(T_OUTCOME)
    roll(house, s, dice, log)


def roll(house: House, s: i64, dice: Dice, log: Log) -> None:
    """11.3 High Roller: once in its own turn it may add a second die."""
    house.die = dice.roll(6)
    log.say("1.11/check", s, house.die, total(house, s))
    if s == house.active and not house.gambled:
        if house.souls[s].role == HIGH_ROLLER:
            house.ask(DOUBLE, s)


def roll_again(house: House, s: i64, dice: Dice, log: Log) -> None:
    """11.3 High Roller: the second die is added."""
    second = dice.roll(6)
    house.gambled = True
    house.die += second
    log.say("11.3/doubles", s, second, total(house, s))


def total(house: House, s: i64) -> i64:
    """1.11 Checks: never less than 0."""
    return max(0, house.die + house.souls[s].sanity)


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
    elif card == FURY:
        fury(house, s, value, log)
    elif card == CORPSE:
        corpse(house, s, value, log)
    elif card == MEAL:
        meal(house, s, value, log)
    elif card == DIVAN:
        divan(house, s, value, log)
    elif card == FACE_CHANGER:
        change_faces(house, s, value, log)
    elif value == 0:
        house.end_turn(s, log)
    elif card == ELEVATOR:
        travel(house, s, 1 if value < 4 else 2, "14.8/rises", log)
    else:
        travel(house, s, 1 if value < 4 else 2, "14.9/falls", log)


# Events


def event(house: House, s: i64, card: i64, dice: Dice, log: Log) -> None:
    """Events with a check go on to their outcome; the others act at once."""
    if card == FURY or card == BLOW or card == MIRROR:
        if ignores_yellow(house, s, card, log):
            return
    if card == MIRROR:
        mirror(house, s, log)
    elif card == BLOW:
        blow(house, s, log)
    elif card > TRAPDOOR:
        peddler(house, s, log)
    else:
        check(house, s, dice, log)


def fury(house: House, s: i64, value: i64, log: Log) -> None:
    """14.1 Fury of Yellow: doubled for good, the King comes, or he is banished.
    9.17 Illuminated and Protected: the latter lose nothing.
    """
    floor = house.floor(s)
    if value == 0:
        house.doubled = True
        log.say("14.1/doubled")
    elif value > 4:
        banish(house, 1, log)
    elif house.vanish == 0 and not house.false_king_on(floor):
        house.king_floor = floor
        log.say("14.1/king", floor)
        for turn in range(len(house.souls)):
            t = house.in_turn(turn)
            soul = house.souls[t]
            if soul.node // SIDE == floor and soul.status[PROTECTED] == 0:
                lose(house, t, 2 if house.doubled else 1, "14.1/loses", log)
        house.settle()


def banish(house: House, rounds: i64, log: Log) -> None:
    """7.9 Banishing: the King waits on the Sanctuary's floor."""
    if house.settings.vanish_adds:
        house.vanish += rounds
    else:
        house.vanish = max(house.vanish, rounds)
    house.king_floor = house.settings.sanctuary // SIDE
    log.say("7.9/banished", house.vanish)


def corpse(house: House, s: i64, value: i64, log: Log) -> None:
    """14.2 There Is a Corpse: a lost turn, a loss, or a Blunt.
    5.16 Discards and supply: that one comes from the supply.
    """
    if value < 3:
        house.souls[s].skip = True
        log.say("14.2/stays", s)
    elif value < 5:
        lose(house, s, 1, "14.2/loses", log)
        house.settle()
    else:
        house.supplied += 1
        log.say("14.2/takes", s, BLUNT)
        gain(house, s, BLUNT)


def mirror(house: House, s: i64, log: Log) -> None:
    """14.3 Yellow Mirror: sanity becomes its negative."""
    set_sanity(house, s, -house.souls[s].sanity, "14.3/set", log)
    house.settle()


def meal(house: House, s: i64, value: i64, log: Log) -> None:
    """14.4 A Meal Is Served: from poison to a guest."""
    if value == 0:
        lose(house, s, 3, "14.4/loses", log)
        house.settle()
    elif value < 3:
        gain_status(house, s, POISONED, "14.4/gains", log)
    elif value < 7 or len(house.souls) == 1:
        recover(house, s, 2, "14.4/recovers", log)
    else:
        house.ask(INVITE, s)


def invite(house: House, s: i64, guest: i64, log: Log) -> None:
    """14.4 A Meal Is Served: both recover 2, and the guest comes.
    5.6 Deferred arrivals: after the card has been put away.
    """
    log.say("14.4/invites", s, guest)
    recover(house, s, 2, "14.4/recovers", log)
    recover(house, guest, 2, "14.4/recovers", log)
    node = house.souls[s].node
    if house.souls[guest].node != node:
        log.say("5.6/comes", guest, node)
        bring(house, guest, node)


def divan(house: House, s: i64, value: i64, log: Log) -> None:
    """14.5 Yellow Divan: statuses go, or Serenity comes."""
    if value > 7:
        gain_status(house, s, SERENITY, "14.5/gains", log)
        return
    clear_statuses(house, s, log)
    if value > 3:
        recover(house, s, 1, "14.5/recovers", log)


def change_faces(house: House, s: i64, value: i64, log: Log) -> None:
    """14.6 Face Changer: change places with the next soul, or the one before."""
    souls: i64 = len(house.souls)
    other = (s + (1 if value < 4 else souls - 1)) % souls
    here, there = house.souls[s].node, house.souls[other].node
    if here != there:
        log.say("14.6/swaps", s, other)
        bring(house, s, there)
        bring(house, other, here)


def blow(house: House, s: i64, log: Log) -> None:
    """14.7 Yellow Blow: lose 2."""
    lose(house, s, 2, "14.7/loses", log)
    house.settle()


def travel(house: House, s: i64, floors: i64, key: str, log: Log) -> None:
    """14.8 Elevator: after floor 3 comes 1.
    14.9 Trapdoor: down two is up one, and down one up two.
    """
    node = house.souls[s].node
    node = (node + floors * SIDE) % (FLOORS * SIDE)
    log.say(key, s, node)
    bring(house, s, node)


def peddler(house: House, s: i64, log: Log) -> None:
    """14.10 Motemey Passes By: the revealer may deal with the merchant."""
    log.say("14.10/merchant", s)
    house.then(T_SHOP, s)


# Omens


def omen(house: House, s: i64, card: i64, value: i64, dice: Dice, log: Log) -> None:
    """15.2 Omen of the Spider: itself, or a Spiderling.
    15.3 Omen of the Goblin: itself, or a thing is discarded.
    15.4 Omen of the Queen: herself, or an Ice Servant.
    15.5 Omen of the Tue-Tue: itself, or sanity is 0.
    1.8 Impossible parts: who has nothing discards nothing.
    """
    if card == OMEN_SPIDER:
        log.say("15.2/omen", s)
        if value < 2:
            reveal_monster(house, SPIDER, s, dice, log)
        else:
            node = free_room(house, house.souls[s].node, NOBODY)
            place(house, SPIDERLING, node, dice, log)
            house.end_turn(s, log)
    elif card == OMEN_GOBLIN:
        log.say("15.3/omen", s)
        if value < 2:
            reveal_monster(house, GOBLIN, s, dice, log)
        elif house.souls[s].belongings() > 0:
            house.ask(DISCARD, s, BY_OMEN)
    elif card == OMEN_QUEEN:
        log.say("15.4/omen", s)
        if value < 2:
            reveal_monster(house, QUEEN, s, dice, log)
        else:
            place(house, SERVANT, house.souls[s].node, dice, log)
    else:
        log.say("15.5/omen", s)
        if value < 2:
            tue_tue(house, s, log)
        else:
            set_sanity(house, s, 0, "15.5/set", log)
