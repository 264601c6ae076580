"""Draws the client's icons and the pictures of its links (part of `make pictures`).

Links are shown by programs that know no SVG: the games' own emblems, drawn by Debian's
Chromium, are committed in web/public. Needs playwright and Chromium.
"""

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

WEB: Final = Path(__file__).parents[1] / "web"
PUBLIC: Final = WEB / "public"
GAMES: Final = WEB.parent / "src" / "sobremesa" / "games"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-headless-shell")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
WIDTH, HEIGHT = 1200, 630  # of a link's picture
QUALITY = 82  # of its JPEG
ICONS: Final = {"180": 180, "192": 192, "512": 512}
SAFE = 0.8  # of a maskable icon is seen by everyone
LINEN, INK, RUST = "#f4ecdd", "#2b2119", "#8c4a2f"
CUP = (
    f'<path d="M7 13h14v6a7 7 0 0 1-14 0z" fill="{RUST}"/>'
    '<path d="M21 14.5h2.5a3 3 0 0 1 0 6H21M11 9.5c0-2.5 2-2.5 2-5'
    f'M16 9.5c0-2.5 2-2.5 2-5M5 28h18" fill="none" stroke="{RUST}" '
    'stroke-width="2" stroke-linecap="round"/>'
)
STYLE = f"""<style>
    body {{ margin: 0; background: {LINEN}; color: {INK}; }}
    .all {{ width: {WIDTH}px; height: {HEIGHT}px; display: flex; overflow: hidden; }}
    .one svg {{ width: {WIDTH}px; height: 600px; flex: none; }}
    .many {{ flex-wrap: wrap; align-content: stretch; }}
    .many > * {{ width: 400px; height: 315px; display: grid; place-items: center; }}
    .many svg {{ width: 630px; height: 315px; }}
    .many > * {{ overflow: hidden; justify-content: center; }}
    .name {{ font: italic 600 64px "URW Palladio L", Palatino, Georgia, serif; }}
    .many .name {{ align-content: center; gap: 20px; }}
    .name svg, .many .name svg {{ width: 130px; height: 130px; }}
    .strip {{ position: absolute; inset: auto 0 0 0; height: 110px; display: flex;
        align-items: center; gap: 20px; padding: 0 40px; background: {LINEN}; }}
    .strip svg {{ width: 80px; height: 80px; }}
</style>"""
NAME = f'<svg viewBox="0 0 32 32">{CUP}</svg>sobremesa'


def emblems() -> dict[str, str]:
    found = sorted(GAMES.glob("*/emblem.svg"))
    return {path.parent.name: path.read_text("utf-8") for path in found}


def draw(page: "Page", body: str, path: Path, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.set_content(f"<!doctype html>{STYLE}<body>{body}")
    path.parent.mkdir(exist_ok=True)
    if path.suffix == ".jpg":
        page.screenshot(path=path, type="jpeg", quality=QUALITY)
    else:
        page.screenshot(path=path, omit_background=True)
    print(f"{path.relative_to(WEB)}: {path.stat().st_size} bytes")


def draw_previews(page: "Page") -> None:
    for game, emblem in emblems().items():
        body = (
            f'<div class="all one">{emblem}</div><div class="strip name">{NAME}</div>'
        )
        draw(page, body, PUBLIC / "previews" / f"{game}.jpg", (WIDTH, HEIGHT))
    tiles = [f"<div>{emblem}</div>" for emblem in emblems().values()]
    tiles.insert(2, f'<div class="name">{NAME}</div>')
    body = f'<div class="all many">{"".join(tiles)}</div>'
    draw(page, body, PUBLIC / "previews" / "house.jpg", (WIDTH, HEIGHT))


def draw_icons(page: "Page") -> None:
    favicon = (PUBLIC / "favicon.svg").read_text("utf-8")
    for name, side in ICONS.items():
        body = favicon.replace("<svg ", f'<svg width="{side}" height="{side}" ', 1)
        path = PUBLIC / "icons" / f"{name}.png"
        draw(page, body + "<style>body{background:none}</style>", path, (side, side))
    side = 512
    edge = (1 / SAFE - 1) * 32 / 2
    box = f"{-edge} {-edge} {32 + 2 * edge} {32 + 2 * edge}"
    body = f'<svg width="{side}" height="{side}" viewBox="{box}">{CUP}</svg>'
    draw(page, body, PUBLIC / "icons" / "maskable.png", (side, side))


def main() -> None:
    from playwright.sync_api import sync_playwright  # only where it is installed

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page()
        draw_previews(page)
        draw_icons(page)
        browser.close()


if __name__ == "__main__":
    main()
