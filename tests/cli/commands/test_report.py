"""The commands `report` and `verify`, from files to files and back."""

import errno
import json
import os
from pathlib import Path

import pytest

from imbrex import __version__
from imbrex.engine.options import Options
from imbrex.engine.review.review import Decision, Review, Verdict
from imbrex.engine.text.document import Document
from imbrex.projects.project import Project
from imbrex.projects.saving import save_project
from tests.cli.conftest import ORIGINAL, REWRITE, UNRELATED


@pytest.fixture
def written(run, essays, tmp_path):
    """Writes a report on the essays; gives its path."""

    def written(name, *arguments, paths=None):
        code, out, err = run("report", *(paths or [essays]), "-o", tmp_path / name, "--shingle-length", 2, *arguments)
        assert (code, err) == (0, "")
        assert out.splitlines()[0].startswith(str(tmp_path / name))
        return tmp_path / name

    return written


def test_two_documents_make_a_pair_report(written, essays):
    record = json.loads(written("out.json", paths=[essays / "a.txt", essays / "b.txt"]).read_text("utf-8"))
    assert record["kind"] == "imbrex pair report"
    assert [record[side]["name"] for side in ("left_document", "right_document")] == ["a.txt", "b.txt"]
    assert record["making"]["options"]["shingle-length"] == 2


def test_more_make_a_class_report(written):
    record = json.loads(written("out.json").read_text("utf-8"))
    assert record["kind"] == "imbrex class report"
    assert [one["name"] for one in record["documents"]] == ["a.txt", "b.txt", "c.txt"]


def test_the_report_has_the_figures_of_compare(written, record, essays):
    report = json.loads(written("out.json", paths=[essays / "a.txt", essays / "b.txt"]).read_text("utf-8"))
    [pair] = record(essays / "a.txt", essays / "b.txt", "--shingle-length", 2)["pairs"]
    for figure in ("containment_left", "containment_right", "jaccard", "dice"):
        assert report["figures"][figure] == pair["scores"][figure]
    assert report["figures"]["shared_shingles"] == pair["shared_shingles"]


def test_each_pair_gets_a_file_beside_the_class(written):
    folder = written("reports", "--each", "pair", "--threshold", 5)
    assert sorted(path.name for path in folder.iterdir()) == ["001 a txt - b txt.html", "class.html"]


def test_each_document_gets_a_file_beside_the_class(written):
    folder = written("reports", "--each", "document")
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["001 a txt.html", "002 b txt.html", "003 c txt.html", "class.html"]


def test_files_that_lie_beside_a_batch_are_told_of(run, written, essays, tmp_path):
    written("reports", "--each", "document")
    (tmp_path / "reports" / ".DS_Store").touch()
    code, _, err = run("report", essays, "-o", tmp_path / "reports", "--each", "document", "--anonymous")
    assert (code, err) == (0, "This folder also contains 3 other files. Check before you share it.\n")


def test_a_folder_that_may_not_be_looked_through_gets_its_reports(written, tmp_path, monkeypatch):
    target, look = tmp_path / "reports", os.scandir

    def refuse(folder):
        if Path(folder) == target:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))
        return look(folder)

    monkeypatch.setattr(os, "scandir", refuse)
    assert len(os.listdir(written("reports", "--each", "document"))) == 4


def test_anonymous_reports_name_nobody(written, essays):
    for path in essays.iterdir():
        path.rename(path.with_name(f"Vladimirskaya_{path.name}"))
    for name, arguments in (("out.html", ()), ("reports", ("--each", "document"))):
        target = written(name, "--anonymous", *arguments)
        for path in [target] if target.is_file() else target.iterdir():
            assert "ladimirskaya" not in path.read_text("utf-8").lower() + path.name.lower()


def test_russian_reports_speak_russian(written):
    text = written("out.html", "--report-language", "ru").read_text("utf-8")
    assert '<html lang="ru">' in text
    assert "Параметры" in text


@pytest.mark.parametrize("form", ["html", "json"])
@pytest.mark.parametrize("count", [2, 3])
def test_a_report_holds_until_a_file_or_a_figure_is_changed(written, run, essays, form, count):
    paths = sorted(essays.iterdir())[:count]
    report = written(f"out.{form}", "--threshold", 5, paths=paths)
    code, out, _ = run("verify", report, essays)
    assert (code, out.startswith("Verified")) == (0, True)
    assert ("unaltered" in out) == (form == "html")
    text = report.read_text("utf-8")
    if form == "json":
        record = json.loads(text)
        (record["figures"] if count == 2 else record["pairs"][0])["jaccard"] = 0.5
        report.write_text(json.dumps(record), "utf-8")
        code, out, _ = run("verify", report, essays)
        assert code == 1
        assert "0.5 in the report" in out
    (essays / "a.txt").write_text(ORIGINAL + " Really.", "utf-8")
    code, out, _ = run("verify", report, essays)
    assert code == 1
    assert "No file matches the text of a.txt" in out


