"""Several questions asked of one window, one after the other: making a window takes longer than most answers."""

import inspect
from collections.abc import Callable

import pytest


def ask(request: pytest.FixtureRequest, begin: Callable[[], object], *questions: Callable[..., None]) -> None:
    """Call functions with the fixtures that they name; before each, bring the window back to how it began."""
    for question in questions:
        try:
            begin()
            question(**{name: request.getfixturevalue(name) for name in inspect.signature(question).parameters})
        except Exception as error:
            error.add_note(f"in the question: {question.__name__}")
            raise
