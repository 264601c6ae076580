"""What came of a series, as tables for people."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.i18n import Words
from sobremesa.kernel.state import ENDS, LOST, WON
from sobremesa.lab.counts import kind_of
from sobremesa.lab.series import Series
from sobremesa.lab.summary import summary
from sobremesa.lab.vary import written

USUAL = (WON, LOST)


def report(series: Series, words: Words, *, events: bool) -> list[RenderableType]:
    """The same for people; times stand in the last line."""
    told = summary(series, words)
    title = words.say(
        "series-title",
        game=words.say("game-name"),
        matches=told["matches"],
        seed=told["seed"],
    )
    lines: list[RenderableType] = [Text(title, style="bold")]
    if series.stopped:
        played, planned = told["matches"], told["planned"]
        said = words.say("series-stopped", played=played, planned=planned)
        lines.append(Text(said, style="bold"))
    lines += [seat_table(told, words), ending_table(told, words)]
    if told["set_ups"]:
        lines.append(set_up_table(told, words))
    for key in ("decisions", "rounds"):
        if told[key]:
            lines.append(Text(words.say(f"series-{key}", **told[key])))
    if events:
        lines.append(event_table(told, words))
    for use in series.plan.uses:
        lines += use_table(told, use, words)
    lines.append(Text(time_line(told, words), style="dim"))
    return lines


def seat_table(told: dict[str, Any], words: Words) -> Table:
    """A row a seat; of how matches can end what happened to somebody."""
    ends = [end for end in ENDS if end in USUAL or any(s[end] for s in told["seats"])]
    grid = heads(words, "seat", "player", *ends, "score")
    for seat in told["seats"]:
        grid.add_row(
            f"{words.element('seat', seat['seat'])} ({seat['seat']})",
            seat["player"],
            *[share(words, seat[end], told["matches"]) for end in ends],
            words.say("series-score", score=seat["score"]),
        )
    return grid


def ending_table(told: dict[str, Any], words: Words) -> Table:
    grid = heads(words, "ending", "rule", "matches", "winners")
    for ending in told["endings"]:
        winners = [f"{seat} {number}" for seat, number in ending["won"].items()]
        grid.add_row(
            ending["words"],
            ending["citation"],
            share(words, ending["matches"], told["matches"]),
            ", ".join(winners),
        )
    return grid


def time_line(told: dict[str, Any], words: Words) -> str:
    spent = told["time"]
    return words.say(
        "series-time",
        seconds=spent["seconds"],
        rate=spent["decisions_per_second"],
        engine=words.say(f"engine-{spent['engine']}"),
        jobs=spent["jobs"],
    )


def set_up_table(told: dict[str, Any], words: Words) -> Table:
    """A row a set-up: what differs, how many matches, the seats' mean scores."""
    seats = [words.element("seat", seat["seat"]) for seat in told["seats"]]
    grid = heads(words, "set_up", "matches")
    for seat in seats:
        grid.add_column(seat)
    for row in told["set_ups"]:
        grid.add_row(
            written(row["options"]),
            str(row["matches"]),
            *[words.say("series-score", score=score) for score in row["scores"]],
        )
    return grid


def event_table(told: dict[str, Any], words: Words) -> RenderableType:
    """Every event that happened, by the rule that tells it."""
    grid = heads(words, "event", "rule", "times", "matches")
    assert words.game is not None
    for row in told["events"]:
        word = row["name"].partition("/")[2]
        cells = count_cells(row, told["matches"], words)
        if row["times"]:
            grid.add_row(word, words.game.cite(row["name"]), *cells)
    return grid


def use_table(told: dict[str, Any], use: str, words: Words) -> list[RenderableType]:
    """Every element named, then those that never were."""
    kind = kind_of(use)
    grid = heads(words, "element", "times", "matches")
    never = []
    for row in told["uses"][use]:
        name = words.element(kind, row["name"])
        if row["times"]:
            grid.add_row(name, *count_cells(row, told["matches"], words))
        else:
            never.append(name)
    names = ", ".join(never)
    line = words.say("series-never", count=len(never), names=names)
    return [Text(use, style="bold"), grid, Text(line)]


def count_cells(row: dict[str, Any], matches: int, words: Words) -> list[str]:
    return [
        words.say("series-score", score=row["times"] / matches),
        share(words, row["matches"], matches),
    ]


def heads(words: Words, *names: str) -> Table:
    """A table without lines."""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in names:
        grid.add_column(words.say(f"series-head-{name}"))
    return grid


def share(words: Words, part: int, whole: int) -> str:
    return words.say("series-share", part=part, percent=100 * part / whole)
