"""CA-5, CA-14, CA-15: arriving, revealing, and what every card does."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64, pop

from .actions import (
    A_BURY,
    A_KEEP_ORDER,
    A_SWAP,
)
from .actions import PSYCHIC as ASK_PSYCHIC
from .content import (
    BOOK,
    DEPTH,
    EVENT,
    ITEMS,
    KEY,
    MONSTER_CARD,
    NODE_ROOM,
    OMEN_SPIDER,
    PSYCHIC,
    STATE,
    TUE_TUE,
)
from .rules_agenda import (
    T_ENTER,
    T_LINE,
    T_REVEAL,
    T_SETTLE,
)
from .rules_events import event, tue_tue
from .rules_mind import (
    can_pay,
    check,
    gain_status,
    pay,
)
from .rules_monsters import reveal_monster
from .rules_places import box_at, is_room, open_special
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
    if house.souls[s].acts == PSYCHIC and size > 1:
        for depth in range(2):
            card = house.boxes.look(box, depth, dice)
            log.say("11.6/looks", s, NODE_ROOM[node], card)
        house.ask(ASK_PSYCHIC, s)


def bury_price(house: House, s: i64, card: i64) -> i64:
    """11.6 Psychic: burying a Monster card has a price of its own."""
    role = house.souls[s].role
    if TUE_TUE <= card < OMEN_SPIDER:
        return house.content.bury_monster_price[role]
    return house.content.bury_price[role]


def price_at(house: House, s: i64, depth: i64) -> i64:
    """11.6 Psychic: what burying one of the cards it sees costs."""
    box = box_at(house, house.souls[s].node)
    return bury_price(house, s, house.boxes.cells[box * DEPTH + depth])


def foresee(house: House, s: i64, answer: i64, log: Log) -> None:
    """11.6 Psychic: keep, swap, or bury one of the two cards on top."""
    box = box_at(house, house.souls[s].node)
    if answer == A_SWAP:
        house.boxes.swap(box)
        log.say("11.6/swaps", s)
    elif answer >= A_BURY:
        card = house.boxes.take(box, answer - A_BURY)
        house.boxes.bury(box, card)
        pay(house, s, bury_price(house, s, card), log)
        log.say("11.6/buries", s, card)


def psychic_options(house: House) -> list[int]:
    """11.6 Psychic: to bury a card it must be able to pay."""
    s = house.asked
    legal: list[int] = [A_KEEP_ORDER, A_SWAP]
    for depth in range(2):
        if can_pay(house.souls[s], price_at(house, s, depth)):
            legal.append(A_BURY + depth)
    return legal


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
    house.gain(s, item)
