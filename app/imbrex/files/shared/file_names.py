"""File names: their order, and names that are passed over."""

import re

ZIP = ".zip"
LATEX_SUFFIXES = (".tex", ".ltx", ".latex")
_NUMBER = re.compile(r"(\d+)")
_FOREIGN = frozenset({"__macosx", "$recycle.bin", "node_modules", "__pycache__"})


def natural(name: str) -> tuple[tuple[int, int, str], ...]:
    """Return a sorting key by which "essay 10" comes after "essay 9"."""
    return tuple(
        (0, int(piece), "") if piece.isdecimal() else (1, 0, piece.casefold()) for piece in _NUMBER.split(name) if piece
    )


def is_hidden(name: str) -> bool:
    """Whether a name is that of a hidden file, a lock file of Office, or a system folder."""
    return name.startswith((".", "~$")) or name.lower() in _FOREIGN
