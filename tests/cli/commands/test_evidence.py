"""The command `evidence`: what two documents share that few have, as a table and as JSON."""

import json

import pytest

from tests.engine.evidence.test_across_languages import ENGLISH, RUSSIAN
from tests.engine.evidence.texts import LEFT, RIGHT, crowd
from tests.files.making import docx, p

PLANTED = "It was definately 47.3 % of what Tobias Renner wrote."
CORE = (
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" '
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/">'
    "<dc:creator>Anna Petrova</dc:creator><dcterms:created>{}</dcterms:created></cp:coreProperties>"
)


@pytest.fixture
def pair(tmp_path):
    """Two Word files of one author with something planted in both."""
    files = tmp_path / "left.docx", tmp_path / "right.docx"
    for file, text, day in zip(files, (LEFT, RIGHT), ("2024-05-01", "2024-06-01"), strict=True):
        file.write_bytes(docx(p(text.format(PLANTED)), core=CORE.format(f"{day}T12:00:00Z")))
    return files


@pytest.fixture
def others(tmp_path):
    """A folder of thirty other essays."""
    folder = tmp_path / "class"
    folder.mkdir()
    for number, text in enumerate(crowd(30)):
        (folder / f"{number}.txt").write_text(text, encoding="utf-8")
    return folder


def test_the_table_has_a_row_for_each_thing_and_the_hints(run, pair):
    code, out, _ = run("evidence", *pair)
    assert code == 0
    assert out.startswith("left.docx and right.docx: 3 rare items in common")
    assert "definately (definitely?)" in out
    assert "Can't determine how many unrelated pairs share as much: the class has too few documents" in out
    assert "can't determine which ordinary words are rare" in out
    hints = out.partition("Hints (not proof):")[2]
    assert "created before: 2024-05-01T12:00:00Z and 2024-06-01T12:00:00Z: the first document may be earlier" in hints
    assert "Anyone can change these dates." in hints
    assert "same author: Anna Petrova" in hints


def test_a_row_counts_the_places_of_each_side(run, tmp_path):
    files = tmp_path / "left.txt", tmp_path / "right.txt"
    for file, text, planted in zip(files, (LEFT, RIGHT), ("So definately, definately.", "Definately."), strict=True):
        file.write_text(text.format(planted), encoding="utf-8")
    row = next(line for line in run("evidence", *files)[1].splitlines() if "definately" in line)
    assert row.partition("?)")[2].split()[:3] == ["2", "1", "0"]


def test_the_record_has_places_and_counts_others(run, pair, others):
    _, out, _ = run("evidence", *pair, others, "--json")
    record = json.loads(out)
    assert (record["other_documents"], record["can_tell_rare_words"], record["bounded"]) == (30, True, False)
    assert record["likelihood_ratio"]["no_ratio"] == "length"
    assert record["likelihood_ratio"]["ratio"] is None
    items = {item["text"]: item for item in record["items"]}
    assert items["definately"]["kind"] == "misspelling"
    assert items["definately"]["meant"] == "definitely"
    assert items["Tobias Renner"]["kind"] == "name"
    start = LEFT.format(PLANTED).index("definately")
    assert items["definately"]["left_spans"] == [{"start": start, "end": start + len("definately")}]
    assert [(hint["clue"], hint["direction"]) for hint in record["hints"]] == [
        ("created before", "left first"),
        ("same author", "open"),
    ]


def test_two_texts_with_nothing_rare_are_said_to_have_nothing(run, tmp_path):
    files = tmp_path / "a.txt", tmp_path / "b.txt"
    for file, text in zip(files, (LEFT, RIGHT), strict=True):
        file.write_text(text.format(""), encoding="utf-8")
    code, out, _ = run("evidence", *files)
    assert (code, "no rare items in common" in out, "Hints" in out) == (0, True, False)


def test_repaired_words_and_leftovers_are_told(run, tmp_path):
    copied = (
        "Glass blowers of the island {} their recipes for cobalt blue, and anybody who left {} a permit of the council "
        "was followed by two silent men until he came home again or fell ill in some inn beside the road."
    )
    wrong, right = tmp_path / "wrong.txt", tmp_path / "right.txt"
    wrong.write_text(f"Recipes [edit] {copied.format('gaurded', 'witout')}", encoding="utf-8")
    right.write_text(f"A long story. {copied.format('guarded', 'without')}", encoding="utf-8")
    _, out, _ = run("evidence", wrong, right)
    assert "corrected misspellings: 2 misspelled only in the first, 0 only in the second (gaurded → guarded" in out
    assert "web page remains: the first document contains text typical of web pages ([edit])" in out


def test_one_document_is_not_enough(run, tmp_path):
    only = tmp_path / "only.txt"
    only.write_text(LEFT, encoding="utf-8")
    code, out, err = run("evidence", only)
    assert (code, out) == (2, "")
    assert "A comparison needs two" in err


def test_a_library_says_where_else_the_longest_match_is(run, pair, tmp_path):
    library = tmp_path / "own.imbrexlib"
    assert run("library", "create", "--library", library)[0] == 0
    old = tmp_path / "old.txt"
    old.write_text(f"Something else comes first. {PLANTED} Nothing more.", encoding="utf-8")
    assert run("library", "add", old, pair[0], "--library", library)[0] == 0
    found = json.loads(run("evidence", *pair, "--library", library, "--json")[1])["library_match"]
    assert "definately 47.3 % of what Tobias Renner wrote" in found["text"]
    assert (found["library_documents"], found["may_be_more"]) == (["old.txt"], False)
    assert "is also in 1 document of the library: old.txt" in run("evidence", *pair, "--library", library)[1]
    assert json.loads(run("evidence", *pair, "--json")[1])["library_match"] is None


def test_two_languages_have_names_in_both_spellings(run, tmp_path):
    for name, text in (("left.txt", RUSSIAN), ("right.txt", ENGLISH)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    files = tmp_path / "left.txt", tmp_path / "right.txt"
    table = run("evidence", *files)[1]
    assert "Тобиас Реннер = Tobias Renner" in table
    assert "come in the same order in both documents; about" in table
    record = json.loads(run("evidence", *files, "--json")[1])
    assert {item["kind"] for item in record["items"]} >= {"name", "literal quotation", "untranslated word"}
    assert "Tobias Renner" in [item["other_text"] for item in record["items"]]
    (hint,) = record["hints"]
    assert (hint["clue"], hint["spans_in_left"]) == ("names in order", True)
    assert len(hint["spans"]) == len(hint["other_spans"]) > 2 * hint["expected_in_order"]
