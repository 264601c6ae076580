"""ST-10 and ST-11: what nobody decides, at the end of every round."""

from typing import Final

from sobremesa.kernel.log import NONE, Log
from sobremesa.kernel.native import append, i64, vec

from .content import (
    CARNIVORE,
    FRUIT,
    HERBIVORE,
    HIBERNATION,
    IVY,
    MUSHROOM,
    PARASITE,
    PLANT,
    PREDATOR,
    SEATS,
    SUPPLY,
    WIDTH,
)
from .rules_table import Land

# Sub-conditions of a step.
NO: Final = -1
A: Final = 0
B: Final = 1
C: Final = 2


# The steps of the ecosystem's turn, in order, and the kind that each changes.
HERBIVORE_DEATH: Final = 0
HERBIVORE_GROWTH: Final = 1
CARNIVORE_DEATH: Final = 2
CARNIVORE_GROWTH: Final = 3
STEPS: Final = 4
CHANGES: Final = bytes([HERBIVORE, HERBIVORE, CARNIVORE, CARNIVORE])


def ecosystem(land: Land, log: Log) -> None:
    """10.1 Four steps in order: each with the census as it then is."""
    died = False
    for step in range(STEPS):
        died = act(land, step, condition(land, step, died=died), log)


def condition(land: Land, step: i64, *, died: bool) -> i64:
    """10.8 The reason in the log: the first sub-condition of a step that holds, or NO.

    `died`: whether the step before it killed.
    """
    if step == HERBIVORE_DEATH:
        return why_herbivore_dies(land)
    if step == CARNIVORE_DEATH:
        return why_carnivore_dies(land)
    if died:
        return NO
    if step == HERBIVORE_GROWTH:
        return why_herbivore_grows(land)
    return why_carnivore_grows(land)


def act(land: Land, step: i64, clause: i64, log: Log) -> bool:
    """10.2 Herbivore death: the marked one dies, if a condition holds.
    10.3 Herbivore growth: the marked one grows.
    10.4 Carnivore death: the marked one dies.
    10.5 Carnivore growth: the marked one grows.

    Whether something died.
    """
    if clause == NO or not changeable(land, CHANGES[step], log):
        return False
    if step == HERBIVORE_DEATH:
        dies(land, HERBIVORE, "10.2/dies", clause, log)
    elif step == HERBIVORE_GROWTH:
        grows(land, HERBIVORE, "10.3/grows", clause, log)
    elif step == CARNIVORE_DEATH:
        dies(land, CARNIVORE, "10.4/dies", clause, log)
    else:
        grows(land, CARNIVORE, "10.5/grows", NONE, log)  # one condition, no letter
    return step == HERBIVORE_DEATH or step == CARNIVORE_DEATH


def why_herbivore_dies(land: Land) -> i64:
    """10.2 Herbivore death: no plants, too many herbivores, or too many carnivores."""
    plants, herbivores = land.census(PLANT), land.census(HERBIVORE)
    if herbivores < 1:
        return NO
    if plants == 0:
        return A
    if herbivores >= plants + land.box.gap:
        return B
    return C if land.census(CARNIVORE) >= herbivores + land.box.gap else NO


def why_herbivore_grows(land: Land) -> i64:
    """10.3 Herbivore growth: no carnivores, many herbivores, or plenty of plants."""
    plants, herbivores = land.census(PLANT), land.census(HERBIVORE)
    carnivores = land.census(CARNIVORE)
    if herbivores < 1 or plants < 1:
        return NO
    if carnivores == 0:
        return A
    if herbivores >= carnivores + land.box.gap:
        return B
    return C if plants >= herbivores + land.box.gap else NO


def why_carnivore_dies(land: Land) -> i64:
    """10.4 Carnivore death: no herbivores, or too many carnivores."""
    herbivores, carnivores = land.census(HERBIVORE), land.census(CARNIVORE)
    if carnivores < 1:
        return NO
    if herbivores == 0:
        return A
    return B if carnivores >= herbivores + land.box.gap else NO


def why_carnivore_grows(land: Land) -> i64:
    """10.5 Carnivore growth: many herbivores."""
    carnivores = land.census(CARNIVORE)
    if carnivores < 1:
        return NO
    return A if land.census(HERBIVORE) >= carnivores + land.box.gap else NO


def changeable(land: Land, kind: i64, log: Log) -> bool:
    """10.6 No card to change: no card is marked, or it cannot change.
    7.1 Hibernation: it neither dies nor grows.
    """
    stamp = land.marks[kind]
    if stamp == 0:
        log.say("10.6/none", kind)
        return False
    row = land.row_of(stamp)
    if land.does(row) == HIBERNATION:
        log.say("7.1/prevented", kind, land.space[row])
        return False
    return True


