"""A worker process: reads jobs from its input, writes answers, ends with its server.

A job is answered twice: that it is begun, when all it needs is imported, and with what
came of it. An empty job says that nobody waits for the one before it.
"""

import os
import pickle
import signal
import struct
import sys
import threading
import traceback
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from typing import BinaryIO

from .patience import HERE

LENGTH = struct.Struct("!I")  # before every job and every answer, in bytes
READY = b"ready"
BEGUN = b"begun"


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a job prints is no answer
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, jobs), daemon=True).start()
    send(answers, READY)
    while True:
        job = jobs.get()
        HERE.begin()
        work = opened(job)
        send(answers, BEGUN)
        send(answers, answer(work))


def listen(source: BinaryIO, jobs: "SimpleQueue[bytes]") -> None:
    """Take jobs; the input ends when the server does, however it ends."""
    while head := source.read(LENGTH.size):
        if size := LENGTH.unpack(head)[0]:
            HERE.hear()
            jobs.put(source.read(size))
        else:  # no job: nobody waits for the last one
            HERE.give_up()
    os._exit(0)


def send(answers: BinaryIO, data: bytes) -> None:
    answers.write(LENGTH.pack(len(data)) + data)
    answers.flush()


def opened(job: bytes) -> Callable[[], object]:
    """The work to be done; on a busy machine its imports may take a while."""
    try:
        work, args = pickle.loads(job)
        return partial(work, *args)
    except Exception as error:
        return partial(fail, error)


def fail(error: Exception) -> None:
    raise error


def answer(work: Callable[[], object]) -> bytes:
    """Whether it went well, and what came of it."""
    try:
        return pickle.dumps((True, work()))
    except Exception as error:
        try:
            error.add_note(traceback.format_exc())
            data = pickle.dumps((False, error))
            pickle.loads(data)  # some exceptions can be written and not read
            return data
        except Exception:
            told = RuntimeError(traceback.format_exc())
            return pickle.dumps((False, told))


if __name__ == "__main__":
    main()
