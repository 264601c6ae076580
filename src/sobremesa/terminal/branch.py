"""Matches that begin at a position: to practise, or to try what would have been."""

import secrets

from sobremesa.analysis.fork import fork_at
from sobremesa.bots.levels import HUMAN
from sobremesa.complaint import Complaint
from sobremesa.files import found_in, read_record, read_text
from sobremesa.kernel import position
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match

from .replay import Find, check_count, same_game
from .seating import read_options, read_seats


def at_position(
    path: str, game: Game | None, seats: str | None, seed: str | None, find: Find
) -> Match:
    """A table laid as a position has it."""
    return begun(read_text(path), path, game, seats, seed, find)


def at_fork(
    path: str,
    after: int | None,
    game: Game | None,
    seats: str | None,
    seed: str | None,
    find: Find,
) -> Match:
    """Another way from a moment of a recorded match; from its last one if not said."""
    record = read_record(path)
    number = len(record.actions) if after is None else after
    check_count(number, record, "--after")
    with found_in(path):
        found = fork_at(record, number, find, seed or secrets.token_hex(8))
    return begun(found.position, path, game, seats, seed, find)


def begun(
    text: str,
    path: str,
    game: Game | None,
    seats: str | None,
    seed: str | None,
    find: Find,
) -> Match:
    """Whoever is asked there is a person, and the others are bots, unless told."""
    with found_in(path):
        found, chosen, state = position.read(text, find)
    if state.seat < 0:
        raise Complaint("error-position-over", file=path)
    players = [found.first.level] * int(state.seats)
    players[int(state.seat)] = HUMAN
    if seats is not None:
        players = read_seats(seats)
        read_options(found, (), len(players))
        if len(players) != int(state.seats):
            said = str(int(state.seats))
            raise Complaint("error-position-seats", file=path, seats=said)
    match = Match(found, players, chosen, seed=seed, start=state)
    same_game(match, game, path)
    return match
