"""Bots of one's own: a class, an object, or a class by name, as `module:Class`.

All they need is `choose(seat)` or `choose(seat, budget)`; the answer is one of the
seat's legal actions, by number or by text.
A name imports its module: take it from whoever runs the program, never from a guest
or a record.
"""

import inspect
import operator
import re
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType

from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import Mistake, nearest, shown
from sobremesa.kernel.match import Match
from sobremesa.kernel.seat import Seat

from .bot import Advice, Hint
from .hint import sharing
from .levels import DEFAULT, KINDS, Brain, bot_kind, in_a_row

NAME = re.compile(r"(?P<module>[^\W\d]\w*(?:\.[^\W\d]\w*)*):(?P<kind>[^\W\d]\w*)")
OPENED: dict[str, type] = {}  # by name: those that this program was told to import


class BotError(Mistake):
    """An own bot that cannot be opened, that failed, or whose answer is none."""


class Own:
    """An own bot, whose answers are checked before anybody plays them."""

    def __init__(self, name: str, bot: object) -> None:
        self.name = name
        self.bot = bot
        if not callable(getattr(bot, "choose", None)):
            raise BotError(f"the bot {name} has no method choose(seat)")
        self.arguments("choose")  # it can be asked

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"

    def choose(self, seat: Seat) -> int:
        return self.checked(seat, self.ask("choose", seat))

    def advise(self, seat: Seat) -> list[Advice]:
        """What it weighs, if it says so; otherwise what it would do."""
        if callable(getattr(self.bot, "advise", None)):
            told = self.ask("advise", seat)
            if isinstance(told, list) and all(isinstance(one, Advice) for one in told):
                return told
            raise BotError(f"the bot {self.name} advised {shown(told)}, no advice")
        return [Advice(action=self.choose(seat), worth=0.5, visits=0)]

    def hint(self, seat: Seat) -> Hint:
        """Its advice; how it came to it only its author knows."""
        side = sharing(seat, Fast("side"))
        return Hint(how="own", advice=self.advise(seat), side=side)

    def ask(self, method: str, seat: Seat) -> object:
        arguments = (seat, DEFAULT)[: self.arguments(method)]
        try:
            return getattr(self.bot, method)(*arguments)
        except Exception as error:
            raise BotError(
                f"the bot {self.name} failed {at(seat)}: {told(error)}"
            ) from error

    def arguments(self, method: str) -> int:
        """How many a method takes: the seat, or a budget beside it."""
        try:
            signature = inspect.signature(getattr(self.bot, method))
        except ValueError:  # a compiled one does not say: those of the house take two
            return 2
        for arguments in ((None, None), (None,)):
            try:
                signature.bind(*arguments)
            except TypeError:
                continue
            return len(arguments)
        raise BotError(
            f"the bot {self.name} has {method}{signature}, "
            f"it must take (seat) or (seat, budget)"
        )

    def checked(self, seat: Seat, answer: object) -> int:
        """The action that was meant, if it is legal."""
        texts = {seat.game.table.text(action): action for action in seat.legal}
        near = ""
        if isinstance(answer, str):
            if answer in texts:
                return texts[answer]
            meant = nearest(answer, texts)
            near = f"; did it mean {meant!r}?" if meant else ""
        elif not isinstance(answer, bool) and hasattr(answer, "__index__"):
            number = operator.index(answer)
            if number in texts.values():
                return number
        raise BotError(
            f"the bot {self.name} answered {shown(answer)} {at(seat)}, "
            f"which is no legal action there{near}"
        )


class Company:
    """The bots at a match, by seat.

    One of the house is made anew for every decision: its dice depend on that alone,
    and a match that is resumed goes on alike. An own one is made once.
    """

    def __init__(self, players: Mapping[int, object], seed: str | None) -> None:
        self.bots = {
            seat: open_bot(who, f"{seed}/{seat}") for seat, who in players.items()
        }

    def choose(self, match: Match) -> int:
        """The answer of the bot that is asked."""
        seat = int(match.state.seat)
        bot = self.bots[seat]
        if isinstance(bot, Brain):
            brain = Brain(bot.name, f"{match.seed}/{len(match.actions)}/{seat}")
            return brain.choose(match.seat(seat), in_a_row(match.actions, seat))
        return bot.choose(match.seat(seat))


def open_bot(who: object, seed: str | int) -> Brain | Own:
    """A bot by name, level, `module:Class`, class or object."""
    if isinstance(who, Brain | Own):
        return who
    if isinstance(who, str):
        if not is_own(who):
            return Brain(who, seed)
        return Own(who, made(who, find_class(who), seed))
    for house, kind in KINDS.items():
        if who is kind:
            return Brain(house, seed)
    name = bot_name(who)
    return Own(name, made(name, who, seed) if isinstance(who, type) else who)


def bot_name(who: object) -> str:
    """What a bot is called: by its name, otherwise by its class."""
    if isinstance(who, str):
        return who
    if isinstance(who, Brain | Own):
        return who.name
    return who.__name__ if isinstance(who, type) else type(who).__name__


def is_own(name: str) -> bool:
    """Whether a name is a module's class, and no bot of the house with a budget."""
    return bot_kind(name) not in KINDS and NAME.fullmatch(name) is not None


def find_class(name: str) -> type:
    """The class of a name; imports its module."""
    if name in OPENED:
        return OPENED[name]
    found = NAME.fullmatch(name)
    assert found is not None
    try:
        module = import_module(found["module"])
    except Exception as error:
        raise BotError(f"the bot {name} cannot be opened: {told(error)}") from error
    kind = getattr(module, found["kind"], None)
    if not isinstance(kind, type):
        raise BotError(
            f"the bot {name} cannot be opened: {found['module']} has no class "
            f"{found['kind']}{suggestion(module, found['kind'])}"
        )
    OPENED[name] = kind
    return kind


def suggestion(module: ModuleType, kind: str) -> str:
    known = [name for name, one in vars(module).items() if hasattr(one, "choose")]
    near = nearest(kind, known)
    return f"; did you mean {near}?" if near else ""


def made(name: str, kind: type, seed: str | int) -> object:
    """An object of the class; one that needs an argument is given dice."""
    try:
        return kind(Fast(seed)) if needs_dice(kind) else kind()
    except Exception as error:
        raise BotError(f"the bot {name} cannot be made: {told(error)}") from error


def needs_dice(kind: type) -> bool:
    try:
        inspect.signature(kind).bind()
    except (TypeError, ValueError):  # or it is compiled, and does not say
        return True
    return False


def at(seat: Seat) -> str:
    id = seat.game.kinds["seat"][seat.number]
    return f"at the {seat.stage!r} question of seat {seat.number} ({id})"


def told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
