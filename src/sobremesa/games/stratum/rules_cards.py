"""ST-6 to ST-9: influence cards, construction, macrofungus.

What may be chosen is asked here too, so that a play is offered only if it can be
completed (4.8).
"""

from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64, vec

from .actions import AT, CARD
from .content import (
    ANY,
    ATTACHED,
    BARE,
    BUILT,
    CARD_IDS,
    CARNIVORE,
    COMPOST,
    DIES,
    ECOSYSTEM,
    HOSTS,
    KILL,
    LEASH,
    MACROFUNGUS,
    MOVE,
    MOVES,
    MUSHROOM,
    OPPOSITE,
    OTHER,
    OWN,
    PLACE,
    PLACED,
    PLANT,
    POPULATION,
    RABIES,
    RAZED,
    ROT,
    SEATS,
    SORT,
    SOURCE,
    SPACES,
    SPORES,
    SUPPLY,
    TABS,
    TARGET,
    TERRITORY,
    WEED,
    WIDTH,
    WITH_FUNGI,
    WITHIN,
)
from .rules_table import Land

# ST-6 Influence cards in general


def playable(land: Land, card: i64, seat: i64) -> bool:
    """4.8 Only what can be completed: is there a target for this influence card?"""
    sort = SORT[card]
    if sort == TERRITORY:
        return len(territories(land, card)) > 0
    if sort == PLACE:
        return places(land, card, seat) != 0
    if sort == ECOSYSTEM:
        return True
    free = land.empties() if sort == MOVE else 0
    for row in range(len(land.kind)):
        if suits(land, card, seat, row, free):
            return True
    return False


def suits(land: Land, card: i64, seat: i64, row: i64, free: i64) -> bool:
    """6.2 One attachment per card: a card that has one is no target of another.

    Whether a row may be the target of an attachment, a kill or a move.
    """
    sort = SORT[card]
    if sort == MOVE:
        return movable(land, row) and (
            reach(land, card, seat, land.space[row], free) != 0
        )
    if HOSTS[card] >> land.kind[row] & 1 == 0:
        return False
    return sort == KILL or land.tab[row] == BARE


def targets(land: Land, card: i64, seat: i64) -> list[int]:
    """6.4 Choosing within a pile: a space, and no attachment or the name of one."""
    found: list[int] = []
    free = land.empties()
    for row in range(len(land.kind)):
        if suits(land, card, seat, row, free):
            action = CARD + land.space[row] * TABS + land.tab[row]
            if action not in found:
                found.append(action)
    found.sort()
    return found


def chosen(land: Land, target: i64) -> i64:
    """6.3 Where attachments go: to the youngest of the pile that has none.
    6.4 Choosing within a pile: the youngest with that attachment, or with none.
    """
    space, tab = target // TABS, target % TABS
    row: i64 = len(land.kind) - 1
    while row >= 0:
        if land.space[row] == space and land.tab[row] == tab:
            if land.kind[row] < POPULATION:
                break
        row -= 1
    return row


def movable(land: Land, row: i64) -> bool:
    """6.6 Moving an animal: plants never move.
    14.1 Decks of the late set: nor does what is on a Leash.
    """
    kind = land.kind[row]
    return PLANT < kind < POPULATION and land.tab[row] != LEASH


