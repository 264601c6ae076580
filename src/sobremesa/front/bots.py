"""Bots that answer by text, and who at a table is one."""

from collections.abc import Sequence
from contextlib import suppress

from sobremesa.bots.levels import HUMAN, KINDS, LEVELS, Brain, bot_kind
from sobremesa.bots.own import Own, bot_name, is_own, open_bot
from sobremesa.kernel import seat as kernel
from sobremesa.kernel.errors import Mistake, Unknown, shown

from .seat import Seat

Players = Sequence[object] | int | None


class Bot:
    """A bot, to be asked or to be seated; see `bot`."""

    def __init__(self, brain: Brain | Own) -> None:
        self.brain = brain

    def __repr__(self) -> str:
        return repr(self.brain)

    @property
    def name(self) -> str:
        return self.brain.name

    def choose(self, seat: Seat | kernel.Seat) -> str:
        """The text of the action it would take at a seat that is asked."""
        bare = seat.kernel if isinstance(seat, Seat) else seat
        return bare.game.table.text(self.brain.choose(bare))


def bot(who: object, *, seed: int | str = 0) -> Bot:
    """A bot by name, level, `module:Class`, class or object; its luck is the seed's.

    >>> import sobremesa as s
    >>> match = s.Match("stratum", 4, seed=1)
    >>> s.bot("greedy").choose(match.seat("S")) in match.legal
    True
    >>> s.bot("gredy")
    Traceback (most recent call last):
      ...
    sobremesa.kernel.errors.Unknown: there is no bot 'gredy', ... mean greedy?
    """
    if isinstance(who, Bot):
        return who
    if isinstance(who, str) and not is_bot(who):
        raise Unknown("bot", who, (*KINDS, *LEVELS))
    return Bot(open_bot(who, seed))


def is_bot(name: str) -> bool:
    """Whether a name is a bot's: one of the house, or `module:Class`."""
    return bot_kind(name) in KINDS or is_own(name)


def read_players(
    players: Sequence[object] | int,
) -> tuple[list[str], dict[int, object]]:
    """Everybody's name by seat, and who answers by itself."""
    if isinstance(players, bool | str) or not isinstance(players, int | Sequence):
        raise Mistake(
            f"the players are a list of names and bots, or a number of people, "
            f"not {shown(players)}"
        )
    if isinstance(players, int):
        return [HUMAN] * players, {}
    seated = [who.brain if isinstance(who, Bot) else who for who in players]
    bots = {
        seat: who
        for seat, who in enumerate(seated)
        if not isinstance(who, str) or is_bot(who)
    }
    return [bot_name(who) for who in seated], bots


def house_bots(names: Sequence[str]) -> dict[int, object]:
    """Bots among names that somebody else wrote down: they open no module."""
    bots: dict[int, object] = {}
    for seat, name in enumerate(names):
        with suppress(Mistake):  # people may be called anything
            bots[seat] = Brain(name, 0)
    return bots
