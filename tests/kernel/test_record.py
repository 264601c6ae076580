"""Records: a whole match as text that cannot be changed unnoticed."""

import hashlib
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sobremesa.games import find
from sobremesa.kernel import notation
from sobremesa.kernel.dice import Fast, commitment
from sobremesa.kernel.errors import GameError, Mistake, RecordError
from sobremesa.kernel.match import Match, replay, verify
from sobremesa.kernel.record import Record
from sobremesa.kernel.table import Table

GAME = find("stratum")
PLAYERS = ["Ann", "Bo", "Cy", "Dé"]
SHORT = {"max_rounds": 1, "ecosystem_gap": 3, "fruit_persists": False}


def played(
    decisions: int = 10**6,
    *,
    seed: str = "short",
    players: list[str] | None = None,
    options: dict[str, object] | None = None,
) -> Match:
    """A match of random actions, to its end or a number of decisions."""
    chosen = SHORT if options is None else options
    match = Match(GAME, players or PLAYERS, chosen, seed=seed)
    dice = Fast(f"players of {seed}")
    while not match.over and len(match.actions) < decisions:
        legal = match.state.legal()
        match.play(int(match.state.seat), legal[dice.below(len(legal))])
    return match


RECORD = played().record()
TEXT = notation.write(RECORD)


def plain(text: str) -> list[str]:
    """The lines that count."""
    return [line for line in text.split("\n") if line and line[0] != "#"]


def again(record: Record) -> str:
    """Written, read and written."""
    return notation.write(notation.read(notation.write(record)))


def check(text: str) -> Match:
    return verify(notation.read(text), find)


# Writing and reading


@pytest.mark.parametrize("seed", ["1", "2", "añil", "#{", "a: b / c"])
def test_a_record_is_read_as_it_was_written(seed: str) -> None:
    record = played(seed=seed, options={}).record()

    assert record == notation.read(notation.write(record))
    assert notation.write(record) == again(record)


@pytest.mark.parametrize("decisions", [0, 1, 5])
def test_an_unfinished_record_is_read_too(decisions: int) -> None:
    record = played(decisions).record()

    assert notation.write(record) == again(record)


@pytest.mark.parametrize(
    "name", ["#1 fan", "Ann {the first}", "Ann / Bo", "S: Ann", "José Núñez", "actions"]
)
def test_players_may_be_called_anything_printable(name: str) -> None:
    record = played(players=[name, "tape", "{", "}"]).record()

    assert notation.write(record) == again(record)


def test_a_record_reads_like_a_story() -> None:
    lines = TEXT.splitlines()

    assert "sobremesa record 1" == lines[0]
    assert "game: stratum" == lines[1]
    assert "options: ecosystem_gap=3 fruit_persists=false max_rounds=1" in lines
    assert "seat M: Dé" in lines
    assert f"commitment: {commitment('short')}" in lines
    assert "seed: short" in lines
    assert "result: 1/3 1/3 1/3 1/3 by 12.6" in lines
    first = lines[lines.index("actions") + 1]
    assert first.startswith("1 S: ")
    assert " / " in first


def test_the_digest_covers_the_canonical_text() -> None:
    head, line, body = re.split(r"(digest: .*\n)", TEXT)

    assert hashlib.sha256((head + body).encode()).hexdigest() == line.split()[1]


def test_long_tapes_run_over_several_lines() -> None:
    record = played(options={"max_rounds": 3}).record()

    lines = notation.write(record).splitlines()

    tape = lines[lines.index("tape") + 1 :]
    assert len(record.tape) == sum(len(line.split()) for line in tape)
    assert all(len(line.split()) == 24 for line in tape[:-1])


def test_comments_and_empty_lines_count_for_nothing() -> None:
    lines = TEXT.splitlines()
    at = lines.index("actions") + 1
    lines[at] = lines[at].replace(" / ", " {a slip} / ", 1) + " {good; well played}"
    lines.insert(at, "{the first round}")
    commented = "# by Ann\n\n" + "\n# and so on\n\n".join(lines) + "\n#"

    assert TEXT == notation.write(notation.read(commented))


