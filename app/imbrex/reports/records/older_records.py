"""Older records: conversion of older report formats to the current one."""

from collections.abc import Mapping
from typing import Any

from imbrex.engine.overview.threshold import ThresholdFrom
from imbrex.engine.review.review import Verdict
from imbrex.reports.records.record import CLASS, FORMAT, PAIR

KNOWN = range(1, FORMAT + 1)
"""Formats that can be verified."""


def of_today(record: Mapping[str, Any]) -> dict[str, Any]:
    """A record in the current format; values that it cannot have, such as disguises, are omitted.

    Raises KeyError, TypeError or AttributeError for a damaged record.
    """
    made = dict(record)
    if record["format"] < 2:
        made = _with_verdicts(made)
    if record["format"] < 3:
        made = _with_both_sides(_with_threshold(made))
    if record["format"] < 5:
        made = _with_files(made)
    if record["format"] < 6:
        made = _with_sides_of_history(made)
    if record["format"] < 7:
        made = _with_translated(made)
    if record["format"] < 8:
        made = _with_keys_of_commands(made)
    if record["format"] < 9:
        made = _with_weights_of_class(made)
    return {**dict.fromkeys(_SINCE_10), **made} if record["kind"] == PAIR else made


def unknown_figures(record: Mapping[str, Any]) -> frozenset[str]:
    """Figures that a report of an older format lacks, or has from a method no longer used."""
    unknown: set[str] = set()
    if record["format"] < 10:
        unknown |= _SINCE_10
    if 4 <= record["format"] < 6:  # format 4 had no files, as all documents were made of one
        unknown |= _SINCE_6
    if record["format"] < 4:
        unknown |= _SINCE_4
    if record["format"] < 3:  # "change" was "identical" for passages with a few changed words
        unknown |= {"change", *(f"{figure}_left" for figure in _ONE_SIDED)}
        unknown |= {"clusters"} if _lacks_threshold(record) else set()
    return frozenset(unknown)


_SINCE_10 = frozenset(("shared_evidence", "order_hint"))
_SINCE_4 = frozenset(
    # Words were "swapped" then in stretches of any length.
    (
        "shares_left",
        "shares_right",
        "left_kind",
        "right_kind",
        "left_matched",
        "right_matched",
        "left_changes",
        "right_changes",
        "history",
    )
)
_SINCE_6 = frozenset(
    ("ids", "paragraph_count", "paragraph_spans", "file_name", "created", "modified", "saved_by", "minutes")
)
_ONE_SIDED = ("in_passages", "counted", "quoted")
"""Figures that reports before format 3 had of the right text only."""


def _with_weights_of_class(record: dict[str, Any]) -> dict[str, Any]:
    """Before format 9, class reports had neither weights nor references."""
    if record["kind"] == PAIR:
        return record
    pairs = [
        {**one, "report": one["report"] and {**one["report"], "likelihood_ratio": None}} for one in record["pairs"]
    ]
    return {**record, "pairs": pairs, "text_references": []}


_RENAMED_SIDE_HISTORY = {"paragraphs": "paragraph_count", "file": "file_name"}
_RENAMED_HISTORY = {"sessions": "session_count", "left": "left_history", "right": "right_history"}
_RENAMED_PAIR = {"left": "left_index", "right": "right_index", "passages": "passage_count", "detail": "report"}


def _with_keys_of_commands(record: dict[str, Any]) -> dict[str, Any]:
    """Before format 8, keys of reports had other meanings in the results of commands."""
    if record["kind"] == PAIR:
        made = _renamed(_renamed_detail(record), {"left": "left_document", "right": "right_document"})
        sides = {side: _renamed_document(made[side]) for side in ("left_document", "right_document")}
        others = [_renamed(one, {"files": "file_hashes"}) for one in record["others"]]
        return {**made, **sides, "others": others, "likelihood_ratio": None, "text_references": []}
    return {
        **_renamed(record, {"figures": "class_figures"}),
        "documents": list(map(_renamed_document, record["documents"])),
        "pairs": [
            _renamed({**pair, "detail": pair["detail"] and _renamed_detail(pair["detail"])}, _RENAMED_PAIR)
            for pair in record["pairs"]
        ],
        "clusters": [_renamed(one, {"members": "member_indices"}) for one in record["clusters"]],
    }


def _renamed_detail(record: Mapping[str, Any]) -> dict[str, Any]:
    history = record["history"]
    if history is not None:
        sides = {side: _renamed(history[side], _RENAMED_SIDE_HISTORY) for side in ("left", "right")}
        history = _renamed({**history, **sides}, _RENAMED_HISTORY)
    passages = [_renamed(one, {"counts": "is_counted"}) for one in record["passages"]]
    unmatched = [_renamed(one, {"left": "left_text", "right": "right_text"}) for one in record["resting"]]
    return {**record, "history": history, "passages": passages, "resting": unmatched}


