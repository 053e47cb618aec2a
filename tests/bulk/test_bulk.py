"""Bulk jobs on one computer: the pairs and figures of a comparison, whatever stops them in between."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import imbrex
from imbrex.bulk.job import Job, run_job
from imbrex.bulk.result import BulkResult
from imbrex.cli import main
from imbrex.cli.commands.compared_pairs import Result
from imbrex.cli.inputs import read
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.fingerprints.prepared_texts import independently
from imbrex.engine.observer import SILENT, Cancelled
from imbrex.engine.options import PRESETS
from imbrex.engine.text.document import Problem, Role
from imbrex.errors import ImbrexError
from imbrex.languages.registry import Languages
from imbrex.library.database.mode import Mode
from imbrex.library.library import Library
from imbrex.projects.opening import open_project
from tests.cli.conftest import check_json
from tests.cli.test_hostile_texts import harmful
from tests.gui.hostile import NAMES, hostile_text
from tests.made_class import make_class

OPTIONS = PRESETS["rewrite"]
STAGES = ("texts", "problems", "candidates", "pairs")


@pytest.fixture(scope="module")
def essays(tmp_path_factory):
    """A class, a long text with some words of each, and what can't be compared."""
    folder = tmp_path_factory.mktemp("class [1]")  # wildcards of Spark
    made = make_class(count=16, copies=6, words=250, seed=3).texts
    for name, text in made.items():
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    (long,) = make_class(count=1, copies=0, words=6000, seed=5).texts.values()
    pieces = [" ".join(text.split()[100:114]) for text in made.values()]
    (folder / "long.txt").write_text("\n".join([long, *pieces]))
    (folder / "damaged.docx").write_bytes(b"PK\x03\x04nothing")
    (folder / "empty.txt").write_bytes(b"")
    return folder


def compared(folders, minimum, archive=()):
    """The pairs that a comparison gives, by the paths of their texts."""
    inputs = read({Role.ESSAY: [str(one) for one in folders], Role.ARCHIVE: [str(one) for one in archive]}, "", SILENT)
    corpus = Corpus(Languages().find, independently(OPTIONS))
    corpus.add(inputs.documents)
    return {
        (pair.left.document.key, pair.right.document.key): pair
        for pair in Result(inputs, corpus, minimum, SILENT, exact_only=True)
    }


def check_figures(rows, expected):
    """The pairs and their figures, to the last bit."""
    assert {(row["left"], row["right"]) for row in rows} == set(expected)
    for row in rows:
        pair = expected[row["left"], row["right"]]
        assert row["shared_shingles"] == pair.shared_shingles
        for name in ("containment_left", "containment_right", "jaccard"):
            assert row[name] == getattr(pair.scores, name)
        assert (row["verbatim_left"], row["verbatim_right"]) == tuple(one.verbatim for one in pair.shares)
        assert row["longest_passage"] == max(one.words for one in pair.passages)


class _StopsAt:
    """An observer that cancels a job when a stage begins."""

    def __init__(self, stage):
        self.stage = stage
        self.seen = ""

    def progress(self, progress):
        self.seen = progress.stage

    def check(self):
        if self.seen == self.stage:
            raise Cancelled


def written(out: Path):
    """When each file of a stage was written."""
    return {path: path.stat().st_mtime_ns for stage in STAGES for path in (out / stage).glob("*.parquet")}


