"""Damage project files and open them: bytes, tables, rows, and what stands in the rows.

    python tests/fuzz/project_damage.py [--count 2000] [--seed 1]

Whatever is done to a file, opening it gives a project or an ImbrexError. A project that came out can be saved, and is
the same when it is opened again.
"""

# ruff: noqa: T201

import argparse
import contextlib
import json
import sqlite3
import sys
import tempfile
import traceback
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from imbrex.errors import ImbrexError
from imbrex.projects.opening import open_project
from imbrex.projects.packing import DamagedError, packed, unpacked
from imbrex.projects.saving import save_project
from tests.fuzz.damage import mutate_bytes
from tests.projects.making import full

_TABLES = ("facts", "texts", "documents", "problems", "pairs", "marks")
_VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2**31, 2**63, 10**400, 0.5, 1e308, "", "a", "\ud800", "x" * 5000, [], {}, [[]], {"": None},
    "open", "copied", "essay", ["body", 0, 1],
)  # fmt: skip
_STORED: tuple[Any, ...] = (None, 0, -1, 2**63 - 1, 0.5, "letters", b"", b"\0", b"\1", b"\0null", b"\xff" * 50)
_STATEMENTS = (
    "DROP TABLE {table}",
    "DELETE FROM {table}",
    "INSERT OR IGNORE INTO {table} SELECT * FROM {other}",
    "ALTER TABLE {table} RENAME TO {other}2",
    "CREATE VIEW v AS SELECT * FROM {table}",
    "CREATE TRIGGER t AFTER INSERT ON {table} BEGIN DELETE FROM {other}; END",
    "PRAGMA user_version = {number}",
    "PRAGMA application_id = {number}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA encoding = 'UTF-16'",
    "PRAGMA page_size = 512; VACUUM",
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = {number} WHERE name = '{table}'",
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE x (' WHERE name = '{table}'",
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET type = 'view' WHERE name = '{table}'",
)


def of_bytes(path: Path, random: Random) -> None:
    """Damage bytes anywhere."""
    path.write_bytes(mutate_bytes(path.read_bytes(), random))


def of_tables(path: Path, random: Random) -> None:
    """Change tables, and what the file says of itself."""
    table, other = random.sample(_TABLES, 2)
    statement = random.choice(_STATEMENTS)
    _execute(path, statement.format(table=table, other=other, number=random.choice((0, 1, 2, 7, -1, 2**31 - 1))))


def of_values(path: Path, random: Random) -> None:
    """Write something else where a row has a value."""
    table, column = random.choice([(table, column) for table in _TABLES for column in _columns(path, table)])
    _execute(path, f"UPDATE OR IGNORE {table} SET {column} = ?", random.choice(_STORED))


def of_records(path: Path, random: Random) -> None:
    """Change something inside a record, or damage its bytes behind their mark."""
    table, column = random.choice(
        [("facts", "value"), ("documents", "record"), ("problems", "record"), ("marks", "record"), ("texts", "text")]
    )
    key = {"facts": "name", "texts": "number", "marks": "number"}.get(table, "place")
    rows = _execute(path, f"SELECT {key}, {column} FROM {table}")
    if not rows:
        return
    row, stored = random.choice(rows)
    with contextlib.suppress(DamagedError, ValueError):
        data = unpacked(stored)
        if table == "texts" or random.random() < 0.2:
            changed = mutate_bytes(data, random)
        else:
            changed = json.dumps(_changed(json.loads(data.decode("utf-8", "surrogatepass")), random)).encode()
        stored = packed(changed) if random.random() < 0.9 else b"\1" + bytes(8) + zlib.compress(changed)
        _execute(path, f"UPDATE {table} SET {column} = ? WHERE {key} = ?", stored, row)


KINDS: tuple[Callable[[Path, Random], None], ...] = (of_bytes, of_tables, of_values, of_records, of_records)


def try_project(whole: bytes, folder: Path, random: Random) -> str:
    """Damage a file in one or two ways and open it; gives what should not have happened."""
    path, again = folder / "damaged.imbrex", folder / "again.imbrex"
    path.write_bytes(whole)
    if random.random() < 0.8:  # otherwise most of it is seen by the seal alone
        _execute(path, "DELETE FROM facts WHERE name = 'seal'")
    for _ in range(random.choice((1, 1, 2))):
        with contextlib.suppress(sqlite3.Error, UnicodeDecodeError):
            random.choice(KINDS)(path, random)
    try:
        project = open_project(path).project
    except ImbrexError as error:
        return "" if error.message and error.hint else "no sentence"
    except BaseException:
        return traceback.format_exc()
    save_project(project, again)
    return "" if open_project(again).project == project else "another project when it is opened again"


def _changed(value: Any, random: Random) -> Any:
    """The same plain value with something in it that is another."""
    if isinstance(value, dict) and value and random.random() < 0.8:
        name = random.choice(list(value))
        rest = {key: one for key, one in value.items() if key != name}
        return rest if random.random() < 0.1 else rest | {name: _changed(value[name], random)}
    if isinstance(value, list) and value and random.random() < 0.7:
        place = random.randrange(len(value))
        return [*value[:place], _changed(value[place], random), *value[place + 1 :]]
    return random.choice(_VALUES)


def _columns(path: Path, table: str) -> list[str]:
    return [row[1] for row in _execute(path, f"PRAGMA table_info({table})")]


def _execute(path: Path, statement: str, *values: Any) -> list[Any]:
    connection = sqlite3.connect(path)
    try:
        connection.execute("PRAGMA synchronous = OFF")  # there are many files, and none outlives the test
        if values or statement.startswith(("SELECT", "PRAGMA table_info")):
            rows = connection.execute(statement, values).fetchall()
            connection.commit()
            return rows
        connection.executescript(statement)
        return []
    finally:
        connection.close()


def main() -> int:
    """Damage as many files as were asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    bad = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        save_project(full(), folder / "whole.imbrex")
        whole = (folder / "whole.imbrex").read_bytes()
        for number in range(arguments.count):
            fault = try_project(whole, folder, Random(f"{arguments.seed}/{number}"))
            bad += bool(fault)
            if fault:
                print(f"{number}: {fault}")
    print(f"{arguments.count} files, {bad} bad")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
