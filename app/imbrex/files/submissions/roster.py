"""Roster: the students of a class, from a CSV file of any spreadsheet or learning platform.

Columns may be in any order, separated by commas, semicolons or tabs, with headers in several languages or none.
"""

import csv
import os
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path

from imbrex.files.shared.encoding import decode
from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.shown_names import shown_name
from imbrex.messages import Message, Name
from imbrex.system_errors import reason_of
from imbrex.values import frozen

MOST_STUDENTS = 20_000
_LARGEST = 16 * 2**20  # bytes
_LONGEST = 100  # characters of a name, an id or a group
_COLUMNS = 100
_SAMPLE = 50  # rows that show what a column has
_SEPARATORS = ",;\t|"


@frozen
class Enrolled:
    """A student of a roster: name, ids and user names, and group, if there is one."""

    name: str
    ids: tuple[str, ...] = ()
    group: str = ""


@frozen
class Roster:
    """The students of a class, and sentences on rows that were not understood."""

    students: tuple[Enrolled, ...]
    notes: tuple[Message, ...] = ()


class _Kind(StrEnum):
    """Contents of a column."""

    FULL = "full"
    FIRST = "first"
    MIDDLE = "middle"
    LAST = "last"
    ID = "id"
    GROUP = "group"


_HEADERS: Mapping[_Kind, str] = {
    _Kind.FULL: "name|full name|student|student name|display name|фио|ф и о|студент|учащийся|ученик|фамилия имя"
    "|имя фамилия|фамилия имя отчество|піб|п і б|прізвище та ім я|прізвище ім я|студентка|учень"
    "|vollständiger name|vor und nachname|studierende|schüler|姓名|学生|学生姓名|名称",
    _Kind.FIRST: "first name|firstname|given name|forename|имя|ім я|vorname|名|名字",
    _Kind.MIDDLE: "middle name|patronymic|отчество|по батькові|zweiter vorname",
    _Kind.LAST: "last name|lastname|surname|family name|фамилия|прізвище|nachname|familienname|姓|姓氏",
    _Kind.ID: "id|student id|id number|user id|sis id|sis user id|sis login id|login id|number|student number"
    "|orgdefinedid|username|user name|login|account|email|e mail|email address|номер|код|логин"
    "|номер зачетки|номер зачётки"
    "|зачетная книжка|зачётная книжка|студенческий билет|почта|эл почта|электронная почта|адрес электронной почты"
    "|ід|логін|залікова книжка|пошта|електронна пошта|matrikelnummer|matrikel nr|matrikelnr|matrnr|nummer|benutzername"
    "|anmeldename|e mail adresse|学号|编号|学生编号|用户名|邮箱|电子邮件",
    _Kind.GROUP: "group|groups|group name|section|class|team|группа|группы|подгруппа|класс|команда|група|групи|клас"
    "|gruppe|gruppen|klasse|kurs|team|班级|班|小组|组|分组",
}
_KINDS = {word: kind for kind, words in _HEADERS.items() for word in words.split("|")}
_NOBODY = frozenset({"points possible", "student test", "test student"})  # rows of Canvas
_FROM_EAST = re.compile("[\u0400-\u04ff\u3040-\u9fff\uac00-\ud7af]")


