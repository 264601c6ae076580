"""Nonsense over the socket: nothing but answers, refusals and closes comes of it.

    python -m tests.server.fuzz --seconds 600 --seed 7

Messages of every wire type with true and false values, mutated texts, and bytes are
sent by holders of real keys at a live table, while a match goes on beside it.
"""

import json
import random
import tempfile
import time
import typing
from collections import Counter
from pathlib import Path
from typing import Any

import click
import msgspec
from websockets.exceptions import ConnectionClosed

from sobremesa.games import GAMES
from sobremesa.server import wire

from .attacks.beside import beside
from .net import Json, Server, Wire, client_of, open_table, wire_to

TYPES = typing.get_args(wire.FromClient)
TOLD = {kind.__struct_config__.tag for kind in typing.get_args(wire.ToClient)}
CLOSES = {None, 1000, 1001, 1002, 1003, 1005, 1006, 1007, 1008, 1009, 1013}
NUMBERS = (-(2**63), -1, 0, 1, 2, 3, 7, 99, 2**31, 2**63 - 1, 2**64, 10**30)
TEXTS = ("", "\0", "a" * 300, "🂡\u202e", "'; drop table seats; --", "\\ud800", "hello")
LASTING = 40  # messages of one connection


class Fuzz:
    """Sends nonsense, and checks all that comes back."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.counts: Counter[str] = Counter()
        self.table = ""
        self.keys: list[Json] = []
        self.last: Json = {}

    def run(self, seconds: float) -> Counter[str]:
        end = time.monotonic() + seconds
        with beside(self.server) as match:
            while time.monotonic() < end:
                self.new_table()
                for _ in range(10):
                    self.talk()
                match.goes_on(1)
        said = self.server.log.read_text()
        assert "Traceback" not in said, said[:10_000]
        return self.counts

    def new_table(self) -> None:
        game = self.dice.choice(GAMES)
        seats = [{"kind": "human", "name": "Eva"}] * self.dice.choice(game.seats)
        with client_of(self.server) as client:
            asked = {"game": game.id, "seats": seats}
            self.table, self.keys = open_table(client, asked)

    def talk(self) -> None:
        """One connection: a true hello, or not, and then anything."""
        try:
            with wire_to(self.server, self.table) as wire:
                if self.dice.random() < 0.9:
                    self.last = wire.hello(*self.keys)
                    self.last |= {"seed": "", "view": None}
                for _ in range(LASTING):
                    wire.socket.send(self.message())
                    self.counts["sent"] += 1
                    self.hear(wire)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else None
            assert code in CLOSES, f"closed with {code}"
            self.counts[f"closed {code}"] += 1

    def hear(self, wire: Wire) -> None:
        while True:
            try:
                told = json.loads(wire.socket.recv(timeout=0.002))
            except TimeoutError:
                return
            assert told["type"] in TOLD, told
            self.counts[told["type"]] += 1
            if told["type"] == "refusal":
                assert told["code"] != "server", told
                assert told["message"]
                self.counts[f"refused: {told['code']}"] += 1
            elif told["type"] == "snapshot":
                self.last = told

    def message(self) -> str | bytes:
        way = self.dice.random()
        if way < 0.6:
            return json.dumps(self.struct(self.dice.choice(TYPES)))
        if way < 0.9:
            return self.mutated(json.dumps(self.struct(self.dice.choice(TYPES))))
        if way < 0.95:
            return self.dice.randbytes(self.dice.randrange(200))
        return self.dice.choice("[{") * self.dice.randrange(9_000)

    def struct(self, kind: type[msgspec.Struct]) -> Json:
        hints = typing.get_type_hints(kind)
        made = {"type": kind.__struct_config__.tag}
        for name, hint in hints.items():
            if self.dice.random() < 0.9:
                made[name] = self.value(name, hint)
        if self.dice.random() < 0.05:
            made[self.dice.choice(TEXTS)] = self.value("", int)
        return made

    def value(self, name: str, hint: Any) -> Any:
        dice = self.dice
        if dice.random() < 0.05:
            hint = dice.choice((int, str, bool, float, list[int]))
        if typing.get_origin(hint) is list:
            inner = typing.get_args(hint)[0]
            if inner is wire.Holder and dice.random() < 0.7:
                return [{"seat": k["seat"], "token": k["token"]} for k in self.keys]
            return [self.value("", inner) for _ in range(dice.randrange(4))]
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.struct(hint)
        if hint is bool:
            return dice.random() < 0.5
        if hint is float:
            return dice.choice((0.5, 1e308, float("nan")))
        if hint is int:
            return self.number(name)
        true = [key["token"] for key in self.keys]
        return dice.choice((*TEXTS, *true))

    def number(self, name: str) -> int:
        """Mostly one that is true at this moment."""
        if self.dice.random() < 0.3:
            return self.dice.choice(NUMBERS)
        if name == "action" and self.last.get("legal"):
            action: int = self.dice.choice(self.last["legal"])
            return action
        if name == "decisions":
            return int(self.last.get("decisions", 0))
        return int(self.last.get("asked", 0))

    def mutated(self, text: str) -> str:
        letters = list(text)
        for _ in range(self.dice.randrange(1, 6)):
            at = self.dice.randrange(len(letters))
            letters[at] = self.dice.choice(
                ("", letters[at] * 2, chr(self.dice.randrange(1, 0xD7FF)), '"', "}")
            )
        return "".join(letters) or "x"


@click.command()
@click.option("--seconds", default=60.0, show_default=True)
@click.option("--seed", type=int, help="Of the nonsense; a new one if none is given.")
def main(seconds: float, seed: int | None) -> None:
    """Send nonsense to a server of its own."""
    chosen = random.SystemRandom().randrange(2**32) if seed is None else seed
    click.echo(f"seed {chosen}")
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        counts = Fuzz(server, chosen).run(seconds)
    for name, count in sorted(counts.items()):
        click.echo(f"{count:8} {name}")


if __name__ == "__main__":
    main()
