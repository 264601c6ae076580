"""Who sits where at a table: who takes, leaves and loses a seat, and who stands in."""

import logging
import math
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from sobremesa.kernel.options import Value

from . import wire
from .auth import device_of, fits, hashed, new_token
from .channel import Voted
from .orders import bot_name, chosen_by, own_options, person
from .push import Due
from .refusals import Refused
from .rows import SeatRow

if TYPE_CHECKING:
    from .company import Guest
    from .push import Post
    from .rooms import Room

log = logging.getLogger(__name__)
BANNED = 100  # devices a table remembers to have been sent away
HOUSEHOLD = 2  # seats a network takes uninvited at a public table of another one
RETURNS = ("away", "left")  # causes that end when the holder is back


class Seating:
    """The seats of one table.

    Who is away, and since when, is what this process saw; votes are told to the others.
    Networks are remembered as long as the room is, and never stored.
    """

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.replaced: dict[int, dict[str, Value]] = {}  # the table's, before one's own
        self.absent: dict[int, float] = {}  # people's seats: since when
        self.votes: dict[int, set[int]] = {}  # against a seat, by seats
        self.networks: dict[int, str] = {}  # from which seats were taken
        self.unwelcome: set[str] = set()  # networks of those who were sent away

    # Who is there

    def note(self) -> None:
        """Since when people are away; votes against those who play are void."""
        present, now = self.room.present(), time.monotonic()
        for row in self.room.row.seats:
            if row.token and row.seat not in present:
                self.absent.setdefault(row.seat, now)
            else:
                self.absent.pop(row.seat, None)
        for seat in list(self.votes):
            if self.idle(self.room.row.seats[seat]) != 0:
                del self.votes[seat]

    def idle(self, row: SeatRow) -> int:
        """Seconds until others may act for a person's seat; -1: it plays."""
        match = self.room.match
        if match is None or match.over or not row.token or row.bot:
            return -1
        if row.seat in self.absent:
            gone = time.monotonic() - self.absent[row.seat]
            return math.ceil(max(0.0, self.room.times.grace - gone))
        asked = int(match.state.seat) == row.seat
        return 0 if asked and self.room.pacer.slept == len(match.actions) else -1

    def holder(self, seat: int, token: str) -> SeatRow:
        """The seat a token holds, or a refusal."""
        seats = self.room.row.seats
        if 0 <= seat < len(seats) and fits(token, seats[seat].token):
            return seats[seat]
        raise Refused("token", f"this token does not hold seat {seat}", 403)

    def person(self, seat: int) -> SeatRow:
        """A seat that somebody holds, or a refusal."""
        seats = self.room.row.seats
        if 0 <= seat < len(seats) and seats[seat].token:
            return seats[seat]
        raise Refused("seat", f"seat {seat} is not a person's")

    def idle_person(self, seat: int) -> SeatRow:
        """A seat for which others may act by now, or a refusal."""
        row = self.person(seat)
        self.note()
        left = self.idle(row)
        if left == 0:
            return row
        why = f"is away, but may be back within {left} s" if left > 0 else "plays"
        raise Refused("idle", f"seat {seat} {why}", 409)

    def must_be_host(self, guest: "Guest") -> None:
        if not self.room.is_host(guest):
            raise Refused("host", "only the host of this table can do that", 403)

    async def put(
        self,
        *rows: SeatRow,
        banned: Sequence[str] = (),
        options: dict[str, Value] | None = None,
    ) -> None:
        """Who sits there from now on. Holds the lock already."""
        row = self.room.row
        opened = [one.seat for one in rows if one.kind == "open"]
        if options is None and opened and self.room.match is None:
            options = self.without(opened)
        if options is not None:
            row = replace(row, options=options)
        seats = list(row.seats)
        for one in rows:
            seats[one.seat] = one
        everyone = [*row.banned, *banned][-BANNED:]
        await self.room.put(replace(row, seats=seats, banned=everyone))

    # Before the start

    def without(self, seats: Sequence[int]) -> dict[str, Value]:
        """The options when what people brought to these seats goes with them.

        What was there before they came is known while the room is; later only what
        is secret, and theirs alone, is dropped.
        """
        room, options = self.room, dict(self.room.row.options)
        for seat in seats:
            own = own_options(room.game, seat, len(room.row.seats))
            if seat in self.replaced:
                options = {name: v for name, v in options.items() if name not in own}
                options |= self.replaced.pop(seat)
            else:
                secret = {name for name in own if room.game.options.one(name).secret}
                options = {n: v for n, v in options.items() if n not in secret}
        return options

    async def join(self, wish: wire.Join, network: str = "") -> wire.SeatKey:
        """Take an open seat; when the last one is taken the match begins."""
        room, name, device = self.room, person(wish.name), device_of(wish.device)

        async def change() -> wire.SeatKey:
            row = self.open_seat(wish)
            if not wish.invitation:
                self.check_device(device)
                self.check_network(network)
            elif not fits(wish.invitation, row.invitation):
                raise Refused(
                    "invitation", f"this does not invite to seat {row.seat} now", 403
                )
            key = wire.SeatKey(table=room.row.id, seat=row.seat, token=new_token())
            token = hashed(key.token)
            taken = replace(
                row,
                kind="human",
                name=name,
                token=token,
                device=device,
                invitation="",
            )
            options = room.row.options
            if wish.options:
                options = chosen_by(room.game, room.row, row.seat, wish.options)
            before = room.row.options
            await self.put(taken, options=options)
            if wish.options:
                own = own_options(room.game, row.seat, len(room.row.seats))
                kept = {name: value for name, value in before.items() if name in own}
                self.replaced[row.seat] = kept
            self.networks[row.seat] = network
            return key

        return await room.settle(change)

    def open_seat(self, wish: wire.Join) -> SeatRow:
        free = self.room.row.open_seats()
        if wish.seat is not None:
            free = [row for row in free if row.seat == wish.seat]
        elif wish.invitation:
            free = [row for row in free if fits(wish.invitation, row.invitation)]
        if not free:
            raise Refused("seat", "there is no such open seat at this table", 409)
        return free[0]

    def check_device(self, device: str) -> None:
        """One open seat for a device; the host gives itself as many as it likes."""
        row = self.room.row
        if device in row.banned:
            raise Refused("device", "the host has sent you away from this table", 403)
        if device != row.host and any(one.device == device for one in row.seats):
            raise Refused(
                "device",
                "this device has a seat here; the host can invite it to another one",
                409,
            )

    def check_network(self, network: str) -> None:
        """A stranger has as many devices as it likes to make up, but few networks."""
        room = self.room
        if not network or network == room.payer:  # the host's own
            return
        if network in self.unwelcome:
            raise Refused(
                "device", "the host has sent somebody of your network away", 403
            )
        taken = [
            row
            for row in room.row.seats
            if row.token and self.networks.get(row.seat) == network
        ]
        if room.row.public and len(taken) >= HOUSEHOLD:
            raise Refused(
                "device",
                f"your network has {HOUSEHOLD} seats at this public table; "
                "the host can invite you to another one",
                409,
            )

    async def invite(self, guest: "Guest", seat: int) -> None:
        """An invitation for whoever the host gives it to; an older one is void."""
        token = new_token()

        async def change() -> None:
            self.must_be_host(guest)
            row = self.open_seat(wire.Join(name="", seat=seat))
            await self.put(replace(row, invitation=hashed(token)))

        await self.room.settle(change)
        guest.send(wire.Invitation(seat=seat, token=token))

    async def fill(self, device: str, seat: int, level: str) -> None:
        """The host puts a bot on an open seat, or opens a bot's: before the start."""
        host, name = device_of(device), bot_name(level) if level else ""

        async def change() -> None:
            row = self.room.row
            if not row.host or host != row.host:
                raise Refused("host", "only the host of this table can do that", 403)
            if self.room.match is not None:
                raise Refused("begun", "the match has begun", 409)
            wanted = "open" if level else "bot"
            if not 0 <= seat < len(row.seats) or row.seats[seat].kind != wanted:
                told = f"seat {seat} is no {wanted} seat of this table"
                raise Refused("seat", told, 409)
            kind: str = "bot" if level else "open"
            await self.put(SeatRow(seat=seat, kind=kind, name=name))

        await self.room.settle(change)

    async def release(self) -> None:
        """Seats of people who stay away before the start are open again."""

        async def change() -> None:
            if self.room.match is None and (away := self.forsaken()):
                await self.put(*[vacant(row) for row in away])

        if self.room.match is None and self.forsaken():
            await self.room.settle(change)

    def forsaken(self) -> list[SeatRow]:
        """Not the creator's. What was before this process or room began is unknown."""
        room = self.room
        present = room.present()
        latest = time.monotonic() - room.times.hold
        return [
            row
            for row in room.row.strangers()
            if row.seat not in present
            and self.absent.get(row.seat, room.channel.began) <= latest
        ]

    async def left_alone(self) -> None:
        """The last guest has gone: from now on the sweeper minds the seats taken."""
        room = self.room
        async with room.lock:
            if room.match is None and room.row.strangers() and not room.guests:
                try:
                    await self.put()
                except Exception as error:  # at worst they are open a little earlier
                    log.warning("table %s: %s", room.row.id, error)

    # In play

    async def subscribe(self, holder: wire.Holder, push: str) -> None:
        """The holder of a seat is told of turns there from now on, or nowhere."""

        async def change() -> None:
            row = self.holder(holder.seat, holder.token)
            if row.push != push:
                await self.put(replace(row, push=push))

        async with self.room.lock:
            await self.room.insist(change)

    def call(self, post: "Post") -> None:
        """Whoever must decide, is not here and wants to be told, is told."""
        room = self.room
        if room.match is None or room.match.over:
            return
        row = room.row.seats[int(room.match.state.seat)]
        if not row.push or row.bot or row.seat in room.present():
            return

        async def gone() -> None:
            async with room.lock:
                now = room.row.seats[row.seat]
                if now.push == row.push:
                    await room.insist(lambda: self.put(replace(now, push="")))

        due = Due(table=room.row.id, game=room.game, seat=row.seat, address=row.push)
        post.tell(due, gone)

    async def leave(self, holder: wire.Holder) -> None:
        """Before the start the seat is open again; later a bot plays on."""
        room = self.room

        async def change() -> None:
            row = self.holder(holder.seat, holder.token)
            if room.match is None:
                await self.put(vacant(row))
            elif not room.match.over:
                await self.put(replace(row, bot=room.row.stand_in, cause="left"))
            room.unseat(row.seat)

        await room.settle(change)

    async def come_back(self, seats: Sequence[int]) -> bool:
        """Holders are here again: whoever stood in for them hands over, if any did."""

        async def change() -> bool:
            rows = [self.room.row.seats[seat] for seat in seats]
            back = [row for row in rows if row.bot and row.cause in RETURNS]
            if back:
                await self.put(*[replace(row, bot="", cause="") for row in back])
            return bool(back)

        return await self.room.insist(change)

    async def substitute(self, guest: "Guest", seat: int, *, on: bool) -> None:
        """The stand-in plays for its holder's wish, or for somebody who is idle."""

        async def change() -> None:
            if self.room.dealt.over:
                raise Refused("over", "the match is over, nobody plays any more", 409)
            row, mine = self.person(seat), seat in guest.held
            if not mine and not (on and guest.held):
                raise Refused("token", f"seat {seat} is not held by this client", 403)
            if not mine:
                row = self.idle_person(seat)
            cause = ("asked" if mine else "away") if on else ""
            bot = self.room.row.stand_in if on else ""
            await self.put(replace(row, bot=bot, cause=cause))

        await self.room.settle(change)

    async def remove(self, guest: "Guest", seat: int) -> None:
        """The host sends somebody away: before the start at will, later if idle."""

        async def change() -> None:
            self.must_be_host(guest)
            row = self.person(seat)
            if self.room.match is not None:
                await self.dismiss(self.idle_person(seat))
                return
            stranger = row.device != self.room.row.host
            await self.put(vacant(row), banned=[row.device] if stranger else [])
            if stranger and (network := self.networks.get(seat)):
                self.unwelcome.add(network)
            self.room.unseat(seat)

        await self.room.settle(change)

    async def vote(self, guest: "Guest", seat: int, *, remove: bool) -> None:
        """More than half of the other people who are there remove an idle seat."""
        by = [held for held in guest.held if held != seat]

        async def change() -> None:
            if not by:
                raise Refused("token", "only who holds another seat votes", 403)
            row, channel = self.idle_person(seat), self.room.channel
            told = Voted(
                process=channel.process,
                table=self.room.row.id,
                seat=seat,
                by=by,
                remove=remove,
            )
            self.hear_vote(told)
            channel.tell(told)
            if self.outvoted(seat):
                await self.dismiss(row)

        await self.room.settle(change)

    def hear_vote(self, vote: Voted) -> None:
        votes = self.votes.setdefault(vote.seat, set())
        if vote.remove:
            votes.update(vote.by)
        else:
            votes.difference_update(vote.by)

    def outvoted(self, seat: int) -> bool:
        present = self.room.present() - {seat}
        people = {row.seat for row in self.room.row.seats if row.token} & present
        return 2 * len(self.votes.get(seat, set()) & people) > len(people)

    async def dismiss(self, row: SeatRow) -> None:
        """Nobody holds the seat any more; the stand-in plays on under its name."""
        bot = self.room.row.stand_in
        gone = replace(row, token="", device="", push="", bot=bot, cause="removed")
        await self.put(gone)
        self.votes.pop(row.seat, None)
        self.room.unseat(row.seat)


def vacant(row: SeatRow) -> SeatRow:
    return SeatRow(seat=row.seat, kind="open", name="")
