"""The tree of a search: what is known of an action, and of its sisters together."""

import math

from sobremesa.kernel.native import i64


class Node:
    """An action of a seat: how it looked, how often it was tried, what came of it."""

    def __init__(self, action: int, seat: i64) -> None:
        self.action = action
        self.seat = seat
        self.visits: i64 = 0
        self.total = 0.0
        self.hope = 0.0  # the same for the searching seat
        self.pairs: i64 = 0  # deals that came after another answer's, and
        self.gaps = 0.0  # how far from what they came to there, squared
        self.look = 0.0  # its worth one step ahead
        self.weight = 1.0  # how much that attracts, beside its sisters
        self.children: list[Node] = []
        self.asked: i64 = seat  # after it, lately
        self.spread = 0.0  # of their looks

    def child(self, at: i64, action: int, seat: i64) -> "Node | None":
        """The child of an action, most likely at a known place."""
        children = self.children
        if at < len(children):
            node = children[at]
            if node.action == action and node.seat == seat:
                return node
        for node in children:
            if node.action == action and node.seat == seat:
                return node
        return None

    def worth(self, shift: float, trust: float) -> float:
        """What came of it; as long as that is little, how it looked."""
        return (self.total + trust * (self.look + shift)) / (float(self.visits) + trust)

    def may_be(self, shift: float, trust: float, luck: float) -> float:
        """What it may turn out to be worth; the more often it was tried, the less."""
        return self.worth(shift, trust) + luck / math.sqrt(float(self.visits) + trust)

    def weigh(self) -> None:
        """A child's weight: by how many deviations it looks worse than the best."""
        number = float(len(self.children))
        total = 0.0
        squares = 0.0
        top = 0.0
        for node in self.children:
            total += node.look
            squares += node.look * node.look
            top = max(top, node.look)
        mean = total / number
        spread = math.sqrt(max(squares / number - mean * mean, 0.0))
        self.spread = spread
        for node in self.children:
            node.weight = math.exp((node.look - top) / spread) if spread > 1e-9 else 1.0


def tries(nodes: list[Node]) -> i64:
    visits: i64 = 0
    for node in nodes:
        visits += node.visits
    return visits


def offset(nodes: list[Node]) -> float:
    """By how much things come out better than they look."""
    visits: i64 = 0
    total = 0.0
    for node in nodes:
        visits += node.visits
        total += node.total - node.look * float(node.visits)
    return total / float(visits) if visits > 0 else 0.0
