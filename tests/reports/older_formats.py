"""Older formats: records of today as earlier versions of the program wrote them."""

from typing import Any

_NEW_SINCE_9 = {"shared_evidence", "order_hint"}
_NEW_SINCE_7 = {"likelihood_ratio", "text_references", "author_index", *_NEW_SINCE_9}
_NAMES_IN_7 = {
    "left_document": "left",
    "right_document": "right",
    "left_index": "left",
    "right_index": "right",
    "left_text": "left",
    "right_text": "right",
    "left_history": "left",
    "right_history": "right",
    "report": "detail",
    "passage_count": "passages",
    "is_counted": "counts",
    "paragraph_count": "paragraphs",
    "session_count": "sessions",
    "file_name": "file",
    "file_hashes": "files",
    "member_indices": "members",
    "compared_words": "compared",
    "class_figures": "figures",
    "count": "places",
    "alarm": "alarming",
    "other_index": "other",
    "before": "typed",
    "after": "undone",
}


def as_format_9(record: Any) -> Any:
    """Format 9 had neither shared evidence nor an order."""
    if isinstance(record, list):
        return [as_format_9(one) for one in record]
    if not isinstance(record, dict):
        return record
    old = {key: as_format_9(value) for key, value in record.items() if key not in _NEW_SINCE_9}
    return old | ({"format": 9} if "format" in record else {})


def as_format_8(record: dict[str, Any]) -> dict[str, Any]:
    """Format 8 had weights and references in reports on pairs only."""
    record = as_format_9(record)
    pairs = [
        one | {"report": one["report"] and {key: of for key, of in one["report"].items() if key != "likelihood_ratio"}}
        for one in record["pairs"]
    ]
    return {key: of for key, of in record.items() if key != "text_references"} | {"pairs": pairs, "format": 8}


def as_format_7(record: Any) -> Any:
    """Format 7 had keys of its own, and neither weights nor references."""
    if isinstance(record, list):
        return [as_format_7(one) for one in record]
    if not isinstance(record, dict):
        return record
    old = {_NAMES_IN_7.get(key, key): as_format_7(value) for key, value in record.items() if key not in _NEW_SINCE_7}
    old |= {"problem": old["problem"] or ""} if "problem" in old else {}
    return old | ({"format": 7} if "format" in record else {})
