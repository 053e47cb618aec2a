"""Tables: files of columns between tabs."""

import csv
from pathlib import Path


def rows(path: Path) -> list[dict[str, str]]:
    """The rows of a table under the names of its head."""
    with path.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t"))
