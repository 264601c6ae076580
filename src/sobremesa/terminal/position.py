"""Positions: printed, checked, and shown."""

import click

from sobremesa.complaint import Complaint, one_line
from sobremesa.files import found_in, read_record, read_text
from sobremesa.i18n import Words
from sobremesa.kernel import position
from sobremesa.kernel.errors import PositionError
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import EVERYONE
from sobremesa.kernel.match import Match, replay

from .own import seats_for
from .plain import open_words
from .replay import Find, check_count, read_eyes, same_game, table
from .screen import open_screen
from .seating import FIRST_SEED, read_options, read_seed

DOORS: dict[
    str, tuple[str, ...]
] = {  # what `position` does, and what may be said with it
    "--check": (),
    "--load": ("--seat",),
    "--from": ("GAME", "--after"),
    "GAME": ("--seed", "--set"),
}


def only_door(given: list[str]) -> str:
    """What `position` is to do, if all that was given goes together."""
    door = next((name for name in given if name in DOORS), None)
    if door is None:
        raise Complaint("error-missing", name="GAME, --from, --check, --load")
    for name in given:
        if name != door and name not in DOORS[door]:
            raise Complaint("error-together", one=name, other=door)
    return door


def start(game: Game, seed: str | None, settings: tuple[str, ...]) -> Match:
    """A match before its first decision."""
    players = ["chance"] * seats_for(game, {}, settings)
    options = read_options(game, settings, len(players))
    return Match(game, players, options, seed=read_seed(seed) or FIRST_SEED)


def position_of(game: Game | None, source: str, after: int | None, find: Find) -> str:
    """The position of a recorded match after some decisions, or after all."""
    record = read_record(source)
    number = len(record.actions) if after is None else after
    record = record.cut(check_count(number, record, "--after"))
    with found_in(source):
        match = replay(record, find)
    same_game(match, game, source)
    return match.position()


def check_position(path: str, lang: str, find: Find) -> None:
    found = problems(path, find)
    words = Words(lang)
    if not found:
        click.echo(words.say("position-fine", file=path))
        return
    for problem in found:
        click.echo(one_line(problem))
    raise Complaint("position-problems", file=path, number=str(len(found)))


def problems(path: str, find: Find) -> list[str]:
    """All that is wrong with a position; none if it loads."""
    text = read_text(path)
    with found_in(path):
        try:
            position.read(text, find)
        except PositionError as error:  # joins what it found
            return str(error).split("; ")
    return []


def show_position(
    path: str, seat: str | None, lang: str, find: Find, *, plain: bool
) -> None:
    text = read_text(path)
    with found_in(path):
        game, _, state = position.read(text, find)
    seats = game.kinds["seat"][: int(state.seats)]
    eyes = read_eyes(seat, seats, default=EVERYONE)
    console = open_screen(plain=plain)
    words = open_words(lang, game, plain=plain)
    for line in table(words, game, state, eyes):
        console.print(line)
