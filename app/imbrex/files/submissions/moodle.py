"""Moodle: "Download all submissions" of an assignment.

Generations:

- 4.1 and later: folders `Anna Ivanova_123_assignsubmission_file`; teams have one folder, `Team 1_45_assign...`.
- 3.1 and later: folders `Anna Ivanova_123_assignsubmission_file_`, and `..._onlinetext_` with a file whose name depends
  on the language; teams have the same files in a folder of each member, `Team 1-Anna Ivanova_123_assign...`.
- 2.4 and later, and as an option of all newer ones: `Anna Ivanova_123_assignsubmission_file_essay.docx`.
- 2.3: `Anna Ivanova_123_essay.docx`.
- 2.0 to 2.2 (the former Assignment module): `Anna Ivanova_essay_123.docx`.

The number is made for each assignment (since 2.4), so the same student has others elsewhere. With anonymous marking the
name is a word such as "Participant" in the language of the site.

Sources: https://github.com/moodle/moodle/blob/main/mod/assign/classes/downloader.php;
https://github.com/moodle/moodle/blob/MOODLE_31_STABLE/mod/assign/locallib.php, `download_submissions`;
https://github.com/moodle/moodle/blob/MOODLE_22_STABLE/mod/assignment/type/upload/assignment.class.php.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from imbrex.files.submissions.layout import Filed, Member, Text, most

NAME = "Moodle"

_SUBMISSION = re.compile(
    r"(?:^|/)(?P<person>[^/]+?)(?:_(?P<student>\d+))?_assignsubmission_(?P<kind>[a-z]+)(?:_?/|_)(?P<name>.+)", re.DOTALL
)
_OF_2_3 = re.compile(r"(?P<person>[^_/]+)_(?P<student>\d+)_(?P<name>[^/]+)")
_OF_2_0 = re.compile(r"(?P<person>[^_/]+)_(?P<stem>[^/]*)_(?P<student>\d+)(?P<suffix>\.[^/]*)?")
_MODULE_NUMBER = re.compile(r"-\d+$")
_FEWEST_TEAMS = 2
_FEWEST_FOLDERS = 4


def matches(names: Sequence[str]) -> bool:
    """Whether most names have the word of new archives, or all the form of old ones."""
    return most(sum(bool(_SUBMISSION.search(name)) for name in names), len(names)) or _old_form(names) is not None


def is_listing(name: str) -> bool:
    """There is no list of submissions."""
    del name
    return False


def file_members(members: Sequence[Member], archive: str, text: Text) -> list[Filed]:
    """Find the students of members."""
    del text
    names = [member.name for member in members]
    old = None if any(map(_SUBMISSION.search, names)) else _old_form(names)
    filed = list(_filed(members, _MODULE_NUMBER.sub("", archive), old or _SUBMISSION))
    return _by_team(filed)


def _filed(members: Sequence[Member], assignment: str, form: re.Pattern[str]) -> Iterator[Filed]:
    for member in members:
        if found := form.search(member.name):
            told = found.groupdict("")
            name = told["name"] if "name" in told else told["stem"] + told["suffix"]
            yield Filed(member, name, told["person"], told["student"], assignment)


def _old_form(names: Sequence[str]) -> re.Pattern[str] | None:
    """The form of all of these names, if they are of several people."""
    for form in (_OF_2_3, _OF_2_0):
        found = [form.fullmatch(name) for name in names]
        people = {one["person"] for one in found if one is not None}
        if all(found) and len(people) > 1 and all(map(_is_full_name, people)):
            return form
    return None


def _is_full_name(name: str) -> bool:
    """Whether a name has two words, or is in a script that may write it as one."""
    return " " in name.strip() or not name.isascii()


def _by_team(filed: list[Filed]) -> list[Filed]:
    """Give the files that are in a folder of each member of a team to the team.

    A wrong team would hide a copy. So all folders must be named after teams, and those of one have the same files.
    """
    files: dict[tuple[str, str], list[tuple[str, int, int]]] = defaultdict(list)
    for one in filed:
        files[one.person, one.student].append((one.name, one.member.size, one.member.crc))
    contents: dict[str, set[tuple[tuple[str, int, int], ...]]] = defaultdict(set)
    people: dict[str, list[str]] = defaultdict(list)
    for (person, _), its in files.items():
        team, _, member = person.rpartition("-")
        contents[team].add(tuple(sorted(its)))
        people[team].append(member)
    are_equal = all(len(its) == 1 for its in contents.values())
    several = any(len(members) > 1 for members in people.values())
    if "" in people or not (are_equal and several and len(people) >= _FEWEST_TEAMS and len(files) >= _FEWEST_FOLDERS):
        return filed
    return [_of_team(one, people) for one in filed]


def _of_team(filed: Filed, people: Mapping[str, Sequence[str]]) -> Filed:
    team = filed.person.rpartition("-")[0]
    return Filed(filed.member, filed.name, team, "", filed.assignment, members=tuple(people[team]))
