"""Verdicts: what people have decided about pairs of documents."""

from collections.abc import Collection, Iterator

from PySide6.QtCore import QObject, Signal

from imbrex.engine.verdict import Verdict


class Verdicts(QObject):
    """Remember verdicts by the keys of both documents, whichever stands left. Signal: changed."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._verdicts: dict[frozenset[str], Verdict] = {}

    def __iter__(self) -> Iterator[tuple[frozenset[str], Verdict]]:
        """All pairs that are not open any more."""
        return iter(self._verdicts.items())

    def of(self, left: str, right: str) -> Verdict:
        """What was decided about a pair."""
        return self._verdicts.get(frozenset((left, right)), Verdict.OPEN)

    def decide(self, pairs: Collection[tuple[str, str]], verdict: Verdict) -> None:
        """Note a verdict on pairs of keys."""
        for pair in pairs:
            if verdict is Verdict.OPEN:
                self._verdicts.pop(frozenset(pair), None)
            else:
                self._verdicts[frozenset(pair)] = verdict
        self.changed.emit()
