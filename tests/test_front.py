"""The front of the library: matches by texts, as a newcomer would type them."""

import copy
import doctest
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import sobremesa as s
from sobremesa.bots.own import BotError
from sobremesa.front.bots import house_bots
from sobremesa.games import GAMES, IDS
from sobremesa.kernel.errors import (
    ActionError,
    GameError,
    RecordError,
    TurnError,
    UndoError,
    Unknown,
)
from sobremesa.kernel.game import Game
from sobremesa.kernel.record import Record
from sobremesa.kernel.seat import Seat

MODULES = ["front", "front.bots", "front.match", "front.seat", "front.texts"]
TRIO = ["greedy"] * 3
each_game = pytest.mark.parametrize("game", GAMES, ids=list(IDS))


class First:
    """A bot of one's own."""

    def choose(self, seat: Seat) -> int:
        return seat.legal[0]


class Broken:
    """One whose answer is none."""

    def choose(self, seat: Seat) -> str:
        return "castle"


def newcomer(**options: int) -> s.Match:
    return s.Match("stratum", ["Ana", *TRIO], seed=1, lang="en", **options)


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


# Playing


def test_a_person_plays_and_bots_answer() -> None:
    match = newcomer()
    assert match.asked is not None
    assert ("S", "Ana") == (match.asked.id, match.asked.player)
    assert "play herbivore" in match.legal

    told = match.play("play  herbivore ")
    told += match.play(match.legal[0])
    while match.actions[-1][0] == "S":
        told += match.play(match.legal[0])

    assert match.asked.asked, "seats stay at their match"
    assert {"S", "F", "Y", "M"} == {seat for seat, _ in match.actions}
    assert all(re.search(r" \(ST-\d+\.\d+\)$", line) for line in told)
    assert told == match.log[-len(told) :]


def test_an_answer_may_be_a_number() -> None:
    match, twin = newcomer(), newcomer()

    match.play(match.legal[1])
    twin.play(twin.seat("S").kernel.legal[1])

    assert match.position() == twin.position()


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("play herbivor", "did you mean 'play herbivore'"),
        ("play plant", "'play plant' is not legal for seat 0 (S)"),
        ("zzz", "legal are play herbivore, play omnivore"),
        ("", "there is no action ''"),
        ("x" * 10_000, "there is no action 'xxx"),
        (-1, "there is no action -1"),
        (10**60, "there is no action a number of more than 40 digits"),
        (True, "not True"),
    ],
)
def test_what_is_not_legal_is_refused_and_changes_nothing(
    answer: str | int, message: str
) -> None:
    match = newcomer()
    before = match.record(reveal=True)

    with pytest.raises(ActionError, match=re.escape(message)):
        match.play(answer)
    assert before == match.record(reveal=True)


def test_why_says_the_rules() -> None:
    match = s.Match("escaramuzas", 2, seed=1)
    legal, table = match.legal, match.game.table.texts
    refused = next(text for text in table if text not in legal and match.why(text))

    assert [] == match.why(legal[0])
    assert all(isinstance(reason, str) and reason for reason in match.why(refused))
    with pytest.raises(ActionError, match="there is no action 'fly'"):
        match.why("fly")


def test_an_answer_can_be_taken_back() -> None:
    match = newcomer()
    before = match.position()
    match.play("play herbivore")

    match.undo()

    assert before == match.position()
    with pytest.raises(UndoError):
        match.undo()


def test_bots_alone_wait_to_be_told() -> None:
    match = s.Match("stratum", ["chance"] * 4, seed=1)
    assert [] == match.actions

    first = match.step()
    assert 1 == len(match.actions)
    rest = match.run()

    assert match.over
    assert first + rest == match.log[-len(first + rest) :]
    assert (None, [], "") == (match.asked, match.legal, match.question)
    for go_on in (match.step, lambda: match.play("pass"), lambda: match.why("pass")):
        with pytest.raises(TurnError, match="the match is over"):
            go_on()
    with pytest.raises(UndoError, match="the match is over"):
        match.undo()


def test_somebody_may_answer_for_a_bot() -> None:
    match = s.Match("stratum", ["chance"] * 4, seed=1)

    match.play(match.legal[0])

    assert 1 == len(match.actions), "and the others go on waiting"


