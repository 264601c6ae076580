"""A little nonsense in every run; `python -m tests.server.fuzz` sends more."""

from .fuzz import Fuzz
from .net import Server


def test_nonsense_is_refused_and_the_match_beside_goes_on(server: Server) -> None:
    counts = Fuzz(server, seed=13).run(5)

    assert counts["sent"] > 100
    assert counts["refusal"]
    assert counts["snapshot"]
