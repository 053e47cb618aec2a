"""Place: where what belongs to this computer and user lies: journals of sessions, and locks."""

from pathlib import Path

import platformdirs


def journals_folder() -> Path:
    """Where the journals of sessions lie that nobody has saved yet."""
    return _state() / "journals"


def locks_folder() -> Path:
    """Where the locks of projects lie that can have none beside them."""
    return _state() / "locks"


def _state() -> Path:
    return platformdirs.user_state_path("Imbrex", appauthor=False)
