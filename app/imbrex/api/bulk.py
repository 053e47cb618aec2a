"""Bulk: the result of a bulk job, for Python programs."""

import os
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from imbrex.api.frames import to_frame
from imbrex.bulk.result import BulkResult as Stored
from imbrex.engine.text.document import Document, Problem


class BulkResult:
    """The pairs that `imbrex-cli bulk` has found, by descending containment: a sequence of dictionaries.

    Each has the columns of the Parquet files in its folder: ids, names, numbers of words and shingles, containment,
    Jaccard index and verbatim shares as fractions of 1, and the words of the longest passage.
    """

    def __init__(self, stored: Stored) -> None:
        self._stored = stored

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Texts that could not be compared."""
        return self._stored.problems

    def documents(self, ids: Collection[str]) -> list[Document]:
        """The texts with these ids, read from where the job read them; those that are gone are left out."""
        outcomes = self._stored.documents(list(ids))
        return [one for one in outcomes if isinstance(one, Document)]

    def to_frame(self, library: str = "") -> Any:
        """One row for each pair, as a data frame of pandas or polars; of the one that is installed if not named."""
        return to_frame(list(self), self._stored.table.column_names, library)

    def __len__(self) -> int:
        return len(self._stored)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return self._stored.rows()

    def __repr__(self) -> str:
        return f"<BulkResult: {len(self):,} pairs>"


def bulk_result(folder: str | os.PathLike[str]) -> BulkResult:
    """Open the folder that `imbrex-cli bulk` has written. Needs pyarrow, but neither Spark nor Java.

    Raises:
        ImbrexError: it has no result, or pyarrow is missing.
    """
    return BulkResult(Stored.open(Path(folder)))
