"""CW-3 to CW-5, CW-8, CW-11 and CW-13: set-up, turns, plays, victory."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64
from sobremesa.kernel.state import OVER, Result, State

from .actions import (
    BUY,
    BUY_ACTION,
    BUY_UNIT,
    DEPLOY,
    DEPLOY_TO,
    END,
    FROM,
    LINK,
    LINK_FIRST,
    LINK_SECOND,
    MAIN,
    MOVE,
    MOVE_FROM,
    MOVE_PIECE,
    MOVE_TO,
    PICK,
    PLACE_BASE,
    TO,
    USE,
)
from .content import (
    ACTIONS,
    AMOUNT,
    BOARDS,
    BUILD,
    CARDS,
    CONNECT,
    GATHER,
    HEXES,
    KINDS,
    NO_CARD,
    NOWHERE,
    RESEARCH,
    SPECIAL,
    Box,
)
from .content import MOVE as POINTS
from .rules_cards import Cards
from .rules_combat import fight
from .rules_deploy import (
    deployable,
    free_hexes,
    garrison,
    links_first,
    links_second,
    place_planets,
)
from .rules_move import choose_piece, kinds_at, move, movers, only_kind, reach, spots
from .rules_play import affordable, offers
from .rules_table import Worlds
from .rules_victory import (
    CAPTURE,
    EXPANSION,
    GOING_ON,
    LAST_SEAT,
    WAR,
    best_seats,
    conqueror,
    expander,
    result_of,
    survivor,
)
from .rules_victory import POINTS as BY_POINTS


class ConnectedWorlds(State):
    def __init__(self, box: Box, land: Worlds, cards: Cards) -> None:
        super().__init__(box.seats, PLACE_BASE)
        self.box = box  # shared, never written
        self.land = land
        self.cards = cards
        self.round: i64 = 0  # 0 during set-up
        self.alive: i64 = 0  # seats still in the game, as bits
        self.card: i64 = NO_CARD  # being played
        self.row: i64 = -1  # of the piece to be moved
        self.origin: i64 = NOWHERE  # the hex moved from, or linked first
        self.ending: i64 = GOING_ON
        self.winners: i64 = 0  # seats that win or draw, as bits

    def clone(self) -> "ConnectedWorlds":
        twin = ConnectedWorlds(self.box, self.land.clone(), self.cards.clone())
        twin.seat, twin.stage = self.seat, self.stage
        twin.round, twin.alive = self.round, self.alive
        twin.card, twin.row, twin.origin = self.card, self.row, self.origin
        twin.ending, twin.winners = self.ending, self.winners
        return twin

    def result(self) -> Result:
        return result_of(self.seats, self.winners, self.ending)

    def legal(self) -> list[int]:
        """The answers to the question on the table."""
        if self.seat < 0:
            return []
        stage, land, seat = self.stage, self.land, self.seat
        if stage == MAIN:
            return offers(land, self.cards, seat)
        if stage == MOVE_FROM:
            return spots(movers(land, seat), FROM)
        if stage == MOVE_PIECE:
            kinds = kinds_at(land, seat, self.origin)
            return [PICK + kind for kind in range(KINDS) if kinds >> kind & 1]
        if stage == MOVE_TO:
            return spots(reach(land, self.row, self.origin, POINTS[self.card], 0), TO)
        if stage == BUY_ACTION:
            return affordable(self.cards, seat, 0, ACTIONS)
        if stage == BUY_UNIT:
            return affordable(self.cards, seat, ACTIONS, CARDS)
        if stage == LINK_FIRST:
            return spots(links_first(land, seat), LINK)
        if stage == LINK_SECOND:
            return spots(links_second(land, seat, self.origin), LINK)
        if stage == DEPLOY_TO:
            return spots(deployable(land, seat, self.card - ACTIONS), TO)
        return spots(free_hexes(land), TO)

    def apply(self, action: i64, dice: Dice, log: Log) -> None:
        """Each play is followed to its end, question by question."""
        stage = self.stage
        if stage == MAIN:
            self.act(action, dice, log)
        elif stage == MOVE_FROM:
            self.choose_hex(action - FROM)
        elif stage == MOVE_PIECE:
            self.choose_kind(action - PICK)
        elif stage == MOVE_TO:
            self.march(action - TO, dice, log)
        elif stage == BUY_ACTION or stage == BUY_UNIT:
            self.cards.buy(self.seat, action - BUY, log)
            self.carried_out(dice, log)
        elif stage == LINK_FIRST:
            self.origin = action - LINK
            self.ask(LINK_SECOND, self.seat)
        elif stage == LINK_SECOND:
            self.connect(action - LINK, dice, log)
        elif stage == DEPLOY_TO:
            self.deploy(action - TO, dice, log)
        else:
            self.settle(action - TO, dice, log)

    # CW-3 Set-up

    def set_up(self, dice: Dice, log: Log) -> None:
        """3.3 First seat and turn order: the option names the first."""
        place_planets(self.land, dice, log)
        self.alive = (1 << self.seats) - 1
        self.ask(PLACE_BASE, self.box.first)

    def settle(self, spot: i64, dice: Dice, log: Log) -> None:
        """3.4 Placing the first base: in turn order, on any free planet hex."""
        seat = self.seat
        before = self.land.all_points(log)
        self.land.put(self.box.start_base, seat, spot)
        log.say("3.4/placed", seat, self.box.start_base, spot)
        garrison(self.land, seat, spot, log)
        self.land.tell_territory(before, log)
        following = (seat + 1) % self.seats
        if following != self.box.first:
            self.ask(PLACE_BASE, following)
            return
        for turn in range(self.seats):
            self.cards.deal((self.box.first + turn) % self.seats, log)
        self.begin_round(dice, log)

    # CW-4 Rounds and turns

    def begin_round(self, dice: Dice, log: Log) -> None:
        """4.1 Rounds: every living seat takes one whole turn.
        6.10 Truce: in the first rounds, by option.
        """
        self.round += 1
        self.land.truce = self.round <= self.box.truce_rounds
        log.say("4.1/round", self.round)
        self.next_turn(0, dice, log)

    def next_turn(self, turn: i64, dice: Dice, log: Log) -> None:
        """3.3 First seat and turn order: the next living seat from a turn on."""
        while turn < self.seats:
            seat = (self.box.first + turn) % self.seats
            if self.alive >> seat & 1:
                self.begin_turn(seat, dice, log)
                return
            turn += 1
        self.end_round(dice, log)

    def begin_turn(self, seat: i64, dice: Dice, log: Log) -> None:
        """4.2 Steps of a turn: draw, play, discard, reshuffle, draw ahead.
        4.3 Drawing up: the hand is filled before anything is played.
        """
        self.ask(MAIN, seat)
        self.land.refresh()
        log.say("4.2/turn", seat)
        self.cards.draw(seat, "4.3/draws", dice, log)
        if self.cards.hand_size(seat) == 0:
            self.end_turn(dice, log)

    def end_turn(self, dice: Dice, log: Log) -> None:
        """4.6 The end of play: by choice, or with an empty hand.
        4.8 Reshuffling at the end of a turn: if the deck is empty.
        4.9 Drawing ahead: for the next turn.
        """
        seat, cards = self.seat, self.cards
        log.say("4.6/ends", seat)
        cards.discard(seat, log)
        if cards.decks[seat].size() == 0:
            cards.reshuffle(seat, "4.8/reshuffles", log)
        if self.box.draw_at_end:
            cards.draw(seat, "4.9/draws", dice, log)
        self.pass_on(dice, log)

    def pass_on(self, dice: Dice, log: Log) -> None:
        turn = (self.seat - self.box.first + self.seats) % self.seats
        self.next_turn(turn + 1, dice, log)

    # CW-5 Playing a card

    def act(self, action: i64, dice: Dice, log: Log) -> None:
        """5.3 Playing an action card: to move with it, or to use it."""
        if action == END:
            self.end_turn(dice, log)
        elif action < USE:
            self.show(action - MOVE, "5.3/moves", log)
            self.ask(MOVE_FROM, self.seat)
        elif action < DEPLOY:
            self.show(action - USE, "5.3/uses", log)
            self.use(dice, log)
        else:
            self.card = action - DEPLOY + ACTIONS
            self.ask(DEPLOY_TO, self.seat)

    def show(self, card: i64, key: str, log: Log) -> None:
        """5.3 Playing an action card: before its effect it leaves the hand."""
        self.card = card
        self.cards.play(self.seat, card)
        log.say(key, self.seat, card)

    def use(self, dice: Dice, log: Log) -> None:
        special = SPECIAL[self.card]
        if special == GATHER:
            self.cards.gather(self.seat, AMOUNT[self.card], log)
            self.carried_out(dice, log)
        elif special == RESEARCH:
            self.ask(BUY_ACTION, self.seat)
        elif special == BUILD:
            self.ask(BUY_UNIT, self.seat)
        elif special == CONNECT:
            self.ask(LINK_FIRST, self.seat)

    def carried_out(self, dice: Dice, log: Log) -> None:
        """4.6 The end of play: a play is done; with an empty hand the turn is too."""
        self.card, self.row, self.origin = NO_CARD, -1, NOWHERE
        self.ask(MAIN, self.seat)
        if self.cards.hand_size(self.seat) == 0:
            self.end_turn(dice, log)

    # CW-6 Movement

    def choose_hex(self, spot: i64) -> None:
        """Asks for the piece only where there are two or more kinds (section 4)."""
        self.origin = spot
        kind = only_kind(kinds_at(self.land, self.seat, spot))
        if kind < 0:
            self.ask(MOVE_PIECE, self.seat)
        else:
            self.choose_kind(kind)

    def choose_kind(self, kind: i64) -> None:
        self.row = choose_piece(self.land, self.seat, self.origin, kind)
        self.ask(MOVE_TO, self.seat)

    def march(self, spot: i64, dice: Dice, log: Log) -> None:
        """6.5 Entering an enemy hex: the move ends there and combat begins.
        7.4 Launch and landing into an enemy hex: no different.
        9.11 Elimination after combat: it is checked at once.
        """
        land, seat, row = self.land, self.seat, self.row
        before = land.all_points(log)
        mask = land.foes(seat, spot // HEXES)
        move(land, row, spot, POINTS[self.card], log)
        if mask & land.held[seat * BOARDS + spot // HEXES] != 0:
            fight(land, row, log)
            self.land.tell_territory(before, log)
            self.bury_the_dead(log)
            if self.seat < 0:
                return
            if not self.alive >> seat & 1:
                self.stop_turn(dice, log)
                return
        else:
            self.land.tell_territory(before, log)
        self.carried_out(dice, log)

    # CW-8 Portals

    def connect(self, spot: i64, dice: Dice, log: Log) -> None:
        """8.1 Making a link: between two different bases of the seat."""
        self.land.connect(self.origin, spot)
        log.say("8.1/linked", self.seat, self.origin, spot)
        self.carried_out(dice, log)

    # CW-11 Deployment

    def deploy(self, spot: i64, dice: Dice, log: Log) -> None:
        """11.1 Deployment: a new piece in the seat's territory.
        11.4 The card is used up: it leaves the game.
        """
        seat, card = self.seat, self.card
        before = self.land.all_points(log)
        self.land.put(card - ACTIONS, seat, spot)
        self.cards.remove(seat, card)
        log.say("11.1/deploys", seat, card - ACTIONS, spot)
        log.say("11.4/removed", seat, card)
        self.land.tell_territory(before, log)
        self.carried_out(dice, log)

    # CW-13 Elimination, victory, end

    def bury_the_dead(self, log: Log) -> None:
        """13.1 Elimination: without a piece a seat is out."""
        before = self.alive
        for seat in range(self.seats):
            if self.alive >> seat & 1 and not self.land.has_piece(seat):
                self.alive &= ~(1 << seat)
                self.cards.leave(seat, seat == self.seat)
                log.say("13.1/eliminated", seat)
        if self.alive & (self.alive - 1) == 0:
            self.last_seat(before, log)

    def last_seat(self, before: i64, log: Log) -> None:
        """13.2 The last seat: it wins at once; if none is left, all of before draw."""
        if self.alive != 0:
            self.finish(LAST_SEAT, self.alive, "13.2/wins", log)
        else:
            self.finish(LAST_SEAT, before, "13.2/draws", log)

    def stop_turn(self, dice: Dice, log: Log) -> None:
        """13.1 Elimination: the active seat's turn stops without steps 3 to 5."""
        self.card, self.row, self.origin = NO_CARD, -1, NOWHERE
        self.pass_on(dice, log)

    def end_round(self, dice: Dice, log: Log) -> None:
        """13.3 When victory is checked: at the end of a round, in this order.
        13.4 War, War Never Changes, War Never Ends: first.
        13.5 All Your Base Are Belong to Us: second.
        13.6 Master of Expansion: third.
        13.7 Ties for victory: then nobody fulfils a condition, and play goes on.
        13.9 Victories switched off: each by its option.
        """
        box, land, alive = self.box, self.land, self.alive
        warrior = survivor(land, alive) if box.victory_war else -1
        captor = conqueror(land, alive) if box.victory_capture else -1
        settler = expander(land, alive) if box.victory_expansion else -1
        if warrior >= 0:
            self.finish(WAR, 1 << warrior, "13.4/wins", log)
        elif captor >= 0:
            self.finish(CAPTURE, 1 << captor, "13.5/wins", log)
        elif settler >= 0:
            self.finish(EXPANSION, 1 << settler, "13.6/wins", log)
        elif self.round >= self.box.max_rounds:
            self.time_out(log)
        else:
            self.begin_round(dice, log)

    def time_out(self, log: Log) -> None:
        """13.8 Round limit: the best of the living seats wins; full ties draw."""
        log.say("13.8/limit", self.round)
        best = best_seats(self.land, self.cards, self.alive)
        alone = best & (best - 1) == 0
        self.finish(BY_POINTS, best, "13.8/wins" if alone else "13.8/draws", log)

    def finish(self, ending: i64, winners: i64, key: str, log: Log) -> None:
        self.ending, self.winners = ending, winners
        self.card, self.row, self.origin = NO_CARD, -1, NOWHERE
        self.ask(MAIN, OVER)
        for seat in range(self.seats):
            if winners >> seat & 1:
                log.say(key, seat)


def blank(box: Box) -> ConnectedWorlds:
    """An empty table: no counter, piece or card."""
    state = ConnectedWorlds(box, Worlds(box), Cards(box))
    state.land.clear()
    state.cards.clear()
    return state


def new(box: Box, dice: Dice, log: Log) -> ConnectedWorlds:
    state = blank(box)
    state.set_up(dice, log)
    return state
