"""Membership: the condition that a column has one of many numbers, with one parameter for all of them.

SQLAlchemy's own writes a parameter for each number and, at every call, the statement again: for the hundreds of buckets
that a check reads this takes longer than reading them.
"""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ARRAY, BigInteger, ColumnElement, Dialect, Text, bindparam
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement
from sqlalchemy.types import TypeDecorator, TypeEngine


class _Numbers(TypeDecorator[Sequence[int]]):
    """Numbers as one parameter: JSON in SQLite, an array in PostgreSQL."""

    impl = ARRAY(BigInteger)
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        """The type that a database has for them."""
        return dialect.type_descriptor(Text() if dialect.name == "sqlite" else ARRAY(BigInteger))

    def process_bind_param(self, value: Sequence[int] | None, dialect: Dialect) -> str | Sequence[int] | None:
        """The parameter as that type."""
        return json.dumps(list(value or ())) if dialect.name == "sqlite" else value


class _Among(FunctionElement[Any]):
    """A column and numbers, as a condition."""

    inherit_cache = True


@compiles(_Among)
def _in_array(element: _Among, compiler: SQLCompiler, **options: Any) -> str:
    column, numbers = (compiler.process(clause, **options) for clause in element.clauses)
    return f"{column} = ANY ({numbers})"


@compiles(_Among, "sqlite")
def _in_json(element: _Among, compiler: SQLCompiler, **options: Any) -> str:
    column, numbers = (compiler.process(clause, **options) for clause in element.clauses)
    return f"{column} IN (SELECT value FROM json_each({numbers}))"


def among_numbers(column: ColumnElement[int]) -> ColumnElement[bool]:
    """Whether a column has one of the numbers that a statement is executed with, as the parameter `numbers`."""
    return _Among(column, bindparam("numbers", type_=_Numbers()))
