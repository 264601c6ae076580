"""What counts as a citation in the code of a game, and what does not."""

from pathlib import Path
from textwrap import dedent

from sobremesa.citations import Citations, read


def cite(folder: Path, text: str, *, file: str = "rules.py") -> Citations:
    """A package of one file, read."""
    (folder / file).write_text(dedent(text), "utf-8")
    return read(folder)


def test_a_title_stands_on_a_function_and_on_a_class(tmp_path: Path) -> None:
    cited = cite(
        tmp_path,
        '''
        class Land:
            """1.5 Piles: of cards."""

            def census(self) -> int:
                """5.10 Census: of a kind.
                7.4 Omnivore: it counts twice.
                """
                return 0
        ''',
    )

    assert {"rules.py: Land"} == cited.stands_on("1.5")
    assert {"rules.py: Land.census"} == cited.stands_on("5.10")
    assert {"rules.py: Land.census"} == cited.stands_on("7.4")


def test_a_title_is_whole_and_begins_its_line(tmp_path: Path) -> None:
    cited = cite(
        tmp_path,
        '''
        def grow() -> None:
            """5.3 Growth, as 5.4 Counting growths says."""

        def growths() -> None:
            """5.3 Growths"""
        ''',
    )

    assert [True, False] == [title.names("Growth") for title in cited.titles]
    assert set() == cited.stands_on("5.4")


def test_numbers_strings_and_remarks_are_no_titles(tmp_path: Path) -> None:
    cited = cite(
        tmp_path,
        """
        WEIGHT = 1.5
        NAME = "1.5 Piles"

        def weigh() -> float:
            # 1.5 Piles
            return 1.5  # 1.5 Piles
        """,
    )

    assert set() == cited.stands_on("1.5")


def test_only_the_first_line_of_a_module_is_its_subject(tmp_path: Path) -> None:
    cited = cite(tmp_path, '"""1.5 Piles: all of it.\n\n1.6 Clock and stamps\n"""\n')

    assert {"rules.py"} == cited.stands_on("1.5")
    assert set() == cited.stands_on("1.6")


def test_a_title_stands_right_above_a_constant_or_its_row(tmp_path: Path) -> None:
    cited = cite(
        tmp_path,
        """
        # 1.1 Seats and factions
        SEATS = 4

        # 1.2 Opposite territories

        WIDTH = 5
        ENDS = {
            # 12.3 Industry's goal
            "industry": 1,
        }
        """,
    )

    assert {"rules.py: SEATS"} == cited.stands_on("1.1")
    assert set() == cited.stands_on("1.2")
    assert {"rules.py: ENDS"} == cited.stands_on("12.3")


def test_a_title_stands_right_above_a_table_of_content(tmp_path: Path) -> None:
    cited = cite(
        tmp_path,
        """
        # 7.2 Rabies
        [cards.rabies]
        weight = 7.3  # 7.4 Omnivore

        # 7.5 Mushroom Predator

        [cards.predator]
        """,
        file="content.toml",
    )

    assert {"content.toml: [cards.rabies]"} == cited.stands_on("7.2")
    assert ["7.2"] == [title.id for title in cited.titles]


def test_what_only_draws_or_weighs_does_no_rule(tmp_path: Path) -> None:
    text = 'def worth() -> None:\n    """12.2 Goal: how near."""\n'
    cited = cite(tmp_path, text, file="heuristics_cards.py")

    assert set() == cited.stands_on("12.2")
    assert ["12.2"] == [title.id for title in cited.titles]


SAYING = '''
HURTS = ("8.1/hurts", "8.2/hurts")
DIES = [f"{rule}/dies" for rule in RULES]

def tell(log, key):
    log.say(key)

def fall(log, card):
    """5.5 Death"""
    tell(log, "5.5/falls" if card else "5.6/falls")

def end(log):
    """5.6 Mushroom"""
    fall(log, 1)

def hurt(log, kind):
    log.whisper(HURTS[kind], 1)
    log.say(DIES[kind])

def recall(key):
    return key == "9.1/never"
'''


def test_an_event_is_said_where_its_key_is_handed_on(tmp_path: Path) -> None:
    cited = cite(tmp_path, SAYING)

    assert {"rules.py: fall"} == cited.sayers("5.5/falls")
    assert {"rules.py: hurt", "rules.py: HURTS"} == cited.sayers("8.2/hurts")
    assert {"rules.py: hurt", "rules.py: DIES"} == cited.sayers("7.2/dies")
    assert set() == cited.sayers("9.1/never")


def test_a_rule_stands_near_what_says_it(tmp_path: Path) -> None:
    cited = cite(tmp_path, SAYING)

    assert cited.stands_on("5.5") & cited.near("5.5/falls")
    assert cited.stands_on("5.6") & cited.near("5.6/falls")
    assert not cited.stands_on("5.6") & cited.near("8.2/hurts")
