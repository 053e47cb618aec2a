"""Class disguises: how many places of each document alarm, for the table of pairs."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QLocale

from imbrex.engine.compare.pairs import Float32
from imbrex.gui.model.known_disguises import KnownDisguises
from imbrex.gui.wording.disguise_texts import disguise_name


@dataclass(frozen=True, slots=True, eq=False)
class ClassDisguises:
    """What is known of the documents of a report.

    Attributes:
        counts: places of each that no honest text has that often; nan where it is not known, shape (documents,).
        kinds: the kinds of them, for people; empty for none.
    """

    counts: Float32
    kinds: tuple[str, ...]

    @property
    def is_complete(self) -> bool:
        """Whether all is known that can be."""
        return not bool(np.isnan(self.counts).any())

    @property
    def alarm(self) -> bool:
        """Whether any document is disguised."""
        return bool((self.counts > 0).any())


def class_disguises(known: KnownDisguises, keys: Sequence[str]) -> ClassDisguises:
    """What is known of documents by now."""
    alarming = [known.alarming(key) for key in keys]
    is_known = [known.of(key) is not None for key in keys]
    counts = np.where(is_known, [sum(kinds.values()) for kinds in alarming], np.nan)
    locale = QLocale()
    texts = [
        ", ".join(f"{disguise_name(kind)}: {locale.toString(count)}" for kind, count in sorted(kinds.items()))
        for kinds in alarming
    ]
    return ClassDisguises(counts.astype(np.float32), tuple(texts))
