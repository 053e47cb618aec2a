"""The window's texts: every option is noted for the translators, and both languages are complete."""

import ast
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QTranslator

from imbrex import assets, gui
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.options import Options, WordForm, walk
from imbrex.engine.presets import PRESETS
from imbrex.gui.language_names import NAMES
from imbrex.gui.option_texts import NOTED
from imbrex.languages.registry import KNOWN


def test_every_word_of_the_options_is_noted_for_translation():
    described = [describe for _, _, describe, _ in walk(Options())]
    wanted = {describe.label for describe in described} | {describe.help for describe in described}
    wanted |= {form.value for form in WordForm} | {part.label for part in PartOfSpeech} | set(PRESETS)
    assert set(NOTED) == wanted


def test_every_known_language_has_a_name():
    assert KNOWN.keys() <= NAMES.keys()


def messages(language):
    root = ET.fromstring(assets.text(f"i18n/imbrex_{language}.ts").partition("<!DOCTYPE TS>")[2])
    for context in root.iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name"), message


@pytest.mark.parametrize(("language", "forms"), [("en", 2), ("ru", 3)])
def test_translations_are_complete_and_keep_their_places(language, forms):
    for context, message in messages(language):
        source, translation = message.findtext("source"), message.find("translation")
        assert translation.get("type") is None, f"unfinished: {context}: {source}"
        texts = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        assert len(texts) == (forms if message.get("numerus") else 1)
        for text in texts:
            assert text, source
            for place in ("%1", "%2"):
                assert (place in text) == (place in source), (source, text)


def test_no_text_of_the_code_is_missing_from_the_translators_file(tmp_path):
    found = tmp_path / "found.ts"
    sources = sorted(map(str, Path(gui.__file__).parent.rglob("*.py")))
    tool = Path(sys.executable).with_name("pyside6-lupdate")
    subprocess.run([tool, *sources, "-ts", found], check=True, capture_output=True)
    root = ET.fromstring(found.read_text(encoding="utf-8").partition("<!DOCTYPE TS>")[2])
    wanted = {
        (context.findtext("name"), message.findtext("source"))
        for context in root.iter("context")
        for message in context.iter("message")
    }
    assert wanted == {(context, message.findtext("source")) for context, message in messages("ru")}


def test_every_text_of_the_code_can_be_found_by_the_tool():
    """The tool that gathers the texts does not look into f-strings."""
    known = {message.findtext("source") for _, message in messages("ru")}
    for path in Path(gui.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tr":
                text = node.args[0]
                assert isinstance(text, ast.Constant), f"{path}:{node.lineno}: a text that is put together"
                assert text.value in known, f"{path}:{node.lineno}: {text.value}"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_compiled_translations_hold_what_the_sources_say(qapp, language):
    translator = QTranslator()
    assert translator.load(str(assets.path(f"i18n/imbrex_{language}.qm")))
    for context, message in messages(language):
        translation = message.find("translation")
        number, wanted = -1, translation.text
        if message.get("numerus"):
            number, wanted = 1, translation.find("numerusform").text
        assert translator.translate(context, message.findtext("source"), "", number) == wanted