def test_bots_before_the_first_person_answer_at_once() -> None:
    match = s.Match("stratum", [*TRIO, "Ana"], seed=1)

    assert match.asked is not None
    assert "Ana" == match.asked.player
    with pytest.raises(TurnError, match=r"seat 3 \(M\) is asked, and 'Ana' is no bot"):
        match.step()


def test_a_result_says_who_and_why() -> None:
    match = s.Match("stratum", ["chance"] * 4, seed=1, max_rounds=1)
    assert match.result is None

    match.run()

    assert match.result is not None
    assert set("SFYM") == set(match.result.scores)
    assert re.fullmatch(r"ST-12\.\d+", match.result.rule)
    assert f" by {match.result.rule}: {match.result.text}" in str(match.result)


@each_game
def test_the_first_match_of_a_game_is_played_if_nothing_is_said(game: Game) -> None:
    match = s.Match(game.id, seed=1)

    assert game.first.seats == len(match.players)
    assert "human" == match.players[game.first.seat]
    assert game.set_up(game.first.options, game.first.seats) == match.options
    assert match.asked is not None
    assert match.asked.number == game.first.seat


@pytest.mark.parametrize("seed", [7, "7"])
def test_a_number_is_its_text_as_a_seed(seed: int | str) -> None:
    assert "seed: 7\n" in s.Match("stratum", 4, seed=seed).record(reveal=True)


def test_languages() -> None:
    match = s.Match("stratum", ["Ana", *TRIO], seed=1, lang="es")

    assert "Sagitario juega Herbívoro. (ST-4.2)" == match.play("play herbivore")[0]
    assert "Ronda 1/" in str(match)


# Bots


def test_own_bots_sit_as_names_classes_and_objects() -> None:
    players = [f"{__name__}:First", First, First(), s.bot(First)]
    match = s.Match("stratum", players, seed=1)

    match.run()

    assert [f"{__name__}:First", "First", "First", "First"] == match.players
    assert s.read(match.record()).seats["F"] == "First"


def test_a_bot_that_fails_leaves_the_match_at_its_question() -> None:
    match = s.Match("stratum", ["chance", Broken, Broken, Broken], seed=1)
    told = r"Broken answered 'castle' at the 'action' question of seat 1 \(F\)"
    with pytest.raises(BotError, match=told):
        match.run()

    assert match.asked is not None
    assert "F" == match.asked.id
    before = match.position()
    with pytest.raises(BotError, match=told):
        match.step()
    assert before == match.position()
    assert match.position() == s.replay(match.record(reveal=True)).position()


def test_a_bot_says_a_text_of_any_seat() -> None:
    match = newcomer()
    seat = match.seat("S")

    assert s.bot("mcts:5").choose(seat) in match.legal
    assert s.bot(First).choose(seat) == s.bot(First()).choose(seat.kernel)
    assert "<Bot mcts:5>" == repr(s.bot("mcts:5"))
    assert "<Bot First>" == repr(s.bot(First))


# Looking


@each_game
def test_a_board_is_drawn_as_text_and_as_html(game: Game) -> None:
    match = s.Match(game.id, seed=1)

    assert match.question == str(match).splitlines()[-1]
    assert max(len(line) for line in str(match).splitlines()) <= 80
    html = match._repr_html_()
    assert html.startswith("<pre ")
    assert html.endswith("</pre>")
    assert "<script" not in html
    assert str(match.seat(-1)) != "", "a spectator sees something too"


def test_html_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    match = newcomer()
    monkeypatch.setattr(match._words, "element", lambda kind, id: "<script>&")

    assert "&lt;script&gt;&amp;" in match._repr_html_()
    assert "<script" not in match._repr_html_()


def test_nobody_sees_the_hands_of_others() -> None:
    match = s.Match("stratum", 4, seed=1)

    assert "Hand:" not in str(match), "several people: a spectator looks on"
    assert "Hand: Herbivore" in str(match.seat("S"))
    assert "Hand: Herbivore" not in str(match.seat("F"))
    assert "Hand: Herbivore" in str(newcomer())
    assert match.log == match.seat(-1).log
    assert newcomer().log == match.seat("S").log != match.log


