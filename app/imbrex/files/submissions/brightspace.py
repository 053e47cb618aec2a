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
_DAY = re.compile(r"(?<!\d)(\d{1,2})(?!\d)")
_MONTH_NAME = re.compile(r"[^\W\d_]{3,}")
_YEAR_AND_TIME = re.compile(
    r"(?P<year>\d{4}),? (?P<hour>\d{1,2})[h:. ]?(?P<minute>\d\d)(?: ?(?P<half>[AP])\.?M\.?)?$", re.IGNORECASE
)
_MONTHS = (
    "jan ene gen janv январ січ",
    "feb fev febr févr феврал лют",
    "mar mär mars märz mrt март бер",
    "apr abr avr апрел квіт",
    "may mai maj mei май трав",
    "jun juin giu июн черв",
    "jul juil lug июл лип",
    "aug ago août aoû август серп",
    "sep sept set сентябр вер",
    "oct okt out ott октябр жовт",
    "nov ноябр лист",
    "dec dez dic déc декабр груд",
)
_MONTH = {word: number for number, words in enumerate(_MONTHS, 1) for word in words.split()}
_LONGEST_MONTH = max(map(len, _MONTH))
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
        order = time or match["when"]
        filed.append(Filed(member, match["name"], match["person"], student, assignment, order, time))
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
    """Return a time in ISO 8601, whatever the order of day and month; empty if the month is unknown."""
    time = _YEAR_AND_TIME.search(when.strip())
    date = when[: time.start()] if time else ""
    day, month = _DAY.search(date), _month(date)
    if time is None or day is None or not month:
        return ""
    hour = int(time["hour"])
    if time["half"]:
        hour = hour % 12 + (12 if time["half"].upper() == "P" else 0)
    return f"{time['year']}-{month:02}-{int(day[1]):02}T{hour:02}:{time['minute']}"


def _month(date: str) -> int:
    """The number of the month that a date has; 0 if none is known."""
    for found in _MONTH_NAME.finditer(date):
        name = found[0].lower()
        for length in range(min(len(name), _LONGEST_MONTH), 2, -1):
            if name[:length] in _MONTH:
                return _MONTH[name[:length]]
    return 0
