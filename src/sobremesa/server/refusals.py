"""Every request that cannot be granted, in one clear sentence."""

from sobremesa.kernel.errors import ActionError, Mistake, TurnError, UndoError

from . import wire

FAILED = "something went wrong here; nothing was changed"


class Refused(Exception):
    """A request that cannot be granted; the sentence says why."""

    def __init__(self, code: str, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.code = code
        self.status = status

    def __reduce__(self) -> tuple[type["Refused"], tuple[str, str, int]]:
        return Refused, (self.code, str(self), self.status)  # out of a worker

    def refusal(self) -> wire.Refusal:
        return wire.Refusal(code=self.code, message=str(self))


class Stale(Refused):
    """A change by somebody who did not know of the one before it."""

    def __init__(self, message: str) -> None:
        super().__init__("stale", message, 409)


def refused(error: Mistake) -> Refused:
    """A kernel's error as a refusal."""
    codes = ((TurnError, "turn"), (ActionError, "illegal"), (UndoError, "undo"))
    for kind, code in codes:
        if isinstance(error, kind):
            return Refused(code, str(error), 409)
    return Refused("order", str(error), 400)
