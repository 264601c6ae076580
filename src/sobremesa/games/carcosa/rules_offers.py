"""CA-4, CA-11, CA-12: what a soul may do in its turn."""

from sobremesa.kernel.native import i64

from .actions import (
    A_ASK,
    A_ATTACH,
    A_BLUNT,
    A_CALM,
    A_CHAPEL,
    A_COMFORT,
    A_COMPASS,
    A_CROWN,
    A_DOORS,
    A_END,
    A_FETCH,
    A_GIVE,
    A_GUARD,
    A_MEDITATE,
    A_RESCUE,
    A_RING,
    A_RITUAL,
    A_SALON,
    A_SCROLL,
    A_SEARCH,
    A_SHED,
    A_STAIRS,
    A_STORE,
    A_STRUGGLE,
    A_TAVERN,
    A_TO,
    A_UNGUARD,
    A_VIAL,
)
from .content import (
    ARMORY,
    BLUNT,
    CHAMBER,
    COMPASS,
    DOORS,
    HEALER,
    ITEMS,
    KEY,
    MONASTERY,
    MONSTERS,
    MOTEMEY,
    NOBODY,
    NODES,
    RING,
    SALON,
    SCROLL,
    SERENITY,
    SIDE,
    SOULS,
    STAIRS,
    TALE,
    TALES,
    TANK,
    TAVERN,
    VANITY,
    VIAL,
)
from .rules_conditions import (
    cards_at,
    company_of,
    has_room,
    heard,
    in_sanctuary,
    is_elsewhere,
    king_watches,
    may_go,
    may_guard,
    may_perform,
    may_strike,
    tank_beside,
    trades_left,
    transfers_left,
    ways,
)
from .rules_mind import can_pay
from .rules_places import any_box, box_on_floor, corridor, is_room
from .rules_rooms import shop_options
from .rules_souls import Soul
from .rules_table import House


def turn_options(house: House) -> list[int]:
    """4.4 Core actions: what the active soul may do now, in the table's order.
    4.6 Search: in a room whose Box has cards.
    4.12 Turns of the Trapped: struggle or end.
    """
    s = house.active
    soul = house.souls[s]
    left = house.actions_left(s)
    if soul.is_trapped():
        return [A_END, A_STRUGGLE] if left > 0 else [A_END]
    legal: list[int] = []
    if may_go(house, soul, left):
        move_options(house, s, soul, legal)
    if left > 0:
        if cards_at(house, soul.node) > 0:
            legal.append(A_SEARCH)
        if may_meditate(house, s, soul):
            legal.append(A_MEDITATE)
    legal.append(A_END)
    company = company_of(house, s, soul)
    if left > 0 and company != 0:
        rescue_options(house, company, legal)
    object_options(house, s, soul, left, legal)
    if company != 0 and trades_left(house) > 0:
        trade_options(house, soul, company, legal)
    role_options(house, s, soul, left, legal)
    room_options(house, s, soul, left, legal)
    return legal


def move_options(house: House, s: i64, soul: Soul, legal: list[int]) -> None:
    """4.5 Move: along an edge or by stairs; not frozen, not into Paranoia.
    2.9 No limit of occupants: nothing else closes a node.
    """
    if soul.frozen:
        return
    nodes = ways(house, soul)
    for node in range(NODES):
        if nodes >> node & 1 and not house.barred(s, node):
            legal.append(A_TO + node)


def may_meditate(house: House, s: i64, soul: Soul) -> bool:
    """4.7 Meditate: not at the maximum, in the King's corridor, beside the Tank."""
    if soul.is_whole() or king_watches(house, soul.node):
        return False
    return tank_beside(house, s) == NOBODY


def rescue_options(house: House, company: i64, legal: list[int]) -> None:
    """4.12 Turns of the Trapped: another soul may rescue them."""
    for t in range(len(house.souls)):
        if company >> t & 1 and house.souls[t].is_trapped():
            legal.append(A_RESCUE + t)


