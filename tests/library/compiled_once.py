"""Statements compiled once in a process: every engine of SQLAlchemy has a cache of its own, and tests make hundreds."""

from collections.abc import Callable
from functools import wraps
from types import ModuleType

from sqlalchemy import Engine

from imbrex.library.database import postgres, sqlite


def share_compiled() -> None:
    """From now on, engines of one kind of database share what they compile, and the dialect it is for."""
    for module in (sqlite, postgres):
        _share(module)


def _share(module: ModuleType) -> None:
    make: Callable[..., Engine] = module.engine_of
    first: list[Engine] = []

    @wraps(make)
    def engine_of(*arguments: object, **options: object) -> Engine:
        engine = make(*arguments, **options)
        if first and first[0].dialect.server_version_info:  # it is connected: only then a dialect knows its server
            engine.dialect, engine._compiled_cache = first[0].dialect, first[0]._compiled_cache
        else:
            first[:] = [engine]
        return engine

    module.engine_of = engine_of  # type: ignore[attr-defined]