def test_a_page_whose_words_were_changed_is_found(written, run, essays):
    report = written("out.html", paths=[essays / "a.txt", essays / "b.txt"])
    report.write_text(report.read_text("utf-8").replace("cyclists", "horses"), "utf-8")
    code, out, _ = run("verify", report, essays)
    assert code == 1
    assert "the page has been altered" in out


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n\r"])
def test_a_page_holds_whichever_way_lines_end_in_its_texts(run, essays, tmp_path, end):
    for name in ("a.txt", "b.txt"):
        (essays / name).write_bytes((essays / name).read_text("utf-8").replace(" ", f"{end} ", 3).encode())
    paths = essays / "a.txt", essays / "b.txt"
    run("report", *paths, "-o", tmp_path / "out.html", "--shingle-length", 2)
    code, out, _ = run("verify", tmp_path / "out.html", essays)
    assert (code, "unaltered" in out) == (0, True)


def test_nothing_is_written_where_nothing_can_be_compared(run, tmp_path):
    only = tmp_path / "one.txt"
    only.write_text(UNRELATED, "utf-8")
    code, out, err = run("report", only, "-o", tmp_path / "out.html")
    assert (code, out) == (2, "")
    assert "needs two" in err
    assert not (tmp_path / "out.html").exists()


def test_problems_are_told_and_listed(run, essays, tmp_path):
    (essays / "empty.txt").write_text("", "utf-8")
    code, _, err = run("report", essays, "-o", tmp_path / "out.html", "--shingle-length", 2)
    assert code == 1
    assert "empty.txt" in err
    assert "empty.txt" in (tmp_path / "out.html").read_text("utf-8")


@pytest.mark.parametrize(("name", "expected"), [("out.docx", 2), ("out", 2), ("missing/out.html", 1)])
def test_a_target_that_cannot_be_is_told_without_a_traceback(run, essays, tmp_path, name, expected):
    code, out, err = run("report", essays, "-o", tmp_path / name)
    assert (code, out) == (expected, "")
    assert Path(name).name in err


def test_a_file_that_is_no_report_is_told(run, essays):
    code, _, err = run("verify", essays / "a.txt", essays)
    assert code == 1
    assert "not an Imbrex report" in err


@pytest.mark.usefixtures("qapp")  # paper makes an application where there is none, and tests of the window need theirs
@pytest.mark.parametrize("form", ["pdf", "csv"])
def test_a_report_that_cannot_be_verified_is_not_called_forged(written, run, essays, form):
    code, _, err = run("verify", written(f"out.{form}"), essays)
    assert code == 1
    assert "Only HTML and JSON reports" in err
    assert "changed" not in err


def test_the_same_files_give_the_same_report(written, essays):
    first = json.loads(written("one.json").read_text("utf-8"))
    second = json.loads(written("two.json").read_text("utf-8"))
    first["making"]["made"] = second["making"]["made"] = ""
    assert first == second
    assert REWRITE not in json.dumps(first)


@pytest.fixture
def changed_page(written, essays):
    """Writes a page on two essays and changes it; gives its path."""

    def changed_page(old, new, *arguments):
        report = written("out.html", *arguments, paths=[essays / "a.txt", essays / "b.txt"])
        text = report.read_text("utf-8")
        assert old in text
        report.write_text(text.replace(old, new), "utf-8")
        return report

    return changed_page


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"title":""', '"title":["x"]'),
        ('"strip-html":true,', ""),
        ('"made":"20', '"made":20,"x":"'),
        ('"resting":[]', '"resting":[{"verdict":5,"note":6,"left_text":7,"right_text":8}]'),
        ('"notes":[]', '"notes":5'),
    ],
)
def test_a_page_that_no_record_makes_is_told_in_a_sentence(changed_page, run, essays, old, new):
    code, out, err = run("verify", changed_page(old, new), essays)
    assert code == 1
    assert "has been altered" in out + err


def test_another_version_is_told_and_what_that_leaves_open(changed_page, run, essays):
    report = changed_page(f"{__version__}", "0.0.1")
    code, out, _ = run("verify", report, essays)
    assert code == 0
    assert "made with version 0.0.1" in out
    assert "can't be checked because it was made with another version" in out


def test_an_anonymous_page_tells_what_was_not_checked(changed_page, run, essays):
    report = changed_page("cyclists", "horses", "--anonymous")
    code, out, _ = run("verify", report, essays)
    assert code == 0
    assert "can't be checked because its names are hidden" in out
    assert "a.txt" not in out


def test_a_name_that_was_changed_everywhere_is_told(changed_page, run, essays):
    report = changed_page("b.txt", "innocent.txt")
    code, out, _ = run("verify", report, essays)
    assert code == 1
    assert "b.txt: called innocent.txt in the report." in out
    assert "Not verified: the figures match the files, but the names don't." in out


