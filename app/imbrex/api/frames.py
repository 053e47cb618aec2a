"""Frames: rows as a data frame of whichever library is installed."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from imbrex.errors import ImbrexError
from imbrex.messages import Message

_LIBRARIES = ("pandas", "polars")


def to_frame(rows: Sequence[dict[str, Any]], columns: Sequence[str], library: str = "") -> Any:
    """A data frame with these columns, which an empty one has too.

    Args:
        rows: each with a value for every column.
        columns: their names, in order.
        library: "pandas" or "polars"; the first that is installed if empty.

    Raises:
        ImbrexError: the library is not installed, or none is.
        ValueError: any other library.
    """
    if library and library not in _LIBRARIES:
        raise ValueError(f"{library!r} is not one of {', '.join(_LIBRARIES)}")
    for name in (library,) if library else _LIBRARIES:
        try:
            module = import_module(name)
        except ImportError:
            continue
        return module.DataFrame({column: [row[column] for row in rows] for column in columns})
    raise ImbrexError(
        Message("A data frame needs {libraries}.", libraries=library or " or ".join(_LIBRARIES)),
        Message("Install it with pip."),
    )
