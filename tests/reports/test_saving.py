"""Saving: whole files or none, under names that every system takes."""

import csv
import errno
import json
import os
import stat
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.observer import Cancelled, Silent
from imbrex.engine.overview.class_summary import summarize
from imbrex.engine.review.review import Decision, Review, Verdict
from imbrex.errors import ImbrexError
from imbrex.reports.batch import Each
from imbrex.reports.builders.class_builder import make_class_report
from imbrex.reports.builders.pair_builder import make_pair_report
from imbrex.reports.csv.spreadsheet import line
from imbrex.reports.saving import Form, file_name, save
from tests.reports.conftest import COPIED, corpus_of, document, making


def test_the_suffix_says_what_is_written(pair_report, class_report, tmp_path):
    for report, count in ((pair_report, len(pair_report.passages)), (class_report, len(class_report.pairs))):
        for suffix in ("html", "json", "csv", "htm"):
            save(report, tmp_path / f"report.{suffix}")
        assert (tmp_path / "report.html").read_text("utf-8").startswith("<!DOCTYPE html>")
        record = json.loads((tmp_path / "report.json").read_text("utf-8"))
        rows = list(csv.DictReader((tmp_path / "report.csv").read_text("utf-8-sig").splitlines(keepends=True)))
        listed = [row for row in rows if row.get("row") != "pair"]
        assert len(listed) == count == len(record["passages" if report is pair_report else "pairs"])
    assert {path.suffix for path in tmp_path.iterdir()} == {".html", ".json", ".csv", ".htm"}


def test_another_suffix_is_refused_with_those_that_are_known(pair_report, tmp_path):
    with pytest.raises(ImbrexError, match=r"report\.docx.*\.html, \.json, \.csv"):
        save(pair_report, tmp_path / "report.docx")


def test_a_place_that_cannot_be_written_is_told(pair_report, tmp_path):
    with pytest.raises(ImbrexError, match="save the report"):
        save(pair_report, tmp_path / "nowhere" / "report.html")
    (tmp_path / "taken.html").mkdir()
    with pytest.raises(ImbrexError, match="is a folder"):
        save(pair_report, tmp_path / "taken.html")
    with pytest.raises(ImbrexError, match="save the report"):
        save(pair_report, tmp_path / "no\0name.html")
    assert [path.name for path in tmp_path.iterdir()] == ["taken.html"]
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(ImbrexError, match="save the report"):
        save(pair_report, tmp_path / "file" / "report.html")


@pytest.mark.parametrize("reason", [errno.EINVAL, errno.ENOTSUP])
def test_a_share_that_cannot_flush_gets_its_report_all_the_same(pair_report, tmp_path, monkeypatch, reason):
    def refuse(descriptor):
        raise OSError(reason, os.strerror(reason))

    monkeypatch.setattr(os, "fsync", refuse)
    save(pair_report, tmp_path / "report.html")
    assert [path.name for path in tmp_path.iterdir()] == ["report.html"]
    assert (tmp_path / "report.html").read_text("utf-8").startswith("<!DOCTYPE html>")


@pytest.mark.skipif(os.name == "nt", reason="needs the file rights of POSIX")
def test_whoever_could_not_read_a_report_cannot_read_the_next_one(pair_report, tmp_path):
    """A link goes on leading to it."""
    (tmp_path / "private.html").write_text("old", "utf-8")
    (tmp_path / "private.html").chmod(0o600)
    (tmp_path / "link.html").symlink_to(tmp_path / "private.html")
    save(pair_report, tmp_path / "link.html")
    assert (tmp_path / "link.html").is_symlink()
    assert stat.S_IMODE((tmp_path / "private.html").stat().st_mode) == 0o600
    assert (tmp_path / "private.html").read_text("utf-8").startswith("<!DOCTYPE html>")


def test_a_protected_report_is_not_replaced(pair_report, tmp_path, monkeypatch):
    path = tmp_path / "report.html"
    path.write_text("old", "utf-8")
    monkeypatch.setattr(os, "access", lambda place, _mode: place != path)
    with pytest.raises(ImbrexError, match="write-protected"):
        save(pair_report, path)
    assert path.read_text("utf-8") == "old"


def test_what_was_there_stays_until_the_new_report_is_whole(pair_report, tmp_path, monkeypatch):
    path = tmp_path / "report.html"
    path.write_text("old", "utf-8")

    def broken(_):
        yield "half"
        raise ImbrexError("It broke.")

    monkeypatch.setattr("imbrex.reports.saving.pair_page", broken)
    with pytest.raises(ImbrexError, match="It broke"):
        save(pair_report, path)
    assert [one.read_text("utf-8") for one in tmp_path.iterdir()] == ["old"]


@given(st.lists(st.text(max_size=400), min_size=1, max_size=2))
def test_file_names_are_legal_everywhere(names):
    made = file_name(*names)
    assert made
    assert len(made.encode("utf-8")) < 200
    assert not set(made) & set('\\/:*?"<>|\n\r\t\x00.')
    assert made == made.strip()


def test_names_that_windows_keeps_for_itself_are_changed():
    assert file_name("con") == "_con"
    assert file_name("console") == "console"
    assert file_name("../../etc/passwd") == "etc passwd"
    assert file_name("\u202e", "a") == "_ - a"


