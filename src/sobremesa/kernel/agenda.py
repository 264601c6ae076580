"""What is pending: the question on the table, and what goes on by itself after it.

An effect never waits for an answer.
It puts the rest of its work on the agenda, asks, and is done: so a state between two
questions is plain data, and copies like any other.
"""

from typing import Final

from .dice import Dice
from .log import Log
from .native import append, i64, mypyc_attr, pop, vec
from .state import OVER, State

NOTHING: Final = -1  # no question is open
KINDS: Final = 64  # of steps, and values of their numbers: a step is one packed number


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda:
    """One question, or the steps still to be done; of these the last comes next."""

    def __init__(self) -> None:
        self.stage: i64 = NOTHING  # the question
        self.asked: i64 = OVER  # whose it is: a seat, or what stands for one
        self.steps = vec[i64]()
        self.first: i64 = 0  # the numbers of the step that was taken last
        self.second: i64 = 0

    def copy_agenda(self, twin: "Agenda") -> None:
        """The part of a `clone` that is here."""
        twin.stage, twin.asked = self.stage, self.asked
        twin.steps = self.steps[:]

    def ask(self, stage: i64, asked: i64) -> None:
        """Put a question; whoever is asked answers before anything else happens."""
        self.stage, self.asked = stage, asked

    def answered(self) -> None:
        self.stage, self.asked = NOTHING, OVER

    def then(self, step: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Put a step before all that wait; what is put last is done first."""
        self.steps = append(self.steps, step + KINDS * (first + KINDS * second))

    def take(self) -> i64:
        """The next step's kind; its numbers are `first` and `second`."""
        self.steps, step = pop(self.steps)
        if step < KINDS:  # without numbers, as most are
            self.first = self.second = 0
            return step
        self.first, self.second = step // KINDS % KINDS, step // (KINDS * KINDS)
        return step % KINDS

    def waiting(self) -> list[tuple[int, int, int]]:
        """Every step with its numbers, the next one last."""
        return [
            (step % KINDS, step // KINDS % KINDS, step // (KINDS * KINDS))
            for step in self.steps
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Running(State):
    """A state in which things go on by themselves between two questions.

    A game gives `options`, `answer`, `perform` and `ended`; the rest is here.
    """

    def __init__(self, seats: i64, agenda: Agenda) -> None:
        super().__init__(seats, NOTHING)
        self.agenda = agenda
        self.answers: list[int] = []  # never written, only replaced

    def options(self) -> list[int]:
        """The answers to the open question, ascending."""
        raise NotImplementedError

    def answer(self, action: i64, dice: Dice, log: Log) -> None:
        """Take an answer to the open question."""
        raise NotImplementedError

    def perform(self, step: i64, dice: Dice, log: Log) -> None:
        """Do a step of the agenda."""
        raise NotImplementedError

    def ended(self) -> bool:
        """Whether nothing more is asked or done."""
        raise NotImplementedError

    def asks(self) -> bool:
        """Whether the open question is put: not where there is but one answer."""
        self.answers = self.options()
        return len(self.answers) > 1

    def seat_asked(self) -> i64:
        return self.agenda.asked

    def put(self) -> None:
        """Put the open question to its seat."""
        self.stage, self.seat = self.agenda.stage, self.seat_asked()

    def resume(self) -> None:
        """Put a question that was loaded, whatever its answers are."""
        self.answers = self.options()
        self.put()

    def legal(self) -> list[int]:
        return self.answers[:]

    def apply(self, action: i64, dice: Dice, log: Log) -> None:
        self.answer(action, dice, log)
        self.run_on(dice, log)

    def run_on(self, dice: Dice, log: Log) -> None:
        """Whatever goes by itself, up to the next question or to the end."""
        agenda = self.agenda
        while not self.ended():
            if agenda.stage == NOTHING:
                self.perform(agenda.take(), dice, log)
            elif self.asks():
                self.put()
                return
            else:
                self.answer(self.answers[0], dice, log)
        self.seat = OVER
        self.answers = []
