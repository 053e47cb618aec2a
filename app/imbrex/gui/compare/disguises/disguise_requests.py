"""Disguise wishes: what the window needs to know next about disguises."""

from typing import Any

from imbrex.gui.compare.disguises.disguises_panel import DisguisesPanel
from imbrex.gui.model.session import Session

Fields = dict[str, Any]


class DisguiseWishes:
    """The fields of the job for each question; None where the answer is known, or while nobody looks."""

    def __init__(self, session: Session, panel: DisguisesPanel) -> None:
        self._session = session
        self._panel = panel

    def find(self) -> Fields | None:
        """The disguises of some documents; they are looked for in any case, as the list warns of them."""
        known = self._session.disguises
        known.hold(self._session.documents, self._session.options)
        keys = known.missing()
        return {"keys": keys} if keys else None

    def effects(self) -> Fields | None:
        """What disguises were worth, once all are found."""
        known = self._session.disguises
        if not self._panel.is_seen or known.has_effects or known.missing() or len(self._session.comparable) < 2:
            return None
        return {}

    def worth(self) -> Fields | None:
        """What each kind was worth in the document that is shown."""
        wanted = self._panel.wanted
        if not self._panel.is_seen or wanted is None:
            return None
        key, other, kinds = wanted
        return {"key": key, "other": other, "kinds": kinds}
