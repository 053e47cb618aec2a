"""Brightspace (D2L): "Download" of the submissions of an assignment folder.

Each submission is a folder `12345-67890 - Anna Ivanova - Jun 3, 2024 1015 PM`, or the beginning of a file name, before
another " - "; older archives have one number only. One of the numbers is that of the student or the group and the other
that of the submission folder. An archive has all submissions of a student. Its `index.html` lists them with comments.
Text that was typed is an HTML file.

Sources: https://github.com/saritonin/academic-shell-scripts (`rename_and_move.sh`, a sample of the folders);
https://community.d2l.com/brightspace/kb/articles/3529-evaluate-assignments-using-the-assignments-tool.
"""

import re
from collections import defaultdict
from collections.abc import Sequence

from imbrex.files.submissions.layout import Filed, Member, Text, most

NAME = "Brightspace"

_HEAD = r"(?:^|/)(?P<one>\d+)(?:-(?P<two>\d+))? - (?P<person>[^/]+?) - "
_FOLDER = re.compile(_HEAD + r"(?P<when>[^/]*?\d{4}[^/]*)/(?P<name>.+)", re.DOTALL)
_FILE = re.compile(_HEAD + r"(?P<when>[^/]*?\d{4},? \d{3,4}(?: ?[AaPp]\.?[Mm]\.?)?) - (?P<name>[^/]+)")
_WHEN = re.compile(
    r"(?P<month>[A-Za-z]{3})[a-z]*\.? (?P<day>\d{1,2}), (?P<year>\d{4})"
    r" (?P<hour>\d{1,2})(?P<minute>\d\d)(?: ?(?P<half>[AP])M)?"
)
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_DOWNLOAD = re.compile(r" Download .*")
_LISTING = "index.html"


def matches(names: Sequence[str]) -> bool:
    """Whether most names have numbers, a name and a time."""
    rest = [name for name in names if name.rpartition("/")[2] != _LISTING]
    return most(sum(bool(_found(name)) for name in rest), len(rest))


def file_members(members: Sequence[Member], archive: str, text: Text) -> list[Filed]:
    """Find the students of members."""
    del text
    found = [(member, match) for member in members if (match := _found(member.name))]
    number = _number_of_students([match for _, match in found])
    assignment = _DOWNLOAD.sub("", archive)
    filed = []
    for member, match in found:
        time = _time(match["when"])
        student = (match[number] or "") if number else ""
        filed.append(Filed(member, match["name"], match["person"], student, assignment, time, time))
    return filed


def is_listing(name: str) -> bool:
    """Whether a member is the list of submissions."""
    return name.rpartition("/")[2] == _LISTING and _found(name) is None


def _found(name: str) -> re.Match[str] | None:
    return _FOLDER.search(name) or _FILE.search(name)


def _number_of_students(found: Sequence[re.Match[str]]) -> str:
    """Which of the two numbers identifies a student; empty if neither does."""
    for number, other in (("one", "two"), ("two", "one")):
        people: dict[str, set[str]] = defaultdict(set)
        for match in found:
            people[match[number] or ""].add(match["person"])
        others = {match[other] for match in found}
        if all(len(names) == 1 for names in people.values()) and (len(others) == 1 or len(people) <= len(others)):
            return number
    return ""


def _time(when: str) -> str:
    """Return a time in ISO 8601; empty if it is in another language."""
    found = _WHEN.fullmatch(when.strip())
    if found is None or found["month"].lower() not in _MONTHS:
        return ""
    hour = int(found["hour"])
    if found["half"]:
        hour = hour % 12 + (12 if found["half"] == "P" else 0)
    month = _MONTHS.index(found["month"].lower()) + 1
    return f"{found['year']}-{month:02}-{int(found['day']):02}T{hour:02}:{found['minute']}"
