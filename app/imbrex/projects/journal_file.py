"""Journal file: the name of a journal, and the files beside it."""

import contextlib
from pathlib import Path

JOURNAL, LOCK = ".journal", ".lock"
_BESIDE = ("-wal", "-shm", "-journal")


def remove_journal(path: Path) -> None:
    """Delete a journal and the files beside it, where possible."""
    for one in (path, *(path.with_name(f"{path.name}{ending}") for ending in _BESIDE)):
        with contextlib.suppress(OSError):
            one.unlink(missing_ok=True)
