"""What everybody wants, how near they are, and what the signs of the board mean."""

import re
from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.i18n import Words
from sobremesa.kernel.goals import LIMIT, LOSE, WIN, Goal, ordered
from sobremesa.kernel.legend import Sign
from sobremesa.kernel.seat import Outlook

from .board import DIM, game_of, indented, table
from .rules import fold
from .screen import Paper

WIDE = 100  # columns on which a board is tried for its signs


def goals_of(seat: Outlook) -> list[Goal]:
    """Told from what the seat sees, wherever its match is played."""
    return ordered(seat.game.goals(seat.view), seat.id)


def goal_line(words: Words, seat: Outlook) -> Text:
    """What this seat wants, in one line; a spectator is told what is nearest."""
    goals = goals_of(seat)
    if not goals:
        return Text()
    key = "goals-line" if seat.id in goals[0].seats else "goals-line-all"
    told = words.counts(goals[0]) or words.goal(goals[0])
    return Text(words.say(key, goal=told), style=DIM)


def goal_lines(words: Words, seat: Outlook) -> list[RenderableType]:
    """All that can end the match: one's own first."""
    goals, own = goals_of(seat), seat.id
    wins = [goal for goal in goals if goal.sort == WIN]
    parts = {
        "goals-yours": [goal for goal in wins if own in goal.seats],
        "goals-theirs": [goal for goal in wins if own and own not in goal.seats],
        "goals-wins": [] if own else wins,
        "goals-lose": [goal for goal in goals if goal.sort == LOSE],
        "goals-limit": [goal for goal in goals if goal.sort == LIMIT],
    }
    lines: list[RenderableType] = []
    for key, some in parts.items():
        if some:
            lines.append(Text(words.say(key), style="bold"))
            everyone = {id for goal in goals for id in goal.seats}
            lines.append(indented(goal_table(words, everyone, some)))
    return lines


def goal_table(words: Words, everyone: set[str], goals: Iterable[Goal]) -> Table:
    """Whose it is unless everybody's, how near it is, when it is judged, its rule."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for goal in goals:
        names = ", ".join(words.element("seat", id) for id in goal.seats)
        whose = "" if everyone == {*goal.seats} else names
        told = Text(words.goal(goal), style="bold reverse" if goal.met else "")
        judged = words.say(f"goals-{goal.judged}") if goal.judged else ""
        cited = game_of(words).cite(goal.rule)
        grid.add_row(Text(whose), told, Text(f"{judged} {cited}".strip(), style=DIM))
    return grid


def signs_of(words: Words, seat: Outlook, *, plain: bool) -> list[tuple[str, str]]:
    """Signs and meanings; where boards are told in words, only those they show."""
    game = game_of(words)
    if not plain:
        return [(one.sign, words.say(one.key)) for one in game.legend if one.sign]
    paper = Paper(WIDE)
    paper.print(table(words, seat))
    return [
        (one.plain or one.sign, words.say(one.key))
        for one in game.legend
        if typed(one, paper.text)
    ]


def typed(sign: Sign, text: str) -> bool:
    """Whether a board of a typewriter's signs shows it."""
    if sign.plain:
        return sign.plain in text
    return sign.sign.isascii() and re.search(sign.looks, text) is not None


def legend_table(words: Words, signs: list[tuple[str, str]], word: str = "") -> Table:
    """All of them, or those that say a word."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    for sign, told in signs:
        if sign and (sign == word or fold(word) in fold(told)):
            grid.add_row(sign, words.spell(told))
    return grid