def object_options(
    house: House, s: i64, soul: Soul, left: i64, legal: list[int]
) -> None:
    """4.9 Use Object: what is held, and the Crown, Tales and Serenity.
    7.1 Taking the Crown: in the Sanctuary, with a key.
    7.7 Attaching a Tale: by the soul with the Book.
    9.19 Shedding: with Serenity.
    11.5 Brawler: a Blunt is free.
    """
    if soul.items[VIAL] > 0 and not soul.is_whole():
        legal.append(A_VIAL)
    in_room = is_room(soul.node)
    if soul.items[COMPASS] > 0 and in_room and not soul.frozen:
        if not house.barred(s, corridor(soul.node)):
            legal.append(A_COMPASS)
    if soul.items[STAIRS] > 0 and in_room:
        legal.append(A_STAIRS)
    if soul.items[SCROLL] > 0 and box_on_floor(house, soul.node // SIDE):
        legal.append(A_SCROLL)
    if soul.items[RING] > 0:
        legal.append(A_RING)
    if soul.items[BLUNT] > 0 and may_strike(soul, left):
        for kind in range(MONSTERS):
            monster = house.monster(kind)
            if monster is not None and monster.node == soul.node:
                legal.append(A_BLUNT + kind)
    if house.book == s:
        for tale in range(TALES):
            if soul.items[TALE + tale] > 0:
                legal.append(A_ATTACH + tale)
    if left > 0 and house.crown == NOBODY and soul.items[KEY] > 0:
        if in_sanctuary(house, soul):
            legal.append(A_CROWN)
    if soul.status[SERENITY] > 0:
        legal.append(A_SHED)


def trade_options(house: House, soul: Soul, company: i64, legal: list[int]) -> None:
    """4.10 Trade: a free slot for the receiver, nobody Trapped.
    4.11 What is never traded: Crown, Book and an active Ring are no items.
    """
    for item in range(ITEMS):
        if soul.items[item] > 0:
            for t in range(len(house.souls)):
                if company >> t & 1:
                    other = house.souls[t]
                    if not other.is_trapped() and other.takes(item):
                        legal.append(A_GIVE + item * SOULS + t)
    for item in range(ITEMS):
        for t in range(len(house.souls)):
            if company >> t & 1:
                other = house.souls[t]
                if other.items[item] > 0 and not other.is_trapped():
                    if soul.takes(item):
                        legal.append(A_ASK + item * SOULS + t)


def role_options(house: House, s: i64, soul: Soul, left: i64, legal: list[int]) -> None:
    """4.15 Bounds of free uses: Comfort and Guard once per turn."""
    if soul.acts == HEALER:
        price = house.content.comfort_price[soul.role]
        if left > 0 and not house.comforted and can_pay(soul, price):
            if heard(house, s):
                legal.append(A_COMFORT)
                legal.append(A_CALM)
    elif soul.acts == TANK and not house.guarded:
        for t in range(len(house.souls)):
            if may_guard(soul, s, t):
                legal.append(A_GUARD + t)
        if may_guard(soul, s, NOBODY):
            legal.append(A_UNGUARD)


def room_options(house: House, s: i64, soul: Soul, left: i64, legal: list[int]) -> None:
    """4.8 Room Action: of a special room that is face up and stands.
    4.15 Bounds of free uses: the Tavern once per turn.
    9.16 Vanity: no Beauty Salon.
    """
    face = house.face(soul.node)
    if face == TAVERN:
        if not house.drank and can_pay(soul, house.content.tavern_price):
            if any_box(house):
                legal.append(A_TAVERN)
    elif face == MOTEMEY:
        shop_options(house, s, legal)
    elif face == ARMORY:
        armory_options(house, soul, legal)
    elif left > 0 and face == DOORS:
        door_options(house, s, soul, legal)
    elif left > 0 and face == CHAMBER:
        if not house.ritual_done and may_perform(house, soul.node):
            if soul.free_keys() > 0:
                legal.append(A_RITUAL)
    elif left > 0 and face == SALON:
        if soul.status[VANITY] == 0:
            legal.append(A_SALON)
    elif left > 0 and face == MONASTERY:
        legal.append(A_CHAPEL)


def armory_options(house: House, soul: Soul, legal: list[int]) -> None:
    """12.4 Armory: so many transfers per turn, so many things in all."""
    if transfers_left(house) < 1:
        return
    if has_room(house):
        for item in range(ITEMS):
            if soul.items[item] > 0:
                legal.append(A_STORE + item)
    for item in range(ITEMS):
        if house.armory[item] > 0 and soul.takes(item):
            legal.append(A_FETCH + item)


def door_options(house: House, s: i64, soul: Soul, legal: list[int]) -> None:
    """12.5 Yellow Doors: to a soul in another node; not frozen, not into Paranoia."""
    if soul.frozen:
        return
    for t in range(len(house.souls)):
        if is_elsewhere(house, s, t) and not house.barred(s, house.souls[t].node):
            legal.append(A_DOORS + t)
