"""What is hidden stays hidden, in every byte that is sent."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from cProfile import Profile
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from msgspec.structs import replace

from sobremesa.bots.bot import Advice
from sobremesa.bots.levels import Brain
from sobremesa.games import GAMES, find
from sobremesa.games.heroes.decks import DECKS, write_deck
from sobremesa.kernel import position
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import ALL
from sobremesa.kernel.match import Match
from sobremesa.kernel.options import Value
from sobremesa.server import wire
from sobremesa.server.company import Guest
from sobremesa.server.refusals import Refused
from sobremesa.server.rooms import Room
from sobremesa.testing import fork

from .tables import house_at, in_loop, order, play_on, seated, visit

T = TypeVar("T")
NAMES = ("Ana", "Bea", "Caro", "Dora", "Eva", "Fe")
SOME = 50  # decisions that everyone watches
ASKED = 12  # actions of the table that `why` is asked about, at every look
TRIED = 3  # legal actions that are tried, at every look
BOTS = ("greedy", "mcts:5")
LIST = write_deck(DECKS["black_lab"])
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def people(game: Game) -> wire.TableOrder:
    return order(*NAMES[: game.seats[-1]], game=game)


# What is sent: the only place that knows how it is made


def sent(room: Room, eyes: int, held: list[int], since: int = 0) -> bytes:
    """The bytes a client would be sent now."""
    guest = Guest(send=lambda _: None, held=held, eyes=eyes, since=since)
    return msgspec.json.encode(room.snapshot(guest))


def said(room: Room, eyes: int) -> bytes:
    """The table's card in the lobby, and what is heard of the talk."""
    heard = room.chat.heard(spectator=eyes < 0)
    return msgspec.json.encode([room.card(), heard])


def refused_record(room: Room) -> str:
    """What whoever asks for record or replay is told before the end."""
    with pytest.raises(Refused) as error:
        room.record()
    return f"{error.value.code}: {error.value}"


