"""Boards, beliefs, records, positions and copies of matches."""

import copy
import pickle
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import sobremesa as s
from sobremesa.front.bots import house_bots
from sobremesa.games.heroes.decks import DECKS, write_deck
from sobremesa.kernel.game import Game
from sobremesa.kernel.record import Record

from .table import TRIO, First, each_game, newcomer

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
    assert s.replay(trials[0].record()).position() == trials[0].position()


def test_an_imagined_match_does_not_know_hidden_decks() -> None:
    lists = [write_deck(DECKS[name]) for name in ("gale_squadron", "black_lab")]
    decks = {"list.1": lists[0], "list.2": lists[1]}
    match = s.Match("heroes", 2, seed=1, lang="en", **decks)
    assert match.asked is not None
    assert set(decks) == set(match.game.hidden_options(match.options))

    trial = match.asked.imagine()

    assert {} == trial.options
    assert match.legal == trial.legal


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
    players = ["greedy", "this:Zen", "mcts:999999s", "Ana"]
    record = s.Match("stratum", 4, seed=1).kernel.record(reveal=True)
    record.seats.update(zip("SFYM", players, strict=True))

    match = s.replay(record)

    assert players == match.players
    assert [0] == list(house_bots(match.players))
    assert "this" not in sys.modules
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
