"""`make play`: from a clone to a table in the browser, and says what it is doing.

The server starts on the sources as soon as there is something to serve; the engine is
compiled beside it, with low priority, and then the server changes over to it.
Only what Python brings along: nothing else is there yet.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from threading import Thread

ROOT = Path(__file__).resolve().parents[1]
LOGS = ROOT / "build" / "log"
OLDEST = (3, 11)
# What make makes, in this order.
BUILDERS, ROOM, PAGE, ENGINE, COMPILED = ALL = (
    ".venv/.build",
    ".venv/.run",
    "src/sobremesa/_web/index.html",
    "build/compiled/.engine",
    "build/compiled/.done",
)
SECONDS = {BUILDERS: 12, ROOM: 18, PAGE: 18, COMPILED: 80}  # on two quiet cores
ROOM_MB, ENGINE_MB = 700, 200
# pip gives up soon where nobody answers; npm is asked first, see setup.py.
PATIENCE = {"PIP_RETRIES": "1", "PIP_TIMEOUT": "10", "PIP_NO_INPUT": "1"}
# An engine that cannot be loaded must not take the server's place.
TRIAL = "import sobremesa.server.serve, sobremesa as s; assert s.compiled()"
TERMINAL = "`./sobremesa play stratum` plays in the terminal"


class Trouble(Exception):
    """One sentence: what is missing, and what still works."""


def say(text: str) -> None:
    print(f"sobremesa: {text}", flush=True)


# Making


def fresh(*targets: str) -> bool:
    """Whether they are there, and nothing they are made of is newer."""
    asked = ["make", "-sq", *targets]
    return (
        subprocess.run(asked, cwd=ROOT, capture_output=True, check=False).returncode
        == 0
    )


class Making:
    """One target of make, at work; what it prints goes to a file."""

    def __init__(self, target: str) -> None:
        LOGS.mkdir(parents=True, exist_ok=True)
        self.target = target
        self.log = LOGS / f"{target.strip('.').replace('/', '-')}.log"
        with self.log.open("wb") as out:
            self.process = subprocess.Popen(
                ["make", "-s", f"PYTHON={sys.executable}", target],
                cwd=ROOT,
                env={**PATIENCE, **os.environ},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
            )

    def reason(self) -> str:
        """The last thing said that explains a failure, or ""."""
        if self.process.wait() == 0:
            return ""
        lines = self.log.read_text("utf-8", "replace").splitlines()
        told = [line for line in lines if line.strip() and not line.startswith("make")]
        return (
            f"{told[-1].strip() if told else 'no word'} ({self.log.relative_to(ROOT)})"
        )


def make(what: str, *targets: str, about: int = 0) -> list[Making]:
    """Side by side, with the time it takes on the screen; done when all are."""
    works = [Making(target) for target in targets]
    about = about or max(SECONDS[target] for target in targets)
    begun = time.monotonic()
    line = f"sobremesa: {what}, about {about} s"
    print(line, end="" if sys.stdout.isatty() else "\n", flush=True)
    while any(work.process.poll() is None for work in works):
        time.sleep(0.1)
        if sys.stdout.isatty():
            print(f"\r{line}: {time.monotonic() - begun:.0f} s", end="", flush=True)
    if sys.stdout.isatty():
        print()
    else:
        say(f"… took {time.monotonic() - begun:.0f} s")
    return works


# What is needed


def check() -> None:
    """What would go wrong later, told now."""
    if sys.version_info < OLDEST:
        raise Trouble(
            "Python {}.{} or newer is needed, this is {}.{}: "
            "`make play PYTHON=python3.13` takes another one".format(
                *OLDEST, *sys.version_info[:2]
            )
        )
    if (ROOT / ROOM).exists():
        return
    tried = [sys.executable, "-c", "import ensurepip, venv"]
    if subprocess.run(tried, capture_output=True, check=False).returncode:
        raise Trouble(
            "this Python cannot make environments, it lacks ensurepip or venv: "
            "Debian and Ubuntu have them in the package python3-venv"
        )
    if free() < ROOM_MB:
        raise Trouble(
            f"there is too little room: {free()} MB are free at {ROOT}, "
            f"{ROOM_MB} MB are needed; nothing was changed"
        )


def free() -> int:
    return shutil.disk_usage(ROOT).free // 1_000_000


def set_up() -> None:
    """Everything a server on the sources needs, if it is not there."""
    old = (ROOT / ROOM).exists()
    if not fresh(BUILDERS):
        (work,) = make("fetching what builds the page and the engine", BUILDERS)
        if why := work.reason():
            lacking(old, "the packages that build could not be installed", why)
    wanted = {ROOM: "fetching what the server needs", PAGE: "building the page"}
    if missing := [target for target in wanted if not fresh(target)]:
        what = ", ".join(wanted[target] for target in missing)
        for work in make(what, *missing):
            if why := work.reason():
                if work.target == PAGE:
                    page = (ROOT / PAGE).exists()
                    lacking(page, "the page could not be built", why, TERMINAL)
                else:
                    lacking(old, "the server's packages could not be installed", why)


def lacking(old: bool, what: str, why: str, instead: str = "") -> None:
    """Go on with what was there before, or say what still works."""
    if old:
        say(f"{what}, what was there before is used: {why}")
        return
    works = instead or "nothing can be played before that; `make play` tries again"
    raise Trouble(f"{what}: {why}; {works}")


# The engine


def why_interpreted() -> str:
    """Why there is no use in compiling, or ""."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    compiler = os.environ.get("CC", compiler).split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers are missing (Debian: python3-dev)"
    if free() < ENGINE_MB:
        return f"only {free()} MB are free on the disk, it takes {ENGINE_MB} MB"
    return ""


