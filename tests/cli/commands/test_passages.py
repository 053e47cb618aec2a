"""The command `passages`: what one document has of another, as a table and as JSON."""

import json
from itertools import pairwise

import pytest

from tests.engine.rewriting.texts import ENGLISH, FILLER

COPIED = (
    "Glass blowers of the island guarded their recipes for cobalt blue, and anybody who left without a permit from the "
    "council was followed by two silent men until he came home again or fell ill in some inn beside the road, which "
    "happened, the chronicle says, more often than the council liked to admit to its foreign envoys."
)


@pytest.fixture
def pair(tmp_path):
    """An essay with a rewritten and a copied passage, and its source."""
    essay, source = tmp_path / "essay.txt", tmp_path / "source.txt"
    essay.write_text(f"{ENGLISH.before}{ENGLISH.changed}{ENGLISH.after} {COPIED}", "utf-8")
    source.write_text(f"{COPIED} {FILLER['en']}{ENGLISH.original}", "utf-8")
    return essay, source


@pytest.fixture
def found(run, pair):
    """The object that `passages --json` prints."""

    def found(*arguments):
        return json.loads(run("passages", *pair, "--json", *arguments)[1])

    return found


def test_the_record_has_both_passages_with_their_places(found, pair):
    essay, source = (path.read_text("utf-8") for path in pair)
    passages = found()["passages"]
    assert [one["change"] != "identical" for one in passages] == [True, False]
    first, second = passages
    assert essay[first["left"]["start"] : first["left"]["end"]] == ENGLISH.changed
    assert source[first["right"]["start"] : first["right"]["end"]] == ENGLISH.original
    assert essay[second["left"]["start"] : second["left"]["end"]] == COPIED
    assert second["kept"] == 1
    assert second["left_changes"] == [
        {"change": "kept", "span": {"start": essay.index(COPIED), "end": len(essay) - 1}, "words": len(COPIED.split())}
    ]


def test_word_differences_cover_every_word_of_both_sides(found, pair):
    texts = dict(zip(("left", "right"), (path.read_text("utf-8") for path in pair), strict=True))
    [first, _] = found()["passages"]
    for side, text in texts.items():
        runs = first[f"{side}_changes"]
        assert sum(run["words"] for run in runs) == first[f"{side}_words"]
        assert runs[0]["span"]["start"] == first[side]["start"]
        assert all(len(text[run["span"]["start"] : run["span"]["end"]].split()) == run["words"] for run in runs)
        assert all(before["span"]["end"] < after["span"]["start"] for before, after in pairwise(runs))
    assert {run["change"] for run in first["left_changes"]} >= {"kept", "moved"}


def test_the_extent_tells_how_much_is_taken(found, pair):
    extent = found()["extent"]
    words = len(pair[0].read_text("utf-8").split())
    assert extent["covered"] == pytest.approx((len(COPIED.split()) + len(ENGLISH.changed.split())) / words)
    assert extent["covered"] > extent["kept"] > extent["long_phrases"] > 0
    assert extent["change"] is not None


def test_the_table_has_both_headlines_and_a_row_a_passage(run, pair, found):
    code, out, err = run("passages", *pair)
    lines = out.splitlines()
    assert (code, err) == (0, "")
    for line, side in zip(lines, ("left", "right"), strict=False):
        shares = found()[f"shares_{side}"]
        assert line.startswith(f"{100 * (shares['verbatim'] + shares['reworded']):.0f}% of ")
    assert "of essay.txt is also in source.txt: " in lines[0]
    assert "of source.txt is also in essay.txt: " in lines[1]
    assert len(lines) == 6
    assert "Before midnight the keeper" in lines[4]
    assert lines[4].startswith("reworded")
    assert lines[5].startswith("word for word")


def test_the_words_of_all_passages_are_those_of_the_headline(run, tmp_path, found):
    record = found()
    words = sum(one["left_matched"] for one in record["passages"])
    shares = record["shares_left"]
    total = len((tmp_path / "essay.txt").read_text("utf-8").split())
    assert words == round((shares["verbatim"] + shares["reworded"]) * total)
    phrase = "eleven fishing boats returning through heavy fog"
    for name, text in (("a", f"{ENGLISH.before}{phrase}."), ("b", f"{phrase}. {ENGLISH.after}")):
        (tmp_path / f"{name}.txt").write_text(text, "utf-8")
    out = run("passages", tmp_path / "a.txt", tmp_path / "b.txt")[1]
    assert "Shorter matches outside of passages: 7 words left, 7 right." in out


def test_texts_are_all_word_for_word_only_if_they_are_identical(run, tmp_path):
    texts = {"whole": f"{ENGLISH.original} {ENGLISH.before}", "other": f"{FILLER['en']}{ENGLISH.original}"}
    for name, text in (*texts.items(), ("again", texts["whole"])):
        (tmp_path / f"{name}.txt").write_text(text, "utf-8")
    paths = {name: tmp_path / f"{name}.txt" for name in (*texts, "again")}
    assert "100%" not in run("passages", paths["whole"], paths["other"])[1].splitlines()[0]
    assert json.loads(run("passages", paths["whole"], paths["other"], "--json")[1])["extent"]["change"] == "copied"
    same = run("passages", paths["whole"], paths["again"])[1]
    assert "100% of whole.txt is also in again.txt: 100% word for word, 0% reworded (0% only here)." in same