def test_headers_that_are_not_known_are_kept() -> None:
    extra = {"event": "Café Colón, round 2", "time-control": "none", "x y": "z"}
    record = replace(RECORD, extra=extra)

    text = notation.write(record)

    assert extra == notation.read(text).extra
    assert text == again(record)
    check(text)


# Spacing

ODD = replace(
    RECORD,
    seats=dict(zip("SFYM", ["#1 {fan}", "tape", "A / B: c", "D  é"], strict=True)),
)
LONG = played(options={"max_rounds": 3, "hand_size": 4}).record(reveal=True)
RECORDS = [RECORD, ODD, LONG, played(0).record(), played(1).record()]
KEPT = ("seat ", "seed: ")  # headers whose inner spaces count
line_ends = st.sampled_from(["\n", "\r\n", "\r", "\n\n", "\n \t\r\n"])
spaces = st.text(" \t", max_size=3)
remarks = st.text(st.characters(exclude_characters="\r\n", codec="utf-8"), max_size=9)
comments = st.text(
    st.characters(exclude_characters="{}", codec="utf-8"), max_size=9
).map("{{{}}}".format)


@st.composite
def noisy(draw: st.DrawFn, record: Record) -> str:
    """A record as somebody else may have written it, or some program wrapped it."""
    text, body = draw(st.sampled_from(["", "\ufeff"])), False
    for line in notation.write(record).split("\n"):
        if draw(st.booleans()):
            text += f"{draw(spaces)}#{draw(remarks)}{draw(line_ends)}"
        kept = line.startswith(KEPT) and not body
        opening, colon, rest = (
            line.partition(": ") if kept or not body else ("", "", line)
        )
        text += draw(spaces) + opening.replace(" ", " " + draw(spaces))
        text += colon and draw(spaces) + ":" + draw(spaces)
        text += rest if kept else draw(loose(rest, body=body)) + draw(spaces)
        text += draw(line_ends)
        body = body or line == "actions"
    return text


@st.composite
def loose(draw: st.DrawFn, line: str, *, body: bool) -> str:
    """The words of a line, with more between them than a space."""
    text = ""
    for word in line.split(" "):
        gap = " "
        if body and draw(st.integers(0, 3)) == 0:
            opened = text.count(":") > 0 or ":" not in line  # after `4 F:`
            gap += draw(comments if opened else comments.filter(is_flat))
            gap += draw(line_ends) if opened else ""
        text += f"{draw(spaces)}{gap if text else ''}{word}"
    return text


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_record_wrapped_by_a_mail_program_is_the_same(end: str) -> None:
    head, body = TEXT.split("\nactions\n")
    wrapped = re.sub(r" (/|[0-9]+(?= [0-9])) ", r" \1\n  ", body)
    assert wrapped.count("\n") > body.count("\n") + 10

    read = notation.read(f"{head}\nactions\n{wrapped}".replace("\n", f" {end}"))

    assert TEXT == notation.write(read)
    with pytest.raises(RecordError, match="line 3 is no header"):
        notation.read(TEXT.replace("edition:", "edition").replace("\n", end))


def is_flat(comment: str) -> bool:
    return "\n" not in comment and "\r" not in comment


@pytest.mark.parametrize("record", RECORDS, ids=["over", "odd", "long", "new", "one"])
@settings(max_examples=40)
@given(data=st.data())
def test_another_spacing_is_the_same_record(
    record: Record, data: st.DataObject
) -> None:
    text = data.draw(noisy(record))

    assert notation.write(record) == str(notation.read(text))


