"""Every request that cannot be granted, in one clear sentence."""

from collections.abc import Sequence
from typing import Final, Literal

from sobremesa.kernel.errors import (
    ActionError,
    Mistake,
    PositionError,
    RecordError,
    TurnError,
    UndoError,
)

from . import wire

#: The client has words for each, in every language (`refusal-<code>`).
Code = Literal[
    "begun",
    "bot",
    "busy",
    "cards",
    "chat",
    "clock",
    "closed",
    "content",
    "device",
    "edition",
    "file",
    "full",
    "game",
    "gone",
    "hello",
    "host",
    "http",
    "idle",
    "illegal",
    "invitation",
    "lab",
    "lang",
    "lesson",
    "name",
    "operator",
    "options",
    "order",
    "over",
    "picture",
    "playing",
    "position",
    "push",
    "puzzle",
    "rate",
    "ready",
    "record",
    "report",
    "schema",
    "seat",
    "secret",
    "server",
    "share",
    "sheet",
    "size",
    "slow",
    "stale",
    "store",
    "table",
    "token",
    "turn",
    "undo",
    "waiting",
    "worker",
]

FAILED = "something went wrong here; nothing was changed"


class Refused(Exception):
    """A request that cannot be granted; the sentence says why."""

    def __init__(self, code: Code, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.code = code
        self.status = status

    def __reduce__(self) -> tuple[type["Refused"], tuple[Code, str, int]]:
        return Refused, (self.code, str(self), self.status)  # out of a worker

    def refusal(self) -> wire.Refusal:
        return wire.Refusal(code=self.code, message=str(self))


class Stale(Refused):
    """A change by somebody who did not know of the one before it."""

    def __init__(self, message: str) -> None:
        super().__init__("stale", message, 409)


#: A kernel's errors, each with the status it has on REST; any other is an order's.
KINDS: Final[Sequence[tuple[type[Mistake], Code, int]]] = (
    (TurnError, "turn", 409),
    (ActionError, "illegal", 409),
    (UndoError, "undo", 409),
    (RecordError, "record", 400),
    (PositionError, "position", 400),
)


def refused(error: Mistake) -> Refused:
    """A kernel's error as a refusal."""
    for kind, code, status in KINDS:
        if isinstance(error, kind):
            return Refused(code, str(error), status)
    return Refused("order", str(error), 400)
