"""Authors: authors of documents, by learning platforms' file names or, on request, by properties.

A wrong author is worse than none: two students taken for one would turn a copy into "drafts of one author". So only
names are read that a platform creates when it exports submissions:

- Moodle: the folder `Ivanova Anna_123456_assignsubmission_file_` or `..._onlinetext_`, or a file name that begins so;
- Canvas: `ivanovaanna_LATE_12345_67890_essay.docx`, with or without LATE, and `ivanovaanna_12345_text.html`;
- Blackboard: `Essay 1_username_attempt_2024-05-01-12-00-00_essay.docx`;
- Brightspace: `12345-67890 - Anna Ivanova - May 1, 2024 1200 PM - essay.docx`, or a folder of that name.

Everything else is left to the user: in `Essay - Anna Ivanova.docx` (Google Classroom has it in either order) and in
`Ivanova essay v2.docx` nothing tells the name from the title, nor a draft from the work of a namesake.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence

from imbrex.engine.names.generic_names import has_number, is_file_word, is_nobody, plain
from imbrex.engine.text.document import Document
from imbrex.engine.text.late_pattern import late

_MOODLE = late(r"(?P<name>[^_].*?)_\d+_assignsubmission_(?:file|onlinetext)(?:_.*)?", re.DOTALL)
_BLACKBOARD = late(
    r"[^_]+_(?P<name>[^_]+)_attempt_\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d(?:[_.].*)?",  # with another "_" it could be anything
    re.DOTALL,
)
_BRIGHTSPACE = late(r"\d+-\d+ - (?P<name>.+?) - [^\W\d_]{3,9}\.? \d{1,2}, \d{4} \d{3,4} [AP]M(?: - .*)?", re.DOTALL)
_CANVAS = late(r"(?P<name>[^\W_]+)_(?:(?P<late>LATE)_)?(?P<user>\d+)_(?:(?P<upload>\d+)_.+|text\.html)", re.DOTALL)
_SHORTEST_ID = 4  # digits, where only the two numbers indicate Canvas
_LONGEST = 200

_FEW = 4  # documents too few for anything to be common
_COMMON = 3  # more than one in this many


def author_of(name: str, folder: str) -> str:
    """Return the author from the names of a file and its folder; empty unless a platform created one of them.

    The folder takes precedence: the platform created it, while the student named the file in it.
    """
    if "_" not in (both := f"{folder}/{name}") and " - " not in both:  # all have one
        return ""
    for pattern, place in ((_MOODLE, folder), (_BRIGHTSPACE, folder), (_MOODLE, name), (_BRIGHTSPACE, name)):
        if found := pattern.fullmatch(place):
            return _listed(found["name"])
    if found := _BLACKBOARD.fullmatch(name):
        return _listed(found["name"])
    found = _CANVAS.fullmatch(name)
    return _listed(found["name"]) if found and _is_of_canvas(found) else ""


def suggest_authors(documents: Sequence[Document]) -> dict[str, str]:
    """Suggest authors from the properties of documents without an author, by key.

    Names written by programs are ignored, and so is a name on more than a third of at least four documents: that is the
    machine or the template they were written with. Spellings that differ by letter case alone are one author.

    Only on request: a file repeats what its program was told years ago, a borrowed computer names its owner, and a copy
    of a friend's file contains the friend's name - which is a trace of copying, and no reason to take both for drafts
    of one author.
    """
    told = {document.key: _person(document.properties.author) for document in documents}
    counts = Counter(plain(name) for name in told.values() if name)
    total = len(documents)
    spelling: dict[str, str] = {}
    for name in told.values():
        spelling.setdefault(plain(name), name)
    return {
        document.key: spelling[name]
        for document in documents
        if not document.author
        and (name := plain(told[document.key]))
        and (total < _FEW or counts[name] * _COMMON <= total)
    }


def _listed(name: str) -> str:
    """Return a name from a platform's list of people, where a number identifies a person ("Student 7")."""
    return _in_one_form(name) if has_number(name) else _person(name)


def _person(name: str) -> str:
    """Return a normalized name; empty for a generic one."""
    name = _in_one_form(name)
    return "" if is_nobody(name) else name


def _in_one_form(name: str) -> str:
    """Compose letters and marks, and collapse white space."""
    return " ".join(unicodedata.normalize("NFC", name).split())[:_LONGEST]


def _is_of_canvas(found: re.Match[str]) -> bool:
    """Whether the two numbers are those of Canvas, not the date and time that cameras and scanners append to a word."""
    name, user, upload = found["name"], found["user"], found["upload"]
    if name != name.lower() or is_file_word(name):
        return False
    if found["late"]:
        return True
    if len(user) < _SHORTEST_ID or (upload is not None and len(upload) < _SHORTEST_ID):
        return False
    return not _is_date(user) and not (len(user) == 6 and upload is not None and len(upload) in {4, 6})


def _is_date(digits: str) -> bool:
    """Whether digits are a year, or a date with its year first or last."""
    return len(digits) in {4, 8} and (digits[:2] in {"19", "20"} or (len(digits) == 8 and digits[4:6] in {"19", "20"}))
