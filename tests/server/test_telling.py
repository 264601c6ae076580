"""Snapshots for all eyes of a table, and how they are packed for a socket."""

import zlib
from pathlib import Path

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from sobremesa.games import GAMES
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import SPECTATOR
from sobremesa.kernel.match import Match
from sobremesa.server import posting, wire
from sobremesa.server.posting import Packing, PackingFactory
from sobremesa.server.telling import Sight

from .tables import house_at, in_loop, order, play_on, seated, visit

EMPTY = b"\x00\x00\xff\xff"
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@each_game
@in_loop
async def test_a_text_is_what_plain_encoding_of_an_own_view_gives(
    tmp_path: Path, game: Game
) -> None:
    async with house_at(tmp_path) as house:
        seats = max(number for number in game.seats if number <= 4)
        room, visitors, _ = await seated(house, order(*["Ana"] * seats, game=game))
        crowd = [*visitors, await visit(room), await visit(room)]
        for _ in range(30):
            await play_on(room, visitors, most=1)
            for visitor in crowd:
                sight = visitor.last
                assert isinstance(sight, Sight)
                own = room.dealt.seat(sight.eyes).view
                fields = {
                    name: getattr(sight, name) for name in sight.__struct_fields__
                }
                plain = wire.Snapshot(**{**fields, "view": own})

                assert msgspec.json.encode(plain).decode() == sight.text

        assert crowd[-1].last is crowd[-2].last  # who sees the same gets the same


@each_game
def test_most_of_a_view_is_shared(game: Game) -> None:
    seats = max(number for number in game.seats if number <= 4)
    match = Match(game, ["Ana"] * seats, seed="shared")
    public = match.seat(SPECTATOR).view
    seen = match.seat(0).view_besides(public)
    names = public.__struct_fields__

    own = [name for name in names if getattr(public, name) is not getattr(seen, name)]

    assert "seat" in own
    assert len(own) <= 6


def packing() -> Packing:
    _, agreed = PackingFactory().process_request_params(
        [("client_max_window_bits", None)], []
    )
    assert isinstance(agreed, Packing)
    return agreed


def text(number: int) -> bytes:
    things = b",".join([b'"plant %d"' % (at * at) for at in range(200)])
    return b'{"number":%d,"things":[%b]}' % (number, things)


def test_what_a_connection_was_sent_makes_the_next_message_short(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(posting, "MEMORIES", 2)
    one, two, three = packing(), packing(), packing()
    unpack = zlib.decompressobj(-15).decompress
    sizes = []
    for number, busy in enumerate([one, one, two, three, one]):
        frame = busy.encode(Frame(Opcode.TEXT, text(number)))
        if busy is one:
            assert frame.rsv1
            assert text(number) == unpack(bytes(frame.data) + EMPTY)
            sizes.append(len(frame.data))

    assert sizes[1] < sizes[0] / 2
    assert sizes[2] > sizes[1]  # it was forgotten for the sake of the others
    assert 2 == len([used for used in Packing.lately.values() if used in (one, three)])
    for used in (one, two, three):
        used.forget()


def test_short_messages_and_clients_without_memory_are_served_as_usual() -> None:
    _, usual = PackingFactory().process_request_params(
        [("server_no_context_takeover", None), ("client_max_window_bits", None)], []
    )

    assert not isinstance(usual, Packing)
    assert not packing().encode(Frame(Opcode.TEXT, b'{"type":"chatter"}')).rsv1
