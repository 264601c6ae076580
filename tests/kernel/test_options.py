"""Options: what may be set, and reading what was."""

import pytest

from sobremesa.kernel.errors import OptionError, shown
from sobremesa.kernel.options import Option, Options, Value, read_option

ROUNDS = Option(name="rounds", default=40, low=1, high=200)
OPEN = Option(name="open", default=False)
GOAL = Option(name="goal", default="census", choices=("census", "growths"))
COPIES = Option(name="copies", default=None, low=0, high=12)
POINTS = Option(name="points", default=100, low=50, high=200, step=25)
ROSTER = Option(name="roster", default="none")
OPTIONS = Options(
    [ROUNDS, OPEN, GOAL, COPIES], {"late": {"rounds": 20, "goal": "growths"}}
)


@pytest.mark.parametrize(
    ("option", "kind", "span"),
    [
        (ROUNDS, "int", "1 to 200"),
        (OPEN, "bool", "true, false"),
        (GOAL, "enum", "census, growths"),
        (COPIES, "int", "0 to 12"),
        (POINTS, "int", "50 to 200 by 25"),
        (ROSTER, "text", "a text without spaces of at most 4000 characters"),
    ],
)
def test_an_option_has_a_kind_and_a_range(option: Option, kind: str, span: str) -> None:
    assert (kind, span) == (option.kind, option.range)


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (ROUNDS, 1, 1),
        (ROUNDS, 200, 200),
        (ROUNDS, "17", 17),
        (COPIES, 0, 0),
        (OPEN, True, True),
        (OPEN, "true", True),
        (OPEN, "Yes", True),
        (OPEN, "on", True),
        (OPEN, "False", False),
        (OPEN, "no", False),
        (OPEN, "off", False),
        (GOAL, "growths", "growths"),
        (POINTS, 50, 50),
        (POINTS, "175", 175),
        (POINTS, 200, 200),
        (ROSTER, "3xbarista,1xgato=ñ", "3xbarista,1xgato=ñ"),
        (ROSTER, "x" * 4000, "x" * 4000),
        (ROSTER, "17", "17"),
    ],
)
def test_values_of_its_kind_are_taken_also_as_text(
    option: Option, given: object, value: Value
) -> None:
    taken = option.check(given)

    assert (value, type(value)) == (taken, type(taken))


@pytest.mark.parametrize(
    ("option", "given"),
    [
        (ROUNDS, 0),
        (ROUNDS, 201),
        (ROUNDS, True),
        (ROUNDS, "many"),
        (ROUNDS, "1.5"),
        (ROUNDS, ""),
        (ROUNDS, "-"),
        (ROUNDS, "--5"),
        (ROUNDS, "-5"),
        (ROUNDS, 17.0),
        (ROUNDS, None),
        (ROUNDS, "9" * 5000),
        (OPEN, 1),
        (OPEN, "maybe"),
        (OPEN, None),
        (GOAL, "Census"),
        (GOAL, 3),
        (GOAL, ["census"]),
        (POINTS, 60),
        (POINTS, 25),
        (POINTS, 225),
        (ROSTER, "two words"),
        (ROSTER, "two\nlines"),
        (ROSTER, "x" * 4001),
        (ROSTER, 17),
    ],
)
def test_other_values_are_a_mistake_that_names_them(
    option: Option, given: object
) -> None:
    with pytest.raises(OptionError) as error:
        option.check(given)

    message = f"option {option.name} cannot be {shown(given)}, it takes {option.range}"
    assert message == str(error.value).partition(";")[0]


def test_a_choice_that_is_misspelt_is_told_the_nearest() -> None:
    with pytest.raises(OptionError, match=r"; did you mean growths\?$"):
        GOAL.check("growth")


def test_values_are_read_and_sorted_and_defaults_left_out() -> None:
    given = {"rounds": "40", "open": "yes", "goal": "growths", "copies": 0}

    chosen = OPTIONS.read(given)

    assert {"copies": 0, "goal": "growths", "open": True} == chosen
    assert ["copies", "goal", "open"] == list(chosen)


def test_a_preset_comes_first_and_single_values_over_it() -> None:
    assert {"rounds": 20, "goal": "growths"} == OPTIONS.read({"preset": "late"})
    assert {"rounds": 30} == OPTIONS.read(
        {"rounds": 30, "goal": "census", "preset": "late"}
    )


@pytest.mark.parametrize("preset", ["early", 3, None])
def test_an_unknown_preset_is_a_mistake(preset: object) -> None:
    with pytest.raises(OptionError) as error:
        OPTIONS.read({"preset": preset})

    assert f"there is no preset {preset!r}, there are late" == str(error.value)


def test_a_game_without_presets_says_so() -> None:
    with pytest.raises(OptionError, match=r"there is no preset 'late'$"):
        Options([ROUNDS]).read({"preset": "late"})


def test_an_unknown_option_is_a_mistake_that_lists_the_known() -> None:
    message = "no option 'speed', there are rounds, open, goal, copies"
    with pytest.raises(OptionError, match=message):
        OPTIONS.read({"speed": 1})


def test_the_value_in_force_is_the_chosen_or_the_default() -> None:
    chosen = OPTIONS.read({"rounds": 7})

    assert (7, "census") == (
        OPTIONS.value(chosen, "rounds"),
        OPTIONS.value(chosen, "goal"),
    )


