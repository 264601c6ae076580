"""Rulebooks: numbered rules, and citations of them."""

import pytest

from sobremesa.games import find
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.rulebook import Rulebook

TEXT = """# A game

## 3. Rules

### AG-5 Death

- **AG-5.2 Old age.** [seed] Comes last. [silent: definition]
- **AG-5.3 Death of a card.** [ruling] It [why: so] dies. (As [one] says.) [why: it is]
- an item that is no rule

### AG-10 The end

- **AG-10.2 What, now?** If (a) all is over or (b) nearly.
"""
BOOK = Rulebook(TEXT, "game.md")


@pytest.mark.parametrize(
    ("citation", "rule"),
    [
        ("5.3", "5.3"),
        ("AG-5.3", "5.3"),
        ("ag-5.3", "5.3"),
        (" 5.3 ", "5.3"),
        ("5.3/dies", "5.3"),
        ("10.2b", "10.2"),
        ("AG-10.2a", "10.2"),
        ("10.2a/ends", "10.2"),
    ],
)
def test_a_rule_is_found_however_it_is_cited(citation: str, rule: str) -> None:
    assert rule == BOOK.look(citation).id


@pytest.mark.parametrize("citation", ["5.1", "ST-5.3", "5", "", "dies", "5.33"])
def test_an_unknown_rule_is_a_mistake(citation: str) -> None:
    message = f"no rule '{citation}', there are AG-5.2 – AG-10.2"
    with pytest.raises(Mistake, match=message):
        BOOK.look(citation)


def test_a_rule_is_its_whole_block() -> None:
    book = Rulebook(
        """# A game

## 1. Rules
- **AG-1.1 Luck.** `[seed]` Roll, `[ruling]` once: [silent: definition]

| d6 | Name |
|---|---|
| 1 | Dread |

  More of it.

  - an item
    - below it
- **AG-1.2 Rest.** [ruling: a guess] It rests.

---

## 2. Content [content]
- **AG-2.1 Cards.** [content] Some.
""",
        "game.md",
    )

    assert book.look("1.1").text == (
        "Roll, once:\n\n| d6 | Name |\n|---|---|\n| 1 | Dread |\n\n"
        "More of it.\n\n- an item\n  - below it"
    )
    assert "definition" == book.look("1.1").silent
    assert "It rests." == book.look("1.2").text
    assert "2. Content" == book.look("2.1").section


def test_players_read_the_book_without_marks_and_what_explains_them() -> None:
    opening = "# A game\n\nFor two.\n\nTags: `[seed]` old, `[content]` new.\n\n"
    book = Rulebook(
        opening + "## Rules\n- **AG-1.1 Luck.** `[seed]` Roll.\n", "game.md"
    )

    assert "# A game\n\nFor two.\n\n## Rules\n- **AG-1.1 Luck.** Roll." == book.shown


@pytest.mark.parametrize("word", ["Story", "Historia", "História"])
def test_a_book_may_begin_with_its_story(word: str) -> None:
    text = f"# A game\n\nNotes.\n\n## {word}\n\nIt *was* dark.\n\nThen not.\n\n---\n"
    book = Rulebook(f"{text}\n## 1. Rules\n- **AG-1.1 Luck.** Roll.\n", "game.md")

    assert "It *was* dark.\n\nThen not." == book.story
    assert book.shown.startswith(f"# A game\n\n## {word}\n\nIt *was* dark.")
    assert "" == BOOK.story


def test_a_rule_has_a_title_a_text_and_a_section() -> None:
    rule = BOOK.look("5.3")

    assert "Death of a card" == rule.title
    assert rule.text == "It dies. (As [one] says.)\n- an item that is no rule"
    assert "AG-5 Death" == rule.section
    assert rule.silent is None
    assert "What, now?" == BOOK.look("10.2").title


def test_a_silent_rule_says_why() -> None:
    rule = BOOK.look("5.2")

    assert "definition" == rule.silent
    assert "Comes last." == rule.text


def test_rules_stand_in_their_order() -> None:
    assert ["5.2", "5.3", "10.2"] == list(BOOK.rules)
    assert "AG" == BOOK.prefix


def test_a_rule_that_stands_twice_is_a_mistake() -> None:
    twice = TEXT + "- **AG-5.3 Death once more.** Again.\n"

    with pytest.raises(Mistake, match=r"game\.md: rule 5\.3 stands twice"):
        Rulebook(twice, "game.md")


def test_a_game_cites_and_shows_its_rules_in_any_language() -> None:
    stratum = find("stratum")

    assert "ST-5.5" == stratum.cite("5.5/returned")
    assert "Census" == stratum.rulebook().look("5.10").title
    assert stratum.rulebook("es").look("5.10").title != "Census"
    assert stratum.rulebook("tlh").look("5.10").title == "Census"  # not translated
