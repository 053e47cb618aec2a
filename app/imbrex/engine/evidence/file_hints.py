"""File hints: hints from the properties of two files, which anybody can edit and programs do."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from imbrex.engine.evidence.hint import Clue, Direction, Hint
from imbrex.engine.names.generic_names import is_nobody, plain
from imbrex.engine.text.document import Document

_ZONES = timedelta(hours=14)  # largest offset of a clock from UTC
_FEW, _COMMON = 4, 3  # what over a third of four or more documents share comes from the machine or a template
_SECONDS = len("2024-05-01T12:00:00")

Moment = tuple[datetime, datetime]
"""The earliest and the latest moment that a date may mean."""


def file_hints(left: Document, right: Document, documents: Sequence[Document]) -> list[Hint]:
    """Hints from the properties of two of the documents."""
    return [*_date_hints(left, right, documents), *_name_hints(left, right, documents)]


def moment(value: str) -> Moment | None:
    """The range of an ISO 8601 date, by its precision; None if it is not a date."""
    years = value.partition("T")[0].count("-")
    try:
        begin = datetime.fromisoformat(value if "T" in value else value + "-01" * (2 - years))
        end = begin if "T" in value else _end(begin, years)
        if begin.tzinfo is not None:
            return begin.astimezone(UTC), end.astimezone(UTC)
        return begin.replace(tzinfo=UTC) - _ZONES, end.replace(tzinfo=UTC) + _ZONES
    except (ValueError, OverflowError):
        return None


def _end(begin: datetime, marks: int) -> datetime:
    """The end of a year, month or day."""
    days = {0: 366, 1: 31, 2: 1}[marks]
    return begin + timedelta(days=days)


def _date_hints(left: Document, right: Document, documents: Sequence[Document]) -> list[Hint]:
    mine, its = left.properties, right.properties
    if _same_creation(left, right, documents):
        return [Hint(Clue.SAME_CREATION, Direction.OPEN, mine.created, its.created)]
    if _precedes(mine.modified, its.created):
        return [Hint(Clue.FINISHED_BEFORE, Direction.LEFT_FIRST, mine.modified, its.created)]
    if _precedes(its.modified, mine.created):
        return [Hint(Clue.FINISHED_BEFORE, Direction.RIGHT_FIRST, mine.created, its.modified)]
    if _precedes(mine.created, its.created):
        return [Hint(Clue.CREATED_BEFORE, Direction.LEFT_FIRST, mine.created, its.created)]
    if _precedes(its.created, mine.created):
        return [Hint(Clue.CREATED_BEFORE, Direction.RIGHT_FIRST, mine.created, its.created)]
    return []


def _precedes(one: str, other: str) -> bool:
    """Whether a date is certainly before another."""
    first, second = moment(one), moment(other)
    return first is not None and second is not None and first[1] < second[0]


def _same_creation(left: Document, right: Document, documents: Sequence[Document]) -> bool:
    """Whether the two, and no others, were created in the same second: a program's template gives all files its own."""
    created = left.properties.created
    if len(created) < _SECONDS or moment(created) is None or moment(created) != moment(right.properties.created):
        return False
    return sum(document.properties.created == created for document in documents) <= 2


def _name_hints(left: Document, right: Document, documents: Sequence[Document]) -> list[Hint]:
    author, other = _person(left.properties.author, documents), _person(right.properties.author, documents)
    editor, other_editor = _person(left.properties.editor, documents), _person(right.properties.editor, documents)
    hints = []
    if author and author == other:
        # Saving a file under a new name keeps its author; the last editor is then another person.
        mine, its = editor in ("", author), other_editor in ("", author)
        direction = Direction.OPEN if mine == its else Direction.LEFT_FIRST if mine else Direction.RIGHT_FIRST
        hints.append(Hint(Clue.SAME_AUTHOR, direction, left.properties.author, right.properties.author))
    elif author and author == other_editor:
        hints.append(Hint(Clue.SAVED_BY_OTHER, Direction.RIGHT_FIRST, left.properties.author, right.properties.editor))
    elif other and other == editor:
        hints.append(Hint(Clue.SAVED_BY_OTHER, Direction.LEFT_FIRST, left.properties.editor, right.properties.author))
    return hints


def _person(name: str, documents: Sequence[Document]) -> str:
    """A name as compared; empty for that of a program, a machine or a template."""
    person = " ".join(plain(name).split())
    if is_nobody(name):
        return ""
    having = sum(person in _names_of(document) for document in documents)
    return "" if len(documents) >= _FEW and having * _COMMON > len(documents) else person


def _names_of(document: Document) -> set[str]:
    names = (document.properties.author, document.properties.editor)
    return {" ".join(plain(name).split()) for name in names}