def test_an_option_is_read_as_content_tells_it() -> None:
    number = read_option("rounds", {"default": 4, "range": [2, 8], "step": 2})
    assert ("int", 2, 8, 2, ()) == (
        number.kind,
        number.low,
        number.high,
        number.step,
        number.values,
    )
    word = read_option("goal", {"default": "a", "choices": ["a", "b"]})
    assert ("enum", ("a", "b")) == (word.kind, word.values)
    assert (False, True) == read_option("open", {"default": False}).values
    assert (1, 3) == read_option(
        "few", {"default": 1, "range": [1, 3], "try": [1, 3]}
    ).values


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        (7, "options.x is 7, it takes a table"),
        ({"defualt": 7}, "options.x has 'defualt', it takes default, range"),
        ({"default": 7}, "option x cannot be 7, it takes 0 to 0"),
        ({"default": 9, "range": [1, 8]}, "option x cannot be 9, it takes 1 to 8"),
        ({"default": "4", "range": [1, 8]}, "options.x.default is '4'"),
        ({"default": True, "range": [1, 8]}, "options.x.default is True"),
        ({"default": 4.5, "range": [1, 8]}, "options.x.default is 4.5"),
        ({"default": 4, "range": [8, 1]}, "options.x.range is [8, 1]"),
        ({"default": 4, "range": [1]}, "options.x.range is [1]"),
        ({"default": 4, "range": [1, "8"]}, "options.x.range is [1, '8']"),
        ({"default": 4, "range": 8}, "options.x.range is 8"),
        ({"default": 4, "range": [1, 8], "try": [9]}, "option x cannot be 9"),
        ({"default": 4, "range": [1, 8], "try": ["4"]}, "options.x has '4'"),
        ({"default": "c", "choices": ["a", "b"]}, "option x cannot be 'c'"),
        ({"default": "a", "choices": "ab"}, "options.x.choices is 'ab'"),
    ],
)
def test_content_that_tells_no_option_is_a_mistake(facts: object, told: str) -> None:
    with pytest.raises(OptionError) as error:
        read_option("x", facts)

    assert told in str(error.value)


@pytest.mark.parametrize(
    ("preset", "told"),
    [
        (3, "presets.late is 3"),
        ({"rounds": 999}, "presets.late: option rounds cannot be 999"),
        ({"round": 9}, "presets.late: there is no option 'round'"),
    ],
)
def test_a_preset_that_cannot_be_set_is_a_mistake(preset: object, told: str) -> None:
    with pytest.raises(OptionError) as error:
        Options([ROUNDS], {"late": preset})

    assert told in str(error.value)


SECRETS = Options(
    [
        OPEN,
        read_option("list", {"default": "", "secret": True, "unless": "open"}),
        read_option("oath", {"default": "", "secret": True}),
        ROUNDS,
    ]
)


@pytest.mark.parametrize(
    ("chosen", "hidden"),
    [
        ({}, []),
        ({"rounds": 3}, []),
        ({"list": "a", "rounds": 3}, ["list"]),
        ({"list": "a", "open": True}, []),
        ({"list": "a", "oath": "b", "open": True}, ["oath"]),
    ],
)
def test_a_secret_option_is_hidden_where_it_is_chosen_and_not_opened(
    chosen: dict[str, Value], hidden: list[str]
) -> None:
    assert hidden == SECRETS.hidden(chosen)


SHOWN = Options(
    [
        read_option(
            "mode",
            {
                "choices": ["duel", "teams", "mob"],
                "follows": {"1": "mob", "2": "duel", "6": "teams"},
                "group": "mode",
            },
        ),
        read_option("count", {"default": 2, "range": [2, 3], "when": "mode=teams|mob"}),
        read_option("sixth", {"default": 2, "range": [2, 3], "seats": [6]}),
        read_option("open", {"default": True}),
        read_option("shown", {"default": 1, "range": [1, 9], "when": "open=true"}),
        read_option("deep", {"default": 1, "range": [1, 9], "when": "count=3"}),
        read_option("copies.S.plant", {"default": 1, "range": [1, 9]}),
        Option(name="deck.2", default="a", choices=("a", "b"), seat=2),
    ]
)


@pytest.mark.parametrize(
    ("chosen", "seats", "idle"),
    [
        ({}, 2, {"count", "sixth", "deep"}),
        ({}, 1, {"sixth", "deck.2", "deep"}),
        ({}, 6, {"deep"}),
        ({"mode": "duel"}, 6, {"count", "deep"}),
        ({"mode": "mob", "count": 3}, 2, {"sixth"}),
        ({"mode": "duel", "count": 3}, 2, {"count", "sixth", "deep"}),
        ({"open": False}, 6, {"shown", "deep"}),
    ],
)
def test_options_apply_by_seats_and_by_other_options(
    chosen: dict[str, Value], seats: int, idle: set[str]
) -> None:
    found = {name for name in SHOWN.all if not SHOWN.applies(name, chosen, seats)}

    assert idle == found


def test_an_option_is_shown_in_its_group_or_under_its_first_word() -> None:
    parts = {name: option.part for name, option in SHOWN.all.items()}

    assert ("mode", "", "copies") == (
        parts["mode"],
        parts["open"],
        parts["copies.S.plant"],
    )


@pytest.mark.parametrize(
    "facts",
    [
        {"default": True, "when": "mode"},
        {"default": True, "when": "=true"},
        {"default": True, "when": "mode=a||b"},
        {"default": True, "seats": 6},
        {"choices": ["a"], "follows": {"two": "a"}},
        {"choices": ["a"], "follows": {"2": "b"}},
    ],
)
def test_facts_for_those_who_show_options_are_checked(facts: object) -> None:
    with pytest.raises(OptionError):
        read_option("odd", facts)


def test_an_option_cannot_depend_on_one_that_is_not_there() -> None:
    with pytest.raises(OptionError, match="names 'mode'"):
        Options([read_option("count", {"default": True, "when": "mode=a"})])


def test_a_step_is_one_or_more() -> None:
    with pytest.raises(OptionError, match=r"options\.rounds\.step is 0, it takes 1"):
        read_option("rounds", {"default": 4, "range": [2, 8], "step": 0})
