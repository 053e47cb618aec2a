"""Matrix: the content of every cell of the heatmap, one byte each."""

from enum import IntEnum
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.report import Report
from imbrex.engine.overview.dendrogram import Tree, cut
from imbrex.engine.overview.threshold import reaching
from imbrex.engine.text.role import Role
from imbrex.engine.text.tokens import Int32
from imbrex.gui.overview.shared.class_choice import ShownClass

Block = tuple[int, int]
"""First position and the one after the last."""


def places_in_order(report: Report, tree: Tree | None) -> Int32:
    """Return the numbers of all compared documents, in the order of the tree or, without one, of loading."""
    part = np.array([counted.takes_part for counted in report.documents], np.bool_)
    order = np.arange(len(part), dtype=np.int32) if tree is None else tree.order
    return np.asarray(order[part[order]], np.int32)


def blocks(tree: Tree | None, order: Int32, threshold: float) -> list[Block]:
    """Return the clusters at a threshold as blocks in an order given by the tree."""
    if tree is None or not len(order):
        return []
    labels = cut(tree, threshold)[order]
    edges = [0, *(np.flatnonzero(np.diff(labels)) + 1).tolist(), len(order)]
    return [(first, last) for first, last in pairwise(edges) if last - first > 1]


Bytes = NDArray[np.uint8]

SLICE = 1 << 17
"""Pairs per slice, taking about 3 ms: the window stays responsive between slices."""


class Code(IntEnum):
    """The value of a byte; scores fill the range up to the next code.

    If cells share a pixel, the highest code is visible, so that one copy among thousands is not lost.
    """

    NOTHING = 0  # no shared shingle
    APART = 1  # never compared: two archive documents
    SELF = 2
    OWN = 3
    BELOW = 67
    ABOVE = 161


OWN_STEPS = Code.BELOW - Code.OWN - 1
STEPS = Code.ABOVE - Code.BELOW - 1


class Matrix:
    """All documents against all, in a given order; filled in slices.

    Attributes:
        order: number of the document at each position, shape (n,).
        place: position of each document of the report, -1 if it was not compared, shape (documents,).
        codes: shape (n, n), symmetric.
    """

    def __init__(self, shown: ShownClass, order: Int32) -> None:
        self.shown = shown
        self.order = order
        self.place = np.full(len(shown.report.documents), -1, np.int32)
        self.place[order] = np.arange(len(order), dtype=np.int32)
        self.codes: Bytes = np.zeros((len(order), len(order)), np.uint8)
        roles = np.array([counted.document.role is Role.ARCHIVE for counted in shown.report.documents], np.bool_)
        archive = np.flatnonzero(roles[order])
        self.codes[np.ix_(archive, archive)] = Code.APART
        np.fill_diagonal(self.codes, Code.SELF)
        self._filled = 0

    def __len__(self) -> int:
        return len(self.order)

    @property
    def is_complete(self) -> bool:
        """Return whether all pairs are filled in."""
        return self._filled >= len(self.shown.report.pairs)

    def show_again(self, shown: ShownClass, order: Int32) -> bool:
        """Rescore if report and order are unchanged; return whether they are. Old scores stay until replaced."""
        if shown.report is not self.shown.report or not np.array_equal(order, self.order):
            return False
        self.shown, self._filled = shown, 0
        return True

    def work(self) -> None:
        """Fill in the next slice of pairs."""
        shown, part = self.shown, slice(self._filled, self._filled + SLICE)
        left, right = self.place[shown.report.pairs.left[part]], self.place[shown.report.pairs.right[part]]
        codes = _codes(shown.values[part], shown.own[part], shown.threshold)
        flat, n = self.codes.reshape(-1), np.int64(len(self))
        flat[left * n + right] = codes
        flat[right * n + left] = codes
        self._filled += SLICE

    def finish(self) -> None:
        """Fill in all remaining pairs."""
        while not self.is_complete:
            self.work()

    def documents_at(self, row: int, column: int) -> tuple[int, int]:
        """Return the numbers of a cell's two documents."""
        return int(self.order[row]), int(self.order[column])

    def next_above(self, row: int, column: int, step: int) -> tuple[int, int] | None:
        """Return the next cell above the diagonal that reaches the threshold, row by row; `step` is 1 or -1.

        Wraps around. None if there is none.
        """
        self.finish()
        n = len(self)
        for ahead in range(n + 1):
            line = (row + step * ahead) % n
            low, high = line + 1, n
            if ahead == 0:
                low, high = (max(low, column + 1), n) if step > 0 else (low, min(n, column))
            hits = np.flatnonzero(self.codes[line, low : max(low, high)] >= Code.ABOVE)
            if len(hits):
                return line, low + int(hits[0 if step > 0 else -1])
        return None


def pooled(codes: Bytes, factor: int) -> Bytes:
    """Return the highest code of each square of cells, with partial squares at the far edges, shape (m, m)."""
    return _pooled_rows(_pooled_rows(codes, factor).T, factor).T if factor > 1 else codes


def _pooled_rows(codes: Bytes, factor: int) -> Bytes:
    """Pool row by row, which numpy vectorizes; `reduceat` takes four times as long."""
    rows = codes[::factor].copy()
    for offset in range(1, factor):
        others = codes[offset::factor]
        np.maximum(rows[: len(others)], others, out=rows[: len(others)])
    return rows


def _codes(values: NDArray[np.float32], own: NDArray[np.bool_], threshold: float) -> Bytes:
    values = np.clip(values, 0, 1)
    counted = np.rint(values * STEPS).astype(np.uint8) + np.where(reaching(values, threshold), Code.ABOVE, Code.BELOW)
    drafts = np.rint(values * OWN_STEPS).astype(np.uint8) + Code.OWN
    return np.where(own, drafts, counted).astype(np.uint8)
