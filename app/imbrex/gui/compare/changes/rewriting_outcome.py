"""Rewriting outcome: sentences about how a passage was changed."""

from PySide6.QtCore import QLocale, QObject

from imbrex.engine.rewriting.rewritten_passage import Change, Rewritten
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.passage_texts import change_name


class RewritingOutcome(QObject):
    """Describes how much a passage was changed."""

    def facts(self, passages: Rewritten, number: int) -> str:
        """Return the class of a passage and how much of it was kept."""
        kept = self.tr("%1 of the words kept").replace("%1", percent(float(passages.kept[number])))
        return f"{change_name(Change(int(passages.change[number])))} · {kept}"

    def tell(self, passages: Rewritten, number: int) -> list[str]:
        """Return the number, the degree of change and the lengths of a passage."""
        locale = QLocale()
        first = self.tr("Passage %1 of %2")
        first = first.replace("%1", locale.toString(number + 1)).replace("%2", locale.toString(len(passages)))
        a, b, c, d = passages.bounds(number)
        sizes = self.tr("%Ln word(s) on the left", "", b - a) + " · " + self.tr("%Ln word(s) on the right", "", d - c)
        return [f"{first} · {self.facts(passages, number)}", sizes]
