"""What takes long to make is made once for all workers of a test run, and only read by their tests."""

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import pytest


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """Return the folder of this name, made by the first worker that needs it; the others wait for it."""
    base = factory.getbasetemp()
    shared = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
    folder = shared / name
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        whole = shared / f"{name}.whole"
        if not whole.exists():
            folder.mkdir(exist_ok=True)
            make(folder)
            whole.touch()
    return folder