def test_an_imagined_match_is_dealt_anew_where_it_is_hidden() -> None:
    match = newcomer()
    seat = match.seat("S")

    trials = [seat.imagine(seed) for seed in range(4)]

    assert {msgspec.json.encode(seat.view)} == {
        msgspec.json.encode(trial.seat("S").view) for trial in trials
    }
    assert len({trial.position() for trial in trials}) > 1
    trials[0].play("play herbivore")
    assert [("S", "play herbivore")] == trials[0].actions
    assert [] == match.actions
    with pytest.raises(s.Mistake, match="began at a position has no record"):
        trials[0].record()


def test_an_imagined_match_does_not_know_hidden_decks() -> None:
    decks = {"deck.1": "gale_squadron", "deck.2": "black_lab"}
    match = s.Match("heroes", 2, seed=1, **decks)
    hidden = match.game.hidden_options(match.options)
    assert match.asked is not None

    assert not set(hidden) & set(match.asked.imagine().options)


# Texts


def test_a_record_is_read_and_played_again() -> None:
    match = s.Match("stratum", ["chance"] * 4, seed=1, max_rounds=2)
    match.run()
    text = match.record()

    record = s.read("\ufeff# kept\r\n" + text.replace("\n", "  \r\n"))

    assert isinstance(record, Record)
    assert text == str(record)
    for source in (record, text):
        assert match.position() == s.replay(source).position()
        assert text == s.replay(source).record()


def test_a_file_is_read_if_it_is_given_as_a_path(tmp_path: Path) -> None:
    match = newcomer()
    (tmp_path / "a.record").write_text(match.record(), "utf-8-sig")
    (tmp_path / "a.position").write_text(match.position(), "utf-8")

    assert match.record() == str(s.read(tmp_path / "a.record"))
    assert match.position() == s.replay(tmp_path / "a.record").position()
    assert match.position() == s.load(tmp_path / "a.position").position()


def test_an_unfinished_match_goes_on_with_its_seed_only() -> None:
    match = newcomer()
    match.play("play herbivore")

    sealed = s.replay(match.record())
    with pytest.raises(s.Mistake, match="without its seed"):
        sealed.play("at S2")
    assert match.position() == sealed.position()

    again = s.replay(match.record(reveal=True))
    assert match.play("at S2") == again.play("at S2")
    assert match.record() == again.record()


def test_the_bots_of_a_record_are_those_of_the_house() -> None:
    players = ["greedy", f"{__name__}:First", "mcts:999999s", "Ana"]
    record = s.Match("stratum", 4, seed=1).kernel.record(reveal=True)
    record.seats.update(zip("SFYM", players, strict=True))
    modules = set(sys.modules)

    match = s.replay(record)

    assert players == match.players
    assert [0] == list(house_bots(match.players))
    assert modules == set(sys.modules)
    match.run()
    assert "F" == (match.asked and match.asked.id)
    others = s.replay(record, [First, First, "C", "D"])
    others.run()
    assert "Y" == (others.asked and others.asked.id)
    with pytest.raises(s.Mistake, match="takes 4 seats, not 1"):
        s.replay(record, ["A"])


def test_a_match_begins_at_a_position() -> None:
    match = newcomer()
    match.play("play herbivore")

    twin = s.load(match.position(), ["Ana", *TRIO], seed=2)

    assert match.legal == twin.legal
    assert "Sagittarius puts a Herbivore into S2. (ST-4.2)" in twin.play("at S2")
    assert [("S", "at S2")] == twin.actions[:1]
    with pytest.raises(s.Mistake, match="the position has 4 seats, not 2"):
        s.load(match.position(), 2)


# Copies


def pickled(match: s.Match) -> s.Match:
    back: s.Match = pickle.loads(pickle.dumps(match))
    return back


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
def test_a_copy_is_a_match_of_its_own(way: Callable[[s.Match], s.Match]) -> None:
    match = s.Match("stratum", ["Ana", "greedy", First, "chance"], seed=1)
    match.play("play herbivore")
    before = match.position()

    twin = way(match)

    assert repr(match) == repr(twin)
    told = twin.play("at S2")
    assert before == match.position()
    assert told == match.play("at S2")
    assert match.record() == twin.record()
    seat = copy.deepcopy(match.seat("S"))
    assert match.seat("S").legal == seat.legal
