"""ST-6 to ST-9: influence cards, construction, macrofungus.

What may be chosen is asked here too, so that a play is offered only if it can be
completed (4.8).
"""

from typing import Final

from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64, vec

from .content import (
    ANY,
    BARE,
    CARNIVORE,
    ECOSYSTEM,
    KILL,
    LEASH,
    MACROFUNGUS,
    MOVE,
    MUSHROOM,
    OPPOSITE,
    OTHER,
    OWN,
    PLACE,
    PLANT,
    POPULATION,
    RABIES,
    SEATS,
    SPACES,
    SUPPLY,
    TERRITORY,
    WIDTH,
    WITH_FUNGI,
)
from .rules_table import Land

EVERYWHERE: Final[i64] = 2**SPACES - 1  # every space, as a mask

# ST-6 Influence cards in general


def playable(land: Land, card: i64, seat: i64) -> bool:
    """4.8 Only what can be completed: is there a target for this influence card?"""
    sort: i64 = land.cards.sort[card]
    if sort == TERRITORY:
        return len(territories(land, card, seat)) > 0
    if sort == PLACE:
        return places(land, card, seat) != 0
    if sort == ECOSYSTEM:
        return True
    free = land.empties() if sort == MOVE else 0
    hosts: i64 = land.cards.hosts[card]
    for row in range(len(land.kind)):
        if hosts >> land.kind[row] & 1 and suits(land, card, sort, seat, row, free):
            return True
    return False


def suits(land: Land, card: i64, sort: i64, seat: i64, row: i64, free: i64) -> bool:
    """6.2 One attachment per card: a card that has one is no target of another.

    Whether a row that a card acts on may be the target of an attachment, a kill or a
    move.
    """
    if sort == MOVE:
        start = land.space[row]
        return not leashed(land, row) and reach(land, card, seat, start, free) != 0
    return sort == KILL or land.tab[row] == BARE


def acts_on(land: Land, card: i64, row: i64) -> bool:
    """6.6 Moving an animal: plants never move.

    Whether a row is of a kind that a card attaches to, kills or moves.
    """
    return land.cards.hosts[card] >> land.kind[row] & 1 == 1


def leashed(land: Land, row: i64) -> bool:
    """14.1 Decks of the late set: what is on a Leash no card moves."""
    return land.does(row) == LEASH


def targets(land: Land, card: i64, seat: i64) -> list[int]:
    """6.4 Choosing within a pile: a space, and no attachment or the name of one."""
    found: list[int] = []
    free, cards = land.empties(), land.cards
    sort: i64 = cards.sort[card]
    hosts: i64 = cards.hosts[card]
    for row in range(len(land.kind)):
        if hosts >> land.kind[row] & 1 and suits(land, card, sort, seat, row, free):
            action = cards.to_card + land.space[row] * cards.tabs + land.tab[row]
            if action not in found:
                found.append(action)
    found.sort()
    return found


def chosen(land: Land, target: i64) -> i64:
    """6.3 Where attachments go: to the youngest of the pile that has none.
    6.4 Choosing within a pile: the youngest with that attachment, or with none.
    """
    tabs = land.cards.tabs
    space, tab = target // tabs, target % tabs
    row: i64 = len(land.kind) - 1
    while row >= 0:
        if land.space[row] == space and land.tab[row] == tab:
            if land.kind[row] < POPULATION:
                break
        row -= 1
    return row


