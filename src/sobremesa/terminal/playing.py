"""The command that plays: a new match, one that was kept, or on from a position."""

from collections.abc import Callable, Mapping
from typing import TypeVar

import click

from sobremesa.bots.levels import bot_kind
from sobremesa.command import lang_option, warn_if_slow
from sobremesa.complaint import Complaint
from sobremesa.kernel.errors import listed
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.shelf import ids

from . import replay
from .branch import at_fork, at_position
from .kept import LAST, last
from .own import (
    Bringing,
    content_option,
    extended,
    finder,
    read_files,
    read_game,
    seats_for,
    set_option,
)
from .plain import open_words
from .screen import open_screen, plain_option
from .seating import (
    first_company,
    is_human,
    people_begin,
    read_options,
    read_seats,
    read_seed,
)
from .session import Opening
from .sitting import scroll_option, sit_down

F = TypeVar("F", bound=Callable[..., object])


def seed_option(function: F) -> F:
    return click.option(
        "--seed", metavar="SEED", help="Where the dice come from: a number or a word."
    )(function)


@click.command(name="play", cls=Bringing)
@click.argument("game", callback=read_game, required=False)
@click.option(
    "--seats",
    metavar="PLAYERS",
    help="Who plays, by seat: human,greedy,mcts:1s,chance, bots by level, beginner to "
    "expert, or a bot of your own as module:Class. Without it as many, and as good, as "
    "suit a first match; with no --set either, its options too.",
)
@seed_option
@set_option
@content_option
@click.option(
    "--resume",
    metavar="FILE",
    help="Go on from a record saved before; `last`: the match that was left last.",
)
@click.option(
    "--position", "start", metavar="FILE", help="Begin at a position, against bots."
)
@click.option(
    "--fork",
    metavar="RECORD",
    help="Go another way from a moment of a recorded match, against bots: what the "
    "seat that is asked there could not know is dealt anew.",
)
@click.option(
    "--after", type=click.IntRange(0), help="With --fork: after this many decisions."
)
@click.option("--story/--no-story", default=True, help="Tell the story, or begin.")
@scroll_option
@lang_option
@plain_option
def play_command(
    game: Game | None,
    seats: str | None,
    seed: str | None,
    settings: tuple[str, ...],
    content: tuple[str, ...],
    resume: str | None,
    start: str | None,
    fork: str | None,
    after: int | None,
    story: bool,
    scroll: bool,
    lang: str,
    plain: bool,
    **brought: tuple[str, ...],
) -> None:
    """Play a match here, alone against bots or in turns at one keyboard."""
    first, kept = False, ""
    doors = {"--resume": resume, "--position": start, "--fork": fork}
    door = next((name for name, path in doors.items() if path is not None), "")
    if door:
        set_up: dict[str, object] = {"--set": settings, **doors, door: None}
        set_up |= {f"--{kind}": paths for kind, paths in brought.items()}
        refuse_together(set_up, door)
    if after is not None and fork is None:
        raise Complaint("error-missing", name="--fork")
    if resume is not None:
        refuse_together({"--seed": seed}, "--resume")
        kept = last(game.id if game else "") if resume == LAST else ""
        match = resumed(game, seats, content, kept or resume)
    elif start is not None:
        match = at_position(start, game, seats, read_seed(seed), finder(content))
    elif fork is not None:
        luck = read_seed(seed)
        match = at_fork(fork, after, game, seats, luck, finder(content))
    elif game is None:
        raise Complaint("error-which-game", games=listed(ids()))
    else:
        game = extended(game, content)
        least = seats_for(game, brought, settings)
        players = first_company(game, least) if seats is None else read_seats(seats)
        first = seats is None and not settings and not any(brought.values())
        if first:
            options = game.set_up(game.first.options, len(players))
        else:
            options = read_files(game, brought, settings, len(players))
        options = people_begin(game, options, settings, players)
        match = Match(game, players, options, seed=read_seed(seed))
    words = open_words(lang, match.game, plain=plain)
    if any(bot_kind(player) == "mcts" for player in match.players):
        warn_if_slow(words)
    begun = not match.actions and any(map(is_human, match.players))
    screen = open_screen(plain=plain)
    opening = Opening(first=first, story=story and begun, kept=kept)
    raise click.exceptions.Exit(sit_down(match, words, screen, opening, scroll=scroll))


def refuse_together(given: Mapping[str, object], other: str) -> None:
    for option, value in given.items():
        if value:
            raise Complaint("error-together", one=option, other=other)


def resumed(
    game: Game | None, seats: str | None, content: tuple[str, ...], path: str
) -> Match:
    """The record already says what was set up; only players may change."""
    match = replay.resume(path, finder(content))
    replay.same_game(match, game, path)
    if seats is not None:
        players = read_seats(seats)
        read_options(match.game, (), len(players))
        match.players = players
    return match
