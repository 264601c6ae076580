"""HC-2, HC-3 and the flow of a match: set-up, turns, questions and their answers."""

from typing import Final

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Log
from sobremesa.kernel.native import i64, vec
from sobremesa.kernel.pile import Pile
from sobremesa.kernel.state import OVER, Result, State

from .actions import (
    ACT,
    ACTIVATE,
    AGAIN,
    AIM,
    AIM_GEAR,
    ATTACH,
    COMBAT,
    DISCARD,
    DONE,
    DROP,
    ENERGY,
    ENTRY_COST,
    MAIN,
    MULLIGAN,
    OPPONENT,
    PASS,
    PASSIVE,
    PLACE,
    PLANT,
    PLAY,
    PLAYER,
    REDRAW,
    RELEASE,
    RELOCATE,
    REPEAT,
    SLOT,
    STOP,
    TARGET,
    TARGET_GEAR,
    USE,
)
from .content import (
    ACTION,
    ARENA,
    CHALLENGERS,
    CHARACTER,
    EQUIPMENT,
    MIXED,
    MOB,
    MOD_DRAW,
    PICK_FOE,
    PICK_GEAR,
    PICK_OWN,
    SIZE,
    SOURCE,
    TEAMS,
    Box,
    filled,
)
from .rules_cards import (
    attach,
    basics,
    bearers,
    place,
    play_equipment,
    play_event,
    play_source,
    playable,
    sacrifice,
    spots,
)
from .rules_combat import (
    GEAR_WAY,
    PASSIVE_WAY,
    SOURCE_WAY,
    aims,
    line_up,
    line_up_great,
    move_of,
    must_rage,
    opens,
    passive_ready,
    usable,
)
from .rules_end import (
    DRAWN,
    TIMED_OUT,
    WON,
    announce,
    eliminate,
    finish,
    several,
    shared,
    time_out,
)
from .rules_energy import allocate, can_allocate, collect, release, store
from .rules_field import NONE, Field, blank
from .rules_modes import (
    call_mob,
    can_relocate,
    make_sides,
    mob_turn,
    playable_stage,
    relocate,
)
from .rules_steps import Use, draw_card, resolve, settle
from .rules_tokens import ripen
from .rules_turn import (
    event_part,
    lapse_hero,
    lapse_team,
    refresh_seat,
    sources_lit,
)
from .rules_use import (
    begin,
    candidates,
    choose,
    may_repeat,
    next_pick,
    pay,
    start_over,
    tidy,
)

SETUP: Final = 0  # phases
PREPARATION: Final = 1
FIGHT: Final = 2
CLOSING: Final = 3  # R5


