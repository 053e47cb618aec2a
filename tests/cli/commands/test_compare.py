import csv
import io
import json
import os
import re
import sys
from pathlib import Path

import pytest

from imbrex.cli.commands import running
from imbrex.engine.compare.corpus import Corpus
from tests.cli.conftest import ORIGINAL, REWRITE
from tests.engine.rewriting.texts import ENGLISH, FILLER

SHARES = {"verbatim", "reworded", "excluded", "only_here", "translated"}
SCORES = {"containment_left", "containment_right", "coverage_left", "coverage_right", "jaccard", "dice"}


def test_the_record_holds_every_pair_also_those_that_share_nothing(record, essays):
    found = record(essays)
    assert set(found) == {"schema", "command", "options", "absent", "documents", "pairs", "pairs_compared", "problems"}
    assert [(pair["left"], pair["right"]) for pair in found["pairs"]] == [
        ("a.txt", "b.txt"),
        ("a.txt", "c.txt"),
        ("b.txt", "c.txt"),
    ]
    for pair in found["pairs"]:
        assert set(pair) == {
            *("left", "right", "left_path", "right_path", "shares_left", "shares_right", "rewriting_searched"),
            *("scores", "shared_shingles", "likelihood_ratio", "passages"),
        }
        for side in ("left", "right"):
            assert set(pair[f"shares_{side}"]) == SHARES
            assert sum(pair[f"shares_{side}"].values()) == pytest.approx(1)
        assert set(pair["scores"]) == SCORES
    assert found["pairs"][0]["shared_shingles"] > 0
    assert found["pairs"][1] == found["pairs"][1] | {
        "scores": dict.fromkeys(SCORES, 0.0),
        "shares_left": {"verbatim": 0.0, "reworded": 0.0, "excluded": 0.0, "only_here": 1.0, "translated": 0.0},
        "shared_shingles": 0,
        "likelihood_ratio": found["pairs"][1]["likelihood_ratio"],
        "passages": [],
    }
    assert found["pairs_compared"] == 3
    assert found["problems"] == []


def test_scores_are_those_of_the_definition(record, essays):
    options = ["--word-form", "as-written", "--drop", "none", "--no-drop-stop-words", "--shingle-length", "3"]
    pair = record(essays / "a.txt", essays / "b.txt", *options)["pairs"][0]
    left, right = (_shingles(text, 3) for text in (ORIGINAL, REWRITE))
    assert pair["shared_shingles"] == len(left & right) == 7
    assert pair["scores"]["containment_left"] == pytest.approx(len(left & right) / len(left))
    assert pair["scores"]["containment_right"] == pytest.approx(len(left & right) / len(right))
    assert pair["scores"]["jaccard"] == pytest.approx(len(left & right) / len(left | right))


def _shingles(text: str, length: int) -> set[tuple[str, ...]]:
    words = text.lower().replace(".", "").split()
    return {tuple(words[place : place + length]) for place in range(len(words) - length + 1)}


def test_both_commands_give_the_same_shares(run, record, essays):
    (essays / "a.txt").write_text(f"{ENGLISH.before}{ENGLISH.original}", encoding="utf-8")
    (essays / "b.txt").write_text(f"{ENGLISH.changed} {ENGLISH.before}{ENGLISH.after}", encoding="utf-8")
    pair = record(essays / "a.txt", essays / "b.txt")["pairs"][0]
    alone = json.loads(run("passages", "--json", essays / "a.txt", essays / "b.txt")[1])
    for side in ("shares_left", "shares_right"):
        assert pair[side] == alone[side]
        assert pair[side]["verbatim"] > 0 < pair[side]["reworded"]
    assert pair["rewriting_searched"]
    exact = record(essays / "a.txt", essays / "b.txt", "--exact-only")["pairs"][0]
    assert not exact["rewriting_searched"]
    assert exact["shares_left"]["reworded"] == 0
    assert exact["shares_left"]["verbatim"] == pair["shares_left"]["verbatim"]


def names(pair):
    return pair["left"], pair["right"]


def verbatim(pair):
    """The higher word-for-word share."""
    return max(pair["shares_left"]["verbatim"], pair["shares_right"]["verbatim"])


def test_rewriting_is_searched_only_where_a_pair_of_a_large_class_stands_out(run, record, essays):
    for number, text in enumerate(
        [ENGLISH.original, ENGLISH.changed, FILLER["en"], *("fog " * n for n in range(3, 7))]
    ):
        (essays / f"z{number}.txt").write_text(text, encoding="utf-8")
    pairs = record(essays)["pairs"]
    assert len(pairs) > 20
    searched = [pair for pair in pairs if pair["rewriting_searched"]]
    assert 0 < len(searched) < len(pairs)
    exact = {names(pair): verbatim(pair) for pair in record(essays, "--exact-only")["pairs"]}
    lowest = min(exact[names(pair)] for pair in searched)
    assert lowest > max(verbatim(pair) for pair in pairs if not pair["rewriting_searched"])
    out = run("compare", essays)[1]
    level = float(re.search(r"Reworded text was searched for in pairs with ([\d.]+)% or more word for word.", out)[1])
    assert 0 < level <= 100 * lowest
    assert "searched" not in run("compare", essays, "--exact-only")[1]


