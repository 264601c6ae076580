"""Bots: they answer legally, repeatably, and only from what their seat knows."""

import pytest

from sobremesa import compiled
from sobremesa.bots.bot import Budget
from sobremesa.bots.levels import TURN, Brain, in_a_row, read_budget
from sobremesa.bots.mcts import Mcts, Tree
from sobremesa.bots.node import Node
from sobremesa.games import GAMES, find
from sobremesa.games.escaramuzas.actions import ACTIVATE
from sobremesa.kernel.dice import Dice, Fast
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.kernel.seat import Seat
from sobremesa.kernel.state import State

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
NAMES = ["chance", "clumsy", "careless", "greedy", "mcts:2"]
each_bot = pytest.mark.parametrize("name", NAMES)


class Watched(Seat):
    """A seat that remembers the states it let out."""

    def __init__(self, game: Game, state: State, number: int) -> None:
        super().__init__(game, state, number)
        self.imagined: list[State] = []
        self.deals: list[int] = []

    def imagine(self, dice: Dice) -> State:
        assert isinstance(dice, Fast)
        self.deals.append(int(dice.state))
        state = super().imagine(dice)
        self.imagined.append(state)
        return state


def series(game: Game, names: list[str], matches: int) -> list[float]:
    """Points of every seat over some matches."""
    points = [0.0] * len(names)
    for number in range(matches):
        match = Match(game, names, seed=f"bots {number}")
        brains = [Brain(name, f"{number} {at}") for at, name in enumerate(names)]
        while not match.over:
            seat = int(match.state.seat)
            match.play(seat, brains[seat].choose(match.seat(seat)))
        points = [a + b for a, b in zip(points, match.result.scores, strict=True)]
    return points


@each_game
@each_bot
def test_a_bot_answers_legally_and_repeatably(game: Game, name: str) -> None:
    told = []
    most = 60 if compiled() else 4  # a search is slow where it is interpreted
    for _ in range(2):
        match = Match(game, [name] * game.seats[0], seed="repeat")
        brains = [Brain(name, f"repeat {at}") for at in range(game.seats[0])]
        while not match.over and len(match.actions) < most:
            seat = int(match.state.seat)
            match.play(seat, brains[seat].choose(match.seat(seat)))
        told.append(match.digest())

    assert told[0] == told[1]


@each_game
@each_bot
def test_a_bot_leaves_the_match_as_it_was(game: Game, name: str) -> None:
    match = Match(game, [name] * game.seats[0], seed="quiet")
    before, tape = match.digest(), match.tape[:]

    Brain(name, "quiet").choose(match.seat(int(match.state.seat)))

    assert before == match.digest()
    assert tape == match.tape


@each_game
def test_mcts_searches_only_imagined_states(game: Game) -> None:
    match = Match(game, ["mcts"] * game.seats[0], seed="honest")
    seat = Watched(game, match.state, int(match.state.seat))

    Mcts(Fast("honest")).advise(seat, Budget(simulations=6))

    assert game.looks + 6 == len(seat.imagined)
    assert all(state is not match.state for state in seat.imagined)


@each_game
def test_all_answers_are_tried_with_the_same_deals(game: Game) -> None:
    match = Match(game, ["mcts"] * game.seats[0], seed="deals")
    seat = Watched(game, match.state, int(match.state.seat))

    tree = Mcts(Fast("deals")).search(seat, Budget(simulations=12))

    most = max(int(node.visits) for node in tree.root.children)
    assert most == len(set(seat.deals[game.looks :]))


@pytest.mark.skipif(not compiled(), reason="a search is slow where it is interpreted")
def test_with_the_same_deals_less_is_left_to_luck() -> None:
    match = Match(find("stratum"), ["mcts"] * 4, seed="deals")

    tree = Mcts(Fast("luck")).search(match.seat(0), Budget(simulations=200))

    assert tree.contrast() < 0.85 * tree.deviation(0)


@each_game
@each_bot
def test_a_bot_cannot_tell_a_redealt_match_from_the_true_one(
    game: Game, name: str
) -> None:
    match = Match(game, [name] * game.seats[0], seed="secret")
    seat = int(match.state.seat)
    other = game.redeal(match.state, seat, Fast("other"))

    one = Brain(name, "same").choose(Seat(game, match.state, seat))
    two = Brain(name, "same").choose(Seat(game, other, seat))

    assert one == two


