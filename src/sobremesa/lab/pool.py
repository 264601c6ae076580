"""Playing a series, in one process or in several; Ctrl-C keeps what was played.

An engine is handed a plan and the numbers of matches, and gives their outcomes as they
come, in any order.
A worker that is killed loses nothing: what it had not answered is given to another.
"""

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import TypeVar

from sobremesa.complaint import Complaint
from sobremesa.files import write_text
from sobremesa.kernel.errors import Mistake

from .series import Outcome, Plan, Series, play_one

Outcomes = Iterable[Outcome]
Engine = Callable[[Plan, Iterable[int]], AbstractContextManager[Outcomes]]
AHEAD = 2  # matches that a worker has been given: none waits for the next
DEATHS = 3  # of workers one after another, without a match between them
T = TypeVar("T")


def run(
    plan: Plan, *, jobs: int = 1, watch: Callable[[Outcomes], Outcomes] = iter
) -> Series:
    """Play the series; its outcomes do not depend on the number of jobs.

    They pass through `watch` as they come.
    Ctrl-C ends it early: what was played until then is told.
    """
    begun = time.perf_counter()
    outcomes: list[Outcome] = []
    engine = local(min(jobs, plan.matches))
    with Patience() as patience, engine(plan, range(plan.matches)) as playing:
        for one in patience.each(watch(playing)):
            if one.record:
                write_text(plan.path(one.number), one.record)
            outcomes.append(one)
    outcomes.sort(key=lambda one: one.number)
    seconds = time.perf_counter() - begun
    return Series(plan=plan, outcomes=tuple(outcomes), seconds=seconds, jobs=jobs)


class Patience:
    """Ctrl-C ends the wait for the next match, and never what is done with one.

    A second one ends everything at once.
    """

    def __init__(self) -> None:
        self.waiting = False
        self.over = False

    def __enter__(self) -> "Patience":
        self.before = signal.signal(signal.SIGINT, self.lose)
        return self

    def __exit__(self, *error: object) -> None:
        signal.signal(signal.SIGINT, self.before)

    def lose(self, number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self.over = True
        if self.waiting:
            raise KeyboardInterrupt

    def each(self, outcomes: Iterable[T]) -> Iterator[T]:
        """As they come, until it is over."""
        coming = iter(outcomes)
        while not self.over:
            try:
                self.waiting = True
                one = next(coming)
                self.waiting = False
            except StopIteration:
                return
            except KeyboardInterrupt:
                if not self.over:
                    raise
                return
            finally:
                self.waiting = False
            yield one


def local(jobs: int) -> Engine:
    """This machine: one process, this one; or so many of their own."""

    @contextmanager
    def engine(plan: Plan, numbers: Iterable[int]) -> Iterator[Outcomes]:
        if jobs == 1:
            yield (play_one(plan, number) for number in numbers)
            return
        crew = Crew(plan, jobs)
        try:
            yield crew.play(numbers)
        finally:
            crew.dismiss()

    return engine


@contextmanager
def kept(jobs: int) -> Iterator[Engine]:
    """The same, for one plan after another: the processes stay."""
    crews: list[Crew] = []

    @contextmanager
    def engine(plan: Plan, numbers: Iterable[int]) -> Iterator[Outcomes]:
        if crews:
            crews[0].take(plan)
        else:
            crews.append(Crew(plan, jobs))
        yield crews[0].play(numbers)

    try:
        yield engine if jobs > 1 else local(1)
    finally:
        for crew in crews:
            crew.dismiss()


class Worker:
    """A process, the pipe to it, and the matches it has not answered."""

    def __init__(self, plan: Plan) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, far = context.Pipe()
        self.process = context.Process(target=work, args=(plan, far), daemon=True)
        # Born deaf to Ctrl-C: whoever started it ends it.
        heeded = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            self.process.start()
        finally:
            signal.signal(signal.SIGINT, heeded)
        far.close()
        self.given: list[int] = []

    def give(self, number: int) -> None:
        """If it is gone, that is noticed when its answer is waited for."""
        self.given.append(number)
        with suppress(ConnectionError):
            self.pipe.send(number)

    def answer(self) -> Outcome:
        """The next outcome; EOFError if the process is gone."""
        told = self.pipe.recv()
        if isinstance(told, Mistake):
            raise told
        assert isinstance(told, Outcome)
        self.given.remove(told.number)
        return told

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Crew:
    """The workers of a series."""

    def __init__(self, plan: Plan, jobs: int) -> None:
        self.plan = plan
        self.workers = [Worker(plan) for _ in range(jobs)]
        self.deaths = 0

    def play(self, numbers: Iterable[int]) -> Iterator[Outcome]:
        coming = iter(numbers)
        for worker in self.workers * AHEAD:
            self.feed(worker, coming)
        while pipes := {one.pipe: one for one in self.workers if one.given}:
            for pipe in wait(list(pipes)):
                assert isinstance(pipe, Connection)
                worker = pipes[pipe]
                try:
                    outcome = worker.answer()
                except (EOFError, ConnectionError):
                    self.replace(worker)
                    continue
                self.deaths = 0
                self.feed(worker, coming)
                yield outcome

    def take(self, plan: Plan) -> None:
        """Another plan: what was played of the one before is over."""
        self.plan = plan
        for worker in self.workers:
            with suppress(ConnectionError):
                worker.pipe.send(plan)

    def feed(self, worker: Worker, coming: Iterator[int]) -> None:
        number = next(coming, None)
        if number is not None:
            worker.give(number)

    def replace(self, worker: Worker) -> None:
        """Another one plays what it had been given."""
        code = worker.process.exitcode
        worker.end()
        self.deaths += 1
        if self.deaths > DEATHS * len(self.workers):
            raise Complaint("error-worker", deaths=str(self.deaths), code=str(code))
        other = Worker(self.plan)
        self.workers[self.workers.index(worker)] = other
        for number in worker.given:
            other.give(number)

    def dismiss(self) -> None:
        for worker in self.workers:
            worker.end()


def work(plan: Plan, pipe: Connection) -> None:
    """A worker's life: a number (or another plan) in, an outcome out, to the end."""
    while True:
        try:
            asked = pipe.recv()
        except EOFError:
            return
        if isinstance(asked, Plan):
            plan = asked
            continue
        try:
            told: Outcome | Mistake = play_one(plan, asked)
        except Mistake as error:
            told = error
        pipe.send(told)
