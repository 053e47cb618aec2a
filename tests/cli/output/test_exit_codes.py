"""Exit codes: whether everything was read, whichever command has read it."""

import pytest

from imbrex.cli.output.terminal import HELP
from imbrex.cli.parser import make_parser

COMMANDS = {
    "compare": " shown.",
    "compare --json": '"pairs_compared": ',
    "overview": " compared.",
    "origins": "a.txt: ",
    "evidence": "a.txt and b.txt",
    "history": "No two files have",
    "near-duplicates": "Near-duplicate: ",
    "what-if": "a.txt and b.txt",
    "disguises": "a.txt: ",
    "report -o out.html --shingle-length 2": "out.html",
    "report -o reports --each pair --shingle-length 2 --threshold 5": "001 a txt - b txt.html",
    "text": "The old bridge",
    "library add": "already present",
    "library check": "checked, ",
    "library check --add": "already present",
}
"""Commands that read any number of documents, and what they print of those that can be read."""


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch, run):
    """A folder to write to, with a library of one's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    assert run("library", "create")[0] == 0
    return tmp_path


def missing(essays):
    return [essays / "a.txt", essays / "b.txt", essays / "absent.txt"]


def broken(essays):
    (essays / "torn.docx").write_bytes(b"PK\x03\x04 no archive")
    return [essays / "a.txt", essays]


@pytest.mark.parametrize("paths", [missing, broken])
@pytest.mark.parametrize("command", COMMANDS)
def test_what_cannot_be_read_is_exit_code_1_and_the_rest_is_done(run, essays, command, paths):
    assert run(*command.split(), essays / "a.txt", essays / "b.txt")[0] == 0
    code, out, err = run(*command.split(), *paths(essays))
    assert code == 1
    assert COMMANDS[command] in out
    assert "absent.txt" in out + err or "torn.docx" in out + err


@pytest.mark.parametrize("command", ["compare", "passages"])
def test_a_template_that_is_missing_is_exit_code_1(run, essays, command):
    pair = essays / "a.txt", essays / "b.txt"
    assert run(command, *pair, "--template", essays / "c.txt")[0] == 0
    code, out, _ = run(command, *pair, "--template", essays / "absent.txt")
    assert code == 1
    assert "File not found." in out


def test_what_was_named_twice_was_read(run, essays):
    code, out, _ = run("compare", essays, essays / "a.txt", essays / "a.txt")
    assert "given twice" in out
    assert code == 0


def test_a_text_that_is_too_short_was_read(run, essays):
    (essays / "short.txt").write_text("Hello bridge", encoding="utf-8")
    code, out, _ = run("compare", essays)
    assert "short.txt" in out
    assert code == 0


def test_a_share_above_the_limit_is_exit_code_4(run, essays):
    paths = essays / "a.txt", essays / "b.txt"
    code, out, _ = run("compare", *paths)
    highest = max(int(cell.rstrip("%")) for cell in out.splitlines()[2].split()[2:4])
    assert (code, 30 < highest < 100) == (0, True)
    assert run("compare", *paths, "--fail-above", highest + 1)[0] == 0
    assert run("compare", *paths, "--fail-above", highest - 2)[0] == 4
    assert run("compare", *missing(essays), "--fail-above", highest + 1, "--json")[0] == 1
    assert run("compare", *missing(essays), "--fail-above", highest - 2, "--csv")[0] == 4
    assert run("compare", essays / "a.txt", "--fail-above", "0")[0] == 2


def test_verify_tells_of_a_path_that_is_missing(run, essays, place):
    paths = essays / "a.txt", essays / "b.txt"
    assert run("report", *paths, "-o", place / "out.html", "--shingle-length", "2")[0] == 0
    assert run("verify", place / "out.html", *paths)[0] == 0
    code, out, err = run("verify", place / "out.html", *paths, essays / "absent.txt")
    assert code == 1
    assert out.startswith("Verified")
    assert "absent.txt" in err


def parsers(parser):
    """A parser and those of its commands, which get their arguments when they are given."""
    if getattr(parser, "command", ""):
        with pytest.raises(SystemExit):
            parser.parse_known_args(["--help"])
    yield parser
    for action in parser._actions:
        for inner in (action.choices or {}).values() if hasattr(action, "add_parser") else ():
            yield from parsers(inner)


def every_parser():
    return list(parsers(make_parser()))


def test_the_help_of_every_command_ends_with_the_exit_codes():
    every = every_parser()
    assert len(every) > 25
    assert [one.prog for one in every if not one.format_help().rstrip().endswith(HELP)] == []
