"""What a page is about, said in its head: for the tab, and for whoever shows its link.

Whoever asks is answered in the language it prefers; pictures lie beside the client.
"""

from functools import lru_cache
from html import escape

from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Game
from sobremesa.shelf import Shelf

from .house import House

BEGIN, END = "<!-- told", "<!-- /told -->"  # what the server says stands between
OF_GAMES = ("rules", "gallery", "decks")  # pages named by a game, others by a table
PICTURE = "previews/{}.jpg"
SIZE = (1200, 630)  # of a picture, as those who show links like it
MOST = 256  # heads kept in memory: the Host of a request is anybody's word


def language_of(header: str) -> str:
    """The language of ours that a browser likes best: English if none."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(",")[:20]:
        code, _, rest = part.partition(";")
        try:
            rate = float(rest.strip().removeprefix("q=")) if rest.strip() else 1.0
        except ValueError:
            continue
        wishes.append((-rate, code.strip()[:2].lower()))
    wishes.sort(key=lambda wish: wish[0])
    liked = [code for rate, code in wishes if rate < 0 and code in LANGUAGES]
    return liked[0] if liked else "en"


def game_of(house: House, page: str, id: str) -> Game | None:
    """The game a page is about. Tables only from memory: no look costs a read."""
    if page not in OF_GAMES:
        room = house.rooms.get(id)
        return room.game if room is not None else None
    return known(house.shelf, id)


def known(shelf: Shelf, id: str) -> Game | None:
    try:
        return shelf.find(id)
    except Mistake:
        return None


@lru_cache(maxsize=MOST)
def told(
    page: str, lang: str, page_kind: str, game: Game | None, pictured: bool, base: str
) -> bytes:
    """The client's page with a head of its own."""
    words = Words(lang)
    title, text = words.say("page-title"), words.say("page-text")
    if game is not None:
        name = Words(lang, game).say("game-name")
        title = f"{words.say(f'page-{page_kind}', game=name)} – sobremesa"
        text = words.find(f"page-{page_kind}.text", {}) or text
    picture = PICTURE.format(game.id if game is not None and pictured else "house")
    begin, end = page.find(BEGIN), page.find(END)
    if begin < 0 or end < 0:  # a client that was not built
        return page.encode()
    head = tags(title, text, f"{base}{picture}", lang)
    spoken = page[:begin] + head + page[end + len(END) :]
    spoken = spoken.replace('<html lang="en">', f'<html lang="{lang}">', 1)
    return spoken.replace("/manifest.en.", f"/manifest.{lang}.", 1).encode()


def tags(title: str, text: str, picture: str, lang: str) -> str:
    named = {"description": text, "twitter:card": "summary_large_image"}
    shared = {
        "og:type": "website",
        "og:site_name": "sobremesa",
        "og:title": title,
        "og:description": text,
        "og:locale": lang,
        "og:image": picture,
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }
    lines = [f"<title>{escape(title)}</title>"]
    for kind, facts in (("name", named), ("property", shared)):
        lines += [
            f'<meta {kind}="{key}" content="{escape(value)}" />'
            for key, value in facts.items()
        ]
    return "\n    ".join(lines)
