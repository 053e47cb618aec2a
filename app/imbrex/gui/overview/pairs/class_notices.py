"""Class notices: what a reader should know about documents before judging a pair."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field

import numpy as np
from PySide6.QtCore import QCoreApplication, QLocale

from imbrex.engine.compare.pairs import Float32
from imbrex.engine.evidence.shared_history import SharedSessions
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document
from imbrex.gui.model.disguise_cache import DisguiseCache
from imbrex.gui.wording.disguise_texts import disguise_name
from imbrex.gui.wording.messages import shown
from imbrex.values import frozen

WARNING = "⚠"


RECOGNIZED = "Recognized from a scan"  # in a remark, which is English


@frozen(eq=False)
class ClassNotices:
    """Notices on the documents of a report.

    Attributes:
        disguises: number of disguises of kinds more frequent than in honest texts; nan if unknown, shape (documents,).
        kinds: these disguises, by document.
        remarks: those of the reader, on parts that it could not read and on scans, by document.
        sessions: number of common editing sessions, by the numbers of two documents, the lower first.
    """

    disguises: Float32
    kinds: tuple[Mapping[Disguise, int], ...]
    remarks: tuple[tuple[str, ...], ...]
    sessions: Mapping[tuple[int, int], int] = field(default_factory=dict)

    @property
    def counts(self) -> Float32:
        """Return the number of notices on each document, unknown ones not counted, shape (documents,)."""
        return np.nan_to_num(self.disguises) + np.array([len(remarks) for remarks in self.remarks], np.float32)

    def short(self, documents: Sequence[int]) -> str:
        """Return the notices on some documents in a few words; empty if there are none."""
        kinds = {kind for number in documents for kind in self.kinds[number]}
        words = sorted({disguise_name(kind) for kind in kinds})
        on_scans = {RECOGNIZED in remark for number in documents for remark in self.remarks[number]}
        if True in on_scans:
            words.append(QCoreApplication.translate("ClassNotices", "Recognized text"))
        if False in on_scans:
            words.append(QCoreApplication.translate("ClassNotices", "Unread parts"))
        if self.in_common(documents):
            words.append(history_notice())
        return f"{WARNING} {', '.join(words)}" if words else ""

    def in_common(self, documents: Sequence[int]) -> int:
        """Return the number of editing sessions that two documents have in common."""
        left, right = sorted(documents)
        return self.sessions.get((left, right), 0)

    def full(self, number: int, hide: Callable[[str], str]) -> list[str]:
        """Return all notices on a document, with names hidden if necessary."""
        locale = QLocale()
        counted = [f"{disguise_name(kind)}: {locale.toString(count)}" for kind, count in self.kinds[number].items()]
        return [*counted, *(shown(remark, hide) for remark in self.remarks[number])]


def class_notices(
    known: DisguiseCache, documents: Sequence[Document], shared: Sequence[SharedSessions] = ()
) -> ClassNotices:
    """Return what is known about documents so far."""
    kinds = tuple(known.alarming(document.key) for document in documents)
    is_known = [known.of(document.key) is not None for document in documents]
    counts = np.where(is_known, [sum(found.values()) for found in kinds], np.nan)
    sessions = {(one.left, one.right): len(one.sessions) for one in shared if one.sessions}
    return ClassNotices(counts.astype(np.float32), kinds, tuple(document.notes for document in documents), sessions)


def history_notice() -> str:
    """Say that two files were edited in the same sessions."""
    return QCoreApplication.translate("ClassNotices", "Shared editing history")