@settings(max_examples=100)
@given(data=st.data())
def test_no_word_of_a_noisy_record_can_be_changed_unnoticed(
    data: st.DataObject,
) -> None:
    at = data.draw(
        st.sampled_from([at for at, sign in enumerate(TEXT) if sign.isalnum()])
    )
    other = data.draw(
        st.characters(categories=["Lu", "Ll", "Nd"]).filter(TEXT[at].__ne__)
    )
    changed = TEXT[:at] + other + TEXT[at + 1 :]

    with pytest.raises(RecordError):
        notation.read(data.draw(spaces) + changed.replace("\n", data.draw(line_ends)))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("1 S: ", "1 S: {", "line 17: a comment begins or ends alone"),
        ("1 S: ", "1 S: }", "line 17: a comment begins or ends alone"),
        ("1 S: ", "1 S: {a {b} c}", "line 17: a comment begins or ends alone"),
        ("\ntape\n", "\ntape\n00 ", "'00' is no number of a tape"),
        ("edition: 1", "edition: 01", "the edition '01' is no number"),
        ("options: ", "options: max_rounds=1 ", "option 'max_rounds' stands twice"),
        ("seat S: Ann", "seat S: Ann\tBo", "not printable"),
        ("game: stratum", "game:\u00a0stratum", "line 2 has a character"),
        ("seat S: Ann", "seat S:\nAnn", "line 6 is no header: 'seat S:'"),
    ],
)
def test_what_is_more_than_spacing_is_refused(old: str, new: str, message: str) -> None:
    assert old in TEXT

    with pytest.raises(RecordError, match=message):
        notation.read(TEXT.replace(old, new, 1))


def test_a_record_says_what_it_is() -> None:
    told = "<Record of stratum: Ann, Bo, Cy, Dé; 12 decisions, 1/3 1/3 1/3 1/3 by 12.6>"

    assert told == repr(RECORD)
    assert TEXT == str(RECORD)


# What a reader refuses


CHARACTERS = "019Sax:/=.-_{}# \t\r\n\x1f\x85\xa0\u2028\u3000\ud800٣é"


def words(text: str) -> list[str]:
    """What counts in a text: all but comments, and what stands between words."""
    bare = re.sub(r"^[ \t]*#.*$", "", re.sub("\r\n?", "\n", text), flags=re.MULTILINE)
    head, actions, body = bare.partition("\nactions")
    body = re.sub(r"\{[^{}]*\}", " ", body)
    return [
        word
        for word in re.split("([ \t\n:])", head + actions + body)
        if word.strip(" \t\n")
    ]


def edits(text: str) -> Iterator[tuple[str, str]]:
    """Every text with one character less, other or more."""
    for at, here in enumerate(text):
        before, after = text[:at], text[at + 1 :]
        yield f"{at}: {here!r} deleted", before + after
        for other in CHARACTERS:
            yield f"{at}: {other!r} before {here!r}", before + other + here + after
            yield f"{at}: {here!r} changed to {other!r}", before + other + after


def test_no_character_can_be_changed_unnoticed() -> None:
    missed = []
    for edit, text in edits(TEXT):
        try:
            notation.read(text)
        except RecordError:
            continue
        except Exception as error:
            missed.append(f"{edit}: {error!r}")
        if words(text) != words(TEXT):
            missed.append(edit)

    assert [] == missed[:20]


@settings(max_examples=100)
@given(
    at=st.integers(0, len(TEXT) - 1), size=st.integers(0, 9), put=st.text(max_size=9)
)
def test_no_passage_can_be_changed_unnoticed(at: int, size: int, put: str) -> None:
    text = TEXT[:at] + put + TEXT[at + size :]
    assume(words(text) != words(TEXT))

    with pytest.raises(RecordError):
        notation.read(text)


def test_a_record_cut_short_anywhere_is_refused() -> None:
    lines = TEXT.splitlines()

    for length in range(len(lines)):
        with pytest.raises(RecordError):
            check("\n".join(lines[:length]))


def test_a_record_without_any_one_line_is_refused() -> None:
    lines = plain(TEXT)

    for at in range(len(lines)):
        with pytest.raises(RecordError):
            check("\n".join(lines[:at] + lines[at + 1 :]))


