"""What a puzzle asks and why its answer is best, in the reader's language.

The messages are data beside each game, `goal-KIND` and `why-KIND`; they may name what
the game's catalog names.
"""

from fractions import Fraction

from sobremesa.catalogs import beside
from sobremesa.i18n import Words
from sobremesa.kernel.content import name_of
from sobremesa.kernel.dice import Scripted
from sobremesa.kernel.errors import Mistake, NeedRoll
from sobremesa.kernel.log import Event

from .aim import Aim, Decided, Watch
from .puzzle import Puzzle


def say(puzzle: Puzzle, lang: str, key: str, **values: object) -> str:
    Words(lang)  # there is such a language
    path = puzzle.game.folder / "puzzles" / f"{lang}.ftl"
    text = beside(path, lang, puzzle.game).find(f"{key}-{puzzle.kind}", values)
    if text is None:
        raise Mistake(f"{name_of(path)}: there is no message '{key}-{puzzle.kind}'")
    return text


def goal(puzzle: Puzzle, lang: str) -> str:
    """What is asked for, to the seat that is asked."""
    seat = puzzle.game.kinds["seat"][puzzle.seat]
    named = Words(lang, puzzle.game).element("seat", seat)
    return say(puzzle, lang, "goal", seat=named, seat_id=seat)


def why(puzzle: Puzzle, lang: str) -> str:
    """One sentence: how the answer reaches it, and how the next best falls short."""
    words, step = Words(lang, puzzle.game), puzzle.steps[0]
    others = [Fraction(c) for text, c in step.chances.items() if text != step.do]
    return say(
        puzzle,
        lang,
        "why",
        answer=words.action(step.do),
        chance=percent(puzzle.chance, words),
        next=percent(max(others), words),
        sure="yes" if puzzle.chance == 1 else "no",
        none="yes" if max(others) == 0 else "no",
    )


def percent(chance: Fraction, words: Words) -> str:
    """As people say it; exact fractions stand beside it."""
    told = float(100 * chance)
    near = round(told) if told == round(told) or told >= 10 else round(told, 1)
    return words.say("chance-percent", value=near)


class Telling(Watch):
    """Keeps what it hears until the goal is decided."""

    def __init__(self, aim: Aim) -> None:
        super().__init__(aim)
        self.events: list[Event] = []

    def hear(self, key: str, numbers: tuple[int, ...], eyes: int) -> None:
        if key not in self.aim.until:
            self.events.append(Event(key, numbers, eyes).seen_by(self.aim.seat))
        super().hear(key, numbers, eyes)


def tale(puzzle: Puzzle) -> list[Event]:
    """What the solution leads to, as the log tells it, up to the first die."""
    state, log = puzzle.state.clone(), Telling(puzzle.aim)
    for step in puzzle.steps:
        before = len(log.events)
        try:
            action = puzzle.game.table.number(step.do)
            state.apply(action, Scripted([]), log)
        except NeedRoll:
            return log.events[:before]
        except Decided:
            break
    return log.events
