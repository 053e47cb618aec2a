"""Disguise cache: disguises found in the open documents so far."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from imbrex.engine.disguises.findings import Findings
from imbrex.engine.options import Disguises, Options, WhatCounts
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document
from imbrex.engine.what_if.disguise_effect import Effect

BLOCK = 40_000
"""Characters searched in one batch, which takes about a tenth of a second."""


class DisguiseCache(QObject):
    """Stores findings and effects by document key. Signal: changed."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._documents: tuple[Document, ...] = ()
        self._options: Options | None = None
        self._findings: dict[str, Findings] = {}
        self._alarming: dict[str, Mapping[Disguise, int]] = {}
        self._effects: Mapping[str, Effect] | None = None

    @property
    def has_effects(self) -> bool:
        """Whether the effects of the disguises are known."""
        return self._effects is not None

    def any_in(self, keys: Iterable[str]) -> bool:
        """Whether any of these documents is known to have more disguises than honest texts."""
        return any(self.alarming(key) for key in keys)

    def of(self, key: str) -> Findings | None:
        """The disguises of a document; None while unknown."""
        return self._findings.get(key)

    def effect(self, key: str) -> Effect | None:
        """The effect of a document's disguises; None while unknown, or if it is not compared."""
        return self._effects.get(key) if self._effects is not None else None

    def alarming(self, key: str) -> Mapping[Disguise, int]:
        """Hit counts of the kinds that are more frequent than in honest texts."""
        return self._alarming.get(key, {})

    def set_documents(self, documents: tuple[Document, ...], options: Options) -> None:
        """Keep the results for these documents and options only; which disguises are resolved does not matter."""
        options = replace(options, disguises=Disguises(), attribution=WhatCounts())
        if documents == self._documents and options == self._options:
            return
        old, self._options = self._options, options
        had = bool(self._findings) or self._effects is not None
        self._effects = None
        if documents != self._documents or old is None or _words(old) != _words(options):
            self._documents, self._findings, self._alarming = documents, {}, {}
        if had:
            self.changed.emit()

    def missing(self) -> tuple[str, ...]:
        """Some documents with unknown disguises: one batch."""
        keys: list[str] = []
        characters = 0
        for document in self._documents:
            if document.key not in self._findings:
                characters += len(document.text)
                if keys and characters > BLOCK:
                    break
                keys.append(document.key)
        return tuple(keys)

    def add(self, findings: Mapping[str, Findings]) -> None:
        """Add the findings of some documents."""
        self._findings |= findings
        for key, found in findings.items():
            count = found.count()
            self._alarming[key] = {kind: count[kind] for kind in sorted(found.alarms)}
        self.changed.emit()

    def set_effects(self, effects: Mapping[str, Effect]) -> None:
        """Set the effects of the disguises of all documents."""
        self._effects = effects
        self.changed.emit()


def _words(options: Options) -> object:
    """The options that define words."""
    return options.canonization, options.language
