"""Kept: short inputs that fuzzing found to reach code that others do not, by target, in one archive."""

import hashlib
import sys
import zipfile
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

KEPT = Path(__file__).with_name("kept.zip")
_LONGEST = 1500  # bytes of an input
_MOST = 25  # of one target
_DATE = (2026, 1, 1, 0, 0, 0)


def kept(name: str) -> list[bytes]:
    """The kept inputs of a target."""
    return [data for path, data in _entries().items() if path.startswith(f"{name}/")]


def keep(name: str, inputs: list[bytes], *, all_of_them: bool) -> int:
    """Add inputs of a target: those that reach new lines, the shortest first, or all of them."""
    entries = _entries()
    reached = set().union(*(lines_of(name, data) for data in kept(name)))
    room = _MOST - len(kept(name))
    for data in sorted(inputs, key=len):
        lines = set() if all_of_them else lines_of(name, data)
        if all_of_them or (len(data) <= _LONGEST and room > 0 and not lines <= reached):
            entries[f"{name}/{hashlib.sha256(data).hexdigest()[:12]}"] = data
            reached |= lines
            room -= 1
    with zipfile.ZipFile(KEPT, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in sorted(entries.items()):
            archive.writestr(zipfile.ZipInfo(path, _DATE), data, zipfile.ZIP_DEFLATED)
    _entries.cache_clear()
    return 0


def lines_of(name: str, data: bytes) -> set[tuple[str, int]]:
    """The lines of the program that an input reaches."""
    from tests.fuzz.targets import TARGETS

    lines: set[tuple[str, int]] = set()

    def trace(frame: FrameType, event: str, argument: object) -> Any:
        if "/imbrex/" not in frame.f_code.co_filename:
            return None
        lines.add((frame.f_code.co_filename, frame.f_lineno))
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        TARGETS[name](data)
    finally:
        sys.settrace(before)
    return lines


@cache
def _entries() -> dict[str, bytes]:
    if not KEPT.exists():
        return {}
    with zipfile.ZipFile(KEPT) as archive:
        return {path: archive.read(path) for path in archive.namelist()}
