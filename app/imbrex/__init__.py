"""Imbrex, a desktop plagiarism checker.

    >>> import imbrex
    >>> essay = imbrex.from_text("Every morning the old bridge carries heavy lorries over the river.", "essay")
    >>> source = imbrex.from_text("The old bridge carries heavy lorries, said the mayor of the town.", "source")
    >>> imbrex.compare(source, essay)
    <Comparison: 55% of essay is also in source>

Nothing else is imported before a name is first used.
"""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"
SCHEMA = "imbrex/1"
"""The form of all JSON: another number means that a key has changed its meaning."""

_MODULES = {
    "api.bulk": ("BulkResult", "bulk_result"),
    "api.comparing": ("compare", "compare_all", "find_evidence", "from_text", "read"),
    "api.library": ("Library", "Match", "Matches"),
    "api.results": ("Comparison", "Comparisons", "Evidence", "Pair", "Passage", "SharedItem"),
    "engine.compare.comparison": ("Scores",),
    "engine.shares.shares": ("Shares",),
    "engine.text.document": ("Document", "Problem", "Span"),
    "errors": ("ImbrexError",),
}
_PLACES = {name: module for module, names in _MODULES.items() for name in names}
__all__ = ["__version__", *_PLACES]  # noqa: PLE0604 - they are strings


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used: numpy alone takes longer than anything else here."""
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"imbrex.{_PLACES[name]}"), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
