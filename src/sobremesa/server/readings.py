"""What guests bring and what they ask for, worked out in a worker process."""

from collections.abc import Mapping, Sequence
from itertools import islice
from secrets import token_hex

import msgspec

from sobremesa.analysis.checked import checked
from sobremesa.analysis.fork import fork_at
from sobremesa.analysis.weigh import Weighed, weigh
from sobremesa.i18n import Words
from sobremesa.kernel import notation, position
from sobremesa.kernel.errors import Mistake, Problems
from sobremesa.kernel.match import moments
from sobremesa.kernel.match import verify as verified
from sobremesa.shelf import Shelf
from sobremesa.stock import with_files

from . import wire
from .cards import recorded_card
from .game_cards import game_card
from .refusals import Refused, refused
from .replays import frame

OWN = "content"  # what own content is called where it came without a name
CONTENT = 32 * 1024  # characters of own content
SENTENCE = 2_000  # characters of all that is wrong with a position, or with a run
LONG = 64  # characters of an option from which on it is read in a worker first


def verify(shelf: Shelf, text: str, lang: str) -> wire.Verdict:
    """Whether a record is what it claims to be."""
    try:
        record = notation.read(text)
        verified(record, shelf.find)
    except Mistake as error:
        return wire.Verdict(good=False, message=str(error))
    told = "; ".join(checked(Words(lang), record))
    return wire.Verdict(good=True, message=f"{told[:1].upper()}{told[1:]}.")


def check(
    shelf: Shelf, game_id: str, kind: str, asked: wire.FileText, lang: str
) -> wire.FileVerdict:
    """All that is wrong with a file, or what it sets at a table."""
    game = shelf.find(game_id)
    brought = game.files[kind]
    names = brought.options(asked.seats) if asked.seats in game.seats else ()
    if not 0 <= asked.file < len(names):
        raise Refused(
            "file", f"at this table {kind} {asked.file + 1} has no place", 400
        )
    words = Words(lang, game)
    try:
        text = brought.read(asked.text, game.options.read(asked.options))
    except Problems as error:
        told = [wire.FileProblem(p.rule, words.problem(p)) for p in error.problems]
        return wire.FileVerdict(problems=told, options={})
    except Mistake as error:
        raise Refused("options", str(error), 400) from None
    return wire.FileVerdict(problems=[], options={names[asked.file]: text})


def replay(shelf: Shelf, text: str, asked: tuple[int, int, int]) -> tuple[str, bytes]:
    """The seed of a finished match, and frames of it as they are sent.

    Asked for are the first frame, how many, and whose eyes.
    """
    record = notation.read(text)
    first, count, eyes = asked
    told = islice(moments(record, shelf.find, trusted=True), first, first + count)
    try:
        frames = [frame(moment, eyes) for moment in told]
    except Mistake as error:
        raise Refused("edition", f"this match cannot be shown: {error}", 410) from None
    return record.seed or "", msgspec.json.encode(frames)


def retell(shelf: Shelf, asked: wire.RecordFrames) -> bytes:
    """A record of a finished match that a guest brings, told as if it were stored here.

    Unlike our own it is looked at move by move.
    """
    try:
        record = notation.read(asked.record)
        game = shelf.find(record.game)
        if not record.ends:
            raise Refused("record", "this match is not over", 400)
        if asked.seat >= len(record.seats):
            raise Refused("seat", f"there is no seat {asked.seat} in this match")
        moments_ = moments(record, shelf.find)
        told = islice(moments_, asked.first, asked.first + asked.count)
        frames = [frame(moment, asked.seat) for moment in told]
    except Mistake as error:
        raise refused(error) from None
    answer = wire.Replay(
        table=recorded_card(game, record),
        seed=record.seed or "",
        decisions=len(record.actions),
        frames=frames,
    )
    return msgspec.json.encode(answer)


def fork(shelf: Shelf, text: str, number: int, seat: int | None) -> tuple[str, int]:
    """A position that whoever is asked at a moment could believe in, and that seat."""
    try:
        made = fork_at(notation.read(text), number, shelf.find, token_hex(16))
    except Mistake as error:
        raise refused(error) from None
    if seat is not None and seat != made.seat:
        told = f"seat {made.seat} is asked there, and not seat {seat}"
        raise Refused("turn", told, 409)
    return made.position, made.seat


def laid(shelf: Shelf, text: str) -> tuple[str, int]:
    """A position that somebody brings, if a match can begin there."""
    try:
        game, chosen, state = position.read(text, shelf.find)
    except Mistake as error:
        raise Refused("position", str(error)[:SENTENCE], 400) from None
    if state.seat < 0:
        raise Refused("position", "the match is over there, nobody is asked", 400)
    return position.write(game, chosen, state), int(state.seat)


def measured(text: str) -> tuple[str, int]:
    """The digest of a finished match's record, and how many decisions it has."""
    try:
        record = notation.read(text)
    except Mistake as error:
        raise refused(error) from None
    if not record.ends:
        raise Refused("record", "this match is not over", 400)
    return notation.digest_of(record), len(record.actions)


def weighed(
    shelf: Shelf, text: str, numbers: Sequence[int], rolls: int
) -> list[Weighed]:
    """Some decisions of a finished match."""
    try:
        return weigh(notation.read(text), shelf.find, numbers, rolls)
    except Mistake as error:
        raise refused(error) from None


def long(options: Mapping[str, wire.Value]) -> bool:
    """Whether an order brings something that takes time to read."""
    return any(isinstance(one, str) and len(one) > LONG for one in options.values())


def content(shelf: Shelf, game_id: str, text: str, name: str) -> wire.ContentVerdict:
    """All that is wrong with own content, or the game as it is with it."""
    try:
        if len(text) > CONTENT:
            told = f"own content has at most {CONTENT} characters, not {len(text)}"
            raise Problems([told])
        game = with_files(shelf.find(game_id), {name: text})
    except Problems as error:
        told_all = [problem.text for problem in error.problems]
        return wire.ContentVerdict(problems=told_all)
    except Mistake as error:
        return wire.ContentVerdict(problems=[str(error)])
    return wire.ContentVerdict(problems=[], content=game.content, game=game_card(game))


def order(
    shelf: Shelf,
    game_id: str,
    options: Mapping[str, wire.Value],
    seats: int,
    text: str = "",
) -> None:
    """Refuse an order that cannot be set up."""
    try:
        game = shelf.find(game_id)
        if len(text) > CONTENT:
            raise Problems([f"own content has at most {CONTENT} characters"])
        if text:
            game = with_files(game, {OWN: text})
        game.set_up(options, seats)
    except Mistake as error:
        raise refused(error) from None
