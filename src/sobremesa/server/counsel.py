"""What a player may ask for at its own question: a hint, why not, or what if."""

import asyncio
from typing import TYPE_CHECKING

from sobremesa.bots.bot import Hint, Step
from sobremesa.bots.levels import ADVISER
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.foresight import foresee

from . import wire
from .company import Guest
from .refusals import Refused, refused

if TYPE_CHECKING:
    from .rooms import Room

NAMED = 3  # answers that are told of


async def hint(room: "Room", guest: Guest, seat: int) -> None:
    """What an adviser would do for the seat that is asked, and why."""
    room.must_hold(guest, seat)
    async with room.lock:
        match = room.dealt
        if match.state.seat != seat:
            raise Refused("turn", f"seat {seat} is not asked, there is no hint", 409)
        decisions = len(match.actions)
        thinking = asyncio.create_task(
            room.thinker.hint(match, ADVISER, payer=guest.network)
        )
        try:
            await asyncio.sleep(0)  # it takes the position at its first step
        except asyncio.CancelledError:
            thinking.cancel()
            raise
    guest.send(told(await thinking, seat, decisions))


def told(hint: Hint, seat: int, decisions: int) -> wire.Advice:
    """As it goes over the wire: of many answers the best few."""
    return wire.Advice(
        seat=seat,
        decisions=decisions,
        advice=[
            wire.Advised(action=one.action, worth=one.worth, visits=one.visits)
            for one in hint.advice[:NAMED]
        ],
        how=hint.how,
        simulations=hint.simulations,
        side=hint.side,
        considered=len(hint.advice),
        before=hint.before,
        line=[expected(step) for step in hint.line],
        answers=hint.answers,
        feared=[expected(step) for step in hint.feared],
        low=hint.low,
    )


def expected(step: Step) -> wire.Expected:
    return wire.Expected(
        seat=step.seat, action=step.action, visits=step.visits, worth=step.worth
    )


async def why(room: "Room", guest: Guest, seat: int, action: int) -> None:
    """What is against an action: for the seat that is asked, and only for it."""
    room.must_hold(guest, seat)
    async with room.lock:
        try:
            reasons = room.dealt.seat(seat).why(action)
        except Mistake as error:
            raise refused(error) from None
        decisions = len(room.dealt.actions)
    guest.send(
        wire.Reasons(seat=seat, decisions=decisions, action=action, reasons=reasons)
    )


async def ask(room: "Room", guest: Guest, seat: int, action: int) -> None:
    """What would come of an action: for the seat that is asked, from its beliefs."""
    room.must_hold(guest, seat)
    async with room.lock:
        match = room.dealt
        if match.state.seat != seat:
            raise Refused("turn", f"seat {seat} is not asked", 409)
        own = match.seat(seat)
        seen = foresee(own, action) if action in own.legal else None
        decisions = len(match.actions)
    guest.send(
        wire.Answer(seat=seat, decisions=decisions, action=action, foresight=seen)
    )
