import json

import pytest

from imbrex.engine.measures.registry import BY_NAME
from tests.cli.conftest import ORIGINAL, REWRITE, UNRELATED

VALUE = {"kind", "estimates", "figure", "error", "near_duplicate", "detail", "caution", "reason"}


def test_all_measures_stand_in_each_pair_of_the_record(record, essays):
    found = record(essays, "--measures", "all")
    assert len(found["pairs"]) == 3
    for pair in found["pairs"]:
        assert list(pair["measures"]) == list(BY_NAME)
        assert isinstance(pair["measure_hints"], list)
        for name, value in pair["measures"].items():
            assert set(value) == VALUE
            assert (value["figure"] is None) == bool(value["reason"]), name
        assert pair["measures"]["jaccard"]["figure"] == pytest.approx(pair["scores"]["jaccard"])
        assert pair["measures"]["dice-crc32"]["figure"] == pytest.approx(pair["scores"]["dice"])
        assert pair["measures"]["minhash"]["estimates"] == "jaccard"
        assert pair["measures"]["lsa"]["reason"]


def test_measures_can_be_chosen(record, essays):
    pair = record(essays, "--measures", "simhash, ncd-xz,simhash")["pairs"][0]
    assert list(pair["measures"]) == ["simhash", "ncd-xz"]
    assert pair["measures"]["simhash"]["kind"] == "bits"


def test_without_the_flag_there_are_none(record, essays):
    assert "measures" not in record(essays)["pairs"][0]


def test_the_table_is_followed_by_the_measures(run, essays):
    out = run("compare", essays / "a.txt", essays / "b.txt", "--measures", "minhash,lsa,containment-left")[1]
    block = out.split("\n\n")[1].splitlines()
    assert block[0] == "a.txt and b.txt"
    assert block[1].split()[0] == "MinHash-84"
    assert "±" in block[1]
    assert "distinct shingles" in block[2]
    assert any(line.split() == ["LSA", "none"] for line in block)


@pytest.mark.parametrize("names", ["", "nonsense", "jaccard,nonsense"])
def test_unknown_measures_are_wrong_usage(run, essays, names):
    code, _, err = run("compare", essays, "--measures", names)
    assert code == 2
    assert "choose from all, jaccard" in err


@pytest.fixture
def copies(essays):
    """a, b, c, and a copy of a with one word changed."""
    long = " ".join(f"{ORIGINAL} {UNRELATED} number{number} follows" for number in range(12))
    (essays / "a.txt").write_text(long, encoding="utf-8")
    (essays / "copy.txt").write_text(long.replace("number5", "otherwise"), encoding="utf-8")
    (essays / "empty.txt").write_text("", encoding="utf-8")
    return essays


@pytest.mark.parametrize("method", ["supershingles", "megashingles", "simhash", "longest-words", "bloom", "lsa"])
def test_near_duplicates_as_a_record(run, copies, method):
    code, out, _ = run("near-duplicates", copies, "--method", method, "--threshold", "70", "--json")
    found = json.loads(out)
    assert code == 1  # one is empty
    assert found["method"] == method
    assert found["threshold"] == 0.7
    assert found["pairs_compared"] == 6
    [pair] = [pair for pair in found["pairs"] if pair["near_duplicate"]]
    assert (pair["left"], pair["right"]) == ("a.txt", "copy.txt")
    assert pair["is_candidate"]
    assert 0.7 <= pair["scores"]["jaccard"] < 1
    counts = found["counts"]
    assert (counts["near_duplicate_count"], counts["missed_count"]) == (1, 0)
    assert counts["candidate_count"] >= counts["found_count"]
    assert [problem["name"] for problem in found["problems"]] == ["empty.txt"]
    assert {"options", "documents", "rule"} <= set(found)


def test_near_duplicates_as_a_table(run, copies):
    code, out, _ = run("near-duplicates", copies)
    assert code == 1
    lines = out.splitlines()
    assert lines[0].split() == ["left", "right", "Jaccard", "candidate", "found", "near-duplicate"]
    assert lines[1].split()[:2] == ["a.txt", "copy.txt"]
    assert "6 pairs: 1 candidates, 1 found. 1 near-duplicates: 0 missed, 0 rejected." in lines
    assert any("empty.txt" in line for line in lines)


