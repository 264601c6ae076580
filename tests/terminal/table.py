"""The command line at a test's table: running it, and files to feed it."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path

from click.testing import CliRunner, Result

from sobremesa.bots.levels import Brain
from sobremesa.cli import main
from sobremesa.games import find
from sobremesa.kernel import notation
from sobremesa.kernel.match import Match, replay
from sobremesa.kernel.record import Record

ENVIRONMENT = {"LC_ALL": "C.UTF-8", "COLUMNS": "100", "NO_COLOR": None}
BOTS = "human,greedy,chance,chance"
FIRST = ["1"] * 400  # more answers than a match has questions


def sobremesa(
    *words: object, typed: Iterable[str] = (), data: bytes | None = None
) -> Result:
    """What the command does with these words, and with these lines typed."""
    text = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(
        main,
        [str(word) for word in words],
        input=text if data is None else data,
        env=ENVIRONMENT,
    )


def output(*words: object, typed: Iterable[str] = ()) -> str:
    """Its standard output, where all is well."""
    result = sobremesa(*words, typed=typed)
    assert result.exit_code == 0, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.stdout


def sentence(result: Result) -> str:
    """The one sentence a broken input gets."""
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit), result.exception
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("sobremesa: ")
    assert "Traceback" not in result.output
    return lines[0].removeprefix("sobremesa: ")


@cache
def finished() -> Record:
    """A whole match between greedy bots."""
    match = Match(find("stratum"), ["greedy"] * 4, seed="finished")
    brains = [Brain("greedy", seat) for seat in range(4)]
    while not match.over:
        seat = int(match.state.seat)
        match.play(seat, brains[seat].choose(match.seat(seat)))
    return match.record()


def half() -> Record:
    """The same, left in the middle."""
    record = finished()
    cut = record.cut(len(record.actions) // 2)
    return replace(cut, tape=tuple(replay(cut, find).tape))


def write(path: Path, record: Record) -> Path:
    path.write_text(notation.write(record), "utf-8")
    return path