@each_game
def test_advice_is_best_first_and_in_range(game: Game) -> None:
    match = Match(game, ["greedy"] * game.seats[0], seed="advice")
    for name in ("greedy", "mcts:3"):
        advice = Brain(name, "advice").advise(match.seat(int(match.state.seat)))

        assert advice
        assert all(0.0 <= one.worth <= 1.0 for one in advice)
        worths = [one.worth for one in advice]
        assert sorted(worths, reverse=True) == worths


def test_greedy_nature_beats_chance_at_stratum() -> None:
    points = series(GAMES[0], ["greedy", "chance", "greedy", "chance"], 20)

    assert points[0] > 15


def test_greedy_industry_beats_chance_at_stratum() -> None:
    points = series(GAMES[0], ["chance", "chance", "chance", "greedy"], 20)

    assert points[3] > 8


@pytest.mark.skipif(not compiled(), reason="a search is slow where it is interpreted")
def test_mcts_beats_greedy_at_heroes() -> None:
    points = [0.0, 0.0]
    for first in (0, 1):
        names = ["mcts:15", "greedy"] if first == 0 else ["greedy", "mcts:15"]
        found = series(find("heroes"), names, 2)
        points[0] += found[first]
        points[1] += found[1 - first]

    assert points[0] > points[1]


@each_game
def test_mcts_with_one_simulation_trusts_its_look(game: Game) -> None:
    match = Match(game, ["mcts"] * game.seats[0], seed="first")
    seat = match.seat(int(match.state.seat))

    advice = Mcts(Fast("first")).advise(seat, Budget(simulations=1))

    assert 1 == len(advice)
    assert 1 == advice[0].visits


def test_careless_is_worse_than_greedy_and_better_than_chance() -> None:
    points = {}
    for name in ("chance", "careless", "greedy"):
        points[name] = series(GAMES[0], ["greedy", "greedy", name, "greedy"], 40)[2]

    assert points["chance"] < points["careless"] < points["greedy"]


@pytest.mark.parametrize(
    ("better", "worse"), [("careless", "clumsy"), ("clumsy", "chance")]
)
def test_the_more_lapses_the_worse_a_bot_plays(better: str, worse: str) -> None:
    first = series(find("connected_worlds"), [better, worse], 8)
    second = series(find("connected_worlds"), [worse, better], 8)

    assert first[0] + second[1] > first[1] + second[0]


def test_a_search_that_nobody_waits_for_ends() -> None:
    game = find("stratum")
    match = Match(game, ["a", "b", "c", "d"], seed="forsaken")
    seat = Watched(game, match.state, 0)
    patience = 100  # times that it may ask

    def forsaken() -> bool:
        nonlocal patience
        patience -= 1
        return patience <= 0

    advice = Mcts(Fast("patience")).advise(
        seat, Budget(seconds=600.0, forsaken=forsaken)
    )

    assert {one.action for one in advice} <= set(seat.legal)
    assert len(seat.imagined) < 100


@each_game
def test_a_search_forsaken_from_the_start_weighs_next_to_nothing(game: Game) -> None:
    match = Match(game, ["a"] * game.seats[0], seed="forsaken")
    seat = Watched(game, match.state, int(match.state.seat))

    advice = Mcts(Fast("patience")).advise(
        seat, Budget(seconds=600.0, forsaken=lambda: True)
    )

    assert [] == [one for one in advice if one.visits > 1]
    assert len(seat.imagined) <= game.looks


@each_game
def test_a_search_without_time_answers_with_one_simulation(game: Game) -> None:
    match = Match(game, ["a"] * game.seats[0], seed="hurry")
    seat = match.seat(int(match.state.seat))

    advice = Mcts(Fast("hurry")).advise(seat, Budget(seconds=1e-9))

    assert 1 == sum(one.visits for one in advice)


def first_activation() -> Seat:
    """A choice of Escaramuzas with everybody out of reach: no answer interrupts it."""
    match = Match(find("escaramuzas"), ["a", "b"], {"preset": "espresso"}, seed="near")
    while match.state.stage != ACTIVATE:
        seat = int(match.state.seat)
        match.play(seat, Brain("greedy", len(match.actions)).choose(match.seat(seat)))
    return match.seat(int(match.state.seat))


def seats_asked(node: Node) -> set[int]:
    found = {int(child.seat) for child in node.children}
    return found.union(*(seats_asked(child) for child in node.children))


def test_an_action_weighed_at_once_is_worth_the_same_however_often_it_was_tried() -> (
    None
):
    seat = first_activation()
    bot = Mcts(Fast("often"))

    tree = bot.search(seat, Budget(simulations=1))
    for _ in range(59):  # it would end sooner
        tree.simulate(seat)
    hint = bot.search(seat, Budget(simulations=60), noting=True)

    assert max(node.visits for node in tree.root.children) > seat.game.search.patience
    assert {seat.number} == seats_asked(tree.root)
    assert {0, 1} == seats_asked(hint.root)  # which is told, and counts for nothing
    assert len(hint.came) == sum(int(node.visits) for node in hint.root.children)