class Heroes(State):
    def __init__(self, box: Box, field: Field, use: Use) -> None:
        super().__init__(box.seats, MAIN)
        self.box = box  # shared, never written
        self.field = field
        self.use = use
        self.phase: i64 = SETUP
        self.round: i64 = 0
        self.turn: i64 = 0  # the seat whose turn it is
        self.start: i64 = 0  # the starting seat
        self.card: i64 = NONE  # being played
        self.part: i64 = 0  # of a Mixed schedule
        self.redraws: i64 = 0
        self.last = vec[i64]()  # drawn during set-up, by seat
        self.answers: list[int] | None = None

    def clone(self) -> "Heroes":
        twin = Heroes(self.box, self.field.clone(), self.use.clone())
        twin.seat, twin.stage, twin.phase = self.seat, self.stage, self.phase
        twin.round, twin.turn, twin.start = self.round, self.turn, self.start
        twin.card, twin.part, twin.redraws = self.card, self.part, self.redraws
        twin.last = self.last[:]
        twin.answers = self.answers
        return twin

    def legal(self) -> list[int]:
        if self.seat < 0:
            return []
        answers = self.answers
        if answers is None:
            answers = self.answers = self.options()
        return answers[:]

    def apply(self, action: i64, dice: Dice, log: Log) -> None:
        """1.7 No empty questions: a single option is taken without asking."""
        self.answer(action, dice, log)
        self.run_on(dice, log)

    def run_on(self, dice: Dice, log: Log) -> None:
        while self.seat >= 0:
            answers = self.options()
            if len(answers) > 1:
                self.answers = answers
                return
            self.answer(answers[0], dice, log)

    def ask(self, stage: i64, seat: i64) -> None:
        self.stage, self.seat = stage, seat

    def options(self) -> list[int]:
        """The answers to the question on the table, ascending."""
        stage = self.stage
        count = self.box.cards.count
        if stage == MAIN:
            return self.preparation()
        if stage == COMBAT:
            return self.fight()
        if stage == MULLIGAN:
            return [0, 1]
        if stage == PLACE:
            return rows(spots(self.field, self.turn, self.card), SLOT + count)
        if stage == ATTACH:
            return rows(bearers(self.field, self.turn, self.card), SLOT + count)
        if stage == ENTRY_COST:
            return rows(basics(self.field, self.turn), PLANT + count)
        if stage == REPEAT:
            return [AGAIN + count, STOP + count]
        if stage == DISCARD:
            return self.hand_rows(DROP + count)
        first = {TARGET: AIM, TARGET_GEAR: AIM_GEAR, OPPONENT: PLAYER}[int(stage)]
        pick = self.use.picks & -self.use.picks
        return rows(candidates(self.field, self.use, pick), first + count)

    def answer(self, action: i64, dice: Dice, log: Log) -> None:
        stage = self.stage
        row = action - self.box.cards.count
        if stage == MAIN:
            self.prepare(action, dice, log)
        elif stage == COMBAT:
            self.act(row, dice, log)
        elif stage == MULLIGAN:
            self.mulligan(action, dice, log)
        elif stage == PLACE:
            place(self.field, self.turn * SIZE + row - SLOT, self.taken(), log)
            self.ask(MAIN, self.turn)
        elif stage == ATTACH:
            attach(self.field, self.turn * SIZE + row - SLOT, self.taken(), log)
            self.ask(MAIN, self.turn)
        elif stage == ENTRY_COST:
            sacrifice(self.field, self.turn * SIZE + row - PLANT, log)
            play_source(self.field, self.turn, self.taken(), log)
            self.ask(MAIN, self.turn)
        elif stage == REPEAT:
            self.repeat(row, dice, log)
        elif stage == DISCARD:
            self.discard(row - DROP, dice, log)
        else:
            self.aim(row, dice, log)

    def taken(self) -> i64:
        """The card being played, which is now on the table."""
        card = self.card
        self.card = NONE
        return card

    # HC-2 Set-up

    def begin_match(self, dice: Dice, log: Log) -> None:
        everyone: i64 = (1 << self.box.seats) - 1
        if self.box.mode == MIXED:
            self.part = 0
            self.begin_part(everyone, dice, log)
        elif self.box.mode == CHALLENGERS:
            self.deal(everyone, CHALLENGERS, 1, dice, log)
        elif self.box.mode == TEAMS:
            self.deal(everyone, TEAMS, self.box.team_count, dice, log)
        else:
            self.deal(everyone, ARENA, 1, dice, log)

    def begin_part(self, who: i64, dice: Dice, log: Log) -> None:
        """10.12 Stages: each is a fresh game of its participants."""
        count = several(who)
        while self.part < len(self.box.schedule):
            kind, size = self.box.schedule[self.part]
            if playable_stage(kind, size, count):
                log.say("10.12/stage", self.part + 1)
                teams: i64 = count // size
                self.deal(who, kind, teams, dice, log)
                self.field.keep = 1 if kind == TEAMS else size
                return
            self.part += 1
        self.field.clear()
        make_sides(self.field, who, ARENA, 1)
        finish(self.field, WON if count == 1 else DRAWN, who)
        self.conclude(log)

    def deal(self, who: i64, kind: i64, teams: i64, dice: Dice, log: Log) -> None:
        """2.2 Shuffle and starting player; 2.3 First hands."""
        field = self.field
        field.clear()
        make_sides(field, who, kind, teams)
        for seat in range(self.box.seats):
            if who >> seat & 1:
                field.decks[seat] = Pile(self.box.decks[seat])
        self.use = Use()
        self.phase = SETUP
        self.round = 0
        self.last = filled(self.box.seats, NONE)
        self.start = nth_seat(who, dice.below(several(who)))
        field.lead = self.start
        log.say("2.2/starts", self.start)
        if self.box.coop:
            call_mob(field, log)
        for turn in range(self.box.seats):
            seat = (self.start + turn) % self.box.seats
            if who >> seat & 1:
                self.draw_hand(seat, dice, log)
        self.offer_mulligan(self.start, dice, log)

    def draw_hand(self, seat: i64, dice: Dice, log: Log) -> None:
        """2.3 First hands: `hand_start` cards each."""
        for _ in range(self.box.hand_start):
            card = draw_card(self.field, seat, "2.3/draws", dice, log)
            if card >= 0:
                self.last[seat] = card

    def offer_mulligan(self, seat: i64, dice: Dice, log: Log) -> None:
        """2.4 Mulligan: in turn order; then the first turn begins."""
        while True:
            self.turn, self.redraws = seat, 0
            if self.box.mulligans > 0:
                self.ask(MULLIGAN, seat)
                return
            self.complete_hand(seat, dice, log)
            seat = self.following(seat)
            if seat < 0:
                self.begin_round(dice, log)
                return

    def mulligan(self, action: i64, dice: Dice, log: Log) -> None:
        """2.4 Mulligan: shuffle the whole hand back, draw a new one."""
        seat = self.turn
        if action == REDRAW:
            log.say("2.4/mulligan", seat)
            count = self.box.cards.count
            for card in range(count):
                for _ in range(self.field.hands[seat * count + card]):
                    self.field.decks[seat].mix(card)
                self.field.hands[seat * count + card] = 0
            self.draw_hand(seat, dice, log)
            self.redraws += 1
            if self.redraws < self.box.mulligans:
                return
        else:
            log.say("2.4/keeps", seat)
        self.complete_hand(seat, dice, log)
        following = self.following(seat)
        if following < 0:
            self.begin_round(dice, log)
        else:
            self.offer_mulligan(following, dice, log)

    def complete_hand(self, seat: i64, dice: Dice, log: Log) -> None:
        """2.5 A hand without Characters: it is shown, and gets the topmost one."""
        field, cards = self.field, self.box.cards
        first = seat * cards.count
        for card in range(cards.count):
            if field.hands[first + card] > 0 and cards.type[card] == CHARACTER:
                return
        card = draw_character(field, seat, dice)
        if card < 0:
            return
        if log.heard:
            for held in range(cards.count):
                for _ in range(field.hands[first + held]):
                    log.say("2.5/shows", seat, held)
        aside = self.last[seat]
        if aside >= 0:
            field.hands[first + aside] -= 1
            log.say("2.5/aside", seat, aside)
            field.bury(seat, aside, log)
        field.hands[first + card] += 1
        log.say("2.5/joins", seat, card)

    # HC-3 The turn

    def following(self, seat: i64) -> i64:
        """3.10 Rounds: who comes after a seat in this round, or -1."""
        seats = self.box.seats
        at = (seat - self.start + seats) % seats + 1
        while at < seats:
            other = (self.start + at) % seats
            if self.field.plays(other):
                return other
            at += 1
        return NONE

    def begin_round(self, dice: Dice, log: Log) -> None:
        """3.10 Rounds: one turn of every remaining player, from the starting seat."""
        self.round += 1
        log.say("3.10/round", self.round)
        seat = self.start
        if not self.field.plays(seat):
            seat = self.following(seat)
        self.begin_turn(seat, dice, log)

    def begin_turn(self, seat: i64, dice: Dice, log: Log) -> None:
        """3.1 Turns and their phases; 3.2 Start."""
        field = self.field
        self.turn = field.lead = seat
        self.phase = PREPARATION
        log.say("3.1/turn", seat, self.round)
        refresh_seat(field, seat)
        event_part(field, seat, True, dice, log)
        if self.interrupted(dice, log):
            return
        collect(field, seat, log)
        self.draw(dice, log)
        self.reinforce(dice, log)
        if not self.interrupted(dice, log):
            self.ask(MAIN, seat)

    def draw(self, dice: Dice, log: Log) -> None:
        """3.3 Draw: the starting player's very first is shorter."""
        number = self.box.draw_per_turn
        if self.round == 1 and self.turn == self.start and not self.box.coop:
            number = self.box.first_draw
        number += self.field.seat_mod(self.turn, MOD_DRAW)
        for _ in range(number):
            draw_card(self.field, self.turn, "3.3/draws", dice, log)

    def reinforce(self, dice: Dice, log: Log) -> None:
        """3.4 Reinforcement: for a player without any Character to field."""
        field, seat = self.field, self.turn
        if field.team(seat) != 0 or self.has_character():
            return
        shown: list[i64] = []
        found: i64 = NONE
        while found < 0 and field.decks[seat].size() > 0:
            card = field.decks[seat].draw(dice)
            log.say("3.4/turned", seat, card)
            if self.is_character(card) and spots(field, seat, card) != 0:
                found = card
            else:
                shown.append(card)
        if found >= 0:
            field.hands[seat * self.box.cards.count + found] += 1
            log.say("3.4/joins", seat, found)
        for card in shown:
            field.bury(seat, card, log)
        if found < 0:
            eliminate(field, 1 << seat, log)

    def is_character(self, card: i64) -> bool:
        return self.box.cards.type[card] == CHARACTER

    def has_character(self) -> bool:
        """Whether the hand holds a Character that can be placed now."""
        count = self.box.cards.count
        for card in range(count):
            if self.field.hands[self.turn * count + card] > 0:
                if self.is_character(card) and spots(self.field, self.turn, card):
                    return True
        return False

    def interrupted(self, dice: Dice, log: Log) -> bool:
        """3.9 Eliminated in one's own turn: it stops; or the stage is over."""
        if self.field.ended:
            self.conclude_part(dice, log)
            return True
        if self.field.out[self.turn] and self.phase != SETUP:
            if not self.great():
                self.cut_turn(dice, log)
                return True
        return False

    def great(self) -> bool:
        """10.22 The co-op turn: whether the Great Combat is on."""
        return self.box.coop and self.phase == FIGHT

    def cut_turn(self, dice: Dice, log: Log) -> None:
        """3.9 Eliminated in one's own turn: only R3 is still done, not in co-op."""
        field = self.field
        field.fighting = False
        field.active = NONE
        field.order = vec[i64]()
        self.use = Use()
        if not self.box.coop:
            ripen(field, log)
            settle(field, dice, log)
            if field.ended:
                self.conclude_part(dice, log)
                return
        self.end_turn(dice, log)

    # 3.5 Preparation

    def preparation(self) -> list[int]:
        """3.5 Preparation: everything the player may do now."""
        field, seat = self.field, self.turn
        legal = self.plays()
        if len(legal) > 0 and field.team(seat) == 0:
            people = [row for row in legal if self.is_character(row - PLAY)]
            if len(people) > 0:  # 3.6 Forced placement
                return people
        count = self.box.cards.count
        if field.pool[seat] > 0:
            for at in range(2 * SIZE):
                if can_allocate(field, seat, at):
                    legal.append(ENERGY + count + at)
        for at in range(SIZE):
            card = field.gear[seat * SIZE + at]
            if card >= 0 and self.box.cards.silo[card]:
                if field.charge[seat * SIZE + at] > 0:
                    legal.append(RELEASE + count + at)
        for at in sources_lit(field, seat):
            legal.append(ACTIVATE + count + at)
        for at in range(SIZE):
            hero = seat * SIZE + at
            if field.who[hero] >= 0 and passive_ready(field, hero):
                legal.append(PASSIVE + count + at)
        self.gear_rows(legal)
        if self.box.coop:
            for at in range(SIZE):
                if can_relocate(field, seat * SIZE + at):
                    legal.append(RELOCATE + count + at)
        legal.append(DONE + count)
        return legal

    def plays(self) -> list[int]:
        """`play` for every card in hand that can be played."""
        legal: list[int] = []
        field, seat = self.field, self.turn
        count = self.box.cards.count
        for card in range(count):
            if field.hands[seat * count + card] > 0 and playable(field, seat, card):
                legal.append(PLAY + card)
        return legal

    def gear_rows(self, legal: list[int]) -> None:
        """5.22 Using Equipment: each action once per turn, if it is charged (5.20)."""
        field, seat, cards = self.field, self.turn, self.box.cards
        for at in range(SIZE):
            place = seat * SIZE + at
            card = field.gear[place]
            if card < 0:
                continue
            for number in range(cards.acts[card]):
                move = cards.first_act[card] + number
                if field.worked[place] >> number & 1:
                    continue
                if field.charge[place] >= cards.move_cost[move]:
                    if opens(field, seat, NONE, move):
                        legal.append(USE + cards.count + at * 2 + number)

    def prepare(self, action: i64, dice: Dice, log: Log) -> None:
        field, seat = self.field, self.turn
        row = action - self.box.cards.count
        first = seat * SIZE
        if row < ENERGY:
            self.play(action - PLAY, log)
        elif row < RELEASE:
            allocate(field, seat, row - ENERGY, log)
        elif row < ACTIVATE:
            release(field, first + row - RELEASE, log)
        elif row < PASSIVE:
            place = first + row - ACTIVATE
            move = self.box.cards.move[field.plant[place]]
            begin(field, self.use, move, SOURCE_WAY, seat, NONE, place)
            self.carry_on(dice, log)
        elif row < USE:
            self.use_hero(first + row - PASSIVE, PASSIVE_WAY, dice, log)
        elif row < RELOCATE:
            place = first + (row - USE) // 2
            move = self.box.cards.first_act[field.gear[place]] + (row - USE) % 2
            begin(field, self.use, move, GEAR_WAY, seat, NONE, place)
            self.carry_on(dice, log)
        elif row < DONE:
            relocate(field, first + row - RELOCATE, log)
        else:
            self.leave_preparation(dice, log)

    def play(self, card: i64, log: Log) -> None:
        """1.2 Card types: what playing a card of each asks next."""
        field, seat = self.field, self.turn
        type = self.box.cards.type[card]
        field.hands[seat * self.box.cards.count + card] -= 1
        if type == CHARACTER:
            self.card = card
            self.stage = PLACE
        elif type == ACTION:
            self.card = card
            self.stage = ATTACH
        elif type == SOURCE:
            if self.box.cards.sacrifice[card]:
                self.card = card
                self.stage = ENTRY_COST
            else:
                play_source(field, seat, card, log)
        elif type == EQUIPMENT:
            play_equipment(field, seat, card, log)
        else:
            play_event(field, seat, card, log)

    # HC-6 Combat

    def leave_preparation(self, dice: Dice, log: Log) -> None:
        """3.7 Combat: follows the Preparation; in co-op R1, R4, R5 (10.22)."""
        field = self.field
        if self.box.coop:
            event_part(field, self.turn, False, dice, log)
            if not self.interrupted(dice, log):
                self.close_turn(dice, log)
            return
        self.phase = FIGHT
        field.fighting = True
        line_up(field, self.turn, log)
        self.next_fighter(dice, log)

    def next_fighter(self, dice: Dice, log: Log) -> None:
        """6.3 The Battlefield: each listed Character in turn becomes active (6.2)."""
        field = self.field
        field.active = NONE
        while not self.interrupted(dice, log):
            if len(field.order) == 0:
                field.fighting = False
                field.active = NONE
                if self.box.coop:
                    self.resolve_round(dice, log)
                else:
                    self.resolve_turn(dice, log)
                return
            hero = field.order[0]
            field.order = field.order[1:]
            if field.who[hero] < 0:
                continue
            field.active = hero
            if hero != MOB:
                log.say("6.3/active", hero)
                self.ask(COMBAT, hero // SIZE)
                return
            mob_turn(field, dice, log)

    def fight(self) -> list[int]:
        """6.5 Acting or passing: usable actions, the passive one, or `pass`."""
        field, hero = self.field, self.field.active
        count = self.box.cards.count
        rage = must_rage(field, hero)
        legal: list[int] = []
        if passive_ready(field, hero):
            legal.append(PASSIVE + count + hero % SIZE)
        for way in range(PASSIVE_WAY):
            if usable(field, hero, way):
                if not rage or aims(field, move_of(field, hero, way)):
                    legal.append(ACT + count + way)
        if not rage:
            legal.append(PASS + count)
        return legal

    def act(self, row: i64, dice: Dice, log: Log) -> None:
        hero = self.field.active
        if row == PASS:
            log.say("6.5/passes", hero)
            self.next_fighter(dice, log)
        elif row < ACT:
            self.use_hero(hero, PASSIVE_WAY, dice, log)
        else:
            self.use_hero(hero, row - ACT, dice, log)

    def use_hero(self, hero: i64, way: i64, dice: Dice, log: Log) -> None:
        """6.4 Active actions and 6.12 passive ones: a Character uses a move."""
        move = move_of(self.field, hero, way)
        begin(self.field, self.use, move, way, hero // SIZE, hero, NONE)
        self.carry_on(dice, log)

    def carry_on(self, dice: Dice, log: Log) -> None:
        """6.7 Order of a use: targets, then paying, then the steps."""
        pick = next_pick(self.field, self.use, dice, log)
        if pick == 0:
            pay(self.field, self.use, log)
            self.go_on(dice, log)
        elif pick == PICK_FOE:
            self.ask(OPPONENT, self.use.seat)
        elif pick == PICK_GEAR or pick == PICK_OWN:
            self.ask(TARGET_GEAR, self.use.seat)
        else:
            self.ask(TARGET, self.use.seat)

    def aim(self, row: i64, dice: Dice, log: Log) -> None:
        pick = self.use.picks & -self.use.picks
        if row >= PLAYER:
            choose(self.use, pick, row - PLAYER)
        elif row >= AIM_GEAR:
            choose(self.use, pick, row - AIM_GEAR)
        else:
            choose(self.use, pick, row - AIM)
        self.carry_on(dice, log)

    def go_on(self, dice: Dice, log: Log) -> None:
        """The steps, from where they stopped; then what follows the use."""
        use = self.use
        if not resolve(self.field, use, dice, log):
            self.ask(DISCARD, use.foe)
        elif self.interrupted(dice, log):
            return
        elif may_repeat(self.field, use):
            self.ask(REPEAT, use.seat)
        else:
            self.finish_use(dice, log)

    def repeat(self, row: i64, dice: Dice, log: Log) -> None:
        """6.8 Repeating: new targets, the cost paid again; or it is enough."""
        if row == AGAIN:
            start_over(self.field, self.use)
            self.carry_on(dice, log)
        else:
            self.finish_use(dice, log)

    def finish_use(self, dice: Dice, log: Log) -> None:
        use, field = self.use, self.field
        tidy(field, use, log)
        passive = use.way == PASSIVE_WAY
        use.move = NONE
        if self.phase != FIGHT:
            self.ask(MAIN, self.turn)
        elif passive and field.who[field.active] >= 0:
            self.ask(COMBAT, field.active // SIZE)
        else:
            self.next_fighter(dice, log)

    def discard(self, card: i64, dice: Dice, log: Log) -> None:
        """9.14 Step discard, or R5: the owner of the hand chooses a card."""
        seat = self.seat
        self.field.hands[seat * self.box.cards.count + card] -= 1
        self.field.bury(seat, card, log)
        if self.use.move < 0:
            self.close_turn(dice, log)
            return
        self.use.owing -= 1
        if self.use.owing == 0:
            self.go_on(dice, log)

    def hand_rows(self, first: i64) -> list[int]:
        legal: list[int] = []
        count = self.box.cards.count
        for card in range(count):
            if self.field.hands[self.seat * count + card] > 0:
                legal.append(first + card)
        return legal

    # 3.8 Resolution

    def resolve_turn(self, dice: Dice, log: Log) -> None:
        """3.8 Resolution: R1 Event, R2 tokens lapse, R3 they ripen, R4 and R5."""
        field = self.field
        event_part(field, self.turn, False, dice, log)
        if self.interrupted(dice, log):
            return
        lapse_team(field, self.turn, dice, log)
        if self.interrupted(dice, log):
            return
        ripen(field, log)
        settle(field, dice, log)
        if not self.interrupted(dice, log):
            self.close_turn(dice, log)

    def close_turn(self, dice: Dice, log: Log) -> None:
        """3.8 Resolution: R4 Silos (4.10), R5 down to `hand_max`."""
        self.phase = CLOSING
        store(self.field, self.turn, log)
        if self.field.hand_size(self.turn) > self.box.hand_max:
            self.ask(DISCARD, self.turn)
        else:
            self.end_turn(dice, log)

    def end_turn(self, dice: Dice, log: Log) -> None:
        """3.10 Rounds: the next player, the Great Combat or the next round."""
        self.field.turns[self.turn] += 1
        following = self.following(self.turn)
        if following >= 0:
            self.begin_turn(following, dice, log)
        elif self.box.coop:
            self.great_combat(dice, log)
        else:
            self.end_round(dice, log)

    def end_round(self, dice: Dice, log: Log) -> None:
        """11.4 Round limit: and 10.29 in co-op."""
        most = self.box.coop_max_rounds if self.box.coop else self.box.max_rounds
        if self.round >= most:
            time_out(self.field, self.round, log)
            self.conclude_part(dice, log)
        else:
            self.begin_round(dice, log)

    def great_combat(self, dice: Dice, log: Log) -> None:
        """10.22 The co-op turn: after all of them one Great Combat follows."""
        field = self.field
        self.phase = FIGHT
        field.fighting = True
        self.turn = field.lead = self.start
        log.say("10.22/great", self.round)
        line_up_great(field, log)
        self.next_fighter(dice, log)

    def resolve_round(self, dice: Dice, log: Log) -> None:
        """10.25 Common Resolution: R2 for all and the Mob, then R3."""
        field = self.field
        for turn in range(self.box.seats):
            lapse_team(field, (self.start + turn) % self.box.seats, dice, log)
        if not field.ended and field.who[MOB] >= 0:
            lapse_hero(field, MOB, dice, log)
        if not field.ended:
            ripen(field, log)
            settle(field, dice, log)
        if field.ended:
            self.conclude_part(dice, log)
        else:
            self.end_round(dice, log)

    # HC-11 End and results

    def conclude_part(self, dice: Dice, log: Log) -> None:
        """10.10 Mixed: who goes on to the next stage; else the match is over."""
        if self.box.mode != MIXED or self.part + 1 >= len(self.box.schedule):
            self.conclude(log)
            return
        winners = self.field.winners
        for seat in range(self.box.seats):
            if winners >> seat & 1:
                log.say("10.10/goes_on", seat)
        self.part += 1
        self.begin_part(winners, dice, log)

    def conclude(self, log: Log) -> None:
        announce(self.field, log)
        self.field.fighting = False
        self.field.active = NONE
        self.field.order = vec[i64]()
        self.use = Use()
        self.answers = None
        self.seat = OVER

    def result(self) -> Result:
        """11.5 Results of co-op and Mixed: and everywhere, shares of one point."""
        field = self.field
        sides = shared(field)
        if self.box.coop:
            sides = 1
        scores = [0.0] * int(self.box.seats)
        for seat in range(self.box.seats):
            if field.winners >> seat & 1:
                scores[seat] = 1.0 / float(sides)
        return Result(scores, self.ending())

    def ending(self) -> str:
        if self.box.coop:
            return "10.29"
        if self.box.mode == MIXED:
            return "11.5"
        if self.field.ended == TIMED_OUT:
            return "11.4"
        return "11.3" if self.field.ended == DRAWN else "11.2"


def rows(mask: i64, first: i64) -> list[int]:
    """A row of the table for every bit of a mask."""
    legal: list[int] = []
    at: i64 = 0
    while mask >> at:
        if mask >> at & 1:
            legal.append(first + at)
        at += 1
    return legal


def nth_seat(mask: i64, number: i64) -> i64:
    seat: i64 = 0
    while True:
        if mask >> seat & 1:
            if number == 0:
                return seat
            number -= 1
        seat += 1


def draw_character(field: Field, seat: i64, dice: Dice) -> i64:
    """2.5 A hand without Characters: the topmost of a shuffled deck, or -1."""
    deck, cards = field.decks[seat], field.cards
    total: i64 = 0
    for card in range(cards.count):
        if cards.type[card] == CHARACTER:
            total += deck.bag[card]
    if total == 0:
        return NONE
    number = dice.below(total)
    for card in range(cards.count):
        if cards.type[card] == CHARACTER:
            if number < deck.bag[card]:
                deck.bag[card] -= 1
                deck.hidden -= 1
                return card
            number -= deck.bag[card]
    return NONE


def empty(box: Box) -> Heroes:
    """A table with nothing on it."""
    state = Heroes(box, blank(box), Use())
    state.last = filled(box.seats, NONE)
    return state


def new(box: Box, dice: Dice, log: Log) -> Heroes:
    state = empty(box)
    state.begin_match(dice, log)
    state.run_on(dice, log)
    return state
