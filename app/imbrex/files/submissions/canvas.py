"""Canvas: "Download submissions" of an assignment or a quiz, a ZIP file without folders.

Names are `ivanovaanna_LATE_123_4567_essay.docx`: the last name before the first one, in lower case and without blanks,
the numbers of the user and of the upload, and LATE (formerly in lower case) for a late submission. Text entries are
`ivanovaanna_123_text.html`, and web addresses `..._link.html`. With anonymous grading, `anon_x1Y2z` replaces name and
number. Quizzes have `_question_89_` before the number of the upload. A group has its own name, and the number of one
member. The number of a user is the same in all courses.

A file that a student submits again under the same name is `essay-1.docx`, then `essay-2.docx`: an archive that has them
together has all attempts.

Sources: https://github.com/instructure/canvas-lms/blob/master/lib/content_zipper.rb;
https://github.com/instructure/canvas-lms/blob/master/app/models/quizzes/quiz_submission_zipper.rb.
"""

import re
from collections import defaultdict
from collections.abc import Sequence

from imbrex.files.submissions.layout import Filed, Member, Text, most

NAME = "Canvas"

_FILE = re.compile(
    r"(?:^|/)(?:(?P<person>[^/\s]+?)_(?:LATE_|late_)?(?P<student>\d+)|(?:LATE_|late_)?anon_(?P<hidden>[A-Za-z0-9]{5}))"
    r"_(?:(?:question_\d+_)?(?P<upload>\d+)_(?P<name>[^/]+)|(?P<online>text|link)\.html)$"
)
_AGAIN = re.compile(r"(?P<stem>.+)-(?P<number>\d{1,2})(?P<suffix>\.[^.]+)?")
_DEFAULT_NAME = re.compile(r"submissions(?: ?\(\d+\))?", re.IGNORECASE)


def matches(names: Sequence[str]) -> bool:
    """Whether most names have this form, and hardly any a folder."""
    return most(sum(bool(_FILE.search(name)) for name in names), len(names))


def is_listing(name: str) -> bool:
    """There is no list of submissions."""
    del name
    return False


def file_members(members: Sequence[Member], archive: str, text: Text) -> list[Filed]:
    """Find the students of members."""
    del text
    assignment = "" if _DEFAULT_NAME.fullmatch(archive) else archive
    by_student: dict[str, list[tuple[Member, re.Match[str]]]] = defaultdict(list)
    for member in members:
        if found := _FILE.search(member.name):
            by_student[found["student"] or found["hidden"]].append((member, found))
    return [
        Filed(
            member,
            found["name"] or f"{found['online']}.html",
            found["person"] or f"anon {found['hidden']}",
            student,
            assignment,
            f"{attempt:04}",
        )
        for student, files in by_student.items()
        for (member, found), attempt in zip(files, _attempts([found for _, found in files]), strict=True)
    ]


def _attempts(files: Sequence[re.Match[str]]) -> list[int]:
    """Number the attempts of one student, so that the newest version of every file is in the last one."""
    versions: dict[str, list[tuple[int, int]]] = defaultdict(list)
    names = {found["name"] for found in files}
    for place, found in enumerate(files):
        name, upload = found["name"] or found["online"], int(found["upload"] or 0)
        again = _AGAIN.fullmatch(name)
        first = again["stem"] + (again["suffix"] or "") if again else name
        versions[first if first in names else name].append((upload, place))
    last = max(map(len, versions.values()))
    attempts = [last] * len(files)
    for uploads in versions.values():
        for later, (_, place) in enumerate(sorted(uploads, reverse=True)):
            attempts[place] = last - later
    return attempts
