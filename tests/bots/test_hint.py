"""What a hint reads off a search: the line, the fear, and whose chance it is."""

import pytest

from sobremesa.bots.bot import Advice, Budget, Hint
from sobremesa.bots.hint import LONGEST, answers_to, follow, most_feared, read, sharing
from sobremesa.bots.levels import Brain
from sobremesa.bots.mcts import Mcts, Tree
from sobremesa.bots.node import Node
from sobremesa.games import find
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.match import Match

ME, MATE, RIVAL = 0, 1, 2


def node(seat: int, action: int, visits: int, mean: float, *children: Node) -> Node:
    made = Node(action, seat)
    made.visits, made.hope, made.total = visits, visits * mean, visits * mean
    made.children = list(children)
    return made


def feared(best: Node, side: set[int]) -> list[int]:
    answers = answers_to(follow(best, 3.0), side)
    return [one.action for one in most_feared(best, answers)]


def test_the_line_is_what_came_most_often_as_long_as_it_came() -> None:
    best = node(
        *(ME, 1, 100, 0.5),
        node(RIVAL, 2, 30, 0.4),
        node(RIVAL, 3, 60, 0.6, node(ME, 4, 2, 0.9)),
    )

    assert [1, 3] == [one.action for one in follow(best, 3.0)]
    assert [1] == [one.action for one in follow(best, 61.0)]


def test_a_line_has_an_end() -> None:
    last = node(ME, 99, 50, 0.5)
    for action in range(30):
        last = node(ME, action, 50, 0.5, last)

    assert LONGEST == len(follow(last, 3.0))


def test_the_rivals_answer_after_which_one_stands_worst_is_feared() -> None:
    worst = node(RIVAL, 5, 10, 0.2, node(RIVAL, 6, 9, 0.2, node(ME, 7, 9, 0.2)))
    best = node(
        *(ME, 1, 100, 0.5),
        node(MATE, 2, 20, 0.1),
        node(RIVAL, 3, 50, 0.6),
        node(RIVAL, 4, 4, 0.0),  # seen too seldom
        worst,
    )

    assert [5, 6] == feared(best, {ME, MATE})


def test_an_answer_that_costs_nothing_is_not_feared() -> None:
    best = node(ME, 1, 100, 0.5, node(RIVAL, 3, 50, 0.495), node(RIVAL, 4, 50, 0.505))

    assert [] == feared(best, {ME})


def test_mates_are_not_feared_whatever_they_do() -> None:
    best = node(ME, 1, 100, 0.5, node(MATE, 3, 50, 0.1))

    assert [] == feared(best, {ME, MATE})


def test_chances_are_told_on_the_scale_of_the_best_answer() -> None:
    game = find("stratum")
    tree = Tree(game, Fast("scale"), ME)
    tree.root.children = [node(ME, 1, 20, 0.5, node(RIVAL, 2, 15, 0.4))]
    tree.tried, tree.came = [1] * 20, [0.3, 0.35, 0.4, *[0.5] * 17]

    hint = read(tree, [Advice(action=1, worth=0.6, visits=20)], [ME])

    assert [0.6, 0.5] == [round(step.worth, 3) for step in hint.line]
    assert [2] == [step.action for step in hint.feared]
    assert 1 == hint.answers
    assert 0.5 == round(hint.low, 3), "the third of twenty, as much better as the best"
    assert 20 == hint.simulations


def test_before_the_choice_stands_the_mean_of_all_that_was_considered() -> None:
    found = [Advice(action=at, worth=at / 10, visits=1) for at in (6, 3, 0)]

    hint = Hint(how="look", advice=found, side=[0])

    assert (0.3, 0.6) == (round(hint.before, 3), hint.after)


@pytest.mark.parametrize(
    ("name", "seats", "options", "side"),
    [
        ("stratum", 4, {}, {0, 2}),
        ("carcosa", 3, {}, {0, 1, 2}),
        ("carcosa", 1, {}, {0}),
        ("connected_worlds", 2, {}, {0}),
        ("heroes", 2, {}, {0}),
        ("heroes", 4, {"mode": "teams"}, {0, 2}),
        ("heroes", 2, {"mode": "challengers"}, {0, 1}),
        ("escaramuzas", 2, {}, {0}),
        ("escaramuzas", 4, {}, {0, 2}),
    ],
)
def test_a_chance_is_of_all_that_win_together(
    name: str, seats: int, options: dict[str, object], side: set[int]
) -> None:
    game = find(name)
    match = Match(game, ["a"] * seats, game.set_up(options, seats), seed="side")
    first = int(match.state.seat)

    found = sharing(match.seat(first), Fast("side"))

    assert {(one + first) % seats for one in side} == set(found)


def test_one_answer_is_followed_too() -> None:
    """Whoever has no choice may still want to know what comes."""
    match = Match(find("escaramuzas"), ["a"] * 2, seed="single")
    dice = Fast("single")
    while len(match.state.legal()) > 1:
        match.play(int(match.state.seat), dice.pick(match.state.legal()))

    seat = match.seat(int(match.state.seat))
    hint = Mcts(Fast("single")).hint(seat, Budget(simulations=4))

    assert 4 == hint.simulations
    assert seat.legal == [one.action for one in hint.advice]


def test_a_hint_that_nobody_waits_for_is_none() -> None:
    seat = Match(find("stratum"), ["a"] * 4, seed="forsaken").seat(0)

    hint = Brain("mcts:1s", "forsaken").hint(seat, lambda: True)

    assert 0 == hint.simulations
    assert [] == hint.line


def test_in_a_gentle_house_a_hint_tells_no_chance_of_a_printed_one() -> None:
    """Measured in `games/carcosa/chance.py`; what bots weigh stays as it is."""
    carcosa = find("carcosa")
    for options, told in (({}, False), (carcosa.first.options, True)):
        match = Match(
            carcosa, ["x"] * 3, carcosa.set_up(options, 3), seed="a gentle house"
        )
        seat = match.seat(0)

        found = Brain("greedy", "luck").hint(seat)
        plain = Brain("greedy", "luck").bot.hint(seat, Budget())

        pairs = [
            (one.worth, other.worth)
            for one, other in zip(found.advice, plain.advice, strict=True)
        ]
        assert [one.action for one in found.advice] == [
            one.action for one in plain.advice
        ]
        assert all((high > low + 0.2) is told for high, low in pairs)
        assert all((high == low) is not told for high, low in pairs)
