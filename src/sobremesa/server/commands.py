"""The commands of whoever keeps a house: backup, restore, doctor, reports, forget."""

import asyncio
import json
import sys
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import click
from sqlalchemy.engine import make_url

from sobremesa.command import spoken_language, warn_if_slow
from sobremesa.i18n import Words
from sobremesa.kernel.errors import Mistake

from . import keeping
from .books import FILE, Books, Row, is_file, open_books, parsed, unpacked
from .doctor import Diagnosis, diagnose
from .logs import one_line
from .serve import data_folder, stock

WRONG, PINNED = 1, 3  # exit codes; 2: it could not be looked at
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., object])


def database_options(function: F) -> F:
    """`--data` and `--database`, as `serve` has them."""
    folder = click.option(
        "--data", type=click.Path(path_type=Path), help="Folder of the tables."
    )
    server = click.option(
        "--database",
        envvar="SOBREMESA_DATABASE",
        help="postgresql://… in place of the folder's SQLite.",
    )
    return folder(server(function))


def place(data: Path | None, database: str | None) -> str:
    return database or str((data or data_folder()) / FILE)


def progress_bar(label: str) -> Callable[[int, int], None]:
    """Of pages that are left; only for somebody who looks."""

    def show(left: int, all: int) -> None:
        if sys.stderr.isatty():
            done = 100 * (all - left) // max(1, all)
            click.echo(f"\r{label} {done} %", nl=left == 0, err=True)

    return show


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@database_options
def backup(file: Path, data: Path | None, database: str | None) -> None:
    """Copy a house's database to FILE while its server plays on."""
    source = place(data, database)
    if not is_file(source):
        raise Mistake(
            "a PostgreSQL database is copied by its own program: "
            f"pg_dump --format=custom --file={file} {without_password(source)}"
        )
    tables = keeping.backup(Path(source), file, progress_bar("copied"))
    click.echo(f"{file}: {tables} tables, checked")


def without_password(address: str) -> str:
    return make_url(address)._replace(password=None).render_as_string()


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--data", type=click.Path(path_type=Path), help="Folder of the tables.")
@click.option("--replace", is_flag=True, help="Put aside the tables that are there.")
def restore(file: Path, data: Path | None, replace: bool) -> None:
    """Put a backup into a folder in which no server runs."""
    target = Path(place(data, None))
    tables, aside = keeping.restore(
        file, target, progress_bar("copied"), replace=replace
    )
    click.echo(f"{target}: {tables} tables from {file}")
    if aside is not None:
        click.echo(f"what was there is now {aside}")


@click.command("doctor")
@database_options
@click.option(
    "--content",
    "--cards",
    "content",
    multiple=True,
    metavar="FILE",
    help="Own content that the house was started with; may be repeated.",
)
def doctor(data: Path | None, database: str | None, content: tuple[str, ...]) -> None:
    """Check a house's database, and play every stored match once more.

    \b
    Ends with 0 if all is well, 1 if something is wrong, 2 if it cannot be looked
    at, 3 if running matches wait for another version or other cards.
    """
    shelf = stock(content)
    warn_if_slow(Words(spoken_language()))

    async def look(books: Books) -> Diagnosis:
        names = await books.names()
        some = [name for name in ("tables", "archive") if name in names]
        length = sum([await books.count(name) for name in some])
        with click.progressbar(
            length=length, label="played again", file=sys.stderr, hidden=not watched()
        ) as bar:
            return await diagnose(books, shelf, lambda: bar.update(1))

    found = with_books(place(data, database), look)
    tell(found)
    if found.wrong:
        raise click.exceptions.Exit(WRONG)
    if found.pinned:
        raise click.exceptions.Exit(PINNED)


def watched() -> bool:
    return sys.stderr.isatty()


def with_books(
    address: str,
    work: Callable[[Books], Coroutine[Any, Any, T]],
    *,
    write: bool = False,
) -> T:
    async def run() -> T:
        async with open_books(address, write=write) as books:
            return await work(books)

    return asyncio.run(run())


