"""What a puzzle asks and why its answer is best, in the reader's language.

The messages are data beside each game, `goal-KIND` and `why-KIND`; they may name what
the game's catalog names.
"""

from fractions import Fraction
from functools import lru_cache

from sobremesa.i18n import KEPT, Catalog, Words, own_names, paths
from sobremesa.kernel.content import name_of
from sobremesa.kernel.dice import Scripted
from sobremesa.kernel.errors import Mistake, NeedRoll
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import NONE, Event

from .aim import Aim, Decided, Watch
from .puzzle import Puzzle


@lru_cache(maxsize=KEPT)
def catalog(game: Game, lang: str) -> Catalog:
    path = game.folder / "puzzles" / f"{lang}.ftl"
    return Catalog(lang, [path, *paths(lang, game)], own_names(lang, game))


def say(puzzle: Puzzle, lang: str, key: str, **values: object) -> str:
    Words(lang)  # there is such a language
    text = catalog(puzzle.game, lang).find(f"{key}-{puzzle.kind}", values)
    if text is None:
        path = puzzle.game.folder / "puzzles" / f"{lang}.ftl"
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
        chance=percent(puzzle.chance),
        next=percent(max(others)),
        sure="yes" if puzzle.chance == 1 else "no",
        none="yes" if max(others) == 0 else "no",
    )


def percent(chance: Fraction) -> str:
    """As people say it; exact fractions stand beside it."""
    told = float(100 * chance)
    return f"{told:.0f} %" if told == round(told) or told >= 10 else f"{told:.1f} %"


class Telling(Watch):
    """Keeps what it hears until the goal is decided."""

    def __init__(self, aim: Aim) -> None:
        super().__init__(aim)
        self.events: list[Event] = []

    def say(
        self,
        key: str,
        a: int = NONE,
        b: int = NONE,
        c: int = NONE,
        d: int = NONE,
        e: int = NONE,
    ) -> None:
        numbers = tuple(int(one) for one in (a, b, c, d, e) if one != NONE)
        if key not in self.aim.until:
            self.events.append(Event(key, numbers))
        super().say(key, a, b, c, d, e)

    def whisper(
        self,
        key: str,
        eyes: int,
        first: int,
        b: int = NONE,
        c: int = NONE,
        d: int = NONE,
    ) -> None:
        if eyes >> self.aim.seat & 1:
            self.say(key, first, b, c, d)
        else:
            self.say(key, first)


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