def facing(home: i64) -> i64:
    """The territory at the other side of the table."""
    return (home + SEATS // 2) % SEATS


def reach(land: Land, card: i64, seat: i64, start: i64, free: i64) -> i64:
    """6.6 Moving an animal: to an empty space, as a mask of them."""
    home = start // WIDTH
    if not leaves(land, card, seat, home):
        return 0
    return leftmost(land, free & leads(land, card, seat, home))


def leaves(land: Land, card: i64, seat: i64, home: i64) -> bool:
    """6.8 Your territory and another territory: where a moving card fetches from."""
    return lies(land, land.cards.source[card], seat, seat, home)


def leads(land: Land, card: i64, seat: i64, home: i64) -> i64:
    """7.9 Appetizing Mushroom: like all that move, to another territory.

    Where a moving card leads, as a mask of spaces.
    """
    return region(land, land.cards.target[card], seat, home) & ~span(home)


def region(land: Land, where: i64, seat: i64, home: i64) -> i64:
    """The territories of a sort, as a mask of spaces."""
    if where == OWN:
        return span(seat)
    if where == ANY:
        return EVERYWHERE
    if where == OTHER:
        return EVERYWHERE & ~span(seat)
    if where == OPPOSITE:
        return span(facing(home))
    mask: i64 = 0
    for territory in range(SEATS):
        if lies(land, where, seat, home, territory):
            mask |= span(territory)
    return mask


def lies(land: Land, where: i64, seat: i64, home: i64, territory: i64) -> bool:
    """1.2 Opposite territories: two seats further round the table.
    6.8 Your territory and another territory: the player's, and any of the others.

    Whether a territory is of a sort; opposite is what faces `home`.
    """
    if where == ANY:
        return True
    if where == OWN:
        return territory == seat
    if where == OTHER:
        return territory != seat
    if where == OPPOSITE:
        return territory == facing(home)
    if where == WITH_FUNGI:
        return land.has_fungi(territory)
    return land.built[territory] > 0


def places(land: Land, card: i64, seat: i64) -> i64:
    """The empty spaces a card can put something into, as a mask."""
    return leftmost(land, land.empties() & grounds(land, card, seat))


def grounds(land: Land, card: i64, seat: i64) -> i64:
    """8.4 Playing in a built territory: as in any other.

    The territories a card can put something into, as a mask of spaces.
    """
    return region(land, land.cards.within[card], seat, seat)


def at(land: Land, mask: i64) -> list[int]:
    """`at <space>` for every space of a mask."""
    legal: list[int] = []
    first = land.cards.to_space
    for space in range(SPACES):
        if mask >> space & 1:
            legal.append(first + space)
    return legal


def span(territory: i64) -> i64:
    """The spaces of a territory, as a mask."""
    first: i64 = 0b11111
    return first << (territory * WIDTH)


def leftmost(land: Land, free: i64) -> i64:
    """With `free_space_choice = false`: the first empty space of each territory."""
    if land.box.free_choice:
        return free
    first: i64 = 0
    for territory in range(SEATS):
        row = free & span(territory)
        first |= row & -row
    return first


def territories(land: Land, card: i64, seat: i64) -> list[int]:
    """Where a card strikes."""
    return [at for at in range(SEATS) if strikes(land, card, seat, at)]


def strikes(land: Land, card: i64, seat: i64, territory: i64) -> bool:
    """7.6 Explosive Spores: where there are fungi; a fire strikes anywhere."""
    return lies(land, land.cards.within[card], seat, seat, territory)


# ST-7 The influence cards


def attach(land: Land, card: i64, target: i64, seat: i64, log: Log) -> None:
    """6.1 Immediate cards and attachments: the latter stay on their card."""
    row = chosen(land, target)
    land.attach(card, row)
    log.say(land.cards.keys.attached[card], seat, card, land.space[row])


def kill(land: Land, card: i64, target: i64, log: Log) -> None:
    """7.17 Pesticide: the chosen plant dies.
    7.18 Hunter: the chosen animal dies.
    """
    cards, row = land.cards, chosen(land, target)
    if cards.mushrooms[card] > 0:
        rot(land, card, row, log)
    else:
        land.perish(append(vec[i64](), land.stamp[row]), cards.keys.dies[card], log)


def rot(land: Land, card: i64, row: i64, log: Log) -> None:
    """7.7 Rot: the plant dies, a mushroom grows in its space, then any regrowth."""
    cards, space, weeds = land.cards, land.space[row], land.regrows(row)
    log.say(cards.keys.dies[card], land.kind[row], space)
    land.leave(row, log)
    for _ in range(cards.mushrooms[card]):
        land.sprout(cards.keys.sprouts[card], space, log)
    for _ in range(weeds):
        land.regrow(space, log)


def move(land: Land, card: i64, target: i64, space: i64, log: Log) -> None:
    """6.5 Attachments travel: a card moves with all that is its own.
    6.6 Moving an animal: the others of its pile stay.
    """
    row = chosen(land, target)
    key = land.cards.keys.moves[card]
    log.say(key, land.kind[row], land.space[row], space)
    land.space[row] = space


def strike(land: Land, card: i64, territory: i64, log: Log) -> None:
    """6.7 Macrofungi resist influence cards: only fires kill fungi too.
    7.6 Explosive Spores: every population card of the territory dies.
    7.11 Wildfire: so do its fungi; a construction falls.
    7.16 Arson: as Wildfire.
    """
    victims = vec[i64]()
    for space in range(territory * WIDTH, territory * WIDTH + WIDTH):
        for row in range(len(land.space)):
            if land.space[row] == space and acts_on(land, card, row):
                victims = append(victims, land.stamp[row])
    cards = land.cards
    razed = cards.keys.razed[card] if cards.razes[card] else ""
    burnt = cards.burns[card] > 0
    land.perish_in(victims, cards.keys.dies[card], log, territory, razed, burnt=burnt)


def place(land: Land, card: i64, space: i64, log: Log) -> None:
    """7.10 Mold: a mushroom.
    7.20 Compost: a mushroom, and a plant on top.
    """
    cards = land.cards
    for _ in range(cards.mushrooms[card]):
        land.sprout(cards.keys.placed[card], space, log)
    for _ in range(cards.plants[card]):
        land.arrive(PLANT, space, SUPPLY)
        log.say(cards.keys.plants[card], space)


# ST-8 Construction


# What forbids building in a territory, as bits (8.1).
BUILT_ON: Final[i64] = 1
HUNTED: Final[i64] = 2
RABID: Final[i64] = 4
BARREN: Final[i64] = 8


def buildable(land: Land, territory: i64) -> bool:
    """8.1 Where building is allowed: where nothing forbids it."""
    return land.built[territory] == 0 and forbidden(land, territory) == 0


def forbidden(land: Land, territory: i64) -> i64:
    """8.1 Where building is allowed: plants enough, nothing that forbids it.
    7.2 Rabies: forbids it while the herbivore lives.
    """
    found: i64 = BUILT_ON if land.built[territory] > 0 else 0
    plants: i64 = 0
    for row in range(len(land.kind)):
        if land.space[row] // WIDTH == territory:
            if land.kind[row] == CARNIVORE:
                found |= HUNTED
            elif land.kind[row] == PLANT:
                plants += 1
            if land.tab[row] != BARE and land.does(row) == RABIES:
                found |= RABID
    return found if plants >= land.box.plants_to_build else found | BARREN


def build(land: Land, territory: i64, seat: i64, log: Log) -> None:
    """8.2 Construction token: a construction is put in front of the territory."""
    land.built[territory] = land.tick()
    log.say("8.2/built", seat, territory)
    clear(land, territory, log)


def felled(land: Land, territory: i64) -> vec[i64]:
    """8.3 Plants killed by building: the youngest ones, youngest first, by stamp."""
    victims = vec[i64]()
    row: i64 = len(land.kind) - 1
    while len(victims) < land.box.plants_to_build:
        if land.kind[row] == PLANT and land.space[row] // WIDTH == territory:
            victims = append(victims, land.stamp[row])
        row -= 1
    return victims


def clear(land: Land, territory: i64, log: Log) -> None:
    """8.3 Plants killed by building: they die together."""
    land.perish(felled(land, territory), "8.3/dies", log)


# ST-9 Macrofungus


def creatable(land: Land) -> bool:
    """9.1 When a macrofungus is possible: enough mushrooms on the table.
    9.4 Macrofungi are not mushrooms: they do not count.
    """
    return land.count(MUSHROOM) >= land.box.mushrooms


def sites(land: Land, taken: vec[i64]) -> list[int]:
    """9.2 Creating a macrofungus: spaces with a mushroom not yet taken."""
    left = vec[i64]([0] * SPACES)
    for row in range(len(land.kind)):
        if land.kind[row] == MUSHROOM:
            left[land.space[row]] += 1
    for space in taken:
        left[space] -= 1
    return [space for space in range(SPACES) if left[space] > 0]


def create(land: Land, seat: i64, taken: vec[i64], log: Log) -> None:
    """9.2 Creating a macrofungus: the youngest mushroom of each space is taken.
    9.3 Macrofungus in its pile: at the bottom, in the space chosen first.
    """
    for space in taken:
        log.say("9.2/taken", seat, space)
        land.lift(land.youngest(MUSHROOM, space))
    land.arrive(MACROFUNGUS, taken[0], SUPPLY)
    log.say("9.2/created", seat, taken[0])
