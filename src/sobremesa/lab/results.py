"""What a run leaves in its folder beside its matches: tables, and the report."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sobremesa.complaint import Complaint
from sobremesa.files import write_text

from .report import report
from .run import Done
from .study import tables
from .table import write_tables

REPORT = "report.html"


def write_results(done: Done, out: Path, lang: str, *, command: str) -> bool:
    """Whether the tables could be written as Parquet too."""
    with matches_kept():
        parquet = write_tables(out, tables(done.studies))
        page = report(done, lang, command=command)
        write_text(str(out / REPORT), page, overwrite=True)
    return parquet


@contextmanager
def matches_kept() -> Iterator[None]:
    """What cannot be written can be made again: whatever was played is there."""
    try:
        yield
    except Complaint as error:
        if error.key != "error-write":
            raise
        raise Complaint("error-lab-results", **error.values) from None
