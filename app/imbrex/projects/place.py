"""Place: folders for data of this computer and user: session journals and locks."""

from pathlib import Path

import platformdirs


def journals_folder() -> Path:
    """Folder of the journals of unsaved sessions."""
    return _state() / "journals"


def locks_folder() -> Path:
    """Folder of the locks that cannot be beside their project."""
    return _state() / "locks"


def _state() -> Path:
    return platformdirs.user_state_path("Imbrex", appauthor=False)