def _renamed_document(facts: Mapping[str, Any]) -> dict[str, Any]:
    made = _renamed(facts, {"compared": "compared_words"})
    disguises = made.get("disguises")  # format 1 had none
    if disguises is not None:
        effect = disguises["effect"]
        names = {"other": "other_index", "typed": "before", "undone": "after"}
        made["disguises"] = {
            **disguises,
            "kinds": [_renamed(one, {"places": "count", "alarming": "alarm"}) for one in disguises["kinds"]],
            "effect": effect and _renamed(effect, names),
        }
    return {**made, "problem": made["problem"] or None}


def _renamed(facts: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    return {names.get(key, key): value for key, value in facts.items()}


def _with_translated(value: Any) -> Any:
    """Before format 7, no words were translated."""
    if isinstance(value, list):
        return [_with_translated(one) for one in value]
    if not isinstance(value, Mapping):
        return value
    return {
        name: {**one, "translated": 0.0} if name in _SHARES and isinstance(one, Mapping) else _with_translated(one)
        for name, one in value.items()
    }


_SHARES = ("shares_left", "shares_right")


def _with_files(record: dict[str, Any]) -> dict[str, Any]:
    """Before format 5, every document was made of one file."""
    if record["kind"] == PAIR:
        return record | {side: {**record[side], "files": []} for side in ("left", "right")}
    return record | {"documents": [{**one, "files": []} for one in record["documents"]]}


def _with_sides_of_history(record: dict[str, Any]) -> dict[str, Any]:
    """Before format 6, a report had only the number of common editing sessions and of their words."""
    if record["kind"] == PAIR:
        return record | {"history": _history_of_sides(record.get("history"))}
    pairs = [{**pair, "detail": pair["detail"] and _with_sides(pair["detail"])} for pair in record["pairs"]]
    return record | {"pairs": pairs}


def _with_sides(detail: Mapping[str, Any]) -> dict[str, Any]:
    return {**detail, "history": _history_of_sides(detail.get("history"))}


def _history_of_sides(history: Mapping[str, Any] | None) -> dict[str, Any] | None:
    if history is None:
        return None
    sides = {side: {"words": history[f"words_{side}"]} for side in ("left", "right")}
    return {"sessions": history["sessions"], **sides}


def _lacks_threshold(record: Mapping[str, Any]) -> bool:
    return bool(record["kind"] == CLASS and record["figures"]["threshold_from"] == "nothing")


def _with_threshold(record: dict[str, Any]) -> dict[str, Any]:
    """Before format 3, a class without a chance level had a threshold of 0, clustering all that shared anything."""
    if not _lacks_threshold(record):
        return record
    return record | {"figures": record["figures"] | {"threshold_from": ThresholdFrom.GIVEN.value}}


def _with_both_sides(record: dict[str, Any]) -> dict[str, Any]:
    if record["kind"] == PAIR:
        return record | {"figures": _figures(record["figures"])}
    return record | {"pairs": list(map(_pair_of_both_sides, record["pairs"]))}


def _pair_of_both_sides(pair: Mapping[str, Any]) -> dict[str, Any]:
    detail = pair["detail"]
    return {**pair, "detail": detail and detail | {"figures": _figures(detail["figures"])}}


def _figures(figures: Mapping[str, Any]) -> dict[str, Any]:
    """The figures of a pair under their current names; those of the left text are unknown."""
    return {f"{name}_right" if name in _ONE_SIDED else name: value for name, value in figures.items()}


def _with_verdicts(made: dict[str, Any]) -> dict[str, Any]:
    if made["kind"] == PAIR:
        return made | _UNDECIDED | {"reviewed": 0, "resting": [], "passages": list(map(_passage, made["passages"]))}
    return made | {"figures": made["figures"] | {"reviewed": 0}, "pairs": list(map(_pair, made["pairs"]))}


_UNDECIDED = {"verdict": Verdict.OPEN.value, "note": ""}


def _pair(pair: Mapping[str, Any]) -> dict[str, Any]:
    detail = pair["detail"]
    if detail is not None:
        detail = detail | {"reviewed": 0, "resting": [], "passages": list(map(_passage, detail["passages"]))}
    return {**pair, **_UNDECIDED, "detail": detail}


def _passage(passage: Mapping[str, Any]) -> dict[str, Any]:
    """Format 1 had no verdicts: passages were excluded by citation status only."""
    return {**passage, **_UNDECIDED, "reason": "" if passage["counts"] else "standing"}
