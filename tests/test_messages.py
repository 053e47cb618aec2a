"""Messages: English with its values, and how it was made; everything that is said to the window is one."""

import ast
import pickle
import runpy
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

import pytest

import imbrex
from imbrex.child.child import Child
from imbrex.engine.percent import Percent
from imbrex.errors import ImbrexError, message_of
from imbrex.messages import NOTHING, Message, Name, both, either, filled, sentences, verbatim
from tests.rows import each_row

SCRIPT = runpy.run_path(str(Path(__file__).parents[1] / "packaging" / "messages.py"))
ROOT = Path(imbrex.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))


@each_row(
    ("message", "english"),
    [
        (Message("The file is larger than {size} MB.", size=1024), "The file is larger than 1024 MB."),
        (Message("{shared:,} of {all:,} words", shared=1200, all=34567), "1,200 of 34,567 words"),
        (Message("{count} word(s)", count=1), "1 word"),
        (Message("{count:,} word(s)", count=2000), "2,000 words"),
        (Message("{one} bit(s) of {all} differ, {two} word(s)", one=1, all=64, two=0), "1 bit of 64 differ, 0 words"),
        (Message("over {share}", share=Percent(0.8, 0)), "over 80%"),
        (Message("{name} is one", name=Name("a {b}(s).txt")), "a {b}(s).txt is one"),
        (Message("This is {kind}.", kind=Message("an image")), "This is an image."),
        (Message("{path}: {reason}", path=Path("/a"), reason=ValueError("no")), "/a: no"),
        (Message("{path} is {how}.").format(path="a").format(how="b"), "a is b."),
        (Message("Permission denied").lower(), "permission denied"),
        (both("a", "b", "c"), "a, b and c"),
        (either("a", "b"), "a or b"),
        (both("a"), "a"),
        (sentences(NOTHING, Message("One."), NOTHING, Message("Two.")), "One. Two."),
        (sentences(NOTHING), ""),
        (verbatim("100 {what}(s)"), "100 {what}(s)"),
        (message_of(ImbrexError(Message("No."), Message("Yes."))), "No. Yes."),
        (message_of(ValueError("no")), "no"),
    ],
)
def test_a_message_is_its_english(message, english):
    assert message == english
    assert str(message) == f"{message}" == english
    assert type(str(message)) is str
    assert hash(message) == hash(english)


def test_a_message_keeps_what_it_is_made_of_and_never_changes():
    message = Message("{count} page(s) of {name}", count=3, name=Name("a"))
    assert (message.template, dict(message.arguments)) == ("{count} page(s) of {name}", {"count": 3, "name": "a"})
    assert isinstance(message.arguments["name"], Name)
    with pytest.raises(AttributeError):
        message.template = "another"
    with pytest.raises(TypeError):
        message.arguments["count"] = 4


def test_numbers_of_other_libraries_count():
    @dataclass
    class Whole:
        number: int

        def __index__(self):
            return self.number

    assert Message("{count:,} word(s)", count=Whole(1)) == "1 word"


def test_arguments_are_written_as_the_asker_likes():
    arguments = {"one": 1, "other": "o"}
    assert filled("{other}, {one:,} word(s), {none}", arguments, lambda value, how: f"<{value}{how}>") == (
        "<o>, <1,> word, {none}"
    )


def deep_message():
    return lambda _: Message("{part} of {name}", part=both(Message("{count} word(s)", count=2), "x"), name=Name("n"))


def message_without_name():
    """No child mentions documents by name: names are known to the parent alone."""
    return Message("{part} of {whole}", part=both(Message("{count} word(s)", count=2), "x"), whole="n")


def failing_deeply():
    def fail(_):
        raise ImbrexError(message_without_name())

    return fail


def failing():
    def fail(_):
        raise ImbrexError(Message("Line {line} is bad.", line=7), Message("Mend it."))

    return fail


def assert_same(one, other):
    """Both are made of the same, all the way down."""
    assert type(one) is type(other)
    assert one == other
    if isinstance(one, Message):
        assert one.template == other.template
        assert one.arguments.keys() == other.arguments.keys()
        for place, value in one.arguments.items():
            assert_same(value, other.arguments[place])


def test_a_message_is_the_same_after_a_journey():
    message = deep_message()(None)
    assert_same(pickle.loads(pickle.dumps(message)), message)
    small = Message("Permission denied").lower()
    assert_same(pickle.loads(pickle.dumps(small)), small)


def test_messages_come_out_of_a_child_process_whole():
    with Child(failing_deeply, name=Message("test")) as child, pytest.raises(ImbrexError) as caught:
        child.call(None, seconds=20)
    assert_same(caught.value.message, message_without_name())
    with Child(failing, name=Message("test")) as child, pytest.raises(ImbrexError) as caught:
        child.call(None, seconds=20)
    assert_same(caught.value.message, Message("Line {line} is bad.", line=7))
    assert_same(caught.value.hint, Message("Mend it."))


@each_row("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_template_is_a_literal(path):
    """What is put together at run time is found by nobody who translates."""
    if path not in {ROOT / "messages.py", ROOT / "child" / "wire.py"}:  # the latter receives templates of a child
        for call in SCRIPT["calls"](path):
            assert isinstance(call.args[0], ast.Constant), f"{path}:{call.lineno}"


def test_every_template_has_well_formed_places():
    templates = SCRIPT["templates"]()
    assert templates
    assert [template for template in templates if not _is_well_formed(template)] == []


def _is_well_formed(template):
    return all(
        (place is None or place.isidentifier()) and how in (None, "", ",") and conversion is None
        for _, place, how, conversion in Formatter().parse(template)
    )
