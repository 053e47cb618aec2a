"""Dictionary reading: reads the dictionaries that the languages of the documents need, in a thread of its own.

The first reading of a dictionary takes from seconds to minutes. Texts, and pairs in one language, don't wait for it.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from imbrex.dictionaries.late_dictionaries import SharedDictionaries
from imbrex.engine.observer import Cancelled
from imbrex.gui.tasks.job import Job, JobObserver, Replaced
from imbrex.gui.tasks.runner import Runner
from imbrex.languages.registry import Languages
from imbrex.values import frozen

if TYPE_CHECKING:
    from imbrex.gui.model.session import Session

_UNKNOWN = {"", "und"}


class _Context:
    """What the thread keeps between jobs."""

    def __init__(self, shared: SharedDictionaries) -> None:
        self.shared = shared

    def close(self) -> None:
        """Do nothing: each job ends its own process."""


@frozen(eq=False, kw_only=True)
class ReadDictionariesJob(Job[_Context, None]):
    """Reads the dictionaries of pairs of languages."""

    pairs: tuple[tuple[str, str], ...]

    def run(self, context: _Context, observer: JobObserver) -> None:
        """Read them for both directions."""
        from imbrex.languages.remote import RemoteLanguages  # noqa: PLC0415 - few classes are in two languages

        with RemoteLanguages() as languages:
            dictionaries = context.shared.all.sharing(languages.finder(observer))
            for left, right in self.pairs:
                dictionaries.find(left, right, observer)
                dictionaries.find(right, left, observer)


class DictionaryReading(QObject):
    """Reads what is missing.

    Signals:
        done: more dictionaries are read than before.
        stopped: the user has stopped reading.
        progressed: (Progress), busy_changed: (bool), crashed: (exception).
    """

    done = Signal()
    stopped = Signal()
    progressed = Signal(object)
    busy_changed = Signal(bool)
    crashed = Signal(object)

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.shared = SharedDictionaries(Languages().find)
        self._session = session
        self._runner: Runner | None = None
        self._stopped: frozenset[tuple[str, str]] = frozenset()

    @property
    def is_busy(self) -> bool:
        """Whether a dictionary is being read."""
        return self._runner is not None and self._runner.is_busy

    def update(self) -> None:
        """Read the dictionaries that the documents need, unless they are read; no longer those that none needs.

        Those that the user has stopped are not read until `let_start`, or until documents need them again.
        """
        if self._runner is None and len(self._session.languages) < 2:
            return
        codes = [code for code in self._session.languages if code not in _UNKNOWN]
        needed = [pair for pair in combinations(codes, 2) if self._is_needed(*pair)]
        self._stopped &= set(needed)
        pairs = tuple(pair for pair in needed if pair not in self._stopped)
        if pairs == self._asked:
            return
        self._session.await_dictionaries(pairs)
        if pairs:
            self._made().start(ReadDictionariesJob(pairs=pairs), self._on_read, self._on_not_read)
        elif self._runner is not None:
            self._runner.drop()

    def let_start(self) -> None:
        """Let `update` read those that the user has stopped."""
        self._stopped = frozenset()

    def stop(self) -> None:
        """Stop reading."""
        if self._runner is not None:
            self._runner.cancel()

    def close(self) -> None:
        """Stop and wait for the thread."""
        if self._runner is not None:
            self._runner.close()

    @property
    def _asked(self) -> tuple[tuple[str, str], ...]:
        return tuple(sorted(self._session.awaited))

    def _is_needed(self, left: str, right: str) -> bool:
        known = self.shared.all
        return known.has(left, right) and not (known.is_read(left, right) and known.is_read(right, left))

    def _made(self) -> Runner:
        if self._runner is None:
            shared = self.shared
            make: Callable[[], _Context] = lambda: _Context(shared)  # noqa: E731
            self._runner = runner = Runner(make, "dictionaries", self)
            runner.progressed.connect(self.progressed)
            runner.busy_changed.connect(self.busy_changed)
            runner.crashed.connect(self.crashed)
        return self._runner

    def _on_read(self, _result: None) -> None:
        self._session.await_dictionaries(())
        self.done.emit()

    def _on_not_read(self, error: Exception) -> None:
        if isinstance(error, Replaced):
            return
        if isinstance(error, Cancelled):
            self._stopped |= self._session.awaited
            self.stopped.emit()
        self._session.await_dictionaries(())
