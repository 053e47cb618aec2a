"""File hints: hints from the properties of two files, and from parts of a web page that were copied along."""

import re
from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import combinations

from imbrex.engine.evidence.item import Clue, Direction, Hint
from imbrex.engine.names.generic_names import is_nobody, plain
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.document import Document, Part, PartKind, Span

# Signs beside the main text of a web page that were copied along with it.
# Only those that no one types by hand: what encyclopedias print beside headings and statements, in the supported
# languages, and bracketed numbers of notes in a text without notes.

FEWEST_NOTES = 3
"""Numbers of notes: one or two may be anything in brackets."""
_LINKS = re.compile(
    r"\[(?:edit|edit source|citation needed|clarification needed|when\?|who\?|править|править код|"
    r"править \| править код|источник не указан[^\]\n]{0,40}|ред\.|редагувати|джерело\?|编辑|编辑源代码|来源请求|"
    r"bearbeiten|Bearbeiten \| Quelltext bearbeiten|modifier|modifier le code|réf\. nécessaire|editar|cita requerida|"
    r"modifica|modifica wikitesto|senza fonte|edytuj|edytuj kod|potrzebny przypis|carece de fontes)\]",
    re.IGNORECASE,
)
_NOTE = re.compile(r"(?<=[\w.,;:!?)»”\"'])\[\d{1,3}\](?!\()")
_NOTE_HEAD = re.compile(r"^\s{0,8}\[?\d{1,3}[\].)]", re.MULTILINE)


def leftover_hints(left: Document, right: Document, observer: Observer = SILENT) -> list[Hint]:
    """A hint if only one of the texts has leftovers, at most one."""
    mine, its = leftovers(left, observer), leftovers(right, observer)
    if bool(mine) == bool(its):
        return []
    places = mine or its
    text = (left if mine else right).text
    shown = ", ".join(dict.fromkeys(text[place.start : place.end] for place in places[:_TOLD]))
    return [Hint(Clue.LEFTOVER, Direction.OPEN, shown if mine else "", shown if its else "", places=tuple(places))]


_TOLD = 3


def leftovers(document: Document, observer: Observer = SILENT) -> list[Span]:
    """Spans of the leftovers, ascending."""
    places = [Span(*match.span()) for match in watched(_LINKS.finditer(document.text), observer)]
    notes = [Span(*match.span()) for match in watched(_NOTE.finditer(document.text), observer)]
    if len(notes) >= FEWEST_NOTES and not _has_notes(document, observer):
        places += notes
    return sorted(places)


def _has_notes(document: Document, observer: Observer) -> bool:
    """Whether a text lists what its numbers refer to, in notes or in a list of sources."""
    if any(_is_note(part) for part in watched(document.parts, observer)):
        return True
    return sum(1 for _ in watched(_NOTE_HEAD.finditer(document.text), observer)) >= FEWEST_NOTES


def _is_note(part: Part) -> bool:
    return part.kind is PartKind.FOOTNOTE


_ZONES = timedelta(hours=14)  # largest offset of a clock from UTC
_FEW, _COMMON = 4, 3  # what over a third of four or more documents share comes from the machine or a template
_SECONDS = len("2024-05-01T12:00:00")
_MOST = 50  # documents that were created together; more would make too many pairs

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


def same_creations(documents: Sequence[Document]) -> list[tuple[tuple[int, int], str]]:
    """Pairs of documents, by number, that the same person created in the same second, and the moment.

    What more than a third of them have in common is a template's, as is what a program writes as the author.
    """
    origins: dict[tuple[str, str], list[int]] = defaultdict(list)
    for number, document in enumerate(documents):
        told = document.properties
        if len(told.created) >= _SECONDS and moment(told.created) is not None and not is_nobody(told.author):
            created = told.created.removesuffix("Z")  # LibreOffice drops it in ODT
            origins[created, plain(told.author)].append(number)
    most = max(2, len(documents) // _COMMON)
    return [
        (pair, documents[pair[0]].properties.created)
        for those in origins.values()
        if len(those) <= min(most, _MOST)
        for pair in combinations(those, 2)
    ]


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
