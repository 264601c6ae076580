"""CA-5: the Boxes, their cards, and the belt they ride on.

A card that nobody has seen has no face yet: it is one of the cards of its sort that
are unseen anywhere, and is drawn from that pool when it is first turned or looked at.
So nothing hidden exists to leak, to copy or to deal again.
"""

from sobremesa.kernel.columns import zeros
from sobremesa.kernel.dice import Dice
from sobremesa.kernel.native import append, i64, pop, vec

from .content import (
    DEPTH,
    KEY,
    NOBODY,
    POOLS,
    ROOMS,
    STIRRED,
    TALE,
    TALES,
    UNSEEN,
)
from .rules_content import Content, Settings


class Boxes:
    """Twelve decks, each a row of cells from top to bottom.

    First come the known cards on top; then those whose place is not known: the
    stirred ones (seen before a shuffle) by kind, and the unseen ones; last the known
    cards at the bottom.
    """

    def __init__(self, content: Content) -> None:
        self.content = content  # shared, never written
        self.at = vec[i64]()  # by room: the Box in it
        self.cells = vec[i64]()  # by Box: DEPTH cells
        self.size = vec[i64]()  # by Box
        self.top = vec[i64]()  # known cards on top
        self.stirred = vec[i64]()  # cards that are in it, nobody knows where
        self.unseen = vec[i64]()  # by Box and pool: cards nobody has seen
        self.pool = vec[i64]()  # by card: copies nobody has seen
        self.pooled = vec[i64]()  # by pool: their sum

    def clone(self) -> "Boxes":
        twin = Boxes(self.content)
        twin.at, twin.cells, twin.size = self.at[:], self.cells[:], self.size[:]
        twin.top, twin.stirred = self.top[:], self.stirred[:]
        twin.unseen, twin.pool, twin.pooled = (
            self.unseen[:],
            self.pool[:],
            self.pooled[:],
        )
        return twin

    def clear(self) -> None:
        self.at = vec[i64](list(range(ROOMS)))
        self.cells = vec[i64]([UNSEEN] * (ROOMS * DEPTH))
        self.size, self.top = zeros(ROOMS), zeros(ROOMS)
        self.stirred = zeros(ROOMS)
        self.unseen = zeros(ROOMS * POOLS)
        self.pool = zeros(int(self.content.cards))
        self.pooled = zeros(POOLS)

    def fill(self, settings: Settings, display: i64) -> None:
        """3.7 Filling the Boxes: so many Events, Objects and Variables each."""
        share = self.content.share
        for card in range(self.content.cards):
            self.pool[card] = settings.copies[card]
        if display != NOBODY:
            self.pool[display] = 0  # the merchant's Tale
        for box in range(ROOMS):
            for pool in range(POOLS):
                self.unseen[box * POOLS + pool] = share[pool]
                self.size[box] += share[pool]
        for pool in range(POOLS):
            self.pooled[pool] = ROOMS * share[pool]

    # Cards

    def unknown(self, box: i64) -> i64:
        """How many cards nobody has seen."""
        first = box * POOLS
        return self.unseen[first] + self.unseen[first + 1] + self.unseen[first + 2]

    def known_top(self, box: i64) -> i64:
        """The card on top if it is known, or UNSEEN."""
        if self.top[box] == 0 and self.stirred[box] + self.unknown(box) > 0:
            return UNSEEN
        return self.cells[box * DEPTH]

    def look(self, box: i64, depth: i64, dice: Dice) -> i64:
        """1.6 Known cards: a card looked at keeps its mark."""
        while self.top[box] <= depth:
            if not self.turn_next(box, dice):
                break
        return self.cells[box * DEPTH + depth]

    def turn_next(self, box: i64, dice: Dice) -> bool:
        """Make the first card whose place is not known a known one on top."""
        stirred = self.stirred[box]
        hidden = stirred + self.unknown(box)
        if hidden == 0:
            return False
        first = box * DEPTH + self.top[box]
        place = dice.below(hidden)
        if place < stirred:
            card = self.cells[first + place] - STIRRED
            self.stirred[box] = stirred - 1
        else:
            card = self.unseen_card(box, place - stirred, dice)
            place = stirred
        while place > 0:
            self.cells[first + place] = self.cells[first + place - 1]
            place -= 1
        self.cells[first] = card
        self.top[box] += 1
        return True

    def unseen_card(self, box: i64, place: i64, dice: Dice) -> i64:
        """One of the unseen cards of a Box gets its face."""
        pool: i64 = 0
        while place >= self.unseen[box * POOLS + pool]:
            place -= self.unseen[box * POOLS + pool]
            pool += 1
        place = dice.below(self.pooled[pool])
        pools = self.content.pool
        card: i64 = 0
        while True:
            if pools[card] == pool:
                place -= self.pool[card]
                if place < 0:
                    break
            card += 1
        self.pool[card] -= 1
        self.pooled[pool] -= 1
        self.unseen[box * POOLS + pool] -= 1
        return card

    def draw(self, box: i64, dice: Dice) -> i64:
        """Take the card on top."""
        self.look(box, 0, dice)
        return self.take(box, 0)

    def take(self, box: i64, depth: i64) -> i64:
        """Take out a known card."""
        first, last = box * DEPTH, box * DEPTH + self.size[box] - 1
        card = self.cells[first + depth]
        for cell in range(first + depth, last):
            self.cells[cell] = self.cells[cell + 1]
        self.cells[last] = UNSEEN
        self.size[box] -= 1
        if depth < self.top[box]:
            self.top[box] -= 1
        return card

    def bury(self, box: i64, card: i64) -> None:
        """5.5 Where cards go: to the bottom.
        1.6 Known cards: put there face up, it is known.
        """
        self.cells[box * DEPTH + self.size[box]] = card
        self.size[box] += 1

    def swap(self, box: i64) -> None:
        """Change the order of the two known cards on top."""
        first = box * DEPTH
        card = self.cells[first]
        self.cells[first] = self.cells[first + 1]
        self.cells[first + 1] = card

    def read_through(self, box: i64, dice: Dice) -> None:
        """13.7 Scroll: all cards known, the first Key (or Tale) on top."""
        while self.turn_next(box, dice):
            pass
        self.top[box] = self.size[box]
        found = self.find(box, KEY, KEY)
        if found < 0:
            found = self.find(box, TALE, TALE + TALES - 1)
        if found < 0:
            return
        first = box * DEPTH
        card = self.cells[first + found]
        while found > 0:
            self.cells[first + found] = self.cells[first + found - 1]
            found -= 1
        self.cells[first] = card

    def find(self, box: i64, low: i64, high: i64) -> i64:
        """How deep the first known card of a range lies, or -1."""
        for depth in range(self.size[box]):
            if low <= self.cells[box * DEPTH + depth] <= high:
                return depth
        return -1

    def shuffle(self, box: i64) -> None:
        """1.6 Known cards: every place is forgotten.

        What was seen is still known to be there.
        """
        first = box * DEPTH
        size = self.size[box]
        seen = vec[i64]()
        for cell in range(first, first + size):
            card = self.cells[cell]
            if card != UNSEEN:
                seen = append(seen, card if card >= STIRRED else card + STIRRED)
            self.cells[cell] = UNSEEN
        count: i64 = 0
        while len(seen) > 0:
            seen, card = pop(seen)
            place = count
            while place > 0 and self.cells[first + place - 1] > card:
                self.cells[first + place] = self.cells[first + place - 1]
                place -= 1
            self.cells[first + place] = card
            count += 1
        self.stirred[box] = count
        self.top[box] = 0

    # The belt

    def rotate(self) -> None:
        """5.14 All Boxes at once: none is moved twice, none is shuffled."""
        before, belt = self.at[:], self.content.belt
        for room in range(ROOMS):
            self.at[belt[room]] = before[room]