def test_a_record_with_any_line_twice_is_refused() -> None:
    lines = plain(TEXT)

    for at in range(len(lines)):
        with pytest.raises(RecordError):
            check("\n".join(lines[: at + 1] + lines[at:]))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "sobremesa record 1",
            "sobremesa record 2",
            "begins with 'sobremesa record 1'",
        ),
        ("sobremesa record 1", "", "line 2 is 'game: stratum'"),
        ("edition: 1", "edition: one", "the edition 'one' is no number"),
        ("edition: 1", "edition: --1", "the edition '--1' is no number"),
        ("game: stratum", "game; stratum", "line 2 is no header: 'game; stratum'"),
        ("edition: 1", "game: stratum", "line 3: header 'game' stands twice"),
        ("max_rounds=1", "max_rounds", "'max_rounds' among the options"),
        ("\ntape\n", "\n", "it has no line 'tape'"),
        ("\nactions\n", "\n", "it has no line 'actions'"),
        ("1 S: ", "2 S: ", "starts with action 2, the next one is 1"),
        ("1 S: ", "1 S ", "is no run of actions"),
        ("\ntape\n", "\ntape\n-1 ", "'-1' is no number of a tape"),
        ("\ntape\n", "\ntape\nx ", "'x' is no number of a tape"),
        ("result: ", "outcome: ", "the record has no header 'result'"),
        ("digest: ", "digests: ", "the record has no header 'digest'"),
        ("seat S: Ann", "seat S: Eve", "something in it was changed"),
    ],
)
def test_a_refusal_says_what_is_wrong(old: str, new: str, message: str) -> None:
    assert old in TEXT

    with pytest.raises(RecordError, match=message):
        notation.read(TEXT.replace(old, new, 1))


def test_the_tape_must_follow_the_actions() -> None:
    head, actions, tape = re.split(r"actions\n|tape\n", TEXT)

    with pytest.raises(RecordError, match="the tape must follow the actions"):
        notation.read(f"{head}tape\n{tape}\nactions\n{actions}")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("\ntape\n", "\ntape\n" + "9" * 5000 + " "),
        ("1 S: ", "9" * 5000 + " S: "),
        ("edition: 1", "edition: " + "9" * 5000),
        ("max_rounds=1", "max_rounds=" + "9" * 5000),
        ("max_rounds=1", "max_rounds=--1"),
    ],
    ids=["tape", "action", "edition", "option", "signs"],
)
def test_monstrous_numbers_are_refused(old: str, new: str) -> None:
    with pytest.raises(RecordError):
        notation.read(TEXT.replace(old, new, 1))


# What a verifier refuses, though the digest is right


