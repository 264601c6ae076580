"""How much one address may ask for."""

import pytest

from sobremesa.server import limits
from sobremesa.server.limits import RATES, Count, Limits, Share, network, weight
from sobremesa.server.refusals import Refused


class Clock:
    now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def allowed(limit: Limits, address: str) -> int:
    """How often an address may ask at this moment."""
    count = 0
    with pytest.raises(Refused, match="too many questions") as refused:  # noqa: PT012
        while count < 1_000:
            limit.check(address)
            count += 1
    assert ("rate", 429) == (refused.value.code, refused.value.status)
    return count


def test_a_burst_is_allowed_and_then_a_rate(clock: Clock) -> None:
    limit = Limits(rate=2, burst=10, what="questions")

    assert 10 == allowed(limit, "a")
    clock.now += 1.5
    assert 3 == allowed(limit, "a")
    clock.now += 1_000
    assert 10 == allowed(limit, "a")


def test_addresses_do_not_count_for_each_other(clock: Clock) -> None:
    limit = Limits(rate=2, burst=10, what="questions")

    assert 10 == allowed(limit, "a")
    assert 10 == allowed(limit, "b")


def test_only_so_many_addresses_are_remembered(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "ADDRESSES", 3)
    limit = Limits(rate=2, burst=10, what="questions")
    for address in "abcdef":
        limit.check(address)

    assert 3 == len(limit.buckets)
    assert 9 == allowed(limit, "f")


def test_an_address_takes_only_its_share_of_seats() -> None:
    share = Share(4)
    share.add("a", "one", 3)

    share.check("a", 1, lambda _: True)
    with pytest.raises(Refused, match="3 seats at unfinished tables, 4 is the most"):
        share.check("a", 2, lambda _: True)
    share.check("b", 4, lambda _: True)


def test_finished_tables_count_no_more() -> None:
    share = Share(4)
    share.add("a", "over", 4)

    share.check("a", 4, lambda id: id != "over")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unix:", "unix:"),
        ("x" * 300, "x" * 64),
        ("", ""),
    ],
)
def test_a_network_is_an_address_or_the_half_of_a_long_one(
    address: str, counted: str
) -> None:
    assert counted == network(address)


def test_only_so_many_are_open_at_once() -> None:
    talks = Count(1, "connections")
    with talks.one_more("a"), talks.one_more("b"):
        refused = pytest.raises(Refused, match="has 1 connections open")
        with refused, talks.one_more("a"):
            raise AssertionError
    with talks.one_more("a"):
        assert 1 == len(talks.open)
    assert not talks.open


def test_a_message_counts_more_where_many_are_told_of_it() -> None:
    assert [1, 1, 2, 9] == [weight(guests) for guests in (0, 15, 16, 128)]
    assert RATES["messages"].burst == weight(10**6), "it is read some time"
