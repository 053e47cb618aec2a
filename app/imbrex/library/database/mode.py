"""Mode: what a library keeps of its documents."""

from enum import StrEnum


class Mode(StrEnum):
    """What a library keeps of its documents."""

    TEXTS = "texts"
    SIGNATURES = "signatures"
    """Fingerprints and counts, but no text: shares can be estimated, passages cannot be shown."""
