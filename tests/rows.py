"""One test for all rows of a table, where a test for each row would only be slow and long to read."""

import inspect
import reprlib
from collections.abc import Callable, Iterable
from typing import Any

Test = Callable[..., None]
Ids = Iterable[str] | Callable[[Any], str] | None
_shown = reprlib.Repr()
_shown.maxstring = _shown.maxother = 80
MOST = 20  # rows in the line that sums up; the report above it tells of all


def each_row(names: str | tuple[str, ...], rows: Iterable[Any], ids: Ids = None) -> Callable[[Test], Test]:
    """Run a test on every row, given as to `pytest.mark.parametrize`, and tell of all rows that fail at once.

    Fixtures are made once for all rows: a row must leave them as it found them.
    """
    columns = (names,) if isinstance(names, str) else names
    table = [(row,) if isinstance(names, str) else tuple(row) for row in rows]
    called = ids if ids is None or callable(ids) else list(ids)
    assert table, "a table without rows tests nothing"
    assert not isinstance(called, list) or len(called) == len(table), "a name for each row"

    def decorate(test: Test) -> Test:
        def run(**fixtures: Any) -> None:
            failed: list[Exception] = []
            told: list[str] = []
            for number, row in enumerate(table):
                try:
                    test(**fixtures, **dict(zip(columns, row, strict=True)))
                except Exception as error:
                    name = called[number] if isinstance(called, list) else _called(row, called)
                    error.add_note(f"in the row {name}")
                    failed.append(error)
                    told.append(name)
            if failed:
                raise ExceptionGroup(f"{len(failed)} of {len(table)} rows: {'; '.join(told[:MOST])}", failed)

        return _seen_as(run, test, columns)

    return decorate


def _called(row: tuple[Any, ...], call: Callable[[Any], str] | None) -> str:
    """What a row is called in what is told; made only then, because some values are large."""
    return ", ".join((call or _shown.repr)(value) for value in row)


def _seen_as(run: Test, test: Test, columns: tuple[str, ...]) -> Test:
    """Give what runs the name and marks of the test, and its arguments but those of the rows."""
    signature = inspect.signature(test)
    rest = [one for name, one in signature.parameters.items() if name not in columns]
    run.__dict__.update(test.__dict__)
    run.__signature__ = signature.replace(parameters=rest)  # type: ignore[attr-defined]
    run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
    return run
