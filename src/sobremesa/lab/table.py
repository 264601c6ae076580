"""What was measured, as tables of rows: CSV always, Parquet where pyarrow is there."""

import csv
import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sobremesa.files import write_bytes, write_text

Row = Mapping[str, Any]


def write_tables(folder: Path, tables: Mapping[str, Sequence[Row]]) -> bool:
    """Write all of them; whether they could be written as Parquet too."""
    parquet = True
    for name, rows in tables.items():
        write_text(str(folder / f"{name}.csv"), as_csv(rows), overwrite=True)
        parquet = write_parquet(folder / f"{name}.parquet", rows) and parquet
    return parquet


def as_csv(rows: Sequence[Row]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    names = columns(rows)
    writer.writerow(names)
    for row in rows:
        writer.writerow([row.get(name) for name in names])
    return text.getvalue()


def columns(rows: Sequence[Row]) -> list[str]:
    return list(dict.fromkeys(name for row in rows[:1] for name in row))


def write_parquet(path: Path, rows: Sequence[Row]) -> bool:
    """The same rows for other tools; nothing without pyarrow (`sobremesa[lab]`)."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        return False
    names = columns(rows)
    made = pyarrow.table({name: [row.get(name) for row in rows] for name in names})
    sink = pyarrow.BufferOutputStream()
    pyarrow.parquet.write_table(made, sink)
    write_bytes(str(path), sink.getvalue().to_pybytes(), overwrite=True)
    return True
