"""Place texts: the description of the current passage in the bar, or of the absence of passages."""

from PySide6.QtCore import QObject

from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.gui.compare.panes.lens_content import LensContent
from imbrex.gui.wording.passage_texts import change_name


class PlaceTexts(QObject):
    """Sentences for the compare bar."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)

    def facts(self, sight: LensContent, number: int) -> str:
        """Describe a passage (negative for none) and whether passages may be missing."""
        facts = []
        if sight.found is not None and number >= 0:
            facts.append(change_name(Change(int(sight.found.passages.change[number]))))
        if sight.passages.bounded and sight.found is None:
            facts.append(self.tr("some repeats are not listed"))
        elif sight.passages.bounded:
            facts.append(self.tr("some passages may be missing because the texts are very long or repetitive"))
        return " · ".join(facts)

    def nothing(self, sight: LensContent, is_sought: bool) -> str:
        """Return the text for no passages; `is_sought` says that they are being searched for."""
        if sight.is_exact:
            return self.tr("These texts share no run of %Ln word(s).", "", sight.comparison.length)
        if sight.found is not None:
            return self.tr("No shared passages found, identical or rewritten.")
        return self.tr("Finding passages…") if is_sought else ""
