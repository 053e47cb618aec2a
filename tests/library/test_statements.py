"""What a distributed PostgreSQL needs: no statement ties rows that lie apart, daily work asks by keys."""

import re

import pytest
from sqlalchemy import Engine, event

from imbrex.engine.options import Canonization, Options
from imbrex.library.database import schema
from imbrex.library.documents.entry import Filing, Selection
from imbrex.library.library import Library
from tests.library.conftest import essay

KEYS = {
    "documents": "document",
    "names": "document",
    "texts": "document",
    "signs": "document",
    "wholes": "whole",
    "keys": "key",
    "buckets": "bucket",
}
"""The column by which the rows of each large table are spread; the other tables have a few rows, on one server."""

SMALL = {"settings", "counters", "segments"}
OWN = re.compile("|".join(sorted({*KEYS, *SMALL})))


@pytest.fixture
def statements():
    """Hear every statement that any library sends."""
    heard = []

    def hear(_connection, _cursor, statement, *_):
        heard.append(re.sub(r"\s+", " ", statement))

    event.listen(Engine, "before_cursor_execute", hear)
    yield heard
    event.remove(Engine, "before_cursor_execute", hear)


@pytest.fixture
def library(shared_address, find_language):
    with Library.create(shared_address, find_language) as made:
        yield made


def tables_of(statement):
    """The tables that a statement names, each as often as it does."""
    return re.findall(r"\b(?:FROM|JOIN|INTO|UPDATE|USING)\s+(\w+)", statement) + re.findall(
        r",\s*(\w+)\s+AS\b", statement
    )


def lies_together(statement):
    """Whether all rows that a statement ties to one another lie on one server: those of one document do."""
    tables = set(tables_of(statement))
    tied = {frozenset(pair) for pair in re.findall(r"(\w+)\.document = (\w+)\.document", statement)}
    first, *others = sorted(tables)
    together = {first}
    for _ in others:
        together.update(*(pair for pair in tied if pair & together))
    return len(tables) == 1 or (together == tables and all(KEYS.get(table) == "document" for table in tables))


def columns_asked(statement):
    """The columns that the condition of a statement compares with values."""
    _, _, condition = statement.partition(" WHERE ")
    return set(re.findall(r"(\w+)\s*(?:=|<=|>=|<|>|IN\b|= ANY\b)", condition))


def is_ours(statement):
    """Neither about the schema itself nor about rights."""
    data = statement.startswith(("SELECT", "INSERT", "UPDATE", "DELETE"))
    return data and "pg_" not in statement and "has_table_privilege" not in statement


def daily_work(library, essays):
    """What is done all day: adding and checking."""
    for number in range(12):
        library.add([essay(number), essay(number + 100)], Filing(collection="2026"))
    library.add([essay(0, name="again")])
    library.add([essay(200, words=6)])
    for checked in library.check([essay(1), essay(200, words=6), essay(300)]):
        assert checked.problem is None
    library.document(1)


def other_work(library, tmp_path, postgres):
    """Everything else that a library can be asked."""
    library.info()
    for selection in (
        Selection(text="1"), Selection(collection="2026", first=2, most=5), Selection(author="author 1", tag="x"),
        Selection(expired_on="2026-01-01"), Selection(documents=(1, 2)),
    ):  # fmt: skip
        library.entries(selection)
    library.collections()
    library.authors()
    library.entries(Selection(expired_on="2030-01-01"))
    library.groups()
    library.tidy()
    assert library.verify() == []
    library.export(tmp_path / "all.imbrexport")
    library.remove([3])
    library.remove_author("author 2")
    library.remove_expired("2030-01-01")
    library.import_file(tmp_path / "all.imbrexport")
    postgres.account("ann")
    for role in type(library.role):
        library.grant("ann", role)
    assert library.set_options(Options(canonization=Canonization(drop_stop_words=False)))
    library.reindex()
    assert library.verify() == []


def test_the_keys_are_part_of_every_primary_key():
    """A distributed table can hold nothing unique but by the column that its rows are spread by."""
    tables = schema.metadata.tables
    assert set(tables) == set(KEYS) | SMALL
    for name, column in KEYS.items():
        assert column in tables[name].primary_key.columns
        assert not any(index.unique for index in tables[name].indexes)
        assert not tables[name].foreign_keys


def test_no_statement_ties_rows_that_may_lie_apart(library, statements, essays, tmp_path, postgres):
    daily_work(library, essays)
    other_work(library, tmp_path, postgres)
    ours = [statement for statement in statements if is_ours(statement)]
    assert {table for statement in ours for table in tables_of(statement)} == set(KEYS) | SMALL
    assert {statement for statement in ours if not lies_together(statement)} == set()


def test_daily_work_asks_each_large_table_by_its_key(library, statements, essays):
    daily_work(library, essays)
    asked = set()
    for statement in filter(is_ours, statements):
        for table in set(tables_of(statement)) & set(KEYS):
            if not statement.startswith("INSERT"):
                asked.add(table)
                assert KEYS[table] in columns_asked(statement), statement
    assert asked == set(KEYS)


def test_the_checker_sees_what_it_is_to_see():
    assert set(tables_of("SELECT a FROM names JOIN texts ON x = y")) == {"names", "texts"}
    assert set(tables_of("DELETE FROM names USING texts WHERE x = y")) == {"names", "texts"}
    assert set(tables_of("SELECT a FROM names WHERE EXISTS (SELECT 1 FROM texts)")) == {"names", "texts"}
    assert columns_asked("SELECT document FROM names WHERE names.author = 'x'") == {"author"}
    assert lies_together("SELECT a FROM names")
    assert lies_together("SELECT a FROM names JOIN texts ON names.document = texts.document")
    assert not lies_together("SELECT a FROM names JOIN texts ON names.number = texts.document")
    assert not lies_together("SELECT a FROM names JOIN keys ON names.document = keys.document")
