"""What is printed on Stratum's cards, beside what views show."""

from sobremesa.games.stratum import GAME


def test_every_card_names_the_rule_that_explains_it() -> None:
    rules = GAME.printed["rule"]

    assert set(GAME.kinds["card"]) == set(rules)
    assert set(rules.values()) <= set(GAME.rulebook().rules)