def dies(land: Land, kind: i64, key: str, clause: i64, log: Log) -> None:
    """5.6 Mushroom after an ecosystem death: one sprouts where the marked card died."""
    row = land.row_of(land.marks[kind])
    space = land.space[row]
    log.say(key, kind, space, clause)
    land.leave(row, log)
    for _ in range(land.box.left_by_death):
        land.sprout("5.6/sprouts", space, log)
    land.remark(log)


def grows(land: Land, kind: i64, key: str, clause: i64, log: Log) -> None:
    """5.3 Growth: a card of the kind comes from the supply, on top.
    5.4 Counting growths: one more.
    7.8 Parasite: a mushroom comes up, and the card is shed.
    10.7 Order within a growth: new card, counter, Parasite, then Fruits.
    """
    stamp = land.marks[kind]
    space = land.space[land.row_of(stamp)]
    log.say(key, kind, space, clause)
    for _ in range(land.box.grown):
        land.arrive(kind, space, SUPPLY)
    land.growths += 1
    parent = land.row_of(stamp)
    if land.does(parent) == PARASITE:
        for _ in range(land.cards.amount[land.tab[parent]]):
            land.sprout("7.8/sprouts", space, log)
        land.shed(parent, log)
    for fruit in attached(land, FRUIT):
        row = land.row_of(fruit)
        if land.space[row] // WIDTH == space // WIDTH:
            bear(land, row, log)
    land.remark(log)


def bear(land: Land, row: i64, log: Log) -> None:
    """7.12 Seeded Fruit: a plant grows on the plant that carries it."""
    sheds = not land.box.fruit_persists
    for _ in range(land.cards.amount[land.tab[row]]):
        log.say("7.12/grows", land.space[row])
        if sheds:
            land.shed(row, log)
            sheds = False
        land.arrive(PLANT, land.space[row], SUPPLY)


def attached(land: Land, effect: i64) -> vec[i64]:
    """Stamps of the cards whose attachment does this, oldest attachment first."""
    cards = vec[i64]()
    after: i64 = 0
    while True:
        first: i64 = -1
        for row in range(len(land.tab)):
            if land.tabbed[row] > after and land.does(row) == effect:
                if first < 0 or land.tabbed[row] < land.tabbed[first]:
                    first = row
        if first < 0:
            return cards
        after = land.tabbed[first]
        cards = append(cards, land.stamp[first])


def end_of_round(land: Land, log: Log) -> None:
    """ST-11, in order: idle constructions, Mushroom Predators, Green Ivies."""
    if land.box.idle_decay:
        idle_constructions(land, log)
    for stamp in attached(land, PREDATOR):
        predator_eats(land, land.row_of(stamp), log)
    for stamp in attached(land, IVY):
        ivy_razes(land, land.row_of(stamp), log)
    land.remark(log)


def idle_constructions(land: Land, log: Log) -> None:
    """11.1 Idle constructions decay: destroyed where no animal is left."""
    for territory in range(SEATS):
        if not land.has_animals(territory):
            land.raze(territory, "11.1/razed", log)


def predator_eats(land: Land, row: i64, log: Log) -> None:
    """7.5 Mushroom Predator: macrofungi it leaves alone.
    11.2 Mushroom Predators eat: the youngest mushroom of its territory dies.
    """
    home = land.space[row]
    hungry: i64 = land.cards.amount[land.tab[row]]
    food: i64 = len(land.kind) - 1
    while food >= 0 and hungry > 0:
        if land.kind[food] == MUSHROOM and land.space[food] // WIDTH == home // WIDTH:
            log.say("11.2/eaten", home, land.space[food])
            land.leave(food, log)
            hungry -= 1
        food -= 1


def ivy_razes(land: Land, row: i64, log: Log) -> None:
    """7.15 Green Ivy: the construction goes, and the card is shed.
    11.3 Green Ivy destroys: after a full round beside a construction.
    """
    territory = land.space[row] // WIDTH
    if ivy_ready(land, row):
        land.raze(territory, "11.3/razed", log)
        land.shed(row, log)


def ivy_ready(land: Land, row: i64) -> bool:
    """11.4 Two Ivies in one territory: a second one finds nothing to destroy."""
    built = land.built[land.space[row] // WIDTH]
    if built == 0:
        return False
    if not land.box.ivy_full_round:
        return True
    return built <= land.round_start and land.tabbed[row] <= land.round_start
