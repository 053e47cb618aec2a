"""Scans are read with Tesseract itself, where it is installed; and what goes wrong with it is told."""

import os
import sys
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest

from imbrex.child.failures import ChildFailed, ChildTimedOut
from imbrex.engine.observer import Observer
from imbrex.engine.text.document import Document, Problem
from imbrex.files.reader import Reader
from imbrex.files.recognizer import RecognitionSettings, Recognizer
from imbrex.files.scans import tesseract
from imbrex.files.scans.tesseract import Tesseract, find_tesseract
from imbrex.messages import Message
from tests.files.making import pdf
from tests.rows import each_row
from tests.scanned_pages import draw, worn

ENGLISH = "The gardener planted seven roses under the old bridge"
RUSSIAN = "Садовник посадил семь жёлтых роз под старым мостом"
INSTALLED = find_tesseract()
needs_tesseract = pytest.mark.skipif(
    INSTALLED is None or not {"eng", "rus"} <= set(INSTALLED.languages),
    reason="Tesseract with English and Russian is not installed",
)


@pytest.fixture(scope="module")
def recognizer():
    with Reader() as reader, Recognizer(reader) as made:
        yield made


def page(text):
    return worn(draw(text, (4.0, 1.2), 0.3), seed=1, degrees=0.5)


@needs_tesseract
def test_the_pages_of_a_scan_become_the_text_of_one_document(recognizer, tmp_path):
    path, steps = tmp_path / "scan.tif", []
    page(ENGLISH).save(path, resolution=150, save_all=True, append_images=[page(RUSSIAN)])

    class Watcher(Observer):
        def progress(self, progress):
            steps.append((progress.stage, progress.done, progress.total))

    [document] = recognizer.read(path, RecognitionSettings(("eng", "rus")), Watcher())
    assert " ".join(document.text.split()) == f"{ENGLISH} {RUSSIAN}"
    pages = [" ".join(document.text[one.start : one.end].split()) for one in document.recognition.pages]
    assert pages == [ENGLISH, RUSSIAN]
    assert document.recognition.languages == ("eng", "rus")
    assert str(document.notes[0]).startswith("Recognized from a scan")
    assert ("recognizing", 1, 2) in steps


class Fake(Tesseract):
    """Tesseract that answers with a table, or fails."""

    __slots__ = ()
    answers: ClassVar[list] = []

    def table(self, picture, languages, observer, *, turned=False):
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


HEAD = "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext"


def table(*words):
    return "\n".join([HEAD, *(f"5\t1\t1\t1\t1\t1\t0\t0\t9\t9\t{sure}\t{word}" for word, sure in words)])


@pytest.fixture
def answering(monkeypatch):
    """Let Tesseract give these answers, one for each page."""

    def answer(*answers):
        fake = Fake("/usr/bin/tesseract", "/data", ("eng",))
        monkeypatch.setattr(Fake, "answers", list(answers))
        monkeypatch.setattr(tesseract, "find_tesseract", lambda: fake)

    return answer


def scan(folder, pages=1):
    path = folder / "scan.tif"
    page("words").save(path, save_all=True, append_images=[page("words")] * (pages - 1), dpi=(150, 150))
    return path


def test_only_pages_without_text_are_recognized_unless_all_are_wanted(recognizer, answering, tmp_path):
    path = tmp_path / "mixed.pdf"
    path.write_bytes(pdf(["Typed words here"], "q 300 0 0 300 50 50 cm /P Do Q 0 0 100 100 re f", ["More words"]))
    answering(table(("scanned", 95), ("rnaybe", 40)))
    [document] = recognizer.read(path, RecognitionSettings(("eng",)))
    assert document.text == "Typed words here\n\nscanned rnaybe\n\nMore words\n"
    [span] = document.recognition.uncertain
    assert document.text[span.start : span.end] == "rnaybe"
    answering(table(("one", 95)), table(("two", 95)), table(("three", 95)))
    [document] = recognizer.read(path, RecognitionSettings(("eng",), every=True))
    assert (document.text, len(document.recognition.pages)) == ("one\n\ntwo\n\nthree\n", 3)


