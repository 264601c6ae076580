"""The process that plays a run of the lab, below everything else that the machine does.

    python -m sobremesa.server.lab_worker ORDERED FOLDER JOBS

It is `sobremesa lab` with another face: what it has to say goes out line by line.
It ends with its server: when its input ends, all of it does.
"""

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from sobremesa.complaint import Complaint
from sobremesa.i18n import Words
from sobremesa.kernel.errors import Mistake
from sobremesa.lab.balance import Search, Trial
from sobremesa.lab.compare import contenders
from sobremesa.lab.folder import Folder
from sobremesa.lab.pool import Outcomes, kept, local
from sobremesa.lab.quest import Found, Quest, write_found
from sobremesa.lab.quest import carry_out as carry_out_search
from sobremesa.lab.results import write_results
from sobremesa.lab.run import Done, carry_out
from sobremesa.lab.series import Outcome, Plan
from sobremesa.lab.study import Study, sides_of

from .lab_order import Kept, Line
from .wire_lab import LabFigure, LabTrial

NICE = 19  # behind everybody
FIRST_TO_GO = "1000"  # where memory runs out, and not the server
EVERY = 0.5  # seconds between two lines
BUSY = "error-lab-busy"  # a process before this one is not gone yet
PATIENCE, PAUSE = 60.0, 0.1  # seconds for it to go
log = logging.getLogger(__name__)
T = TypeVar("T")


class Teller:
    """Tells how far it is, with the figures that the report will have."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.folder = folder
        self.studies = [Study(plan, at) for at in range(len(plan.variants))]
        self.plan = plan
        self.begun = self.last = time.monotonic()
        self.new = 0

    def watch(self, playing: Outcomes, there: int, planned: int) -> Outcomes:
        for outcome in Folder(str(self.folder)).outcomes(planned):
            self.add(outcome)
        self.begun = time.monotonic()
        self.tell()
        for outcome in playing:
            self.add(outcome)
            self.new += 1
            yield outcome
            if time.monotonic() - self.last >= EVERY:
                self.tell()

    def add(self, outcome: Outcome) -> None:
        study = self.studies[self.plan.variant_of(outcome.number)]
        study.add(outcome)
        study.rows.clear()  # of every match: nobody reads them here

    def tell(self) -> None:
        self.last = time.monotonic()
        say(standing(self.studies, new=self.new, seconds=self.last - self.begun))


def standing(studies: list[Study], *, new: int = 0, seconds: float = 0.0) -> Line:
    """What was played, in a few figures."""
    played = sum(one.matches for one in studies)
    means = [one.means["decisions"] for one in studies]
    decided = sum(mean.mean * mean.number for mean in means if mean.number)
    return Line(
        played=played,
        new=new,
        seconds=seconds,
        decisions=decided / played if played else 0.0,
        figures=[one for at, study in enumerate(studies) for one in figures(at, study)],
    )


def figures(variant: int, study: Study) -> Iterator[LabFigure]:
    """Whoever can win: sides, or seats where there are none; a guest among others."""
    guest = study.variant.guest
    if guest:
        mean = study.share("guest", guest).score
        if mean.number:
            low, high = (min(1.0, max(0.0, one)) for one in mean.bounds())
            yield LabFigure(variant, "guest", guest, mean.mean, low, high)
        return
    of: Literal["side", "seat"] = "side" if study.sides else "seat"
    for name in contenders(study) if study.matches else ():
        share = study.share(of, name)
        low, high = share.bounds
        yield LabFigure(variant, of, name, share.share, low, high)


class Seeker:
    """Tells how far a search is, with the front that the report will have."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.line = Line()

    def watch(
        self, tries: Iterable[int], quest: Quest, search: Search
    ) -> Iterator[int]:
        first = -1
        for over in tries:
            if first < 0:
                first, self.begun = over, time.monotonic()
            seconds = time.monotonic() - self.begun
            self.line = seeking(search, over, new=over - first, seconds=seconds)
            say(self.line)
            yield over


def seeking(search: Search, over: int, *, new: int = 0, seconds: float = 0.0) -> Line:
    """What was found, the smallest change first; then what was played once more."""
    found = [told(search, one, fresh=False) for one in search.front()]
    found += [told(search, one, fresh=True) for one in search.checked]
    best = search.best is not None
    return Line(played=over, new=new, seconds=seconds, front=found, best=best)


def told(search: Search, one: Trial, *, fresh: bool) -> LabTrial:
    of: Literal["side", "seat"] = "seat"
    if sides_of(search.game, len(search.players)):
        of = "side"
    return LabTrial(
        changes=dict(one.changes),
        change=one.change,
        distance=one.distance,
        figures=[
            LabFigure(0, of, name, one.shares[name], *one.bounds(name))
            for name in search.target
        ],
        matches=one.matches,
        fresh=fresh,
    )


def say(line: Line) -> None:
    """At one go: whoever interrupts us does not cut a line in two."""
    os.write(1, msgspec.json.encode(line) + b"\n")


def main(ordered: str, folder: str, jobs: str) -> None:
    give_way()
    signal.signal(signal.SIGINT, lambda *_: os._exit(0))  # before there is a match
    threading.Thread(target=end_with_the_server, daemon=True).start()
    try:
        read = msgspec.json.decode(Path(ordered).read_bytes(), type=Kept)
        end = search_out if read.is_search else play_out
        line = end(read, Path(folder), int(jobs))
    except Mistake as error:
        line = Line(stage="failed", trouble=str(error))
    except Exception as error:  # a fault in the rules, which own content has found
        log.exception("a run of the lab failed")
        told = f"a match cannot be played: {type(error).__name__}: {error}"
        line = Line(stage="failed", trouble=told)
    say(line)


def play_out(read: Kept, folder: Path, jobs: int) -> Line:
    """A series, to its report."""
    plan = msgspec.json.decode(read.plan, type=Plan)

    def play() -> Done:
        teller = Teller(plan, folder)
        engine = local(min(jobs, plan.matches))
        return carry_out(plan, str(folder), engine, watch=teller.watch)

    done = patiently(play)
    line = standing(done.studies)
    line.stage = "over" if done.whole else "stopped"
    if done.matches:
        command = read.command or f"/lab/{read.id}"
        write_results(done, folder, read.order.lang, command=command)
    return line


def search_out(read: Kept, folder: Path, jobs: int) -> Line:
    """A search for balance, to its report."""
    quest = msgspec.json.decode(read.plan, type=Quest)
    seeker = Seeker()

    def seek() -> Found:
        with kept(min(jobs, quest.matches)) as engine:
            return carry_out_search(quest, folder, engine, watch=seeker.watch)

    found = patiently(seek)
    line = seeking(found.search, seeker.line.played)
    line.stage = "over" if found.search.over else "stopped"
    if found.search.found:
        words = Words(read.order.lang, found.search.game)
        write_found(found, folder, words, command=read.command)
    return line


def give_way() -> None:
    """To everybody else, with time and with memory."""
    os.nice(NICE)
    with suppress(OSError):  # where there is no such file, the system chooses
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_GO)


def end_with_the_server() -> None:
    """With everybody who plays for us: this process leads a group of its own."""
    while os.read(0, 1):
        pass
    os.killpg(0, signal.SIGKILL)


def patiently(play: Callable[[], T]) -> T:
    """A process of ours that was killed may hold the folder a moment."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return play()
        except Complaint as error:
            if error.key != BUSY or time.monotonic() > end:
                raise
            time.sleep(PAUSE)


if __name__ == "__main__":
    main(*sys.argv[1:])
