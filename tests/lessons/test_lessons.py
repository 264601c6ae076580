"""Every lesson is played to its end, and says everything in every language."""

from dataclasses import replace
from pathlib import Path

import pytest

from sobremesa.bots.own import Company
from sobremesa.catalogs import pieces
from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.lessons.lesson import Lesson, is_so, lessons, open_lesson
from sobremesa.lessons.sheet import asked, rule_of, whole
from sobremesa.lessons.tutor import Tutor
from sobremesa.lessons.words import catalog, maybe, say

from .taught import begun, guided, met, table, told

PAGE = Path(__file__).parents[2] / "docs" / "lessons.md"
ALL = [(game, name) for game in GAMES for name in lessons(game)]
LONGEST = 75  # words of a step: one thing, in short sentences
WAYS = pytest.mark.parametrize(
    ("game", "name"), ALL, ids=[f"{game.id}-{name}" for game, name in ALL]
)


@WAYS
def test_a_lesson_leads_through_all_its_steps(game: Game, name: str) -> None:
    lesson = open_lesson(game, name)
    match, tutor = begun(lesson)

    said = [key for _, keys in guided(match, tutor) for key in keys]

    assert [step.key for step in lesson.steps] == said
    for seat, script in lesson.bots.items():
        done = [game.table.text(action) for by, action in match.actions if by == seat]
        assert done == list(script), "all of it, and nothing else, was done"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_question_is_met_in_a_lesson_or_explained_beside_the_sheet(
    game: Game,
) -> None:
    in_steps = {*met(game)}
    for lang in LANGUAGES:
        words, below = Words(lang, game), told(game, lang)

        assert {*game.stages} == in_steps | below
        for stage in below:
            about, rule = words.explain("stage", stage), rule_of(game, stage)
            line = f"- **{asked(words, stage)}** {about} ({game.cite(rule)})"
            assert line in whole(game, lang).splitlines()


def test_the_page_tells_where_each_question_is_taught() -> None:
    """It is written by `python -m tests.lessons.taught`."""
    lines = PAGE.read_text("utf-8").splitlines()

    assert table() == lines[lines.index(table()[0]) :]


@WAYS
def test_after_a_lesson_the_match_goes_on_to_its_end(game: Game, name: str) -> None:
    lesson = open_lesson(game, name)
    match, tutor = begun(lesson)
    assert [*guided(match, tutor)]
    bots = Company(dict.fromkeys(range(lesson.seats), "chance"), lesson.seed)

    while not match.over:
        tutor.follow(match)
        match.play(int(match.state.seat), bots.choose(match))

    assert match.result.ends
    assert tutor.follow(match).said == ()


@WAYS
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_says_everything_in_a_few_words(
    game: Game, name: str, lang: str
) -> None:
    lesson = open_lesson(game, name)
    assert (game.folder / "lessons" / f"{name}.{lang}.ftl").exists()
    keys = [moment.key for moment in (*lesson.steps, *lesson.tips)]

    for key in ("title", "about", "end", *keys):
        text = say(game, name, lang, key)
        assert 0 < len(text.split()) <= LONGEST, f"{key}: {text}"
        assert "{" not in text

    own = own_messages(game, name, lang)
    assert {"title", "about", "end", *keys} == own, "nothing is missing, or too much"


def own_messages(game: Game, name: str, lang: str) -> set[str]:
    path = game.folder / "lessons" / f"{name}.{lang}.ftl"
    return {piece.id for piece in pieces(path)}


@WAYS
def test_the_same_steps_warn_in_every_language(game: Game, name: str) -> None:
    steps = open_lesson(game, name).steps
    warned = {
        lang: [s.key for s in steps if maybe(game, name, lang, f"{s.key}.wrong")]
        for lang in LANGUAGES
    }
    assert warned["en"] == warned["es"] == warned["pt"]


@WAYS
def test_the_first_move_comes_within_thirty_seconds(game: Game, name: str) -> None:
    """Some four words a second."""
    match, tutor = begun(open_lesson(game, name))
    while int(match.state.seat) != tutor.lesson.seat:
        action = tutor.reply(match)
        assert action is not None
        match.play(int(match.state.seat), action)

    place = tutor.follow(match)

    assert place.awaited
    for lang in LANGUAGES:
        told = " ".join(say(game, name, lang, one.key) for one in place.said)
        assert len(told.split()) <= 3 * 42, told


def first() -> Lesson:
    return open_lesson(GAMES[0], "first")


def test_whoever_does_something_else_goes_on_alone() -> None:
    match, tutor = begun(first())
    other = match.game.table.number("play carnivore")
    assert other not in tutor.follow(match).awaited

    match.play(0, other)

    assert tutor.follow(match).over
    assert () == tutor.follow(match).awaited


def test_taking_a_decision_back_takes_its_step_back() -> None:
    match, tutor = begun(first())
    before = tutor.follow(match)
    match.play(0, before.awaited[0])
    assert before != tutor.follow(match)

    match.undo(0)

    assert before == tutor.follow(match)


def test_a_lesson_that_is_resumed_stands_where_it_was() -> None:
    match, tutor = begun(first())
    for _ in range(30):
        seat, place = int(match.state.seat), tutor.follow(match)
        reply = place.awaited[0] if seat == 0 else tutor.reply(match)
        assert reply is not None
        match.play(seat, reply)

    later = Tutor(first(), match)

    assert tutor.follow(match) == later.follow(match)
    assert later.follow(match).at > 0


def test_what_a_view_must_show() -> None:
    view = {"round": 3, "players": [{"id": "S", "out": True}]}

    for so in ("round = 3", "round > 2", "round < 4", "players.0.id = S"):
        assert is_so(so, view), so
    for not_so in ("round = 2", "players.1.id = S", "players.0.out = 0", "king > 1"):
        assert not is_so(not_so, view), not_so


BROKEN = {
    "there is no seat 'X'": ('seat = "S"', 'seat = "X"'),
    "no action is called 'play rocks'": ('do = ["play plant"]', 'do = ["play rocks"]'),
    "F cannot do 'dance'": ('"discard plant", "discard mold"', '"dance"'),
    "there is no event '9.9/x'": ('event = "8.2/built"', 'event = "9.9/x"'),
    "there is no stage 'nap'": ('stage = "destination"', 'stage = "nap"'),
    "there is no 'space:Z9' to point at": ('"space:S2"', '"space:Z9"'),
    "plant stands twice": ('key = "plant-where"', 'key = "plant"'),
    "unknown field `sead`": ('seed = "lesson-28"', 'sead = "x"'),
}


@pytest.mark.parametrize("told", BROKEN)
def test_what_is_wrong_with_a_lesson_is_told(told: str, tmp_path: Path) -> None:
    game = GAMES[0]
    old, new = BROKEN[told]
    text = (game.folder / "lessons" / "first.toml").read_text("utf-8")
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "first.toml").write_text(text.replace(old, new), "utf-8")

    with pytest.raises(Mistake) as error:
        open_lesson(replace(game, folder=tmp_path), "first")

    assert told in str(error.value)
    assert "first.toml" in str(error.value)


def test_a_lesson_names_cards_as_the_catalog_does() -> None:
    assert "Planta" in say(GAMES[0], "first", "es", "plant")
    assert catalog(GAMES[0], "first", "es") is catalog(GAMES[0], "first", "es")
