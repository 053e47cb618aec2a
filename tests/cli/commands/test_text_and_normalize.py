"""The commands that print documents: text and normalize."""

from imbrex.cli.commands.normalize import in_words
from imbrex.engine.text.tokens import Fate


def test_text_is_printed_as_it_was_read(run, tmp_path):
    path = tmp_path / "a.txt"
    path.write_bytes("Ёж,\r\n\tи \x1b[1m😀".encode())
    code, out, _ = run("text", path)
    assert code == 0
    assert out == "Ёж,\r\n\tи \x1b[1m😀"


def test_on_a_terminal_a_text_ends_with_a_line_and_acts_on_nothing(run, tmp_path, monkeypatch):
    path = tmp_path / "a.txt"
    path.write_bytes(b"one\n\x1b[1mtwo")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert run("text", path)[1] == "one\n\\x1b[1mtwo\n"


def test_several_texts_are_printed_under_their_names(run, essays):
    out = run("text", essays)[1]
    assert out.startswith("==> a.txt <==\nThe old bridge")
    assert "\n\n==> b.txt <==\nEvery morning" in out


def test_what_cannot_be_read_is_told(run, essays):
    code, out, err = run("text", essays / "absent.txt")
    assert (code, out) == (3, "")
    assert err == "absent.txt: File not found. Check the file name.\n"
    assert run("text", essays / "a.txt", essays / "absent.txt")[0] == 1


def test_normalize_prints_each_word_with_its_place_and_fate(run, tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("The Bridges of 7 rivers", encoding="utf-8")
    code, out, _ = run("normalize", path, "--drop-numbers")
    rows = [line.split("  ") for line in out.splitlines()]
    assert code == 0
    assert [[cell.strip() for cell in row if cell] for row in rows] == [
        ["word", "compared as", "fate", "start", "end"],
        ["The", "dropped: stop word", "0", "3"],
        ["Bridges", "bridge", "lemmatized", "4", "11"],
        ["of", "dropped: stop word", "12", "14"],
        ["7", "dropped: number", "15", "16"],
        ["rivers", "river", "lemmatized", "17", "23"],
    ]


def test_normalize_follows_the_options(run, tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("The Bridges", encoding="utf-8")
    out = run("normalize", path, "--preset", "verbatim", "--no-fold-case")[1]
    assert [line.split() for line in out.splitlines()[1:]] == [
        ["The", "The", "kept", "0", "3"],
        ["Bridges", "Bridges", "kept", "4", "11"],
    ]


def test_every_fate_has_a_name_of_its_own():
    names = {in_words(fate) for fate in Fate}
    assert len(names) == len(set(Fate))
    assert "dropped" not in names
