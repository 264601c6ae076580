"""Bots of one's own: named, given as a class or an object, and kept in check."""

import copy
import pickle
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sobremesa.bots.bot import Advice, Budget
from sobremesa.bots.chance import Chance
from sobremesa.bots.levels import Brain
from sobremesa.bots.own import BotError, Company, Own, is_own, open_bot
from sobremesa.games import find
from sobremesa.kernel.dice import Dice
from sobremesa.kernel.errors import Mistake, Unknown
from sobremesa.kernel.match import Match
from sobremesa.kernel.seat import Seat

HERE = "tests.bots.test_own"


class First:
    def choose(self, seat: Seat) -> int:
        return seat.legal[0]


class Last:
    """Takes what a bot of the house takes, answers by text, and gives advice."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seat: Seat, budget: Budget) -> str:
        assert budget.simulations > 0
        return seat.game.table.text(seat.legal[-1])

    def advise(self, seat: Seat, budget: Budget) -> list[Advice]:
        return [Advice(action=seat.legal[-1], worth=1.0, visits=1)]


class Answer:
    """Whatever it is told to."""

    def __init__(self, answer: object = None) -> None:
        self.answer = answer

    def choose(self, seat: Seat) -> object:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


class Mute:
    pass


class Demanding:
    def choose(self, seat: Seat, budget: Budget, coffee: int) -> int:
        raise AssertionError


class Stillborn:
    def __init__(self) -> None:
        raise OSError("no model here")

    def choose(self, seat: Seat) -> int:
        raise AssertionError


Way = Callable[[Brain | Own], Brain | Own]


def pickled(bot: Brain | Own) -> Brain | Own:
    back: Brain | Own = pickle.loads(pickle.dumps(bot))
    return back


def asked() -> Seat:
    """The first question of a match of Stratum."""
    return Match(find("stratum"), ["Ann"] * 4, seed="1").seat(0)


@pytest.mark.parametrize(
    "who",
    [f"{HERE}:First", First, First(), Own("First", First())],
    ids=["name", "class", "object", "opened"],
)
def test_an_own_bot_is_a_name_a_class_or_an_object(who: object) -> None:
    seat = asked()

    assert seat.legal[0] == open_bot(who, "1").choose(seat)


def test_a_bot_may_take_dice_and_a_budget_and_answer_by_text() -> None:
    seat = asked()

    bot = open_bot(f"{HERE}:Last", "1")

    assert seat.legal[-1] == bot.choose(seat)
    assert [seat.legal[-1]] == [advice.action for advice in bot.advise(seat)]


def test_a_class_of_the_house_is_seated_too() -> None:
    seat = asked()

    assert open_bot(Chance, "1").choose(seat) == Brain("chance", "1").choose(seat)
    assert "chance" == open_bot(Chance, "1").name


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("who", ["chance", "greedy", "mcts:20", Last, First], ids=str)
def test_a_bot_is_copied_with_its_luck(who: object, way: Way) -> None:
    seat = asked()
    bot = open_bot(who, "1")
    bot.choose(seat)

    twin = way(bot)

    assert [bot.choose(seat) for _ in range(5)] == [twin.choose(seat) for _ in range(5)]


def test_a_bot_without_advice_says_what_it_would_do() -> None:
    seat = asked()

    assert [seat.legal[0]] == [one.action for one in open_bot(First, 1).advise(seat)]


@pytest.mark.parametrize("name", ["greedy", "mcts:20", "normal"])
def test_names_of_the_house_come_first(name: str) -> None:
    assert not is_own(name)
    assert isinstance(open_bot(name, 1), Brain)


@pytest.mark.parametrize(
    ("who", "message"),
    [
        ("nowhere.bots:First", "nowhere.bots:First cannot be opened: ModuleNotFound"),
        (f"{HERE}:Frist", f"{HERE} has no class Frist; did you mean First?"),
        ("os:system", "os has no class system"),
        (Mute, "the bot Mute has no method choose(seat)"),
        (3, "the bot int has no method choose(seat)"),
        (Demanding, "Demanding has choose(seat: "),
        (Stillborn, "the bot Stillborn cannot be made: OSError: no model here"),
    ],
)
def test_what_is_no_bot_is_told_by_name(who: object, message: str) -> None:
    with pytest.raises(BotError, match=re.escape(message)):
        open_bot(who, 1)


def test_a_module_that_fails_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_made.py").write_text("class Bot:\n    x = 1 / 0\n")
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(BotError, match="half_made:Bot cannot be opened: ZeroDivision"):
        open_bot("half_made:Bot", 1)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (
            "play herbivor",
            "answered 'play herbivor' at the 'action' question of seat 0",
        ),
        ("play herbivor", "did it mean 'play herbivore'?"),
        (None, "answered None at"),
        (True, "answered True at"),
        (-1, "answered -1 at the 'action' question of seat 0 (S), which is no legal"),
        (10**50, "answered a number of more than 40 digits"),
        (1.5, "answered 1.5"),
        (ValueError("lost"), "failed at the 'action' question of seat 0 (S): ValueErr"),
        (KeyError("x"), "KeyError: 'x'"),
    ],
)
def test_an_answer_that_is_none_is_told_and_changes_nothing(
    answer: object, message: str
) -> None:
    match = Match(find("stratum"), ["Ann"] * 4, seed="1")
    before = match.digest()

    with pytest.raises(BotError, match=f"^the bot Answer .*{re.escape(message)}"):
        Company({0: Answer(answer)}, match.seed).choose(match)
    assert before == match.digest()


def test_an_own_bot_is_made_once_and_one_of_the_house_for_every_decision() -> None:
    match = Match(find("stratum"), ["chance", "Last", "x", "x"], seed="1")
    company = Company({0: "chance", 1: Last, 2: "chance", 3: "chance"}, match.seed)
    own = company.bots[1]

    while len(match.actions) < 12:
        seat = int(match.state.seat)
        told = company.choose(match)
        if seat == 0:
            luck = f"1/{len(match.actions)}/0"
            assert told == Brain("chance", luck).choose(match.seat(0))
        match.play(seat, told)

    assert own is company.bots[1]


@pytest.mark.parametrize("name", ["os:system", f"{HERE}:First", "antigravity:x", "x:y"])
def test_the_names_of_the_house_import_nothing(name: str) -> None:
    modules = set(sys.modules)

    with pytest.raises(Unknown, match="there is no player"):
        Brain(name, 1)
    assert modules == set(sys.modules)


def test_a_budget_is_no_class() -> None:
    with pytest.raises(Mistake, match="the budget of 'mcts:Search'"):
        open_bot("mcts:Search", 1)