def facing(home: i64) -> i64:
    """The territory at the other side of the table."""
    return (home + SEATS // 2) % SEATS


def reach(land: Land, card: i64, seat: i64, start: i64, free: i64) -> i64:
    """1.2 Opposite territories: two seats further round the table.
    6.8 Your territory and another territory: where a moving card leads.
    """
    home = start // WIDTH
    if SOURCE[card] == OWN and home != seat:
        return 0
    if SOURCE[card] == OTHER and home == seat:
        return 0
    if TARGET[card] == OWN:
        return leftmost(land, free & span(seat))
    if TARGET[card] == OPPOSITE:
        return leftmost(land, free & span(facing(home)))
    free &= ~span(home)
    if TARGET[card] == WITH_FUNGI:
        for territory in range(SEATS):
            if not land.has_fungi(territory):
                free &= ~span(territory)
    return leftmost(land, free)


def places(land: Land, card: i64, seat: i64) -> i64:
    """8.4 Playing in a built territory: as in any other.

    The empty spaces a card can put something into, as a mask.
    """
    free = land.empties()
    if WITHIN[card] == OWN:
        free &= span(seat)
    elif WITHIN[card] == BUILT:
        for territory in range(SEATS):
            if land.built[territory] == 0:
                free &= ~span(territory)
    return leftmost(land, free)


def at(mask: i64) -> list[int]:
    """`at <space>` for every space of a mask."""
    legal: list[int] = []
    for space in range(SPACES):
        if mask >> space & 1:
            legal.append(AT + space)
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


def territories(land: Land, card: i64) -> list[int]:
    """7.6 Explosive Spores: where there are fungi; a fire strikes anywhere."""
    return [
        territory
        for territory in range(SEATS)
        if WITHIN[card] == ANY or land.has_fungi(territory)
    ]


# ST-7 The influence cards


def attach(land: Land, card: i64, target: i64, seat: i64, log: Log) -> None:
    """6.1 Immediate cards and attachments: the latter stay on their card."""
    row = chosen(land, target)
    land.attach(card, row)
    log.say(ATTACHED[card], seat, card, land.space[row])


def kill(land: Land, card: i64, target: i64, log: Log) -> None:
    """7.17 Pesticide: the chosen plant dies.
    7.18 Hunter: the chosen animal dies.
    """
    if card == ROT:
        rot(land, target, log)
        return
    victims = append(vec[i64](), land.stamp[chosen(land, target)])
    land.perish(victims, DIES[card], 0, "", log)


def rot(land: Land, target: i64, log: Log) -> None:
    """7.7 Rot: the plant dies, a mushroom grows in its space, then any regrowth."""
    row = chosen(land, target)
    space, weed = land.space[row], land.tab[row] == WEED
    log.say(DIES[ROT], PLANT, space)
    land.leave(row, log)
    land.sprout("7.7/sprouts", space, log)
    if weed:
        land.regrow(space, log)


def move(land: Land, card: i64, target: i64, space: i64, log: Log) -> None:
    """6.5 Attachments travel: a card moves with all that is its own.
    6.6 Moving an animal: the others of its pile stay.
    """
    row = chosen(land, target)
    log.say(MOVES[card], land.kind[row], land.space[row], space)
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
            if land.space[row] == space:
                if land.kind[row] < POPULATION or card != SPORES:
                    victims = append(victims, land.stamp[row])
    land.perish(victims, DIES[card], territory, RAZED[card], log)


def place(land: Land, card: i64, space: i64, log: Log) -> None:
    """7.10 Mold: a mushroom.
    7.20 Compost: a mushroom, and a plant on top.
    """
    land.sprout(PLACED[card], space, log)
    if card == COMPOST:
        land.arrive(PLANT, space, SUPPLY)
        log.say("7.20/plants", space)


# ST-8 Construction


def buildable(land: Land, territory: i64) -> bool:
    """8.1 Where building is allowed: plants enough, nothing that forbids it.
    7.2 Rabies: forbids it while the herbivore lives.
    """
    if land.built[territory] > 0:
        return False
    plants: i64 = 0
    for row in range(len(land.kind)):
        if land.space[row] // WIDTH == territory:
            if land.kind[row] == CARNIVORE or land.tab[row] == RABIES:
                return False
            if land.kind[row] == PLANT:
                plants += 1
    return plants >= land.box.plants_to_build


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
    land.perish(felled(land, territory), "8.3/dies", territory, "", log)


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


assert len(CARD_IDS) == len(SORT)
