"""What goes over the wire between the lab and its page, typed like `wire.py`."""

from typing import Literal

import msgspec

from .wire import Request, Value

Stage = Literal["waiting", "playing", "over", "stopped", "failed"]


What = Literal["run", "skill", "balance"]


class LabNumbers(msgspec.Struct, frozen=True):
    """What can be turned in a game beside its options: numbers by their places."""

    game: str
    numbers: dict[str, Value]
    tunable: list[str]  # options that a search for balance may turn
    #: Who wins, by the number of seats: sides, or where there are none seats.
    rivals: dict[int, list[str]]


class LabAims(Request, frozen=True):
    """What a search for balance is after: as little change as can be."""

    target: dict[str, float]  # shares from 0 to 1, by side or seat
    tune: list[str]  # options, and numbers of the content by their places
    trials: int = 60  # proposals
    fresh: int = 400  # matches with fresh dice that the best must hold in
    within: float = 0.05  # what is near enough


class LabOrder(Request, frozen=True):
    """A run: who plays what, how often, and what is changed in the game."""

    game: str
    players: list[str]  # bots, by seat; of a run of skill, the weakest first
    matches: int  # of every variant, or proposal
    what: What = "run"
    seats: int = 0  # of a run of skill; 0: two, or the fewest
    aims: LabAims | None = None  # of a search for balance
    #: Options that are varied, each with its values: `hand_size=4,5`.
    vary: list[str] = msgspec.field(default_factory=list)
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

    matches: int = 0  # of every variant, or proposals; 0: as many as were ordered


class LabFigure(msgspec.Struct, frozen=True):
    """How often a seat or a side has won until now, with its 95 % interval.

    Of a guest, a bot among others: its mean score.
    """

    variant: int
    of: Literal["seat", "side", "guest"]
    name: str
    share: float
    low: float
    high: float


class LabTrial(msgspec.Struct, frozen=True):
    """What came of some numbers turned."""

    changes: dict[str, Value]
    change: float  # how much that is
    distance: float  # of the share that is farthest from its target
    figures: list[LabFigure]
    matches: int
    fresh: bool  # played again with dice that the search never saw


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
    matches: int  # of every variant, or proposal
    what: What
    seats: int
    aims: LabAims | None
    vary: list[str]
    seed: str
    options: dict[str, Value]
    numbers: dict[str, Value]
    own: bool  # whether it was brought a file of own content
    against: str
    variants: list[str]  # what is compared; none: nothing is
    created: str
    stage: Stage
    ahead: int  # runs that come before it, if it waits
    played: int  # matches, or proposals
    planned: int
    left: float | None  # seconds until it is over, as far as one can tell
    decisions: float  # of a match, on average
    figures: list[LabFigure]
    front: list[LabTrial]  # of a search: what none beats in both; then what was checked
    best: bool  # whether the last of these has reached the target
    trouble: str  # why it failed
    command: str  # that plays the same; "": none does
    files: list[LabFile]


class Lab(msgspec.Struct, frozen=True):
    """All runs, the newest first; and what may be ordered."""

    runs: list[LabRun]
    bots: list[str]
    most: int  # matches of a run, all variants together
    balance: bool  # whether a search for balance can be had: Optuna is installed
