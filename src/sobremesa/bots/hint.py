"""What a search can tell beside its answer: the line it expects, the answer it fears.

Read off the tree that chose, which grew from imagined states alone: where a seat sees
the same, and the bot's dice are the same, so is every word of the hint.
"""

from collections.abc import Container, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.log import Silence
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.state import State

from .bot import Advice, Hint, Step

if TYPE_CHECKING:
    from .mcts import Tree
    from .node import Node

SILENCE = Silence()
LONGEST = 10  # steps of a line
SEEN = 3  # simulations that must have come by, for a step to be expected
RARE = 0.05  # of those of the best answer: what comes more seldom is not expected
FEARED = 5  # simulations of an answer that may be feared, and
DREADED = 0.02  # of those of the best answer
MATTERS = 0.01  # of a chance, by which it must be worse
TENTH = 10  # one time in so many it comes worse than `low`
ALIKE = 0.005  # of a chance: no difference that anybody sees
WALKS = 2  # imagined matches along which seats are compared
WALK = 400  # actions of each at most
EVERY = 5  # actions between two comparisons


def sharing(seat: Seat, dice: Dice) -> list[int]:
    """The seats that win and lose with this one, itself among them.

    As the game declares them; else those whose chances are the same all along
    imagined matches, however they go.
    """
    game, number = seat.game, seat.number
    seats = int(seat.imagine(dice).seats)
    if game.sides:
        return [at for at in range(seats) if game.sides[at] == game.sides[number]]
    alike = set(range(seats))
    for _ in range(WALKS):
        if len(alike) > 1:
            alike &= alike_along(seat, seat.imagine(dice), dice)
    return sorted(alike | {number})


def alike_along(seat: Seat, state: State, dice: Dice) -> set[int]:
    """Those that nothing tells apart from the seat in a match played at random."""
    game, number = seat.game, seat.number
    alike, compared = set(range(int(state.seats))), False
    for step in range(WALK):
        over = state.seat < 0
        if over or (step % EVERY == 0 and not game.blind):
            own, compared = game.evaluate(state, number), True
            alike = {at for at in alike if abs(game.evaluate(state, at) - own) <= ALIKE}
        if over or len(alike) == 1:
            break
        state.apply(dice.pick(state.legal()), dice, SILENCE)
    return alike if compared else {number}


def read(tree: "Tree", advice: list[Advice], side: list[int]) -> Hint:
    """What the tree knows about the best answer."""
    if not tree.came:  # nobody waits for it any more
        return Hint(how="search", advice=advice, side=side)
    best = advice[0]
    first = next(node for node in tree.root.children if node.action == best.action)
    expected = follow(first, max(SEEN, RARE * float(first.visits)))
    reading, answers = Reading(first, best.worth), answers_to(expected, side)
    came = sorted(
        worth
        for action, worth in zip(tree.tried, tree.came, strict=True)
        if action == best.action
    )
    return Hint(
        how="search",
        advice=advice,
        side=side,
        simulations=len(tree.came),
        line=[reading.step(node) for node in expected],
        answers=len(answers),
        feared=[reading.step(node) for node in most_feared(first, answers)],
        low=min(reading.clamp(came[len(came) // TENTH] + reading.shift), best.worth),
    )


class Reading:
    """Means of simulations, on the scale on which the best answer was weighed."""

    def __init__(self, first: "Node", worth: float) -> None:
        self.shift = worth - mean(first)

    def clamp(self, worth: float) -> float:
        return min(max(worth, 0.0), 1.0)

    def step(self, node: "Node") -> Step:
        return Step(
            seat=int(node.seat),
            action=node.action,
            visits=int(node.visits),
            worth=self.clamp(mean(node) + self.shift),
        )


def mean(node: "Node") -> float:
    """What the searching seat could expect of the simulations that came by."""
    return node.hope / float(node.visits)


def follow(node: "Node", least: float) -> list["Node"]:
    """What came most often after it, and after that, while it came often enough."""
    line = [node]
    while node.children and len(line) < LONGEST:
        node = max(node.children, key=lambda child: child.visits)
        if float(node.visits) < least:
            break
        line.append(node)
    return line


def answers_to(line: Sequence["Node"], side: Container[int]) -> list["Node"]:
    """What rivals answered to its first decisions, often enough to be weighed."""
    least = max(FEARED, DREADED * float(line[0].visits))
    own = takewhile(lambda node: int(node.seat) in side, line)
    found = [child for node in own for child in node.children]
    rivals = [child for child in found if int(child.seat) not in side]
    return [child for child in rivals if float(child.visits) >= least]


def most_feared(first: "Node", answers: Sequence["Node"]) -> list["Node"]:
    """The answer after which the seat stands worst, to its end; if one is worse."""
    worst = min(answers, key=mean, default=None)
    if worst is None or mean(worst) > mean(first) - MATTERS:
        return []
    rest = follow(worst, max(SEEN, float(worst.visits) / 2))
    return list(takewhile(lambda node: node.seat == worst.seat, rest))
