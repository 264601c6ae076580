"""Golden files: what a game does, as text a player could read."""

from collections.abc import Callable, Iterator, Sequence

from .bots.levels import Brain
from .i18n import Words
from .kernel.dice import Fast
from .kernel.errors import Mistake
from .kernel.game import Game
from .kernel.log import EVERYONE, Silence
from .kernel.match import Match
from .kernel.state import State, playout
from .testing import perft

PERFT = 5_000  # depths with more ways than this are not told
DEEPEST = 12


def action_lines(game: Game) -> Iterator[str]:
    """The table, row by row."""
    for number, text in enumerate(game.table.texts):
        yield f"{number} {text}"


def perft_lines(game: Game) -> Iterator[str]:
    """Ways to go on from the middle of a match, by depth."""
    for seats in game.seats:
        state, decisions = middle(game, seats)
        yield f"{seats} seats, after {decisions} decisions"
        for depth in range(1, DEEPEST + 1):
            try:
                count = perft(state, depth, PERFT)
            except Mistake:
                yield f"    depth {depth}: dice without end"
                break
            if count > PERFT:
                break
            yield f"    depth {depth}: {count}"


def middle(game: Game, seats: int) -> tuple[State, int]:
    """A state halfway through a random match."""
    dice, silence = Fast("golden"), Silence()
    half = playout(game.new({}, seats, dice, silence), dice, silence) // 2
    dice = Fast("golden")
    state = game.new({}, seats, dice, silence)
    for _ in range(half):
        state.apply(dice.pick(state.legal()), dice, silence)
    return state, int(half)


def playthrough(game: Game, player: str) -> Iterator[str]:
    """A whole match between bots of one kind: actions, and what they led to."""
    words = Words("en", game)
    seats = 2 if 2 in game.seats else game.seats[0]
    match = Match(game, [player] * seats, seed="golden")
    brains = [Brain(player, f"golden {seat}") for seat in range(seats)]
    yield f"{game.name}, edition {game.edition}: {player} at all {seats} seats"
    for moment in match.moments(choices(match, brains)):
        if moment.number:
            decided = f"{match.seat_id(moment.seat)}: {game.table.text(moment.action)}"
            yield f"{moment.number} {decided}"
        for event in moment.events(EVERYONE):
            yield f"    {game.cite(event.key)} {words.event(event)}"
    yield f"{words.ending(match.result.rule)} {match.record().result}"


def choices(match: Match, brains: Sequence[Brain]) -> Iterator[int]:
    """What bots decide, one after another, until the match is over."""
    while not match.over:
        seat = int(match.state.seat)
        yield brains[seat].choose(match.seat(seat))


GOLDENS: dict[str, Callable[[Game], Iterator[str]]] = {
    "actions.txt": action_lines,
    "perft.txt": perft_lines,
    "chance.txt": lambda game: playthrough(game, "chance"),
    "greedy.txt": lambda game: playthrough(game, "greedy"),
}


def golden(game: Game, name: str) -> str:
    """The text of one golden file."""
    return "".join(f"{line}\n" for line in GOLDENS[name](game))
