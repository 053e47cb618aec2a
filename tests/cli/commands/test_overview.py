import csv
import io
import json
import re
from pathlib import Path

import pytest

from imbrex.reports.csv.spreadsheet import without_formula
from tests.made_class import make_class
from tests.made_class.__main__ import write
from tests.rows import each_row

ROW = {
    "left",
    "right",
    "left_path",
    "right_path",
    "scores",
    "shared_shingles",
    "longest_passage",
    "passage_count",
    "bounded",
    "percentile",
    "above_chance",
    "above_threshold",
    "same_author",
}


@pytest.fixture
def overview(run):
    """Runs `overview --json`; gives the object."""

    def overview(*arguments):
        return json.loads(run("overview", "--json", *arguments)[1])

    return overview


@pytest.fixture
def small(tmp_path):
    """A folder with a class of twelve essays of which two are copies, and what was planted."""
    made = make_class(count=12, copies=2, template=True)
    write(made, tmp_path)
    return tmp_path, made


def names(pair):
    return frozenset(pair[side].removesuffix(".txt") for side in ("left", "right"))


@pytest.mark.parametrize(("language", "score"), [("en", "containment"), ("ru", "jaccard")])
def test_planted_pairs_are_on_top_and_nothing_else_is_above_chance(overview, tmp_path, language, score):
    made = make_class(language)
    write(made, tmp_path)
    found = overview(tmp_path / "essays", "--score", score)
    assert found["pairs_compared"] == 19_900
    assert {names(pair) for pair in found["pairs"][:20]} == made.pairs
    assert {names(pair) for pair in found["pairs"] if pair["above_chance"]} == made.pairs
    assert {names(pair) for pair in found["pairs"] if pair["above_threshold"]} == made.pairs
    assert min(pair["percentile"] for pair in found["pairs"][:20]) == pytest.approx(1 - 20 / 19_900)
    clusters = [{one["name"].removesuffix(".txt") for one in cluster["members"]} for cluster in found["clusters"]]
    assert {frozenset(members) for members in clusters} == made.pairs


def test_the_record_is_complete(overview, small):
    folder, _ = small
    found = overview(folder / "essays")
    assert set(found) == {
        "schema",
        "command",
        "options",
        "absent",
        "ranked_by",
        "linkage",
        "threshold",
        "threshold_from",
        "chance_level",
        "no_chance",
        "cutoff",
        "median",
        "histogram",
        "pairs_compared",
        "pairs_of_one_author",
        "common_phrases_from",
        "documents",
        "clusters",
        "identical_groups",
        "common_phrases",
        "pairs",
        "remarks",
        "problems",
    }
    assert all(set(pair) == ROW for pair in found["pairs"])
    assert sum(row["count"] for row in found["histogram"]) == found["pairs_compared"] == 66
    ranks = [max(pair["scores"]["verbatim_left"], pair["scores"]["verbatim_right"]) for pair in found["pairs"]]
    assert ranks == sorted(ranks, reverse=True)
    assert found["threshold"] == found["cutoff"]
    assert found["threshold_from"] == "cutoff"
    assert found["common_phrases_from"] == 0.25


def test_figures_of_a_pair_are_those_of_compare(overview, run, small):
    folder, _ = small
    compared = {names(pair): pair for pair in json.loads(run("compare", "--json", folder / "essays")[1])["pairs"]}
    for pair in overview(folder / "essays")["pairs"]:
        same = compared.pop(names(pair))
        assert pair["shared_shingles"] == same["shared_shingles"]
        assert pair["passage_count"] == len(same["passages"])
        assert pair["longest_passage"] == max(one["words"] for one in same["passages"])
        words = {
            f"{kind}_{side}": same[f"shares_{side}"][kind]
            for kind in ("verbatim", "translated")
            for side in ("left", "right")
        }
        for name, value in pair["scores"].items():
            assert value == pytest.approx((same["scores"] | words)[name], abs=1e-6)
    assert not any(pair["shared_shingles"] for pair in compared.values())  # what is not listed shares nothing


