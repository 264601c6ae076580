"""CW-4 and CW-10: decks, hands, piles, resources and buying."""

from sobremesa.kernel.columns import zeros
from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64, vec
from sobremesa.kernel.pile import Pile

from .rules_box import Box


class Cards:
    """What every seat owns beside its pieces; counts by seat and card."""

    def __init__(self, box: Box) -> None:
        self.box = box  # shared, never written
        self.types: i64 = box.types  # of cards
        self.decks: list[Pile] = []
        self.hands = vec[i64]()
        self.discards = vec[i64]()
        self.removed = vec[i64]()  # deployed: gone for good (11.4)
        self.played = vec[i64]()  # by card: the active seat's, this turn
        self.resources = vec[i64]()

    def clone(self) -> "Cards":
        twin = Cards(self.box)
        twin.decks = [deck.clone() for deck in self.decks]
        twin.hands, twin.discards = self.hands[:], self.discards[:]
        twin.removed, twin.played = self.removed[:], self.played[:]
        twin.resources = self.resources[:]
        return twin

    def clear(self) -> None:
        seats, types = int(self.box.seats), int(self.types)
        self.decks = [Pile([0] * types) for _ in range(seats)]
        self.hands = zeros(seats * types)
        self.discards = zeros(seats * types)
        self.removed = zeros(seats * types)
        self.played = zeros(types)
        self.resources = zeros(seats)

    # CW-3 Set-up

    def deal(self, seat: i64, log: Log) -> None:
        """3.6 Starting deck: the same ten cards for every seat.
        3.7 Shuffle and start: a deck without an order is a shuffled one.
        """
        self.decks[seat] = Pile(self.box.content.deck)
        self.resources[seat] = self.box.start_resources
        log.say("3.7/shuffles", seat, self.decks[seat].size())

    # CW-4 Rounds and turns

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        first = seat * self.types
        for at in range(first, first + self.types):
            size += self.hands[at]
        return size

    def draw(self, seat: i64, key: str, dice: Dice, log: Log) -> None:
        """4.4 Drawing from an empty deck: what is there first, then a new deck.
        14.2 What the log hides: cards drawn are named to their owner only.
        """
        deck = self.decks[seat]
        eyes: i64 = 1 << seat
        for _ in range(self.hand_size(seat), self.box.hand_size):
            if deck.size() == 0:
                self.reshuffle(seat, "4.4/reshuffles", log)
                if deck.size() == 0:
                    return
            card = deck.draw(dice)
            self.hands[seat * self.types + card] += 1
            log.whisper(key, eyes, seat, card)

    def reshuffle(self, seat: i64, key: str, log: Log) -> None:
        """The discard pile becomes the deck."""
        deck, first = self.decks[seat], seat * self.types
        for card in range(self.types):
            number = self.discards[first + card]
            if number > 0:
                deck.bag[card] += number
                deck.hidden += number
                self.discards[first + card] = 0
        if deck.size() > 0:
            log.say(key, seat, deck.size())

    def play(self, seat: i64, card: i64) -> None:
        """5.3 Playing an action card: it lies in the played area from now on."""
        self.hands[seat * self.types + card] -= 1
        self.played[card] += 1

    def discard(self, seat: i64, log: Log) -> None:
        """4.7 Discarding: all of the hand and of the played area."""
        number: i64 = 0
        first = seat * self.types
        for card in range(self.types):
            at = first + card
            gone = self.hands[at] + self.played[card]
            self.discards[at] += gone
            number += gone
            self.hands[at] = 0
            self.played[card] = 0
        log.say("4.7/discards", seat, number)

    def tidy(self, seat: i64, dice: Dice, log: Log) -> None:
        """4.2 Steps of a turn: the last three.
        4.8 Reshuffling at the end of a turn: if the deck is empty.
        4.9 Drawing ahead: for the next turn.
        """
        self.discard(seat, log)
        if self.decks[seat].size() == 0:
            self.reshuffle(seat, "4.8/reshuffles", log)
        if self.box.draw_at_end:
            self.draw(seat, "4.9/draws", dice, log)

    def remove(self, seat: i64, card: i64, log: Log) -> None:
        """11.4 The card is used up: out of the hand, out of the game."""
        self.hands[seat * self.types + card] -= 1
        self.removed[seat * self.types + card] += 1
        log.say("11.4/removed", seat, card)

    # CW-10 Resources and buying

    def gather(self, seat: i64, amount: i64, log: Log) -> None:
        """10.1 Gathering resources: the card's amount, into the pool.
        10.2 The pool: it has no limit and stays.
        """
        self.resources[seat] += amount
        log.say("10.1/gathers", seat, amount)

    def buy(self, seat: i64, card: i64, log: Log) -> None:
        """2.4 Unlimited supply: nothing runs out.
        10.3 Research and building: one card, paid at once.
        10.4 Where a bought card goes: to the discard pile, or on top of the deck.
        """
        cost: i64 = self.box.content.cost[card]
        self.resources[seat] -= cost
        log.say("10.3/buys", seat, card, cost)
        if self.box.deck_top:
            self.decks[seat].cover(card)
            log.say("10.4/deck_top", seat, card)
        else:
            self.discards[seat * self.types + card] += 1
            log.say("10.4/discard", seat, card)

    # Section 5: hidden information

    def deal_again(self, seat: i64, shown: i64, dice: Dice) -> None:
        """Hand and deck pooled and dealt anew, for those who see neither.

        Known cards on top of the deck stay there; so does a unit card that is `shown`
        because it is being deployed.
        """
        deck, first = self.decks[seat], seat * self.types
        size = self.hand_size(seat)
        for card in range(self.types):
            stays: i64 = 1 if card == shown else 0
            for _ in range(self.hands[first + card] - stays):
                deck.mix(card)
            self.hands[first + card] = stays
            size -= stays
        known, deck.top = deck.top, vec[i64]()
        for _ in range(size):
            self.hands[first + deck.draw(dice)] += 1
        deck.top = known

    # CW-13 Elimination

    def leave(self, seat: i64, active: bool) -> None:
        """13.1 Elimination: cards and resources leave the game."""
        if active:
            self.played = zeros(int(self.types))
        self.decks[seat] = Pile([0] * int(self.types))
        self.resources[seat] = 0
        first = seat * self.types
        for at in range(first, first + self.types):
            self.hands[at] = 0
            self.discards[at] = 0
            self.removed[at] = 0
