"""What the tests of projects share."""

import sqlite3

import pytest

from imbrex.projects.saving import save_project
from tests.projects.making import full


@pytest.fixture
def file(tmp_path):
    """A project file that holds all there is."""
    path = tmp_path / "class.imbrex"
    save_project(full(), path)
    return path


@pytest.fixture
def tamper():
    """Change a file as any program could: `tamper(path, statements, *values)`. Nothing tells then that it was."""

    def tamper(path, statements, *values):
        connection = sqlite3.connect(path)
        try:
            connection.execute("DELETE FROM facts WHERE name = 'seal'")
            if values:
                connection.execute(statements, values)
            else:
                connection.executescript(statements)
            connection.commit()
        finally:
            connection.close()

    return tamper


class Stopping:
    """An observer that stops the work at its so-manieth question."""

    def __init__(self, after):
        self.after = after
        self.stages = []

    def progress(self, progress):
        self.stages.append((progress.stage, progress.done, progress.total))

    def check(self):
        from imbrex.engine.observer import Cancelled

        self.after -= 1
        if self.after < 0:
            raise Cancelled


@pytest.fixture
def stopping():
    return Stopping
