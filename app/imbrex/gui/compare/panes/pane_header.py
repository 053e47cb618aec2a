"""Pane header: the document of a pane and its share in passages."""

import numpy as np

from imbrex.engine.text.tokens import Fate, Tokens
from imbrex.gui.widgets.heading import Heading
from imbrex.gui.wording.language_names import language_name
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.percent import percent
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translated import retranslated

_EXCLUDED = (Fate.DROPPED_TEMPLATE, Fate.DROPPED_PHRASE, Fate.DROPPED_QUOTATION, Fate.DROPPED_BIBLIOGRAPHY)


class PaneHeader(Heading):
    """Name, language, words and coverage of one document."""

    def __init__(self, name: str) -> None:
        super().__init__(name, indent=8, least=130)

    @retranslated
    def show_document(self, tokens: Tokens | None, coverage: float) -> None:
        """Show a document, None for none; `coverage` is the fraction of its compared words in passages."""
        if tokens is None:
            for label in (self.name, self.facts):
                label.show_text("")
                label.setToolTip("")
            return
        document = tokens.document
        self.name.show_text(document.name)
        self.name.setToolTip(plain_tip(document.path or document.name))
        facts = [
            self.tr("%Ln word(s)", "", tokens.count),
            self.tr("%1 in passages").replace("%1", percent(coverage)),
            *self._left_out(tokens),
            language_name(document.language),
        ]
        self.facts.show_text(" · ".join(facts))
        notes = "\n".join(map(shown, document.notes))
        self.facts.setToolTip(plain_tip("\n".join([" · ".join(facts), notes]).strip()))

    def _left_out(self, tokens: Tokens) -> list[str]:
        """Describe the exclusions, if any."""
        template, phrase, quotation, listed = (int(np.count_nonzero(tokens.fate == fate)) for fate in _EXCLUDED)
        facts = []
        if template:
            facts.append(self.tr("%Ln word(s) excluded: template", "", template))
        if phrase:
            facts.append(self.tr("%Ln word(s) excluded: phrases", "", phrase))
        if quotation:
            facts.append(self.tr("%Ln word(s) excluded: quotations", "", quotation))
        if listed:
            facts.append(self.tr("%Ln word(s) excluded: bibliographies", "", listed))
        return facts