def tell(found: Diagnosis) -> None:
    for note in found.notes:
        click.echo(note)
    click.echo(
        f"{found.over} finished matches and {found.archived} archived ones come to the "
        "same end again"
    )
    click.echo(
        f"{found.running} running matches can go on, {found.waiting} tables wait"
    )
    if found.kept:
        click.echo(
            f"{found.kept} finished matches are of another edition or other cards: "
            "kept, but not to be opened by this version"
        )
    for title, findings in (("pinned", found.pinned), ("WRONG", found.wrong)):
        for finding in findings:
            click.echo(one_line(f"{title}: {finding}"))
    if found.pinned:
        click.echo(
            f"{len(found.pinned)} running matches are pinned: players are told so, "
            "and nothing of them is lost"
        )
    if not found.wrong:
        click.echo("nothing is wrong")


@click.command("reports")
@click.argument("what", type=click.Choice(("list", "show", "close")), default="list")
@click.argument("number", type=click.IntRange(1), required=False)
@database_options
def reports(
    what: str, number: int | None, data: Path | None, database: str | None
) -> None:
    """What guests have reported: list, show N (with its record), close N."""
    if what != "list" and number is None:
        raise Mistake(f"reports {what} needs the number of a report")

    async def work(books: Books) -> list[Row]:
        if "reports" not in await books.names():
            raise Mistake("this database has no reports yet: start the server once")
        return await read_reports(books, what, number)

    rows = with_books(place(data, database), work, write=what == "close")
    if what == "list":
        for row in rows:
            click.echo(one_line(f"{row['number']}  {head(row)}  {row['text']}"[:400]))
        click.echo(f"{len(rows)} open reports")
    elif what == "close":
        click.echo(f"report {number} is closed")
    else:
        show(rows[0])


async def read_reports(books: Books, what: str, number: int | None) -> list[Row]:
    async with books.moment() as connection:
        if what == "list":
            query = "SELECT * FROM reports WHERE closed = '' ORDER BY number"
            return await books.rows(connection, query)
        query = "SELECT * FROM reports WHERE number = :number"
        found = await books.rows(connection, query, number=number)
        if not found:
            raise Mistake(f"there is no report {number}")
        if what == "close":
            await books.close_report(connection, found[0]["number"], now())
        return found


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def head(row: Row) -> str:
    about = "the table" if row["about"] < 0 else f"seat {row['about']}"
    by = ", ".join(f"seat {seat}" for seat in parsed(row["by"])) or "a spectator"
    return f"{row['created'][:16]}  table {row['table']}  about {about}  by {by}"


def show(row: Row) -> None:
    """Guests wrote most of it: no line of theirs may move the cursor."""
    click.echo(one_line(f"report {row['number']}  {head(row)}"))
    if row["closed"]:
        click.echo(f"closed {row['closed'][:16]}")
    for line in str(row["text"]).splitlines():
        click.echo(f"  {one_line(line)}")
    said = parsed(row["said"])
    click.echo(f"\nsaid before ({len(said)} lines)")
    for words in said:
        click.echo(f"  {one_line(json.dumps(words, ensure_ascii=False))}")
    record = unpacked(row["record"])
    click.echo(f"\n{record}" if record else "\nthe match had not begun")


# An id may begin with a hyphen: what is no option is an id.
@click.command("forget", context_settings={"ignore_unknown_options": True})
@click.argument("table", nargs=-1, required=True)
@click.option("--playing", is_flag=True, help="Also a match that is not over.")
@database_options
def forget(
    table: tuple[str, ...], playing: bool, data: Path | None, database: str | None
) -> None:
    """Delete for good all that is stored of tables, reports of them included."""

    async def work(books: Books) -> None:
        for id in table:
            rows = await keeping.forget(books, id, playing=playing)
            click.echo(f"table {one_line(id)}: {rows} rows deleted")

    address = place(data, database)
    with_books(address, work, write=True)
    if is_file(address) and not keeping.sweep(Path(address)):
        click.echo(
            "a server plays on: traces stay in unused pages of its file until forget "
            "is run while no server does"
        )


ALL = {one.name: one for one in (backup, restore, doctor, reports, forget)}
