"""ST-2 to ST-4, ST-12, ST-13: set-up, rounds, turns, victory, drawing."""

from fractions import Fraction
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
    CARNIVORE,
    ECOSYSTEM,
    FACTIONS,
    FUNGALOTH,
    FUNGI,
    HERBIVORE,
    INDUSTRY,
    KILL,
    MAGNATE,
    MOVE,
    MUSHROOM,
    NATURE,
    NO_CARD,
    PLANT,
    PLAYED,
    POPULATION,
    SAGITARIO,
    SEATS,
    SORT,
    SPACES,
    SUPPLY,
    TABS,
    TERRITORY,
    WIDTH,
    YGDRA,
    Box,
)
from .content import MACROFUNGUS as MACRO
from .rules_cards import (
    attach,
    build,
    buildable,
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
from .rules_ecosystem import ecosystem, end_of_round
from .rules_table import Land

ACTIONS: Final = 2  # of a turn (4.1)
TIMEOUT: Final = 8  # beside the factions' bits: nobody won in time
START: Final = [2, 1, 1]  # plants, herbivores, carnivores (2.2)


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
        self.sow(dice, log)
        for turn in range(SEATS):
            seat = turn * self.box.step % SEATS
            self.draw(seat, "2.3/draws", dice, log)
        self.begin_round(log)

    def sow(self, dice: Dice, log: Log) -> None:
        """2.2 Starting cards: one in space 1 of each territory, at random."""
        bag = START[:]
        for territory in range(SEATS):
            kind = dice.draw(bag)
            self.land.arrive(kind, territory * WIDTH, SUPPLY)
            log.say("2.2/starts", kind, territory * WIDTH)
        self.land.remark(log)

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
        self.seat = seat
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
        if self.judge(log):
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
            elif seat == FUNGALOTH and self.may_create():
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

    def may_create(self) -> bool:
        """9.1 When a macrofungus is possible: enough mushrooms on the table.
        9.4 Macrofungi are not mushrooms: they do not count.
        """
        return self.land.count(MUSHROOM) >= self.box.mushrooms

    def able(self) -> bool:
        """4.9 Lost actions: unless there is a card in hand or an exclusive action."""
        if self.hand_size(self.seat) > 0:
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
            self.stage = MACRO_SITE

    def show(self, card: i64, log: Log) -> None:
        """4.3 Play an influence card: it is shown, leaves the hand and is followed.
        14.1 Decks of the late set: Mother Nature is an ecosystem's turn at once.
        """
        self.hands[self.seat * CARDS + card] -= 1
        self.card = card
        log.say(PLAYED[card], self.seat, card)
        sort = SORT[card]
        if sort == TERRITORY:
            self.stage = TARGET_TERRITORY
        elif sort == ATTACH or sort == KILL or sort == MOVE:
            self.stage = TARGET_CARD
        elif sort == ECOSYSTEM:
            ecosystem(self.land, log)
            self.resolved(log)
        else:
            self.stage = PLACE

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
            self.stage = DESTINATION
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
        self.take(space)
        self.stage = MACRO_FOOD
        if len(self.taken) == self.box.mushrooms:
            create(self.land, self.seat, self.taken, log)
            self.taken = vec[i64]()
            self.exclusive_done(log)

    def take(self, space: i64) -> None:
        self.taken = append(self.taken, space)

    def exclusive_done(self, log: Log) -> None:
        """4.10 Hand at the turn's end: this action costs no card, by default."""
        self.exclusives_used += 1
        self.land.remark(log)
        if self.box.exclusive_costs_card and self.hand_size(self.seat) > 0:
            self.stage = EXCLUSIVE_COST
        else:
            self.spend()

    def pay(self, card: i64, log: Log) -> None:
        """4.10 Hand at the turn's end: one card fewer, with `exclusive_costs_card`."""
        self.discard(card, "4.10/pays", log)
        self.spend()

    def spend(self) -> None:
        self.actions_left -= 1
        self.stage = ACTION

    # ST-12 Victory and results

    def judge(self, log: Log) -> bool:
        """12.1 When victory is checked: only at the end of a round."""
        last = self.round >= self.box.max_rounds
        winners = self.at_goal()
        several = winners & (winners - 1) != 0
        if several and not self.box.shared_victory and not last:
            winners = 0
        if winners != 0:
            self.announce(winners, log)
        elif last:
            winners = self.timeout(log)
        if winners == 0:
            return False
        self.winners = winners
        self.seat = OVER
        return True

    def at_goal(self) -> i64:
        """12.3 Industry's goal: constructions.
        12.4 Fungi's goal: macrofungi.
        12.5 Shared victory: all who are at their goal, as factions' bits.
        """
        winners: i64 = 0
        if self.nature_at_goal():
            winners |= NATURE
        if self.land.constructions() >= self.box.constructions_to_win:
            winners |= INDUSTRY
        if self.land.count(MACRO) >= self.box.macrofungi_to_win:
            winners |= FUNGI
        return winners

    def nature_at_goal(self) -> bool:
        """12.2 Nature's goal: plants, herbivores and carnivores.
        14.2 Growths as goal: instead, by option.
        """
        land, box = self.land, self.box
        if box.growth_goal:
            return land.growths >= box.growths_to_win
        return (
            land.census(PLANT) >= box.plants_to_win
            and land.census(HERBIVORE) >= box.herbivores_to_win
            and land.census(CARNIVORE) >= box.carnivores_to_win
        )

    def announce(self, winners: i64, log: Log) -> None:
        """12.2 Nature's goal: both its seats win.
        12.3 Industry's goal: the Magnate wins.
        12.4 Fungi's goal: Fu'ngaloth wins.
        """
        if winners & NATURE:
            log.say("12.2/wins", SAGITARIO, YGDRA)
        if winners & INDUSTRY:
            log.say("12.3/wins", MAGNATE)
        if winners & FUNGI:
            log.say("12.4/wins", FUNGALOTH)

    def timeout(self, log: Log) -> i64:
        """12.6 Round limit: a draw, or the faction with most progress."""
        log.say("12.6/limit", self.round)
        if not self.box.timeout_progress:
            return TIMEOUT
        progress = self.progress()
        best = max(progress)
        winners: i64 = TIMEOUT
        for at, faction in enumerate((NATURE, FUNGI, INDUSTRY)):
            if progress[at] == best:
                winners |= faction
        if log.heard:
            self.announce_progress(winners, log)
        return winners

    def announce_progress(self, winners: i64, log: Log) -> None:
        """12.6 Round limit: whoever has come furthest wins, by option."""
        for seat in range(SEATS):
            if winners & FACTIONS[seat]:
                log.say("12.6/ahead", seat)

    def progress(self) -> list[Fraction]:
        """12.6 Round limit: how far Nature, Fungi and Industry have come, exactly."""
        land, box = self.land, self.box
        one = Fraction(1)
        nature = min(
            Fraction(land.census(PLANT), box.plants_to_win),
            Fraction(land.census(HERBIVORE), box.herbivores_to_win),
            Fraction(land.census(CARNIVORE), box.carnivores_to_win),
            one,
        )
        if box.growth_goal:
            nature = min(one, Fraction(land.growths, box.growths_to_win))
        eaten = box.mushrooms * land.count(MACRO) + land.count(MUSHROOM)
        fungi = min(one, Fraction(eaten, box.mushrooms * box.macrofungi_to_win))
        industry = min(one, Fraction(land.constructions(), box.constructions_to_win))
        return [nature, fungi, industry]

    def result(self) -> Result:
        """12.7 Scores: the winning factions share one point; a draw is 1/3 each."""
        won = self.winners & ~TIMEOUT
        count = (won & 1) + (won >> 1 & 1) + (won >> 2 & 1)
        rule = "12.6" if self.winners & TIMEOUT else "12.5"
        if rule == "12.5" and count == 1:
            rule = {NATURE: "12.2", INDUSTRY: "12.3", FUNGI: "12.4"}[int(won)]
        scores = [1 / 3] * SEATS
        if count > 0:
            for seat in range(SEATS):
                scores[seat] = 1 / count if won & FACTIONS[seat] else 0.0
        return Result(scores, rule)

    # ST-13 Decks and drawing

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        for card in range(seat * CARDS, seat * CARDS + CARDS):
            size += self.hands[card]
        return size

    def draw(self, seat: i64, key: str, dice: Dice, log: Log) -> None:
        """13.2 Drawing up: until the hand is full."""
        for _ in range(self.hand_size(seat), self.box.hand_size):
            card = self.next_card(seat, dice, log)
            if card == NO_CARD:
                return
            self.hands[seat * CARDS + card] += 1
            log.whisper(key, self.eyes(seat), seat, card)

    def next_card(self, seat: i64, dice: Dice, log: Log) -> i64:
        """13.5 Independent draws: by copies, with `deck_mode = bag`."""
        if self.box.bag:
            copies = self.box.copies[seat]
            return dice.peek(copies) if sum(copies) > 0 else NO_CARD
        deck = self.decks[seat]
        if deck.size() == 0:
            self.reshuffle(seat, log)
        return deck.draw(dice) if deck.size() > 0 else NO_CARD

    def reshuffle(self, seat: i64, log: Log) -> None:
        """13.3 Empty deck: the discard pile becomes the deck."""
        deck = self.decks[seat]
        for card in range(CARDS):
            for _ in range(self.land.discards[seat * CARDS + card]):
                deck.mix(card)
            self.land.discards[seat * CARDS + card] = 0
        if deck.size() > 0:
            log.say("13.3/reshuffled", seat, deck.size())

    def eyes(self, seat: i64) -> i64:
        """Who sees a seat's hand, as a mask: itself, and with an option its partner."""
        mask: i64 = 1 << seat
        if self.box.open_hands and FACTIONS[seat] == NATURE:
            mask = 1 << SAGITARIO | 1 << YGDRA
        return mask


def at(mask: i64) -> list[int]:
    """`at <space>` for every space of a mask."""
    legal: list[int] = []
    for space in range(SPACES):
        if mask >> space & 1:
            legal.append(AT + space)
    return legal


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
