"""What a run leaves in its folder beside its matches: tables, and the report."""

from pathlib import Path

from sobremesa.files import write_text

from .report import report
from .run import Done
from .study import tables
from .table import write_tables

REPORT = "report.html"


def write_results(done: Done, out: Path, lang: str, *, command: str) -> bool:
    """Whether the tables could be written as Parquet too."""
    parquet = write_tables(out, tables(done.studies))
    page = report(done, lang, command=command)
    write_text(str(out / REPORT), page, overwrite=True)
    return parquet
