"""Pair text: the description of a pair outside the table."""

import re

from PySide6.QtCore import QObject

from imbrex.engine.overview.score import Score
from imbrex.engine.text.role import Role
from imbrex.gui.overview.shared.class_choice import ShownClass
from imbrex.gui.overview.shared.ranking import pair_index
from imbrex.gui.wording.numbers import percent


class PairText(QObject):
    """Sentences about a pair, one per line."""

    def describe(self, shown: ShownClass, one: int, other: int) -> str:
        """Return both names, in the given order, and all figures."""
        index = pair_index(shown.report.pairs, one, other)
        names = [shown.names[one], shown.names[other]]
        return "\n".join([*names, *(self._absent(shown, one, other) if index is None else self._figures(shown, index))])

    def _absent(self, shown: ShownClass, one: int, other: int) -> list[str]:
        roles = {shown.report.documents[number].document.role for number in (one, other)}
        if roles == {Role.ARCHIVE}:
            return [self.tr("Not compared: both are archive documents")]
        return [self.tr("No shared shingles")]

    def _figures(self, shown: ShownClass, index: int) -> list[str]:
        pairs = shown.report.pairs
        left, right, shared = (int(column[index]) for column in (pairs.left, pairs.right, pairs.shared))
        lines = [self.score(shown, index)]
        for one, other in ((left, right), (right, left)):
            text = self.tr("%1 of “%2” also in “%3”")
            places = {"%1": percent(shared / int(pairs.sizes[one])), "%2": shown.names[one], "%3": shown.names[other]}
            lines.append(_filled(text, places))
        lines.append(self.tr("%Ln shared shingle(s)", "", shared))
        if shown.own[index]:
            lines.append(self.tr("Drafts by the same author: not counted"))
        return lines

    def score(self, shown: ShownClass, index: int) -> str:
        """Return the current score with its name."""
        texts = {
            Score.VERBATIM: self.tr("Word for word (higher of two): %1"),
            Score.CONTAINMENT: self.tr("Containment (higher of two): %1"),
            Score.JACCARD: self.tr("Jaccard: %1"),
        }
        return texts[shown.score].replace("%1", percent(float(shown.values[index])))


def _filled(text: str, places: dict[str, str]) -> str:
    """Replace all placeholders in a single pass, so that one in a name is kept."""
    return re.sub(r"%\d", lambda place: places[place[0]], text)
