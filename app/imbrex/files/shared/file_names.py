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


def suffix_of(name: str) -> str:
    """Return the suffix of a name in lower case, as that of a path, which would take as long to make as to open."""
    dot = name.rfind(".")
    return name[dot:].lower() if 0 < dot < len(name) - 1 else ""


def is_hidden(name: str) -> bool:
    """Whether a name is that of a hidden file, a lock file of Office, or a system folder."""
    return name.startswith((".", "~$")) or name.lower() in _FOREIGN
