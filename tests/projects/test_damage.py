"""Damaged project files: each is read or refused in words, and what is read can be saved."""

import contextlib
import sqlite3
from random import Random

from tests.fuzz.project_damage import KINDS, try_project

FILES = 150


def test_damaged_projects_are_read_or_refused_in_words(file, tmp_path):
    whole = file.read_bytes()
    faults = [try_project(whole, tmp_path, Random(f"test/{number}")) for number in range(FILES)]
    assert [fault for fault in faults if fault] == []


def test_every_kind_of_damage_damages(file):
    whole = file.read_bytes()
    for kind in KINDS:
        random = Random(5)
        changed = 0
        for _ in range(10):
            file.write_bytes(whole)
            with contextlib.suppress(sqlite3.Error, UnicodeDecodeError):  # not everything fits everywhere
                kind(file, random)
            changed += file.read_bytes() != whole
        assert changed >= 5, kind.__name__
