"""What a player may ask for at its own question: a hint, why not, or what if."""

import asyncio
from typing import TYPE_CHECKING

from sobremesa.bots.levels import ADVISER
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.foresight import foresee

from . import wire
from .company import Guest
from .refusals import Refused, refused

if TYPE_CHECKING:
    from .rooms import Room


async def hint(room: "Room", guest: Guest, seat: int) -> None:
    """What an adviser would weigh, for the seat that is asked."""
    room.must_hold(guest, seat)
    async with room.lock:
        match = room.dealt
        if match.state.seat != seat:
            raise Refused("turn", f"seat {seat} is not asked, there is no hint", 409)
        decisions = len(match.actions)
        thinking = asyncio.create_task(
            room.thinker.advise(match, ADVISER, payer=guest.network)
        )
        try:
            await asyncio.sleep(0)  # it takes the position at its first step
        except asyncio.CancelledError:
            thinking.cancel()
            raise
    advice = await thinking
    guest.send(
        wire.Advice(
            seat=seat,
            decisions=decisions,
            advice=[
                wire.Advised(action=a.action, worth=a.worth, visits=a.visits)
                for a in advice[:5]
            ],
        )
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
