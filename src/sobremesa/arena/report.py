"""What came of an arena: as plain data, and in words."""

from collections import Counter
from typing import Any

from sobremesa.i18n import Words

from .book import Book
from .players import FAULTS
from .ratings import meetings, ratings, shares


def summary(book: Book) -> dict[str, Any]:
    """Everything, for JSON: all of it follows from the lines of the matches."""
    plan = book.plan
    played = [one for _, one in sorted(book.matches.items())]
    rounds = meetings(played, apart=plan.apart)
    rated = ratings(rounds, len(plan.agents)) if rounds else []
    agents = []
    for number, (rating, low, high) in enumerate(rated):
        finite = abs(low) != float("inf")
        agents.append(
            {
                "name": plan.agents[number].name,
                "agent": plan.agents[number].spec,
                "rating": round(rating, 1),
                "interval": [round(low, 1), round(high, 1)] if finite else None,
                **account(played, number),
            }
        )
    names = [entry.name for entry in plan.agents]
    pairs = [
        {
            "one": names[a],
            "other": names[b],
            "share": round(share, 4),
            "sure": round(sure, 4) if len(rounds) > 1 else None,
            "matches": met,
        }
        for (a, b), (share, sure, met) in shares(rounds, len(names)).items()
    ]
    return {
        **book.facts(),
        "matches": len(played),
        "planned": len(plan),
        "ratings": agents,
        "pairs": pairs,
    }


def account(played: list[dict[str, Any]], agent: int) -> dict[str, Any]:
    """What an agent did at all its seats."""
    seats = [
        {**seat, "score": score}
        for one in played
        for at, seat, score in zip(
            one["seating"], one["seats"], one["scores"], strict=True
        )
        if at == agent
    ]
    faults: Counter[str] = Counter()
    for seat in seats:
        faults.update({kind: seat[kind] for kind in FAULTS})
    decisions = sum(seat["decisions"] for seat in seats)
    seconds = sum(seat["seconds"] for seat in seats)
    return {
        "seats": len(seats),
        "score": round(sum(seat["score"] for seat in seats) / max(1, len(seats)), 4),
        "decisions": decisions,
        "mean_seconds": round(seconds / max(1, decisions), 6),
        "longest_seconds": max((seat["longest"] for seat in seats), default=0.0),
        **{kind: faults[kind] for kind in FAULTS},
    }


def report(told: dict[str, Any], words: Words) -> list[str]:
    """Ratings, best first, and who made what of whom."""
    heads = ("agent", "rating", "interval", "score", "seconds", *FAULTS)
    rows = [[words.say(f"arena-{head}") for head in heads]]
    for one in sorted(told["ratings"], key=lambda one: -one["rating"]):
        between = one["interval"]
        rows.append(
            [
                one["name"],
                f"{one['rating']:+.0f}",
                f"{between[0]:+.0f} … {between[1]:+.0f}" if between else "-",
                f"{100 * one['score']:.1f} %",
                f"{one['mean_seconds']:.3f}",
                *(str(one[kind]) for kind in FAULTS),
            ]
        )
    pairs = [
        [
            f"{one['one']} – {one['other']}",
            f"{100 * one['share']:.1f} %",
            f"± {100 * one['sure']:.1f}" if one["sure"] is not None else "",
            str(one["matches"]),
        ]
        for one in told["pairs"]
    ]
    heading = [words.say(f"arena-{head}") for head in ("pair", "share", "sure")]
    played = {"matches": told["matches"], "planned": told["planned"]}
    return [
        words.say("arena-played", **played),
        *columns(rows),
        "",
        *columns([[*heading, words.say("arena-matches")], *pairs]),
    ]


def columns(rows: list[list[str]]) -> list[str]:
    """Rows with their cells one under the other; the first column to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
