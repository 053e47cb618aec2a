"""Mode: what a library keeps of its documents."""

from enum import StrEnum


class Mode(StrEnum):
    """The parts of documents that a library stores."""

    TEXTS = "texts"
    SIGNATURES = "signatures"
    """Fingerprints and counts, but no text: shares can be estimated, passages cannot be shown."""
