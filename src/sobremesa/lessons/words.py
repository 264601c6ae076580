"""What a lesson says, in the reader's language.

Its messages may name what the game's catalog names: `{ card-plant }`.
"""

from sobremesa.catalogs import Catalog, beside
from sobremesa.i18n import Words
from sobremesa.kernel.content import name_of
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game


def catalog(game: Game, name: str, lang: str) -> Catalog:
    path = game.folder / "lessons" / f"{name}.{lang}.ftl"
    if not path.exists():
        path = game.folder / "lessons" / f"{name}.en.ftl"
    return beside(path, lang, game)


def say(game: Game, name: str, lang: str, key: str) -> str:
    """A message of a lesson."""
    text = maybe(game, name, lang, key)
    if not text:
        path = game.folder / "lessons" / f"{name}.{lang}.ftl"
        raise Mistake(f"{name_of(path)}: there is no message {key!r}")
    return text


def maybe(game: Game, name: str, lang: str, key: str) -> str:
    """The same where it may be missing: what is wrong with another answer."""
    Words(lang)  # there is such a language
    return catalog(game, name, lang).find(key, {}) or ""
