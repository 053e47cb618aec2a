import argparse
import json
from functools import cache
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from imbrex import assets
from imbrex.cli import main
from tests.lent_children import lent_children, one_child_for_all  # noqa: F401 - fixtures

ORIGINAL = "The old bridge over the river carries heavy lorries every morning before sunrise."
REWRITE = "Every morning before sunrise the old bridge over the river carries a thousand cyclists."
UNRELATED = "Potatoes boil quickly when somebody salts hot water generously."

SCHEMA = json.loads(assets.text("schemas/imbrex-1.json"))
_LONGEST = 100_000  # characters of JSON that are checked: longer ones have more of the same
_KINDS = {"imbrex pair report": "report_of_pair", "imbrex class report": "report_of_class"}


def check_json(text: str) -> None:
    """Check that an object follows the schema; one kind of object, as `oneOf` would not say what is wrong."""
    value = json.loads(text)
    command = value.get("command", "").replace(" ", "_").replace("-", "_")
    name = f"{command}_result" if command else _KINDS[value["kind"]]
    assert [f"{one.json_path}: {one.message[:200]}" for one in _validator(name).iter_errors(value)] == []


@cache
def _validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})


@pytest.fixture(autouse=True)
def no_translations(monkeypatch):
    """The parser looks on the disk for a translation of each of its options, which takes long, and finds none."""
    monkeypatch.setattr(argparse, "_", str)


@pytest.fixture(autouse=True)
def no_colours(monkeypatch):
    """Colours are controls of the terminal, of which tests find those that come from documents."""
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture
def essays(tmp_path: Path) -> Path:
    folder = tmp_path / "class"
    folder.mkdir()
    (folder / "a.txt").write_text(ORIGINAL, encoding="utf-8")
    (folder / "b.txt").write_text(REWRITE, encoding="utf-8")
    (folder / "c.txt").write_text(UNRELATED, encoding="utf-8")
    return folder


@pytest.fixture
def run(capsys):
    """Runs the command line; gives its exit code, standard output and standard error. JSON follows the schema."""

    def run(*arguments):
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as error:
            code = error.code
        captured = capsys.readouterr()
        if "--json" in arguments and captured.out and len(captured.out) < _LONGEST:
            check_json(captured.out)
        return code, captured.out, captured.err

    return run


@pytest.fixture
def record(run):
    """Runs `compare --json`; gives the object."""

    def record(*arguments):
        _, out, _ = run("compare", "--json", *arguments)
        return json.loads(out)

    return record
