"""Map header: which document stands below, what it is in the map, and how many paragraphs it has."""

from imbrex.gui.compare.changes.shown_side import ShownSide
from imbrex.gui.widgets.heading import Heading
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translated import retranslated


class MapHeader(Heading):
    """Name, part and size of one document."""

    def __init__(self, name: str) -> None:
        super().__init__(name, indent=12, least=90)

    @retranslated
    def show_side(self, side: ShownSide | None) -> None:
        """Tell of a text; None for nothing."""
        name = side.document.name if side is not None else ""
        self.name.show_text(name)
        self.name.setToolTip(plain_tip(name))
        facts = ""
        if side is not None:
            part = self.tr("original") if side.is_left else self.tr("rewrite")
            facts = " · ".join((part, self.tr("%Ln paragraph(s)", "", len(side))))
        self.facts.show_text(facts)
