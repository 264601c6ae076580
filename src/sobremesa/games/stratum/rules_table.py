"""ST-1, ST-2 and ST-5: the table, its things, and how they come, are marked and go.

Everything on the table is a row, in order of arrival: so the youngest of any sort is
the last row of that sort.
"""

from sobremesa.kernel.columns import zeros
from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64, pop, vec

from .content import (
    BARE,
    CARNIVORE,
    HERBIVORE,
    HIBERNATION,
    MUSHROOM,
    OMNIVORE,
    PLANT,
    POPULATION,
    SEATS,
    SUPPLY,
    WEED,
    WIDTH,
    Box,
)


class Land:
    """The shared table and the open discard piles."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.cards = box.cards
        self.clock: i64 = 0
        self.round_start: i64 = 0
        self.growths: i64 = 0
        self.kind = vec[i64]()  # the rows, a column each
        self.space = vec[i64]()
        self.stamp = vec[i64]()
        self.origin = vec[i64]()  # a seat, or SUPPLY
        self.tab = vec[i64]()  # the attachment, or BARE
        self.tabbed = vec[i64]()  # its stamp
        self.built = vec[i64]()  # by territory: the construction's stamp, 0 for none
        self.marks = vec[i64]()  # by kind: the marked card's stamp, 0 for none
        self.discards = vec[i64]()  # counts by seat and card

    def clone(self) -> "Land":
        twin = Land(self.box)
        twin.clock, twin.round_start = self.clock, self.round_start
        twin.growths = self.growths
        twin.kind, twin.space = self.kind[:], self.space[:]
        twin.stamp, twin.origin = self.stamp[:], self.origin[:]
        twin.tab, twin.tabbed = self.tab[:], self.tabbed[:]
        twin.built, twin.marks = self.built[:], self.marks[:]
        twin.discards = self.discards[:]
        return twin

    def clear(self) -> None:
        """2.4 Nothing else at the start: no construction, mark or discard."""
        self.built = zeros(SEATS)
        self.marks = zeros(POPULATION)
        self.discards = zeros(SEATS * self.cards.count)

    def sow(self, dice: Dice, log: Log) -> None:
        """2.2 Starting cards: one in space 1 of each territory, at random."""
        bag = self.box.start[:]
        for territory in range(SEATS):
            kind = dice.draw(bag)
            self.arrive(kind, territory * WIDTH, SUPPLY)
            log.say("2.2/starts", kind, territory * WIDTH)
        self.remark(log)

    # ST-1 Table and terms

    def empties(self) -> i64:
        """1.4 Empty spaces, as a bit mask: no card, mushroom or macrofungus in it."""
        free = self.spaces()
        for space in self.space:
            free &= ~(1 << space)
        return free

    def spaces(self) -> i64:
        """1.3 Territories and spaces: all there are, as a bit mask."""
        width = self.box.width
        territory: i64 = (1 << width) - 1
        return territory * 0b00001_00001_00001_00001

    def youngest(self, kind: i64, space: i64) -> i64:
        """1.5 Piles: they grow upwards; the top row of a kind in a space, or -1."""
        row: i64 = len(self.kind) - 1
        while row >= 0 and (self.kind[row] != kind or self.space[row] != space):
            row -= 1
        return row

    def tick(self) -> i64:
        """1.6 Clock and stamps: every arrival takes the next stamp."""
        self.clock += 1
        return self.clock

    def row_of(self, stamp: i64) -> i64:
        """1.6 Clock and stamps: they never change, so a stamp names a thing."""
        row: i64 = len(self.stamp) - 1
        while row >= 0 and self.stamp[row] != stamp:
            row -= 1
        return row

    def arrive(self, kind: i64, space: i64, origin: i64) -> None:
        """1.7 Unlimited supply: where most things come from."""
        self.kind = append(self.kind, kind)
        self.space = append(self.space, space)
        self.stamp = append(self.stamp, self.tick())
        self.origin = append(self.origin, origin)
        self.tab = append(self.tab, BARE)
        self.tabbed = append(self.tabbed, 0)

    def count(self, kind: i64) -> i64:
        """How many things of a kind lie on the table."""
        total: i64 = 0
        for other in self.kind:
            if other == kind:
                total += 1
        return total

    def count_in(self, kind: i64, territory: i64) -> i64:
        """How many things of a kind lie in a territory."""
        total: i64 = 0
        for row in range(len(self.kind)):
            if self.kind[row] == kind and self.space[row] // WIDTH == territory:
                total += 1
        return total

    def constructions(self) -> i64:
        total: i64 = 0
        for stamp in self.built:
            if stamp > 0:
                total += 1
        return total

    # ST-5 Marks, growth, death

    def remark(self, log: Log) -> None:
        """5.1 Marked cards: the token lies on the youngest card of each kind.
        5.2 The mark passes on: to the next youngest when a marked card leaves.
        """
        for kind in range(POPULATION):
            row = self.last_counted(kind)
            new = self.stamp[row] if row >= 0 else 0
            old = self.marks[kind]
            if new == old:
                continue
            self.marks[kind] = new
            if new == 0:
                continue
            if new > old or self.row_of(old) >= 0:
                log.say("5.1/marked", kind, self.space[row])
            else:
                log.say("5.2/marked", kind, self.space[row])

    def last_counted(self, kind: i64) -> i64:
        """5.1 Marked cards: the youngest card that can be marked, or -1."""
        passes = kind != PLANT and self.box.hibernation_passes_mark
        row: i64 = len(self.kind) - 1
        while row >= 0:
            if self.kind[row] == kind and self.counts(row):
                if not (passes and self.does(row) == HIBERNATION):
                    break
            row -= 1
        return row

    def does(self, row: i64) -> i64:
        """What the attachment on a row does; NO_EFFECT where there is none."""
        return self.cards.effect[self.tab[row]]

    def counts(self, row: i64) -> bool:
        """14.3 Built land does not count: if the option says so."""
        if self.box.built_land_counts:
            return True
        return self.built[self.space[row] // WIDTH] == 0

    def leave(self, row: i64, log: Log) -> None:
        """5.5 Death of a population card: it and its attachment go home.
        5.8 Death of mushrooms and macrofungi: they leave nothing.
        """
        kind, origin, tab = self.kind[row], self.origin[row], self.tab[row]
        self.lift(row)
        if kind < POPULATION:
            log.say("5.5/returned", kind, self.home(origin))
            if origin != SUPPLY:
                self.discard(origin, kind)
        if tab != BARE:
            card: i64 = self.cards.tab_card[tab]
            owner: i64 = self.cards.owner[card]
            log.say("5.5/returned", card, self.home(owner))
            self.discard(owner, card)

    def lift(self, row: i64) -> None:
        """Take a row off the table."""
        self.kind, _ = pop(self.kind, row)
        self.space, _ = pop(self.space, row)
        self.stamp, _ = pop(self.stamp, row)
        self.origin, _ = pop(self.origin, row)
        self.tab, _ = pop(self.tab, row)
        self.tabbed, _ = pop(self.tabbed, row)

    def home(self, owner: i64) -> i64:
        """13.5 Independent draws: no discard pile; cards go to the supply for good."""
        return SUPPLY if self.box.bag else owner

    def discard(self, seat: i64, card: i64) -> None:
        """13.5 Independent draws: with `deck_mode = bag` a discarded card vanishes."""
        if not self.box.bag:
            self.discards[seat * self.cards.count + card] += 1

    def shed(self, row: i64, log: Log) -> None:
        """An attachment that has done its work goes to its owner's discard pile."""
        cards = self.cards
        card: i64 = cards.tab_card[self.tab[row]]
        log.say(cards.keys.discarded[card], card, self.home(cards.owner[card]))
        self.discard(cards.owner[card], card)
        self.tab[row] = BARE
        self.tabbed[row] = 0

    def attach(self, card: i64, row: i64) -> None:
        """1.6 Clock and stamps: an attachment takes one too."""
        self.tab[row] = self.cards.card_tab[card]
        self.tabbed[row] = self.tick()

    def sprout(self, key: str, space: i64, log: Log) -> None:
        """A mushroom comes up, under what remains in the space."""
        self.arrive(MUSHROOM, space, SUPPLY)
        log.say(key, space)

    def perish(self, victims: vec[i64], dies: str, log: Log) -> None:
        """5.9 Several deaths at once: where nothing burns and no construction falls."""
        self.perish_in(victims, dies, log, 0, "", burnt=False)

    def perish_in(
        self,
        victims: vec[i64],
        dies: str,
        log: Log,
        territory: i64,
        razes: str,
        *,
        burnt: bool,
    ) -> None:
        """5.9 Several deaths at once: together; then construction, mushrooms, regrowth.
        5.7 No mushroom after other deaths: but where the option says so.

        `victims` are stamps in the order of the log; the construction of `territory`
        falls if there is a key for it.
        """
        beds = self.beds(victims, burnt=burnt)
        weeds = vec[i64]()
        for stamp in victims:
            row = self.row_of(stamp)
            log.say(dies, self.kind[row], self.space[row])
            for _ in range(self.regrows(row)):
                weeds = append(weeds, self.space[row])
            self.leave(row, log)
        if razes != "":
            self.raze(territory, razes, log)
        for space in beds:
            for _ in range(self.box.left_by_death):
                self.sprout("5.7/sprouts", space, log)
        for space in weeds:
            self.regrow(space, log)

    def beds(self, victims: vec[i64], *, burnt: bool) -> vec[i64]:
        """5.7 No mushroom after other deaths: unless `death_mushrooms = always`."""
        spaces = vec[i64]()
        if burnt or not self.box.always_mushrooms:
            return spaces
        for stamp in victims:
            row = self.row_of(stamp)
            if self.kind[row] < POPULATION and self.does(row) != WEED:
                spaces = append(spaces, self.space[row])
        return spaces

    def regrows(self, row: i64) -> i64:
        """7.13 Weeds Never Die: the plants that grow where a card dies."""
        tab = self.tab[row]
        return self.cards.amount[tab] if self.does(row) == WEED else 0

    def regrow(self, space: i64, log: Log) -> None:
        """7.13 Weeds Never Die: a plant grows where one with this card died."""
        self.arrive(PLANT, space, SUPPLY)
        log.say("7.13/regrows", space)

    def raze(self, territory: i64, key: str, log: Log) -> None:
        """8.5 Destroyed constructions: the land may be built on again."""
        if self.built[territory] > 0:
            self.built[territory] = 0
            log.say(key, territory)

    def census(self, kind: i64) -> i64:
        """5.10 Census: the cards of a kind on the table.
        7.4 Omnivore: it counts as both.
        """
        total: i64 = 0
        for row in range(len(self.kind)):
            if self.kind[row] == kind:
                if self.counts(row):
                    total += 1
            elif kind == HERBIVORE and self.tab[row] != BARE:
                if self.does(row) == OMNIVORE and self.counts(row):
                    total += self.cards.amount[self.tab[row]]
        return total

    def has_fungi(self, territory: i64) -> bool:
        """9.4 Macrofungi are not mushrooms: but some cards name both."""
        for row in range(len(self.kind)):
            if self.kind[row] >= POPULATION and self.space[row] // WIDTH == territory:
                return True
        return False

    def has_animals(self, territory: i64) -> bool:
        """1.8 Creatures and animals: herbivores and carnivores."""
        for row in range(len(self.kind)):
            if self.space[row] // WIDTH == territory:
                if self.kind[row] == HERBIVORE or self.kind[row] == CARNIVORE:
                    return True
        return False
