"""Which question of which game is taught where: `python -m tests.lessons.taught`.

Prints the table of docs/lessons.md, worked out by playing the lessons.
"""

from collections.abc import Iterator

from sobremesa.games import GAMES
from sobremesa.i18n import Words
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.lessons.lesson import Lesson, lessons, open_lesson
from sobremesa.lessons.tutor import Tutor

HEAD = ["| game | question | taught by |", "|---|---|---|"]
SHEET = "the list below the sheet"
MOST = 3  # steps of a lesson that are named


def begun(lesson: Lesson) -> tuple[Match, Tutor]:
    match = Match(lesson.game, lesson.players("Ana"), lesson.options, seed=lesson.seed)
    return match, Tutor(lesson, match)


def guided(match: Match, tutor: Tutor) -> Iterator[tuple[str, list[str]]]:
    """Do what the lesson waits for, until it waits for nothing more.

    At each decision the question, and the keys of what is said there.
    """
    lesson = tutor.lesson
    while not match.over:
        place, seat = tutor.follow(match), int(match.state.seat)
        if seat == lesson.seat:
            yield match.seat(seat).stage, [moment.key for moment in place.said]
            if place.over:
                return
            action = place.awaited[0]  # until then every decision is a step
        else:
            scripted = tutor.reply(match)
            assert scripted is not None, f"{seat} has no script: {len(match.actions)}"
            action = scripted
        match.play(seat, action)


def met(game: Game) -> dict[str, dict[str, list[str]]]:
    """By question and lesson, the steps that lead through it."""
    found: dict[str, dict[str, list[str]]] = {}
    for name in lessons(game):
        for stage, said in guided(*begun(open_lesson(game, name))):
            if said:
                found.setdefault(stage, {}).setdefault(name, []).append(said[-1])
    return found


def told(game: Game, lang: str = "en") -> set[str]:
    """The questions that are explained below the sheet."""
    words = Words(lang, game)
    return {stage for stage in game.stages if words.explain("stage", stage)}


def rows(game: Game) -> list[str]:
    """A line for each question, in the game's own order."""
    by_step, below = met(game), told(game)
    made = []
    for stage in game.stages:
        places = [some(name, keys) for name, keys in by_step.get(stage, {}).items()]
        places += [SHEET] * (stage in below)
        made.append(f"| {game.name} | `{stage}` | {'; '.join(places)} |")
    return made


def some(name: str, keys: list[str]) -> str:
    """A lesson and its first steps at a question."""
    return f"{name}: {', '.join(keys[:MOST])}{', …' * (len(keys) > MOST)}"


def table() -> list[str]:
    return [*HEAD, *(row for game in GAMES for row in rows(game))]


if __name__ == "__main__":
    print("\n".join(table()))
