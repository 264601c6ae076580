"""Own content of any game on the command line."""

from pathlib import Path

import pytest

from sobremesa.games import IDS

from .table import output, sentence, sobremesa
from .test_own import written

NAMED = {  # something that is on show among the pieces
    "stratum": ("card", "rot"),
    "carcosa": ("card", "compass"),
    "connected_worlds": ("card", "harvester"),
    "heroes": ("card", "anvil"),
    "escaramuzas": ("type", "eco"),
}
SEATS = {"stratum": 4}


@pytest.mark.parametrize("game", IDS)
def test_what_can_be_changed_is_written_out_and_changes_nothing(
    tmp_path: Path, game: str
) -> None:
    told = output("content", game)
    assert told.startswith(f'game = "{game}"')
    assert "# [words.es]" in told
    whole = written(tmp_path, "whole.toml", told)
    assert "(content -)" in output("content", game, "--check", whole)


@pytest.mark.parametrize("game", IDS)
def test_names_are_the_designers(tmp_path: Path, game: str) -> None:
    kind, id = NAMED[game]
    text = f'[words.es]\n{kind}-{id} = "Zarzamora"\n'
    own = written(tmp_path, "own.toml", text)
    played = ("simulate", game, "-n", 1, "--content", own, "--records", tmp_path)
    output(*played, *["--seats", ",".join(["chance"] * SEATS.get(game, 2))])
    record = next(tmp_path.glob("*.record"))
    assert "verified" in output("verify", record)
    assert "Zarzamora" in output("cards", game, "--content", own, "--lang", "es")
    assert "Zarzamora" not in output("cards", game, "--content", own)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "[words.en]\ncard-rto = 'x'",
            "line 2: words.en.card-rto: Stratum has no",
        ),
        ("[words.fr]\ncard-rot = 'x'", "there are words in en, es, pt"),
        ("[words.en]\nevent-draws = 'x'", "tells more than a name"),
        (
            "options.hand_size.default = 9",
            "line 1: options.hand_size: option",
        ),
        ("options.hand_size.secret = true", "cannot be changed, only default, range"),
        ("game = 'heroes'", "game is 'heroes', this is stratum"),
        ("[crads.rot]", "line 1: there is no 'crads', it takes"),
    ],
)
def test_own_content_is_told_all_that_is_wrong(
    tmp_path: Path, text: str, told: str
) -> None:
    wrong = written(tmp_path, "wrong.toml", text)
    result = sobremesa("content", "stratum", "--check", wrong)
    assert result.exit_code == 1
    assert told in result.stdout
    assert "wrong.toml: one problem" in result.stderr
    assert told in sentence(sobremesa("simulate", "stratum", "--content", wrong))


def test_an_option_has_the_default_of_the_own_content(tmp_path: Path) -> None:
    own = written(tmp_path, "own.toml", "options.hand_size.default = 6")
    assert "6" in output("options", "stratum", "hand_size", "--content", own)