def test_unrelated_documents_have_nothing_in_common(run, tmp_path):
    for name, text in (("a", ENGLISH.original), ("b", ENGLISH.before)):
        (tmp_path / f"{name}.txt").write_text(text, "utf-8")
    code, out, _ = run("passages", tmp_path / "a.txt", tmp_path / "b.txt")
    assert (code, out) == (0, "0% of a.txt is also in b.txt.\n0% of b.txt is also in a.txt.\n")
    record = json.loads(run("passages", tmp_path / "a.txt", tmp_path / "b.txt", "--json")[1])
    assert record["passages"] == []
    assert record["extent"]["change"] is None


def test_a_text_that_repeats_itself_is_said_to_be_bounded(run, tmp_path):
    for name in "ab":
        (tmp_path / f"{name}.txt").write_text(ENGLISH.before * 3_000, "utf-8")
    out = run("passages", tmp_path / "a.txt", tmp_path / "b.txt")[1]
    assert "passages may be missing" in out


def test_options_are_obeyed_and_recorded(found):
    assert found("--language", "de")["options"]["language"] == "de"


def test_one_document_is_not_enough(run, pair):
    assert run("passages", pair[0])[0] == 2
    assert run("passages", pair[0], pair[0])[0] == 3
    code, _, err = run("passages", pair[0], pair[0].parent / "absent.txt")
    assert code == 3
    assert "absent.txt" in err


QUOTED = f"“{COPIED}” (Miller, 1998, p. 12). "


@pytest.fixture
def quoting(tmp_path):
    """An essay that quotes one passage and copies another, and its source."""
    essay, source = tmp_path / "essay.txt", tmp_path / "source.txt"
    essay.write_text(f"{ENGLISH.before}{QUOTED}{FILLER['en']}{ENGLISH.original}{ENGLISH.after}", "utf-8")
    source.write_text(f"{COPIED} {ENGLISH.changed} {ENGLISH.original}", "utf-8")
    return essay, source


def test_each_passage_has_its_standing_and_the_excluded_ones_are_a_share(run, quoting):
    record = json.loads(run("passages", *quoting, "--json")[1])
    standings = [one["left_standing"] for one in record["passages"]]
    assert standings == ["cited and quoted", "not cited"]
    assert [one["left_kind"] for one in record["passages"]] == ["excluded", "verbatim"]
    assert {one["right_standing"] for one in record["passages"]} == {"not cited"}
    words = len(quoting[0].read_text("utf-8").split())
    assert record["quoted_left"] == pytest.approx(len(COPIED.split()) / words, abs=0.01)
    assert record["shares_left"]["excluded"] == pytest.approx(record["quoted_left"], abs=0.01)
    assert record["shares_right"]["excluded"] == 0


def test_the_switches_say_what_counts(run, quoting):
    def excluded(*flags):
        return json.loads(run("passages", *quoting, "--json", *flags)[1])["shares_left"]["excluded"]

    assert excluded("--count-cited-and-quoted") == 0
    assert excluded("--no-count-not-cited") > excluded() > 0


def test_the_table_tells_standings_and_reasons(run, quoting):
    lines = run("passages", *quoting)[1].splitlines()
    assert "% quoted and cited, " in lines[0]
    assert [line.split("  ")[0] for line in lines[4:6]] == ["excluded", "word for word"]
    assert ["cited and quoted" in line for line in lines[4:6]] == [True, False]


def test_templates_and_own_work_excuse_a_passage(run, quoting, tmp_path):
    template = tmp_path / "task.txt"
    template.write_text(ENGLISH.original, "utf-8")
    for flags, standing in ((["--template", template], "template"), (["--one-author"], "own work")):
        record = json.loads(run("passages", *quoting, "--json", *flags)[1])
        assert [one["left_standing"] for one in record["passages"]] == ["cited and quoted", standing]
        assert record["shares_left"]["verbatim"] + record["shares_left"]["reworded"] < 0.01
        assert record["shares_left"]["excluded"] > 0.3
        assert standing in run("passages", *quoting, *flags)[1].splitlines()[0]


def test_what_is_excluded_elsewhere_is_found_and_classed_here(run, quoting):
    flags = ("--exclude-quotations", "--exclude-bibliographies", "--exclude-phrases", "council was followed")
    plain, excluding = (json.loads(run("passages", *quoting, "--json", *some)[1]) for some in ((), flags))
    assert [one["left"] for one in plain["passages"]] == [one["left"] for one in excluding["passages"]]


def test_a_comparison_without_quotations_says_how_much_it_left_out(run, quoting):
    record = json.loads(run("compare", *quoting, "--json", "--exclude-quotations")[1])
    excluded = {one["name"]: one["excluded_words"] for one in record["documents"]}
    assert excluded["essay.txt"] > 0 == excluded["source.txt"]
