"""The schema of all JSON: complete, strict, and with one meaning for each key. `run` checks what commands print."""

import json
import re
from collections import defaultdict

import pytest
from jsonschema import Draft202012Validator

from tests.cli.conftest import SCHEMA, check_json
from tests.cli.output.test_exit_codes import every_parser

_TWO_SIDES = {"left", "right"}
"""Of a pair, the names of two documents; of a passage, its spans; of a link, the numbers of two entries."""


def test_it_is_a_schema_that_knows_every_key():
    Draft202012Validator.check_schema(SCHEMA)
    open_objects = [name for name, one in SCHEMA["$defs"].items() if one["additionalProperties"] is not False]
    assert open_objects == ["options"]


def test_a_key_means_the_same_in_all_commands_and_reports():
    meanings = defaultdict(set)
    for one in SCHEMA["$defs"].values():
        for key, meaning in one.get("properties", {}).items():
            meanings[key].add(_told(meaning))
    several = {key for key, found in meanings.items() if len(found) > 1}
    assert len(meanings) > 250
    assert several - _TWO_SIDES - {"members", "figure"} == set()


def _told(meaning):
    """What a value is. A pair of a report or of a bulk job has other keys than one of a class, but is a pair: its keys
    are looked at by themselves."""
    if "const" in meaning:
        return '{"type": "string"}'
    return re.sub("#/[$]defs/(report|bulk)_", "#/$defs/", json.dumps(meaning, sort_keys=True))


def test_it_has_every_command_with_json():
    commands = {one["properties"]["command"]["const"] for one in SCHEMA["$defs"].values() if _is_result(one)}
    flagged = [one.prog for one in every_parser() if any("--json" in action.option_strings for action in one._actions)]
    assert commands == {name.removeprefix("imbrex-cli ") for name in flagged}


def _is_result(one):
    return "command" in one.get("properties", {})


@pytest.mark.parametrize("files", [("a.txt", "b.txt"), ("a.txt", "b.txt", "c.txt")], ids=["pair", "class"])
def test_a_saved_report_follows_it(run, essays, tmp_path, files):
    paths = [essays / name for name in files]
    assert run("report", *paths, "-o", tmp_path / "out.json", "--shingle-length", "2")[0] == 0
    check_json((tmp_path / "out.json").read_text(encoding="utf-8"))


def test_what_does_not_follow_it_is_seen(run, essays):
    out = run("passages", essays / "a.txt", essays / "b.txt", "--json")[1]
    for changed in (
        out.replace('"bounded": false', '"bounded": 0'),
        out.replace('"bounded"', '"limited"'),
        out.replace('"imbrex/1"', '"imbrex/2"'),
        out.replace('"problems": []', '"problems": [], "more": 1'),
    ):
        with pytest.raises(AssertionError):
            check_json(changed)
