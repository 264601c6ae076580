"""Playing a series, in one process or in several; Ctrl-C keeps what was played."""

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing.pool import Pool
from types import FrameType
from typing import TypeVar

from sobremesa.files import write_text
from sobremesa.kernel.game import Game

from .series import Outcome, Plan, Series, play_one

Outcomes = Iterable[Outcome]
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
    with Patience() as patience, each_match(plan, min(jobs, plan.matches)) as playing:
        for one in patience.each(watch(playing)):
            if one.record:
                write_text(plan.path(one.number), one.record)
            outcomes.append(one)
    outcomes.sort(key=lambda one: one.number)
    seconds = time.perf_counter() - begun
    return Series(plan=plan, outcomes=tuple(outcomes), seconds=seconds, jobs=jobs)


class Worker:
    """A process of the pool, and the series it plays in."""

    plan: Plan
    game: Game

    @classmethod
    def begin(cls, plan: Plan) -> None:
        cls.plan = plan
        cls.game = plan.open_game()

    @classmethod
    def play(cls, number: int) -> Outcome:
        return play_one(cls.plan, cls.game, number)


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


@contextmanager
def each_match(plan: Plan, jobs: int) -> Iterator[Iterable[Outcome]]:
    """The outcomes as they come, from here or from a pool of processes."""
    if jobs == 1:
        game = plan.open_game()
        yield (play_one(plan, game, number) for number in range(plan.matches))
        return
    with open_pool(plan, jobs) as pool:
        yield pool.imap_unordered(Worker.play, range(plan.matches))


def open_pool(plan: Plan, jobs: int) -> Pool:
    """Workers are born deaf to Ctrl-C: the process that started them ends them."""
    heeded = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        context = multiprocessing.get_context("spawn")
        return context.Pool(jobs, Worker.begin, [plan])
    finally:
        signal.signal(signal.SIGINT, heeded)