def test_a_template_among_the_essays_is_left_out_of_all(overview, small):
    folder, made = small
    sheet = folder / "essays" / "assignment.txt"
    sheet.write_text(made.template, "utf-8")
    plain, without = overview(folder / "essays"), overview(folder / "essays", "--template", sheet)
    assert plain["median"] > 0.1  # the sheet alone
    assert without["median"] < 0.02
    assert not without["problems"]
    assert {one["name"]: one["role"] for one in without["documents"]}["assignment.txt"] == "template"
    excluded = [one["excluded_words"] for one in without["documents"] if one["role"] == "essay"]
    assert min(excluded) > 70
    assert max(excluded) < 100
    assert {names(pair) for pair in without["pairs"][:2]} == made.pairs
    assert without["pairs_compared"] == 66


def test_common_phrases_are_offered_and_can_be_excluded(overview, run, small, tmp_path):
    folder, made = small
    (sheet,) = [one for one in overview(folder / "essays")["common_phrases"] if one["share"] == 1.0]
    assert sheet["text"].split()[:3] == made.template.split()[:3]
    listed = tmp_path / "phrases.list"
    listed.write_text(f"\n{sheet['text']}\n\n", "utf-8")
    for given in (sheet["text"], f"@{listed}"):
        found = overview(folder / "essays", "--exclude-phrases", given, "--exclude-phrases", "no such thing")
        assert found["options"]["exclude-phrases"] == [sheet["text"], "no such thing"]
        assert not [one for one in found["common_phrases"] if one["share"] == 1.0]
        assert {one["excluded_words"] for one in found["documents"]} >= {sheet["words"]}
    out = run("overview", folder / "essays", "--exclude-phrases", sheet["text"])[1]
    assert "Excluded phrases:" in out
    assert f"of {found['documents'][0]['words']:,}" in out


def test_common_phrases_go_by_the_share_asked_for(overview, small):
    folder, _ = small
    few, many = (overview(folder / "essays", "--common", share)["common_phrases"] for share in ("60", "20"))
    assert len(few) < len(many)
    assert all(phrase["share"] > 0.6 for phrase in few)


def test_an_archive_is_compared_with_essays_only(overview, small, tmp_path):
    folder, made = small
    write(make_class(count=3, copies=0, words=200, seed=5), tmp_path / "old")
    (tmp_path / "old" / "essays" / "again.txt").write_text(next(iter(made.texts.values())), "utf-8")
    found = overview(folder / "essays", "--archive", tmp_path / "old" / "essays")
    assert found["pairs_compared"] == 66 + 12 * 4
    roles = {one["path"]: one["role"] for one in found["documents"]}
    for pair in found["pairs"]:
        assert {roles[pair["left_path"]], roles[pair["right_path"]]} != {"archive"}
    assert found["pairs"][0]["right"] == "again.txt"


@pytest.mark.parametrize("command", ["compare", "near-duplicates"])
def test_templates_and_archives_have_their_roles_in_other_commands_too(run, small, tmp_path, command):
    folder, _ = small
    write(make_class(count=3, copies=0, words=200, seed=5), tmp_path / "old")
    arguments = ["--template", folder / "template" / "assignment.txt", "--archive", tmp_path / "old" / "essays"]
    code, out, _ = run(command, "--json", folder / "essays", *arguments)
    found = json.loads(out)
    assert code == 0
    assert [one["role"] for one in found["documents"]] == ["essay"] * 12 + ["archive"] * 3 + ["template"]
    assert "assignment.txt" not in {pair[side] for pair in found["pairs"] for side in ("left", "right")}
    assert found["pairs_compared"] == 66 + 12 * 3
    if command == "compare":
        assert len(found["pairs"]) == found["pairs_compared"]


