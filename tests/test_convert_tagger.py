"""The script that makes resources/tagger/ is part of the project: what it refuses and what it makes."""

import importlib.util
import io
import json
import lzma
import pickle
from pathlib import Path

import pytest

from imbrex import assets
from imbrex.languages import english

SCRIPT = Path(__file__).parents[1] / "packaging" / "convert_tagger.py"


@pytest.fixture(scope="module")
def script():
    spec = importlib.util.spec_from_file_location("convert_tagger", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Evil:
    def __reduce__(self):
        return (print, ("run",))


@pytest.mark.parametrize("protocol", [0, 2, 4])
def test_a_pickle_with_code_is_refused(script, protocol, capsys):
    with pytest.raises(pickle.UnpicklingError, match=r"print"):
        script.PlainUnpickler(io.BytesIO(pickle.dumps([Evil()], protocol))).load()
    assert capsys.readouterr().out == ""


def test_plain_values_are_read(script):
    value = ({"bias": {"NN": 0.5}}, {"the": "DT"}, {"NN", "DT"})
    assert script.PlainUnpickler(io.BytesIO(pickle.dumps(value, 2))).load() == value


def test_another_archive_is_refused(script, tmp_path):
    other = tmp_path / "other.tar.gz"
    other.write_bytes(b"not the package")
    with pytest.raises(SystemExit, match="is not textblob-aptagger"):
        script.read(other)


@pytest.mark.parametrize(
    "model",
    [
        ({"bias": {"XX": 1.0}}, {}, {"NN"}),
        ({"bias": {"NN": "1"}}, {}, {"NN"}),
        ({}, {"the": "DT"}, {"NN"}),
        ({}, {}, {1}),
    ],
)
def test_a_model_of_another_shape_is_refused(script, model):
    with pytest.raises(SystemExit):
        script.check(*model)


def test_what_is_written_tags_like_what_was_read(script, tmp_path, monkeypatch):
    weights = {"bias": {"NN": 0.25, "VB": -1.125}, "i suffix ing": {"VB": 3.001}, "empty": {}}
    model = script.convert(weights, {"the": "DT"}, {"NN", "VB", "DT"})
    assert model["weights"] == {"bias": [1, 250, 2, -1125], "i suffix ing": [2, 3001]}
    script.write(model, "The licence.", tmp_path / "tagger")
    assert "The licence." in (tmp_path / "tagger" / "NOTICE.md").read_text(encoding="utf-8")
    monkeypatch.setattr(assets, "_PACKAGED", tmp_path)
    assert english.load_tagger()(["the", "dog", "running"]) == ["DT", "NN", "VB"]


def test_the_shipped_model_is_whole_and_has_its_notice():
    model = json.loads(lzma.decompress(assets.data("tagger/english.json.xz")))
    assert len(model["tags"]) == 45
    assert sum(map(len, model["weights"].values())) // 2 == 374_698
    assert "Copyright 2013 Matthew Honnibal" in assets.text("tagger/NOTICE.md")
