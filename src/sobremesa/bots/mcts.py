"""Information-set Monte Carlo tree search, honest about what is hidden.

Every simulation starts from a state the seat could believe in (`Seat.imagine`); all of
them grow one tree, keyed by action and acting seat.
Each seat maximises its own expectation (max^n).

Of the answers to the decision that one is tried that may yet turn out best, and now and
then one that never was; deeper in the tree an action the sooner the better it looks.
A simulation that leaves the tree plays on as greedy would until it is the searching
seat's turn again, counted from the decision, so that every answer is weighed at the
same moment, when all have answered.
The few simulations of an action are weighed against its look: the more luck there is,
the more of them it takes to prove greedy wrong.
All answers get the same deals and dice, one after another: what came of a deal is
compared with what came of it where it was tried first, so that less is left to luck.
Games that ask for it are played at random to the end instead, without looks.
"""

import math
import time
from collections.abc import Callable
from typing import Final

from sobremesa.kernel.dice import Dice, Fast
from sobremesa.kernel.game import Game
from sobremesa.kernel.native import i64
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.state import State

from .bot import Advice, Budget, Hint
from .hint import read, sharing
from .look import NARROW, SILENCE, WIDEST, Look, seed_from
from .node import Node, offset, tries

CURIOSITY: Final = 1.0  # how much a rarely tried action attracts
HOPE: Final = 4.0  # deviations by which an answer may turn out better
WIDTH: Final = 0.8  # answers tried, times the root of the simulations, at least
LEAST: Final = 0.05  # simulations that a doubted look is worth
CAP: Final = 2_000_000  # simulations, whatever the budget says
LONGEST: Final = 60  # actions after a simulation has left the tree
SEATS: Final = 8
GRACE: Final = 0.15  # seconds beyond its time to look one step ahead at least
GLANCE: Final = 10  # simulations between two looks at whether it is decided
ENOUGH: Final = 10  # simulations of an answer that may be sure, and of one
TOLD: Final = 100  # that people are told about, or that only results can tell
SURE: Final = 2.5  # deviations by which no other may turn out better,
WARY: Final = 5.7  # and where looks are not doubted
CLOSE: Final = 0.1  # of a point: what that may cost, over the root of the budget
EARLY: Final = 2.0  # pairs of answers that count as far apart as deals, at first


