"""A house without a network, for tests: a store in a file, bots in threads."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game
from sobremesa.server import wire
from sobremesa.server.company import Guest
from sobremesa.server.house import House
from sobremesa.server.refusals import Refused
from sobremesa.server.rooms import Room
from sobremesa.server.store import Store
from sobremesa.server.thinker import Thinker
from sobremesa.server.times import USUAL, Times
from sobremesa.server.workers import Workers
from sobremesa.shelf import PRINTED, Shelf
from sobremesa.testing import LONGEST

PATIENCE = 180.0  # seconds until a test gives up waiting
P = ParamSpec("P")
T = TypeVar("T")


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine, run in a loop of its own."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


async def until(true: Callable[[], object], what: str) -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"waited {PATIENCE:g} s in vain until {what}"
        await asyncio.sleep(0.005)


class Threads(Workers):
    """Workers that are threads: no process is started, and none is stopped."""

    async def perform(
        self, limit: float, work: Callable[..., T], args: tuple[object, ...]
    ) -> T:
        return await asyncio.to_thread(work, *args)


@asynccontextmanager
async def house_at(
    folder: Path,
    *,
    store: type[Store] = Store,
    thinker: type[Thinker] = Thinker,
    shelf: Shelf = PRINTED,
    times: Times = USUAL,
) -> AsyncIterator[House]:
    database = str(folder / "tables.db")
    async with house_on(
        database, store=store, thinker=thinker, shelf=shelf, times=times
    ) as house:
        yield house


@asynccontextmanager
async def house_on(
    database: str,
    *,
    store: type[Store] = Store,
    thinker: type[Thinker] = Thinker,
    shelf: Shelf = PRINTED,
    times: Times = USUAL,
) -> AsyncIterator[House]:
    opened = await store.open(database)
    house = House(opened, thinker(Threads(2), shelf), shelf, times)
    await house.resume()
    try:
        yield house
    finally:
        await house.close()
        await opened.close()


def order(*kinds: str, game: Game = GAMES[0], clock: int = 0) -> wire.TableOrder:
    """A table for people ("Ana"), bots ("bot:greedy") and whoever comes ("open")."""
    seats: list[wire.SeatOrder] = []
    for kind in kinds:
        if kind == "open":
            seats.append(wire.SeatOrder(kind="open"))
        elif kind.startswith("bot:"):
            seats.append(wire.SeatOrder(kind="bot", name=kind.removeprefix("bot:")))
        else:
            seats.append(wire.SeatOrder(kind="human", name=kind))
    return wire.TableOrder(game=game.id, seats=seats, clock=clock)


def device(name: str) -> str:
    """The key that somebody's browser has made."""
    return f"{name}-has-a-browser".ljust(43, "_")


def wish(name: str, seat: int | None = None, invitation: str = "") -> wire.Join:
    """What somebody who wants to join sends, from a device of their own."""
    return wire.Join(name=name, seat=seat, device=device(name), invitation=invitation)


BOTS = ("bot:greedy",) * 3
PEOPLE = order("Ana", "Bea", "Caro", "Dora")


class Visitor:
    """A client: all it was sent, newest last."""

    def __init__(self) -> None:
        self.messages: list[wire.ToClient] = []
        self.guest = Guest(send=self.messages.append)

    @property
    def snapshots(self) -> list[wire.Snapshot]:
        return [m for m in self.messages if isinstance(m, wire.Snapshot)]

    @property
    def last(self) -> wire.Snapshot:
        return self.snapshots[-1]

    @property
    def card(self) -> wire.TableCard:
        """The table, as it was told last."""
        told = (wire.Snapshot, wire.Company)
        return [m.table for m in self.messages if isinstance(m, told)][-1]


async def visit(
    room: Room, *keys: wire.SeatKey, since: int = 0, device: str = ""
) -> Visitor:
    visitor = Visitor()
    holders = [wire.Holder(seat=key.seat, token=key.token) for key in keys]
    await room.enter(visitor.guest, holders, since, device)
    return visitor


async def seated(
    house: House, asked: wire.TableOrder = PEOPLE
) -> tuple[Room, list[Visitor], list[wire.SeatKey]]:
    """A new table with a client for every person's seat."""
    opened = await house.open_table(asked)
    room = await house.room(opened.table.id)
    visitors = [await visit(room, key) for key in opened.keys]
    await all_told(room)
    return room, visitors, opened.keys


async def all_told(room: Room) -> None:
    """Of who came and went."""
    await until(lambda: room.company.telling is None, "all have heard who is here")


async def play_on(
    room: Room,
    visitors: list[Visitor],
    stop: Callable[[], bool] = lambda: False,
    *,
    dice: Fast | None = None,
    most: int = LONGEST,
) -> None:
    """People decide at random until the match is over, or until told to stop."""
    dice = dice or Fast("people")
    for _ in range(most):
        if room.dealt.over or stop():
            return
        seat = int(room.dealt.state.seat)
        legal = room.dealt.state.legal()
        action = legal[dice.below(len(legal))]
        asked = wire.Play(seat=seat, action=action, decisions=len(room.dealt.actions))
        await room.play(visitors[seat].guest, asked)


async def refusal(asked: Coroutine[Any, Any, object]) -> str:
    """The code with which a request is refused."""
    with pytest.raises(Refused) as caught:
        await asked
    assert str(caught.value), "a refusal without a sentence"
    return caught.value.code


def whole(room: Room, visitors: list[Visitor]) -> object:
    """All that a refusal must leave as it was."""
    sent = [len(visitor.messages) for visitor in visitors]
    return room.dealt.digest(), list(room.dealt.actions), list(room.row.actions), sent