def test_a_pair_that_the_index_missed_is_shown(run, copies):
    out = run("near-duplicates", copies, "--threshold", "1", "--json")[1]
    missed = [pair for pair in json.loads(out)["pairs"] if pair["near_duplicate"] and not pair["is_candidate"]]
    assert ("a.txt", "b.txt") in {(pair["left"], pair["right"]) for pair in missed}


def test_near_duplicates_of_nothing(run, tmp_path, essays):
    assert run("near-duplicates", tmp_path / "absent.txt")[0] == 3
    assert run("near-duplicates", essays / "a.txt")[0] == 2
    code, out, _ = run("near-duplicates", essays / "a.txt", "--json")
    assert (code, json.loads(out)["pairs"]) == (2, [])


@pytest.mark.parametrize(
    "flags", [["--method", "hope"], ["--threshold", "101"], ["--rounds", "0"], ["--minimum-shared-words", "16"]]
)
def test_bad_flags_are_wrong_usage(run, essays, flags):
    assert run("near-duplicates", essays, *flags)[0] == 2


def test_a_threshold_of_nothing_is_refused_in_words(run, essays):
    code, _, err = run("near-duplicates", essays, "--threshold", "0")
    assert code == 2
    assert "above 0" in err


def test_what_if_as_a_record(run, record, essays):
    flags = ["--word-form", "as-written", "--drop", "none", "--no-drop-stop-words", "--shingle-length", "2"]
    code, out, _ = run("what-if", essays / "a.txt", essays / "b.txt", "--json", *flags)
    found = json.loads(out)
    assert code == 0
    assert [row["shingle_length"] for row in found["lengths"]] == list(range(1, 21))
    assert found["shingle_length"] == 2
    for length in (1, 2, 5):
        pair = record(essays / "a.txt", essays / "b.txt", *flags[:-1], str(length))["pairs"][0]
        row = found["lengths"][length - 1]
        assert row["scores"]["jaccard"] == pytest.approx(pair["scores"]["jaccard"])
        assert row["scores"]["containment_left"] == pytest.approx(pair["scores"]["containment_left"])
    assert found["lengths"][19]["scores"]["jaccard"] is None
    assert found["chance_from"] == "shuffled"
    assert found["suggestion"]["reason"]
    assert found["scores"]["jaccard"] == pytest.approx(found["lengths"][1]["scores"]["jaccard"])
    folded = next(switch for switch in found["switches"] if switch["option"] == "fold-case")
    pair = record(essays / "a.txt", essays / "b.txt", *flags, "--no-fold-case")["pairs"][0]
    assert folded["value"] is False
    assert folded["scores"]["jaccard"] == pytest.approx(pair["scores"]["jaccard"])
    assert folded["scores"]["jaccard"] != found["scores"]["jaccard"]


def test_others_tell_the_level_of_chance(run, essays):
    for number in range(4):
        (essays / f"other{number}.txt").write_text(f"{UNRELATED} And {REWRITE[: 20 + number]}", encoding="utf-8")
    found = json.loads(run("what-if", essays, "--json")[1])
    assert (found["left"], found["right"]) == ("a.txt", "b.txt")
    assert (found["chance_from"], found["chance_documents"]) == ("class", 5)


def test_what_if_as_a_table(run, essays):
    code, out, _ = run("what-if", essays / "a.txt", essays / "b.txt")
    lines = out.splitlines()
    assert code == 0
    assert lines[0] == "a.txt and b.txt"
    assert lines[5].split()[:2] == ["now", "3"]
    assert any(line.startswith("Suggested: ") for line in lines)
    assert any(line.startswith("Letter case: off") for line in lines)


def test_what_if_needs_two_documents(run, essays, tmp_path):
    code, out, err = run("what-if", essays / "a.txt")
    assert (code, out) == (2, "")
    assert "A comparison needs two" in err
    code, _, err = run("what-if", essays / "a.txt", tmp_path / "absent.txt")
    assert code == 3
    assert "File not found" in err
