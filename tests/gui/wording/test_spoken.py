"""What the rooms below the window say is known to the translators, and said in the language of the window."""

import ast
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

import imbrex
from imbrex.engine.text.document import Problem
from imbrex.gui.wording import measure_texts, what_if_texts
from imbrex.gui.wording.spoken.problems import SAID, said, said_problem
from tests.rows import each_row

ROOT = Path(imbrex.__file__).parent
ROOMS = (
    "files",
    "child",
    "languages",
    "library",
    "projects",
    "reports",
    "assets.py",
    "replacing.py",
    "engine/compare/too_short.py",
)
SILENT = re.compile(
    r"(SELECT|PRAGMA|INSERT|DELETE|REVOKE|GRANT|CREATE|VACUUM|BEGIN|UPDATE|DROP|ALTER|REPEATABLE)\b"  # to databases
    r"|Checking |Bringing "  # progress, which the status bar words itself
    r"|The threshold must|Wrong|Callable"  # to programmers
)
COMPOSED = {
    "7 chapter7 could not be read.": ("1 chapter could not be read.", "2 chapters could not be read."),
    "7 page7 no text: scanned pictures?": (
        "1 page has no text: scanned pictures?",
        "2 pages have no text: scanned pictures?",
    ),
    "7 page7 damaged and could not be read.": (
        "1 page is damaged and could not be read.",
        "2 pages are damaged and could not be read.",
    ),
    "7 text was recognised by a program.": (
        "1 page is a scanned picture; its text was recognised by a program.",
        "2 pages are scanned pictures; their text was recognised by a program.",
    ),
    "7 is no object with fields.": ("The record is no object with fields.", "Record 7 is no object with fields."),
    "7 has no text.": ("The record in line 7 has no text.", "Record 7 has no text."),
    "The 7 has been closed.": ("The file reader has been closed.", "The language service has been closed."),
    "The 7 could not be started: 7.": (
        "The file reader could not be started: 7.",
        "The language service could not be started: 7.",
    ),
    "The 7 ended before it answered.": (
        "The file reader ended before it answered.",
        "The language service ended before it answered.",
    ),
    "The 7 took longer than 7 seconds and was stopped.": (
        "The file reader took longer than 7 seconds and was stopped.",
        "The language service took longer than 7 seconds and was stopped.",
    ),
    "The 7 failed (7: 7).": ("The file reader failed (ValueError: 7).", "The language service failed (KeyError: 7)."),
    "7 They go when everybody has closed the library and something is deleted again.": (
        "They go when everybody has closed the library and something is deleted again.",
    ),
    "This text has only 7 word7; a shingle needs 7.": (
        "This text has only 1 word; a shingle needs 7.",
        "This text has only 2 words; a shingle needs 7.",
    ),
}
"""Sentences that are put together of pieces, and what comes of it."""


def modules():
    for room in ROOMS:
        place = ROOT / room
        yield from [place] if place.suffix else sorted(place.rglob("*.py"))


def sentences(path):
    """Literal sentences of a module, with something put in wherever a value goes."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inner = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    docs = {
        id(part.value)
        for node in ast.walk(tree)
        for part in (node.body if isinstance(getattr(node, "body", None), list) else ())
        if isinstance(part, ast.Expr)
    }
    for node in ast.walk(tree):
        if id(node) in docs:
            continue
        if isinstance(node, ast.JoinedStr):
            parts = (part.value if isinstance(part, ast.Constant) else "7" for part in node.values)
            yield node.lineno, "".join(map(str, parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inner:
            yield node.lineno, re.sub(r"\{\w+\}", "7", node.value)


@each_row("path", list(modules()), ids=lambda path: str(path.relative_to(ROOT)))
def test_every_sentence_is_noted(path):
    for line, text in sentences(path):
        if re.match(r"[A-Z7].* .*[.?]$", text, re.DOTALL) and not SILENT.match(text):
            for whole in COMPOSED.get(text, (text,)):
                assert not SAID.unknown(whole), f"{path}:{line}: {whole}"


class Backwards(QTranslator):
    """Says everything backwards, but for the places."""

    def translate(self, context, source, disambiguation=None, n=-1):
        if context not in ("Spoken", "Sentences"):
            return None
        return "".join(reversed(re.findall(r"%\d|.", source)))


@pytest.fixture
def backwards(qapp):
    translator = Backwards(qapp)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The file is empty.", ".ytpme si elif ehT"),
        ("The file is larger than 60 MB. Split it, or save its text alone.", ".BM 60 naht regral si elif ehT .enola"),
        ("This is a picture, which cannot be read.", ".daer eb tonnac hcihw ,erutcip a si sihT"),
        ("The file cannot be opened: Permission denied.", ".deined noissimrep :denepo eb tonnac elif ehT"),
        ("7 comments and 1 tracked deletion stand beside the text.", ".txet eht ediseb dnats )s(tnemmoc 7 dna"),
        ("essay.docx: There is no word in this text.", ":essay.docx .txet siht ni drow on si erehT"),
        ("Something nobody noted, 7 times.", "Something nobody noted, 7 times."),
    ],
)
def test_sentences_are_said_with_their_values(backwards, text, expected):
    if expected.startswith(".txet eht ediseb"):
        assert said(text).startswith(".txet eht ediseb dnats ")
        assert all(piece in said(text) for piece in ("7", "tnemmoc", "noiteled dekcart"))
    else:
        assert said(text).startswith(expected)


def test_a_problem_keeps_what_is_no_sentence():
    problem = Problem("a.txt", "The file is empty.", "Check that it is the right file.", "/a.txt", locked=True)
    assert said_problem(problem) == problem


@pytest.mark.parametrize("module", [measure_texts, what_if_texts])
def test_other_sentences_keep_their_own_room(module):
    assert SAID.unknown("Angle in a space of 7 dimensions made of 7 documents.")
