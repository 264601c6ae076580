"""What the signs of the board mean, in a terminal and on a page."""

from sobremesa.kernel.legend import Legend, Sign

LEGEND: Legend = (
    Sign("P", "thing-plant", "plant", r"\bP(?=\b|×)"),
    Sign("H", "thing-herbivore", "herbivore", r"\bH(?=\b|×)"),
    Sign("C", "thing-carnivore", "carnivore", r"\bC(?=\b|×)"),
    Sign("m", "thing-mushroom", "mushroom", r"\bm(?=\b|×)"),
    Sign("X", "thing-macrofungus", "macrofungus", r"\bX(?=\b|×)"),
    Sign("##", "sign-construction", "construction", "#+"),
    Sign("*", "sign-marked", "mark"),
    Sign("!", "sign-ready"),
    Sign("+rabies", "sign-attached", "", r"\+\w+"),
    Sign("×2", "sign-times", "", r"×\d+", "x2"),
    Sign("S1", "sign-space", "", r"\b[SFYM]\d\b"),
    Sign("S F Y M", "sign-seats", "", r"\b[SFYM]\b"),
    Sign("▶", "sign-turn", plain=">"),
    Sign("●", "sign-on", plain="(o)"),
    Sign("◐", "sign-held", plain="(-)"),
    Sign("○", "sign-off", plain="( )"),
    Sign("10.3b", "sign-rule", "", r"\b10\.\d[abc]?"),
    Sign("·", "sign-empty", plain="."),
    Sign("→", "sign-chosen", plain="->"),
    Sign("-", "sign-none"),
)
