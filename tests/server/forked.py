"""Servers that start quickly, forked from a process that has read all modules."""

import os
import sys
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType

from .net import Process, Server


class Forked:
    """A process whose modules were read before it began: starting is what costs."""

    def __init__(self, args: list[str], log: Path) -> None:
        begin = get_context("forkserver")
        begin.set_forkserver_preload(["sobremesa.server.serve", "aiosqlite"])
        self.process = begin.Process(target=serve_here, args=(args, str(log)))
        self.process.start()
        assert self.process.pid is not None
        self.pid = self.process.pid

    def poll(self) -> int | None:
        return self.process.exitcode

    def send_signal(self, how: int) -> None:
        os.kill(self.pid, how)

    def wait(self, timeout: float) -> None:
        self.process.join(timeout)
        assert self.process.exitcode is not None, "it does not end"


def serve_here(args: list[str], log: str) -> None:
    """`sobremesa serve` in this process; its workers are not to read this module."""
    out = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream in (1, 2):
        os.dup2(out, stream)
    sys.modules["__main__"] = ModuleType("__main__")
    from sobremesa.server.serve import serve

    serve(args)


class QuickServer(Server):
    def launch(self, args: list[str]) -> Process:
        return Forked(args, self.log)
