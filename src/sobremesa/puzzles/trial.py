"""Somebody tries a puzzle: each answer is judged by the chances that were proved."""

from dataclasses import dataclass
from fractions import Fraction

from .puzzle import Puzzle, Step


@dataclass(frozen=True)
class Verdict:
    """Of one answer: whether it keeps the whole chance, and whether that was all."""

    right: bool
    over: bool
    chance: Fraction
    best: Fraction


class Trial:
    """How far somebody has come along a solution."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.at = 0

    @property
    def step(self) -> Step:
        return self.puzzle.steps[self.at]

    def judge(self, text: str) -> Verdict:
        """An answer that is as good but leads elsewhere ends it: it was right."""
        step = self.step
        chance, best = Fraction(step.chances[text]), Fraction(step.chances[step.do])
        if chance < best:
            return Verdict(False, False, chance, best)
        last = self.at + 1 == len(self.puzzle.steps)
        if text == step.do and not last:
            self.at += 1
            return Verdict(True, False, chance, best)
        return Verdict(True, True, chance, best)
