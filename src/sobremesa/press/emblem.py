"""A game's emblem, an SVG file of plain shapes, as a drawing."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from sobremesa.kernel.kit import Drawing, Placed, Shape, circle, rectangle

NAMESPACE = "{http://www.w3.org/2000/svg}"
PASSED_ON = ("fill", "stroke", "stroke-width", "opacity")
TURNED = re.compile(r"rotate\(([-\d.]+) ([-\d.]+) ([-\d.]+)\)")


def open_emblem(folder: Path) -> Drawing | None:
    """None where a game has none."""
    path = folder / "emblem.svg"
    if not path.exists():
        return None
    root = ElementTree.fromstring(path.read_text("utf-8"))
    _, _, width, height = (float(number) for number in root.attrib["viewBox"].split())
    return Drawing(width, height, tuple(parts(root, {"fill": "#000000"})))


def parts(parent: Element, given: Mapping[str, str]) -> Iterator[Shape | Placed]:
    """What a child does not say, its parent does."""
    for child in parent:
        own = {
            **given,
            **{key: child.get(key, "") for key in PASSED_ON if key in child.attrib},
        }
        tag = child.tag.removeprefix(NAMESPACE)
        made = tuple(parts(child, own)) if tag == "g" else (shape(tag, child, own),)
        if found := TURNED.search(child.get("transform", "")):
            turn, x, y = (float(number) for number in found.groups())
            whole = Drawing(1, 1, (Placed(Drawing(1, 1, made), -x, -y),))
            yield Placed(whole, x, y, turn=turn)
        else:
            yield from made


def shape(tag: str, element: Element, own: Mapping[str, str]) -> Shape:
    return Shape(
        outline(tag, element),
        fill=colour(own.get("fill", "")),
        stroke=colour(own.get("stroke", "")),
        width=float(own.get("stroke-width", 1)),
        opacity=float(own.get("opacity", 1)),
    )


def colour(text: str) -> str:
    return "" if text == "none" else text


def outline(tag: str, element: Element) -> str:
    def number(name: str) -> float:
        return float(element.get(name, 0))

    if tag == "path":
        return element.attrib["d"]
    if tag == "rect":
        room = number("x"), number("y"), number("width"), number("height")
        return rectangle(*room, number("rx"))
    if tag == "circle":
        return circle(number("cx"), number("cy"), number("r"))
    x, y, rx, ry = number("cx"), number("cy"), number("rx"), number("ry")
    half = f"a{rx:g} {ry:g} 0 1 1"
    return f"M{x - rx:g} {y:g}{half} {2 * rx:g} 0{half} {-2 * rx:g} 0z"