def test_no_index_proposes_a_template(run, essays):
    (essays / "z.txt").write_bytes((essays / "a.txt").read_bytes())
    arguments = ["near-duplicates", essays, "--method", "supershingles", "--json"]
    assert {names(pair) for pair in json.loads(run(*arguments)[1])["pairs"]} == {frozenset("az")}
    sheets = ["--template", essays / "a.txt", "--template", essays / "z.txt"]
    assert not json.loads(run(*arguments, *sheets)[1])["pairs"]


def test_linkage_tells_chains_from_groups(overview, tmp_path):
    """A shares with B and B with C, but A nothing with C: connected, but hardly alike on average."""
    pieces = [" ".join(f"word{piece}{'abcdefghij'[n]}" for n in range(10)) for piece in "stuvwxyz"]
    texts = {"a": pieces[0] + pieces[1], "b": pieces[1] + pieces[2], "c": pieces[2] + pieces[3]}
    for name, text in texts.items():
        (tmp_path / f"{name}.txt").write_text(text, "utf-8")
    members = {
        linkage: [[one["name"] for one in cluster["members"]] for cluster in found["clusters"]]
        for linkage in ("connected", "average")
        for found in [overview(tmp_path, "--linkage", linkage, "--threshold", "30")]
    }
    assert members["connected"] == [["b.txt", "a.txt", "c.txt"]]
    assert [len(cluster) for cluster in members["average"]] == [2]
    found = overview(tmp_path, "--threshold", "30")
    one, other = (max(pair["scores"][f"verbatim_{side}"] for side in ("left", "right")) for pair in found["pairs"])
    (cluster,) = found["clusters"]
    assert (cluster["link_count"], cluster["highest"]) == (2, pytest.approx(one))
    assert cluster["mean"] == pytest.approx((one + other + 0) / 3)


def test_what_a_cluster_shares_stands_where_it_says(overview, small):
    clusters = overview(small[0] / "essays", "--template", small[0] / "template" / "assignment.txt")["clusters"]
    shared = [cluster["shared_passage"] for cluster in clusters]
    for passage in shared:
        text = Path(passage["document"]["path"]).read_text("utf-8")
        assert text[passage["start"] : passage["end"]] == passage["text"]
    assert all(passage["start"] > 0 for passage in shared)


def test_the_table_says_what_it_shows_and_what_it_does_not(run, small):
    folder, _ = small
    sheet = folder / "template" / "assignment.txt"
    code, out, _ = run("overview", folder / "essays", "--template", sheet)
    lines = out.splitlines()
    assert code == 0
    assert lines[0] == "12 documents, 66 pairs compared."
    assert "1 given as a template: text shared with it is excluded." in lines
    assert any(line.startswith("Chance level: ") for line in lines)
    assert lines[lines.index("") + 1].split() == ["word", "for", "word", "containment"]
    assert lines[lines.index("") + 3].split()[-1] == "98.5"  # of 66 pairs it is above 65
    assert "     both share " in out
    marks = [line.partition("← ")[2] for line in lines if "← " in line]
    assert sum("chance" in mark for mark in marks) == sum("threshold" in mark for mark in marks) == 1
    shown = next(line for line in lines if "pairs shown" in line)
    assert shown.startswith("2 of 66 pairs shown. Use --all-pairs to list ")
    every = run("overview", folder / "essays", "--template", sheet, "--all-pairs")[1]
    more = int(shown.split("to list ")[1].split()[0])
    assert f"{2 + more} of 66 pairs shown, 2 above the threshold." in every
    assert f"{64 - more} pairs have nothing in common." in every


