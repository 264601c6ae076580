"""Who sits where, with which options and dice: reading the command line."""

import os
import sys
from collections.abc import Mapping, Sequence

from sobremesa.bots.levels import HUMAN, KINDS, Brain, bot_kind
from sobremesa.bots.own import OPENED, Own, is_own, open_bot
from sobremesa.complaint import Complaint
from sobremesa.files import found_in
from sobremesa.kernel.errors import shown
from sobremesa.kernel.game import Game
from sobremesa.kernel.options import Value
from sobremesa.lab.seed import FIRST_SEED as FIRST_SEED
from sobremesa.lab.seed import read_seed as read_seed


def first_company(game: Game, least: int) -> list[str]:
    """The players of a first match, at a table of at least so many seats."""
    first = game.first
    players = [first.level] * max(least, first.seats)
    players[first.seat] = HUMAN
    return players


def read_seats(text: str) -> list[str]:
    """The players by seat."""
    players = [player.strip() for player in text.split(",")]
    for player in players:
        if player != HUMAN:
            open_named(player, 0)  # there is such a bot
    return players


def open_named(bot: str, seed: str | int) -> Brain | Own:
    """A bot that somebody here has named; own ones are looked for in this folder too.

    Never one that a record names: opening runs what is in its module.
    """
    if is_own(bot) and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    return open_bot(bot, seed)


def is_human(player: str) -> bool:
    """Whoever is no bot: records may name people, and bots that are not here."""
    return bot_kind(player) not in KINDS and player not in OPENED


def refuse_humans(players: Sequence[str]) -> None:
    for player in players:
        if is_human(player):
            raise Complaint("error-human", player=player)


def read_options(game: Game, settings: Sequence[str], seats: int) -> dict[str, Value]:
    """What `--set name=value` says, checked by the game."""
    given = read_settings(settings)
    with found_in("--seats"):
        game.set_up({}, seats)
    with found_in("--set"):
        return game.set_up(given, seats)


def people_begin(
    game: Game,
    options: Mapping[str, Value],
    settings: Sequence[str],
    players: Sequence[str],
) -> dict[str, Value]:
    """The options, with a person to begin before bots, where the game has it so."""
    given = {**options, **read_settings(settings)}
    return game.set_up_for(given, [is_human(player) for player in players])


def read_settings(settings: Sequence[str]) -> dict[str, object]:
    """What `--set name=value` says, as it was typed."""
    given: dict[str, object] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not (name and equals and value):
            raise Complaint("error-setting", setting=shown(setting))
        if name in given:
            raise Complaint("error-twice", option=name)
        given[name] = value
    return given
