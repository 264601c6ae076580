"""Puzzles at a server: listed, told with their solutions, opened as tables."""

import msgspec
import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.puzzles.puzzle import puzzles
from sobremesa.server import wire
from sobremesa.server.rest_puzzles import list_print, puzzle_print
from sobremesa.shelf import PRINTED


def test_every_puzzle_is_listed_with_its_goal() -> None:
    cards, others = (
        msgspec.json.decode(list_print(PRINTED, lang).body, type=list[wire.PuzzleCard])
        for lang in ("pt", "en")
    )

    known = [(game.id, one.number) for game in GAMES for one in puzzles(game)]
    assert known == [(card.game, card.number) for card in cards]
    for card, other in zip(cards, others, strict=True):
        assert "" != card.goal != other.goal


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_puzzle_is_told_by_numbers_of_actions(game: Game) -> None:
    puzzle = puzzles(game)[0]

    page = msgspec.json.decode(puzzle_print(game, 1, "en").body, type=wire.PuzzlePage)

    legal = puzzle.state.legal()
    assert legal == sorted(one.action for one in page.steps[0].chances)
    assert page.steps[0].do in legal
    assert page.position == puzzle.position
    assert page.rule == game.cite(puzzle.goal.rule)


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    with pytest.raises(Mistake, match="no puzzle 0"):
        puzzle_print(GAMES[0], 0, "en")
