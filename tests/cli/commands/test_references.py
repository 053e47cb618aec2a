"""The command `references`: quotations, citations and references of a text, as a list and as JSON."""

import json

import pytest

from tests.made_thesis import made_thesis

BIB = "@book{k, author={Quist, Zoe}, title={A walk}, year={1977}}\n"


@pytest.fixture
def thesis(tmp_path):
    """The made thesis, which also cites what a BibTeX file lists, and its sources."""
    made = made_thesis()
    path = tmp_path / "thesis.txt"
    path.write_text(f"So it is (Quist, 1977).\n\n{made.document.text}", encoding="utf-8")
    for one in made.sources:
        (tmp_path / one.name).write_text(one.text, encoding="utf-8")
    (tmp_path / "list.bib").write_text(BIB, encoding="utf-8")
    return made, path, [tmp_path / one.name for one in made.sources], tmp_path / "list.bib"


def test_json_has_every_status_and_place(run, thesis):
    made, path, sources, listed = thesis
    code, out, _ = run("references", path, *sources, listed, "--json")
    record = json.loads(out)
    assert code == 0
    assert tuple(one["status"] for one in record["quotations"]) == made.fates
    text = path.read_text(encoding="utf-8")
    for one in record["quotations"]:
        assert text[one["start"] : one["end"]] == one["text"]
        assert (one["source"] is None) == (one["status"] == "not_found")
        assert bool(one["changes"]) == (one["status"] == "altered")
    assert {
        name for one in record["citations"] if one["status"] == "not_listed" for name in one["surnames"]
    } == made.orphans
    assert {one["surnames"][0] for one in record["references"] if one["status"] == "not_cited"} == made.uncited
    assert record["references"][-1]["list"]["name"] == "list.bib"


def test_the_list_says_what_to_check_and_blames_nobody(run, thesis):
    _, path, sources, _ = thesis
    code, out, _ = run("references", path, *sources)
    assert code == 0
    assert out.startswith("thesis.txt: 40 quotations (28 exact), ")
    assert out.count(" - differs from the source\n") == 6
    assert out.count(" - in another source than the one cited\n") == 3
    assert "(Quist, 1977) - not in the list of references" in out
    assert not {"plagiarism", "fault", "error", "wrong"} & set(out.casefold().split())


def test_a_library_is_searched_for_the_rest(run, thesis, tmp_path):
    made, path, sources, _ = thesis
    library = tmp_path / "own.imbrexlib"
    assert run("library", "create", "--library", library)[0] == 0
    assert run("library", "add", *sources, "--library", library)[0] == 0
    code, out, _ = run("references", path, "--library", library, "--json")
    assert code == 0
    found = [one["status"] != "not_found" for one in json.loads(out)["quotations"]]
    assert found == [fate != "not_found" for fate in made.fates]
