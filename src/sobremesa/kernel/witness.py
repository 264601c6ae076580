"""Whoever hears what rules say while they say it, and need not keep it."""

from .log import ALL, NONE, Log


class Witness(Log):
    """Hears all numbers, whoever they are for; `eyes` tells who may know them."""

    def say(
        self,
        key: str,
        a: int = NONE,
        b: int = NONE,
        c: int = NONE,
        d: int = NONE,
        e: int = NONE,
    ) -> None:
        self.hear(key, told(a, b, c, d, e), ALL)

    def whisper(
        self,
        key: str,
        eyes: int,
        first: int,
        b: int = NONE,
        c: int = NONE,
        d: int = NONE,
    ) -> None:
        self.hear(key, told(first, b, c, d), eyes)

    def hear(self, key: str, numbers: tuple[int, ...], eyes: int) -> None:
        raise NotImplementedError


def told(*numbers: int) -> tuple[int, ...]:
    return tuple(int(number) for number in numbers if number != NONE)
