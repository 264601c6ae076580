"""How much an agent reads: characters, and tokens, of every answer to an action.

    python bench/agents.py [--matches 10]

Tokens are those of o200k_base, if tiktoken and the file of that vocabulary are here:
llama-index-core brings it in `_static/tiktoken_cache`, which TIKTOKEN_CACHE_DIR names.
"""

import argparse
from collections.abc import Callable
from statistics import fmean

from sobremesa.adapters.mcp import open_desk
from sobremesa.agents.place import OWN, Order
from sobremesa.games import GAMES
from sobremesa.i18n import LANGUAGES
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.game import Game

VOCABULARY = "o200k_base"


def counter() -> Callable[[str], int] | None:
    """Counts the tokens of a text; None where that cannot be."""
    try:
        import tiktoken

        encoding = tiktoken.get_encoding(VOCABULARY)
    except Exception as error:  # not here, or it would have to be fetched
        print(f"no tokens: {type(error).__name__}")
        return None
    return lambda text: len(encoding.encode(text, disallowed_special=()))


def read(game: Game, lang: str, matches: int) -> list[str]:
    """What an agent that answers at random reads, at every decision of its own."""
    desk, dice, texts = open_desk(lang=lang, seed="bench"), Fast("bench"), []
    seats = ["chance"] * game.first.seats
    seats[game.first.seat] = OWN
    for _ in range(matches):
        options = dict(game.first.options)
        desk.open(Order(game=game.id, seats=tuple(seats), options=options), lang)
        place = desk.find("").place
        while place.result is None:
            action = dice.pick(place.legal)
            texts.append(desk.act("", game.table.text(action)))
    return texts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=10)
    matches = parser.parse_args().matches
    tokens = counter()
    print("| game | language | decisions | characters | most | tokens | most |")
    print("|---|---|---|---|---|---|---|")
    for game in GAMES:
        for lang in LANGUAGES:
            texts = read(game, lang, matches)
            cells = [len(texts) // matches, *spread([len(text) for text in texts])]
            told = [f"{cell:.0f}" for cell in cells]
            if tokens is not None:
                told += [f"{n:.0f}" for n in spread([tokens(text) for text in texts])]
            print("|", " | ".join([game.name, lang, *told]), "|")


def spread(numbers: list[int]) -> list[float]:
    return [fmean(numbers), max(numbers)]


if __name__ == "__main__":
    main()