def test_csv_has_a_row_for_each_pair_that_shares_something(run, overview, small):
    folder, _ = small
    out = run("overview", "--csv", folder / "essays")[1]
    assert out.startswith("\ufeffleft,right,left_path,")
    rows = list(csv.DictReader(io.StringIO(out.removeprefix("\ufeff"))))
    pairs = overview(folder / "essays")["pairs"]
    assert [(row["left"], row["right"]) for row in rows] == [(pair["left"], pair["right"]) for pair in pairs]
    for row, pair in zip(rows, pairs, strict=True):
        assert float(row["jaccard"]) == pytest.approx(pair["scores"]["jaccard"], abs=1e-6)
        assert float(row["percentile"]) == pytest.approx(pair["percentile"], abs=1e-6)
        assert int(row["shared_shingles"]) == pair["shared_shingles"]
        assert row["above_threshold"] == ("yes" if pair["above_threshold"] else "no")


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@sum(a1)", "＝1"])
def test_no_name_is_a_formula_in_a_spreadsheet(run, essays, name):
    (essays / "a.txt").rename(essays / f"{name}.txt")
    rows = list(csv.DictReader(io.StringIO(run("overview", "--csv", essays)[1].removeprefix("\ufeff"), newline="")))
    assert f"'{name}.txt" in {row[side] for row in rows for side in ("left", "right")}


