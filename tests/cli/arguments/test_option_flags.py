import argparse
import os
import re

import pytest

from imbrex.cli.arguments.option_flags import add_options, options_from
from imbrex.cli.parser import COMMANDS, make_parser
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.options import PRESETS, Options, WordForm, walk
from tests.rows import each_row

FLAGS = [describe.flag for _, _, describe, _ in walk(Options())]


def parse(*arguments: str) -> Options:
    return options_from(make_parser().parse_args(["compare", "x", *arguments]))


def refused(capsys, *arguments: str) -> str:
    with pytest.raises(SystemExit) as caught:
        parse(*arguments)
    assert caught.value.code == 2
    return capsys.readouterr().err


def other(value):
    """Words for the command line that set another value than this one."""
    match value:
        case True | False:
            return []
        case WordForm():
            return ["stem"]
        case PartOfSpeech():
            return ["adverb"]
        case int():
            return [str(value + 1)]
        case tuple():
            return ["foo,bar"]
    return ["uk"]


def test_every_command_is_in_the_help_under_a_heading(run):
    code, out, _ = run("--help")
    commands = out.partition("\ncommands:")[2].partition("help and output:")[0]
    assert code == 0
    assert set(re.findall(r"^    ([a-z-]+)(?: |$)", commands, re.MULTILINE)) == set(COMMANDS)
    assert "  Compare documents:\n    compare " in commands


@each_row("flag", FLAGS)
def test_every_option_has_a_flag_that_changes_it_and_nothing_else(flag):
    default = Options()
    value = default.value(flag)
    name = f"--no-{flag}" if value is True else f"--{flag}"
    changed = parse(name, *other(value))
    assert changed.value(flag) != value
    assert changed.with_value(flag, value) == default


@each_row("flag", FLAGS)
def test_every_option_is_explained_in_the_help(flag):
    parser = argparse.ArgumentParser()
    add_options(parser)
    assert f"--{flag}" in parser.format_help()


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_alone_gives_its_options(preset):
    assert parse("--preset", preset) == PRESETS[preset]


def test_flags_win_over_the_preset_wherever_they_stand():
    expected = PRESETS["verbatim"].with_value("shingle-length", 4).with_value("word-form", "lemma")
    assert parse("--shingle-length", "4", "--preset", "verbatim", "--word-form", "lemma") == expected
    assert parse("--preset", "verbatim", "--word-form", "lemma", "--shingle-length", "4") == expected


def test_parts_of_speech_are_named_with_commas():
    drop = parse("--drop", "preposition, Adverb").canonization.drop
    assert drop == PartOfSpeech.PREPOSITION | PartOfSpeech.ADVERB
    assert parse("--drop", "none").canonization.drop == PartOfSpeech(0)


@each_row("text", ["0", "21", "-1", "three", "1_0", "٣", "", "1e1", "9" * 5000])
def test_a_length_out_of_bounds_is_refused(capsys, text):
    assert "not a number from 1 to 20" in refused(capsys, f"--shingle-length={text}")


@each_row(
    ("flag", "value", "words"),
    [
        ("--drop", "noun", "not a part of speech"),
        ("--word-form", "root", "invalid choice"),
        ("--language", "../en", "not a language code"),
        ("--preset", "strict", "invalid choice"),
        ("--minimum-containment", "101", "not a percentage"),
        ("--minimum-containment", "nan", "not a percentage"),
    ],
)
def test_a_bad_value_is_refused_with_a_sentence(capsys, flag, value, words):
    assert words in refused(capsys, f"{flag}={value}")


def test_abbreviated_flags_are_refused(capsys):
    assert "there is no option --fold-c." in refused(capsys, "--fold-c")


def test_stop_words_come_from_words_or_a_file(tmp_path):
    path = tmp_path / "words.txt"
    path.write_bytes("\ufeffи\r\nна, под\n\nна\n".encode())
    assert parse("--stop-words", f"@{path}").canonization.stop_words == ("и", "на", "под")
    assert parse("--stop-words", "и на,под").canonization.stop_words == ("и", "на", "под")


def test_a_list_of_stop_words_that_cannot_be_read_is_a_sentence(capsys, tmp_path):
    (tmp_path / "latin").write_bytes(b"\xff\xfe\xfd")
    (tmp_path / "large").write_bytes(b"word " * 300_000)
    assert "No such file" in refused(capsys, "--stop-words", f"@{tmp_path / 'absent'}")
    assert "is not UTF-8 text" in refused(capsys, "--stop-words", f"@{tmp_path / 'latin'}")
    assert "too large" in refused(capsys, "--stop-words", f"@{tmp_path / 'large'}")
    assert "can't read" in refused(capsys, "--stop-words", f"@{tmp_path}")
    assert "is not a valid file name" in refused(capsys, "--stop-words", "@a\0b")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_that_nobody_writes_to_does_not_hang(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert parse("--stop-words", f"@{tmp_path / 'pipe'}").canonization.stop_words == ()


def test_phrases_are_given_one_by_one_or_on_the_lines_of_a_file(tmp_path):
    listed = tmp_path / "phrases"
    listed.write_text("\ufeffone two\n\n three, four \r\none two\n", encoding="utf-8")
    assert parse("--exclude-phrases", "a b, c", "--exclude-phrases", f"@{listed}").exclusions.phrases == (
        "a b, c",
        "one two",
        "three, four",
    )
    assert parse("--exclude-phrases", " ").exclusions.phrases == ()
