"""One seed, one list of actions: the same end behind every door.

A door is a way to play a match; it is handed one that was played, plays it again in
its own words, and tells the digest of the position it ends at.
A new door joins by a line in `DOORS`.
"""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import numpy as np
import pytest
from tests.server.conftest import client, server  # noqa: F401  # fixtures
from tests.server.net import Server, open_table, wire_to
from tests.terminal.table import output

from sobremesa.adapters.mcp import make_server
from sobremesa.agents.desk import Desk
from sobremesa.agents.local import LocalTables
from sobremesa.agents.place import OPEN, OWN
from sobremesa.kernel import notation
from sobremesa.kernel.match import Match, replay
from sobremesa.kernel.record import Record
from sobremesa.kernel.seat import Seat
from sobremesa.shelf import Shelf, find, ids

from . import SHORT, spiel
from .agent import ask, key_in, table_in
from .agent import client as mcp_client

pytest.importorskip("pettingzoo", reason="pip install 'sobremesa[pettingzoo]'")
pytest.importorskip("pyspiel", reason="pip install 'sobremesa[openspiel]'")


def numbers(record: Record) -> list[int]:
    table = find(record.game).table
    return [table.number(text) for _, text in record.actions]


def by_engine(record: Record, folder: Path) -> str:
    match = Match(
        find(record.game), [*record.seats.values()], record.options, seed=record.seed
    )
    match.follow(numbers(record))
    return match.digest()


def by_terminal(record: Record, folder: Path) -> str:
    """All people at one keyboard: who is new at it says so with an empty line."""
    file, typed, holder = folder / "played.txt", [], ""
    for seat, text in record.actions:
        if seat != holder and len(record.seats) > 1:
            typed.append("")
        holder = seat
        typed.append(text)
    people = ",".join(["human"] * len(record.seats))
    words = ["play", record.game, "--seats", people, "--seed", record.seed]
    for name, value in record.options.items():
        words += ["--set", f"{name}={value}"]
    output(*words, "--no-story", typed=[*typed, f"save {file}", ""])
    return replay(notation.read(file.read_text("utf-8")), find).digest()


def by_pettingzoo(record: Record, folder: Path) -> str:
    from sobremesa.adapters.pettingzoo import env

    table = env(record.game, seats=len(record.seats), **record.options)
    table.reset(seed=record.seed)
    for action in numbers(record):
        table.step(action)
    return str(table.unwrapped.matches.match.digest())


def by_gymnasium(record: Record, folder: Path) -> str:
    """The other seats are held by somebody who gives their answers."""
    from sobremesa.adapters.gymnasium import Env

    left = numbers(record)

    class Follower:
        def choose(self, seat: Seat) -> int:
            return left.pop(0)

    seats = len(record.seats)
    options: dict[str, Any] = {**record.options}  # among arguments of other types
    table = Env(record.game, seats=seats, opponents=Follower(), **options)
    table.reset(seed=record.seed)
    while left:
        table.step(np.int64(left.pop(0)))
    return table.matches.match.digest()


def by_openspiel(record: Record, folder: Path) -> str:
    """Its luck is the record's tape, draw by draw."""
    import pyspiel

    import sobremesa.adapters.openspiel  # noqa: F401  # registers the games

    state = pyspiel.load_game(spiel(record.game)).new_initial_state()
    tape, left = [*record.tape], numbers(record)
    while not state.is_terminal():
        state.apply_action((tape if state.is_chance_node() else left).pop(0))
    assert [] == tape + left
    return str(state.digest())


def by_mcp(record: Record, folder: Path) -> str:
    """A client of the official package holds all seats, each by its key."""

    class Seeded(LocalTables):
        def next_seed(self) -> str | None:
            return record.seed

    async def play() -> str:
        shelf = Shelf()
        desk = Desk(Seeded(shelf), shelf)
        async with mcp_client(make_server(desk)) as agent:
            seats = [OWN] + [OPEN] * (len(record.seats) - 1)
            asked = {"game": record.game, "options": record.options, "seats": seats}
            opened = await ask(agent, "open_table", **asked)
            first, *others = record.seats
            keys = {first: key_in(opened)}
            for id in others:
                joined = await ask(agent, "join_table", table=table_in(opened))
                keys[id] = key_in(joined)
            for seat, text in record.actions:
                await ask(agent, "act", action=text, key=keys[seat])
            return await ask(agent, "record", key=keys[first])

    return replay(notation.read(asyncio.run(play())), find).digest()


DOORS: dict[str, Callable[[Record, Path], str]] = {
    "engine": by_engine,
    "terminal": by_terminal,
    "PettingZoo": by_pettingzoo,
    "Gymnasium": by_gymnasium,
    "OpenSpiel": by_openspiel,
    "MCP": by_mcp,
}


def played_over_http(server: Server, client: httpx.Client, id: str) -> Record:  # noqa: F811
    """A whole match at a table of the server, and its record."""
    seats, options = SHORT.get(id, (None, {}))
    people = [{"kind": "human", "name": "Ana"}] * (seats or find(id).first.seats)
    asked = {"game": id, "seats": people, "clock": 0, "options": options}
    table, keys = open_table(client, asked)
    dice, decisions = Random(1), 0
    with ExitStack() as stack:
        wires = [stack.enter_context(wire_to(server, table)) for _ in keys]
        shown = [wire.hello(key) for wire, key in zip(wires, keys, strict=True)]
        seat = int(shown[0]["asked"])
        while shown[seat]["scores"] is None:
            wires[seat].calmly()
            action = dice.choice(shown[seat]["legal"])
            wires[seat].send("play", seat=seat, action=action, decisions=decisions)
            decisions += 1
            after = wires[seat].snapshot_of(decisions)
            shown[seat] = after
            if after["scores"] is None and after["asked"] != seat:
                seat = int(after["asked"])
                shown[seat] = wires[seat].snapshot_of(decisions)
    return notation.read(client.get(f"/api/tables/{table}/record").text)


@pytest.mark.parametrize("id", ids())
def test_every_door_leads_to_the_same_end(
    id: str,
    server: Server,  # noqa: F811
    client: httpx.Client,  # noqa: F811
    tmp_path: Path,
) -> None:
    record = played_over_http(server, client, id)
    ended = replay(record, find).digest()

    told = {door: play(record, tmp_path) for door, play in DOORS.items()}

    assert dict.fromkeys(DOORS, ended) == told