def test_passages_are_code_points_of_the_text_as_read(record, essays):
    (essays / "a.txt").write_bytes(f"😀 Ångström 😀.\r\n{ORIGINAL}".encode())
    passages = record(essays / "a.txt", essays / "b.txt", "--preset", "verbatim", "--shingle-length", "4")["pairs"][0]
    shared = [
        (_slice(f"😀 Ångström 😀.\r\n{ORIGINAL}", one["left"]), _slice(REWRITE, one["right"]), one["words"])
        for one in passages["passages"]
    ]
    assert shared == [
        ("The old bridge over the river carries", "the old bridge over the river carries", 7),
        ("every morning before sunrise", "Every morning before sunrise", 4),
    ]


def _slice(text: str, span: dict[str, int]) -> str:
    return text[span["start"] : span["end"]]


def test_the_record_names_documents_and_options(record, essays):
    found = record(essays, "--preset", "verbatim")
    assert found["options"]["shingle-length"] == 6
    assert found["options"]["word-form"] == "as-written"
    assert found["documents"][0] == {
        "name": "a.txt",
        "path": str(essays / "a.txt"),
        "role": "essay",
        "author": "",
        "language": "en",
        "words": 13,
        "compared_words": 13,
        "excluded_words": 0,
        "notes": [],
        "problem": None,
        "submission": None,
        "files": [],
    }


def test_a_language_given_is_that_of_all_documents(record, essays):
    assert {one["language"] for one in record(essays, "--language", "fr")["documents"]} == {"fr"}


def test_the_language_is_found_for_each_document(record, essays):
    (essays / "d.txt").write_text("Старый мост через реку каждое утро несёт тяжёлые грузовики.", encoding="utf-8")
    assert [one["language"] for one in record(essays)["documents"]] == ["en", "en", "en", "ru"]


def test_what_cannot_be_compared_is_a_document_with_its_problem_and_in_no_pair(run, essays):
    (essays / "empty.txt").write_bytes(b"")
    (essays / "short.txt").write_text("Hello bridge", encoding="utf-8")
    (essays / "broken.docx").write_bytes(b"PK\x03\x04 cut off")
    code, out, _ = run("compare", "--json", essays, essays / "absent.txt")
    found = json.loads(out)
    bad = {"empty.txt", "short.txt", "broken.docx", "absent.txt"}
    assert code == 1
    assert {one["name"] for one in found["documents"] if one["problem"]} == bad
    assert {one["name"] for one in found["problems"]} == bad
    assert not bad & {pair[side] for pair in found["pairs"] for side in ("left", "right")}
    assert len(found["pairs"]) == 3
    unread = next(one for one in found["documents"] if one["name"] == "absent.txt")
    assert (unread["words"], unread["language"]) == (None, None)


def test_the_same_document_named_twice_is_compared_once(record, essays):
    found = record(essays / "a.txt", essays / "b.txt", essays / ".." / "class" / "a.txt")
    assert [one["name"] for one in found["documents"]] == ["a.txt", "b.txt"]
    assert len(found["pairs"]) == 1
    assert "twice" in found["problems"][0]["message"]
    assert "another" in found["problems"][0]["hint"]


def test_documents_of_one_name_are_told_apart(run, record, essays):
    (essays / "more").mkdir()
    (essays / "more" / "a.txt").write_text(REWRITE, encoding="utf-8")
    paths = {(pair["left_path"], pair["right_path"]) for pair in record(essays)["pairs"]}
    assert (str(essays / "a.txt"), str(essays / "more" / "a.txt")) in paths
    assert any(line.split()[1] == os.path.join("more", "a.txt") for line in run("compare", essays)[1].splitlines()[2:5])


def test_the_table_starts_with_the_pair_that_shares_most(run, essays):
    (essays / "z.txt").write_text(REWRITE, encoding="utf-8")
    code, out, _ = run("compare", essays)
    lines = out.splitlines()
    assert code == 0
    assert lines[2].split()[:4] == ["b.txt", "z.txt", "100%", "100%"]
    assert "6 of 6 pairs shown." in lines


def test_a_long_table_counts_the_pairs_that_share_nothing_and_the_record_lists_them(run, record, essays):
    for number in range(5):
        (essays / f"z{number}.txt").write_text(" ".join(f"word{chr(97 + number)}{place}" for place in range(9)))
    out = run("compare", essays)[1]
    assert "1 of 28 pairs shown.\n27 pairs share nothing." in out
    assert "z0.txt" not in out
    assert len(record(essays)["pairs"]) == 28


def test_fewer_pairs_can_be_listed_and_their_number_is_said(run, record, essays):
    out = run("compare", essays, "--minimum-containment", "1")[1]
    assert "1 of 3 pairs shown." in out
    assert "c.txt" not in out
    found = record(essays, "--minimum-containment", "1")
    assert [(pair["left"], pair["right"]) for pair in found["pairs"]] == [("a.txt", "b.txt")]
    assert found["pairs_compared"] == 3