def test_an_archive_stands_on_the_left(run, essays, tmp_path):
    (tmp_path / "old").mkdir()
    (essays / "a.txt").rename(tmp_path / "old" / "a.txt")
    target = tmp_path / "out.json"
    code, _, _ = run("report", essays / "b.txt", "--archive", tmp_path / "old", "-o", target, "--shingle-length", 2)
    assert code == 0
    record = json.loads(target.read_text("utf-8"))
    assert [record[side]["name"] for side in ("left_document", "right_document")] == ["a.txt", "b.txt"]
    assert run("verify", target, essays, tmp_path / "old")[0] == 0


def test_only_the_first_of_many_deviations_are_listed_and_none_at_length(written, run, essays):
    report = written("out.json", "--threshold", 1)
    record = json.loads(report.read_text("utf-8"))
    record["class_figures"].update(dict.fromkeys(record["class_figures"], "x" * 10_000))
    record["class_figures"]["threshold_from"] = "given"
    record["class_figures"]["threshold"] = 0.01
    record["class_figures"].update(score="containment", linkage="connected")
    record["documents"] = [one | {"words": 0, "compared_words": 0, "characters": 0} for one in record["documents"]]
    kept = {"number": 1, "report": None, "verdict": "open", "note": ""}
    record["pairs"] = [dict.fromkeys(one, -1) | kept for one in record["pairs"]]
    report.write_text(json.dumps(record), "utf-8")
    code, out, _ = run("verify", report, essays)
    assert code == 1
    assert out.count(" in the report, ") == 20
    assert "more figures that differ" in out
    assert max(map(len, out.splitlines())) < 400


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_no_report(run, essays, tmp_path):
    os.mkfifo(tmp_path / "pipe.html")
    code, _, err = run("verify", tmp_path / "pipe.html", essays)
    assert code == 1
    assert "is not a file" in err


def test_the_page_of_a_pair_of_a_class_is_held_with_the_others(written, run, essays):
    folder = written("reports", "--each", "pair", "--threshold", 5)
    page = folder / "001 a txt - b txt.html"
    code, out, _ = run("verify", page, essays)
    assert code == 0
    assert "the page is unaltered" in out
    (essays / "c.txt").unlink()
    code, out, _ = run("verify", page, essays)
    assert code == 1
    assert "No file matches the text of essay " in out


def test_a_report_that_is_too_large_is_not_read(written, run, essays, monkeypatch):
    report = written("out.json")
    monkeypatch.setattr("imbrex.cli.commands.report_verification.LARGEST", 1000)
    code, _, err = run("verify", report, essays)
    assert code == 1
    assert "is larger than" in err


def test_of_a_folder_it_is_told_which_is_the_original_and_a_flag_tells_it_otherwise(run, essays, tmp_path):
    (essays / "c.txt").unlink()
    target = tmp_path / "out.json"

    def names(*arguments):
        code, _, err = run("report", essays, "-o", target, "--shingle-length", 2, *arguments)
        assert code == 0, err
        told = json.loads(target.read_text("utf-8"))
        return [told[side]["name"] for side in ("left_document", "right_document")], err

    first, err = names()
    assert first == ["a.txt", "b.txt"]
    assert err.startswith("a.txt is treated as the original of b.txt.")
    assert names("--original", "b.txt") == (["b.txt", "a.txt"], "")
    assert names("--original", essays / "b.txt") == (["b.txt", "a.txt"], "")
    assert names("--original", "a.txt") == (["a.txt", "b.txt"], "")
    code, _, err = run("report", essays, "-o", target, "--original", "d.txt")
    assert code == 1
    assert "No document is called d.txt" in err


def test_a_report_on_a_turned_pair_holds(run, essays, tmp_path):
    paths = essays / "a.txt", essays / "b.txt"
    run("report", *paths, "-o", tmp_path / "out.html", "--shingle-length", 2, "--original", "b.txt")
    code, out, _ = run("verify", tmp_path / "out.html", essays)
    assert (code, "unaltered" in out) == (0, True)


def test_a_project_hands_over_its_verdicts_unless_they_stay_at_home(run, essays, tmp_path):
    left, right = (
        Document(str(essays / name), name, (essays / name).read_text("utf-8"), language="en", path=str(essays / name))
        for name in ("a.txt", "b.txt")
    )
    review = Review().decided({(right.key, left.key): Decision(Verdict.IGNORE, "the teacher's own sheet")})
    save_project(Project((left, right), (), Options(), review), tmp_path / "class.imbrex")
    code, _, err = run("report", tmp_path / "class.imbrex", "-o", tmp_path / "out.html", "--original", "b.txt")
    assert (code, err) == (0, "")
    page = (tmp_path / "out.html").read_text("utf-8")
    assert "the teacher&#39;s own sheet" in page
    code, out, _ = run("verify", tmp_path / "out.html", essays)
    assert (code, "unaltered" in out) == (0, True)
    run("report", tmp_path / "class.imbrex", "-o", tmp_path / "bare.html", "--without-verdicts")
    assert "own sheet" not in (tmp_path / "bare.html").read_text("utf-8")
