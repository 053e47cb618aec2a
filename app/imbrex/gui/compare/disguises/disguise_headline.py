"""Disguise headline: a sentence about the disguises of a text and their effect."""

from imbrex.engine.disguises.findings import Findings
from imbrex.gui.model.session import Session
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.wording.disguise_texts import DisguiseTexts
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.plain_text import isolated
from imbrex.gui.wording.translation import retranslated

_TOLD = 3  # maximum number of kinds in the sentence; the list has all


class DisguiseHeadline(PlainLabel):
    """A sentence about the disguises of one document."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("disguisesHeadline")
        self.setWordWrap(True)
        self.setContentsMargins(10, 4, 10, 4)
        self._session = session
        self._texts = DisguiseTexts(self)
        self._key: str | None = None
        self._findings: Findings | None = None

    def show_findings(self, key: str | None, findings: Findings | None) -> None:
        """Show the findings of a document; None while they are unknown."""
        self._key, self._findings = key, findings
        self.repaint_text()

    @retranslated
    def repaint_text(self) -> None:
        """Rewrite the sentence, as names may have been hidden or shown."""
        self.setText(self._sentence())

    def _sentence(self) -> str:
        key, findings = self._key, self._findings
        if key is None:
            return self.tr("Open a pair or select a document to check it for disguises.")
        if findings is None:
            return self.tr("Checking for disguises…")
        if findings.alarms:
            return self._worth(key).replace("%4", self._counted(findings))
        if not findings.places and not findings.pictures:
            return self.tr("No disguises found.")
        return self.tr("No unusual disguises found.")

    def _counted(self, findings: Findings) -> str:
        """Return the most common alarming kinds."""
        count = findings.count()
        kinds = sorted(findings.alarms, key=lambda kind: (-count[kind], kind))
        told = [self._texts.counted(findings, kind) for kind in kinds[:_TOLD]]
        if len(kinds) > _TOLD:
            told.append(self.tr("%Ln more kind(s)", "", len(kinds) - _TOLD))
        return ", ".join(told)

    def _worth(self, key: str) -> str:
        known = self._session.disguises
        effect = known.effect(key)
        if effect is None:
            told = self.tr("Found: %4.")
            is_coming = not known.has_effects and len(self._session.comparable) > 1
            return told + " " + self.tr("Measuring the effect…") if is_coming else told
        if not effect.other:
            return self.tr("Found: %4. No match with any other text, even after the tricks were removed.")
        sentence = self.tr("Found: %4. %1 of this text matched “%3” before the tricks were removed, %2 after.")
        name = isolated(self._session.shown_name(effect.other))
        shares = sentence.replace("%1", percent(effect.typed)).replace("%2", percent(effect.undone))
        before, _, after = shares.partition("%3")
        return before + name.replace("%4", "%") + after
