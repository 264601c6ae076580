"""`sobremesa` in processes that start quickly, forked from one that has read all."""

import os
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType

READ = ["sobremesa.cli", "sobremesa.server.serve", "aiosqlite"]


class Forked:
    """`sobremesa WORDS`; its modules were read before it began: they are what costs.

    What it says is added to one file, or what is wrong to another.
    """

    def __init__(
        self, words: Sequence[str], out: Path, err: Path | None = None
    ) -> None:
        begin = get_context("forkserver")
        begin.set_forkserver_preload(READ)
        files = [str(out), str(err or out)]
        given = (list(words), files, dict(os.environ))
        self.process = begin.Process(target=run_here, args=given)
        self.process.start()
        assert self.process.pid is not None
        self.pid = self.process.pid

    def poll(self) -> int | None:
        return self.process.exitcode

    def send_signal(self, how: int) -> None:
        os.kill(self.pid, how)

    def wait(self, timeout: float) -> int:
        self.process.join(timeout)
        assert self.process.exitcode is not None, "it does not end"
        return self.process.exitcode


def run_here(words: list[str], files: list[str], where: Mapping[str, str]) -> None:
    """The command in this process; its workers are not to read this module."""
    for stream, file in enumerate(files, 1):
        os.dup2(os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT), stream)
    sys.stdin = open(os.devnull)  # noqa: SIM115 - as long as the process
    os.environ.clear()
    os.environ.update(where)
    sys.modules["__main__"] = ModuleType("__main__")
    sys.argv = ["sobremesa", *words]
    from sobremesa.cli import main

    main(words)
