"""CW-3 to CW-5, CW-11 and CW-13: set-up, turns, plays, victory."""

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64
from sobremesa.kernel.state import OVER, Result, State

from .actions import (
    BUY_ACTION,
    BUY_UNIT,
    DEPLOY_TO,
    END,
    LINK_FIRST,
    LINK_SECOND,
    MAIN,
    MOVE,
    MOVE_FROM,
    MOVE_PIECE,
    MOVE_TO,
    PLACE_BASE,
    RAZE_BASE,
    SPECIAL_STAGES,
)
from .content import GATHER, NO_CARD
from .rules_boards import NOWHERE
from .rules_box import Box
from .rules_cards import Cards
from .rules_combat import attack, battle, contested, join, raze
from .rules_deploy import (
    deployable,
    found_base,
    free_hexes,
    links_first,
    links_second,
    place_planets,
)
from .rules_move import (
    choose_piece,
    enemy_held,
    kinds_at,
    move,
    movers,
    only_kind,
    picks,
    reach,
    spots,
)
from .rules_play import affordable, offers
from .rules_table import Worlds
from .rules_victory import (
    GOING_ON,
    LAST_SEAT,
    WINS,
    best_seats,
    lone_seat,
    result_of,
    verdict,
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
        return result_of(self.seats, self.alive, self.winners, self.ending)

    def legal(self) -> list[int]:
        """The answers to the question on the table."""
        if self.seat < 0:
            return []
        stage, land, seat = self.stage, self.land, self.seat
        if stage == MAIN:
            return offers(land, self.cards, seat)
        content, verbs = self.box.content, self.box.verbs
        if stage == MOVE_FROM:
            return spots(movers(land, seat), verbs.from_)
        if stage == MOVE_PIECE:
            return picks(kinds_at(land, seat, self.origin), verbs.pick)
        if stage == MOVE_TO:
            points = content.move[self.card]
            return spots(reach(land, self.row, self.origin, points, 0), verbs.to)
        if stage == BUY_ACTION:
            return affordable(self.cards, seat, 0, content.actions)
        if stage == BUY_UNIT:
            return affordable(self.cards, seat, content.actions, content.cards)
        if stage == LINK_FIRST:
            return spots(links_first(land, seat), verbs.link)
        if stage == LINK_SECOND:
            return spots(links_second(land, seat, self.origin), verbs.link)
        if stage == RAZE_BASE:
            return [verbs.keep, verbs.raze]
        if stage == DEPLOY_TO:
            kind = self.card - content.actions
            return spots(deployable(land, seat, kind), verbs.to)
        return spots(free_hexes(land), verbs.to)

    def apply(self, action: i64, dice: Dice, log: Log) -> None:
        """Each play is followed to its end, question by question."""
        stage, verbs = self.stage, self.box.verbs
        if stage == MAIN:
            self.act(action, dice, log)
        elif stage == MOVE_FROM:
            self.choose_hex(action - verbs.from_)
        elif stage == MOVE_PIECE:
            self.choose_kind(action - verbs.pick)
        elif stage == MOVE_TO:
            self.march(action - verbs.to, dice, log)
        elif stage == BUY_ACTION or stage == BUY_UNIT:
            self.cards.buy(self.seat, action - verbs.buy, log)
            self.carried_out(dice, log)
        elif stage == LINK_FIRST:
            self.origin = action - verbs.link
            self.ask(LINK_SECOND, self.seat)
        elif stage == LINK_SECOND:
            self.land.connect(self.seat, self.origin, action - verbs.link, log)
            self.carried_out(dice, log)
        elif stage == RAZE_BASE:
            self.dispose(action == verbs.raze, dice, log)
        elif stage == DEPLOY_TO:
            self.deploy(action - verbs.to, dice, log)
        else:
            self.settle(action - verbs.to, dice, log)

    # CW-3 Set-up

    def set_up(self, dice: Dice, log: Log) -> None:
        """3.3 First seat and turn order: an option names the first, or the youngest."""
        place_planets(self.land, dice, log)
        if self.box.youngest >= 0:
            log.say("3.3/youngest", self.box.youngest)
        self.alive = (1 << self.seats) - 1
        self.ask(PLACE_BASE, self.box.first)

    def settle(self, spot: i64, dice: Dice, log: Log) -> None:
        """3.4 Placing the first base: in turn order, on any free planet hex."""
        found_base(self.land, self.seat, spot, log)
        following = (self.seat + 1) % self.seats
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
        """4.6 The end of play: by choice, or with an empty hand."""
        log.say("4.6/ends", self.seat)
        self.battles(dice, log)

    def battles(self, dice: Dice, log: Log) -> None:
        """9.12 Combat at the end of the turn: hex by hex, then the steps left."""
        spot = contested(self.land, self.seat) if self.box.turn_end else NOWHERE
        while spot != NOWHERE:
            before = self.land.all_points(log)
            captured = battle(self.land, self.seat, spot, log)
            if not self.survives(before, captured, dice, log):
                return
            spot = contested(self.land, self.seat)
        self.cards.tidy(self.seat, dice, log)
        self.pass_on(dice, log)

    def pass_on(self, dice: Dice, log: Log) -> None:
        turn = (self.seat - self.box.first + self.seats) % self.seats
        self.next_turn(turn + 1, dice, log)

    # CW-5 Playing a card

    def act(self, action: i64, dice: Dice, log: Log) -> None:
        """5.3 Playing an action card: to move with it, or to use it."""
        verbs = self.box.verbs
        if action == END:
            self.end_turn(dice, log)
        elif action < verbs.use:
            self.show(action - MOVE, "5.3/moves", log)
            self.ask(MOVE_FROM, self.seat)
        elif action < verbs.deploy:
            self.show(action - verbs.use, "5.3/uses", log)
            self.use(dice, log)
        else:
            self.card = action - verbs.deploy + self.box.actions
            self.ask(DEPLOY_TO, self.seat)

    def show(self, card: i64, key: str, log: Log) -> None:
        """5.3 Playing an action card: before its effect it leaves the hand."""
        self.card = card
        self.cards.play(self.seat, card)
        log.say(key, self.seat, card)

    def use(self, dice: Dice, log: Log) -> None:
        content = self.box.content
        special = content.special[self.card]
        if special == GATHER:
            self.cards.gather(self.seat, content.amount[self.card], log)
            self.carried_out(dice, log)
        else:
            self.ask(SPECIAL_STAGES[special], self.seat)

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
        """
        land, row = self.land, self.row
        before = land.all_points(log)
        enemies = enemy_held(land, row, spot)
        move(land, row, spot, self.box.content.move[self.card], log)
        if enemies and not self.box.turn_end:
            captured = attack(land, row, log)
            if not self.survives(before, captured, dice, log):
                return
        else:
            if enemies:
                join(land, row, log)
            land.tell_territory(before, log)
        self.carried_out(dice, log)

    def survives(self, before: list[int], captured: i64, dice: Dice, log: Log) -> bool:
        """9.11 Elimination after combat: it is checked at once.
        13.1 Elimination: the active seat's turn stops without steps 3 to 5.
        9.14 Razing: then the captor of a base is asked, by option.

        Whether the active seat's turn goes on by itself.
        """
        seat = self.seat
        self.land.tell_territory(before, log)
        self.bury_the_dead(log)
        if self.seat < 0:
            return False
        if not self.alive >> seat & 1:
            self.card, self.row, self.origin = NO_CARD, -1, NOWHERE
            self.pass_on(dice, log)
            return False
        if captured == NOWHERE or not self.box.razing:
            return True
        self.card, self.row, self.origin = NO_CARD, -1, captured
        self.ask(RAZE_BASE, seat)
        return False

    def dispose(self, razed: bool, dice: Dice, log: Log) -> None:
        """9.14 Razing: the base just captured is kept or destroyed; play goes on."""
        if razed:
            raze(self.land, self.origin, log)
        self.origin = NOWHERE
        if self.box.turn_end:
            self.battles(dice, log)
        else:
            self.carried_out(dice, log)

    # CW-11 Deployment

    def deploy(self, spot: i64, dice: Dice, log: Log) -> None:
        """11.1 Deployment: a new piece in the seat's territory.
        11.4 The card is used up: it leaves the game.
        """
        before = self.land.all_points(log)
        self.land.deploy(self.seat, self.card, spot, log)
        self.cards.remove(self.seat, self.card, log)
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
        """13.2 The last seat: it wins at once; if none is left, all of before draw.
        13.11 The last rival at the end of the round: it wins only then, by option.
        """
        if self.alive == 0:
            self.finish(LAST_SEAT, before, "13.2/draws", log)
        elif self.box.late_fall:
            log.say("13.11/alone", lone_seat(self.alive))
        else:
            self.finish(LAST_SEAT, self.alive, "13.2/wins", log)

    def end_round(self, dice: Dice, log: Log) -> None:
        """13.3 When victory is checked: at the end of a round."""
        ending, winner = verdict(self.land, self.alive)
        if ending != GOING_ON:
            self.finish(ending, 1 << winner, WINS[ending], log)
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