class Engine(Thread):
    """Compiles beside the server, then lets the server change over."""

    def __init__(self, server: subprocess.Popen[bytes]) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.work: subprocess.Popen[str] | None = None

    def run(self) -> None:
        say(f"the engine is compiled beside it, about {SECONDS[COMPILED]} s")
        LOGS.mkdir(parents=True, exist_ok=True)
        log = LOGS / "engine.log"
        with log.open("w") as out:
            self.work = subprocess.Popen(
                ["nice", "-n", "19", "make", "-s", COMPILED],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=out,
                text=True,
            )
            assert self.work.stdout is not None
            for line in self.work.stdout:
                if line.startswith("sobremesa: "):
                    print(line, end="", flush=True)
                out.write(line)
        if self.server.poll() is not None:
            return
        if self.work.wait() != 0 or not loads():
            say(f"the engine stays interpreted, as {log.relative_to(ROOT)} tells")
            return
        say("the server changes over to the compiled engine")
        self.server.send_signal(signal.SIGUSR2)

    def stop(self) -> None:
        if self.work is not None and self.work.poll() is None:
            self.work.terminate()
            self.work.wait()


def loads() -> bool:
    """Whether the compiled engine can be used."""
    tried = subprocess.run(
        [ROOT / ".venv" / "bin" / "python", "-c", TRIAL],
        env={**os.environ, "PYTHONPATH": str(ROOT / "build" / "compiled")},
        capture_output=True,
        check=False,
    )
    return tried.returncode == 0


def serve(args: list[str]) -> int:
    """Until it ends; Ctrl-C is its own to heed."""
    signal.signal(signal.SIGINT, lambda *_: None)
    server = subprocess.Popen([str(ROOT / "sobremesa"), "serve", *args])
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    engine = None
    if not fresh(COMPILED):
        if why := why_interpreted():
            say(f"the engine runs interpreted, all works and bots are slower: {why}")
        else:
            engine = Engine(server)
            engine.start()
    code = server.wait()
    if engine is not None:
        engine.stop()
    return code if code >= 0 else 128 - code


def main() -> int:
    try:
        check()
        if not fresh(*ALL):
            set_up()
            if fresh(ENGINE) and not fresh(COMPILED):  # only copies
                make("taking over what changed", COMPILED, about=2)
    except Trouble as error:
        say(str(error))
        return 1
    return serve(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
