"""A deck without a hidden order: a bag between two known ends."""

from typing import Final

from .dice import Dice
from .errors import DiceError
from .native import append, i64, pop, vec

NONE: Final[list[int]] = []


class Pile:
    """Cards by kind: those whose place nobody knows are counts.

    `top` and `bottom` hold the cards whose place is known (put back, or looked at);
    the last of `top` and the last of `bottom` are the outermost cards.
    A draw from the bag is a roll of the dice, so there is no order to leak.
    """

    def __init__(self, counts: list[int]) -> None:
        self.bag = vec[i64]()
        self.top = vec[i64]()
        self.bottom = vec[i64]()
        self.hidden: i64 = 0
        for count in counts:
            self.bag = append(self.bag, count)
            self.hidden += count

    def __len__(self) -> int:
        return self.size()

    def size(self) -> i64:
        return self.hidden + len(self.top) + len(self.bottom)

    def clone(self) -> "Pile":
        twin = Pile(NONE)
        twin.bag, twin.hidden = self.bag[:], self.hidden
        twin.top, twin.bottom = self.top[:], self.bottom[:]
        return twin

    def draw(self, dice: Dice) -> i64:
        """Take the card on top."""
        if len(self.top) > 0:
            self.top, card = pop(self.top)
            return card
        if self.hidden > 0:
            card = self.bag_card(dice)
            self.bag[card] -= 1
            self.hidden -= 1
            return card
        if len(self.bottom) > 0:
            self.bottom, card = pop(self.bottom, 0)
            return card
        raise DiceError("cannot draw from an empty pile")

    def bag_card(self, dice: Dice) -> i64:
        place = dice.below(self.hidden)
        card: i64 = 0
        while place >= self.bag[card]:
            place -= self.bag[card]
            card += 1
        return card

    def look(self, dice: Dice) -> i64:
        """See the card on top; from now on its place is known."""
        card = self.draw(dice)
        self.cover(card)
        return card

    def cover(self, card: i64) -> None:
        """Put a card on top, for all to know."""
        self.top = append(self.top, card)

    def bury(self, card: i64) -> None:
        """Put a card at the bottom, for all to know."""
        self.bottom = append(self.bottom, card)

    def mix(self, card: i64) -> None:
        """Add a card to those whose place nobody knows."""
        self.bag[card] += 1
        self.hidden += 1

    def shuffle(self) -> None:
        """Forget every known place: no dice are needed for that."""
        for card in self.top:
            self.mix(card)
        for card in self.bottom:
            self.mix(card)
        self.top = vec[i64]()
        self.bottom = vec[i64]()

    def counts(self) -> list[int]:
        """How many of each kind, wherever they lie."""
        total = [int(count) for count in self.bag]
        for card in self.top:
            total[card] += 1
        for card in self.bottom:
            total[card] += 1
        return total
