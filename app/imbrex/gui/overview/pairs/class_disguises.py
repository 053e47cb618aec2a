"""Class disguises: the number of alarming disguises per document, for the pair table."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QLocale

from imbrex.engine.compare.pairs import Float32
from imbrex.gui.model.known_disguises import KnownDisguises
from imbrex.gui.wording.disguise_texts import disguise_name


@dataclass(frozen=True, slots=True, eq=False)
class ClassDisguises:
    """The known disguises in the documents of a report.

    Attributes:
        counts: number of disguises of kinds more frequent than in honest texts; nan if unknown, shape (documents,).
        kinds: display names of the kinds; empty for none.
    """

    counts: Float32
    kinds: tuple[str, ...]

    @property
    def is_complete(self) -> bool:
        """Return whether everything that can be known is known."""
        return not bool(np.isnan(self.counts).any())

    @property
    def alarm(self) -> bool:
        """Return whether any document is disguised."""
        return bool((self.counts > 0).any())


def class_disguises(known: KnownDisguises, keys: Sequence[str]) -> ClassDisguises:
    """Return the disguises of documents known so far."""
    alarming = [known.alarming(key) for key in keys]
    is_known = [known.of(key) is not None for key in keys]
    counts = np.where(is_known, [sum(kinds.values()) for kinds in alarming], np.nan)
    locale = QLocale()
    texts = [
        ", ".join(f"{disguise_name(kind)}: {locale.toString(count)}" for kind, count in sorted(kinds.items()))
        for kinds in alarming
    ]
    return ClassDisguises(counts.astype(np.float32), tuple(texts))
