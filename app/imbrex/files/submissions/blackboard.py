"""Blackboard Learn: "Assignment file download" of the Grade Center, `gradebook_COURSE_ASSIGNMENT_TIME.zip`.

Each attempt has an index, `Essay 1_aivanova_attempt_2024-05-01-12-00-00.txt`, and the files of a student are named
`Essay 1_aivanova_attempt_2024-05-01-12-00-00_essay.docx`. The index has lines with the name, "Name: Anna Ivanova
(aivanova)", the assignment and the time, then sections: the text that was typed ("Submission Field:", often HTML), the
comments, and the files, each as "Original filename:" and "Filename:". All attempts are in the archive if the teacher
asked for them. Words may be in the language of the site, so lines are known by their order. Archives that were packed
again may lack the index.

Sources: https://github.com/kwurst/bb-file-cleanup; https://github.com/vangef/BBGradebookOrganiser;
https://github.com/te5in/CodeGra.de (its reader of index files).
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field

from imbrex.files.submissions.layout import Filed, Member, Text, most
from imbrex.values import frozen

NAME = "Blackboard"

_FILE = re.compile(
    r"(?:^|/)(?P<head>[^/]+)_[^\W\d_]+_(?P<time>\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d)(?:_(?P<name>[^/]+)|(?P<index>\.txt)|\.[^/]+)$"
)
_NAME = re.compile(r"[^:\n]+:\s*(?P<person>.+?)\s*\((?P<student>[^()\n]+)\)\s*")
_NO_TEXT = re.compile(r"there is no student submission text data for this assignment\.?", re.IGNORECASE)
_INDEX = 2**22


@frozen
class _Index:
    """Facts from the index of an attempt."""

    person: str
    student: str
    assignment: str = ""
    online: str = ""
    names: Mapping[str, str] = field(default_factory=dict)


def matches(names: Sequence[str]) -> bool:
    """Whether most names have a word and a time between student and file."""
    return most(sum(bool(_FILE.search(name)) for name in names), len(names))


def is_listing(name: str) -> bool:
    """Whether a member is an index."""
    found = _FILE.search(name)
    return found is not None and found["index"] is not None


def file_members(members: Sequence[Member], archive: str, text: Text) -> list[Filed]:
    """Find the students of members, by the index of each attempt."""
    del archive
    found = [(member, match) for member in members if (match := _FILE.search(member.name))]
    indexes = {
        (match["head"], match["time"]): index
        for member, match in found
        if match["index"] and member.size <= _INDEX and (index := _read_index(text(member))) is not None
    }
    known = {head.removesuffix(f"_{index.student}") for (head, _), index in indexes.items()}
    common = _common(sorted({match["head"] for _, match in found}))
    filed = []
    for member, match in found:
        assignment = max((one for one in known if match["head"].startswith(f"{one}_")), key=len, default=common)
        one = _filed(member, match, indexes.get((match["head"], match["time"])), assignment)
        filed += [] if one is None else [one]
    return filed


def _common(heads: Sequence[str]) -> str:
    """The assignment: what comes before the students, of whom the first and the last in order differ most."""
    first, last = heads[0], heads[-1]
    same = len(heads) > 1 and next(
        (place for place, pair in enumerate(zip(first, last, strict=False)) if len(set(pair)) > 1), None
    )
    return first[: same or None].rpartition("_")[0]


def _filed(member: Member, match: re.Match[str], index: _Index | None, assignment: str) -> Filed | None:
    day, time = match["time"][:10], match["time"][11:].replace("-", ":")
    if index is None:
        if match["index"]:
            return None
        student = match["head"].removeprefix(assignment).removeprefix("_") or match["head"]
        index = _Index(student, student, assignment)
    name, online = match["name"] or member.file, None
    if match["index"]:
        if not index.online:
            return None
        name, online = "text.html", index.online
    return Filed(
        member,
        index.names.get(member.file, name),
        index.person,
        index.student,
        index.assignment or assignment,
        match["time"],
        f"{day}T{time}",
        online=online,
    )


def _read_index(text: str) -> _Index | None:
    """Read an index by the order of its lines, whose words depend on the language."""
    lines = text.splitlines()
    named = _NAME.fullmatch(lines[0]) if lines else None
    if named is None:
        return None
    assignment = lines[1].partition(":")[2].strip() if len(lines) > 1 else ""
    sections = list(_sections(lines[2:]))
    online = sections[0] if sections else ""
    files = (
        [line.partition(":")[2].strip() for line in sections[-1].splitlines() if line[:1] == "\t"] if sections else []
    )
    names = {packed: original for original, packed in zip(files[::2], files[1::2], strict=False)}
    if _NO_TEXT.fullmatch(online.strip()):
        online = ""
    return _Index(named["person"], named["student"], assignment, online.strip(), names)


def _sections(lines: Sequence[str]) -> Iterator[str]:
    """Yield the texts below lines that end in a colon."""
    section: list[str] | None = None
    for before, line in zip(["", *lines], lines, strict=False):
        if not before.strip() and re.fullmatch(r"[^\s:][^:]{0,60}:\s*", line):
            if section is not None:
                yield "\n".join(section)
            section = []
        elif section is not None:
            section.append(line)
    if section is not None:
        yield "\n".join(section)
