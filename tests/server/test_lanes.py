"""Who works next: nobody waits behind a stranger's thirty."""

import asyncio
from contextlib import suppress

import pytest

from sobremesa.server.lanes import FIRST, LATER, Lane
from sobremesa.server.refusals import Refused

from .tables import in_loop


class Crew:
    """Jobs in a lane, all waiting until `finish`; `done` is their order."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self.done: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.begin = asyncio.Event()

    async def add(self, payer: str, name: str, rank: int = FIRST) -> asyncio.Task[None]:
        task = asyncio.create_task(self.work(payer, name, rank))
        self.tasks.append(task)
        await asyncio.sleep(0)
        return task

    async def work(self, payer: str, name: str, rank: int) -> None:
        await self.lane.enter(payer, rank)
        self.done.append(name)
        await self.begin.wait()
        self.lane.leave(payer, 1.0)

    async def finish(self) -> list[str]:
        self.begin.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.done


@in_loop
async def test_a_newcomer_waits_for_the_work_in_hand_only() -> None:
    crew = Crew(Lane(1))
    for number in range(30):
        await crew.add("greedy", f"greedy {number}")
    await crew.add("quiet", "quiet")

    done = await crew.finish()

    assert 31 == len(done)
    assert ["greedy 0", "quiet"] == done[:2]


@in_loop
async def test_payers_take_turns() -> None:
    crew = Crew(Lane(1))
    for number in range(3):
        for payer in "abc":
            await crew.add(payer, f"{payer}{number}")

    done = await crew.finish()

    rounds = [done[i : i + 3] for i in range(0, 9, 3)]
    assert [set("abc")] * 3 == [{name[0] for name in one} for one in rounds]


@in_loop
async def test_bots_of_a_payer_go_before_its_hints() -> None:
    crew = Crew(Lane(1))
    await crew.add("a", "in hand")
    await crew.add("a", "hint", LATER)
    await crew.add("a", "bot")

    assert ["in hand", "bot", "hint"] == await crew.finish()


@in_loop
async def test_no_payer_holds_all_places() -> None:
    lane = Lane(3)
    for _ in range(2):
        await lane.enter("a")
    third = asyncio.create_task(lane.enter("a"))
    await asyncio.sleep(0)

    assert not third.done()
    await asyncio.wait_for(lane.enter("b"), 60)
    lane.leave("a", 1.0)
    await asyncio.wait_for(third, 60)


@in_loop
async def test_whoever_gives_up_leaves_the_line() -> None:
    crew = Crew(Lane(1))
    await crew.add("a", "in hand")
    tired = await crew.add("a", "tired")
    await crew.add("b", "patient")
    tired.cancel()

    assert ["in hand", "patient"] == await crew.finish()
    assert (1, {}, {}) == (crew.lane.free, crew.lane.lines, dict(crew.lane.running))


@in_loop
async def test_whoever_gives_up_when_called_gives_the_place_back() -> None:
    lane = Lane(1)
    await lane.enter("a")
    tired = asyncio.create_task(lane.enter("b"))
    await asyncio.sleep(0)
    lane.leave("a", 1.0)  # calls b
    tired.cancel()
    with suppress(asyncio.CancelledError):
        await tired

    assert 1 == lane.free
    assert not lane.running


@in_loop
async def test_only_a_few_of_a_payer_are_admitted() -> None:
    lane = Lane(1, line=3)
    await lane.enter("a")
    waiting = [asyncio.create_task(lane.enter("a")) for _ in range(2)]
    await asyncio.sleep(0)

    with pytest.raises(Refused, match="3 of yours are not answered yet, 3 is the most"):
        lane.admit("a", 3)
    lane.admit("b", 3)
    waiting.append(asyncio.create_task(lane.enter("b")))
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="3 others wait already") as refused:
        lane.admit("c", 3)
    assert ("busy", 503) == (refused.value.code, refused.value.status)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


@in_loop
async def test_a_place_is_not_lost_to_one_who_gives_up_as_it_becomes_free() -> None:
    lane = Lane(1)
    await lane.enter("a")
    gone = asyncio.create_task(lane.enter("b"))
    next_one = asyncio.create_task(lane.enter("c"))
    await asyncio.sleep(0)

    gone.cancel()  # it has not heard of it yet
    lane.leave("a", 1.0)

    await asyncio.wait_for(next_one, 60)
    assert gone.cancelled() or not gone.done()
    with suppress(asyncio.CancelledError):
        await gone
    lane.leave("c", 1.0)
    assert 1 == lane.free
    assert 0 == lane.waiting()
