"""Place texts: the description of the current passage in the bar, or of the absence of passages."""

from PySide6.QtCore import QObject

from imbrex.gui.compare.changes.rewriting_outcome import RewritingOutcome
from imbrex.gui.compare.panes.lens_content import LensContent


class PlaceTexts(QObject):
    """Sentences for the compare bar."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._fate = RewritingOutcome(self)

    def facts(self, sight: LensContent, number: int) -> str:
        """Describe a passage (negative for none) and whether passages may be missing."""
        facts = [self._fate.facts(sight.found.passages, number)] if sight.found is not None and number >= 0 else []
        if sight.passages.bounded and sight.found is None:
            facts.append(self.tr("some repeats are not listed"))
        elif sight.passages.bounded:
            facts.append(self.tr("some passages may be missing because the texts are very long or repetitive"))
        return " · ".join(facts)

    def nothing(self, sight: LensContent) -> str:
        """Return the text for no passages."""
        if sight.found is not None:
            return self.tr("No shared passages found, identical or rewritten.")
        return self.tr("These texts share no run of %Ln word(s).", "", sight.comparison.length)