def read_roster(path: Path) -> Roster:
    """Read a roster.

    Raises:
        UnreadableError: it cannot be read, or has no names.
    """
    try:
        with open(path, "rb", opener=lambda name, flags: os.open(name, flags | getattr(os, "O_NONBLOCK", 0))) as file:
            data = file.read(_LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = reason_of(error).lower()
        raise UnreadableError(
            Message("Couldn't open the roster: {reason}.", reason=reason),
            Message("Check that the file exists and that you have permission to read it."),
        ) from error
    return parse_roster(data)


def parse_roster(data: bytes) -> Roster:
    """Read the bytes of a roster.

    Raises:
        UnreadableError: it has no names, or far too many.
    """
    if len(data) > _LARGEST:
        raise _too_long()
    rows = _rows(decode(data).text)
    header = _header(rows[0]) if rows else {}
    columns = header or _guessed(rows[:_SAMPLE])
    if not columns.keys() & {_Kind.FULL, _Kind.LAST, _Kind.FIRST}:
        raise UnreadableError(
            Message("No column of the roster has names."),
            Message("Save the roster as CSV with a column called Name."),
        )
    eastern = any(_FROM_EAST.search(cell) for cell in rows[0]) if header else False
    students = [_student(row, columns, eastern=eastern) for row in rows[1 if header else 0 :]]
    return _checked([one for one in students if one.name and one.name.casefold() not in _NOBODY])


def plain_words(text: str) -> list[str]:
    """The words of a name or header, without case, marks between them and compatibility forms."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(
        letter if letter.isalnum() or unicodedata.category(letter)[0] == "M" else " " for letter in folded
    ).split()


def _too_long() -> UnreadableError:
    return UnreadableError(
        Message("The roster contains more than {count:,} students.", count=MOST_STUDENTS),
        Message("Save the roster of one course."),
    )


def _rows(text: str) -> list[list[str]]:
    """The rows that have a cell with text, by the separator that gives the most similar rows."""
    lines = text.splitlines()
    if len(lines) > 2 * MOST_STUDENTS:
        raise _too_long()
    if lines and (found := re.fullmatch(r"sep=(.)", lines[0].strip())):  # of Excel
        return list(_parsed(lines[1:], found[1]))
    tried = [(list(_parsed(lines[:_SAMPLE], one)), one) for one in _SEPARATORS]
    separator = max(tried, key=lambda pair: _regularity(pair[0]))[1]
    return list(_parsed(lines, separator))


def _regularity(rows: Sequence[Sequence[str]]) -> tuple[float, int]:
    """The share of rows with the most frequent number of cells, if there are several, and that number."""
    if not rows:
        return 0.0, 0
    number, count = Counter(map(len, rows)).most_common(1)[0]
    return (count / len(rows) if number > 1 else 0.0), number


def _parsed(lines: Sequence[str], separator: str) -> Iterator[list[str]]:
    try:
        for row in csv.reader((f"{line}\n" for line in lines), delimiter=separator):
            cells = [_cell(cell) for cell in row[:_COLUMNS]]
            if any(cells):
                yield cells
    except csv.Error as error:
        raise UnreadableError(
            Message("The roster is damaged or not a CSV file."),
            Message("Save the roster as CSV with a column called Name."),
        ) from error


def _cell(text: str) -> str:
    """A cell on one line; Brightspace writes "#" before ids."""
    cell = " ".join(shown_name(unicodedata.normalize("NFC", text)).split())
    return cell.removeprefix("#")


def _header(row: Sequence[str]) -> dict[_Kind, list[int]]:
    """The columns of each kind by their headers; empty if the first row has no header of a name."""
    found: dict[_Kind, list[int]] = {}
    for number, cell in enumerate(row):
        kind = _KINDS.get(" ".join(plain_words(cell)))
        if kind is not None:
            found.setdefault(kind, []).append(number)
    return found if found.keys() & {_Kind.FULL, _Kind.LAST, _Kind.FIRST} else {}


def _guessed(rows: Sequence[Sequence[str]]) -> dict[_Kind, list[int]]:
    """The columns of each kind by what is in them, without a header."""
    found: dict[_Kind, list[int]] = {}
    words: list[int] = []
    for number in range(max(map(len, rows), default=0)):
        cells = [row[number] for row in rows if number < len(row) and row[number]]
        if not cells:
            continue
        if _most(cells, _is_id):
            distinct = len(set(cells)) == len(cells)
            found.setdefault(_Kind.ID if distinct else _Kind.GROUP, []).append(number)
        elif len(set(cells)) * 2 <= len(cells) and len(cells) > 2:
            found.setdefault(_Kind.GROUP, []).append(number)
        elif _most(cells, _is_name):
            found.setdefault(_Kind.FULL, []).append(number)
        else:
            words.append(number)
    if _Kind.FULL in found:
        return found
    if words:
        found[_Kind.FULL] = words[:2]
    return found


def _most(cells: Sequence[str], holds: Callable[[str], bool]) -> bool:
    return 5 * sum(map(holds, cells)) >= 4 * len(cells)


def _is_id(cell: str) -> bool:
    return "@" in cell or (" " not in cell and any(map(str.isdigit, cell)))


def _is_name(cell: str) -> bool:
    letters = not any(map(str.isdigit, cell))
    return letters and (
        len(plain_words(cell)) > 1 or re.fullmatch("[\u3400-\u9fff\uac00-\ud7af]{2,4}", cell) is not None
    )


def _student(row: Sequence[str], columns: Mapping[_Kind, Sequence[int]], *, eastern: bool) -> Enrolled:
    def cells(kind: _Kind) -> list[str]:
        return [row[number] for number in columns.get(kind, ()) if number < len(row) and row[number]]

    name = " ".join(cells(_Kind.FULL))
    if name.count(",") == 1:  # last name, first name
        last, _, first = name.partition(",")
        name = f"{first.strip()} {last.strip()}"
    if not name:
        first, middle, last = (" ".join(cells(kind)) for kind in (_Kind.FIRST, _Kind.MIDDLE, _Kind.LAST))
        name = " ".join(filter(None, (last, first, middle) if eastern else (first, middle, last)))
    return Enrolled(name, tuple(dict.fromkeys(cells(_Kind.ID))), ", ".join(cells(_Kind.GROUP)))


def _checked(students: Sequence[Enrolled]) -> Roster:
    """A roster without rows that are there twice, cells that are far too long, and ids of several students."""
    if len(students) > MOST_STUDENTS:
        raise _too_long()
    usual = [one for one in dict.fromkeys(students) if len(one.name) <= _LONGEST and len(one.group) <= _LONGEST]
    owners = Counter(number.casefold() for one in usual for number in one.ids)
    shared = {number for number, count in owners.items() if count > 1}
    checked = [
        Enrolled(
            one.name, tuple(id_ for id_ in one.ids if id_.casefold() not in shared and len(id_) <= _LONGEST), one.group
        )
        for one in usual
    ]
    if not checked:
        raise UnreadableError(Message("The roster has no students."), Message("Check that it is the right file."))
    return Roster(tuple(checked), tuple(_notes(students, usual, sorted(shared))))


def _notes(students: Sequence[Enrolled], usual: Sequence[Enrolled], shared: Sequence[str]) -> Iterator[Message]:
    if twice := len(students) - len(set(students)):
        yield Message("Skipped {count} row(s) that the roster repeats.", count=twice)
    if absurd := len(set(students)) - len(usual):
        yield Message("Skipped {count} row(s) of the roster with very long names.", count=absurd)
    if shared:
        yield Message(
            "Ignored {count} id(s) that several students of the roster have: {id}.",
            count=len(shared),
            id=Name(shared[0]),
        )
