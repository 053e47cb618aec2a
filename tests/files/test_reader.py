"""The reader as the program uses it, its child process included."""

import hashlib
import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from imbrex.child.sandbox import Files
from imbrex.engine.observer import Cancelled, Silent
from imbrex.engine.text import budget
from imbrex.engine.text.document import Document, PartKind, Problem, Properties
from imbrex.files import open_files
from imbrex.files.plain import txt
from imbrex.files.reader import Reader
from imbrex.files.shared.extracted import UnreadableError
from tests.files.making import doc, docx, epub, odt, p, pdf, word_table, zipped


@pytest.fixture
def write(tmp_path):
    def write_file(name, data):
        path = tmp_path / name
        path.write_bytes(data if isinstance(data, bytes) else data.encode("utf-8"))
        return path

    return write_file


def test_a_text_is_a_document_named_and_keyed_by_its_file(reader, write):
    path = write("essay.txt", "\ufeffOne\r\ntwo")
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    assert reader.read(path) == [
        Document(str(path), "essay.txt", "One\r\ntwo", path=str(path), reader="txt", file_hash=digest)
    ]


def test_a_text_beyond_the_budget_is_a_problem(reader, write, monkeypatch):
    monkeypatch.setattr(budget, "MOST_CHARACTERS", 1000)
    path = write("essay.docx", docx(p("text " * 300)))
    (problem,) = reader.read(path)
    assert problem == Problem("essay.docx", problem.message, problem.hint, str(path))
    assert problem.message.startswith("The text is too large to compare: 1,5")


def test_the_key_is_absolute(reader, write, monkeypatch):
    path = write("essay.txt", "x")
    monkeypatch.chdir(path.parent)
    assert reader.read(path.relative_to(path.parent))[0].key == str(path)


@pytest.mark.parametrize(
    ("data", "format_name"),
    [
        (docx(p("text")), "docx"),
        (odt("<text:p>text</text:p>"), "odt"),
        (pdf(["text"]), "pdf"),
        (epub({"a": "<p>text</p>"}, ["a"]), "epub"),
        (doc(["text"], [4]), "doc"),
        (rb"{\rtf1 text}", "rtf"),
        (b"<html><p>text</p></html>", "html"),
        (b"text\n", "txt"),
    ],
    ids=["docx", "odt", "pdf", "epub", "doc", "rtf", "html", "txt"],
)
@pytest.mark.parametrize("suffix", [".doc", ".docx", ".pdf", ""])
def test_content_decides_on_the_format(reader, write, data, format_name, suffix):
    [document] = reader.read(write(f"essay{suffix}", data))
    assert (document.reader, document.text.strip()) == (format_name, "text")


