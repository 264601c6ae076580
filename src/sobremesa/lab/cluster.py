"""Ray as the engine of a series: a cluster of machines, or one that is like it.

Matches go out as tasks, some to each; a node that is lost loses nothing: Ray gives its
tasks to another. The outcomes are those of every other engine.
"""

import socket
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any

from sobremesa.complaint import Complaint
from sobremesa.kernel.errors import Mistake

from .pool import Engine, Outcomes
from .series import Outcome, Plan, play_one

BATCH = 8  # matches of one task
AHEAD = 4  # tasks for each processor of the cluster
PATIENCE = 5.0  # seconds for a cluster to answer
RETRIES = 20  # of a task whose worker or node was lost


def play_some(plan: Plan, numbers: Sequence[int]) -> list[Outcome | Mistake]:
    """What a task does; a mistake comes home as itself."""
    made: list[Outcome | Mistake] = []
    for number in numbers:
        try:
            made.append(play_one(plan, number))
        except Mistake as error:
            return [*made, error]
    return made


def cluster(address: str | None = None) -> Engine:
    """A running cluster by its address, or a new one on this machine."""
    ray = need_ray()

    @contextmanager
    def engine(plan: Plan, numbers: Iterable[int]) -> Iterator[Outcomes]:
        join(ray, address)
        try:
            yield outcomes(ray, plan, numbers)
        finally:
            ray.shutdown()

    return engine


def need_ray() -> Any:
    """The library, typed loosely: it is there only where it was asked for."""
    try:
        import ray
    except ImportError:
        what = "--engine ray"
        raise Complaint("error-extra", what=what, library="ray", extra="ray") from None
    return ray


def join(ray: Any, address: str | None) -> None:
    if address and ":" in address and "://" not in address:
        answer(address)
    paths = [path for path in sys.path if path]  # own games and bots are found alike
    try:
        ray.init(
            address=address or "local",
            logging_level="ERROR",
            log_to_driver=False,
            include_dashboard=False if address is None else None,
            runtime_env={"env_vars": {"PYTHONPATH": ":".join(paths)}},
        )
    except (ray.exceptions.RayError, ValueError, OSError, RuntimeError) as error:
        told = str(error).strip().splitlines() or [type(error).__name__]
        where = address or "local"
        raise Complaint("error-cluster", address=where, reason=told[0]) from None


def answer(address: str) -> None:
    """Whether somebody is there: Ray itself would wait for minutes."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        told = str(error)
        raise Complaint("error-cluster", address=address, reason=told) from None


def outcomes(ray: Any, plan: Plan, numbers: Iterable[int]) -> Iterator[Outcome]:
    """As the tasks are done; there are always some waiting for a free processor."""
    task = ray.remote(max_retries=RETRIES)(play_some)
    shared = ray.put(plan)
    coming = batches(numbers)
    wide = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = [task.remote(shared, some) for some in islice(coming, wide)]
    while waiting:
        done, waiting = ray.wait(waiting)
        for one in done:
            if (some := next(coming, None)) is not None:
                waiting.append(task.remote(shared, some))
            yield from told(ray, one)


def told(ray: Any, task: Any) -> Iterator[Outcome]:
    try:
        found = ray.get(task)
    except ray.exceptions.RayError as error:
        first = str(error).strip().splitlines() or [type(error).__name__]
        raise Complaint("error-task", reason=first[0]) from None
    for one in found:
        if isinstance(one, Mistake):
            raise one
        yield one


def batches(numbers: Iterable[int]) -> Iterator[list[int]]:
    some: list[int] = []
    for number in numbers:
        some.append(number)
        if len(some) == BATCH:
            yield some
            some = []
    if some:
        yield some
