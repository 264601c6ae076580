"""What was measured, as tables and as JSON; and what has to be reached."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from bench.builds import Facts
from bench.meter import ASK, CLONE, DRIVE, PLAY, SEARCH, Subject
from bench.peers import LEANEST, YARDSTICK


class Bar(NamedTuple):
    """What a game has to reach."""

    ratio: float  # compiled decisions ÷ the yardstick's: at least
    clone: float | None = None  # µs, compiled: at most
    ask: float | None = None  # µs of the widest question's actions, compiled: at most
    compiled: float | None = None  # decisions per second: at least
    interpreted: float | None = None


BARS: Final = {
    "connect_four": Bar(2.0, clone=1.0),
    "stratum": Bar(1.2, clone=1.5, interpreted=60_000),
    "carcosa": Bar(0.6, compiled=360_000),  # 300 × the original engine's
    "heroes": Bar(0.6, clone=5.0),
    "connected_worlds": Bar(0.35),
    "escaramuzas": Bar(0.25, ask=20.0),
}


class Row(NamedTuple):
    """A game in one build."""

    id: str
    facts: Facts
    subject: Subject

    @property
    def compiled(self) -> bool:
        return self.subject.name == "compiled"


class Verdict(NamedTuple):
    """A bar, what was measured, and whether that is enough."""

    game: str
    bar: str
    measured: float
    met: bool


class Figures(NamedTuple):
    """One run: our rows, the peers, and the peers that are missing."""

    rows: list[Row]
    peers: list[Subject]
    missing: list[str]

    def base(self, name: str) -> float | None:
        """The decisions per second of a peer."""
        return next((peer.rate(PLAY) for peer in self.peers if peer.name == name), None)


def ratio(rate: float | None, base: float | None) -> float | None:
    return rate / base if rate and base else None


def number(rate: float | None) -> str:
    """A rate or a ratio for a table."""
    if rate is None:
        return "-"
    return f"{rate:.2f}" if rate < 100 else f"{rate:,.0f}"


def verdicts(figures: Figures) -> list[Verdict]:
    """Every bar that could be measured; without a yardstick there are no ratios."""
    yard = figures.base(YARDSTICK)
    return [found for row in figures.rows for found in judge(row, yard)]


def judge(row: Row, yard: float | None) -> Iterator[Verdict]:
    """A game's bars in one build."""
    bar, name = BARS.get(row.id), row.facts.name
    if bar is None:
        return
    rate = row.subject.rate(PLAY)
    share = ratio(rate, yard)
    if row.compiled and share is not None:
        text = f"decisions ÷ yardstick ≥ {bar.ratio:g}"
        yield Verdict(name, text, share, share >= bar.ratio)
    for text, kind, most in (("clone", CLONE, bar.clone), ("widest", ASK, bar.ask)):
        spent = row.subject.time(kind)
        if row.compiled and spent and most:
            yield Verdict(name, f"{text} ≤ {most:g} µs", spent, spent <= most)
    least = bar.compiled if row.compiled else bar.interpreted
    if rate and least:
        text = f"{row.subject.name} ≥ {least:,.0f} decisions/s"
        yield Verdict(name, text, rate, rate >= least)


def bar_lines(figures: Figures) -> list[str]:
    row = "{:<22}{:<38}{:>9}  {}".format
    lines = [row("Bars", "", "measured", "")]
    for game, bar, measured, met in verdicts(figures):
        lines.append(row(game, bar, number(measured), "met" if met else "NOT MET"))
    return lines


def game_lines(figures: Figures) -> list[str]:
    """Rates, and their ratios to the yardstick's loop and to the leanest."""
    row = "{:<38}{:>11}{:>8}{:>8}{:>11}{:>15}{:>8}{:>10}{:>11}{:>9}".format
    yard, lean = figures.base(YARDSTICK), figures.base(LEANEST)
    heads = ("decisions/s", "÷ yard", "÷ lean", "matches/s", "from Python/s")
    times = ("clone µs", "widest µs")
    lines = [row("Games (seats), build", *heads, "÷ yard", *times, "MCTS/s")]
    for _, facts, subject in figures.rows:
        play, drive = subject.rate(PLAY), subject.rate(DRIVE)
        rates = [
            play,
            ratio(play, yard),
            ratio(play, lean),
            subject.matches,
            drive,
            ratio(drive, yard),
            subject.time(CLONE),
            subject.time(ASK),
            subject.rate(SEARCH),
        ]
        name = f"{facts.name} ({facts.seats}), {subject.name}"
        lines.append(row(name, *[number(rate) for rate in rates]))
    return lines


def peer_lines(figures: Figures) -> list[str]:
    """The peers' rates, then the projects that are missing."""
    row = "{:<34}{:>12}{:>8}{:>11}{:>10}{:>13}".format
    heads = ("decisions/s", "÷ yard", "matches/s", "clone µs", "MCTS sims/s")
    lines = [row("Peers", *heads)]
    yard = figures.base(YARDSTICK)
    for peer in figures.peers:
        play = peer.rate(PLAY)
        copy, search = peer.time(CLONE), peer.rate(SEARCH)
        rates = [play, ratio(play, yard), peer.matches, copy, search]
        lines.append(row(peer.name, *[number(rate) for rate in rates]))
    return [*lines, *[f"missing: {message}" for message in figures.missing]]


def data(figures: Figures) -> dict[str, Any]:
    """All numbers, for programs (Any: JSON)."""
    return {
        "bars": [verdict._asdict() for verdict in verdicts(figures)],
        "games": [
            {
                "id": row.id,
                "seats": row.facts.seats,
                "build": row.subject.name,
                "python_decisions": row.subject.rate(DRIVE),
                **rates(row.subject),
            }
            for row in figures.rows
        ],
        "peers": [{"name": p.name.strip(), **rates(p)} for p in figures.peers],
        "missing": figures.missing,
    }


def rates(subject: Subject) -> dict[str, float | None]:
    """Per CPU second; the clone and the widest question in microseconds."""
    return {
        "decisions": subject.rate(PLAY),
        "matches": subject.matches,
        "clone": subject.time(CLONE),
        "widest": subject.time(ASK),
        "simulations": subject.rate(SEARCH),
    }
