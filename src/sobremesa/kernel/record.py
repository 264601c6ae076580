"""A whole match as data: what was set up, decided and rolled."""

from dataclasses import dataclass, field, replace
from fractions import Fraction

from .options import Value

DECISIONS = 100_000  # of one match; no game of the house comes near it


@dataclass(frozen=True, kw_only=True, repr=False)
class Record:
    """Replays without any generator: the tape holds every number the dice gave."""

    game: str
    edition: int
    table: str  #: the table's digest
    options: dict[str, Value]
    seats: dict[str, str]  #: seat id → who sat there, in seat order
    commitment: str  #: SHA-256 of the seed, published when the match begins
    seed: str | None = None  #: published when it ends
    content: str = ""  #: fingerprint of the own content; "" as it is printed
    overlay: str = ""  #: that content itself; "" in records from before it was carried
    start: str = ""  #: the state it began at, as JSON; "" with a deal
    result: str = "*"  #: `1 0 1 0 by 12.2`, or `*` while it goes on
    ends: str = ""  #: `won lost`, how it ended for each seat; "" while it goes on
    extra: dict[str, str] = field(default_factory=dict)  #: headers we do not know
    actions: tuple[tuple[str, str], ...] = ()  #: seat id, action text
    tape: tuple[int, ...] = ()

    def __str__(self) -> str:
        """The canonical text."""
        from .notation import write  # which is about records

        return write(self)

    def __repr__(self) -> str:
        players = ", ".join(self.seats.values())
        told = f"{decisions(len(self.actions))}, {self.result}"
        return f"<Record of {self.game}: {players}; {told}>"

    def cut(self, decisions: int) -> "Record":
        """The record up to a number of decisions, as if the match had paused there.

        The tape is kept whole: how much of it was used follows from replaying.
        """
        return replace(self, actions=self.actions[:decisions], result="*", ends="")


def decisions(number: int) -> str:
    return "1 decision" if number == 1 else f"{number} decisions"


def score_text(scores: list[float]) -> str:
    """Scores as exact fractions: `1/2 0 1/2 0`."""
    return " ".join(str(Fraction(score).limit_denominator(720)) for score in scores)
