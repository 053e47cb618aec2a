"""A child that a document has taken over: it may answer wrongly, and do nothing else to its parent.

The services at the end of this module put their own bytes in the place of an answer.
"""

import os
import pickle
import struct
import threading
from typing import Annotated

import msgspec
import pytest

from imbrex.child import child_main, wire
from imbrex.child.child import Child
from imbrex.child.failures import ChildConfused, ChildDied, ChildTimedOut
from imbrex.engine.observer import Cancelled
from imbrex.errors import ImbrexError
from tests.test_child import LONG, Impatient

Short = Annotated[str, msgspec.Meta(max_length=10)]


@pytest.fixture(scope="module")
def child():
    with Child(hostile_service, name="test helper", answer=10_000) as made:
        yield made


def is_whole(child):
    """Whether the next question has its answer."""
    return child.call(["good", "yes"], seconds=LONG, value=str) == "yes"


def test_a_pickle_is_not_opened(child, tmp_path):
    trace = tmp_path / "trace"
    with pytest.raises(ChildConfused, match="test helper gave an invalid answer"):
        child.call(["bytes", pickle.dumps(Opener(str(trace)))], seconds=LONG, value=str)
    assert not trace.exists()
    assert is_whole(child)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        bytes(range(256)),
        b"\x91" * 9_000,  # lists in lists
        b"\xdd\xff\xff\xff\xff",  # a list of four billion
        b"\x93\xa4done\x00\xdb\x80\x00\x00\x00text",  # a text of two gigabytes
        b"\x93\xa4done\x00\xa1\xff",  # a text that is none
    ],
    ids=["nothing", "garbage", "deep", "long list", "long text", "no text"],
)
def test_what_has_not_the_form_of_an_answer_makes_no_sense(child, data):
    with pytest.raises(ChildConfused):
        child.call(["bytes", data], seconds=LONG, value=str)
    assert is_whole(child)


@pytest.mark.parametrize(
    ("value", "answer"),
    [(str, 5), (Short, "x" * 11), (list[str], ["a", None]), (list[int], [1, 2.5]), (list[list[int]], [[1], 2])],
)
def test_what_has_not_the_type_of_the_answer_makes_no_sense(child, value, answer):
    with pytest.raises(ChildConfused):
        child.call(["good", answer], seconds=LONG, value=value)
    assert is_whole(child)


@pytest.mark.parametrize("length", [b"\x7f\xff\xff\xff", b"\xff\xff\xff\xff" + struct.pack("!Q", 2**62)])
def test_an_answer_that_announces_a_huge_length_is_not_waited_for(child, length):
    with pytest.raises(ChildDied):
        child.call(["raw", length], seconds=LONG, value=str)
    assert is_whole(child)


def test_half_an_answer_and_silence_are_neither_waited_for_nor_keep_anybody_from_cancelling(child):
    half = struct.pack("!i", 1000) + b"half"
    with pytest.raises(ChildTimedOut):
        child.call(["raw", half], seconds=0.2, value=str)
    with pytest.raises(Cancelled):
        child.call(["raw", half], seconds=LONG, value=str, observer=Impatient(2))
    assert is_whole(child)


def test_a_child_that_does_not_listen_keeps_nobody_waiting(child):
    assert child.call(["deaf", "yes"], seconds=LONG, value=str) == "yes"
    with pytest.raises(ChildTimedOut):
        child.call(["good", "x" * 10**7], seconds=0.2, value=str)
    assert is_whole(child)


def test_an_answer_after_the_last_is_not_that_to_the_next_question(child):
    assert child.call(["twice", "first"], seconds=LONG, value=str) == "first"
    assert is_whole(child)


def test_an_answer_to_another_question_makes_no_sense(child):
    with pytest.raises(ChildConfused):
        child.call(["stale", "old"], seconds=LONG, value=str)
    assert is_whole(child)


def nested(depth):
    sentence = wire.Sentence("x", {})
    for _ in range(depth):
        sentence = wire.Sentence("{a}{a}", {"a": sentence})
    return sentence


@pytest.mark.parametrize("sentence", [nested(16), nested(40), wire.Sentence("{a}" * 300, {"a": "x" * 99})])
def test_a_sentence_without_end_makes_no_sense(child, sentence):
    assert len(wire.received(nested(10))) == 1024
    with pytest.raises(ChildConfused):
        child.call(["refuse", msgspec.to_builtins(sentence)], seconds=LONG, value=str)
    assert is_whole(child)


def test_a_sentence_is_one_of_this_program(child):
    with pytest.raises(ImbrexError) as raised:
        child.call(["refuse", ["{count} word(s)", {"count": 2}, True]], seconds=LONG, value=str)
    assert (raised.value.message, raised.value.message.template) == ("2 words", "{count} word(s)")
    assert raised.value.message.arguments == {"count": 2}


class Opener:
    """Leaves a trace where it is unpickled."""

    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return open, (self.path, "w")


def hostile_service():
    """Answer with whatever the request says."""
    send = child_main._send

    def answer(connection, answer, largest):
        if answer.mark and not isinstance(answer, wire.Failed):
            kind, value = answer.value
            TRICKS[kind](connection, answer.mark, value)
        else:
            send(connection, answer, largest)

    child_main._send = answer
    return lambda request: request


def good(connection, mark, value):
    connection.send_bytes(wire.encode(wire.Done(mark, value)))


def deaf(connection, mark, value):
    good(connection, mark, value)
    threading.Event().wait()


def raw(connection, _mark, value):
    os.write(connection.fileno(), value)


def twice(connection, mark, value):
    data = wire.encode(wire.Done(mark, value))
    raw(connection, mark, 2 * (struct.pack("!i", len(data)) + data))


TRICKS = {
    "good": good,
    "deaf": deaf,
    "raw": raw,
    "twice": twice,
    "bytes": lambda connection, _mark, value: connection.send_bytes(value),
    "stale": lambda connection, mark, value: good(connection, mark - 1, value),
    "refuse": lambda connection, mark, value: connection.send_bytes(wire.encode(["refused", mark, value, ["", {}]])),
}
