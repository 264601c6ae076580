"""A hint in words: what a bot looked at, what it expects, what it fears."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from rich.table import Table
from rich.text import Text

from sobremesa.bots.bot import Advice, Hint, Step
from sobremesa.i18n import Words

from .board import game_of

NAMED = 3  # actions a hint names
CLEAR, EARNEST = 0.6, 0.2  # of a bot's tries: its clear choice, weighed in earnest
HOW = {
    "search": "advice-search",
    "look": "advice-look",
    "chance": "advice-chance",
    "own": "advice-own",
}
Name = Callable[[int], str]  # of a seat
Said = tuple[int, str]  # how far in it stands, and what it says


def percent(part: float) -> int:
    return round(100 * part)


def candidates(words: Words, hint: Hint, legal: list[int]) -> Table:
    """The best few answers, by the numbers they are chosen by."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for advice in hint.advice[:NAMED]:
        text = game_of(words).table.text(advice.action)
        grid.add_row(
            Text(str(legal.index(advice.action) + 1), style="bold"),
            words.action(text),
            Text(text, style="dim"),
            weighed(words, hint, advice),
        )
    return grid


def weighed(words: Words, hint: Hint, advice: Advice) -> str:
    """What was found out about an answer; nothing of one that was not weighed."""
    if not counts(hint):
        return ""
    parts = [words.say("play-worth", worth=percent(advice.worth))]
    if hint.how == "search" and advice.visits:
        share = advice.visits / hint.simulations
        parts.append(words.say("advice-share", weight=weight(share)))
    elif hint.how == "search":
        parts.append(words.say("advice-glance"))
    return ", ".join(parts)


def weight(share: float) -> str:
    """How much of its thought a bot gave to an answer, in three words."""
    return "most" if share >= CLEAR else "some" if share >= EARNEST else "little"


def counts(hint: Hint) -> bool:
    """Whether its numbers mean anything: who only chooses has none."""
    return any(one.visits for one in hint.advice)


def sentences(words: Words, hint: Hint, name: Name, seats: int) -> Iterator[Said]:
    """All that is to be said beside the answers; `name` says "you" to the reader."""
    yield 1, words.say(HOW[hint.how], count=hint.simulations)
    if counts(hint):
        yield 1, chances(words, hint, seats)
    if hint.how != "search":
        return
    together = len(hint.side) == seats > 1
    if len(hint.line) > 1:
        yield 1, words.say("advice-plan" if together else "advice-line")
        yield from ((2, part) for part in course(words, hint.line, name))
    else:
        yield 1, words.say("advice-no-line")
    yield 1, fear(words, hint, name, seats)


def chances(words: Words, hint: Hint, seats: int) -> str:
    """Before the choice and after it, of whoever wins with the seat."""
    whose = "one" if len(hint.side) == 1 else "team"
    if len(hint.side) == seats > 1:
        whose = "all"
    after = percent(hint.after)
    if len(hint.advice) == 1:
        return words.say("advice-only", whose=whose, after=after)
    before = percent(hint.before)
    return words.say("advice-chances", whose=whose, before=before, after=after)


def course(words: Words, line: Sequence[Step], name: Name) -> Iterator[str]:
    """Seat by seat: its decisions, and how often it came that far."""
    whole = line[0].visits
    for seat, some in groupby(line, key=lambda step: step.seat):
        steps = list(some)
        share = percent(steps[-1].visits / whole)
        yield words.say(
            "advice-step", who=name(seat), what=actions(words, steps), share=share
        )


def fear(words: Words, hint: Hint, name: Name, seats: int) -> str:
    """The rivals' worst answer; where there is none, what bad luck would do."""
    low = percent(hint.low)
    if len(hint.side) == seats:
        return words.say("advice-fate", low=low)
    if not hint.answers:
        return words.say("advice-unanswered", low=low)
    if not hint.feared:
        return words.say("advice-luck", low=low)
    first = hint.feared[0]
    worth = percent(first.worth)
    if first in hint.line:
        return words.say("advice-feared-too", worth=worth)
    who, what = name(first.seat), actions(words, hint.feared)
    return words.say("advice-feared", who=who, what=what, worth=worth)


def actions(words: Words, steps: Sequence[Step]) -> str:
    texts = [game_of(words).table.text(step.action) for step in steps]
    return " · ".join(words.action(text) for text in texts)
