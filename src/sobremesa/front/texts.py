"""Matches out of texts: records and positions, also from files."""

from os import PathLike
from pathlib import Path

from sobremesa.kernel import match as authority
from sobremesa.kernel import notation, position
from sobremesa.kernel.errors import Mistake, shown
from sobremesa.kernel.record import Record
from sobremesa.shelf import find

from .bots import Players, house_bots, read_players
from .match import Match, seed_text

Source = str | PathLike[str]


def read(source: Source) -> Record:
    """A record from its text, or from the file of a `Path`.

    Any spacing and line ends will do, with comments or without; `str` of a record is
    its canonical text.

    >>> import sobremesa as s
    >>> match = s.Match("stratum", 4, seed=1)
    >>> record = s.read("# the first one\\r\\n" + match.record())
    >>> record
    <Record of stratum: human, human, human, human; 0 decisions, *>
    >>> str(record) == match.record()
    True
    """
    return notation.read(text_of(source))


def replay(
    source: Record | Source, players: Players = None, *, lang: str = "en"
) -> Match:
    """The match of a record, all that it claims checked.

    It can go on if it is not over and the record holds the seed.
    The bots in it are those of the house; `players` seats others.

    >>> import sobremesa as s
    >>> match = s.Match("stratum", ["chance"] * 4, seed=1)
    >>> _ = match.run()
    >>> s.replay(match.record()).result == match.result
    True
    """
    record = source if isinstance(source, Record) else read(source)
    match = authority.verify(record, find)
    if record.seed is not None and not match.over:
        match = authority.replay(record, find, live=True)
    if players is None:
        return Match.around(match, house_bots(match.players), lang)
    names, bots = read_players(players)
    match.game.set_up({}, len(names))
    if len(names) != len(match.players):
        raise Mistake(f"the record has {len(match.players)} seats, not {len(names)}")
    match.players = authority.check_players(names)
    return Match.around(match, bots, lang)


def load(
    source: Source,
    players: Players = None,
    *,
    seed: int | str | None = None,
    lang: str = "en",
) -> Match:
    """A match that begins at a position, from its text or from the file of a `Path`.

    Without `players` everybody is a person. Its record carries that position.

    >>> import sobremesa as s
    >>> match = s.Match("stratum", 4, seed=1)
    >>> twin = s.load(match.position(), ["Ana", "greedy", "greedy", "greedy"])
    >>> twin.legal == match.legal
    True
    """
    game, chosen, state = position.read(text_of(source), find)
    names, bots = read_players(int(state.seats) if players is None else players)
    if len(names) != int(state.seats):
        raise Mistake(f"the position has {int(state.seats)} seats, not {len(names)}")
    match = authority.Match(game, names, chosen, seed=seed_text(seed), start=state)
    return Match.around(match, bots, lang)


def text_of(source: Source) -> str:
    """A text as it stands; the text of a file, if its path is given as one."""
    if isinstance(source, str):
        return source
    if isinstance(source, PathLike):
        return Path(source).read_text("utf-8-sig")
    raise Mistake(f"a text or a Path is read, not {shown(source)}")
