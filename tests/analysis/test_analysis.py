"""Looking back at a match: repeatable, and luck told apart from blunders."""

import re
from functools import cache

import pytest

from sobremesa.analysis import analysis, chances, weigh
from sobremesa.analysis.analysis import Analysis, analyse, put_together, turn_of
from sobremesa.analysis.page import page
from sobremesa.analysis.weigh import Weighed
from sobremesa.analysis.words import sentence
from sobremesa.bots.levels import Brain
from sobremesa.games import GAMES, find
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record


@cache
def finished(game: Game) -> Record:
    """A first match between bots."""
    first = game.first
    options = game.set_up(first.options, first.seats)
    match = Match(game, ["careless"] * first.seats, options, seed="look back")
    while not match.over:
        seat = int(match.state.seat)
        brain = Brain("careless", f"{len(match.actions)}")
        match.play(seat, brain.choose(match.seat(seat)))
    return match.record()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same work, less of it: what is tested is not how well it is done."""
    monkeypatch.setattr(weigh, "ANALYST", "careless")
    monkeypatch.setattr(chances, "AHEAD", 2)
    for name in ("ROLLS", "SURE"):
        monkeypatch.setattr(analysis, name, 1)


def decision(**changed: object) -> Weighed:
    told = {
        "number": 1,
        "seat": 0,
        "action": 0,
        "before": [0.5, 0.5],
        "decided": [0.5, 0.5],
        "settled": [0.5, 0.5],
        **changed,
    }
    return Weighed(**told)  # type: ignore[arg-type]  # as the caller has it


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.usefixtures("quick")
def test_a_decision_is_weighed_alike_whatever_else_is(game: Game) -> None:
    record = finished(game)
    middle = len(record.actions) // 2

    some = weigh.weigh(record, find, [middle, middle + 1], 2)
    one = weigh.weigh(record, find, [middle + 1], 2)

    assert some[1:] == one
    assert some[0].settled == some[1].before
    assert record.actions[middle] == (
        game.kinds["seat"][one[0].seat],
        game.table.text(one[0].action),
    )
    for chance in (one[0].before, one[0].decided, one[0].settled):
        assert len(record.seats) == len(chance)
        assert all(0 <= part <= 1 for part in chance)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.usefixtures("quick")
def test_the_last_decision_is_settled_by_the_result(game: Game) -> None:
    record = finished(game)
    scores = [1.0 if end in ("won", "together") else 0.0 for end in record.ends.split()]

    (last,) = weigh.weigh(record, find, [len(record.actions)], 1)

    assert scores == last.settled


def test_a_match_that_goes_on_is_not_analysed() -> None:
    record = finished(find("heroes")).cut(5)

    with pytest.raises(Mistake, match="finished"):
        weigh.weigh(record, find, [1], 1)


def test_a_blunder_is_what_the_seat_could_have_known_better() -> None:
    turn = turn_of(decision(best=7, worth=0.3, hoped=0.6))

    assert turn is not None
    assert ("blunder", 0, -0.3) == (turn.kind, turn.seat, turn.by)


def test_luck_is_what_came_after_the_decision() -> None:
    turn = turn_of(decision(decided=[0.4, 0.6], settled=[0.9, 0.1]))

    assert turn is not None
    assert ("luck", 0.5) == (turn.kind, abs(turn.by))


def test_a_good_move_is_a_turn_of_its_own() -> None:
    turn = turn_of(decision(decided=[0.8, 0.2], settled=[0.8, 0.2]))

    assert turn is not None
    assert ("move", 0, 0.3) == (turn.kind, turn.seat, turn.by)


def test_small_change_turns_nothing() -> None:
    assert turn_of(decision(decided=[0.55, 0.45], settled=[0.55, 0.45])) is None
    assert turn_of(decision(best=7, worth=0.6, hoped=0.3)) is None


@pytest.mark.usefixtures("quick")
def test_a_whole_match_is_looked_back_at() -> None:
    record = finished(find("heroes"))

    found = analyse(record, lambda numbers, n: weigh.weigh(record, find, numbers, n))

    assert len(record.actions) == len(found.decisions)
    assert len(record.actions) + 1 == len(found.chances)
    assert found.turns == sorted(found.turns, key=lambda turn: turn.number)
    assert analysis.read(analysis.write(found)) == found
    if found.turns:
        greatest = max(abs(turn.by) for turn in found.turns)
        assert greatest == abs(found.turns[found.turning].by)


def looked_at(game: str, **changed: object) -> Analysis:
    """One decision, as an analysis of its own."""
    record = finished(find(game))
    seats = len(record.seats)
    told = {name: [0.5] * seats for name in ("before", "decided", "settled")}
    one = decision(**{**told, "action": 0, **changed})
    return put_together(record, [one], [one])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_turning_points_have_words(lang: str) -> None:
    words = Words(lang, find("stratum"))
    cases: dict[str, dict[str, object]] = {
        "60": {"best": 1, "worth": 0.3, "hoped": 0.6},
        "90": {"settled": [0.9] * 4},
        "10": {"settled": [0.1] * 4},
        "80": {"decided": [0.8] * 4, "settled": [0.8] * 4},
    }

    told = {n: looked_at("stratum", **changed) for n, changed in cases.items()}

    said = {n: sentence(words, one, one.turns[0]) for n, one in told.items()}
    assert len({*said.values()}) == len(cases)
    for number, text in said.items():
        assert re.search(rf"{number}\s?%", text)
        assert text.startswith("1. ")


def test_souls_have_one_chance() -> None:
    found = looked_at("carcosa", settled=[0.9] * 3)

    assert [[0, 1, 2]] == found.sides
    assert "everyone" in sentence(Words("en", find("carcosa")), found, found.turns[0])


def test_the_page_needs_nothing_else_and_shows_names_as_they_are() -> None:
    found = looked_at("stratum", settled=[0.9, 0.1, 0.1, 0.1])
    found = analysis.read(analysis.write(found).replace('"careless"', '"<b>Ana & co"'))

    text = page(Words("en", find("stratum")), found)

    assert "&lt;b&gt;Ana &amp; co" in text
    assert "<b>" not in text
    assert "http" not in text
    assert text.count("<polyline") == len(found.sides) == 2


def test_an_analysis_of_another_version_is_refused() -> None:
    text = analysis.write(looked_at("stratum")).replace("analysis 1", "analysis 9")

    with pytest.raises(Mistake, match="analysis 9"):
        analysis.read(text)
    with pytest.raises(Mistake, match="not an analysis"):
        analysis.read("{}")


def test_those_who_win_together_may_expect_the_same() -> None:
    """Though their cards differ; others may not."""
    game = find("stratum")
    match = Match(game, ["chance"] * 4, seed="mates")

    match.play(0, match.seat(0).legal[0])
    sagittarius, fungi, ygdra, industry = chances.worths(game, match.state, 4)

    assert sagittarius == ygdra
    assert len({sagittarius, fungi, industry}) == 3


def test_a_turning_point_is_named_by_the_whole_move() -> None:
    game = find("stratum")
    number, even = game.table.number, [0.5] * 4
    rose = [0.7, 0.5, 0.7, 0.5]
    found = Analysis(
        sobremesa="analysis 1",
        game=game.id,
        edition=game.edition,
        record="",
        content="",
        analyst="",
        rolls=1,
        seats=["S", "F", "Y", "M"],
        players=["chance"] * 4,
        chances=[even, even, rose],
        decisions=[
            Weighed(1, 0, number("play plant"), even, even, even),
            Weighed(2, 0, number("at S2"), even, rose, rose, begins=False),
        ],
        turns=[analysis.Turn(2, "move", 0, 0.2)],
    )

    told = sentence(Words("en", game), found, found.turns[0])

    assert "chose “Play Plant · In S2”" in told
    assert "Sagittarius + Ygdra" in told


def test_a_move_is_named_by_who_stood_where_it_pointed() -> None:
    """In the analysis, in a list of choices and in a replay alike."""
    heroes = find("heroes")
    words, target = Words("en", heroes), heroes.table.number("target 2b")
    here = {"place:2b": "card:mirage_runner"}

    found = looked_at("heroes", action=target, decided=[0.8] * 2, here=here)

    told = "Target: Mirage Runner (2b)"
    assert told in sentence(words, found, found.turns[0])
    assert told == words.action("target 2b", lambda kind, id: here[f"{kind}:{id}"])
    assert words.action("target 2b") == "Target: 2b"


def test_what_stands_at_a_position_is_weighed_with_the_move() -> None:
    record = finished(find("heroes"))
    aimed = [
        number
        for number, (_, text) in enumerate(record.actions, 1)
        if text.startswith("target ")
    ]

    (one,) = weigh.weigh(record, find, aimed[:1], 1)

    place = find("heroes").table.text(one.action).replace("target ", "place:")
    assert one.here[place].startswith("card:")