def all_sent(room: Room, seat: int) -> list[bytes]:
    """What a seat, its curtain, a spectator and a returning client are sent."""
    events = len(room.dealt.journal.events)
    return [
        sent(room, seat, [seat]),
        sent(room, seat, [seat], since=events // 2),
        sent(room, -1, [seat, (seat + 1) % len(room.row.seats)]),
        sent(room, -1, []),
        said(room, seat),
        said(room, -1),
        refused_record(room).encode(),
    ]


# What can be asked for


def all_answered(match: Match, seat: int, actions: list[int]) -> list[object]:
    """All that a seat can get out of a match by asking, and a bot by thinking."""
    here = match.seat(seat)
    told: list[object] = [here.asked, here.stage, here.legal, here.observation]
    told += [refusal_of(match, seat, action) for action in actions]
    told += [refusal_of(match, seat, -1), undo_refusal(match, seat)]
    for action in actions:
        try:
            told.append(here.why(action))
        except Mistake as error:
            told.append(str(error))
    if here.asked:
        options, game = match.options, match.game
        for luck in range(2):
            told.append(position.write(game, options, here.imagine(Fast(luck))))
    return told


def refusal_of(match: Match, seat: int, action: int) -> str:
    """The sentence that refuses an action; "" if it would be played."""
    if action in match.seat(seat).legal:
        return ""
    with pytest.raises(Mistake) as error:
        match.play(seat, action)
    return str(error.value)


def undo_refusal(match: Match, seat: int) -> str:
    trial = fork(match)
    trial.undoable = match.undoable[:]
    try:
        trial.undo(seat)
    except Mistake as error:
        return str(error)
    return ""


def tried(match: Match, seat: int, action: int) -> tuple[bool, list[object]]:
    """Whether an action could be taken back, and what would be learned by it."""
    trial = fork(match)
    said = len(trial.journal.events)
    trial.force(action)
    if not trial.undoable:
        return False, []
    here = trial.seat(seat)
    told = [str(event) for event in trial.events_since(said, seat)]
    return True, [msgspec.json.encode(here.view), here.legal, told]


@contextmanager
def redealt(match: Match, seat: int, dice: Fast) -> Iterator[None]:
    """Everything that the seat cannot know is otherwise for a while."""
    true = match.state
    match.state = match.game.redeal(true, seat, dice)
    try:
        yield
    finally:
        match.state = true


def some_actions(game: Game, dice: Fast) -> list[int]:
    return [int(dice.below(len(game.table))) for _ in range(ASKED)]


def compare(room: Room, seat: int, dice: Fast) -> bool:
    """Every byte and every answer, as it is and were it otherwise; is it otherwise?"""
    match = room.dealt
    game, actions = match.game, some_actions(match.game, dice)
    tries = match.seat(seat).legal
    tries = [tries[dice.below(len(tries))] for _ in range(min(TRIED, len(tries)))]
    bytes_, answers = all_sent(room, seat), all_answered(match, seat, actions)
    learned = [tried(match, seat, action) for action in tries]
    before = game.dump(match.state)
    with redealt(match, seat, dice):
        assert bytes_ == all_sent(room, seat)
        assert answers == all_answered(match, seat, actions)
        assert learned == [tried(match, seat, action) for action in tries]
        return before != game.dump(match.state)


def play_at_random(match: Match, dice: Fast) -> None:
    legal = match.state.legal()
    match.play(int(match.state.seat), legal[dice.below(len(legal))])


FACE_DOWN: dict[str, Value] = {"hidden_deployment": True}
TABLES = [*[(game, {}) for game in GAMES], (find("escaramuzas"), FACE_DOWN)]


@pytest.mark.parametrize(
    ("game", "options"), TABLES, ids=[" ".join([g.id, *o]) for g, o in TABLES]
)
@pytest.mark.parametrize("seed", ["one", "two"])
@in_loop
async def test_no_byte_tells_a_redealt_match_from_the_true_one(
    tmp_path: Path, game: Game, options: dict[str, Value], seed: str
) -> None:
    dice = Fast(f"redeal {seed}")
    async with house_at(tmp_path) as house:
        asked = replace(people(game), options=options)
        room, _, _ = await seated(house, asked)
        looks = different = wait = 0
        looked: set[int] = set()
        while not room.dealt.over:
            match = room.dealt
            stage, seat = int(match.state.stage), int(match.state.seat)
            if wait == 0 or stage not in looked:  # every stage, rarer as it goes on
                looked.add(stage)
                true = match.digest()
                other = int(dice.below(len(match.players)))
                for eyes in sorted({seat, other}):
                    different += compare(room, eyes, dice)
                    looks += 1
                assert true == match.digest()
                wait = 2 + len(match.actions) // 8
            wait -= 1
            play_at_random(match, dice)
        assert looks > 10  # the shortest matches end soon
        secrets = any(event.eyes != ALL for event in room.dealt.journal.events)
        assert different > 0 or not secrets, "nothing was ever dealt otherwise"


def test_the_points_of_face_down_units_are_believed_in_no_true_order() -> None:
    """Were they, `why` with dice one can know would tell which unit lies where."""
    game = find("escaramuzas")
    match = Match(game, ["Ana", "Bea"], {"hidden_deployment": True}, seed="order")
    dice = Fast("order")
    compared = 0
    while not match.over and game.dump(match.state)["round"] == 0:
        for seat in range(2):
            others = [game.redeal(match.state, seat, dice) for _ in range(3)]
            seen = {
                position.write(
                    game, match.options, game.redeal(other, seat, Fast("why"))
                )
                for other in [match.state, *others]
            }
            assert 1 == len(seen)
            compared += len({str(game.dump(other)) for other in others}) > 1
        play_at_random(match, dice)
    assert compared > 5


@each_game
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_does_and_costs_the_same_whatever_is_hidden(game: Game, bot: str) -> None:
    match = Match(game, list(NAMES[: game.seats[-1]]), {}, seed="work")
    dice = Fast("work")
    shares: list[float] = []
    for number in range(24):
        if match.over:
            break
        if number % 16 == 5:
            work(match, bot, number)  # what is kept from here on, is kept for both
            chosen, calls = work(match, bot, number)
            with redealt(match, int(match.state.seat), dice):
                again, other = work(match, bot, number)
            assert chosen == again
            shares.append(abs(other - calls) / max(calls, 1))
        play_at_random(match, dice)
    assert max(shares) < 0.01, shares


def work(match: Match, bot: str, luck: int) -> tuple[list[Advice], int]:
    """What a bot advises, and how many calls it takes: its time, without the noise."""
    seat, brain = match.seat(int(match.state.seat)), Brain(bot, luck)
    return counted(lambda: brain.advise(seat))


def counted(do: Callable[[], T]) -> tuple[T, int]:
    """What is done, and how many calls of functions that takes."""
    counter = Profile()
    gc.disable()  # what others have left behind is not put away meanwhile
    try:
        made = counter.runcall(do)
    finally:
        gc.enable()
    return made, sum(entry.callcount for entry in counter.getstats())


@each_game
def test_a_refusal_takes_the_same_work_whatever_is_hidden(game: Game) -> None:
    match = Match(game, list(NAMES[: game.seats[-1]]), {}, seed="refused")
    dice = Fast("refused")
    shares: list[float] = []
    for number in range(24):
        if match.over:
            break
        if number % 16 == 5:
            actions = some_actions(game, dice)
            for seat in range(min(2, len(match.players))):
                told, calls = refusals_counted(match, seat, actions)
                with redealt(match, seat, dice):
                    again, other = refusals_counted(match, seat, actions)
                assert told == again
                shares.append(abs(other - calls) / max(calls, 1))
        play_at_random(match, dice)
    assert max(shares) < 0.01, shares


def refusals_counted(
    match: Match, seat: int, actions: list[int]
) -> tuple[list[object], int]:
    def ask() -> list[object]:
        here = match.seat(seat)
        told: list[object] = [refusal_of(match, seat, action) for action in actions]
        told += [here.why(action) for action in actions if here.asked]
        return told

    ask()  # what is kept from here on, is kept for both
    return counted(ask)


@in_loop
async def test_a_list_of_ones_own_is_told_when_the_match_is_over_and_never_before(
    tmp_path: Path,
) -> None:
    asked = order("Ana", "Bea", game=find("heroes"))
    options: dict[str, Value] = {"list.2": LIST, "max_rounds": 5}
    async with house_at(tmp_path) as house:
        room, visitors, _ = await seated(house, replace(asked, options=options))
        await play_on(room, visitors)

        raw = [(m, msgspec.json.encode(m)) for m in visitors[0].snapshots]
        assert any(message.scores is None for message, _ in raw)
        for message, text in raw:
            over = message.scores is not None
            assert over == (LIST.encode() in text)
            assert ([] if over else ["list.2"]) == message.table.hidden
            assert 5 == message.table.options["max_rounds"]


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
