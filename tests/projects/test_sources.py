"""Sources: what has become of the files that documents were read from."""

import hashlib
import os
from dataclasses import replace

import pytest

from imbrex.engine.observer import Cancelled
from imbrex.engine.text.document import Document
from imbrex.files.reader import Reader
from imbrex.projects import sources
from imbrex.projects.sources import State, look_at_sources


@pytest.fixture
def documents(tmp_path):
    for name in "abc":
        (tmp_path / f"{name}.txt").write_text(f"The old bridge {name}.")
    with Reader() as reader:
        return [one for name in "abc" for one in reader.read(tmp_path / f"{name}.txt")]


def states(documents):
    return [source.state for source in look_at_sources(documents)]


def test_files_are_the_same_changed_or_gone(documents, tmp_path):
    assert states(documents) == [State.SAME] * 3
    (tmp_path / "b.txt").write_text("The new bridge.")
    (tmp_path / "c.txt").unlink()
    assert states(documents) == [State.SAME, State.CHANGED, State.GONE]
    (tmp_path / "b.txt").write_text("The old bridge b.")
    (tmp_path / "c.txt").mkdir()
    assert states(documents) == [State.SAME, State.SAME, State.GONE]


def test_pasted_texts_have_no_file(documents):
    with Reader() as reader:
        pasted = reader.read_pasted("The old bridge.", "letter")
    found = look_at_sources([pasted, documents[0]])
    assert [source.document for source in found] == [documents[0]]


def test_documents_of_one_file_are_judged_by_it_and_it_is_read_once(tmp_path, monkeypatch):
    path = tmp_path / "answers.jsonl"
    path.write_bytes(b"lines")
    digest = hashlib.sha256(b"lines").hexdigest()
    records = [Document(f"{path}#{number}", "answers", "text", path=str(path), file_hash=digest) for number in range(5)]
    records.append(replace(records[0], key="older", file_hash="0" * 64))
    read = []
    plain = os.open
    monkeypatch.setattr(sources.os, "open", lambda *given: read.append(given[0]) or plain(*given))
    assert states(records) == [State.SAME] * 5 + [State.CHANGED]
    assert read == [str(path)]


def test_nobody_can_tell_of_a_file_whose_bytes_were_not_known(documents):
    assert states([replace(documents[0], file_hash="")]) == [State.UNKNOWN]


@pytest.mark.parametrize("path", ["/x/no\0name", "/x/" + "y" * 5000, "relative/nowhere.txt", "/dev/null/x"])
def test_a_path_that_can_lead_nowhere_does_no_harm(path):
    document = Document("a", "a", "text", path=path, file_hash="0" * 64)
    assert states([document])[0] in (State.GONE, State.UNKNOWN)


def test_a_name_that_was_no_unicode_is_not_said_to_be_gone(tmp_path):
    document = Document("a", "a", "text", path=str(tmp_path / "caf\ufffd.txt"), file_hash="0" * 64)
    assert states([document]) == [State.UNKNOWN]


@pytest.mark.skipif(os.name == "nt", reason="no pipes and devices of this kind")
def test_pipes_and_devices_are_not_read(tmp_path):
    os.mkfifo(tmp_path / "pipe.txt")
    paths = [str(tmp_path / "pipe.txt"), "/dev/zero"]
    assert states([Document(path, "a", "text", path=path, file_hash="0" * 64) for path in paths]) == [State.GONE] * 2


def test_it_can_be_stopped_between_files_and_within_one(documents, tmp_path, stopping):
    (tmp_path / "a.txt").write_bytes(bytes(5 * 2**20))
    for after in (0, 1, 3, 5):
        with pytest.raises(Cancelled):
            look_at_sources(documents, stopping(after))
    observer = stopping(100)
    look_at_sources(documents, observer)
    assert observer.stages == [("looking at files", done, 3) for done in range(3)]