def test_a_page_on_its_side_is_recognized_the_right_way_up(recognizer, answering, monkeypatch, tmp_path):
    monkeypatch.setattr(Fake, "knows_directions", True)
    garbage = table(("ɐuu∀", 12), ("|", 95), ("ʞlɐʍ", 30))
    answering(garbage, table(("Anna", 95), ("walks", 20), ("home", 95)), garbage, garbage)
    for text in ("Anna walks home\n", "ɐuu∀ | ʞlɐʍ\n"):
        [document] = recognizer.read(scan(tmp_path), RecognitionSettings(("eng",)))
        assert document.text == text


def test_pages_that_fail_are_counted_if_others_are_read(recognizer, answering, tmp_path):
    answering(ChildTimedOut(Message("It took longer.")), table(("fine", 95)), table())
    [document] = recognizer.read(scan(tmp_path, 3), RecognitionSettings(("eng",)))
    assert document.text == "fine\n"
    assert [str(note) for note in document.notes] == ["Recognized from a scan.", "1 page couldn't be recognized."]


@each_row(
    ("answer", "said"),
    [
        (ChildTimedOut(Message("It took longer.")), "It took longer."),
        (ChildFailed(Message("It lacks memory.")), "It lacks memory."),
        ("garbage", "Tesseract gave an invalid answer."),
        (table(), "No text was recognized in this file."),
    ],
)
def test_a_scan_that_is_not_read_says_why_and_may_be_tried_again(recognizer, answering, tmp_path, answer, said):
    answering(answer)
    [problem] = recognizer.read(scan(tmp_path), RecognitionSettings(("eng",)))
    assert isinstance(problem, Problem)
    assert (str(problem.message), problem.scanned) == (said, True)


def test_files_that_are_no_scans_are_not_recognized(recognizer, answering, tmp_path):
    answering()
    (tmp_path / "broken.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(50))
    (tmp_path / "essay.docx").write_bytes(b"PK\x03\x04")
    for name in ("broken.png", "essay.docx", "missing.png"):
        [problem] = recognizer.read(tmp_path / name, RecognitionSettings(("eng",)))
        assert isinstance(problem, Problem)
        assert problem.message


@pytest.mark.skipif(sys.platform != "linux", reason="the program is one of Linux")
def test_another_program_of_that_name_is_told_from_tesseract(recognizer, monkeypatch, tmp_path):
    fake = replace(INSTALLED or Tesseract("", "/usr", ("eng",)), path="/bin/echo", languages=("eng",))
    monkeypatch.setattr(tesseract, "find_tesseract", lambda: fake)
    [problem] = recognizer.read(scan(tmp_path), RecognitionSettings(("eng",)))
    assert problem.message == "Tesseract gave an invalid answer."


def test_a_missing_program_or_language_is_told(recognizer, answering, monkeypatch, tmp_path):
    answering()
    [problem] = recognizer.read(scan(tmp_path), RecognitionSettings(("fra",)))
    assert "lacks the language fra" in problem.message
    monkeypatch.setattr(tesseract, "find_tesseract", lambda: None)
    [problem] = recognizer.read(scan(tmp_path), RecognitionSettings(("eng",)))
    assert "not installed" in problem.message
    assert not isinstance(problem, Document)


def test_a_scan_that_is_opened_again_keeps_its_text_until_it_changes(recognizer, answering, tmp_path):
    answering(table(("one", 95)), table(("two", 20)))
    path = scan(tmp_path)
    [first] = recognizer.read(path, RecognitionSettings(("eng",)))
    unread = recognizer._reader.read(path)
    assert isinstance(unread[0], Problem)
    assert recognizer.read_again(path, unread) == [first]
    archive = tmp_path / "class.zip"
    members = {"Anna Ivanova_7_assignsubmission_file/essay.txt": b"typed", "Bo Li_8_assignsubmission_file/b.txt": b"b"}
    members["Anna Ivanova_7_assignsubmission_file/scan.tif"] = path.read_bytes()
    with zipfile.ZipFile(archive, "w") as file:
        for name, data in members.items():
            file.writestr(name, data)
    before = recognizer._reader.read(archive)
    [problem] = [one for one in before if isinstance(one, Problem)]
    [anna] = recognizer.read(Path(problem.path), RecognitionSettings(("eng",)))
    assert [one.name for one in anna.files] == ["essay.txt", "scan.tif"]
    assert recognizer.read_again(archive, before) == [anna, *(one for one in before if one.name == "Bo Li")]
    os.utime(path, (1, 1))
    assert recognizer.read_again(path, unread) == unread
