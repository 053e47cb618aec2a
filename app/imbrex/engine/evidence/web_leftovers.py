"""Web leftovers: signs beside the main text of a web page that were copied along with it.

Only those that no one types by hand: what encyclopedias print beside headings and statements, in the supported
languages, and bracketed numbers of notes in a text without notes.
"""

import re

from imbrex.engine.evidence.hint import Clue, Direction, Hint
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.document import Document, Part, PartKind, Span

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