@each_row("sign", ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"])
def test_no_cell_is_a_formula(sign):
    assert without_formula(f"{sign}x") == f"'{sign}x"


def test_other_cells_stay_as_they_are():
    assert without_formula("a=1, «b»\n") == "a=1, «b»\n"


def test_json_and_csv_exclude_one_another(run, essays):
    code, _, err = run("overview", "--json", "--csv", essays)
    assert code == 2
    assert "not allowed with" in err


def test_identical_files_under_two_names_are_named(run, overview, essays):
    (essays / "z.txt").write_bytes((essays / "a.txt").read_bytes())
    assert [[one["name"] for one in group] for group in overview(essays)["identical_groups"]] == [["a.txt", "z.txt"]]
    assert "2 documents have identical text: a.txt, z.txt." in run("overview", essays)[1]


def test_an_empty_file_is_a_problem_and_no_document_to_compare(run, small):
    folder, _ = small
    (folder / "essays" / "empty.txt").write_bytes(b"")
    out = run("overview", folder / "essays")[1]
    assert out.startswith("12 documents, 66 pairs compared.")
    assert "Problems:\n  empty.txt: " in out


def test_copies_of_one_file_are_one_cluster_and_not_a_table_without_end(run, tmp_path):
    text = next(iter(make_class(count=1, copies=0, words=60).texts.values()))
    for number in range(60):
        (tmp_path / f"copy{number}.txt").write_text(text, "utf-8")
    code, out, _ = run("overview", tmp_path)
    assert code == 0
    assert "No chance level: too many of the pairs are similar." in out
    assert "100 of 1,770 pairs shown, 1,770 above the threshold. Use --all-pairs to list 1,670 more" in out
    assert "1. 60 documents, highest 100.0%, mean 100.0%, same words: copy0.txt, " in out
    assert " and 40 more (see --json)" in out
    assert "     all share 37 words: “" in out
    assert re.search(r"share .* words: “.* … .*”$", out, re.MULTILINE)
    assert next(len(line) for line in out.splitlines() if " words: “" in line) < 250
    assert "60 documents have identical text: " in out


def test_at_a_threshold_of_nothing_pairs_are_listed_and_none_is_grouped(run, small):
    out = run("overview", small[0] / "essays", "--threshold", "0")[1]
    sharing = int(re.search(r"(\d+) of 66 pairs shown\.", out)[1])
    assert sharing > 2
    assert "Clusters" not in out
    assert "reach the threshold" not in out
    assert "No pair reaches" not in out


def test_a_template_longer_than_every_essay_says_so(run, small, tmp_path):
    folder, made = small
    everything = tmp_path / "everything.txt"
    everything.write_text("".join(made.texts.values()), "utf-8")
    code, out, err = run("overview", folder / "essays", "--template", everything)
    assert code == 3
    assert "more than any document (" in out
    assert out.count("All of this text is also in a template") == 12
    assert "Nothing was compared" in err


def test_long_lists_say_how_much_they_leave_out(run, overview, tmp_path):
    made = make_class(count=21, copies=0, template=True)
    write(made, tmp_path)
    folder, sheet = tmp_path / "essays", tmp_path / "template" / "assignment.txt"
    many = ("--common", "10", "--word-form", "as-written", "--no-drop-stop-words", "--drop", "none")
    found = overview(folder, *many)["common_phrases"]
    out = run("overview", folder, *many, "--threshold", "1")[1]
    assert len(found) > 20
    assert f"  20 of {len(found):,} phrases shown; see --json for all." in out
    assert " and 1 more (see --json)" in out
    excluded = run("overview", folder, "--template", sheet)[1]
    assert "in each of 21 documents (see --json)" in excluded


def test_a_template_as_long_as_the_longest_essay_is_nothing_odd(run, essays, tmp_path):
    sheet = tmp_path / "sheet.txt"
    sheet.write_text(" ".join(reversed((essays / "b.txt").read_text("utf-8").split())), "utf-8")
    assert "more than any other document" not in run("overview", essays, "--template", sheet)[1]


def test_files_of_one_name_in_two_folders_are_nothing_odd(run, essays, tmp_path):
    (tmp_path / "a.txt").write_text("Quite another text about something else altogether.", "utf-8")
    assert "differ in letter case" not in run("overview", essays, tmp_path / "a.txt")[1]


def test_names_that_differ_in_case_only_are_pointed_out(run, essays):
    (essays / "A.TXT").write_text("Quite another text about something else altogether.", "utf-8")
    assert "2 file names differ only in letter case: " in run("overview", essays)[1]


def test_a_threshold_that_nobody_reaches_names_the_highest_pair(run, small):
    folder, _ = small
    out = run("overview", folder / "essays", "--threshold", "99.5")[1]
    assert "No pair reaches the threshold of 99.5%. The highest word-for-word share is " in out
    assert "0 of 66 pairs shown." in out
    assert "Clusters" not in out


def test_a_pair_may_be_above_chance_and_below_the_threshold(overview, small):
    found = overview(small[0] / "essays", "--template", small[0] / "template" / "assignment.txt", "--threshold", 99)
    above = [(pair["above_chance"], pair["above_threshold"]) for pair in found["pairs"]]
    assert (True, False) in above
    assert (False, True) not in above


def test_exclusions_without_effect_are_told(run, essays):
    out = run("overview", essays, "--template", essays / "c.txt", "--exclude-phrases", "purple elephants dance")[1]
    assert "Nothing was excluded: no document shares 3 consecutive compared words with a template or contains an" in out


def test_one_document_cannot_be_compared(run, essays):
    code, _, err = run("overview", essays / "a.txt")
    assert code == 2
    assert "A comparison needs two" in err


def test_two_drafts_of_one_author_are_told_apart_from_the_class(run, overview, essays):
    for version in ("1", "2"):
        folder = essays / f"Doe Jane_{version}23456_assignsubmission_file_"
        folder.mkdir()
        (folder / "essay.txt").write_bytes((essays / "a.txt").read_bytes())
    found = overview(essays)
    assert found["pairs_of_one_author"] == 1
    (own,) = [pair for pair in found["pairs"] if pair["same_author"]]
    assert not own["above_threshold"]
    assert "and 1 of drafts by one author, which don't count" in run("overview", essays)[1]


def test_drafts_are_not_the_highest_pair(run, tmp_path):
    texts = (*(f"Heavy lorries cross the {age} bridge slowly." for age in ("old", "new")), "Ducks eat bread.")
    for number, text in enumerate(texts):
        (tmp_path / f"{number}.txt").write_text(text, "utf-8")
    for version in "12":
        folder = tmp_path / f"Doe Jane_{version}23456_assignsubmission_file_"
        folder.mkdir()
        (folder / "draft.txt").write_text("Purple umbrellas dry beside crooked chimneys every evening.", "utf-8")
    out = run("overview", tmp_path, "--threshold", "99")[1]
    remark = next(line for line in out.splitlines() if "No pair reaches the threshold of 99%" in line)
    assert remark.endswith("of 0.txt and 1.txt.")
