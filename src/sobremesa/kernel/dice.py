"""Luck, handed in: one primitive, and what follows from it."""

import hashlib
from typing import Final

from .errors import DiceError, NeedRoll
from .native import i64, mypyc_attr

MASK: Final[i64] = 0x7FFF_FFFF_FFFF_FFFF
WORD: Final = 2**32
DICE: Final = b"sobremesa dice 1\n"
COMMITMENT: Final = b"sobremesa commitment 1\n"


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of numbers. A die with one side is not rolled."""

    def below(self, n: i64) -> i64:
        """A uniform number in 0 … n-1."""
        raise NotImplementedError

    def roll(self, sides: i64) -> i64:
        """A die with the faces 1 … sides."""
        return self.below(sides) + 1

    def draw(self, bag: list[int]) -> int:
        """Take one out of a bag of counts; the answer is its kind."""
        kind = self.peek(bag)
        bag[kind] -= 1
        return kind

    def peek(self, bag: list[int]) -> int:
        """One of a bag of counts, left where it is."""
        total = sum(bag)
        if total < 1:
            raise DiceError("cannot draw from an empty bag")
        place = self.below(total)
        kind = 0
        while place >= bag[kind]:
            place -= bag[kind]
            kind += 1
        return kind

    def pick(self, items: list[int]) -> int:
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """In place; from the last to the first, as Fisher and Yates."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class Seeded(Dice):
    """The authority's dice: SHA-256 in counter mode over a secret seed.

    Block i is SHA-256(b"sobremesa dice 1\\n" + seed in UTF-8 + b"\\n" + i as 8 bytes,
    big-endian), read as eight 32-bit big-endian words.
    `below(n)` takes words until one is under the largest multiple of n in 2**32, and
    answers that word modulo n.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.prefix = DICE + seed.encode() + b"\n"
        self.counter = 0
        self.words: list[int] = []

    def below(self, n: i64) -> i64:
        if n < 2:
            return 0
        bound = WORD - WORD % n
        word = self.word()
        while word >= bound:
            word = self.word()
        return word % n

    def word(self) -> int:
        if not self.words:
            block = hashlib.sha256(self.prefix + self.counter.to_bytes(8, "big"))
            digest = block.digest()
            for at in range(28, -1, -4):
                self.words.append(int.from_bytes(digest[at : at + 4], "big"))
            self.counter += 1
        return self.words.pop()


def commitment(seed: str) -> str:
    """What is published of a seed before a match: it then cannot be changed."""
    return hashlib.sha256(COMMITMENT + seed.encode()).hexdigest()


class Fast(Dice):
    """Dice for search and simulation: a xorshift on 63 bits, period 2**63 - 1.

    The state never leaves the non-negative half of an i64, so that both builds agree.
    The bias of the last step is below n / 2**43.
    """

    def __init__(self, seed: str | int) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.state: i64 = int.from_bytes(digest[:8], "big") >> 1 or 1

    def below(self, n: i64) -> i64:
        if n < 2:
            return 0
        x = self.state
        x ^= (x << 17) & MASK
        x ^= x >> 15
        x ^= (x << 25) & MASK
        self.state = x
        return (x >> 20) % n


class Recorder(Dice):
    """Dice that keep a tape of the numbers another source gave."""

    def __init__(self, source: Dice, tape: list[int] | None = None) -> None:
        self.source = source
        self.tape: list[int] = [] if tape is None else tape

    def below(self, n: i64) -> i64:
        if n < 2:
            return 0
        number = self.source.below(n)
        self.tape.append(number)
        return number


class Taped(Dice):
    """Dice that give the numbers of a tape again."""

    def __init__(self, tape: list[int]) -> None:
        self.tape = tape
        self.at = 0

    def below(self, n: i64) -> i64:
        if n < 2:
            return 0
        if self.at >= len(self.tape):
            raise DiceError(
                f"the tape ends after {self.at} numbers, one more is needed"
            )
        number = self.tape[self.at]
        sides: int = n  # a number from a text may be too big for an i64
        if not 0 <= number < sides:
            raise DiceError(
                f"tape number {self.at + 1} is {number}, the die has 0 to {n - 1}"
            )
        self.at += 1
        return number


class Scripted(Dice):
    """Dice for tests and exact chance: a script, then `NeedRoll`."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.at = 0

    def below(self, n: i64) -> i64:
        if n < 2:
            return 0
        if self.at >= len(self.script):
            raise NeedRoll(n)
        number = self.script[self.at]
        sides: int = n  # a number from a text may be too big for an i64
        if not 0 <= number < sides:
            raise DiceError(
                f"script number {self.at + 1} is {number}, the die has 0 to {n - 1}"
            )
        self.at += 1
        return number
