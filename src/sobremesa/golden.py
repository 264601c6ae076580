"""Golden files: what a game does, as text a player could read."""

from collections.abc import Iterator

from .bots.levels import Brain
from .i18n import Words
from .kernel.dice import Fast
from .kernel.game import Game
from .kernel.log import Silence
from .kernel.match import Match
from .testing import perft

PERFT = 100_000  # depths with more ways than this are not told
DEEPEST = 12


def goldens(game: Game) -> dict[str, str]:
    """File name → text: the table, perft, and two whole matches."""
    return {
        "actions.txt": "".join(f"{n} {t}\n" for n, t in enumerate(game.table.texts)),
        "perft.txt": "".join(f"{line}\n" for line in perft_lines(game)),
        "chance.txt": "".join(f"{line}\n" for line in playthrough(game, "chance")),
        "greedy.txt": "".join(f"{line}\n" for line in playthrough(game, "greedy")),
    }


def perft_lines(game: Game) -> Iterator[str]:
    """Ways to go on from one opening, by depth."""
    for seats in game.seats:
        state = game.new({}, seats, Fast("golden"), Silence())
        for depth in range(1, DEEPEST + 1):
            count = perft(state, depth, PERFT)
            if count > PERFT:
                break
            yield f"{seats} seats, depth {depth}: {count}"


def playthrough(game: Game, player: str) -> Iterator[str]:
    """A whole match between bots of one kind: actions, and what they led to."""
    words = Words("en", game)
    seats = game.seats[-1]
    match = Match(game, [player] * seats, seed="golden")
    brains = [Brain(player, f"golden {seat}") for seat in range(seats)]
    yield f"{game.name}, edition {game.edition}: {player} at all {seats} seats"
    told = 0
    while True:
        for event in match.journal.events[told:]:
            yield f"    {game.cite(event.key)} {words.event(event)}"
        told = len(match.journal.events)
        if match.over:
            break
        seat = int(match.state.seat)
        action = brains[seat].choose(match.seat(seat))
        match.play(seat, action)
        yield f"{len(match.actions)} {match.seat_id(seat)}: {game.table.text(action)}"
    yield f"{words.ending(match.result.rule)} {match.record().result}"
