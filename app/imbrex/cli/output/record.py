"""Record: results as JSON, for programs."""

import json
from collections.abc import Iterator
from typing import Any


def separated(items: Iterator[str]) -> Iterator[str]:
    """The items of a JSON list, one per line."""
    for number, item in enumerate(items):
        yield f",\n{item}" if number else f"\n{item}"


def as_json(value: Any) -> str:
    """JSON on one line, without ASCII escapes."""
    return json.dumps(value, ensure_ascii=False)
