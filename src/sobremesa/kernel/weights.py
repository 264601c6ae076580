"""Weights of a game's `evaluate`: data beside the game, fitted to results of play.

`weights.toml` holds one entry for the game as it is printed and perhaps others for
options or own content; `python -m sobremesa.bots.fit` writes them.
"""

import math
import os
import tomllib
from collections.abc import Callable, Mapping
from typing import Any, final

from .native import i64, vec
from .overlay import Overlay
from .state import State

FILE = "weights.toml"


def any_seat(seat: int) -> str:
    """The role of every seat where all are alike."""
    return "all"


@final
class Findings:
    """The features of a position, written one after another."""

    def __init__(self, number: int) -> None:
        self.values = vec[float]([0.0] * number)
        self.count: i64 = 0

    def add(self, value: float) -> None:
        self.values[self.count] = value
        self.count += 1

    def flag(self, truth: bool) -> None:
        """1 for what is so."""
        self.add(1.0 if truth else 0.0)

    def skip(self, number: i64) -> None:
        """So many that do not apply: 0."""
        self.count += number

    def join(self, other: "Findings") -> None:
        """What both have together."""
        for at in range(self.count):
            self.values[at] += other.values[at]

    def scale(self, factor: float) -> None:
        for at in range(self.count):
            self.values[at] *= factor

    def subtract_from(self, other: "Findings") -> None:
        """How much more the other has."""
        for at in range(self.count):
            self.values[at] = other.values[at] - self.values[at]

    def listed(self) -> list[float]:
        return [self.values[at] for at in range(self.count)]


class Features:
    """What `evaluate` weighs: a chance is the logistic function of the weighted sum.

    `of` is asked about states that are not over, for a seat; seats of a role share
    their weights.
    """

    def __init__(
        self,
        names: tuple[str, ...],
        of: Callable[[State, int], Findings],
        role: Callable[[int], str] = any_seat,
    ) -> None:
        self.names = names
        self.of = of
        self.role = role


@final
class Row:
    """The weights of a seat, in the order of the features."""

    def __init__(self, weights: list[float]) -> None:
        self.values = vec[float](weights)


class Weights:
    """Those of the match that was thought about last, by seat."""

    def __init__(
        self, folder: str, names: tuple[str, ...], role: Callable[[int], str] = any_seat
    ) -> None:
        self.path = os.path.join(folder, FILE)
        self.names = names
        self.role = role
        self.box: object = None
        self.by_seat: list[Row] = []

    def open(
        self, box: object, options: Mapping[str, object], own: str, seats: int
    ) -> None:
        """Those fitted for these options and this own content, or the printed game."""
        content = Overlay(own).fingerprint if own else ""
        found = entry_of(entries(self.path), options, content)["weights"]
        self.by_seat = [
            Row([float(found[self.role(seat)].get(name, 0.0)) for name in self.names])
            for seat in range(seats)
        ]
        self.box = box


def total(weights: Row, found: Findings) -> float:
    """The weighted sum."""
    worth = 0.0
    known, values = weights.values, found.values
    for at in range(found.count):
        worth += known[at] * values[at]
    return worth


def likely(lead: float) -> float:
    """The logistic function, as far as it makes a difference: from 0 to 1."""
    return 1.0 / (1.0 + math.exp(-min(max(lead, -30.0), 30.0)))


def chance(weights: Row, found: Findings) -> float:
    """From 0 to 1."""
    return likely(total(weights, found))


def entry_of(
    found: list[dict[str, Any]], options: Mapping[str, object], content: str
) -> dict[str, Any]:
    """The entry of exactly these options and this content, or else the first."""
    for entry in found:
        if entry["options"] == dict(options) and entry["content"] == content:
            return entry
    return found[0]


def entries(path: str) -> list[dict[str, Any]]:
    """All that were fitted, the printed game's first."""
    with open(path, "rb") as file:
        return list(tomllib.load(file)["fit"])
