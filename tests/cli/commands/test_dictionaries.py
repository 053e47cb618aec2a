"""The dictionaries of a user: one that is added is listed, one that can't be read is a sentence."""

import json

import pytest

from imbrex.dictionaries.dictionaries import Dictionaries
from imbrex.languages.registry import Languages
from tests.dictionaries import made
from tests.dictionaries.conftest import in_process, places  # noqa: F401 - fixtures
from tests.translated_texts import BOOK, ENTRIES, ESSAY, TAKEN


@pytest.mark.usefixtures("in_process")
def test_dictionaries_are_added_listed_and_removed(run, places, tmp_path):  # noqa: F811 - the fixture
    assert "mueller7-dict" in "".join(run("dictionaries", "list")[1:])
    made.ding(places.trans)
    own = made.stardict(tmp_path, "own\x1b[2J")
    code, _, err = run("dictionaries", "add", own)
    assert code != 0
    assert "doesn't say its languages" in err
    assert run("dictionaries", "add", own, "--languages", "en-en")[0] != 0
    code, out, _ = run("dictionaries", "add", own, "--languages", "en-ru")
    assert code == 0
    assert "pairs of words" in out
    assert Dictionaries(Languages().find).find("ru", "en").names == ("own\x1b[2J",)
    code, out, _ = run("dictionaries", "list")
    assert code == 0
    assert "\x1b" not in out
    assert "GPL-2+" in out
    listed = json.loads(run("dictionaries", "list", "--json")[1])["dictionaries"]
    assert [(one["package"], one["entry_count"]) for one in listed] == [("trans-de-en", 2), ("", 6)]
    own.with_suffix(".dict").unlink()
    code, _, err = run("dictionaries", "list")
    assert code == 1
    assert "Couldn't read" in err
    assert run("dictionaries", "remove", own)[0] == 0
    assert run("dictionaries", "remove", own)[0] != 0
    assert len(json.loads(run("dictionaries", "list", "--json")[1])["dictionaries"]) == 1


@pytest.mark.usefixtures("in_process")
def test_a_translated_essay_is_found_by_every_command_once_its_dictionary_is_there(run, places, tmp_path):  # noqa: F811
    essay, book, report = tmp_path / "essay.txt", tmp_path / "book.txt", tmp_path / "report"
    essay.write_text(ESSAY, "utf-8")
    book.write_text(BOOK, "utf-8")
    _, out, err = run("passages", essay, book)
    assert "may be translated" not in out
    assert "mueller7-dict" in out + err
    lines = (entry.strip().replace(" ", " :: ", 1) for entry in ENTRIES.split(";"))
    own = made.ding(tmp_path, "en-ru", "\n".join(lines))
    assert run("dictionaries", "add", own, "--languages", "en-ru")[0] == 0
    found = json.loads(run("passages", essay, book, "--json")[1])
    taken = [ESSAY[one["left"]["start"] : one["left"]["end"]] for one in found["passages"]]
    assert {one["left_kind"] for one in found["passages"]} == {"translated"}
    for _, paragraph in TAKEN:
        assert any(paragraph[20:-20] in one or one in paragraph for one in taken)
    shares = json.loads(run("compare", essay, book, "--json")[1])["pairs"][0]["shares_left"]
    assert 0.4 < shares["translated"] < 0.48  # .43 of the words are
    assert "Ranked by the higher share that is word for word or translated." in run("overview", essay, book)[1]
    for suffix in ("html", "json"):
        assert run("report", essay, book, "-o", report.with_suffix(f".{suffix}"))[0] == 0
        assert run("verify", report.with_suffix(f".{suffix}"), essay, book)[0] == 0
    assert "may be translated" in report.with_suffix(".html").read_text("utf-8").lower()
