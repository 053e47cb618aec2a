"""The command `disguises`: kinds, places and worth, as lines and as JSON."""

import json

import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.text.document import Document
from imbrex.engine.what_if.disguise_effect import effects
from imbrex.languages.registry import Languages

SOURCE = (
    "The gardener planted seven yellow roses beside the northern gate before the first frost arrived. "
    "Ships waited outside the harbour while a heavy storm carried broken timber along the coast.\n"
    "My grandmother kept every letter from her brother inside a blue wooden box under the stairs.\n"
)
CYRILLIC = str.maketrans("aeopc", "аеорс")


@pytest.fixture
def essay(tmp_path):
    """A copy of the source with look-alike letters in its last line, and a zero-width characters in four words."""
    first, _, last = SOURCE.rstrip("\n").rpartition("\n")
    text = f"{first}\n{last.translate(CYRILLIC)}\n".replace("coast", "co\u00adast")
    for word in ("gardener", "harbour", "storm", "timber"):
        text = text.replace(word, f"{word[:3]}\u200b{word[3:]}")
    path = tmp_path / "essay.txt"
    path.write_text(text, encoding="utf-8")
    (tmp_path / "sources").mkdir()
    (tmp_path / "sources" / "source.txt").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "sources" / "other.txt").write_text("Potatoes boil quickly when somebody salts hot water.")
    return path


@pytest.fixture
def found(run, essay):
    """Runs `disguises --json`; gives the object."""

    def found(*arguments):
        code, out, _ = run("disguises", essay, "--json", *arguments)
        assert code == 0
        return json.loads(out)

    return found


def test_places_lead_to_the_words_and_say_what_they_are_read_as(found, essay):
    text = essay.read_text(encoding="utf-8")
    (document,) = found()["documents"]
    for place in document["hits"]:
        assert text[place["start"] : place["end"]] == place["typed"]
        assert text[: place["start"]].count("\n") + 1 == place["line"]
    read = {place["typed"]: (place["kind"], place["reading"], place["line"]) for place in document["hits"]}
    assert read["grandmother".translate(CYRILLIC)] == ("look-alike", "grandmother", 2)
    assert read["sto\u200brm"] == ("invisible", "storm", 1)


def test_kinds_are_counted_and_only_frequent_ones_alarm(found):
    (document,) = found()["documents"]
    kinds = {kind["kind"]: kind for kind in document["kinds"]}
    assert document["alarms"] == ["invisible", "look-alike"]
    assert kinds["look-alike"]["alarm"]
    assert [(kinds[kind]["count"], kinds[kind]["letters"]) for kind in ("invisible", "soft-hyphen")] == [
        (4, 4),
        (1, 1),
    ]
    assert not kinds["soft-hyphen"]["alarm"]
    places = [place for place in document["hits"] if place["kind"] == "look-alike"]
    assert kinds["look-alike"]["letters"] == sum(place["letters"] for place in places) > len(places)


def test_options_say_what_is_undone_and_change_nothing_that_is_found(found):
    before, after = found()["documents"][0], found("--no-undo-lookalikes")["documents"][0]
    assert before["hits"] == after["hits"]
    undone = [{kind["kind"]: kind["undone"] for kind in one["kinds"]}["look-alike"] for one in (before, after)]
    assert undone == [True, False]


def test_the_worth_is_that_of_the_engine_and_needs_another_document(found, essay):
    assert found()["documents"][0]["effect"] is None
    effect = found("--against", essay.parent / "sources")["documents"][0]["effect"]
    corpus = Corpus(Languages().find)
    texts = {"essay": essay.read_text("utf-8"), "source": SOURCE}
    corpus.add([Document(name, name, text, language="en") for name, text in texts.items()])
    wanted = effects(corpus)["essay"]
    assert effect["other"]["name"] == "source.txt"
    assert (effect["before"], effect["after"]) == (wanted.typed, wanted.undone)
    assert effect["after"] == 1 > effect["before"]


def test_only_the_documents_named_are_told_of(found, run, essay):
    assert len(found("--against", essay.parent / "sources")["documents"]) == 1
    out = run("disguises", essay.parent / "sources", "--against", essay)[1]
    assert "other.txt" in out
    assert "essay" not in out.splitlines()[0]


def test_lines_show_signs_that_act_on_terminals_as_escapes(run, essay):
    code, out, _ = run("disguises", essay, "--against", essay.parent / "sources")
    assert code == 0
    lines = out.splitlines()
    assert lines[0] == "essay.txt: 46 words, disguised"
    assert lines[1].endswith("% matched source.txt before the disguises were removed, 100.0% after")
    assert "  ! look-alike: " in out
    assert f"line 2: {'letter'.translate(CYRILLIC)} -> letter  (U+0435)" in out
    assert "at usual levels: " in lines[-1]
    assert "line 1: sto\\u200brm -> storm  (U+200B)" in out
    assert "\u200b" not in out


def test_long_lists_are_cut_and_say_so(run, tmp_path):
    words = [f"w{letter}ndow" for letter in "abcdefghijklmnopqrstuvwxyz"]
    (tmp_path / "long.txt").write_text(" ".join(word.replace("o", "о") for word in words), encoding="utf-8")
    out = run("disguises", tmp_path / "long.txt")[1]
    assert sum("line 1:" in line for line in out.splitlines()) == 20
    assert "and 6 more; see --json" in out


def test_an_honest_text_has_no_alarm(run, essay):
    out = run("disguises", essay.parent / "sources" / "other.txt")[1]
    assert out.splitlines()[0] == "other.txt: 8 words, no disguises"


def test_what_cannot_be_read_is_a_problem(run, tmp_path):
    code, out, _ = run("disguises", tmp_path / "absent.txt")
    assert code == 3
    assert "absent.txt: File not found." in out
    found = json.loads(run("disguises", tmp_path / "absent.txt", "--json")[1])
    assert found["documents"] == []
    assert [problem["name"] for problem in found["problems"]] == ["absent.txt"]


def test_letters_as_numbers_of_html_alarm_and_are_read_with_all_other_html(run, tmp_path):
    path = tmp_path / "coded.txt"
    path.write_text("".join(f"&#{ord(sign)};" if sign.isalpha() else sign for sign in SOURCE), encoding="utf-8")
    for arguments, undone in ((), True), (("--no-strip-html",), False):
        code, out, _ = run("disguises", path, "--json", *arguments)
        kinds = {kind["kind"]: kind for kind in json.loads(out)["documents"][0]["kinds"]}
        assert (code, kinds["coded"]["alarm"], kinds["coded"]["undone"]) == (0, True, undone)
    code, out, _ = run("disguises", path)
    assert code == 0
    assert "coded" in out