class Tree:
    """The search of one decision."""

    def __init__(self, game: Game, dice: Dice, seat: int) -> None:
        self.evaluate: Callable[[State, int], float] = game.evaluate
        self.shortlist: Callable[[State], list[int]] = game.shortlist
        self.playouts = game.playouts
        self.rest: frozenset[int] = game.search.rest or game.calm
        self.turns: i64 = game.search.turns
        self.patience: i64 = game.search.patience
        self.doubt: float = game.search.doubt
        self.dice = dice  # of its thoughts
        self.deal = Fast(0)  # of the deal that is being tried: only what happens
        self.seat: i64 = seat
        self.close = 0.0  # of a point: what ending early may cost
        # Of a simulation: whose turn it is, and own ones before it is weighed
        self.mover: i64 = seat
        self.left: i64 = self.turns
        self.look = Look(game, dice)
        self.root = Node(-1, -1)
        # What came of all simulations, for each seat
        self.visits = [0.0] * SEATS
        self.totals = [0.0] * SEATS
        self.squares = [0.0] * SEATS
        # By deal: its seed, and what came of it where it was tried first
        self.seeds: list[int] = []
        self.first: list[float] = []
        # For a hint, by simulation: the answer tried, and what came of it
        self.noting = False
        self.tried: list[int] = []
        self.came: list[float] = []

    def deviation(self, seat: i64) -> float:
        """How far what comes of a simulation lies from the mean, mostly."""
        visits = self.visits[seat]
        if visits < 2.0:
            return 0.1
        mean = self.totals[seat] / visits
        return math.sqrt(max(self.squares[seat] / visits - mean * mean, 1e-6))

    def contrast(self) -> float:
        """The same of one answer beside another, with one deal.

        Where looks are doubted, how much answers differ by themselves is no luck, and
        as long as few were tried together it may be as much as between deals.
        """
        deals = self.deviation(self.seat)
        own = 1.0 if self.doubt > 0.0 else 0.0
        pairs = own * EARLY
        apart = pairs * deals * deals
        for node in self.root.children:
            number = float(node.pairs)
            if number > own:
                apart += (node.gaps - own * node.total * node.total / number) / 2.0
                pairs += number - own
        return math.sqrt(max(apart / pairs, 1e-6)) if pairs >= 2.0 else deals

    def luck(self, node: Node) -> float:
        """How far what comes of a child lies from what may be expected of it."""
        return self.contrast() if node is self.root else self.deviation(node.asked)

    def level(self) -> float:
        """What comes of a deal where it is tried first: answers differ from that."""
        return sum(self.first) / float(len(self.first)) if self.first else 0.0

    def trust(self, node: Node) -> float:
        """How many simulations a look is worth: many, where luck is big."""
        if self.playouts:
            return 1.0
        doubted = node is self.root and self.doubt > 0.0
        doubt = max(node.spread, self.doubt if doubted else 1e-9)
        luck = self.luck(node) / doubt
        return min(max(luck * luck, LEAST if doubted else 1.0), 1e6)

    def decided(self) -> bool:
        """Whether none of the others can still turn out much better than the best.

        One is far ahead, or, where looks are doubted, all come to the same.
        """
        nodes = self.root.children
        shift, trust = offset(nodes), self.trust(self.root)
        worths = [node.worth(shift, trust) for node in nodes]
        first = nodes[worths.index(max(worths))]
        hasty = self.doubt > 0.0 and not self.noting and not self.playouts
        if first.visits < (ENOUGH if hasty else TOLD):
            return False
        best = max(worths) + self.close
        luck = (SURE if self.doubt > 0.0 else WARY) * self.contrast()
        for node in nodes:
            if node is not first and node.may_be(shift, trust, luck) >= best:
                return False
        return True

    def shuffle(self, number: i64) -> None:
        """Dice that give a deal again, or the next one."""
        if number == len(self.seeds):
            self.seeds.append(seed_from(self.dice))
        self.deal.state = self.seeds[number]

    def simulate(self, seat: Seat) -> None:
        """Down the tree, one new node, on to a verdict, and back up.

        Where positions are weighed at once, every one is, however often it was seen:
        an action's worth must not hang on how far it was looked at. How it goes on is
        of use to a hint alone.
        """
        node = self.step(self.root, self.root.children)
        self.shuffle(node.visits)
        self.mover, self.left = self.seat, self.turns
        state = seat.imagine(self.deal)
        opening = True
        while True:
            path = self.descend(node, state)
            if self.playouts:
                self.play_out(state)
            else:
                self.play_on(state)
            self.learn(path, state, opening)
            node = path[-1]
            if self.turns > 0 or not self.noting:
                return
            if state.seat < 0 or node.visits <= self.patience:
                return
            opening = False
            node = self.step(node, self.widen(node, state))

    def descend(self, node: Node, state: State) -> list[Node]:
        """The way to a position to be weighed: nothing is pending there."""
        path: list[Node] = []
        while True:
            state.apply(node.action, self.deal, SILENCE)
            path.append(node)
            if state.seat < 0:
                return path
            if int(state.stage) in self.rest:
                if self.arrived(state) or node.visits < self.patience:
                    return path
            node = self.step(node, self.widen(node, state))

    def step(self, node: Node, known: list[Node]) -> Node:
        """The most promising of its children that are possible now."""
        if len(known) == 1:
            return known[0]
        if node is self.root and self.doubt > 0.0 and not self.playouts:
            return self.probe(known)
        weights = 0.0
        for child in known:
            weights += child.weight
        urge = self.luck(node) * CURIOSITY
        urge = urge * math.sqrt(float(tries(known) + 1)) / weights
        shift, trust = offset(known), self.trust(node)
        best, highest = known[0], -9.0
        for child in known:
            promise = child.worth(shift, trust)
            promise += urge * child.weight / float(1 + child.visits)
            if promise > highest:
                highest, best = promise, child
        return best

    def probe(self, known: list[Node]) -> Node:
        """The answer of the decision that may yet turn out best.

        By and by also those are tried that look worse than anything that is hoped for.
        """
        shift, trust = offset(known), self.trust(self.root)
        luck = HOPE * self.contrast()
        best, fresh = known[0], known[0]
        highest, comely = -9.0, -9.0
        tried: i64 = 0
        for child in known:
            promise = child.may_be(shift, trust, luck)
            if promise > highest:
                highest, best = promise, child
            if child.visits > 0:
                tried += 1
            elif child.look > comely:
                comely, fresh = child.look, child
        if comely >= 0.0 and float(tried) < WIDTH * math.sqrt(float(tries(known) + 1)):
            return fresh
        return best

    def widen(self, node: Node, state: State) -> list[Node]:
        """The children of all actions possible now, made where they are missing."""
        seat = state.seat
        node.asked = seat
        known: list[Node] = []
        fresh = False
        for at, action in enumerate(self.shortlist(state)):
            child = node.child(at, action, seat)
            if child is None:
                if len(known) > 0 and self.look.given_up():
                    continue
                child = Node(action, seat)
                if not self.playouts:
                    self.look.left = WIDEST if node is self.root else NARROW
                    child.look = self.look.after(state, action)
                node.children.append(child)
                fresh = True
            known.append(child)
        if fresh:
            node.weigh()
        return known

    def play_out(self, state: State) -> None:
        """At random to the end."""
        while state.seat >= 0:
            legal = state.legal()
            state.apply(legal[self.dice.below(len(legal))], self.deal, SILENCE)

    def arrived(self, state: State) -> bool:
        """Whether the searching seat has had its turns again since it was asked.

        Counted in the tree and after it: all answers are weighed at the same moment.
        """
        if state.seat == self.seat and self.mover != self.seat:
            self.left -= 1
        self.mover = state.seat
        return self.left <= 0

    def play_on(self, state: State) -> None:
        """As greedy would, until it is time to weigh."""
        for _ in range(LONGEST):
            if state.seat < 0:
                return
            if int(state.stage) in self.rest and self.arrived(state):
                return
            if self.look.given_up():
                return
            self.look.follow(state, self.deal)

    def learn(self, path: list[Node], state: State, opening: bool) -> None:
        """What each seat on the way may expect of the state it led to."""
        own = self.evaluate(state, int(self.seat))
        worths = [-1.0] * SEATS
        for node in path:
            seat = node.seat
            worth = worths[seat]
            if worth < 0.0:
                mine = seat == self.seat
                worth = own if mine else self.evaluate(state, int(seat))
                worths[seat] = worth
                self.visits[seat] += 1.0
                self.totals[seat] += worth
                self.squares[seat] += worth * worth
            node.visits += 1
            node.total += worth
            node.hope += own
        if not opening:
            return
        self.compare(path[0], own)
        if self.noting:
            self.tried.append(path[0].action)
            self.came.append(own)

    def compare(self, node: Node, worth: float) -> None:
        """An answer's total is what its deals came to beyond what they did first.

        Matches played at random have no more in common than that they began alike.
        """
        if self.playouts:
            return
        deal = node.visits - 1
        if deal == len(self.first):
            self.first.append(worth)
        else:
            gap = worth - self.first[deal]
            node.pairs += 1
            node.gaps += gap * gap
        node.total -= self.first[deal]