def test_spreadsheets_get_no_formulas(class_documents, tmp_path):
    documents = [replace(one, name=f"=cmd|{number}") for number, one in enumerate(class_documents)]
    corpus = corpus_of(*documents)
    report = make_class_report(
        corpus, summarize(corpus, corpus.report(), threshold=0.2), (), making(), rows=9, detailed=0
    )
    save(report, tmp_path / "report.csv")
    rows = list(csv.DictReader((tmp_path / "report.csv").read_text("utf-8-sig").splitlines(keepends=True)))
    assert rows
    assert all(row["left"].startswith("'=") and row["right"].startswith("'=") for row in rows)


@pytest.mark.parametrize("form", Form)
def test_writing_can_be_stopped_and_leaves_nothing(pair_report, class_report, tmp_path, form):
    class Patient(Silent):
        """Waits until something was written, or laid out for paper."""

        calls = 0

        def check(self):
            self.calls += 1
            if self.calls > (0 if form in {Form.JSON, Form.CSV} else 5):
                raise Cancelled

    for report in (pair_report, class_report):
        (tmp_path / f"report.{form}").write_text("old", "utf-8")
        with pytest.raises(Cancelled):
            save(report, tmp_path / f"report.{form}", Patient())
        assert [one.read_text("utf-8") for one in tmp_path.iterdir()] == ["old"]


def test_lone_surrogates_and_controls_are_written_somehow(tmp_path):
    words = "one two three four five six seven eight \ud800 \x00 \x1b[31m nine ten"
    corpus = corpus_of(document("a", words, name="\ud800.txt"), document("b", words))
    for form in Form:
        save(make_pair_report(corpus, "a", "b", making()), tmp_path / f"report.{form}")
        assert (tmp_path / f"report.{form}").stat().st_size > 100


@pytest.mark.parametrize("text", ["=1", "+1", "-1", "@1", "\t=1", "\r=1", "\n=1", "＝1"])
def test_whatever_a_spreadsheet_would_run_begins_with_an_apostrophe(text):
    [[cell, other]] = csv.reader(line([text, f"a{text}"]).splitlines(keepends=True))
    assert (cell, other) == (f"'{text}", f"a{text}")


@pytest.mark.parametrize("form", Form)
def test_a_full_disk_leaves_no_half_report(pair_report, tmp_path, monkeypatch, form):
    def full(_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ImbrexError, match="No space left"):
        save(pair_report, tmp_path / f"report.{form}")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("form", Form)
def test_where_nothing_can_be_written_nothing_need_be_removed(pair_report, tmp_path, monkeypatch, form):
    def refuse(*_, **__):
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr("imbrex.reports.saving.Path.open", refuse)
    monkeypatch.setattr("imbrex.reports.saving.Path.unlink", refuse)
    with pytest.raises(ImbrexError, match="Read-only file system"):
        save(pair_report, tmp_path / f"report.{form}")


def test_no_report_takes_the_place_of_a_document(judged, judged_documents, tmp_path):
    (tmp_path / "essay.html").write_text("what a student wrote", "utf-8")
    (tmp_path / "class.html").symlink_to(tmp_path / "essay.html")
    left, right, third = judged_documents
    batch = judged([left, replace(right, path=str(tmp_path / "essay.html")), third])
    report = batch.pair("left", "right")
    for name in ("essay.html", "class.html"):
        with pytest.raises(ImbrexError, match="one of the documents"):
            batch.save(report, tmp_path / name)
    with pytest.raises(ImbrexError, match="one of the documents"):
        list(batch.save_each(tmp_path, Each.PAIR))
    assert (tmp_path / "essay.html").read_text("utf-8") == "what a student wrote"
    batch.save(report, tmp_path / "report.html")
    assert (tmp_path / "report.html").exists()


@pytest.mark.parametrize(
    "name", ["a/b\\c", "q\"u'o<t>e", "n" * 300, "مقال أحمد", "\u202eexe.fdp", "..", "", "con", "ß" * 200]
)
def test_names_of_every_kind_make_files_of_their_own(judged, name, tmp_path):
    documents = [document(key, COPIED, name=name) for key in "abc"]
    made = list(judged(documents, Review()).save_each(tmp_path / "out", Each.PAIR))
    names = [path.name for path, _ in made]
    assert len(set(names)) == len(names) == 4
    assert sorted(names) == sorted(path.name for path in (tmp_path / "out").iterdir())
    assert all((tmp_path / "out" / one).stat().st_size for one in names)


@pytest.mark.parametrize("form", Form)
def test_a_pair_without_a_passage_is_written_in_every_form(tmp_path, form):
    corpus = corpus_of(document("a", "one two three four"), document("b", "five six seven eight"))
    review = Review().decided({("a", "b"): Decision(Verdict.IGNORE, "nothing in common")})
    report = make_pair_report(corpus, "a", "b", making(), review=review)
    assert report.passages == ()
    save(report, tmp_path / f"report.{form}")
    if form is not Form.PDF:
        assert "nothing in common" in (tmp_path / f"report.{form}").read_text("utf-8")
