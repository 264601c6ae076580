"""What is hidden stays hidden, in every byte that is sent."""

from pathlib import Path

import msgspec
import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import ALL
from sobremesa.server import wire
from sobremesa.server.rooms import Guest, Room

from .tables import house_at, in_loop, order, play_on, seated, visit

NAMES = ("Ana", "Bea", "Caro", "Dora", "Eva", "Fe")
SOME = 50  # decisions that everyone watches
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def people(game: Game) -> wire.TableOrder:
    return order(*NAMES[: game.seats[-1]], game=game)


def sent(room: Room, eyes: int, held: list[int], since: int = 0) -> bytes:
    """The bytes a client would be sent now."""
    guest = Guest(send=lambda _: None, held=held, eyes=eyes, since=since)
    return msgspec.json.encode(room.snapshot(guest))


def all_sent(room: Room, seat: int) -> list[bytes]:
    """What a seat, its curtain, a spectator and a returning client are sent."""
    events = len(room.dealt.journal.events)
    return [
        sent(room, seat, [seat]),
        sent(room, seat, [seat], since=events // 2),
        sent(room, -1, [seat, (seat + 1) % len(room.row.seats)]),
        sent(room, -1, []),
    ]


def redealt(room: Room, seat: int, dice: Fast) -> list[bytes]:
    """The same, were everything that the seat cannot know otherwise."""
    match = room.dealt
    true = match.state
    match.state = match.game.redeal(true, seat, dice)
    try:
        return all_sent(room, seat)
    finally:
        match.state = true


@each_game
@pytest.mark.parametrize("seed", ["one", "two"])
@in_loop
async def test_no_byte_tells_a_redealt_match_from_the_true_one(
    tmp_path: Path, game: Game, seed: str
) -> None:
    dice = Fast(f"redeal {seed}")
    async with house_at(tmp_path) as house:
        room, _, _ = await seated(house, people(game))
        looks = different = 0
        while not room.dealt.over:
            true = room.dealt.digest()
            for seat in range(len(room.row.seats)):
                assert all_sent(room, seat) == redealt(room, seat, dice)
                other = game.redeal(room.dealt.state, seat, dice)
                different += game.dump(other) != game.dump(room.dealt.state)
                looks += 1
            assert true == room.dealt.digest()
            for _ in range(1 + len(room.dealt.actions) // 8):  # rarer as it goes on
                if not room.dealt.over:
                    legal = room.dealt.state.legal()
                    action = legal[dice.below(len(legal))]
                    room.dealt.play(int(room.dealt.state.seat), action)
        assert looks > 20
        secrets = any(event.eyes != ALL for event in room.dealt.journal.events)
        assert different > 0 or not secrets, "nothing was ever dealt otherwise"


@each_game
@in_loop
async def test_seed_and_tape_are_told_when_the_match_is_over_and_never_before(
    tmp_path: Path, game: Game
) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house, people(game))
        people_only = visitors[:]
        visitors.append(await visit(room))
        await play_on(room, people_only, most=SOME)
        for visitor in people_only[1:]:  # the rest before one seat and a spectator
            await room.exit(visitor.guest)
        await play_on(room, people_only)

        seed, tape = room.row.seed.encode(), msgspec.json.encode(room.dealt.tape)[1:-1]
        tokens = [seat.token.encode() for seat in room.row.seats]
        for visitor in visitors:
            for message in visitor.snapshots:
                raw = msgspec.json.encode(message)
                over = message.scores is not None
                assert over == (seed in raw)
                assert over == bool(message.seed)
                assert room.dealt.commitment.encode() in raw
                assert not any(token in raw for token in tokens)
                if len(tape) > 20:
                    assert tape not in raw
                assert not any(b'"%s"' % word in raw for word in (b"tape", b"state"))
        for visitor in (visitors[0], visitors[-1]):
            assert room.row.seed == visitor.last.seed
            assert visitor.last.scores == room.dealt.result.scores


@each_game
@in_loop
async def test_whispers_reach_only_the_seats_they_are_for(
    tmp_path: Path, game: Game
) -> None:
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house, people(game))
        spectator = await visit(room)
        await play_on(room, visitors, most=2 * SOME)

        logs: list[list[wire.Told]] = []
        for visitor in [*visitors, spectator]:
            log: list[wire.Told] = []
            for message in visitor.snapshots:
                log[message.since :] = message.told
            logs.append(log)
        for number, event in enumerate(room.dealt.journal.events):
            for seat, log in enumerate(logs):
                eyes = seat if seat < len(visitors) else -1
                shown = list(event.numbers if event.shows(eyes) else event.numbers[:1])
                assert wire.Told(key=event.key, numbers=shown) == log[number]