def test_a_large_text_is_read_in_the_child_with_its_limits_unless_it_is_utf8(reader, write, monkeypatch):
    monkeypatch.setattr("imbrex.files.reader.SMALL", 1000)
    text = "Привет мир " * 100
    large = write("large.txt", text.encode("cp1251"))
    monkeypatch.setattr("imbrex.files.reader.txt.read", lambda _source: 1 // 0)
    [document] = reader.read(large)
    assert (document.reader, document.text) == ("txt", text)
    for name, data in (("small.txt", "x"), ("large, in UTF-8.txt", text)):
        with pytest.raises(ZeroDivisionError):
            reader.read(write(name, data))
    monkeypatch.setattr("imbrex.files.reader.PLAIN", 1000)
    assert reader.read(write("far too large.txt", text))[0].text == text


def test_a_name_is_shown_on_one_line_without_signs_that_act(reader, tmp_path):
    path = tmp_path / "two\nlines\x1b[2J\u202etxt.exe.docx"
    path.write_bytes(docx(p("text")))
    [document] = reader.read(path)
    assert document.name == "two lines\ufffd[2J\ufffdtxt.exe.docx"
    assert document.path == str(path)


def test_a_parser_format_under_the_name_of_a_text_is_read_by_its_parser(reader, write):
    assert reader.read(write("essay.txt", docx(p("text"))))[0].reader == "docx"
    assert reader.read(write("essay.md", pdf(["text"])))[0].reader == "pdf"
    assert reader.read(write("page.txt", "<html><p>text"))[0].text == "<html><p>text"


def test_parts_cover_the_text_but_for_blank_lines(reader, write):
    [document] = reader.read(
        write("essay.docx", docx(p("body") + word_table([p("cell")]), footnotes=f"<w:footnote>{p('n')}</w:footnote>"))
    )
    assert [part.kind for part in document.parts] == [PartKind.BODY, PartKind.TABLE, PartKind.FOOTNOTE]
    covered = "\n".join(document.text[part.span.start : part.span.end] for part in document.parts)
    assert covered == document.text


@pytest.mark.parametrize(
    ("name", "data", "words"),
    [
        ("empty.txt", b"", "empty"),
        ("empty.docx", b"", "empty"),
        ("blank.txt", b" \r\n\t ", "white space"),
        ("binary.txt", bytes(range(256)) * 8, "binary file"),
        ("binary.xyz", bytes(range(256)) * 8, "Unsupported file type"),
        ("broken.docx", docx(p("text"))[:300], "damaged"),
        ("broken.pdf", b"%PDF-1.4\nnothing", "damaged"),
        ("broken.odt", bytes(range(256)) * 8, "damaged"),
        ("empty.pdf", pdf([]), "contains no text"),
        ("theme.thmx", zipped({"[Content_Types].xml": "x", "theme/theme/theme1.xml": "x"}), "an Office theme"),
        ("picture.png", b"\x89PNG\r\n\x1a\n" + bytes(100), "an image"),
        ("table.xlsb", zipped({"xl/workbook.bin": "x"}), "an Excel workbook"),
        ("packed.docx", zipped({"essay.txt": "x"}), "a compressed archive"),
        ("bomb.docx", zipped({"word/document.xml": bytes(4_000_000)}), "far larger"),
        ("list.json", "[1]", "No record"),
    ],
)
def test_bad_input_is_a_problem_that_says_what_to_do(reader, write, name, data, words):
    path = write(name, data)
    [problem] = reader.read(path)
    assert isinstance(problem, Problem)
    assert (problem.name, problem.path) == (name, str(path))
    assert words in problem.message
    assert problem.hint


def test_missing_files_and_folders_are_problems(reader, tmp_path):
    assert "open the file" in str(reader.read(tmp_path / "no.txt")[0]) or "not a regular file" in str(
        reader.read(tmp_path / "no.txt")[0]
    )
    assert "not a regular file" in str(reader.read(tmp_path)[0])


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_a_name_that_is_no_text_is_shown_all_the_same(reader, tmp_path):
    path = tmp_path / os.fsdecode(b"essay\xff.txt")
    path.write_bytes(b"text")
    [document] = reader.read(path)
    assert document.name == "essay\ufffd.txt"
    assert reader.read(path.with_suffix(".docx"))[0].name == "essay\ufffd.docx"


def test_records_are_documents_of_their_own(reader, write):
    lines = [{"title": "First", "content": "<p>a</p>"}, {"text": "b"}]
    path = write("news.jsonl", "\n".join(map(json.dumps, lines)) + "\n{bad\n")
    first, second, problem = reader.read(path)
    assert (first.key, first.name, first.text) == (f"{path}#1", "First", "<p>a</p>")
    assert (second.key, second.name) == (f"{path}#2", "news.jsonl #2")
    assert problem.name == "news.jsonl #3"


def test_the_author_comes_from_the_name_a_platform_gave_the_file(reader, write, tmp_path):
    [flat] = reader.read(write("Ivanova Anna_123456_assignsubmission_file_essay.txt", "x"))
    folder = tmp_path / "Иванова Анна_7_assignsubmission_file_"
    folder.mkdir()
    inside = folder / "essay.docx"
    inside.write_bytes(docx(p("text")))
    [nested] = reader.read(inside)
    [plain] = reader.read(write("Ivanova essay.txt", "x"))
    assert (flat.author, nested.author, plain.author) == ("Ivanova Anna", "Иванова Анна", "")


def test_records_have_the_author_of_their_field_and_not_of_the_file(reader, write):
    lines = [{"text": "a", "student": "Anna"}, {"text": "b"}]
    path = write("Smith_1_assignsubmission_file_a.jsonl", "\n".join(map(json.dumps, lines)))
    assert [document.author for document in reader.read(path)] == ["Anna", ""]


def test_properties_come_through(reader, write):
    [document] = reader.read(write("essay.pdf", pdf(["text"], info="/Author(Anna Ivanova)/ModDate(D:2024)")))
    assert document.properties == Properties(author="Anna Ivanova", modified="2024")
    assert document.author == ""


def test_an_office_file_carries_the_hash_of_its_bytes_and_pasted_text_none(reader, write):
    path = write("essay.docx", docx(p("One text, to the last byte.")))
    [document] = reader.read(path)
    assert document.file_hash == hashlib.sha256(path.read_bytes()).hexdigest()
    assert reader.read_pasted("One text.", "Pasted").file_hash == ""


@pytest.mark.parametrize("name", ["essay.txt", "essay.docx"])
def test_the_hash_is_that_of_the_bytes_that_were_read_whatever_takes_their_place(reader, write, monkeypatch, name):
    first, second = ((docx(p(text)) if "docx" in name else text.encode()) for text in ("first", "second"))
    path = write(name, first)

    def swapped(source):
        write(name, second)
        return source

    child = reader._child.call
    monkeypatch.setattr(reader._child, "call", lambda *request, **how: swapped(child(*request, **how)))
    read = txt.read
    monkeypatch.setattr("imbrex.files.reader.txt.read", lambda source: swapped(read(source)))
    [document] = reader.read(path)
    assert document.text.strip() == "first"
    assert document.file_hash == hashlib.sha256(first).hexdigest()
    assert path.read_bytes() == second


@pytest.mark.parametrize("data", [b"text", bytes(3 * 2**20)])
def test_a_file_that_grows_or_changes_while_it_is_read_has_the_hash_of_what_was_read(tmp_path, monkeypatch, data):
    path = tmp_path / "essay.txt"
    path.write_bytes(data)
    before = path.stat()
    path.write_bytes(data + data)
    monkeypatch.setattr("imbrex.files.open_files.os.fstat", lambda _descriptor: before)  # it has grown since
    with open_files.open_file(path) as file:
        source = open_files.load(file, path.name)
    assert (source.data, source.digest) == (data + data, hashlib.sha256(data + data).hexdigest())


@pytest.mark.parametrize("grows", [False, True])
def test_what_is_too_large_is_refused_even_where_it_grows_into_it(tmp_path, monkeypatch, grows):
    path = tmp_path / "essay.txt"
    path.write_bytes(bytes(2 * 2**20))
    monkeypatch.setattr("imbrex.files.open_files.LARGEST", 2**20)
    if grows:
        small = tmp_path / "small.txt"
        small.write_bytes(b"text")
        before = small.stat()
        monkeypatch.setattr("imbrex.files.open_files.os.fstat", lambda _descriptor: before)
    with open_files.open_file(path) as file, pytest.raises(UnreadableError, match="larger than 1 MB"):
        open_files.load(file, path.name)


@pytest.mark.skipif(os.name == "nt", reason="there are no such pipes")
def test_a_pipe_keeps_nobody_waiting(tmp_path):
    os.mkfifo(tmp_path / "pipe.txt")
    with pytest.raises(UnreadableError, match="not a regular file"):
        open_files.open_file(tmp_path / "pipe.txt")


def test_pasted_text_has_a_key_of_its_own():
    with Reader() as reader:
        first, same, other = (reader.read_pasted(text, "Pasted") for text in ("a\ud800", "a\ud800", "b"))
    assert first.text == "a\ufffd"
    assert first.key == same.key != other.key
    assert first.path == ""


class Stopped(Silent):
    def check(self):
        raise Cancelled


@pytest.mark.parametrize("name", ["essay.txt", "essay.docx"])
def test_cancel_passes_through(reader, write, name):
    with pytest.raises(Cancelled):
        reader.read(write(name, "x"), Stopped())


def test_a_reader_that_crashes_or_hangs_costs_one_file(write, monkeypatch):
    monkeypatch.setattr("imbrex.files.reader.SECONDS", 0.3)
    with Reader() as reader:
        reader._child._service = (__name__, "dangerous_service")
        reader._child._files = Files.ANY  # or it could not kill itself
        [crashed] = reader.read(write("crash.docx", "x"))
        [hung] = reader.read(write("hang.docx", "x"))
        [failed] = reader.read(write("fail.docx", "x"))
        [eaten] = reader.read(write("eat.docx", "x"))
        [killed] = reader.read(write("killed.docx", "x"))
    assert "crash" in crashed.message
    assert "stopped twice" in killed.message or sys.platform == "win32"
    assert "took longer" in hung.message
    assert "ZeroDivisionError" in failed.message
    assert "memory" in eaten.message or sys.platform != "linux"


def dangerous_service():
    return _endanger


def _endanger(request, _file):
    name = Path(request[0]).name
    if "crash" in name:
        os._exit(9)
    if "killed" in name:
        os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
    if "hang" in name:
        threading.Event().wait()
    if "eat" in name:
        return bytearray(2**33)
    return 1 // 0


def test_the_parent_imports_no_parser():
    parsers = "{'lxml', 'selectolax', 'pypdfium2', 'olefile', 'msoffcrypto', 'numpy'}"
    code = f"import sys, imbrex.files.reader; print(*{parsers} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == ""
