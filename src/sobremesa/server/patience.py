"""Whether anybody still waits for the job that a worker process has in hand."""


class Patience:
    """Jobs by their number: what is said of one is never taken for the next."""

    def __init__(self) -> None:
        self.heard = 0  # jobs that have come in
        self.begun = 0  # jobs that were taken up
        self.gone = -1  # up to which nobody waits any more

    def hear(self) -> None:
        self.heard += 1

    def begin(self) -> None:
        self.begun += 1

    def give_up(self) -> None:
        """Nobody waits for the job that came in last, or for one before it."""
        self.gone = self.heard

    def forsaken(self) -> bool:
        """Asked by work that can end early."""
        return self.gone >= self.begun


HERE = Patience()  # this process's
