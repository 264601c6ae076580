"""A plot for a study: `python bench/plot.py FOLDER --measure "side won" --out FILE`.

Reads what `sobremesa lab run` measured there and draws a measure, variant by variant,
as the report does; the SVG needs no page around it.
"""

import argparse
import csv
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sobremesa.lab.svg import Interval, intervals

STYLE: Final = (  # on white and on black
    "svg{font:13px system-ui,sans-serif}text{fill:#7a766f}.dot{fill:#3d85ab}"
    ".whisker{stroke:#3d85ab;stroke-width:3;stroke-linecap:round;opacity:.55}"
    ".mark{stroke:#c96a3d;stroke-dasharray:4 4}"
)


def rows(folder: Path, measure: str, wanted: list[str]) -> Iterator[Interval]:
    """What is wanted of a measure (or all of it), in every variant."""
    with (folder / "measures.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if row["measure"] == measure and row["of"] in (wanted or [row["of"]]):
                name = " · ".join(filter(None, (row["of"], short(row["variant"]))))
                low, value, high = (float(row[of]) for of in ("low", "value", "high"))
                yield name, low, value, high, f"{100 * value:.1f} %"


def short(variant: str) -> str:
    """A variant by its values alone: options are named in the caption."""
    return ", ".join(part.rpartition("=")[2] for part in variant.split(", "))


def standing_alone(svg: str) -> str:
    head = '<svg xmlns="http://www.w3.org/2000/svg" '
    return svg.replace("<svg ", head, 1).replace(">", f"><style>{STYLE}</style>", 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw a measure of a lab's folder.")
    parser.add_argument("folders", type=Path, nargs="+", metavar="FOLDER")
    parser.add_argument("--measure", required=True, help='such as "side won"')
    parser.add_argument("--of", default="", help="such as nature,fungi; all if not")
    parser.add_argument("--mark", type=float, default=0.5, help="where a line stands")
    parser.add_argument("--title", default="", help="read out in place of the plot")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    given = parser.parse_args()
    wanted = [one for one in given.of.split(",") if one]
    found = [
        row for folder in given.folders for row in rows(folder, given.measure, wanted)
    ]
    if not found:
        sys.exit(f"nothing of {given.measure!r} is in these folders")
    found.sort(key=lambda row: row[0].partition(" · ")[0])  # variants side by side
    title = given.title or given.measure
    drawn = standing_alone(intervals(found, title, mark=given.mark))
    given.out.write_text(f"{drawn}\n", "utf-8")


if __name__ == "__main__":
    main()
