"""The front of the library: what is offered, and what is not there."""

import doctest
import re
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module

import pytest

import sobremesa as s
from sobremesa.bots.own import BotError
from sobremesa.games import IDS
from sobremesa.kernel.errors import (
    GameError,
    RecordError,
    Unknown,
)

from .table import TRIO, newcomer

MODULES = ["front", "front.bots", "front.match", "front.seat", "front.texts"]
# The door


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_docstrings_are_true(name: str) -> None:
    module = import_module(f"sobremesa.{name}")

    found = doctest.testmod(module, optionflags=doctest.ELLIPSIS)

    assert found.attempted > 0
    assert 0 == found.failed


def test_importing_opens_nothing_and_names_all() -> None:
    code = (
        "import sys, sobremesa as s;"
        "assert 'sobremesa.front' not in sys.modules;"
        "assert 'msgspec' not in sys.modules;"
        "assert set(s.__all__) <= set(dir(s));"
        "import sobremesa.games;"
        "print(s.games()[0].id, s.games.find('heroes').id, s.Match.__name__)"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert "stratum heroes Match\n" == done.stdout, done.stderr


def test_a_name_that_is_not_there_is_told() -> None:
    with pytest.raises(AttributeError, match="'sobremesa' has no attribute 'chess'"):
        _ = s.chess  # type: ignore[attr-defined] # that is the point


def test_the_games_of_the_house() -> None:
    assert list(IDS) == [game.id for game in s.games()]
    assert "[<Game stratum: Stratum, 4 seats>, <Game carcosa" in repr(s.games())


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: s.Match("statum"), GameError, "did you mean stratum?"),
        (lambda: s.Match(3), GameError, "there is no game 3"),  # type: ignore[arg-type] # that is the point
        (lambda: newcomer(hand_sise=3), s.Mistake, "did you mean hand_size?"),
        (lambda: newcomer(hand_size=99), s.Mistake, "hand_size cannot be 99"),
        (lambda: s.Match("stratum", 3), GameError, "takes 4 seats, not 3"),
        (lambda: s.Match("stratum", "Ana"), s.Mistake, "list of names and bots"),
        (lambda: s.Match("stratum", True), s.Mistake, "list of names and bots"),
        (lambda: s.Match("stratum", ["Ana", *TRIO], lang="fr"), Unknown, "language"),
        (lambda: s.Match("stratum", 4, seed=True), s.Mistake, "a seed is a number"),
        (lambda: s.Match("stratum", 4, seed=" "), s.Mistake, "the seed ' ' must be"),
        (
            lambda: s.Match("stratum", ["mcts:x", *TRIO]),
            s.Mistake,
            "budget of 'mcts:x'",
        ),
        (
            lambda: s.Match("stratum", ["os:Bot", *TRIO]),
            BotError,
            "os has no class Bot",
        ),
        (lambda: s.Match("stratum", [3, *TRIO]), BotError, "int has no method choose"),
        (lambda: s.bot("gredy"), Unknown, "did you mean greedy?"),
        (lambda: s.bot("human"), Unknown, "there is no bot 'human'"),
        (lambda: newcomer().seat("Z"), Unknown, "there is no seat 'Z', there are S, F"),
        (lambda: newcomer().seat(4), s.Mistake, "there is no seat 4"),
        (lambda: s.read("a.record"), RecordError, "a record begins with"),
        (lambda: s.read(3), s.Mistake, "a text or a Path is read, not 3"),  # type: ignore[arg-type] # that is the point
        (lambda: s.load("{}"), s.Mistake, "this is not a position"),
    ],
)
def test_what_is_not_there_is_told_with_what_is(
    make: Callable[[], object], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=re.escape(message)):
        make()