def test_a_job_stopped_at_every_stage_gives_the_pairs_of_a_comparison(shared_session, essays, tmp_path):
    out = tmp_path / "out"
    job = Job((str(essays),), str(out), OPTIONS, 0.05, 1000)
    before = {}
    for stage in (*STAGES[1:], "counting"):
        with pytest.raises(Cancelled):
            run_job(job, "local[2]", {}, _StopsAt(stage))
        whole = [one for one in STAGES if (out / one / "_SUCCESS").exists()]
        assert whole == list(STAGES[: STAGES.index(stage) if stage in STAGES else 4])
        now = written(out)
        assert {path: now[path] for path in before} == before
        before = {path: time for path, time in now.items() if path.parent.name in whole}

    outcome = run_job(job, "local[2]", {})
    assert outcome.kept == STAGES
    assert written(out) == before
    expected = compared([essays], 0.05)
    assert (outcome.texts, outcome.problems, outcome.pairs) == (17, 2, len(expected))
    assert len(expected) >= 6
    result = BulkResult.open(out)
    check_figures(list(result.rows()), expected)
    assert set(result.texts("options")) == {outcome.digest}
    assert {Path(one.name).name: str(one) for one in result.problems}.keys() == {"damaged.docx", "empty.txt"}
    assert all(one.message for one in result.problems)
    check_frame(out, len(expected))
    check_other_options(job, essays, expected)
    check_archive(essays, out, tmp_path)


def check_frame(out, pairs):
    found = imbrex.bulk_result(out)
    frame = found.to_frame("pandas")
    assert len(frame) == len(found) == pairs
    assert list(frame["containment_left"]) == [row["containment_left"] for row in found]
    assert {one.key for one in found.documents(frame["left"][:2])} == set(frame["left"][:2])
    assert len(found.problems) == 2


def check_other_options(job, essays, expected):
    out = Path(job.out)
    other = replace(job, options=PRESETS["verbatim"])
    with pytest.raises(ImbrexError, match=r"another job; it differs in: .*word-form"):
        run_job(other, "local[2]", {})
    lower = replace(job, minimum=0.02)
    with pytest.raises(ImbrexError, match="it differs in: minimum"):
        run_job(lower, "local[2]", {})
    outcome = run_job(replace(lower, replaces=True), "local[2]", {})
    assert outcome.kept == ("texts", "problems")
    # Two per cent of so short a text may be three words here and there, which share no fingerprint.
    every = compared([essays], 0.02)
    assert any(max(one.words for one in pair.passages) < 6 for pair in every.values())
    assert any("long.txt" in "".join(key) for key in every)
    assert len(every) > len(expected)
    check_figures(list(BulkResult.open(out).rows()), every)


def check_archive(essays, out, tmp_path):
    later = tmp_path / "later"
    later.mkdir()
    texts = [path.read_text() for path in sorted(essays.glob("*.txt"))]
    (later / "new 1.txt").write_text(" ".join(texts[5].split()[:120] + texts[9].split()[120:]))
    (later / "new 2.txt").write_text(" ".join(texts[2].split()[60:]))
    new = Job((str(later),), str(tmp_path / "new"), OPTIONS, 0.02, 1000, archives=(str(out),))
    outcome = run_job(new, "local[2]", {})
    assert (outcome.texts, outcome.archived) == (2, 19)
    found = list(BulkResult.open(tmp_path / "new").rows())
    essay_first = compared([later], 0.02, archive=[essays])
    assert {frozenset((row["left"], row["right"])) for row in found} == set(map(frozenset, essay_first))
    assert len(found) > 2
    with pytest.raises(ImbrexError, match=r"were prepared with other options: .*drop-stop-words"):
        run_job(replace(new, options=PRESETS["verbatim"], out=str(tmp_path / "x")), "local[2]", {})
    result = BulkResult.open(tmp_path / "new")
    old = next(row["left"] for row in found)
    (document,) = result.documents([old])
    assert (document.path, document.text) == (old, Path(old).read_text())


def _table(rows):
    import pyarrow as pa

    return pa.table({"id": [row[0] for row in rows], "text": [row[1] for row in rows]})


