"""What goes over the wire between the lab and its page, typed like `wire.py`."""

from typing import Literal

import msgspec

from .wire import Request, Value

Stage = Literal["waiting", "playing", "over", "stopped", "failed"]


class LabNumbers(msgspec.Struct, frozen=True):
    """What can be turned in a game beside its options: numbers by their places."""

    game: str
    numbers: dict[str, Value]


class LabOrder(Request, frozen=True):
    """A run: who plays what, how often, and what is changed in the game."""

    game: str
    players: list[str]  # bots, by seat
    matches: int
    title: str = ""  # what it is called, for whoever looks at it later
    seed: str = "1"
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    content: str = ""  # own content, as TOML
    #: Of the content, over that, by their places.
    numbers: dict[str, Value] = msgspec.field(default_factory=dict)
    against: str = ""  # a former run that it is compared with
    lang: str = "en"  # in which the report opens


class LabMore(Request, frozen=True):
    """Going on with a run that was stopped, or with more matches."""

    matches: int = 0  # of every variant; 0: as many as were ordered


class LabFigure(msgspec.Struct, frozen=True):
    """How often a seat or a side has won until now, with its 95 % interval."""

    variant: int
    of: Literal["seat", "side"]
    name: str
    share: float
    low: float
    high: float


class LabFile(msgspec.Struct, frozen=True):
    """What can be fetched of a run: by a link that holds for some days."""

    name: str
    size: int  # bytes
    link: str


class LabRun(msgspec.Struct, frozen=True):
    """A run, as it stands."""

    id: str
    title: str
    game: str
    players: list[str]
    matches: int  # of every variant
    seed: str
    options: dict[str, Value]
    numbers: dict[str, Value]
    own: bool  # whether it was brought a file of own content
    against: str
    variants: list[str]  # what is compared; none: nothing is
    created: str
    stage: Stage
    ahead: int  # runs that come before it, if it waits
    played: int
    planned: int
    left: float | None  # seconds until it is over, as far as one can tell
    decisions: float  # of a match, on average
    figures: list[LabFigure]
    trouble: str  # why it failed
    command: str  # that plays the same; "": none does
    files: list[LabFile]


class Lab(msgspec.Struct, frozen=True):
    """All runs, the newest first; and what may be ordered."""

    runs: list[LabRun]
    bots: list[str]
    most: int  # matches of a run, all variants together
