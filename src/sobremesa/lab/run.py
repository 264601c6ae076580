"""A series carried out in a folder: begun, interrupted, gone on with, told."""

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass

from .compare import Enough
from .folder import Folder
from .pool import Engine, Outcomes, Patience
from .series import Plan
from .study import Study, study

Watch = Callable[[Outcomes, int, int], Outcomes]  # what comes, how many are there, of


@dataclass
class Done:
    """What a folder holds after a run."""

    plan: Plan
    matches: int  # that were played, or were enough
    whole: bool  # whether that is all that was wanted
    seconds: float
    studies: list[Study]  # by variant
    all: Study  # the variants together


def carry_out(
    plan: Plan,
    path: str,
    engine: Engine,
    *,
    tell: float = 0.0,
    watch: Watch = lambda playing, there, planned: playing,
) -> Done:
    """Play what is missing of a series, and study what is there.

    With `tell` it ends as soon as shares can be told apart by so much.
    """
    begun = time.perf_counter()
    folder = Folder(path)
    folder.begin(plan)
    with closing(folder):
        enough = Enough(plan, tell) if tell else None
        if enough:
            for outcome in folder.outcomes(plan.matches):
                enough.add(outcome)
        limit = enough.limit if enough else plan.matches
        missing = [number for number in range(limit) if number not in folder.played]
        if missing:
            with Patience() as patience, engine(plan, missing) as playing:
                there = limit - len(missing)
                for one in patience.each(watch(playing, there, limit)):
                    folder.add(one)
                    if enough and enough.add(one):
                        break
        return finish(plan, folder, enough, begun)


def finish(plan: Plan, folder: Folder, enough: Enough | None, begun: float) -> Done:
    limit = enough.limit if enough else plan.matches
    studies = study(plan, folder.outcomes(limit))
    matches = sum(one.matches for one in studies)
    return Done(
        plan=plan,
        matches=matches,
        whole=matches == limit,
        seconds=time.perf_counter() - begun,
        studies=studies,
        all=together(plan, folder, limit, studies),
    )


def together(plan: Plan, folder: Folder, limit: int, studies: list[Study]) -> Study:
    """All variants as one, where they have the same content; otherwise the first."""
    if len(studies) == 1 or len({one.content for one in plan.variants}) > 1:
        return studies[0]
    made = Study(plan, 0)
    for outcome in folder.outcomes(limit):
        made.add(outcome)
    return made


def records(plan: Plan, path: str, numbers: list[int]) -> Iterator[tuple[int, str]]:
    """Matches of a folder as records, played again from their decisions."""
    from sobremesa.kernel import notation

    for outcome in Folder(path).outcomes(plan.matches):
        if outcome.number in numbers:
            match = plan.begin(outcome.number)
            match.follow(outcome.actions)
            yield outcome.number, notation.write(match.record())
