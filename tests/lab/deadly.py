"""A bot that ends the process it plays in."""

import os

from sobremesa.kernel.seat import Seat


class Deadly:
    def choose(self, seat: Seat) -> int:
        os._exit(7)
