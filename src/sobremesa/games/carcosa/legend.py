"""What the signs of the board mean, in a terminal and on a page."""

from sobremesa.kernel.legend import Legend, Sign

LEGEND: Legend = (
    Sign("♔", "sign-king", "king"),
    Sign("♔ –2", "sign-king_away", "", r"–\d+"),
    Sign("×2", "sign-times", "", r"×\d*"),
    Sign("−2", "sign-loss", "sanity", r"−\d*"),
    Sign("→", "sign-after"),
    Sign("[x]", "sign-lamp", "lamp", r"\[[x ]\]"),
    Sign("†", "sign-destroyed"),
    Sign("F2_R3", "sign-node", "", r"\bF\d(_PAS|_R\d)?\b"),
    Sign("⌂", "sign-threshold", "threshold"),
    Sign("✶", "sign-crown_here", "sanctuary"),
    Sign("☆", "sign-crown_gone"),
    Sign("≡", "sign-stairs", "stairs"),
    Sign("B3:9", "sign-box", "cards", r"\bB\d+:"),
    Sign("?", "sign-unseen", "hidden", r"\d*\?"),
    Sign("P1", "sign-soul", "", r"\bP\d\b"),
    Sign(">", "sign-active", "", r"[<>]"),
    Sign("•2", "sign-actions", "", r"•\d*"),
    Sign("##--..", "sign-sanity", "", r"[#.-]{2,}|-(?=\d)"),
    Sign("1•", "sign-limited", "limited", r"1•"),
    Sign("z", "sign-skips", "skip", r"\bz\d*\b"),
    Sign("*", "sign-frozen", "frozen"),
    Sign("◊", "sign-shield", "shield"),
    Sign("!", "sign-monster"),
    Sign("∞", "sign-loop", "loop"),
    Sign("d6", "sign-die", "", r"\bd6\b"),
)
