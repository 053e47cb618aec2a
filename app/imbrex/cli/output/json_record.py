"""JSON record: the object that a command prints, as `resources/schemas/imbrex-1.json` describes it."""

from collections.abc import Iterator, Mapping
from typing import Any

from imbrex import SCHEMA
from imbrex.engine.text.document import Document


def as_json(value: Any) -> str:
    """JSON on one line, without ASCII escapes."""
    import json  # noqa: PLC0415 - tables do without

    return json.dumps(value, ensure_ascii=False)


def record(command: str, values: Mapping[str, Any]) -> Iterator[str]:
    """Pieces of the object's text; of an iterator one entry at a time, as there may be thousands."""
    yield f'{{"schema": {as_json(SCHEMA)},\n"command": {as_json(command)}'
    for name, value in values.items():
        yield f",\n{as_json(name)}: "
        if isinstance(value, Iterator):
            yield "["
            for number, entry in enumerate(value):
                yield f"{',' if number else ''}\n{as_json(entry)}"
            yield "]"
        else:
            yield as_json(value)
    yield "}\n"


def sides(left: Document, right: Document) -> dict[str, str]:
    """Names and paths of a pair's documents, with which its object begins."""
    return {"left": left.name, "right": right.name, "left_path": left.path, "right_path": right.path}
