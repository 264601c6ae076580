"""Stratum with own content, for tests."""

from sobremesa.games.stratum import GAME
from sobremesa.kernel.errors import Problems
from sobremesa.kernel.game import Game
from sobremesa.kernel.overlay import Overlay


def own(text: str) -> Game:
    """The game with a file of own content."""
    return GAME.carrying(Overlay.of({"own.toml": text}, "stratum"))


def faults(text: str) -> list[str]:
    """All that is wrong with a file of own content."""
    try:
        own(text)
    except Problems as error:
        return [problem.text.removeprefix("own.toml, ") for problem in error.problems]
    return []


# A card of every sort that can move, put or strike, for every sort of territory.
WHERE = ("own", "other", "any", "opposite", "fungi", "built")
EVERYWHERE = "\n".join(
    [
        *[
            f'cards.go_{a}_{b} = {{sort = "move", rule = "7.3", from = "{a}",'
            f' to = "{b}", hosts = ["herbivore", "carnivore"]}}'
            for a in WHERE
            for b in WHERE
        ],
        *[
            f'cards.put_{a} = {{sort = "place", rule = "7.10", in = "{a}", plants = 1}}'
            for a in WHERE
        ],
        *[
            f'cards.hit_{a} = {{sort = "territory", rule = "7.6", in = "{a}",'
            ' hosts = ["plant", "mushroom"]}'
            for a in WHERE
        ],
        'cards.axe = {sort = "kill", rule = "7.18", hosts = ["plant", "herbivore"]}',
        'cards.trap = {sort = "kill", rule = "7.18", hosts = ["plant", "carnivore"]}',
        'cards.blade = {sort = "kill", rule = "7.18", mushrooms = 2,'
        ' hosts = ["plant", "herbivore", "carnivore"]}',
        'cards.solstice = {sort = "nature", rule = "14.1"}',
        *[
            f"decks.classic.{seat} = {{{', '.join(f'{card} = 1' for card in cards)}}}"
            for seat, cards in {
                "S": [f"go_{a}_{b}" for a in WHERE for b in WHERE[:3]] + ["axe"],
                "F": [f"go_{a}_{b}" for a in WHERE for b in WHERE[3:]] + ["trap"],
                "Y": [f"put_{a}" for a in WHERE] + ["blade", "solstice"],
                "M": [f"hit_{a}" for a in WHERE] + ["go_built_fungi"],
            }.items()
        ],
    ]
)
