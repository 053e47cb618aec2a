"""Graph text: what is said of a graph and its parts."""

import numpy as np
from PySide6.QtCore import QLocale, QObject

from imbrex.gui.overview.graph.graph_points import GraphPoints
from imbrex.gui.overview.shared.pair_text import PairText
from imbrex.gui.overview.shared.shown_class import Shown
from imbrex.gui.wording.percent import tenths_at_most


class GraphText(QObject):
    """Sentences on the graph that is shown."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pair = PairText(self)
        self._shown: Shown | None = None
        self._points: GraphPoints | None = None
        self._above = 0

    def show_graph(self, shown: Shown, points: GraphPoints | None) -> None:
        """Speak of this graph from now on."""
        self._shown, self._points = shown, points
        self._above = int(np.count_nonzero(shown.above))

    def describe(self, point: int | None, line: int | None) -> str:
        """A document with the number of its lines, or the figures of a pair; empty for neither."""
        if self._shown is None or self._points is None:
            return ""
        if point is not None:
            links = self.tr("%Ln pair(s) above the threshold", "", int(self._points.degree[point]))
            return f"{self._shown.names[int(self._points.documents[point])]}\n{links}"
        return "" if line is None else self._pair.describe(self._shown, *self._points.pair_at(line))

    def notice(self) -> str:
        """Why nothing is drawn."""
        if self._shown is None or self._above:
            return self.tr("Laying out the graph…")
        if not self._shown.threshold:
            return self.tr("At a threshold of 0 nothing is linked. Raise the threshold to see groups.")
        text = self.tr("No pair reaches the threshold of %1: lower it to see groups.")
        return text.replace("%1", tenths_at_most(self._shown.threshold))

    def note(self) -> str:
        """What lines mean, and what is not drawn."""
        if self._shown is None or self._points is None:
            return ""
        lines = [self.tr("Thicker lines: higher scores")] if len(self._points.pairs) > 1 else []
        if len(self._points.pairs) < self._above:
            text = self.tr("%1 of %2 pairs above the threshold are drawn")
            drawn, above = (QLocale().toString(count) for count in (len(self._points.pairs), self._above))
            lines.append(text.replace("%1", drawn).replace("%2", above))
        absent = sum(counted.takes_part for counted in self._shown.report.documents) - len(self._points)
        if absent:
            lines.append(self.tr("%Ln document(s) without such a pair are not drawn", "", absent))
        return "\n".join(lines)
