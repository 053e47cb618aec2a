"""Name order: names as people sort them, in the order of the letters of the window's language."""

import re

import numpy as np
from PySide6.QtCore import QCollator

from imbrex.engine.text.tokens import Int32


def ranks_of(names: tuple[str, ...]) -> Int32:
    """The place of each name among all names, letters in the order of the language."""
    keys = [natural(name) for name in names]
    letters = sorted({piece for key in keys for _, _, piece in key}, key=QCollator().sortKey)
    place = {piece: number for number, piece in enumerate(letters)}
    order = [[(kind, value, place[piece]) for kind, value, piece in key] for key in keys]
    ranks = np.empty(len(names), np.int32)
    ranks[sorted(range(len(names)), key=order.__getitem__)] = range(len(names))
    return ranks


def natural(name: str) -> list[tuple[int, int, str]]:
    """A key that sorts names as people do: without regard to case, and "essay 2" before "essay 10"."""
    pieces = re.findall(r"\d+|\D+", name.casefold())
    return [(0, int(piece), "") if piece.isdecimal() else (1, 0, piece) for piece in pieces]
