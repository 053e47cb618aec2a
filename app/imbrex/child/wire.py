"""Wire: the form of questions and answers between the two processes.

A document may have taken the child over. So nothing that arrives is unpickled: it is decoded by types, which have no
code, and anything else is refused. A wrong answer can only be wrong.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Generic, TypeVar

import msgspec

from imbrex.messages import VERBATIM, Message

Value = TypeVar("Value")

_LONGEST = 20_000  # characters of a sentence with its arguments
_DEEPEST = 30  # sentences within sentences: one more for each item of a list

_Text = Annotated[str, msgspec.Meta(max_length=_LONGEST)]


class Sentence(msgspec.Struct, frozen=True, array_like=True):
    """A message: template, arguments, and whether its English is in lower case."""

    template: _Text
    arguments: "dict[_Text, _Text | int | Sentence]"
    is_lower: bool = False


class Question(msgspec.Struct, frozen=True, array_like=True):
    """A request; `mark` returns with the answer, `file` is the number of a lent descriptor, -1 without one."""

    mark: int
    request: Any
    file: int = -1


class Done(msgspec.Struct, Generic[Value], frozen=True, array_like=True, tag="done"):
    """The answer of the service."""

    mark: int
    value: Value


class Refused(msgspec.Struct, frozen=True, array_like=True, tag="refused"):
    """An error of the service with its own message and hint."""

    mark: int
    message: Sentence
    hint: Sentence


class Failed(msgspec.Struct, frozen=True, array_like=True, tag="failed"):
    """An unexpected exception: the name of its type and its text."""

    mark: int
    kind: Annotated[str, msgspec.Meta(max_length=200)]
    reason: Annotated[str, msgspec.Meta(max_length=200)]


Answer = Done[Any] | Refused | Failed

encode = msgspec.msgpack.encode


def decode_question(data: bytes) -> Question:
    """A question, as the child receives it."""
    return msgspec.msgpack.decode(data, type=Question)


def decode_answer(data: bytes, value: Any) -> Answer:
    """An answer whose value has a type.

    Raises:
        ValueError: it has another form.
    """
    try:
        answer: Answer = _decoder(value).decode(data)
    except (TypeError, RecursionError) as error:
        raise ValueError(str(error)) from error
    return answer


@lru_cache
def _decoder(value: Any) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(Done[value] | Refused | Failed)


def sent(message: str) -> Sentence:
    """A message as it is sent."""
    if not isinstance(message, Message):
        return Sentence(VERBATIM, {"text": sendable(message)})
    arguments = {place: _sent(value) for place, value in message.arguments.items()}
    return Sentence(message.template, arguments, message != message.format())


def sendable(text: str) -> str:
    """A text with question marks for lone surrogates, which have no encoding."""
    return text.encode("utf-8", "replace").decode("utf-8")


def received(sentence: Sentence) -> Message:
    """The message that was sent.

    Raises:
        ValueError: it is longer than any message, or nested more deeply.
    """
    return _received(sentence, _DEEPEST)


def _sent(value: object) -> "str | int | Sentence":
    if isinstance(value, Message):
        return sent(value)
    return int(value) if isinstance(value, int) else sendable(str(value))


def _received(sentence: Sentence, depth: int) -> Message:
    if depth == 0:
        raise ValueError("too deep")
    arguments: Mapping[str, object] = {
        place: _received(value, depth - 1) if isinstance(value, Sentence) else value
        for place, value in sentence.arguments.items()
    }
    if _length(sentence.template, arguments) > _LONGEST:
        raise ValueError("too long")
    message = Message(sentence.template, **arguments)
    return message.lower() if sentence.is_lower else message


def _length(template: str, arguments: Mapping[str, object]) -> int:
    """The greatest length of a template with its arguments, each counted as often as it occurs."""
    return len(template) + sum(template.count(f"{{{place}") * len(str(value)) for place, value in arguments.items())
