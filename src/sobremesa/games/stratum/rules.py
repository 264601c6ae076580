"""ST-2 to ST-4: set-up, rounds and turns, question by question."""

from typing import Final

from sobremesa.kernel.columns import zeros
from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import append, i64, vec
from sobremesa.kernel.pile import Pile
from sobremesa.kernel.state import OVER, Result, State

from .actions import (
    ACTION,
    AT,
    BUILD,
    CARD,
    DESTINATION,
    DISCARD,
    EXCLUSIVE_COST,
    IN,
    MACRO_FOOD,
    MACRO_SITE,
    MACROFUNGUS,
    PLACE,
    PLAY,
    TARGET_CARD,
    TARGET_TERRITORY,
)
from .content import (
    ATTACH,
    CARDS,
    ECOSYSTEM,
    FUNGALOTH,
    KILL,
    MAGNATE,
    MOVE,
    NO_CARD,
    PLAYED,
    POPULATION,
    SAGITARIO,
    SEATS,
    SORT,
    TABS,
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
from .rules_decks import eyes, hand_size, next_card
from .rules_ecosystem import ecosystem, end_of_round
from .rules_table import Land
from .rules_victory import judge, result_of

ACTIONS: Final = 2  # of a turn (4.1)


class Stratum(State):
    def __init__(self, box: Box, land: Land) -> None:
        super().__init__(SEATS, ACTION)
        self.box = box  # shared, never written
        self.land = land
        self.hands = vec[i64]()  # counts by seat and card
        self.decks: list[Pile] = []
        self.round: i64 = 1
        self.actions_left: i64 = ACTIONS
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
            return at(places(self.land, self.card, self.seat))
        if stage == TARGET_CARD:
            return targets(self.land, self.card, self.seat)
        if stage == DESTINATION:
            start = self.target // TABS
            free = self.land.empties()
            return at(reach(self.land, self.card, self.seat, start, free))
        if stage == TARGET_TERRITORY:
            return [IN + territory for territory in territories(self.land, self.card)]
        if stage == EXCLUSIVE_COST:
            return self.discards()
        return [AT + space for space in sites(self.land, self.taken)]

    def apply(self, action: i64, dice: Dice, log: Log) -> None:
        """4.11 Playing a card in stages: shown, then its targets, then the effect."""
        stage = self.stage
        if stage == ACTION:
            self.act(action, log)
        elif stage == PLACE:
            self.put(action - AT, log)
        elif stage == TARGET_CARD:
            self.aim(action - CARD, log)
        elif stage == DESTINATION:
            move(self.land, self.card, self.target, action - AT, log)
            self.resolved(log)
        elif stage == TARGET_TERRITORY:
            strike(self.land, self.card, action - IN, log)
            self.resolved(log)
        elif stage == EXCLUSIVE_COST:
            self.pay(action - DISCARD, log)
        else:
            self.feed(action - AT, log)
        if self.stage == ACTION:
            self.run_on(dice, log)

    # ST-2 Set-up

    def deal(self, dice: Dice, log: Log) -> None:
        """2.1 Decks at the start: each seat has its own, of 36 cards.
        2.3 First hands: in turn order.
        """
        for seat in range(SEATS):
            copies = [0] * CARDS if self.box.bag else self.box.copies[seat]
            self.decks.append(Pile(copies))
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
        self.actions_left = ACTIONS
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
        4.6 Exclusive actions in one turn: as many as the option allows.
        4.7 No passing: that is never among what a seat may do with an action.
        """
        land, seat = self.land, self.seat
        legal: list[int] = []
        for card in range(CARDS):
            if self.hands[seat * CARDS + card] > 0 and self.may_play(card):
                legal.append(PLAY + card)
        legal += self.discards()
        if self.exclusives_used < self.box.exclusives:
            if seat == MAGNATE:
                for territory in range(SEATS):
                    if buildable(land, territory):
                        legal.append(BUILD + territory)
            elif seat == FUNGALOTH and creatable(land):
                legal.append(MACROFUNGUS)
        return legal

    def may_play(self, card: i64) -> bool:
        """4.1 Two actions: not a second population or influence card.
        4.2 Play a population card: into an empty space of the own territory.
        """
        if card < POPULATION:
            if self.population_used:
                return False
            return places(self.land, card, self.seat) != 0
        return not self.influence_used and playable(self.land, card, self.seat)

    def discards(self) -> list[int]:
        """4.4 Discard: any card in hand will do."""
        hand = self.seat * CARDS
        return [DISCARD + card for card in range(CARDS) if self.hands[hand + card] > 0]

    def able(self) -> bool:
        """4.9 Lost actions: unless there is a card in hand or an exclusive action."""
        if hand_size(self.hands, self.seat) > 0:
            return True
        return len(self.offers()) > 0

    def lose_actions(self, log: Log) -> None:
        """4.9 Lost actions: no card in hand and no exclusive action."""
        log.say("4.9/lost", self.seat, self.actions_left)
        self.actions_left = 0

    def act(self, action: i64, log: Log) -> None:
        """4.4 Discard: it uses up neither play of the turn.
        4.5 Exclusive action: building is done at once.
        """
        if action < DISCARD:
            self.show(action - PLAY, log)
        elif action < BUILD:
            self.discard(action - DISCARD, "4.4/discards", log)
            self.spend()
        elif action < MACROFUNGUS:
            build(self.land, action - BUILD, self.seat, log)
            self.exclusive_done(log)
        else:
            self.ask(MACRO_SITE, self.seat)

    def show(self, card: i64, log: Log) -> None:
        """4.3 Play an influence card: it is shown, leaves the hand and is followed.
        14.1 Decks of the late set: Mother Nature is an ecosystem's turn at once.
        """
        self.hands[self.seat * CARDS + card] -= 1
        self.card = card
        log.say(PLAYED[card], self.seat, card)
        sort = SORT[card]
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
        card = self.card
        if SORT[card] == MOVE:
            self.target = target
            self.ask(DESTINATION, self.seat)
            return
        if SORT[card] == ATTACH:
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
            if SORT[card] != ATTACH:
                self.land.discard(self.seat, card)
        self.card = NO_CARD
        self.target = 0
        self.land.remark(log)
        self.spend()

    def discard(self, card: i64, key: str, log: Log) -> None:
        self.hands[self.seat * CARDS + card] -= 1
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
        if self.box.exclusive_costs_card and hand_size(self.hands, self.seat) > 0:
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
            self.hands[seat * CARDS + card] += 1
            log.whisper(key, eyes(self.box, seat), seat, card)


def blank(box: Box) -> Stratum:
    """An empty table: no card dealt, nothing on it."""
    state = Stratum(box, Land(box))
    state.land.clear()
    state.hands = zeros(SEATS * CARDS)
    return state


def new(box: Box, dice: Dice, log: Log) -> Stratum:
    state = blank(box)
    state.deal(dice, log)
    state.run_on(dice, log)
    return state
