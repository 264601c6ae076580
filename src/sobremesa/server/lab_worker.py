"""The process that plays a run of the lab, below everything else that the machine does.

    python -m sobremesa.server.lab_worker KEPT FOLDER JOBS

It is `sobremesa lab run` with another face: what it has to say goes out line by line.
It ends with its server: when its input ends, all of it does.
"""

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Literal

import msgspec

from sobremesa.complaint import Complaint
from sobremesa.files import reason
from sobremesa.kernel.errors import Mistake
from sobremesa.lab.compare import contenders
from sobremesa.lab.folder import Folder
from sobremesa.lab.pool import Outcomes, local
from sobremesa.lab.results import write_results
from sobremesa.lab.run import Done, carry_out
from sobremesa.lab.series import Outcome, Plan
from sobremesa.lab.study import Study

from .lab_order import Kept, Line
from .wire_lab import LabFigure

NICE = 19  # behind everybody
FIRST_TO_GO = "1000"  # where memory runs out, and not the server
EVERY = 0.5  # seconds between two lines
BUSY = "error-lab-busy"  # a process before this one is not gone yet
PATIENCE, PAUSE = 60.0, 0.1  # seconds for it to go
log = logging.getLogger(__name__)


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
    """Whoever can win: sides, or seats where there are none."""
    of: Literal["side", "seat"] = "side" if study.sides else "seat"
    for name in contenders(study) if study.matches else ():
        share = study.share(of, name)
        low, high = share.bounds
        yield LabFigure(variant, of, name, share.share, low, high)


def say(line: Line) -> None:
    """At one go: whoever interrupts us does not cut a line in two."""
    os.write(1, msgspec.json.encode(line) + b"\n")


def main(kept: str, folder: str, jobs: str) -> None:
    give_way()
    signal.signal(signal.SIGINT, lambda *_: os._exit(0))  # before there is a match
    threading.Thread(target=end_with_the_server, daemon=True).start()
    try:
        read = msgspec.json.decode(Path(kept).read_bytes(), type=Kept)
        plan = msgspec.json.decode(read.plan, type=Plan)
        done = played(plan, Path(folder), min(int(jobs), plan.matches))
        line = standing(done.studies)
        line.stage = "over" if done.whole else "stopped"
        if done.matches:
            command = read.command or f"/lab/{read.id}"
            write_results(done, Path(folder), read.order.lang, command=command)
    except Mistake as error:
        line = Line(stage="failed", trouble=str(error))
    except OSError as error:
        told = f"the results cannot be written: {reason(error)}; all matches are kept"
        line = Line(stage="failed", trouble=told)
    except Exception as error:  # a fault in the rules, which own content has found
        log.exception("a run of the lab failed")
        told = f"a match cannot be played: {type(error).__name__}: {error}"
        line = Line(stage="failed", trouble=told)
    say(line)


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


def played(plan: Plan, folder: Path, jobs: int) -> Done:
    """The series; a process of ours that was killed may hold the folder a moment."""
    end = time.monotonic() + PATIENCE
    while True:
        teller = Teller(plan, folder)
        try:
            return carry_out(plan, str(folder), local(jobs), watch=teller.watch)
        except Complaint as error:
            if error.key != BUSY or time.monotonic() > end:
                raise
            time.sleep(PAUSE)


if __name__ == "__main__":
    main(*sys.argv[1:])
