"""A game's content.toml: what is wrong with it is told with place and value."""

from pathlib import Path

import pytest

from sobremesa.kernel.content import (
    Form,
    distinct,
    fields,
    id_of,
    items,
    listing,
    name_of,
    one_of,
    ordered,
    read_content,
    read_elsewhere,
    read_options,
    rows,
    span,
    truth,
    whole,
    written,
)
from sobremesa.kernel.errors import Mistake

FORMS: list[tuple[Form, object, object, str]] = [
    (whole(1, 9), 9, 10, "x is 10, it takes a whole number from 1 to 9"),
    (whole(1, 9), 1, True, "x is True, it takes a whole number from 1 to 9"),
    (whole(1, 9), 1, "1", "x is '1', it takes a whole number from 1 to 9"),
    (truth, True, 1, "x is 1, it takes true or false"),
    (written("[a-z]+", "abc"), "b", "B", "x is 'B', it takes a text such as 'abc'"),
    (one_of("one", "two"), "two", "tow", "one of one, two; did you mean 'two'?"),
    (one_of("one", "two"), "two", 2, "x is 2, it takes one of one, two"),
    (items(whole(1, 3)), [1, 3], [1, 4], "x[2] is 4"),
    (items(whole(1, 3), least=2, most=2), [1, 3], [1], "a list of 2 values"),
    (items(whole(1, 3)), [], {}, "x is {}, it takes a list"),
    (listing(truth, whole(1, 3)), [True, 3], [3, True], "x[1] is 3"),
    (span(0, 9), [0, 9], [9, 0], "x is [9, 0], it takes the lower end first"),
    (distinct(items(whole(1, 3))), [1, 2], [1, 1], "x has 1 twice"),
    (distinct(rows(truth)), {"a": True}, {"a": True, "b": True}, "x has True twice"),
    (rows(truth), {"a": True}, {"a": 1}, "x.a is 1"),
    (rows(truth), {}, [], "x is [], it takes a table"),
    (rows(truth, ids=id_of("x")), {"a": True}, {}, ""),
    (ordered(truth, "a", "b"), {"a": True, "b": True}, {"a": True}, "no row 'b'"),
    (
        ordered(truth, "a", "b"),
        {"a": True, "b": True},
        {"b": True, "a": True},
        "x: 'b' stands where 'a' belongs",
    ),
    (ordered(truth, "ab"), {"ab": True}, {"abc": True}, "an id in x is 'abc'"),
    (fields({"a": truth}), {"a": True}, {}, "x.a is missing"),
    (fields({"a": truth}), {"a": True}, 7, "x is 7, it takes a table of a"),
    (
        fields({"sort": truth}, {"name": truth}),
        {"sort": True},
        {"sort": True, "nmae": True},
        "there is no 'nmae' in x, it takes sort, name; did you mean 'name'?",
    ),
]


@pytest.mark.parametrize(("form", "good", "bad", "told"), FORMS)
def test_a_form_takes_what_it_should_and_tells_of_the_rest(
    form: Form, good: object, bad: object, told: str
) -> None:
    assert [] == list(form(good, "x", {"x": good}))
    found = [fault.told for fault in form(bad, "x", {"x": bad})]
    assert any(told in one for one in found) or not (found or told)


FORM = fields({"a": whole(1, 9), "options": read_elsewhere})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a = 10\noptions = {}", "game/content.toml: a is 10"),
        ("b = 10\noptions = {}", "game/content.toml: there is no 'b', it takes"),
        ("a = 1\noptions = 3", "game/content.toml: options is 3, it takes a table"),
        ("a = = 1", "game/content.toml is not TOML: Invalid value (at line 1"),
        (b"a = '\xff'", "game/content.toml is not UTF-8 text: byte 6 is wrong"),
        (None, "game/content.toml cannot be read: No such file or directory"),
    ],
)
def test_a_content_that_cannot_be_read_is_named_with_place_and_value(
    text: str | bytes | None, told: str, tmp_path: Path
) -> None:
    path = tmp_path / "game" / "content.toml"
    path.parent.mkdir()
    if text is not None:
        path.write_bytes(text.encode() if isinstance(text, str) else text)

    with pytest.raises(Mistake) as error:
        read_content(path, FORM)

    assert str(error.value).startswith(told)


def test_the_options_of_a_content_are_read_with_their_presets(tmp_path: Path) -> None:
    path = tmp_path / "game" / "content.toml"
    good = {
        "options": {"x": {"default": 1, "range": [1, 3]}},
        "presets": {"p": {"x": 2}},
    }
    assert {"x": 2} == read_options(path, good).read({"preset": "p"})

    bad = {**good, "presets": {"p": {"x": 4}}}
    with pytest.raises(Mistake, match=r"^game/content.toml: presets.p: option x"):
        read_options(path, bad)


def test_own_files_are_named_from_the_games_folder_on() -> None:
    assert "stratum/content.toml" == name_of(Path("/a/games/stratum/content.toml"))
    assert "stratum/lang/es.ftl" == name_of(Path("/a/games/stratum/lang/es.ftl"))
