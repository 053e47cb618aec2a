"""How the command line is asked: help, misspelled names, lists of paths, standard input, colours."""

import io
import re
import sys
from types import SimpleNamespace

import pytest

from imbrex.cli.output import terminal
from imbrex.cli.output.terminal import progress_line
from imbrex.engine.observer import Progress
from tests.cli.conftest import ORIGINAL
from tests.rows import each_row


def test_the_help_is_short_and_names_what_it_leaves_out(run):
    short, full = run("compare", "--help")[1], run("compare", "--help-all")[1]
    assert "--undo-lookalikes" not in short
    assert "--undo-lookalikes" in full
    assert len(short.splitlines()) < 80
    assert len(full.splitlines()) > 120
    assert "--help-all" in short
    assert "what counts" in short
    assert all(len(line) <= 100 for line in full.splitlines())


@each_row(
    ("given", "meant"),
    [
        ("comapre a", "compare"),
        ("overveiw a", "overview"),
        ("library chek a", "check"),
        ("compare a --shingle-lenght 4", "--shingle-length"),
        ("compare a --shingle-lenght=4", "--shingle-length"),
        ("overview a --score jacard", "jaccard"),
        ("library list --colection x", "--collection"),
    ],
)
def test_a_misspelled_name_is_asked_about(run, given, meant):
    code, _, err = run(*given.split())
    assert code == 2
    assert err.rstrip().endswith(f"Did you mean {meant}?")


def test_a_name_like_no_other_is_just_unknown(run):
    assert "there is no option --zzzzz." in run("compare", "a", "--zzzzz")[2]


def test_options_may_come_between_files(run, essays):
    usual = run("compare", essays / "a.txt", essays / "b.txt", "--exact-only")
    assert run("compare", essays / "a.txt", "--exact-only", essays / "b.txt") == usual


def test_a_list_gives_any_number_of_paths(run, essays, tmp_path):
    several = [str(path) for path in sorted(essays.iterdir())]
    (tmp_path / "list").write_text("\n".join([*several, "", ""]), encoding="utf-8")
    assert run("compare", f"@{tmp_path / 'list'}") == run("compare", *several)
    (tmp_path / "list").write_text("\n".join(f"/absent/{number}.txt" for number in range(10_000)), encoding="utf-8")
    assert run("compare", f"@{tmp_path / 'list'}")[0] == 3
    assert run("compare", "@/absent")[0] == 2


def test_a_file_that_is_called_like_a_list_is_a_file(run, essays, monkeypatch):
    monkeypatch.chdir(essays)
    (essays / "a.txt").rename(essays / "@a.txt")
    assert "@a.txt" in run("compare", "@a.txt", "b.txt")[1]


def test_standard_input_is_a_document_without_a_path(run, record, essays, monkeypatch):
    for data in (ORIGINAL.encode(), f"<html><body><p>{ORIGINAL}</p></body></html>".encode()):
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(data), closed=False))
        found = record("-", essays / "b.txt")
        first = found["documents"][0]
        assert (first["name"], first["path"]) == ("standard input", "")
        assert found["pairs"][0]["scores"] == record(essays / "a.txt", essays / "b.txt")["pairs"][0]["scores"]
    for closed in (None, SimpleNamespace(closed=True)):
        monkeypatch.setattr(sys, "stdin", closed)
        code, out, _ = run("compare", "-", essays / "a.txt", essays / "b.txt")
        assert (code, "Standard input is closed." in out) == (1, True)


def test_a_closed_output_is_a_sentence_and_a_closed_standard_error_nothing(run, essays, tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    code, _, err = run("compare", essays)
    assert (code, err.partition(":")[0], "Couldn't write the output" in err) == (1, "imbrex-cli", True)
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert run("compare", "/absent")[0] in (1, 3)


def test_colours_are_those_of_terminals_or_as_asked(run, essays, monkeypatch):
    def coloured(*flags):
        return "\x1b[1m" in run("compare", essays, *flags)[1]

    assert coloured("--color", "always")
    monkeypatch.setattr(terminal, "is_terminal", lambda _: True)
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "xterm")
    assert coloured()
    assert not coloured("--color", "never")
    monkeypatch.setenv("TERM", "dumb")
    assert not coloured()


def test_a_log_has_stages_and_no_names_or_texts(run, essays):
    _, out, err = run("compare", essays, "--verbose")
    assert "a.txt" in out
    assert re.fullmatch(r"( +[\d.]+ s  [a-z ]+(, [\d,]+)?\n)+", err)
    assert "reading, 3" in err
    assert err.rstrip().endswith("finished")


@pytest.mark.parametrize("columns", [12, 40, 80, 200])
def test_the_progress_fits_a_line(columns):
    for stage in ("reading", "comparing pairs", "a stage with a name that is rather long"):
        for done, total in ((0, 0), (0, 7), (3, 7), (9, 7), (1_234_567, 2_000_000)):
            assert 0 < len(progress_line(Progress(stage, done, total), columns)) < columns
    assert "━" * 15 + "─" * 15 in progress_line(Progress("reading", 5, 10), 100)
