"""Disguise search: finds the disguises of all documents, as the document list shows warnings."""

from collections.abc import Callable

from imbrex.gui.compare.disguises.disguise_jobs import DisguisesJob
from imbrex.gui.model.session import Session
from imbrex.gui.panels.query import Fields, Query
from imbrex.gui.wording.translation import Text


class DisguiseSearch:
    """Searches one batch of documents after another; `tell` receives the reason if that is impossible."""

    def __init__(self, session: Session, tell: Callable[[Text], None]) -> None:
        self._session = session
        self.query = Query(DisguisesJob, self._fields, session.disguises.learn, tell)

    def _fields(self) -> Fields | None:
        known = self._session.disguises
        known.hold(self._session.documents, self._session.options)
        keys = known.missing()
        return {"keys": keys} if keys else None