class Mcts:
    """A search of imagined states, within a budget."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seat: Seat, budget: Budget) -> int:
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        return self.advise(seat, budget)[0].action

    def advise(self, seat: Seat, budget: Budget) -> list[Advice]:
        """The actions tried, best first."""
        return [one for one in ranked(self.search(seat, budget)) if one.visits > 0]

    def hint(self, seat: Seat, budget: Budget) -> Hint:
        """Also where there is one answer: what it leads to is worth knowing."""
        side = sharing(seat, self.dice)
        tree = self.search(seat, budget, noting=True)
        return read(tree, ranked(tree), side)

    def search(self, seat: Seat, budget: Budget, *, noting: bool = False) -> Tree:
        tree = Tree(seat.game, self.dice, seat.number)
        tree.noting = noting
        if tree.doubt > 0.0:
            tree.close = CLOSE / math.sqrt(float(max(budget.simulations, 400)))
        tree.look.forsaken = budget.forsaken
        seconds = math.inf if budget.seconds is None else budget.seconds
        end = time.monotonic() + seconds
        tree.look.end = end + GRACE
        self.prepare(tree, seat)
        tree.look.end = end
        for done in range(min(budget.simulations, CAP)):
            alone = len(tree.root.children) == 1 and not noting
            if done > 0 and (alone or tree.look.given_up()):
                break
            if budget.forsaken is not None and budget.forsaken():
                break
            tree.simulate(seat)
            if done % GLANCE == 0 and tree.decided():
                break
        return tree

    def prepare(self, tree: Tree, seat: Seat) -> None:
        """Look at the first actions in as many states as the game asks for."""
        if tree.playouts:
            tree.widen(tree.root, seat.imagine(self.dice))
            return
        states = [seat.imagine(self.dice) for _ in range(seat.game.looks)]
        for node in tree.widen(tree.root, states[0]):
            for state in states[1:]:
                tree.look.left = WIDEST
                node.look += tree.look.after(state, node.action)
            node.look /= len(states)
        tree.root.weigh()


def ranked(tree: Tree) -> list[Advice]:
    """The answers tried, best first; then those that were only looked at."""
    tried = [node for node in tree.root.children if node.visits > 0]
    nodes = tried if tree.playouts and tried else tree.root.children
    shift, trust = offset(tried), tree.trust(tree.root)
    level = tree.level()
    advice = [
        Advice(
            action=node.action,
            worth=min(max(level + node.worth(shift, trust), 0.0), 1.0),
            visits=int(node.visits),
        )
        for node in nodes
    ]
    advice.sort(key=rank, reverse=True)
    return advice


def rank(advice: Advice) -> tuple[bool, float]:
    return advice.visits > 0, advice.worth
