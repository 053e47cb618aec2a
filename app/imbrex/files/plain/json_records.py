"""JSON records: articles as news crawlers save them (json, jsonl), one document for each record."""

import json
from collections.abc import Iterator
from typing import Any

from imbrex.engine.names.generic_names import has_number, is_nobody
from imbrex.files.shared.encoding import decode
from imbrex.files.shared.extracted import Extracted, Fault, Item, UnreadableError, told_apart
from imbrex.files.shared.properties import cleaned
from imbrex.files.shared.shown_names import without_surrogates
from imbrex.files.shared.source import Source, has_signature
from imbrex.messages import Message, sentences
from imbrex.values import frozen

_SUFFIXES = frozenset({".json", ".jsonl", ".ndjson"})
_TEXTS = ("content", "text")
_TITLES = ("title", "name", "url")
_AUTHORS = ("student", "author", "group")
_MOST_FAULTS = 20
_MOST_AUTHORS = 20  # of one text
_HINT = Message('Put the text of each record in a field named "content" or "text".')


@frozen
class _Faults:
    """Possible faults of a record, by position."""

    no_object: Message
    no_text: Message


_WHOLE = _Faults(Message("The record is not an object with fields."), Message("The record contains no text."))
_LINE = _Faults(
    Message("The record in line {number} is not an object with fields."),
    Message("The record in line {number} contains no text."),
)
_ENTRY = _Faults(Message("Record {number} is not an object with fields."), Message("Record {number} contains no text."))


def matches(source: Source) -> bool:
    """Detect by the suffix: braces alone do not make records."""
    return source.suffix in _SUFFIXES and not has_signature(source.head)


def read(source: Source) -> list[Item]:
    """Read one object, a list of objects, or an object per line; a bad record affects itself only."""
    text = decode(source.data).text
    items = list(_bounded(_records(text)))
    if not items:
        raise UnreadableError(Message("The file contains no records."), _HINT)
    if isinstance(items[0], Fault) and not any(isinstance(item, Extracted) for item in items):
        raise UnreadableError(
            sentences(Message("No record in the file could be read."), items[0].message), items[0].hint
        )
    return told_apart(items)


def _records(text: str) -> Iterator[Item]:
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        yield from _lines(text)
        return
    if isinstance(whole, list):
        yield from (_record(entry, number, _ENTRY) for number, entry in enumerate(whole, 1))
    else:
        yield _record(whole, 0, _WHOLE)


def _lines(text: str) -> Iterator[Item]:
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            yield _record(json.loads(line), number, _LINE)
        except ValueError as error:
            reason = error.msg if isinstance(error, json.JSONDecodeError) else str(error)
            yield Fault(
                Message("Line {number} is not valid JSON: {reason}.", number=number, reason=reason),
                Message("Correct or delete the line."),
                number,
            )
        except RecursionError:
            yield Fault(
                Message("Line {number} has too many nested levels.", number=number),
                Message("Correct or delete the line."),
                number,
            )


def _record(entry: Any, number: int, faults: _Faults) -> Item:
    if not isinstance(entry, dict):
        return Fault(faults.no_object.format(number=number), _HINT, number)
    text = next((entry[field] for field in _TEXTS if isinstance(entry.get(field), str) and entry[field].strip()), None)
    if text is None:
        return Fault(faults.no_text.format(number=number), _HINT, number)
    title = next((entry[field] for field in _TITLES if isinstance(entry.get(field), str) and entry[field].strip()), "")
    return Extracted(
        without_surrogates(text),
        title=cleaned(title),
        number=number,
        author=next((author for field in _AUTHORS if (author := _author(entry.get(field)))), ""),
    )


def _author(value: Any) -> str:
    """Return the author in a field: a text, a student number, or a list of authors."""
    if isinstance(value, list):
        return ", ".join(filter(None, (_author(one) for one in value[:_MOST_AUTHORS] if isinstance(one, str))))
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    name = cleaned(value) if isinstance(value, str) else ""
    return "" if is_nobody(name) and not has_number(name) else name


def _bounded(items: Iterator[Item]) -> Iterator[Item]:
    """Report the first bad records one by one and count the rest."""
    faults = 0
    for item in items:
        faults += isinstance(item, Fault)
        if faults <= _MOST_FAULTS or not isinstance(item, Fault):
            yield item
    if faults > _MOST_FAULTS:
        yield Fault(Message("{count} more record(s) couldn't be read.", count=faults - _MOST_FAULTS), _HINT)