def test_rows_that_can_not_be_compared_have_a_reason_and_boilerplate_is_told(shared_session, tmp_path, capsys):
    from pyarrow import parquet

    source, out = tmp_path / "archive", tmp_path / "out"
    source.mkdir()
    made = list(make_class(count=12, copies=4, words=120, seed=8).texts.values())
    letterhead = "This is the standard letterhead of the Faculty of Bridges, printed on every thesis. "
    rows = [(f"{number}", letterhead + text) for number, text in enumerate(made)]
    large = "Entirely other letters fill this volume. " + " ".join(f"word{n} lies" for n in range(300_000))
    rows += [("0", "The same id again, with several other words."), (None, "No id here."), ("none", None)]
    rows += [("large", large), ("huge", "x" * 20_000_001)]
    parquet.write_table(_table(rows), source / "part-1.parquet")
    (source / "part-2.parquet").write_bytes((source / "part-1.parquet").read_bytes()[:5000])

    arguments = ["bulk", str(source), str(out), "--most", "8", "--minimum", "20", "--master", "local[2]"]
    assert main([*arguments, "--json"]) == 1
    told = capsys.readouterr()
    check_json(told.out)
    outcome = json.loads(told.out)
    assert outcome["documents_compared"] == 13
    assert outcome["dropped_fingerprints"] > 0
    assert outcome["most_frequent_fingerprint"] == 12
    reasons = {one.name.rsplit("/", 1)[-1]: str(one.message) for one in BulkResult.open(out).problems}
    assert reasons.keys() >= {"0", "none", "huge", "part-2.parquet", "part-1.parquet"}
    assert reasons["0"] == "Another text has this id; only the first one was compared."
    assert reasons["none"] == "A row has no text."
    assert reasons["part-1.parquet"] == "A row has no id."
    assert "20,000,000" in reasons["huge"]

    assert main(arguments) == 1
    told = capsys.readouterr()
    assert "not used, as more than 8 texts have them (one is in 12)" in told.out
    assert "Kept from an earlier run: texts, problems, candidates, pairs." in told.out
    assert "Split and joined words are not repaired" in told.err


def test_hostile_texts_of_lines_and_their_way_to_a_project_and_a_library(shared_session, tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    source, out = tmp_path / "\x1b[2Jtexts.jsonl", tmp_path / "out"
    made = list(make_class(count=6, copies=3, words=120, seed=2).texts.values())
    names = NAMES[:4]
    rows = [{"id": name, "text": hostile_text(text)} for name, text in zip(names, made, strict=False)]
    rows += [{"id": f"copy of {name}", "text": text} for name, text in zip(names, made, strict=False)]
    lines = [json.dumps(row) for row in rows] + ["{broken", '{"id": "no text"}']
    source.write_text("\n".join(lines), encoding="utf-8", errors="surrogatepass")
    assert main(["bulk", str(source), str(out), "--minimum", "5"]) == 1
    told = capsys.readouterr()
    assert harmful(told.out) == harmful(told.err) == set()

    for form in ((), ("--csv",), ("--json",)):
        monkeypatch.setattr("sys.stdout.isatty", lambda form=form: not form, raising=False)
        assert main(["bulk-result", str(out), *form]) == 0
        told = capsys.readouterr()
        if "--json" in form:
            check_json(told.out)
            pairs = json.loads(told.out)["pairs"]
        elif not form:
            assert harmful(told.out) == set()
    assert {f"copy of {name}" for name in names} <= {pair["right"] for pair in pairs} | {pair["left"] for pair in pairs}

    group = pairs[0]["right"]
    project, library = tmp_path / "group.imbrex", str(tmp_path / "group.db")
    Library.create(library, Languages().find, OPTIONS, Mode.SIGNATURES).close()
    code = main(["bulk-result", str(out), "--group", group, "--save-project", str(project), "--add-to", library])
    assert code == 0
    documents = {one.key: one.text for one in open_project(project, SILENT).project.documents}
    assert group in documents
    by_id = {row["id"]: row["text"] for row in rows}
    assert documents == {key: by_id[key] for key in documents}
    with Library.open(library, Languages().find) as stored:
        assert stored.info().documents == len(set(documents.values()))

    source.unlink()
    (problem,) = BulkResult.open(out).documents([group])
    assert isinstance(problem, Problem)
    assert main(["bulk-result", str(out), "--group", "nobody"]) == 1
    assert main(["bulk-result", str(tmp_path)]) == 1
    assert "has no result of a bulk job" in capsys.readouterr().err
