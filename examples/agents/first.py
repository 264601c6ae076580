"""An agent that is a class: it takes the first legal action."""

from sobremesa.kernel.seat import Seat


class First:
    def choose(self, seat: Seat) -> int:
        return seat.legal[0]
