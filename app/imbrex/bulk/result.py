"""Result: the pairs that a bulk job has found, read without Spark, and their texts from where the job read them."""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from imbrex.bulk.job import PAIRS_STAGE, PROBLEMS_STAGE, TEXTS_STAGE
from imbrex.bulk.pairs_stage import PAIRS
from imbrex.bulk.source_texts import source_texts
from imbrex.engine.arrays import Bools
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import Options
from imbrex.engine.overview.connected_components import connected
from imbrex.engine.text.document import Document, Problem
from imbrex.engine.text.tokens import Int32
from imbrex.errors import ImbrexError
from imbrex.messages import Message, verbatim

if TYPE_CHECKING:
    from pyarrow import Table


@dataclass(frozen=True)
class BulkResult:
    """The result of a job, by descending containment.

    Attributes:
        folder: of the job.
        options: of comparison.
        minimum: fraction of 1; containment of the pairs.
        table: the pairs, in the columns of `PAIRS`.
    """

    folder: Path
    options: Options
    minimum: float
    table: "Table"
    _made_from: Mapping[str, Any]

    @classmethod
    def open(cls, folder: Path) -> "BulkResult":
        """Open the folder of a finished job. Raises ImbrexError."""
        made_from = _told(folder, PAIRS_STAGE)
        table = _table(folder, PAIRS_STAGE, PAIRS.names)
        try:
            options, minimum = Options.from_dict(made_from["options"]), float(made_from["minimum"])
        except (KeyError, TypeError, ValueError) as error:
            raise _damaged(folder) from error
        order = np.argsort(-_greater(table), kind="stable")
        return cls(folder, options, minimum, table.take(order), made_from)

    def __len__(self) -> int:
        return int(self.table.num_rows)

    def column(self, name: str) -> NDArray[Any]:
        """Values of all pairs, shape (pairs,)."""
        return np.asarray(self.table[name].to_numpy())

    def texts(self, name: str) -> list[str]:
        """Values of a column of texts, of all pairs."""
        return ["" if one is None else one for one in self.table[name].to_pylist()]

    @cached_property
    def greater(self) -> NDArray[np.float64]:
        """The larger containment of each pair, shape (pairs,)."""
        return _greater(self.table)

    def rows(self, chosen: Bools | None = None) -> Iterator[dict[str, Any]]:
        """The chosen pairs, or all of them, with all columns."""
        table = self.table if chosen is None else self.table.filter(chosen)
        for batch in table.to_batches(max_chunksize=10_000):
            yield from batch.to_pylist()

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """Texts that could not be compared."""
        table = _table(self.folder, PROBLEMS_STAGE, ("id", "problem", "hint"))
        rows = table.to_pylist()
        return tuple(Problem(row["id"], verbatim(row["problem"]), verbatim(row["hint"] or "")) for row in rows)

    def group_of(self, text: str, least: float = 0.0) -> Bools:
        """Mask of the pairs in the group of a text: all that a chain of pairs connects with it.

        Only pairs with the containment `least` count, a fraction of 1.
        """
        ids, ends = self._ends
        number = ids.get(text)
        if number is None:
            return np.zeros(len(self), np.bool_)
        counts = self.greater >= least
        groups = connected(len(ids), *ends[:, counts])
        return np.asarray(counts & (groups[ends[0]] == groups[number]))

    def ids(self, chosen: Bools | None = None) -> list[str]:
        """The texts of the chosen pairs, or of all, each once."""
        left, right = ([row[side] for row in self._sides(chosen)] for side in ("left", "right"))
        return list(dict.fromkeys([*left, *right]))

    def documents(self, ids: Collection[str], observer: Observer = SILENT) -> Iterator[Document | Problem]:
        """The texts with these ids, read from where the job read them; a problem for one that is not there any more.

        Raises Cancelled by the observer.
        """
        missing = dict.fromkeys(ids)
        for folder, told in self._sources():
            if not missing:
                return
            found = _rows_of(folder, missing)
            for outcome in source_texts(told, found, observer):
                if missing.pop(outcome.key, self) is not self:
                    yield outcome
        for one in missing:
            yield Problem(
                one,
                Message("This text is not where the job read it."),
                Message("Put it back, or run the job again."),
            )

    @cached_property
    def _ends(self) -> tuple[dict[str, int], Int32]:
        """Numbers of all texts, and those of each pair, shape (2, pairs)."""
        ids = {name: number for number, name in enumerate(self.ids())}
        ends = [[ids[one] for one in self.texts(side)] for side in ("left", "right")]
        return ids, np.array(ends, np.int32).reshape(2, -1)

    def _sides(self, chosen: Bools | None) -> list[dict[str, str]]:
        table = self.table.select(["left", "right"])
        rows: list[dict[str, str]] = (table if chosen is None else table.filter(chosen)).to_pylist()
        return rows

    def _sources(self) -> Iterator[tuple[Path, Mapping[str, Any]]]:
        """The folder with the texts of this job, and of each archive, and what they were made from."""
        yield self.folder, self._made_from
        for folder, told in self._made_from.get("archives", ()):
            yield Path(folder), told


def is_result(folder: Path) -> bool:
    """Whether a folder has the result of a finished job."""
    return (folder / f"{PAIRS_STAGE}.json").is_file() and (folder / PAIRS_STAGE / "_SUCCESS").is_file()


def _told(folder: Path, stage: str) -> dict[str, Any]:
    if not is_result(folder):
        raise ImbrexError(
            Message("{folder} has no result of a bulk job.", folder=folder),
            Message("Choose the folder that imbrex-cli bulk has written; the job must have finished."),
        )
    try:
        told = json.loads((folder / f"{stage}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise _damaged(folder) from error
    if not isinstance(told, dict):
        raise _damaged(folder)
    return told


def _table(folder: Path, stage: str, columns: Sequence[str]) -> "Table":
    """Some columns of a stage. Raises ImbrexError."""
    try:
        from pyarrow import ArrowException, dataset  # noqa: PLC0415 - an optional part
    except ImportError as error:
        raise ImbrexError(
            Message("Results of bulk jobs can't be read: pyarrow is missing."),
            Message("Install it with: pip install 'imbrex[spark]'"),
        ) from error
    try:
        return dataset.dataset(folder / stage, format="parquet").to_table(list(columns))
    except (ArrowException, OSError, KeyError) as error:
        raise _damaged(folder) from error


def _rows_of(folder: Path, ids: Collection[str]) -> list[dict[str, Any]]:
    """Id, path and language of texts."""
    from pyarrow import dataset  # noqa: PLC0415 - an optional part

    columns = ["id", "name", "path", "author", "language"]
    wanted = dataset.field("id").isin(list(ids)) & dataset.field("problem").is_null()
    rows: list[dict[str, Any]] = (
        dataset.dataset(folder / TEXTS_STAGE, format="parquet").to_table(columns, filter=wanted).to_pylist()
    )
    return rows


def _damaged(folder: Path) -> ImbrexError:
    return ImbrexError(
        Message("The result in {folder} is damaged.", folder=folder),
        Message("Run the job again with --replace."),
    )


def _greater(table: "Table") -> NDArray[np.float64]:
    sides = (table[name].to_numpy() for name in ("containment_left", "containment_right"))
    return np.asarray(np.maximum(*sides), np.float64)
