"""Table: the columns of a stage, as Spark names them and as executors write them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pyarrow import RecordBatch

_KINDS = {"string": "string", "int": "int32", "long": "int64", "double": "float64", "binary": "binary"}


@dataclass(frozen=True)
class Table:
    """Columns with their types, such as "id string, words int"."""

    columns: str

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Names of the columns."""
        return tuple(name for name, _ in self._pairs())

    def batch(self, rows: Sequence[dict[str, Any]]) -> "RecordBatch":
        """Rows as a batch; a value that is missing is null."""
        import pyarrow as pa  # noqa: PLC0415 - an optional part

        schema = pa.schema([(name, getattr(pa, kind)()) for name, kind in self._pairs()])
        return pa.RecordBatch.from_pylist(list(rows), schema=schema)

    def _pairs(self) -> list[tuple[str, str]]:
        pairs = (column.split() for column in self.columns.split(", "))
        return [(name, _KINDS[kind]) for name, kind in pairs]
