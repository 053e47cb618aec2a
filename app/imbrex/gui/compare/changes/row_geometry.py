"""Row geometry: tops and heights of rows, estimated until they are laid out."""

import numpy as np

from imbrex.engine.rewriting.sentence_vectors import Float


class RowGeometry:
    """Tops and heights in pixels; all heights are estimates at first."""

    def __init__(self, heights: Float) -> None:
        self._heights = np.array(heights, np.float64)
        self._is_exact = np.zeros(len(heights), np.bool_)
        self._tops = np.concatenate(([0.0], np.cumsum(self._heights)))

    def __len__(self) -> int:
        return len(self._heights)

    @property
    def total(self) -> float:
        """Return the height of all rows."""
        return float(self._tops[-1])

    def top(self, row: int) -> float:
        return float(self._tops[row])

    def height(self, row: int) -> float:
        return float(self._heights[row])

    def at(self, y: float) -> int:
        """Return the row at a distance from the top, the nearest one outside; -1 if there are none."""
        row = int(np.searchsorted(self._tops, y, side="right")) - 1
        return min(max(row, 0), len(self) - 1)

    def between(self, top: float, bottom: float) -> range:
        """Return the rows that are at least partly between two distances from the top."""
        return range(self.at(top), self.at(bottom) + 1) if len(self) else range(0)

    def is_exact(self, row: int) -> bool:
        return bool(self._is_exact[row])

    def set_heights(self, heights: dict[int, float]) -> None:
        """Replace estimates by measured heights."""
        for row, height in heights.items():
            self._heights[row] = height
            self._is_exact[row] = True
        self._tops = np.concatenate(([0.0], np.cumsum(self._heights)))
