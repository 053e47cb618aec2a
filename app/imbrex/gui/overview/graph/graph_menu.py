"""Graph menu: what can be done with a point, which is a text, or with a line, which is a pair."""

from PySide6.QtWidgets import QWidget

from imbrex.gui.overview.graph.graph_points import GraphPoints
from imbrex.gui.overview.shared.choice_menu import ChoiceMenu
from imbrex.gui.overview.shared.class_choice import Choice
from imbrex.gui.overview.shared.shown_class import Shown

PARTNERS = 7
"""Texts that it offers to compare one with."""


class GraphMenu(ChoiceMenu):
    """Made anew for each click."""

    def __init__(self, choice: Choice, shown: Shown, points: GraphPoints, parent: QWidget) -> None:
        super().__init__(choice, shown, parent)
        self._points = points

    def offer(self, point: int | None, line: int | None, told: str) -> None:
        """Offer what can be done with a point, or else with a line; `told` is what is known of it."""
        if point is not None:
            document = int(self._points.documents[point])
            self.offer_text(document, told, self._points.partners_of(point)[:PARTNERS])
        elif line is not None:
            self.offer_pair(self._points.pair_at(line))
