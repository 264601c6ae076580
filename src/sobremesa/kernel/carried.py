"""What a record or a position was played with: an edition, and own content."""

from .errors import Mistake, shown
from .game import Game
from .overlay import PRINTED, Overlay


def game_as_played(
    game: Game, *, edition: int, content: str, overlay: str, told: str
) -> Game:
    """The game of that edition with that content, or a `Mistake` that says why not.

    Texts from before own content was carried tell its fingerprint only: then the game
    must have been given the files.
    """
    if not game.plays(edition):
        raise Mistake(
            f"{told} is of edition {edition} of {game.name}, "
            f"this program has edition {game.edition}"
        )
    then = game.of_edition(edition)
    if overlay:
        try:
            then = then.carrying(Overlay.read(overlay))
        except Mistake as error:
            raise Mistake(f"the own content of {told} is wrong: {error}") from None
        if then.content != content:
            raise Mistake(
                f"{told} says that its own content is {shown(content)}, "
                f"what it carries is {then.content}"
            )
        return then
    if not content:
        return then.carrying(PRINTED)
    if game.overlay.is_known_as(content):
        return then.carrying(game.overlay)
    if not game.overlay:
        raise Mistake(
            f"{told} is of {game.name} with own content ({shown(content)}) that it "
            "does not carry; without its files nobody can play it again"
        )
    raise Mistake(
        f"{told} is of {game.name} with other own content: it says {shown(content)}, "
        f"the files given make {game.content}"
    )
