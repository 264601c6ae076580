"""Agents that do something wrong, each in its own way."""

import os
import sys
import time

from sobremesa.kernel.seat import Seat


class First:
    def choose(self, seat: Seat) -> int:
        return seat.legal[0]


class Asleep:
    def choose(self, seat: Seat) -> int:
        time.sleep(600)
        return seat.legal[0]


class Wrong:
    def choose(self, seat: Seat) -> str:
        return "no such thing"


class Broken:
    def choose(self, seat: Seat) -> int:
        raise ZeroDivisionError


def lines(how: str) -> None:
    """A command that speaks lines, and goes wrong as it is told to."""
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "sobremesa" and how != "mute":
            print("ready", flush=True)
        elif word == "legal":
            legal = rest.split("\t")
        elif word == "go" and how == "ends":
            os._exit(3)
        elif word == "go" and how != "silent":
            text = {"wrong": "no such thing", "late": legal[0]}.get(how, legal[-1])
            number = rest.split()[0]
            if how == "late":  # an answer to what was asked before
                number = str(int(number) - 1)
            print("info", "x" * 50, flush=True)
            print("action", number, text, flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    lines(sys.argv[1])
