"""What a reading process that a document has taken over can say of it."""

from array import array

import pytest
from msgspec.structs import asdict, replace

from imbrex.child import child_main, wire
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document, Part, PartKind, Problem, Properties, Span, Unseen
from imbrex.engine.text.file_history import FileHistory, Written
from imbrex.files.reader import Reader
from imbrex.files.reader_answer import Answer, packed, unpacked
from imbrex.files.reader_process import serve
from imbrex.files.shared.extracted import Extracted, Fault, UnreadableError
from imbrex.messages import Message
from tests.files.making import docx, p
from tests.rows import each_row

TEXT = Extracted(
    "Слова and 😀 signs",
    (Part(PartKind.BODY, Span(0, 5)), Part(PartKind.FOOTNOTE, Span(6, 17))),
    (Message("{items} and {last}", items=Message("{count} word(s)", count=2), last="more"),),
    "Title",
    3,
    "Anna",
    Properties(*"abcde"),
    (Unseen(Disguise.TINY, Span(0, 2)), Unseen(Disguise.WHITE, Span(2, 2))),
    7,
    (0, 9, 17),
    FileHistory((3, 2**32 - 1), (Written(2**32 - 1, Span(0, 5)), Written(3, Span(5, 17))), 12, -1, "a.dotx", "Word"),
)
FAULT = Fault(Message("It is {what}.", what="broken"), Message("Mend it."), 4, locked=True)
DIGEST = "0" * 64


def arrived(answer):
    """What the parent makes of an answer."""
    return unpacked(wire.decode_answer(wire.encode(wire.Done(1, answer)), Answer).value)


def test_all_that_was_read_arrives():
    items = [TEXT, FAULT, Extracted("x")]
    assert arrived(packed("docx", items, DIGEST)) == items
    [note] = arrived(packed("docx", items, DIGEST))[0].notes
    assert (note.template, note.arguments) == (TEXT.notes[0].template, TEXT.notes[0].arguments)


def numbers(*values):
    return [array("i", values).tobytes()]


@each_row(
    "wrong",
    [
        {"format": "exe"},
        {"digest": "x" * 64},
        {"digest": DIGEST * 2},
        {"head": wire.encode([])},
        {"head": b"\xc0" * 2**20},
        {"head": bytes(17 * 2**20)},
        {"head": wire.encode([["text", [], -1, list("abcde"), 0, [0, 0, "", ""]]])},
        {"head": wire.encode([["text", [], 0, list("abcde"), 2**40, [0, 0, "", ""]]])},
        {"head": wire.encode([["text", [], 0, list("abcde"), 0, [-2, 0, "", ""]]])},
        {"head": wire.encode([["other"]])},
        {"texts": []},
        {"texts": ["one", "two", "three"] * 2},
        {"parts": []},
        {"parts": [b"half"]},
        {"parts": numbers(0, 0, 18)},
        {"parts": numbers(0, -1, 5)},
        {"parts": numbers(0, 5, 4)},
        {"parts": numbers(0, 0, 5, 0, 4, 9)},
        {"parts": numbers(99, 0, 5)},
        {"parts": numbers(-1, 0, 5)},
        {"parts": numbers(0, 0)},
        {"unseen": numbers(0, 0, 18)},
        {"unseen": numbers(6, 0, 1)},
        {"note_marks": numbers(18)},
        {"note_marks": numbers(-1)},
        {"note_marks": numbers(2, 1)},
        {"note_marks": [b"\0"]},
        {"note_marks": [bytes(2**26)]},
        {"sessions": numbers(4, 3)},
        {"sessions": numbers(0)},
        {"sessions": numbers(*range(1, 10_002))},
        {"written": numbers(0, 0, 19)},
        {"written": numbers(2, 0, 1)},
    ],
)
def test_what_no_file_contains_is_refused(wrong):
    forged = asdict(packed("docx", [TEXT], DIGEST)) | wrong
    with pytest.raises(ValueError, match=r"\w"):
        arrived(list(forged.values()))


def test_more_records_than_a_head_has_room_for_are_told(monkeypatch):
    monkeypatch.setattr("imbrex.files.reader_answer._HEAD", 100)
    with pytest.raises(UnreadableError, match="too many records"):
        packed("records", [Extracted("x")] * 20, DIGEST)


def test_a_reader_that_was_taken_over_costs_one_file(tmp_path):
    with Reader() as reader:
        reader._child._service = (__name__, "treacherous_service")
        outcomes = []
        for name in ("outside.docx", "good.docx", "nothing.docx", "good.docx"):
            path = tmp_path / name
            path.write_bytes(docx(p(path.stem)))
            outcomes += reader.read(path)
    outside, good, nothing, again = outcomes
    assert isinstance(outside, Problem)
    assert "invalid answer" in outside.message
    assert outside.hint
    assert isinstance(nothing, Problem)
    assert isinstance(good, Document)
    assert good.text == again.text == "good\n"


def treacherous_service():
    """Read as always, and change what the files that ask for it say of themselves."""
    read, send = serve(), child_main._send

    def change(connection, answer, largest):
        if isinstance(answer, wire.Done) and isinstance(answer.value, Answer):
            text = answer.value.texts[0].strip()
            if text == "outside":
                answer = wire.Done(answer.mark, replace(answer.value, parts=numbers(0, 0, 10**6)))
            if text == "nothing":
                answer = wire.Done(answer.mark, [])
        send(connection, answer, largest)

    child_main._send = change
    return read
