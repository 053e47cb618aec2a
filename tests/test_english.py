"""English: texts that users see are spelled correctly and free of phrases that a native writer would not use."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from imbrex import assets
from tests.rows import each_row

ROOT = Path(__file__).parent.parent
RESOURCES = assets.path("i18n").parent
HABITS = [
    (r"\banew\b", "again, re-", "The index is made anew."),
    (r"(?<!-)\balike\b", "similar", "These texts are alike."),
    (r"\bwhoever\b|\bsomebody\b|\bnobody\b", "the user, someone, no subject", "Ask whoever made it."),
    (r"\bt(?:ell|ells|old)\b", "show, say, report", "It tells of each document."),
    (r"\bst(?:and|ands|ood)\b(?! out)", "is, appears", "The passage stands in both texts."),
    (r"\bso many\b", "this many, the number", "No phrase is in so many texts."),
    (r"(?<!there )\bis no (?!longer\b|lower\b|higher\b)\w+", "is not a", "This is no project."),
    (r"\bcanoni[sz]", "normalize", "Canonized text"),
    (r"\b(?:left|leave|leaves|leaving) out\b", "exclude, ignore", "Leave out punctuation."),
    (r"\bbrought up to date\b", "upgraded", "The library has been brought up to date."),
    (r"\bwork(?:s|ed|ing)? (?:it |them )?out\b", "calculate", "The figures are worked out."),
    (r"\b(?:look|looks|looked|looking) for\b", "find, search, preset", "Looking for passages…"),
    (r"\bguess", "suggested", "Use the guess: 7%"),
    (r"\btwins?\b", "counterpart", "Its twin scrolls level with it."),
    (r"\bstandings?\b", "citation status", "It counts whatever its standing."),
    (
        r"\bheat ?map\b|\bcommon phrases\b|\bcompare as\b|\bplaces? found\b",
        "the glossary's term",
        "One place found on page 2.",
    ),
    (r"\bpictures?\b", "image", "1 page is a scanned picture."),
    (r"\btakes? (?:no )?part\b|\btook part\b", "is compared", "1 document takes no part."),
    (r"\bis lost; nothing\b|\bthere already\b", "already in …", "3 documents there already."),
    (r"\bdeleted? for good\b", "permanently delete", "Deleted for good."),
    (r"\bwritten over\b|\bwritten down\b", "overwritten, saved", "One that is there is not written over."),
    (
        r"(?<!soon )\bas (?:it is|they are|they were|it was) (?:read|written|typed)\b",
        "as read",
        "Words as they are written.",
    ),
    (r"\bevery likeness\b|\bjudges? it\b|\bof such kinds\b", "plain words", "There are 3 flaws of such kinds."),
    (r"\bhonou?r|\bupon\b|\bwholly\b|\bthereby\b|\btherein\b", "plain words", "It is wholly there."),
    (r"\b(?:can|could|do|does|did|will|would)(?: not|not)\b", "can't, couldn't, don't, doesn't", "It cannot be read."),
    (r"\b(?:is|are|was|were|has|have|had)n['’]t\b", "is not, was not, has not", "It isn't a project."),
    (r"\bplease\b|\bsorry\b|\w!(?:\s|$)", "nothing", "Please choose another name."),
    (r"(?:\d|[}\]]|%L?\w) %(?![\w(])", "a percent sign follows its number", "It shares 30 % with %1."),
    (
        r"\bcolor|\bgray|\bcenter(?:ed)?\b|(?<!Public )\blicense[ds]?\b",
        "colour, grey, centre, licence",
        "The color of a passage.",
    ),
    (r"\b(?:recogn|normal|organ|summar|capital|optim|minim|anonym)is(?:e|ed|es|ing|ation)\b", "-ize", "Recognised."),
]
"""A habit, what to write instead, and a sentence that has it."""
FINE = [
    "No pair stands out.",
    "This document is no longer in the library.",
    "There is no chance level: too few pairs.",
    "%1 of %2 words, 30%, 5% or more",
    "It can't be read. It was not saved.",
    "imbrex-cli normalize a.docx",
    "colour, licence, normalize",
]
COMMANDS = re.compile(r"imbrex-cli \w+|`[^`]*`|!?\[[^]]*\]\([^)]*\)|\(LICENSE\)|MIT License")
"""Names that are not English: commands, code, links and names of files."""
SPELLED_SO = "theses,fo,te,nd,ot"
"""Correct here: languages and names."""


def habits(text: str) -> list[str]:
    """What is to be written otherwise in a text."""
    plain = COMMANDS.sub("", text)
    return [
        f"{found[0]!r} → {instead}"
        for pattern, instead, _ in HABITS
        if (found := re.search(pattern, plain, re.IGNORECASE))
    ]


def misspelled(lines: list[str]) -> list[str]:
    """Words that codespell would correct, each with its correction."""
    command = [sys.executable, "-m", "codespell_lib", "--ignore-words-list", SPELLED_SO, "-"]
    done = subprocess.run(
        command, input="\n".join(lines), capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert not done.stderr, done.stderr
    return [line.strip() for line in done.stdout.splitlines() if "==>" in line]


def window() -> Iterator[str]:
    """Texts of the window and messages of the layers below it, and their plurals."""
    for name, element in (("imbrex_ru.ts", "source"), ("imbrex_en.ts", "numerusform")):
        for found in ET.parse(RESOURCES / "i18n" / name).iter(element):
            yield (found.text or "").replace("&", "")


def command_line() -> Iterator[str]:
    """All texts in the code of the command line, also parts of formatted ones."""
    for path in sorted((ROOT / "app/imbrex/cli").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        described = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in described:
                yield node.value


def reports() -> Iterator[str]:
    """All words of reports."""

    def texts(value: object) -> Iterator[str]:
        if isinstance(value, dict):
            for one in value.values():
                yield from texts(one)
        elif isinstance(value, str):
            yield value

    yield from texts(tomllib.loads((RESOURCES / "reports/en.toml").read_text(encoding="utf-8")))


def pages() -> Iterator[str]:
    """Paragraphs of the help and of the README."""
    for path in (*sorted((RESOURCES / "help/en").glob("*.md")), ROOT / "README.md"):
        text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        text = re.sub(r"</?(?:picture|source|img)\b[^>\"]*(?:\"[^\"]*\"[^>\"]*)*>", _alternative, text)
        yield from (" ".join(paragraph.split()) for paragraph in text.split("\n\n"))


def _alternative(tag: re.Match[str]) -> str:
    """The text of an image in place of its tag."""
    found = re.search('alt="([^"]*)"', tag[0])
    return found[1] if found else ""


def packages() -> Iterator[str]:
    """What menus, software centres and manuals show."""
    desktop = ROOT / "packaging/desktop"
    for element in ET.parse(desktop / "org.imbrex.Imbrex.metainfo.xml.in").getroot().iter():
        if "{http://www.w3.org/XML/1998/namespace}lang" not in element.attrib and isinstance(element.tag, str):
            yield " ".join((element.text or "").split())
    for path in (desktop / "imbrex.desktop", desktop / "imbrex.nemo_action"):
        yield from re.findall(r"^\w+=(.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    for path in (ROOT / "packaging/deb/imbrex.1",):  # the other page is made from the parser
        yield from path.read_text(encoding="utf-8").splitlines()


SOURCES = {
    "window": window,
    "command line": command_line,
    "reports": reports,
    "pages": pages,
    "packages": packages,
}


@pytest.mark.parametrize("source", SOURCES)
def test_texts_are_in_plain_english(source):
    texts = [text for text in SOURCES[source]() if " " in text]
    assert len(texts) > 20
    assert {text: found for text in texts if (found := habits(text))} == {}


def test_texts_are_spelled_correctly():
    assert misspelled([" ".join(text.split()) for texts in SOURCES.values() for text in texts()]) == []


@each_row(("pattern", "instead", "sentence"), HABITS)
def test_each_habit_is_found(pattern, instead, sentence):
    assert any(found.endswith(instead) for found in habits(sentence)), pattern


@each_row("sentence", FINE)
def test_plain_sentences_have_no_habits(sentence):
    assert habits(sentence) == []


def test_misspelled_words_are_found():
    assert len(misspelled(["All is well.", "It was definately seperate."])) == 2
