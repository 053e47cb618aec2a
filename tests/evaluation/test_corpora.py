"""Floors on small samples of the evaluation data, as far as that lies beside the checkout."""

import json
import os
from pathlib import Path

import pytest

from imbrex.cli.inputs import read as read_files
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT
from imbrex.engine.overview.class_summary import summarize
from imbrex.engine.overview.score import Score
from imbrex.engine.text.role import Role
from tests.evaluation import attribution, clough, pan, plagevalrus, run, works
from tests.evaluation.figures import FLOORS, Figure, floors_of
from tests.evaluation.tables import rows
from tests.evaluation.texts import LANGUAGES

CORPORA = Path(os.environ.get("IMBREX_CORPORA") or Path(__file__).parents[3] / "shared" / "corpora")
PAN = "pan13_text_alignment"


def folder(name):
    """The folder of a set; the test is skipped where it is absent."""
    if not (CORPORA / name).is_dir():
        pytest.skip("the evaluation data is neither beside the checkout nor in IMBREX_CORPORA")
    return CORPORA / name


def values(figures):
    return {figure.name: figure.value for figure in figures}


def check(name, figures):
    """Hold all floors of a set."""
    figures = {figure.name: figure for figure in figures}
    floors = floors_of(name)
    assert floors
    assert set(floors) <= set(figures)
    assert [name for name, floor in floors.items() if not figures[name].holds(floor)] == []


@pytest.mark.corpus
def test_pan_on_a_few_pairs_of_each_kind():
    found = values(pan.evaluate(folder(PAN), 60, full=False, cache=None, processes=1))
    assert found["plagdet"] > 0.9
    assert found["plagdet none"] > 0.93
    assert min(found["plagdet random"], found["plagdet translation"], found["plagdet mixed"]) > 0.88
    assert found["clean pairs flagged"] == 0
    assert found["granularity"] < 1.05


@pytest.mark.corpus
def test_the_short_answers_of_clough_and_stevenson():
    check("clough_stevenson", clough.evaluate(folder("clough_stevenson")))


@pytest.mark.corpus
@pytest.mark.parametrize("score", Score)
@pytest.mark.parametrize(("task", "copies"), [("a", 9), ("c", 11), ("e", 12)])
def test_a_class_with_many_copies_keeps_its_copies_and_no_honest_answer(task, copies, score):
    at = folder("clough_stevenson")
    truth = {row["file"]: row["category"] for row in rows(at / "truth.tsv") if row["task"] == task}
    corpus = Corpus(LANGUAGES.find)
    corpus.add(read_files({Role.ESSAY: [str(at / name) for name in truth]}, "en", SILENT).documents)
    seen = summarize(corpus, corpus.report(), score)
    assert seen.distribution.chance is None
    clusters = [{seen.report.documents[one].document.name for one in cluster.members} for cluster in seen.clusters]
    [taken] = [cluster for cluster in clusters if f"orig_task{task}.txt" in cluster]
    found = [truth[name] for name in taken]
    assert found.count("non") == 0
    assert len(found) - 1 == copies


@pytest.mark.corpus
def test_the_russian_essays():
    check("plagevalrus_essays", plagevalrus.evaluate(folder("plagevalrus_essays")))


@pytest.mark.corpus
def test_the_standing_of_planted_copies():
    check("attribution", attribution.evaluate(folder(".")))


@pytest.mark.corpus
def test_the_damaged_chinese_text():
    check("zh_lunwen_chachong", works.damaged(folder("zh_lunwen_chachong")))


@pytest.mark.corpus
def test_revised_ukrainian_texts():
    found = values(works.revisions(folder("ua_gec_revisions"), 25))
    assert found["revisions found"] == 1
    assert found["others flagged"] == 0


@pytest.mark.corpus
def test_the_program_prints_figures_with_their_floors(capsys):
    data = str(folder("zh_lunwen_chachong"))
    assert run.main(["zh_lunwen_chachong", "--data", data]) == 0
    out = capsys.readouterr().out
    assert "copies found" in out
    assert "floor" in out
    assert run.main(["zh_lunwen_chachong", "--data", data, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["below"] == []
    assert set(floors_of("zh_lunwen_chachong")) <= set(found["figures"])


def test_a_figure_below_its_floor_fails_the_run(monkeypatch, capsys):
    monkeypatch.setattr(run, "floors_of", lambda _: {"good": 0.5, "bad": 0.5, "rare": 0.5})
    figures = [Figure("good", 0.6), Figure("bad", 0.4), Figure("rare", 0.4, 3, limit=True)]
    monkeypatch.setitem(run.SETS, "zh_lunwen_chachong", lambda _: iter(figures))
    assert run.main(["zh_lunwen_chachong", "--data", "."]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert ["BELOW" in line for line in lines] == [False, False, True, False]


def test_the_folder_of_a_set_may_be_relative(tmp_path, monkeypatch, capsys):
    (tmp_path / "set").mkdir()
    rows = ["file\tsource\tcategory", "a.txt\torig.txt\tcut", "orig.txt\torig.txt\torig"]
    (tmp_path / "set" / "truth.tsv").write_text("\n".join(rows), encoding="utf-8")
    for name in ("a.txt", "orig.txt"):
        (tmp_path / "set" / name).write_text("The old bridge over the river carries heavy lorries at night.")
    monkeypatch.setattr(run, "floors_of", lambda _: {})
    (tmp_path / "beside").mkdir()
    monkeypatch.chdir(tmp_path / "beside")
    assert run.main(["clough_stevenson", "--data", "../set"]) == 0
    assert "accuracy of taken or not" in capsys.readouterr().out


def test_every_floor_belongs_to_a_set():
    tables = [line.strip('[]"') for line in FLOORS.read_text("utf-8").splitlines() if line.startswith("[")]
    assert {name.removesuffix(" full") for name in tables} <= set(run.SETS)