@pytest.mark.parametrize(
    ("visits", "won", "noting", "decided"),
    [
        (200, 180, False, True),
        (200, 104, False, False),
        (90, 85, False, True),
        (90, 85, True, False),
        (4, 4, False, False),
    ],
)
def test_a_search_is_decided_when_no_luck_could_account_for_the_lead(
    visits: int, won: int, noting: bool, decided: bool
) -> None:
    tree = Tree(find("stratum"), Fast(1), 0)
    tree.noting, tree.root.spread = noting, 0.5
    for total in (won, visits - won):
        node = Node(total, 0)
        node.visits, node.total = visits, float(total)
        tree.root.children.append(node)
    tree.visits[0], tree.totals[0] = 2.0 * visits, float(visits)
    tree.squares[0] = float(visits)

    assert decided == tree.decided()


def test_a_search_is_decided_when_all_answers_come_to_the_same() -> None:
    tree = Tree(find("stratum"), Fast(1), 0)
    for action in range(3):
        node = Node(action, 0)
        node.visits, node.pairs = 12, 0 if action == 0 else 12
        tree.root.children.append(node)
    tree.visits[0], tree.totals[0], tree.squares[0] = 36.0, 18.0, 9.0
    tree.close = 0.005

    assert tree.decided()


@pytest.mark.skipif(not compiled(), reason="a search is slow where it is interpreted")
def test_answers_that_look_bad_are_tried_in_time_too() -> None:
    match = Match(find("connected_worlds"), ["a", "b"], seed="wide")
    while len(find("connected_worlds").shortlist(match.state)) != 5:
        at = int(match.state.seat)
        match.play(at, Brain("greedy", len(match.actions)).choose(match.seat(at)))
    seat = match.seat(int(match.state.seat))

    tree = Mcts(Fast("wide")).search(seat, Budget(simulations=60), noting=True)

    assert all(node.visits > 0 for node in tree.root.children)


@pytest.mark.skipif(not compiled(), reason="a search is slow where it is interpreted")
def test_every_simulation_of_a_search_is_weighed_at_the_same_turn() -> None:
    match = Match(find("connected_worlds"), ["a", "b"], seed="moment")
    seat = match.seat(int(match.state.seat))

    tree = Mcts(Fast("moment")).search(seat, Budget(simulations=200), noting=True)

    assert turns_again(tree.root, seat.number, seat.number) < tree.turns


def turns_again(node: Node, mover: int, own: int) -> int:
    """How often the turn comes back to a seat along the deepest way in a tree."""
    most = 0
    for child in node.children:
        back = int(mover != own and child.seat == own)
        most = max(most, back + turns_again(child, int(child.seat), own))
    return most


@pytest.mark.parametrize("level", TURN)
def test_a_turn_of_a_level_has_an_end_however_many_decisions_it_takes(
    level: str,
) -> None:
    brain = Brain(level, 1)
    shares = [brain.share(number).seconds or 0.0 for number in range(25)]

    assert shares == sorted(shares, reverse=True)
    assert sum(shares) <= 5.0
    assert Brain("mcts:2s", 1).share(9) == Brain("mcts:2s", 1).budget


@pytest.mark.parametrize(
    ("seats", "seat", "number"),
    [([], 0, 0), ([0], 0, 1), ([0, 1, 1], 1, 2), ([1, 1], 0, 0), ([1, 0, 1], 1, 1)],
)
def test_decisions_in_a_row_are_those_since_another_seat_decided(
    seats: list[int], seat: int, number: int
) -> None:
    assert number == in_a_row([(one, 7) for one in seats], seat)


@pytest.mark.parametrize(
    ("limit", "simulations", "seconds"),
    [("500", 500, None), ("1s", 100_000, 1.0), ("200ms", 100_000, 0.2)],
)
def test_budgets_are_simulations_or_time(
    limit: str, simulations: int, seconds: float | None
) -> None:
    budget = read_budget("mcts", limit)

    assert (simulations, seconds) == (budget.simulations, budget.seconds)


@pytest.mark.parametrize("name", ["deep", "mcts:", "mcts:0", "mcts:-3", "mcts:9000s"])
def test_an_unknown_player_or_budget_is_named(name: str) -> None:
    with pytest.raises(Mistake, match=name):
        Brain(name, 1)