def refused(record: Record, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        check(notation.write(record))


def test_a_finished_record_is_verified() -> None:
    match = check(TEXT)

    assert match.over
    assert played().digest() == match.digest()


@pytest.mark.parametrize("decisions", [0, 3, 7])
def test_an_unfinished_record_is_verified_without_a_seed(decisions: int) -> None:
    match = played(decisions)
    record = match.record()
    assert record.seed is None

    assert match.digest() == check(notation.write(record)).digest()


def test_a_match_goes_on_from_a_record_with_its_seed() -> None:
    record = played(5).record(reveal=True)

    match = replay(record, find, live=True)

    assert played(5).digest() == match.digest()
    for seat, text in RECORD.actions[5:]:
        match.play("SFYM".index(seat), GAME.table.number(text))
    assert RECORD == match.record()


def test_a_match_cannot_go_on_without_a_seed() -> None:
    with pytest.raises(RecordError, match="the record has no seed"):
        replay(played(5).record(), find, live=True)


def test_a_record_cut_to_a_moment_is_replayed() -> None:
    match = replay(RECORD.cut(5), find)

    assert played(5).digest() == match.digest()


def test_a_record_of_an_older_edition_plays_on_where_the_game_says_so() -> None:
    grown = replace(
        GAME,
        edition=GAME.edition + 1,
        older={GAME.edition: GAME.table.digest},
        table=Table([*GAME.table.texts, "wait"]),
    )

    match = verify(RECORD, lambda _: grown)

    assert match.over
    assert GAME.edition + 1 == match.record().edition
    with pytest.raises(RecordError, match="action table '0' is not the one of"):
        verify(replace(RECORD, table="0"), lambda _: grown)


def test_another_edition_is_refused() -> None:
    refused(replace(RECORD, edition=99), "edition 99 of Stratum, this program has")


def test_another_table_is_refused() -> None:
    refused(replace(RECORD, table="0" * 16), "action table '0000000000000000' is not")


def test_another_game_is_refused() -> None:
    with pytest.raises(GameError, match="there is no game 'chess'"):
        check(notation.write(replace(RECORD, game="chess")))


@pytest.mark.parametrize("seats", ["FSYM", "ABCD"])
def test_other_seats_are_refused(seats: str) -> None:
    record = replace(RECORD, seats=dict(zip(seats, PLAYERS, strict=True)))

    refused(record, f"seats '{', '.join(seats)}' are not Stratum's")


def test_another_number_of_seats_is_refused() -> None:
    with pytest.raises(Mistake, match="takes 4 seats, not 3"):
        check(notation.write(replace(RECORD, seats={"S": "A", "F": "B", "Y": "C"})))


def test_other_options_are_refused() -> None:
    with pytest.raises(Mistake, match="speed"):
        check(notation.write(replace(RECORD, options={"speed": 3})))


def test_another_result_is_refused() -> None:
    record = replace(RECORD, result="1 0 1 0 by 12.2")

    refused(record, "the result is '1/3 1/3 1/3 1/3 by 12.6', the record says '1 0 1 0")


def test_a_result_before_the_end_is_refused() -> None:
    record = replace(played(5).record(), result="1 0 1 0 by 12.2")

    refused(record, r"the result is '\*'")


def test_a_finished_record_must_reveal_its_seed() -> None:
    refused(replace(RECORD, seed=None), "does not reveal its seed")


def test_another_seed_is_refused() -> None:
    refused(replace(RECORD, seed="other"), "the seed does not fit the commitment")


def test_another_commitment_is_refused() -> None:
    refused(
        replace(RECORD, commitment=commitment("other")),
        "the seed does not fit the commitment",
    )


def test_an_illegal_action_is_refused() -> None:
    actions = (("S", "build S"), *RECORD.actions[1:])

    refused(replace(RECORD, actions=actions), "action 1: 'build S' is not legal")


def test_an_unknown_action_is_refused() -> None:
    actions = (*RECORD.actions[:3], ("F", "dance"))

    refused(replace(RECORD, actions=actions), "action 4: there is no action 'dance'")


@pytest.mark.parametrize(
    ("seat", "message"),
    [("F", r"seat 1 \(F\) is not asked"), ("Q", "action 1: there is no seat 'Q'")],
)
def test_an_action_of_another_seat_is_refused(seat: str, message: str) -> None:
    actions = ((seat, RECORD.actions[0][1]), *RECORD.actions[1:])

    refused(replace(RECORD, actions=actions), message)


def test_an_action_after_the_end_is_refused() -> None:
    actions = (*RECORD.actions, ("S", "discard plant"))

    refused(replace(RECORD, actions=actions), "the match is over")


def test_a_tape_too_long_is_refused() -> None:
    record = replace(RECORD, tape=(*RECORD.tape, 0))

    refused(record, f"the tape has {len(record.tape)} numbers, the match used")


def test_a_tape_too_short_is_refused() -> None:
    refused(replace(RECORD, tape=RECORD.tape[:-1]), "the tape ends after")


@pytest.mark.parametrize("number", [36, 2**31, 2**63, 2**70])
def test_a_number_no_die_shows_is_refused(number: int) -> None:
    record = replace(RECORD, tape=(*RECORD.tape[:5], number, *RECORD.tape[6:]))

    refused(record, f"{number}.* tape|tape number 6 is {number}, the die has 0 to")


def test_loaded_dice_are_refused_by_the_seed() -> None:
    """The last card M draws is another one, which he never plays."""
    other = (RECORD.tape[-1] + 1) % 32
    record = replace(RECORD, tape=(*RECORD.tape[:-1], other))
    replay(record, find)  # nothing else is wrong with it

    refused(record, "the tape is not the one the seed gives")


def test_dice_of_another_seed_are_refused() -> None:
    """The whole tape is from elsewhere, only seed and commitment are put in."""
    other = played(seed="elsewhere").record()

    record = replace(other, seed=RECORD.seed, commitment=RECORD.commitment)

    refused(record, "the tape is not the one the seed gives")


def test_a_revealed_seed_of_an_unfinished_match_is_checked_too() -> None:
    record = played(5).record(reveal=True)
    check(notation.write(record))

    refused(replace(record, seed="other"), "the seed does not fit the commitment")


def test_a_verifier_reads_no_more_decisions_than_it_is_told() -> None:
    most = len(RECORD.actions) - 1
    told = f"the record has {most + 1} decisions, at most {most} are read"

    with pytest.raises(RecordError, match=told):
        verify(RECORD, find, most=most)
