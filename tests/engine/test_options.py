"""Options: declared once, refused with a reason, read back as written."""

import json

import pytest

from imbrex.engine.language import PartOfSpeech
from imbrex.engine.options import DEFAULT, PRESETS, Canonization, Options, PassageRules, Shingling, WordForm, walk


def test_what_is_written_is_read_back() -> None:
    options = Options(
        canonization=Canonization(
            fold_case=False,
            drop=PartOfSpeech.ADVERB | PartOfSpeech.ADJECTIVE,
            word_form=WordForm.STEM,
            stop_words=("x",),
        ),
        shingles=Shingling(length=7),
        language="ru",
    )
    plain = json.loads(json.dumps(options.to_dict()))
    assert Options.from_dict(plain) == options
    assert plain["drop"] == ["adjective", "adverb"]


def test_every_option_has_words_for_people() -> None:
    described = [describe for _, _, describe, _ in walk(Options())]
    assert all(describe.label and describe.help.endswith(".") for describe in described)
    assert len({describe.flag for describe in described}) == len(described)


def test_all_values_out_of_bounds_are_named_at_once() -> None:
    with pytest.raises(ValueError, match=r"Shingle length: 21 .*Minimum passage length: 0 "):
        Options(shingles=Shingling(length=21), passages=PassageRules(minimum_words=0))


@pytest.mark.parametrize(
    ("values", "message"),
    [({"speed": 3}, "speed"), ({"drop": ["verb"]}, "known are preposition"), ({"fold-case": "no"}, "neither")],
)
def test_foreign_values_are_refused(values: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Options.from_dict(values)


def test_an_unknown_flag_is_a_programming_error() -> None:
    with pytest.raises(KeyError):
        Options().with_value("speed", 3)


def test_every_option_can_be_changed_and_restored() -> None:
    changes = {
        "stop-words": ["x"],
        "drop": [],
        "word-form": "stem",
        "shingle-length": 4,
        "minimum-passage": 2,
        "template-words": 5,
        "exclude-phrases": ["as we all know"],
        "language": "de",
    }
    known = [Options()]
    for _, _, describe, value in walk(Options()):
        changed = Options().with_value(
            describe.flag, changes.get(describe.flag, value + 1 if type(value) is int else not value)
        )
        assert changed.value(describe.flag) != value
        assert changed not in known
        assert Options.from_dict(changed.to_dict()) == changed
        known.append(changed)


def test_presets() -> None:
    assert PRESETS[DEFAULT] == Options()
    assert PRESETS["verbatim"].shingles.length == 6
    assert PRESETS["verbatim"].canonization.word_form is WordForm.AS_WRITTEN
