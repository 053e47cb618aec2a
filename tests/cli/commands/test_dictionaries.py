"""The dictionaries of a user: one that is added is listed, one that can't be read is a sentence."""

import json

import pytest

from imbrex.dictionaries.dictionaries import Dictionaries
from imbrex.languages.registry import Languages
from tests.dictionaries import made
from tests.dictionaries.conftest import in_process, places  # noqa: F401 - fixtures


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
