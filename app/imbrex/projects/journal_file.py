"""Journal file: what a journal is called, and what lies beside it."""

import contextlib
from pathlib import Path

JOURNAL, LOCK = ".journal", ".lock"
_BESIDE = ("-wal", "-shm", "-journal")


def remove_journal(path: Path) -> None:
    """Remove a journal with what lies beside it; what cannot be removed stays."""
    for one in (path, *(path.with_name(f"{path.name}{ending}") for ending in _BESIDE)):
        with contextlib.suppress(OSError):
            one.unlink(missing_ok=True)
