"""Information-set Monte Carlo tree search, honest about what is hidden.

Every simulation starts from a state the seat could believe in (`Seat.imagine`); all of
them grow one tree, keyed by action and acting seat.
Each seat maximises its own expectation (max^n).
"""

import math
import time
from collections.abc import Callable
from typing import Final

from sobremesa.kernel.dice import Dice
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Silence
from sobremesa.kernel.native import i64
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.state import State

from .bot import Advice, Budget

SILENCE: Final = Silence()
CURIOSITY: Final = 0.2  # how much a rarely tried action attracts
CAP: Final = 2_000_000  # simulations, whatever the budget says
BREATH: Final = 16  # simulations between two looks at the clock


class Node:
    """An action of a seat, as often as it was tried and as often as it could be."""

    def __init__(self, action: int, seat: i64) -> None:
        self.action = action
        self.seat = seat
        self.visits: i64 = 0
        self.chances: i64 = 0
        self.total = 0.0
        self.children: list[Node] = []

    def child(self, action: int, seat: i64) -> "Node | None":
        for node in self.children:
            if node.action == action and node.seat == seat:
                return node
        return None


class Tree:
    """The search of one decision."""

    def __init__(self, game: Game, dice: Dice) -> None:
        self.evaluate: Callable[[State, int], float] = game.evaluate
        self.shortlist: Callable[[State], list[int]] = game.shortlist
        self.rollout: int = game.rollout
        self.calm = game.calm
        self.dice = dice
        self.root = Node(-1, -1)

    def simulate(self, state: State) -> None:
        """Down the tree, one new node, a verdict, and back up."""
        path = [self.root]
        node = self.root
        while state.seat >= 0:
            chosen = self.step(node, state)
            fresh = chosen.visits == 0
            state.apply(chosen.action, self.dice, SILENCE)
            path.append(chosen)
            node = chosen
            if fresh:
                break
        verdict = self.judge(state)
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += verdict[node.seat]

    def step(self, node: Node, state: State) -> Node:
        """A child that is possible in this state: new, or the most promising."""
        seat = state.seat
        best: Node | None = None
        highest = -1.0
        fresh: list[int] = []
        for action in self.shortlist(state):
            child = node.child(action, seat)
            if child is None:
                fresh.append(action)
                continue
            child.chances += 1
            promise = child.total / float(child.visits) + CURIOSITY * math.sqrt(
                math.log(float(child.chances)) / float(child.visits)
            )
            if promise > highest:
                highest = promise
                best = child
        if fresh:
            best = Node(fresh[self.dice.below(len(fresh))], seat)
            best.chances = 1
            node.children.append(best)
        assert best is not None
        return best

    def judge(self, state: State) -> list[float]:
        """What each seat may expect: the result, or an estimate after a roll-out."""
        left = self.rollout
        while state.seat >= 0 and left != 0:
            legal = state.legal()
            state.apply(legal[self.dice.below(len(legal))], self.dice, SILENCE)
            left -= 1
        while state.seat >= 0 and int(state.stage) not in self.calm:
            short = self.shortlist(state)
            state.apply(short[self.dice.below(len(short))], self.dice, SILENCE)
        if state.seat < 0:
            return state.result().scores
        return [self.evaluate(state, seat) for seat in range(state.seats)]


class Mcts:
    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seat: Seat, budget: Budget) -> int:
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        return self.advise(seat, budget)[0].action

    def advise(self, seat: Seat, budget: Budget) -> list[Advice]:
        """The actions tried, most tried first."""
        tree = self.search(seat, budget)
        nodes = tree.root.children
        nodes.sort(key=visits, reverse=True)
        return [
            Advice(
                action=node.action,
                worth=node.total / float(node.visits),
                visits=int(node.visits),
            )
            for node in nodes
        ]

    def search(self, seat: Seat, budget: Budget) -> Tree:
        tree = Tree(seat.game, self.dice)
        end = math.inf
        if budget.seconds is not None:
            end = time.monotonic() + budget.seconds
        for done in range(min(budget.simulations, CAP)):
            if done % BREATH == BREATH - 1 and time.monotonic() >= end:
                break
            tree.simulate(seat.imagine(self.dice))
        return tree


def visits(node: Node) -> int:
    return int(node.visits)
