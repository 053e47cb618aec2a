import json

import pytest

FIRST = "Heavy lorries cross the narrow stone bridge slowly every single morning before sunrise."
SECOND = "Hungry children throw dry bread crumbs towards noisy ducks behind wooden boats."
OWN = "Nobody else wrote about purple umbrellas drying beside crooked chimneys yesterday evening."


@pytest.fixture
def essay(tmp_path):
    """An essay of which one third each stands in two others and nowhere else, in the folder with those."""
    texts = {"essay": f"{FIRST} {OWN} {SECOND}", "one": f"{FIRST} Other matters.", "two": f"Strange things. {SECOND}"}
    for name, text in texts.items():
        (tmp_path / f"{name}.txt").write_text(text, "utf-8")
    return tmp_path / "essay.txt"


@pytest.fixture
def origins(run, essay):
    """Runs `origins --json` on the essay and its folder; gives the object."""

    def origins(*arguments):
        return json.loads(run("origins", essay, essay.parent, "--json", *arguments)[1])

    return origins


def test_each_part_is_explained_by_the_document_it_is_from(origins, essay):
    found = origins()
    text = essay.read_text("utf-8")
    parts = [(one["other"] and one["other"]["name"], text[one["start"] : one["end"]]) for one in found["stretches"]]
    assert [name for name, _ in parts] == ["one.txt", None, "two.txt"]
    assert [part.rstrip(".") in whole for (_, part), whole in zip(parts, (FIRST, OWN, SECOND), strict=True)] == [
        True
    ] * 3
    assert {one["other"]["name"] for one in found["origins"]} == {"one.txt", "two.txt"}
    assert sum(one["share"] for one in found["origins"]) + found["unique"] == pytest.approx(1)
    assert sum(one["words"] for one in found["stretches"]) == found["words"]


def test_the_document_may_lie_in_the_folder_without_being_named_twice(origins):
    found = origins()
    assert len(found["documents"]) == 3
    assert not found["problems"]


def test_what_two_have_counts_for_one_and_shows_in_the_total_of_the_other(origins, essay):
    (essay.parent / "three.txt").write_text(f"{FIRST} {SECOND[:45]}", "utf-8")
    first, second = origins()["origins"]
    assert (first["other"]["name"], second["other"]["name"]) == ("three.txt", "two.txt")
    assert first["share"] == first["total"]
    assert second["share"] < second["total"]


def test_a_template_explains_nothing(origins, essay):
    found = origins("--template", essay.parent / "one.txt")
    assert [one["other"]["name"] for one in found["origins"]] == ["two.txt"]


def test_the_list_names_shares_and_parts(run, essay):
    code, out, _ = run("origins", essay, essay.parent)
    lines = out.splitlines()
    assert code == 0
    assert lines[0] == "essay.txt: 29 compared words"
    assert [line.split("%")[0].rsplit(None, 1)[0].strip() for line in lines[2:5]] == [
        "also in one.txt",
        "also in two.txt",
        "only here",
    ]
    assert lines[7].startswith("one.txt ")
    assert "…" in lines[7]
    assert lines[7].split()[-1] == "1"
    assert lines[8].startswith("only here ")
    assert lines[8].split()[-1] == "9"  # and no others


def test_a_document_that_is_too_short_says_so(run, essay):
    essay.write_text("Bridge.", "utf-8")
    code, out, _ = run("origins", essay, essay.parent)
    assert code == 3
    assert "essay.txt: This text has only 1 word" in out
    assert "compared words" not in out
    found = json.loads(run("origins", essay, essay.parent, "--json")[1])
    assert found["document"] is None
    assert found["origins"] == found["stretches"] == []


def test_a_document_that_cannot_be_read_is_an_error(run, essay):
    code, out, err = run("origins", essay.parent / "absent.txt", essay.parent)
    assert (code, out) == (3, "")
    assert "absent.txt: File not found." in err
