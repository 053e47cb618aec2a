"""A packed document comes out as it went in, with all that a reader told of it."""

import json
import zlib

import pytest

from imbrex.engine.text.disguise import UNSEEN
from imbrex.engine.text.document import Document, Part, PartKind, Span, Unseen
from imbrex.engine.text.joining import joined
from imbrex.engine.text.recognition import Recognition
from imbrex.engine.text.role import Role
from imbrex.errors import ImbrexError
from imbrex.library.documents.file_names import name_of
from imbrex.library.documents.stored_texts import pack, unpack

TEXT = "One sentence.\n\nIts note."


def test_what_was_packed_is_unpacked():
    told = Document(
        "key",
        "name",
        TEXT,
        parts=(Part(PartKind.BODY, Span(0, 14)), Part(PartKind.FOOTNOTE, Span(15, 24))),
        reader="docx",
        notes=("1 picture",),
        unseen=(Unseen(next(iter(UNSEEN)), Span(4, 12)),),
        pictures=2,
        note_marks=(12, 13),
        recognition=Recognition((Span(0, 14),), (Span(4, 12),), ("eng",)),
    )
    found = unpack(pack(told)).document("key", "name", "", "", "")
    assert found == Document(
        "key",
        "name",
        TEXT,
        parts=told.parts,
        role=Role.ARCHIVE,
        reader="docx",
        notes=told.notes,
        unseen=told.unseen,
        pictures=2,
        note_marks=(12, 13),
        recognition=told.recognition,
    )


def test_a_text_keeps_no_names_of_files():
    """They go with the name under which a text was added; after that, nothing may name a student."""
    files = Document("a", "ivanova.docx", "One.", notes=("1 comment",)), Document("b", "petrov.pdf", "Two.")
    whole = joined(files, key="student", name="Ivanova")
    told = zlib.decompress(pack(whole)).decode()
    assert "ivanova" not in told.lower()
    assert "1 comment" in told
    assert [one.name for one in unpack(pack(whole)).document("k", name_of(whole), "", "", "").files] == [
        "ivanova.docx",
        "petrov.pdf",
    ]
    assert unpack(pack(whole)).document("k", "renamed", "", "", "").files == ()
    many = joined([files[0]] * 400, key="student", name="Ivanova")
    assert name_of(many) == "ivanova.docx + 399"


def test_what_was_packed_before_marks_were_kept_has_none():
    head = json.dumps({"reader": "text"}).encode()
    assert unpack(zlib.compress(head + b"\n" + TEXT.encode())).note_marks == ()


@pytest.mark.parametrize("marks", [5, ["x"], [None]])
def test_marks_that_are_no_places_are_damage(marks):
    head = json.dumps({"reader": "text", "note_marks": marks}).encode()
    with pytest.raises(ImbrexError, match="damaged"):
        unpack(zlib.compress(head + b"\n" + TEXT.encode()))


def test_little_that_unpacks_to_very_much_is_no_text():
    bomb = zlib.compress(b'{"reader":"x"}\n' + b" " * 20_000_000, 9)
    assert len(bomb) < 20_000
    with pytest.raises(ImbrexError, match="damaged"):
        unpack(bomb)


@pytest.mark.parametrize("letters", [0, 4_000_000, 5_000_000, 12_000_000])
def test_a_text_of_one_letter_is_kept_whole_all_the_same(letters):
    text = "e" * letters
    assert unpack(pack(Document("key", "name", text))).text == text
