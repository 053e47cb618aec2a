"""Evidence record: shared evidence and hints as plain values, for reports and the command line."""

from dataclasses import asdict
from typing import Any

from imbrex.engine.evidence.find_evidence import Evidence
from imbrex.engine.evidence.item import Hint, Item


def evidence_record(evidence: Evidence) -> dict[str, Any]:
    """The items and how their rarity was judged; offsets are code points of the text as it was read."""
    return {
        "other_documents": evidence.other_documents,
        "can_tell_rare_words": evidence.can_tell,
        "bounded": evidence.bounded,
        "items": [_item(item) for item in evidence.items],
    }


def _item(item: Item) -> dict[str, Any]:
    return {
        "kind": item.kind.label,
        "text": item.text,
        "left_spans": [asdict(span) for span in item.left],
        "right_spans": [asdict(span) for span in item.right],
        "other_documents": item.others,
        "meant": item.meant,
        "other_text": item.other_text,
        "known": item.known,
        "outside": item.outside,
        "weight": item.weight,
    }


def hint_record(hint: Hint) -> dict[str, Any]:
    """One hint."""
    return {
        "clue": hint.clue.value,
        "direction": hint.direction.value,
        "left_fact": hint.left,
        "right_fact": hint.right,
        "repairs": [
            {"misspelled": one.wrong, "correct": one.right, "left_is_misspelled": one.wrong_is_left}
            for one in hint.repairs
        ],
        "spans": [asdict(span) for span in hint.places],
        "other_spans": [asdict(span) for span in hint.origins],
        "spans_in_left": hint.of_left or bool(hint.places and hint.left),
        "session_count": hint.sessions,
        "words_left": hint.words[0],
        "words_right": hint.words[1],
        "minutes": hint.minutes,
        "expected_in_order": hint.expected,
    }
