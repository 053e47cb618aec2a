"""The interface for Python programs gives the figures of the command line, and keeps its names."""

import doctest
import importlib
import inspect
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import imbrex
from imbrex.api import comparing, library, results
from imbrex.cli import main
from imbrex.engine.options import Options
from imbrex.languages.registry import Languages
from imbrex.reports.html.reading import record_in
from imbrex.shelves.shelves import Shelves
from tests.cli.conftest import ORIGINAL, REWRITE, essays  # noqa: F401 - a fixture
from tests.engine.evidence.test_across_languages import ENGLISH, RUSSIAN

SAMPLES = Path(__file__).parents[2] / "resources/samples/en"


@pytest.fixture(scope="module")
def compared():
    return imbrex.compare(SAMPLES / "original.txt", SAMPLES / "rewrite.txt")


def printed(capsys, *arguments):
    """The object that a command prints."""
    assert main([*map(str, arguments)]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_public_names_and_their_parameters_stay():
    """A name, a parameter or a field that goes breaks the programs of others."""
    functions = {
        "bulk_result": "folder",
        "BulkResult": "stored",
        "compare": "left right preset recognize options",
        "compare_all": "paths preset recognize templates archive minimum_containment exact_only options",
        "find_evidence": "left right others preset recognize options",
        "from_text": "text name",
        "read": "path language recognize",
        "Library": "path",
    }
    for name, parameters in functions.items():
        assert list(inspect.signature(getattr(imbrex, name)).parameters) == parameters.split(), name
    fields = {
        "Comparison": "left right shares_left shares_right containment_left containment_right jaccard shared_shingles "
        "passages bounded",
        "Comparisons": "documents pairs problems",
        "Evidence": "left right items order other_documents can_tell_rare_words bounded",
        "Match": "document number name author collection containment containment_back shared_shingles exact "
        "by_translation by_translation_back shelf date address",
        "Matches": "matches problems",
        "Pair": "left right shares_left shares_right rewriting_searched scores shared_shingles",
        "Passage": "number left right left_text right_text left_words right_words left_kind right_kind kept standing "
        "counts",
        "SharedItem": "kind text other_text meant known left right other_documents outside weight",
    }
    for name, expected in fields.items():
        known = [one for one in getattr(imbrex, name).__dataclass_fields__ if not one.startswith("_")]
        assert known == expected.split(), name
    values = {"Document", "ImbrexError", "Problem", "Scores", "Shares", "Span", "__version__"}
    assert set(imbrex.__all__) == {*functions, *fields, *values}
    assert set(dir(imbrex)) >= set(imbrex.__all__)
    stub = Path(imbrex.__file__).with_suffix(".pyi").read_text(encoding="utf-8")
    assert [name for name in imbrex.__all__ if f" {name}\n" not in stub and f"{name}: str" not in stub] == []
    with pytest.raises(AttributeError):
        _ = imbrex.contrast


def test_its_examples_work():
    modules = imbrex, comparing, library, results
    names = {name: getattr(imbrex, name) for name in imbrex.__all__}
    found = [doctest.testmod(module, extraglobs=names) for module in modules]
    assert sum(one.failed for one in found) == 0
    assert sum(one.attempted for one in found) > 12


def test_importing_it_imports_nothing_else():
    code = (
        "import sys, imbrex; print(*(name for name in sys.modules if name.startswith(('imbrex', 'numpy', 'PySide'))))"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stdout.split() == ["imbrex"]


def test_a_comparison_is_what_a_report_saves(compared, tmp_path, capsys):
    paths = SAMPLES / "original.txt", SAMPLES / "rewrite.txt"
    assert main(["report", *map(str, paths), "-o", str(tmp_path / "report.json")]) == 0
    capsys.readouterr()
    wanted = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    found = compared.to_dict()
    for record in wanted, found:
        del record["making"]["made"]
    assert found == wanted
    pair = printed(capsys, "compare", "--json", *paths)["pairs"][0]
    assert compared.shares_left.fractions() == pair["shares_left"]
    assert compared.containment_right == pair["scores"]["containment_right"]
    assert compared.passages[0].left_text in paths[0].read_text(encoding="utf-8")
    compared.save(tmp_path / "again.html")
    assert record_in((tmp_path / "again.html").read_text(encoding="utf-8"))["figures"] == wanted["figures"]


def test_evidence_is_what_the_command_prints(essays, tmp_path, capsys, monkeypatch):  # noqa: F811
    monkeypatch.setitem(sys.modules, "pandas", None)
    monkeypatch.setitem(sys.modules, "polars", SimpleNamespace(DataFrame=dict))
    paths = [tmp_path / name for name in ("book.txt", "essay.txt")]
    for path, text in zip(paths, (ENGLISH, RUSSIAN), strict=True):
        path.write_text(text, encoding="utf-8")
    found = imbrex.find_evidence(*paths, [essays])
    assert found.to_dict() == printed(capsys, "evidence", "--json", *paths, essays)
    assert {item.kind for item in found.items} >= {"name", "number", "literal quotation", "untranslated word"}
    assert found.other_documents == len(list(essays.iterdir()))
    for item in found.items:
        assert ENGLISH[item.left[0].start : item.left[0].end].split() == item.text.split()
    names = [(ENGLISH[left.start : left.end], RUSSIAN[right.start : right.end]) for left, right in found.order]
    assert ("Dillingham", "Диллингхеме") in names
    assert found.to_frame()["other_text"] == [item.other_text for item in found.items]


def test_many_are_what_the_command_prints(essays, capsys):  # noqa: F811
    wanted = printed(capsys, "compare", "--json", essays, "--drop-numbers")
    found = imbrex.compare_all([essays], drop_numbers=True)
    assert found.to_dict() == wanted
    assert [pair.shared_shingles for pair in found] == [pair["shared_shingles"] for pair in wanted["pairs"]]
    assert "a.txt" in repr(found[0])
    assert "<td>a.txt</td>" in found._repr_html_()


def test_frames_have_a_column_for_each_figure(compared, monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    monkeypatch.setitem(sys.modules, "polars", SimpleNamespace(DataFrame=dict))
    frame = compared.to_frame()
    assert len(frame["left_text"]) == len(compared.passages) > 1
    assert frame["right_start"] == [passage.right.start for passage in compared.passages]
    with pytest.raises(imbrex.ImbrexError, match="pandas"):
        compared.to_frame("pandas")


@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_frames_are_of_the_library_that_is_named(compared, library):
    """The real libraries take a second to import: a process of its own would not be faster."""
    pytest.importorskip(library, reason=f"{library} is not installed")
    frame = compared.to_frame(library)
    assert type(frame).__module__.partition(".")[0] == library
    assert list(frame["left_words"]) == [passage.left_words for passage in compared.passages]


def test_in_a_notebook_nothing_of_a_text_leaves_its_frame():
    hostile = '<script>alert(1)</script>"></iframe><img src=x onerror=alert(1)> '
    texts = [imbrex.from_text(hostile + text, f'"><b>{hostile}') for text in (ORIGINAL, REWRITE)]
    shown = imbrex.compare(*texts)._repr_html_()
    assert shown.count("<") == 2  # the frame begins and ends
    assert "box-sizing" in shown  # else its border makes the cell scroll
    assert 'sandbox="allow-scripts"' in shown
    assert "<script" not in imbrex.compare_all(texts)._repr_html_()


def test_what_cannot_be_compared_is_an_error_that_says_so(tmp_path):
    text = imbrex.from_text(ORIGINAL)
    for given, options, error, words in (
        ([text, tmp_path / "absent.txt"], {}, imbrex.ImbrexError, "absent.txt: File not found"),
        ([text, text], {}, imbrex.ImbrexError, "Two documents are needed, not 1"),
        ([text, imbrex.from_text("Hello.")], {}, imbrex.ImbrexError, "A shingle needs 3"),
        ([text, text], {"shingle_lenght": 4}, TypeError, "did you mean 'shingle_length'"),
        ([text, text], {"shingle_length": 4000}, ValueError, "not between"),
        ([text, text], {"preset": "verbose"}, ValueError, "rewrite, verbatim"),
    ):
        with pytest.raises(error, match=words):
            imbrex.compare(*given, **options)
    assert [problem.name for problem in imbrex.compare_all([text, tmp_path / "absent.txt"]).problems] == ["absent.txt"]
    with pytest.warns(UserWarning, match="not supported"):
        imbrex.compare(text, imbrex.from_text(REWRITE), language="xx")


def test_a_library_finds_what_the_command_finds(essays, tmp_path, capsys, monkeypatch):  # noqa: F811
    place = tmp_path / "library.db"
    with imbrex.Library.create(place, shingle_length=2) as opened:
        assert [one.new for one in opened.add([essays / "a.txt"], collection="2025", keep_until="2999-12-31")] == [True]
        matches = opened.check([essays / "b.txt"], shingle_length=2)
        assert (len(opened), opened.documents()[0].collection) == (1, "2025")
    wanted = printed(capsys, "library", "check", essays / "b.txt", "--library", place, "--json", "--shingle-length", 2)
    assert matches.to_dict()["checked"] == wanted["checked"]
    assert [(match.name, match.exact) for match in matches] == [("a.txt", True)]
    monkeypatch.setattr("imbrex.shelves.shelves.own_shelves", lambda: tmp_path / "shelves")
    with Shelves(Languages().find) as shelves:
        (tmp_path / "sources").mkdir()
        (tmp_path / "sources" / "c.txt").write_text((essays / "b.txt").read_text())
        shelves.add(tmp_path / "sources", Options(), "Sources").update()
    with imbrex.Library(place) as opened:
        found = opened.check([essays / "b.txt"], shingle_length=2)
        assert [(one.name, one.shelf) for one in found] == [("c.txt", "Sources"), ("a.txt", "")]
        assert found[0].address == str(tmp_path / "sources" / "c.txt")
        assert [one.name for one in opened.check([essays / "b.txt"], shingle_length=2, shelves=False)] == ["a.txt"]
        assert opened.remove([matches[0].number]) == 1
    with pytest.raises(imbrex.ImbrexError):
        imbrex.Library(tmp_path / "absent.db")


def test_a_script_without_a_guard_reads_in_another_process(tmp_path):
    """Another process may import the main module again, which must not run the whole script in it."""
    (tmp_path / "a.html").write_text(f"<p>{ORIGINAL}</p>", encoding="utf-8")
    script = tmp_path / "script.py"
    script.write_text("import imbrex\nprint(imbrex.read('a.html')[0].text)\n", encoding="utf-8")
    ended = subprocess.run([sys.executable, script], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (ended.stdout.strip(), ended.stderr) == (ORIGINAL, "")


def test_every_module_of_it_is_imported_by_name():
    for name in imbrex._MODULES:
        importlib.import_module(f"imbrex.{name}")
