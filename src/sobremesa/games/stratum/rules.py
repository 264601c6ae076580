"""ST-2 to ST-4: set-up, rounds and turns, question by question."""

from sobremesa.kernel.columns import zeros
from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64, vec
from sobremesa.kernel.pile import Pile
from sobremesa.kernel.state import OVER, Result, State

from .actions import (
    ACTION,
    DESTINATION,
    EXCLUSIVE_COST,
    MACRO_FOOD,
    MACRO_SITE,
    PLACE,
    TARGET_CARD,
    TARGET_TERRITORY,
)
from .content import (
    ATTACH,
    ECOSYSTEM,
    FUNGALOTH,
    KILL,
    MAGNATE,
    MOVE,
    NO_CARD,
    POPULATION,
    SAGITARIO,
    SEATS,
    TERRITORY,
    Box,
)
from .rules_cards import (
    at,
    attach,
    build,
    buildable,
    creatable,
    create,
    kill,
    move,
    place,
    places,
    playable,
    reach,
    sites,
    strike,
    targets,
    territories,
)
from .rules_decks import eyes, hand_size, holds_cards, next_card
from .rules_ecosystem import ecosystem, end_of_round
from .rules_table import Land
from .rules_victory import judge, result_of


class Stratum(State):
    def __init__(self, box: Box, land: Land) -> None:
        super().__init__(SEATS, ACTION)
        self.box = box  # shared, never written
        self.land = land
        self.hands = vec[i64]()  # counts by seat and card
        self.decks: list[Pile] = []
        self.round: i64 = 1
        self.actions_left: i64 = box.actions
        self.population_used = False
        self.influence_used = False
        self.exclusives_used: i64 = 0
        self.card: i64 = NO_CARD  # being played
        self.target: i64 = 0  # of it: space and tab of a card
        self.taken = vec[i64]()  # spaces of the mushrooms for a macrofungus
        self.winners: i64 = 0  # factions' bits, TIMEOUT

    def clone(self) -> "Stratum":
        twin = Stratum(self.box, self.land.clone())
        twin.seat, twin.stage = self.seat, self.stage
        twin.hands = self.hands[:]
        twin.decks = [deck.clone() for deck in self.decks]
        twin.round, twin.actions_left = self.round, self.actions_left
        twin.population_used = self.population_used
        twin.influence_used = self.influence_used
        twin.exclusives_used = self.exclusives_used
        twin.card, twin.target = self.card, self.target
        twin.taken = self.taken[:]
        twin.winners = self.winners
        return twin

    def result(self) -> Result:
        return result_of(self.winners)

    def legal(self) -> list[int]:
        """The answers to the question on the table."""
        if self.seat < 0:
            return []
        stage = self.stage
        if stage == ACTION:
            return self.offers()
        if stage == PLACE:
            return at(self.land, places(self.land, self.card, self.seat))
        if stage == TARGET_CARD:
            return targets(self.land, self.card, self.seat)
        if stage == DESTINATION:
            start = self.target // self.box.cards.tabs
            free = self.land.empties()
            return at(self.land, reach(self.land, self.card, self.seat, start, free))
        if stage == TARGET_TERRITORY:
            struck = territories(self.land, self.card, self.seat)
            return [self.box.cards.to_territory + territory for territory in struck]
        if stage == EXCLUSIVE_COST:
            return self.discards()
        first = self.box.cards.to_space
        return [first + space for space in sites(self.land, self.taken)]

    def apply(self, action: i64, dice: Dice, log: Log) -> None:
        """4.11 Playing a card in stages: shown, then its targets, then the effect."""
        stage, cards = self.stage, self.box.cards
        if stage == ACTION:
            self.act(action, log)
        elif stage == PLACE:
            self.put(action - cards.to_space, log)
        elif stage == TARGET_CARD:
            self.aim(action - cards.to_card, log)
        elif stage == DESTINATION:
            move(self.land, self.card, self.target, action - cards.to_space, log)
            self.resolved(log)
        elif stage == TARGET_TERRITORY:
            strike(self.land, self.card, action - cards.to_territory, log)
            self.resolved(log)
        elif stage == EXCLUSIVE_COST:
            self.pay(action - cards.to_discard, log)
        else:
            self.feed(action - cards.to_space, log)
        if self.stage == ACTION:
            self.run_on(dice, log)

    # ST-2 Set-up

    def deal(self, dice: Dice, log: Log) -> None:
        """2.1 Decks at the start: each seat has its own, of 36 cards.
        2.3 First hands: in turn order.
        """
        for seat in range(SEATS):
            copies = self.box.copies[seat]
            self.decks.append(Pile([0] * len(copies) if self.box.bag else copies))
        self.land.sow(dice, log)
        for turn in range(SEATS):
            seat = turn * self.box.step % SEATS
            self.draw(seat, "2.3/draws", dice, log)
        self.begin_round(log)

    # ST-3 Rounds

    def begin_round(self, log: Log) -> None:
        """3.1 What a round is: it begins with the turn of Sagitario.
        3.5 How a round begins: the clock is noted.
        """
        self.land.round_start = self.land.clock
        log.say("3.1/round", self.round)
        self.begin_turn(SAGITARIO)

    def begin_turn(self, seat: i64) -> None:
        """4.1 Two actions: at most one population and one influence card."""
        self.ask(ACTION, seat)
        self.actions_left = self.box.actions
        self.population_used = False
        self.influence_used = False
        self.exclusives_used = 0

    def run_on(self, dice: Dice, log: Log) -> None:
        """3.1 What a round is: a turn of every seat, then the ecosystem's.
        3.2 Turn order: S, F, Y, M.
        """
        while self.actions_left == 0 or not self.able():
            if self.actions_left > 0:
                self.lose_actions(log)
            following = (self.seat + self.box.step) % SEATS
            if following != SAGITARIO:
                self.begin_turn(following)
            else:
                self.end_round(dice, log)
                if self.seat < 0:
                    return

    def end_round(self, dice: Dice, log: Log) -> None:
        """3.3 The ecosystem acts last: after the last seat's turn.
        3.4 How a round ends: effects, victory, drawing, next round.
        13.2 Drawing up: after the victory check.
        """
        log.say("3.3/ecosystem", self.round)
        ecosystem(self.land, log)
        end_of_round(self.land, log)
        self.winners = judge(self.land, self.round, log)
        if self.winners != 0:
            self.seat = OVER
            return
        for turn in range(SEATS):
            self.draw(turn * self.box.step % SEATS, "13.2/draws", dice, log)
        self.round += 1
        self.begin_round(log)

    # ST-4 A player's turn

    def offers(self) -> list[int]:
        """4.5 Exclusive action: the Magnate may build, Fu'ngaloth create a macrofungus.
        4.7 No passing: that is never among what a seat may do with an action.
        """
        land, seat, cards = self.land, self.seat, self.box.cards
        legal: list[int] = []
        hand = seat * cards.count
        for card in range(cards.count):
            if self.hands[hand + card] > 0 and self.may_play(card):
                legal.append(card)
        legal += self.discards()
        if self.exclusive_left():
            if seat == MAGNATE:
                for territory in range(SEATS):
                    if buildable(land, territory):
                        legal.append(cards.to_build + territory)
            elif seat == FUNGALOTH and creatable(land):
                legal.append(cards.to_macrofungus)
        return legal

    def exclusive_left(self) -> bool:
        """4.6 Exclusive actions in one turn: as many as the option allows."""
        return self.exclusives_used < self.box.exclusives

    def may_play(self, card: i64) -> bool:
        """4.1 Two actions: not a second population or influence card.
        4.2 Play a population card: into an empty space of the own territory.
        """
        if self.played(card):
            return False
        if card < POPULATION:
            return places(self.land, card, self.seat) != 0
        return playable(self.land, card, self.seat)

    def played(self, card: i64) -> bool:
        """4.1 Two actions: whether a card of this sort was played in this turn."""
        return self.population_used if card < POPULATION else self.influence_used

    def discards(self) -> list[int]:
        """4.4 Discard: any card in hand will do."""
        count, first = self.box.cards.count, self.box.cards.to_discard
        hand = self.seat * count
        return [first + card for card in range(count) if self.hands[hand + card] > 0]

    def able(self) -> bool:
        """4.9 Lost actions: unless there is a card in hand or an exclusive action."""
        return holds_cards(self.hands, self.seat) or len(self.offers()) > 0

    def lose_actions(self, log: Log) -> None:
        """4.9 Lost actions: no card in hand and no exclusive action."""
        log.say("4.9/lost", self.seat, self.actions_left)
        self.actions_left = 0

    def act(self, action: i64, log: Log) -> None:
        """4.4 Discard: it uses up neither play of the turn.
        4.5 Exclusive action: building is done at once.
        """
        cards = self.box.cards
        if action < cards.to_discard:
            self.show(action, log)
        elif action < cards.to_build:
            self.discard(action - cards.to_discard, "4.4/discards", log)
            self.spend()
        elif action < cards.to_macrofungus:
            build(self.land, action - cards.to_build, self.seat, log)
            self.exclusive_done(log)
        else:
            self.ask(MACRO_SITE, self.seat)

    def show(self, card: i64, log: Log) -> None:
        """4.3 Play an influence card: it is shown, leaves the hand and is followed.
        14.1 Decks of the late set: Mother Nature is an ecosystem's turn at once.
        """
        cards = self.box.cards
        self.hands[self.seat * cards.count + card] -= 1
        self.card = card
        log.say(cards.keys.played[card], self.seat, card)
        sort = cards.sort[card]
        if sort == TERRITORY:
            self.ask(TARGET_TERRITORY, self.seat)
        elif sort == ATTACH or sort == KILL or sort == MOVE:
            self.ask(TARGET_CARD, self.seat)
        elif sort == ECOSYSTEM:
            ecosystem(self.land, log)
            self.resolved(log)
        else:
            self.ask(PLACE, self.seat)

    def put(self, space: i64, log: Log) -> None:
        """4.2 Play a population card: its origin is the seat that plays it."""
        card = self.card
        if card < POPULATION:
            self.land.arrive(card, space, self.seat)
            log.say("4.2/placed", self.seat, card, space)
        else:
            place(self.land, card, space, log)
        self.resolved(log)

    def aim(self, target: i64, log: Log) -> None:
        card, sort = self.card, self.box.cards.sort[self.card]
        if sort == MOVE:
            self.target = target
            self.ask(DESTINATION, self.seat)
            return
        if sort == ATTACH:
            attach(self.land, card, target, self.seat, log)
        else:
            kill(self.land, card, target, log)
        self.resolved(log)

    def resolved(self, log: Log) -> None:
        """6.1 Immediate cards and attachments: the former go to the discard pile."""
        card = self.card
        if card < POPULATION:
            self.population_used = True
        else:
            self.influence_used = True
            if self.box.cards.sort[card] != ATTACH:
                self.land.discard(self.seat, card)
        self.card = NO_CARD
        self.target = 0
        self.land.remark(log)
        self.spend()

    def discard(self, card: i64, key: str, log: Log) -> None:
        self.hands[self.seat * self.box.cards.count + card] -= 1
        self.land.discard(self.seat, card)
        log.say(key, self.seat, card)

    def feed(self, space: i64, log: Log) -> None:
        """9.2 Creating a macrofungus: first its site, then the other mushrooms."""
        self.taken = append(self.taken, space)
        self.ask(MACRO_FOOD, self.seat)
        if len(self.taken) == self.box.mushrooms:
            create(self.land, self.seat, self.taken, log)
            self.taken = vec[i64]()
            self.exclusive_done(log)

    def exclusive_done(self, log: Log) -> None:
        """4.10 Hand at the turn's end: this action costs no card, by default."""
        self.exclusives_used += 1
        self.land.remark(log)
        if self.box.exclusive_costs_card and holds_cards(self.hands, self.seat):
            self.ask(EXCLUSIVE_COST, self.seat)
        else:
            self.spend()

    def pay(self, card: i64, log: Log) -> None:
        """4.10 Hand at the turn's end: one card fewer, with `exclusive_costs_card`."""
        self.discard(card, "4.10/pays", log)
        self.spend()

    def spend(self) -> None:
        self.actions_left -= 1
        self.ask(ACTION, self.seat)

    # ST-13 Decks and drawing

    def draw(self, seat: i64, key: str, dice: Dice, log: Log) -> None:
        """13.2 Drawing up: until the hand is full."""
        for _ in range(hand_size(self.hands, seat), self.box.hand_size):
            card = next_card(self.land, self.decks[seat], seat, dice, log)
            if card == NO_CARD:
                return
            self.hands[seat * self.box.cards.count + card] += 1
            log.whisper(key, eyes(self.box, seat), seat, card)


def blank(box: Box) -> Stratum:
    """An empty table: no card dealt, nothing on it."""
    state = Stratum(box, Land(box))
    state.land.clear()
    state.hands = zeros(SEATS * box.cards.count)
    return state


def new(box: Box, dice: Dice, log: Log) -> Stratum:
    state = blank(box)
    state.deal(dice, log)
    state.run_on(dice, log)
    return state
