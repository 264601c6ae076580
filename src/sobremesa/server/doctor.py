"""The check of a house: its database, and every stored match played once more."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from sobremesa.kernel import notation
from sobremesa.kernel.carried import game_as_played
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match, begun_at, game_of, replay, verify
from sobremesa.shelf import Shelf

from .books import Books, Stored, known_schemas

NEEDED = {"tables", "seats", "actions", "alembic_version"}


@dataclass(frozen=True)
class Finding:
    table: str  # its id; "": the database as a whole
    text: str

    def __str__(self) -> str:
        return f"table {self.table}: {self.text}" if self.table else self.text


@dataclass
class Diagnosis:
    """What was found; each table is counted once."""

    notes: list[str] = field(default_factory=list)
    wrong: list[Finding] = field(default_factory=list)
    pinned: list[Finding] = field(default_factory=list)  # running, of another edition
    waiting: int = 0  # for people
    running: int = 0  # and can go on
    over: int = 0  # and come to the stored end again
    kept: int = 0  # over, of another edition: stored, and not to be opened here
    archived: int = 0


class Pinned(Mistake):
    """A match of another edition, or of other cards, than are played here."""


async def diagnose(
    books: Books, shelf: Shelf, step: Callable[[], None] = lambda: None
) -> Diagnosis:
    """Read all, play all; `step` is called after every match."""
    found = Diagnosis()
    found.wrong += [Finding("", f"SQLite: {line}") for line in await books.damages()]
    if found.wrong:
        return found  # what is read from it could be anything
    names = await books.names()
    if missing := NEEDED - names:
        lost = ", ".join(sorted(missing))
        raise Mistake(f"this is no database of a house: it has no table {lost}")
    found.notes.append(schema_note(await books.schema()))
    async for table in books.tables():
        examine(found, table, shelf)
        step()
    if "archive" in names:
        async for id, text in books.archived():
            examine_archived(found, id, text, shelf)
            step()
    return found


def schema_note(schema: str) -> str:
    known = known_schemas()
    if schema not in known:
        raise Mistake(
            f"the database has schema {schema!r}, this version knows up to "
            f"{known[-1]}: a newer version has written it"
        )
    if schema == known[-1]:
        return f"schema {schema}, as this version has it"
    return f"schema {schema}; the next start brings it to {known[-1]}"


def examine(found: Diagnosis, table: Stored, shelf: Shelf) -> None:
    try:
        game = playable_game(table, shelf)
        if waits(table):
            found.waiting += 1
            return
        check_match(table, game)
    except Pinned as error:
        if table.result:
            found.kept += 1
        else:
            found.pinned.append(Finding(table.id, str(error)))
    except Mistake as error:
        found.wrong.append(Finding(table.id, str(error)))
    except Exception as error:  # of the rules: a stored match must not raise any
        found.wrong.append(Finding(table.id, f"the rules fail: {error!r}"))
    else:
        found.over += bool(table.result)
        found.running += not table.result


def waits(table: Stored) -> bool:
    """Whether its match has not begun."""
    return not table.actions and (table.open or not table.seed)


def playable_game(table: Stored, shelf: Shelf) -> Game:
    """The game as the table has it: its edition and its own content."""
    try:
        return game_as_played(
            shelf.find(table.game),
            edition=table.edition,
            content=table.content,
            overlay=table.overlay,
            told="it",
        )
    except Mistake as error:
        raise Pinned(
            f"{error}; it waits for a version, or a --content, that has it"
        ) from None


def check_match(table: Stored, game: Game) -> None:
    """All actions are legal, and lead to the stored end."""
    match = Match(
        game,
        table.names,
        table.options,
        seed=table.seed or None,
        start=begun_at(game, table.options, len(table.names), table.start),
    )
    match.follow(in_order(table))
    result = match.record().result if match.over else ""
    if result != table.result:
        raise Mistake(
            f"after {len(table.actions)} actions the result is {result or 'none yet'}, "
            f"stored is {table.result or 'none'}"
        )


def in_order(table: Stored) -> Iterator[int]:
    """The actions of a table, none of which is missing."""
    for expected, (number, action) in enumerate(table.actions, start=1):
        if number != expected:
            raise Mistake(f"action {expected} is missing, {number} follows")
        yield action


def examine_archived(found: Diagnosis, id: str, text: str, shelf: Shelf) -> None:
    try:
        record = notation.read(text)
        try:
            game_of(record, shelf.find)
        except Mistake:
            found.kept += 1
            return
        if record.result == "*":  # ended by hand
            replay(record, shelf.find)
        else:
            verify(record, shelf.find)
    except Mistake as error:
        found.wrong.append(Finding(id, f"in the archive: {error}"))
    else:
        found.archived += 1
