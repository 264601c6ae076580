"""What the signs of the board mean, in a terminal and on a page."""

from sobremesa.kernel.legend import Legend, Sign

LEGEND: Legend = (
    Sign("1#2", "sign-base", "bases", r"\d#\d+"),
    Sign("1:23", "sign-units", "strongest", r":\d+(\+\d+)?"),
    Sign("1:2x2:3", "sign-battle", "attacks", r"(?<=\d)x(?=\d)"),
    Sign(".12", "sign-claimed", "territory", r"\.\d*"),
    Sign("-", "sign-edge", "landing"),
    Sign("(A)", "sign-orbit", "", r"\([A-E]\d*\)"),
    Sign("A:d4", "sign-hex", "", r"\b[A-ES]:[a-g]\d\b"),
    Sign("a 1-4", "sign-row", "", r"\b[a-g]\b"),
    Sign("A", "sign-board", "", r"\b[A-ES]\b"),
    Sign(">2", "sign-reach", "move", r">\d*"),
    Sign("!", "sign-attack", "fought"),
    Sign("?", "sign-raze"),
    Sign("=", "sign-link", "connect"),
    Sign("*", "sign-met", "crown"),
    Sign("+", "sign-payable", "resources"),
    Sign("x2", "sign-times", "", r"\bx\d+"),
)
