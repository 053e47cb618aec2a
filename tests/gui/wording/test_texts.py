"""The window's texts: every option is noted for the translators, and all languages are complete."""

import ast
import re
import runpy
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QTranslator

from imbrex import assets, gui
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.options import PRESETS, Options, WordForm, walk
from imbrex.gui.wording.option_texts import NAMES as VALUES
from imbrex.gui.wording.translation import LANGUAGES
from imbrex.messages import Message

SCRIPT = Path(__file__).parents[3] / "packaging" / "messages.py"
NUMBERS = {1: (5,), 2: (1, 5), 3: (1, 2, 5)}
"""A number for each plural form of a language that has so many."""
_NUMBER = ("%n", "%Ln", "{count")
PLACE = re.compile(r"%L?[1-9n]|\{\w+")


def test_every_value_of_the_options_is_noted_for_translation():
    assert set(VALUES) == {form.value for form in WordForm} | {part.label for part in PartOfSpeech} | set(PRESETS)


def test_every_word_about_the_options_is_a_message():
    described = [describe for _, _, describe, _ in walk(Options())]
    assert all(isinstance(text, Message) for describe in described for text in (describe.label, describe.help))


def messages(language):
    root = ET.fromstring(assets.text(f"i18n/imbrex_{language}.ts").partition("<!DOCTYPE TS>")[2])
    for context in root.iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name"), message


def texts_of(message):
    """All forms of a translation."""
    translation = message.find("translation")
    return [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]


def forms_of(language):
    """How many plural forms a language has, as the tool that made its file knows."""
    return max(len(texts_of(message)) for _, message in messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_are_complete_and_keep_their_places(language):
    forms = forms_of(language)
    for context, message in messages(language):
        source, translation = message.findtext("source"), message.find("translation")
        assert translation.get("type") is None, f"{translation.get('type')}: {context}: {source}"
        counts = any(place in source for place in _NUMBER)
        assert not counts or message.get("numerus"), source  # translate() has plurals with a literal number only
        texts = texts_of(message)
        assert len(texts) == (forms if message.get("numerus") else 1), source
        for text in texts:
            assert text, source
            places, wanted = (sorted(PLACE.findall(each)) for each in (text, source))
            if message.get("numerus"):  # a form for one may leave the number out
                places, wanted = ([place for place in each if place not in _NUMBER] for each in (places, wanted))
            assert places == wanted, (source, text)


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_translations_end_and_are_spaced_as_their_sources_are(language):
    for _, message in messages(language):
        source = message.findtext("source")
        for text in texts_of(message):
            assert text.endswith(("\u2026", "...")) == source.endswith(("\u2026", "...")), (source, text)
            assert text.endswith((":", "\uff1a")) == source.endswith(":"), (source, text)
            assert text == text.strip() or source != source.strip(), (source, text)


@pytest.fixture(scope="module")
def wanted(tmp_path_factory):
    """Every text of the code, with its context."""
    found = tmp_path_factory.mktemp("texts") / "found.ts"
    messages = tmp_path_factory.mktemp("messages") / "messages.py"
    messages.write_text(runpy.run_path(str(SCRIPT))["catalogue"](), encoding="utf-8")
    sources = [*sorted(map(str, Path(gui.__file__).parent.rglob("*.py"))), str(messages)]
    tool = Path(sys.executable).with_name("pyside6-lupdate")
    subprocess.run([tool, *sources, "-ts", found], check=True, capture_output=True)
    root = ET.fromstring(found.read_text(encoding="utf-8").partition("<!DOCTYPE TS>")[2])
    return {
        (context.findtext("name"), message.findtext("source"), message.get("numerus"))
        for context in root.iter("context")
        for message in context.iter("message")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_translators_files_have_every_text_of_the_code_and_no_other(wanted, language):
    known = {(context, message.findtext("source"), message.get("numerus")) for context, message in messages(language)}
    if language == "en":  # which needs its plurals alone, and those of messages are in their templates
        wanted = {one for one in wanted if one[2] and one[0] != "Messages"}
    assert known == wanted


def test_every_text_of_the_code_can_be_found_by_the_tool():
    """The tool that gathers the texts does not look into f-strings; another class may have the same text."""
    known = {(context, message.findtext("source")) for context, message in messages("ru")}
    for path in Path(gui.__file__).parent.rglob("*.py"):
        classes = (node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef))
        for context, node in ((one.name, node) for one in classes for node in ast.walk(one)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tr":
                text = node.args[0]
                assert isinstance(text, ast.Constant), f"{path}:{node.lineno}: a text that is put together"
                assert (context, text.value) in known, f"{path}:{node.lineno}: {text.value}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_compiled_translations_hold_what_the_sources_say(qapp, language):
    translator = QTranslator()
    assert translator.load(str(assets.path(f"i18n/imbrex_{language}.qm")))
    forms = forms_of(language)
    for context, message in messages(language):
        numbers = NUMBERS[forms] if message.get("numerus") else (-1,)
        source = message.findtext("source")
        said = [translator.translate(context, source, "", number) for number in numbers]
        assert said == texts_of(message), source
