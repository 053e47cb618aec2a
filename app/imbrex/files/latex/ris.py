"""RIS: lists of references as reference managers and databases export them, one line of text for each entry.

After the specification by Research Information Systems (2001, 2011): lines of a two-letter tag, two spaces, a hyphen,
a space and a value, from TY to ER.
"""

import re
from collections.abc import Iterator, Mapping

from imbrex.files.latex.bibtex import MOST_ENTRIES, TOO_MANY, line_of, listed
from imbrex.files.shared.encoding import decode
from imbrex.files.shared.extracted import Item
from imbrex.files.shared.source import Source, has_signature

_TAG = re.compile(r"([A-Z][A-Z0-9])  -(?: (.*))?$")
_BEGINNING = re.compile(rb"(?:\xef\xbb\xbf)?\s{0,99}TY  - ?[A-Z]")
_AUTHORS = ("AU", "A1", "A2", "ED")
_YEARS = ("PY", "Y1", "DA")
_TITLES = ("TI", "T1", "CT", "BT")
_REST = ("JO", "JF", "T2", "PB", "VL", "SP", "DO", "UR")
_LONGEST = 5000  # characters of a value
_MOST_VALUES = 500  # of one tag


def matches(source: Source) -> bool:
    """Detect by the first tag."""
    return not has_signature(source.head) and _BEGINNING.match(source.data[:256]) is not None


def read(source: Source) -> list[Item]:
    """Read the entries."""
    lines: list[str] = []
    for fields in _entries(decode(source.data).text):
        if len(lines) == MOST_ENTRIES:
            return [listed(lines, TOO_MANY)]
        people = ", ".join(next((fields[tag] for tag in _AUTHORS if tag in fields), []))
        rest = [_first(fields, _TITLES), *(_first(fields, (tag,)) for tag in _REST)]
        line = line_of(people, _first(fields, _YEARS)[:4], rest)
        if line:
            lines.append(line)
    return [listed(lines)]


def _entries(text: str) -> Iterator[Mapping[str, list[str]]]:
    fields: dict[str, list[str]] = {}
    for line in text.splitlines():
        match = _TAG.match(line)
        if match is None:
            continue
        tag, value = match.group(1), (match.group(2) or "").strip()[:_LONGEST]
        if tag in {"TY", "ER"}:
            if fields:
                yield fields
            fields = {}
        elif len(fields.setdefault(tag, [])) < _MOST_VALUES:
            fields[tag].append(value)
    if fields:
        yield fields


def _first(fields: Mapping[str, list[str]], tags: tuple[str, ...]) -> str:
    return next((fields[tag][0] for tag in tags if tag in fields), "")