def test_the_minimum_is_a_limit_that_may_be_reached(record, essays):
    (essays / "z.txt").write_text(REWRITE, encoding="utf-8")
    pairs = record(essays, "--minimum-containment", "100")["pairs"]
    assert [(pair["left"], pair["right"]) for pair in pairs] == [("b.txt", "z.txt")]


def test_nothing_that_can_be_read_is_exit_code_3(run, tmp_path):
    (tmp_path / "one.txt").write_bytes(b"")
    code, out, err = run("compare", tmp_path, tmp_path / "absent.txt")
    assert code == 3
    assert "File not found." in out
    assert "Nothing was compared" in err


def test_a_folder_without_documents_is_exit_code_3(run, tmp_path):
    code, out, _ = run("compare", "--json", tmp_path)
    assert code == 3
    assert json.loads(out)["pairs"] == []


def test_a_single_document_is_wrong_usage(run, essays):
    code, _, err = run("compare", essays / "a.txt")
    assert code == 2
    assert "A comparison needs two" in err


@pytest.mark.parametrize("arguments", [[], ["compare"], ["compare", "--shingle-length", "0", "a", "b"], ["merge", "a"]])
def test_wrong_usage_is_exit_code_2_and_says_so(run, arguments):
    code, _, err = run(*arguments)
    assert code == 2
    assert err.startswith("usage: imbrex-cli")


def test_wrong_usage_of_a_command_names_the_command(run):
    assert "\nimbrex-cli compare: error: the following arguments" in run("compare")[2]


def test_version(run):
    code, out, _ = run("--version")
    assert code == 0
    assert out.startswith("imbrex ")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems refuse such names")
def test_hostile_names_reach_no_terminal(run, record, tmp_path):
    (tmp_path / "\x1b[2J\x07\u202etxt.txt").write_text(ORIGINAL, encoding="utf-8")
    (tmp_path / "line\nbreak.txt").write_text(REWRITE, encoding="utf-8")
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff.txt")).write_text(REWRITE, encoding="utf-8")
    code, out, _ = run("compare", tmp_path)
    assert code == 0
    assert not set(out) & {"\x1b", "\x07", "\u202e"}
    assert "\ufffd[2J\ufffd\ufffdtxt.txt" in out
    assert "line break.txt" in out
    assert out.encode("utf-8").decode("utf-8") == out
    documents = record(tmp_path)["documents"]
    assert "line break.txt" in {one["name"] for one in documents}
    assert str(tmp_path / "line\nbreak.txt") in {one["path"] for one in documents}
    assert len(documents) == 3


def test_ctrl_c_says_so(run, essays, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(running, "read", interrupted)
    code, out, err = run("compare", essays)
    assert (code, out, err) == (130, "", "Stopped.\n")


def test_a_refusal_of_the_system_that_nobody_expected_is_a_sentence(run, essays, monkeypatch):
    def refused(*_):
        raise PermissionError(13, "Permission denied", "/place/file")

    monkeypatch.setattr(running, "read", refused)
    code, _, err = run("compare", essays)
    assert code == 1
    assert (
        err
        == "imbrex-cli: The system refused /place/file: permission denied. Check that you have permission to use it.\n"
    )


def test_headings_end_where_their_columns_end(run, essays):
    above, head, first, *_ = run("compare", essays)[1].splitlines()
    assert above.index("containment") + len("containment") == head.rindex("right") + 5
    assert above.index("overlap") + len("overlap") == head.index("right", head.index("right") + 5) + 5
    assert len(head) == len(first)


def test_csv_has_the_figures_of_the_record_without_its_passages(run, record, essays, monkeypatch):
    pairs = record(essays)["pairs"]
    table = run("compare", essays, "--exact-only")[1]
    monkeypatch.delattr(Corpus, "compare")  # takes ten times as long as all other figures of a pair
    assert run("compare", essays, "--exact-only")[1] == table
    rows = list(csv.DictReader(io.StringIO(run("compare", essays, "--csv")[1].removeprefix("\ufeff"))))
    assert [(row["left"], row["right"]) for row in rows] == [(pair["left"], pair["right"]) for pair in pairs]
    for row, pair in zip(rows, pairs, strict=True):
        assert float(row["reworded_right"]) == pytest.approx(pair["shares_right"]["reworded"], abs=1e-6)
        for name in ("jaccard", "containment_left", "containment_right"):
            assert float(row[name]) == pytest.approx(pair["scores"][name], abs=1e-6)


def test_problems_for_github_are_one_line_each_whatever_files_are_called(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("100%, or: more.md").write_text(ORIGINAL, encoding="utf-8")
    Path("b\n::stop-commands::x.md").write_text(REWRITE, encoding="utf-8")
    code, out, _ = run("compare", ".", "--github", "--fail-above", "20")
    assert code == 4
    first, second = out.splitlines()
    assert first.startswith(
        "::error file=100%25%2C or%3A more.md,title=Imbrex::54%25 of 100%25, or: more.md is also in "
    )
    assert second.startswith("::error file=")
    assert run("compare", ".", "--github")[0] == 2
