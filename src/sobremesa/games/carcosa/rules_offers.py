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
    BRAWLER,
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
    PAS,
    RING,
    SALON,
    SCOUT,
    SCROLL,
    SERENITY,
    SIDE,
    SOULS,
    STAIRS,
    STORE,
    TALE,
    TALES,
    TANK,
    TAVERN,
    TRAPPED,
    VANITY,
    VIAL,
)
from .rules_mind import (
    can_pay,
)
from .rules_places import (
    any_box,
    box_at,
    box_on_floor,
    corridor,
    is_room,
    neighbours,
    stair_links,
)
from .rules_rooms import (
    shop_options,
)
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
    if soul.status[TRAPPED] > 0:
        return [A_END, A_STRUGGLE] if left > 0 else [A_END]
    legal: list[int] = []
    if left > 0 or (soul.role == SCOUT and not house.moved):
        move_options(house, s, soul, legal)
    if left > 0:
        if is_room(soul.node) and house.boxes.size[box_at(house, soul.node)] > 0:
            legal.append(A_SEARCH)
        if may_meditate(house, s, soul):
            legal.append(A_MEDITATE)
    legal.append(A_END)
    company = company_of(house, s, soul)
    if left > 0 and company != 0:
        rescue_options(house, s, soul, legal)
    object_options(house, s, soul, left, legal)
    if company != 0 and house.traded < house.settings.trade_limit:
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
    nodes = neighbours(soul.node)
    if is_room(soul.node):
        nodes |= stair_links(house, soul.node)
        if house.ladder == soul.node:
            nodes |= ladder_links(soul.node)
    for node in range(NODES):
        if nodes >> node & 1 and not house.barred(s, node):
            legal.append(A_TO + node)


def ladder_links(node: i64) -> i64:
    """13.6 Folding Stairs: the same room one floor up or down."""
    links: i64 = 0
    if node >= SIDE:
        links |= 1 << (node - SIDE)
    if node < NODES - SIDE:
        links |= 1 << (node + SIDE)
    return links


def may_meditate(house: House, s: i64, soul: Soul) -> bool:
    """4.7 Meditate: not at the maximum, in the King's corridor, beside the Tank.
    7.10 The absent King: he does not block it.
    """
    if soul.sanity >= soul.maximum():
        return False
    node = soul.node
    if house.vanish == 0 and node == house.king_floor * SIDE + PAS:
        return False
    t = house.tank
    return t == NOBODY or t == s or house.souls[t].node != node


def company_of(house: House, s: i64, soul: Soul) -> i64:
    """The other souls in the node, as bits."""
    mask: i64 = 0
    for t in range(len(house.souls)):
        if t != s and house.souls[t].node == soul.node:
            mask |= 1 << t
    return mask


def rescue_options(house: House, s: i64, soul: Soul, legal: list[int]) -> None:
    """4.12 Turns of the Trapped: another soul may rescue them."""
    for t in range(len(house.souls)):
        other = house.souls[t]
        if t != s and other.node == soul.node and other.status[TRAPPED] > 0:
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
    if soul.items[VIAL] > 0 and soul.sanity < soul.maximum():
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
    if soul.items[BLUNT] > 0 and (left > 0 or soul.role == BRAWLER):
        for kind in range(MONSTERS):
            monster = house.monster(kind)
            if monster is not None and monster.node == soul.node:
                legal.append(A_BLUNT + kind)
    if house.book == s:
        for tale in range(TALES):
            if soul.items[TALE + tale] > 0:
                legal.append(A_ATTACH + tale)
    if left > 0 and house.crown == NOBODY and soul.items[KEY] > 0:
        if soul.node == house.settings.sanctuary:
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
                    if other.status[TRAPPED] == 0 and other.takes(item):
                        legal.append(A_GIVE + item * SOULS + t)
    for item in range(ITEMS):
        for t in range(len(house.souls)):
            if company >> t & 1:
                other = house.souls[t]
                if other.items[item] > 0 and other.status[TRAPPED] == 0:
                    if soul.takes(item):
                        legal.append(A_ASK + item * SOULS + t)


def role_options(house: House, s: i64, soul: Soul, left: i64, legal: list[int]) -> None:
    """4.15 Bounds of free uses: Comfort and Guard once per turn."""
    if soul.role == HEALER:
        if left > 0 and not house.comforted and can_pay(soul, 1):
            for t in range(len(house.souls)):
                if t != s and house.floor(t) == soul.node // SIDE:
                    legal.append(A_COMFORT)
                    legal.append(A_CALM)
                    break
    elif soul.role == TANK and not house.guarded:
        for t in range(len(house.souls)):
            if t != s and t != soul.guard:
                legal.append(A_GUARD + t)
        if soul.guard != NOBODY:
            legal.append(A_UNGUARD)


def room_options(house: House, s: i64, soul: Soul, left: i64, legal: list[int]) -> None:
    """4.8 Room Action: of a special room that is face up and stands.
    4.15 Bounds of free uses: the Tavern once per turn.
    9.16 Vanity: no Beauty Salon.
    """
    face = house.face(soul.node)
    if face == TAVERN:
        if not house.drank and can_pay(soul, 1) and any_box(house):
            legal.append(A_TAVERN)
    elif face == MOTEMEY:
        shop_options(house, s, legal)
    elif face == ARMORY:
        armory_options(house, soul, legal)
    elif left > 0 and face == DOORS:
        door_options(house, s, soul, legal)
    elif left > 0 and face == CHAMBER:
        if not house.ritual_done and house.count_at(soul.node) == 2:
            if soul.free_keys() > 0:
                legal.append(A_RITUAL)
    elif left > 0 and face == SALON:
        if soul.status[VANITY] == 0:
            legal.append(A_SALON)
    elif left > 0 and face == MONASTERY:
        legal.append(A_CHAPEL)


def armory_options(house: House, soul: Soul, legal: list[int]) -> None:
    """12.4 Armory: two transfers per turn, two things in all."""
    if house.stored >= STORE:
        return
    held: i64 = 0
    for item in range(ITEMS):
        held += house.armory[item]
    if held < STORE:
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
        node = house.souls[t].node
        if t != s and node != soul.node and not house.barred(s, node):
            legal.append(A_DOORS + t)
