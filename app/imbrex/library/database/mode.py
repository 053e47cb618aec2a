"""Mode: what a library keeps of its documents."""

from enum import StrEnum


class Mode(StrEnum):
    """What a library keeps of its documents."""

    TEXTS = "texts"
    SIGNATURES = "signatures"
    """Fingerprints and counts, and no text: what is shared can be told in figures, estimated, but not shown."""
