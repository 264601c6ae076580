"""What `--plain` prints: letters, digits and the signs of a typewriter.

Letters keep their accents, and Spanish its opening marks: they are how names and
sentences are written. Every other sign is spelled.
"""

from collections.abc import Mapping

from sobremesa.i18n import Words
from sobremesa.kernel.game import Game

KEPT = "¿¡ºª"
#: One sign for one, so that what is already laid out keeps its columns.
LIKE = {
    **dict.fromkeys("–—−‑", "-"),
    **dict.fromkeys("“”«»„", '"'),
    **dict.fromkeys("‘’", "'"),
    **{"×": "x", "·": "-", "•": "*", "★": "*", "\u00a0": " "},
}
SPELLED = {
    **LIKE,
    **{"…": "...", "≥": ">=", "≤": "<=", "→": "->", "²": "^2", "°": " deg"},
    **{"≈": "about ", "✓": "yes", "§": "section ", "⌊": "floor(", "⌋": ")"},
}
LAID_OUT = str.maketrans(LIKE)
WRITTEN = str.maketrans(SPELLED)


class PlainWords(Words):
    """The same words, spelled."""

    def find(self, key: str, values: Mapping[str, object]) -> str | None:
        text = super().find(key, values)
        return None if text is None else self.spell(text)

    def spell(self, text: str) -> str:
        return text.translate(WRITTEN)


def open_words(lang: str, game: Game | None = None, *, plain: bool) -> Words:
    return PlainWords(lang, game) if plain else Words(lang, game)
