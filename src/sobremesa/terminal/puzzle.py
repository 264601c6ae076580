"""The command that sets puzzles: a board, a goal, and one best answer."""

import datetime
from fractions import Fraction

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sobremesa.bots.levels import HUMAN
from sobremesa.command import lang_option
from sobremesa.complaint import Complaint
from sobremesa.i18n import Words
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.puzzles.puzzle import Puzzle, daily, find_puzzle, puzzles
from sobremesa.puzzles.trial import Trial, Verdict
from sobremesa.puzzles.words import goal, percent, tale, why
from sobremesa.shelf import find, sound

from . import board
from .answers import read_action, read_number
from .commands import COMMANDS, spoken
from .own import read_game
from .plain import open_words
from .rules import fold
from .screen import open_screen, plain_option
from .session import Session

MOST = 12  # answers whose chances are told, the best first
# What can be looked up as at any match.
BESIDE = [COMMANDS[name] for name in ("ask", "rules", "goals", "legend", "board")]


def maybe_game(
    ctx: click.Context, parameter: click.Parameter, value: str | None
) -> Game | None:
    return None if value is None else read_game(ctx, parameter, value)


@click.command(name="puzzle")
@click.argument("game", callback=maybe_game, required=False)
@click.argument("number", required=False, type=click.IntRange(1), metavar="[N]")
@click.option("--daily", "today", is_flag=True, help="The puzzle of this day.")
@lang_option
@plain_option
def puzzle_command(
    game: Game | None, number: int | None, today: bool, lang: str, plain: bool
) -> None:
    """Solve a puzzle: one position, one goal, one best answer, proved.

    \b
    sobremesa puzzle
    sobremesa puzzle stratum 3
    sobremesa puzzle --daily
    """
    if today and game is not None:
        raise Complaint("error-together", one=game.id, other="--daily")
    if today:
        game, number = of_today()
    console = open_screen(plain=plain)
    if game is None or number is None:
        games = sound() if game is None else [game]
        show_list([one for one in games if puzzles(one)], lang, console, plain=plain)
        return
    words = open_words(lang, game, plain=plain)
    raise click.exceptions.Exit(solve(find_puzzle(game, number), words, console))


def of_today() -> tuple[Game, int]:
    """The same for all on one day, by the world's clock."""
    counts = {game.id: len(puzzles(game)) for game in sound()}
    day = datetime.datetime.now(datetime.UTC).date()
    id, number = daily(day, counts)
    return find(id), number


def show_list(games: list[Game], lang: str, console: Console, *, plain: bool) -> None:
    for game in games:
        words = open_words(lang, game, plain=plain)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for one in puzzles(game):
            command = Text(f"  sobremesa puzzle {game.id} {one.number}", style="bold")
            grid.add_row(command, words.spell(goal(one, lang)))
        console.print(Text(words.say("game-name"), style="bold"))
        console.print(grid)


def solve(puzzle: Puzzle, words: Words, console: Console) -> int:
    """Ask until it is solved, shown or left; the program's exit code."""
    players = [puzzle.game.first.level] * int(puzzle.state.seats)
    players[puzzle.seat] = HUMAN
    start = puzzle.state.clone()
    match = Match(
        puzzle.game, players, puzzle.options, seed=str(puzzle.number), start=start
    )
    session = Session(match, words, console)
    session.keeper = None  # there is nothing to go on with
    session.holder = puzzle.seat
    trial = Trial(puzzle)
    try:
        session.show_board()
        tell_goal(session, puzzle)
        while ask(session, trial):
            pass
    except EOFError:
        session.print("")
    return 0


def tell_goal(session: Session, puzzle: Puzzle) -> None:
    words = session.words
    title = words.say("puzzle-title", number=puzzle.number, game=words.say("game-name"))
    session.print(Text(title, style="bold reverse"))
    told = Text(words.spell(goal(puzzle, words.lang)), style="bold")
    told.append(f"  {puzzle.game.cite(puzzle.goal.rule)}", style="not bold dim")
    session.print(told)
    session.say("puzzle-how", "dim")


def ask(session: Session, trial: Trial) -> bool:
    """One question; whether there is another."""
    session.show_choices()
    while True:
        line = session.read()
        if fold(line) in words_of(session, "quit"):
            return False
        if fold(line) in words_of(session, "solution"):
            show_solution(session, trial.puzzle)
            return False
        if fold(line) in (*words_of(session, "help"), "?"):
            session.say("puzzle-how", "dim")
            continue
        try:
            return looked_up(session, line) or answered(session, trial, line)
        except Mistake as error:
            session.complain(error)


def words_of(session: Session, command: str) -> tuple[str, ...]:
    """In the reader's language, without accents, and in English."""
    own = session.words.say(f"command-{command}").split()
    return command, *map(fold, own)


def looked_up(session: Session, line: str) -> bool:
    """Whether this was a command that only tells something."""
    word, _, rest = line.partition(" ")
    command = spoken(session.words).get(fold(word))
    if command is None or command not in BESIDE:
        return False
    command.run(session, rest.strip())
    return True


def answered(session: Session, trial: Trial, line: str) -> bool:
    """Judge an answer, and carry it out if it is right; whether it goes on."""
    seat = session.match.seat(session.holder)
    if not line:
        raise Complaint("error-empty", most=str(len(seat.legal)))
    action = read_number(line, seat.legal)
    if action is None:
        known = spoken(session.words).items()
        told = [word for word, command in known if command in BESIDE]
        beside = [*words_of(session, "quit"), *words_of(session, "solution"), *told]
        action = read_action(session.words, seat, line, beside=beside)
    verdict = trial.judge(seat.game.table.text(action))
    tell_verdict(session, verdict)
    if not verdict.right:
        return True
    if verdict.over:
        show_solution(session, trial.puzzle)
        return False
    session.decide(session.holder, action)
    session.tell(session.holder)
    return True


def tell_verdict(session: Session, verdict: Verdict) -> None:
    words = session.words
    good = "puzzle-right" if verdict.over else "puzzle-goes-on"
    session.say(
        good if verdict.right else "puzzle-wrong",
        "bold green" if verdict.right else "bold red",
        chance=exact(verdict.chance, words),
        best=exact(verdict.best, words),
    )


def exact(chance: Fraction, words: Words) -> str:
    """`5/36, 14%`; 0 and 1 as they are."""
    if chance.denominator == 1:
        return percent(chance, words)
    return f"{chance}, {percent(chance, words)}"


def show_solution(session: Session, puzzle: Puzzle) -> None:
    """Why, by which rule, what follows, and the chance of every other answer."""
    words, game = session.words, puzzle.game
    line = ", ".join(words.action(step.do) for step in puzzle.steps)
    session.say("puzzle-solution", "bold", line=line)
    told = Text(words.spell(why(puzzle, words.lang)))
    told.append(f"  {game.cite(puzzle.goal.why or puzzle.goal.rule)}", style="dim")
    session.print(told)
    session.print(*board.event_lines(words, tale(puzzle)))
    session.say("puzzle-chances", "bold")
    session.print(chances_table(words, puzzle))


def chances_table(words: Words, puzzle: Puzzle) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold")
    listed = [(Fraction(c), text) for text, c in puzzle.steps[0].chances.items()]
    listed.sort(key=lambda one: -one[0])
    for chance, text in listed[:MOST]:
        grid.add_row(f"  {exact(chance, words)}", words.action(text))
    if len(listed) > MOST:
        left = len(listed) - MOST
        grid.add_row("", Text(words.say("puzzle-more", count=left), style="dim"))
    return grid
