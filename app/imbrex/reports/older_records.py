"""Older records: reports of former formats, as they would be in the format of today."""

from collections.abc import Mapping
from typing import Any

from imbrex.engine.review.verdict import Verdict
from imbrex.reports.record import FORMAT, PAIR

KNOWN = range(1, FORMAT + 1)
"""Formats that can be verified."""


def of_today(record: Mapping[str, Any]) -> dict[str, Any]:
    """A record with all that its format did not have yet; what cannot be known of it, as disguises, is left out.

    Raises KeyError, TypeError or AttributeError for one that is damaged.
    """
    made = dict(record)
    if record["format"] >= FORMAT:
        return made
    if record["kind"] == PAIR:
        return made | _UNDECIDED | {"reviewed": 0, "resting": [], "passages": list(map(_passage, record["passages"]))}
    return made | {"figures": record["figures"] | {"reviewed": 0}, "pairs": list(map(_pair, record["pairs"]))}


_UNDECIDED = {"verdict": Verdict.OPEN.value, "note": ""}


def _pair(pair: Mapping[str, Any]) -> dict[str, Any]:
    detail = pair["detail"]
    if detail is not None:
        detail = detail | {"reviewed": 0, "resting": [], "passages": list(map(_passage, detail["passages"]))}
    return {**pair, **_UNDECIDED, "detail": detail}


def _passage(passage: Mapping[str, Any]) -> dict[str, Any]:
    """Format 1 knew no verdicts: what did not count was left out for its standing."""
    return {**passage, **_UNDECIDED, "reason": "" if passage["counts"] else "standing"}
