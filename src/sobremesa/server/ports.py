"""The port: taken at the start, or handed over by a predecessor or by systemd.

A server that gets SIGUSR2 ends what it is at and becomes its successor: the same
process and port, the program as it is installed by then. Whoever comes meanwhile waits
in the port's queue.
"""

import os
import socket
import sys
from typing import NoReturn

from sobremesa.kernel.errors import Mistake

FIRST = 3  # the number under which systemd, and we, hand over the first port
COUNT, TO = "LISTEN_FDS", "LISTEN_PID"  # how many, and to which process


def handed() -> socket.socket | None:
    """The port that was handed to this process, if there is one."""
    to, count = os.environ.pop(TO, ""), os.environ.pop(COUNT, "")  # not our workers'
    if to != str(os.getpid()) or not count:
        return None
    if count != "1":
        raise Mistake(
            f"{COUNT} is {count}: one port can be served, no more and no less"
        )
    try:
        port = socket.socket(fileno=FIRST)
    except OSError as error:
        raise Mistake(f"{COUNT} is 1, but no port is open: {error}") from None
    os.set_inheritable(FIRST, False)
    return port


def listen(host: str, port: int) -> socket.socket:
    """The port, taken at once: so that the address told is the true one."""
    taken = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except (OSError, OverflowError) as error:
        raise Mistake(f"cannot listen at {host}:{port}: {error}") from None
    return taken


def address(port: socket.socket) -> str:
    """Where a browser finds it."""
    host, number = port.getsockname()[:2]
    return f"http://[{host}]:{number}/" if ":" in host else f"http://{host}:{number}/"


def renew(port: socket.socket) -> NoReturn:
    """Become the successor, started as this process was."""
    os.dup2(port.fileno(), FIRST, inheritable=True)
    os.environ |= {TO: str(os.getpid()), COUNT: "1"}
    sys.stdout.flush()
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
