"""Messages: English sentences as values that the window can translate and whose names it can hide."""

import re
from collections.abc import Callable, Mapping
from functools import reduce
from types import MappingProxyType
from typing import Any

VERBATIM = "{text}"
"""Template of a text that is not, or not known to be, a message of this program."""
_PIECE = re.compile(r"\{(\w+)(:,)?\}|\(s\)")


class Name(str):
    """Name of a document or author, which anonymous mode hides."""

    __slots__ = ()


class Figure:
    """A value, neither text nor integer, that is formatted by locale."""

    __slots__ = ()


class Message(str):
    """A sentence or phrase made of a template and its arguments; `str` gives it in English.

    "{size}" is a placeholder, "{size:,}" one for a number written as "12,000" in English. "(s)" appears unless the
    number before it is 1: "{count} word(s)". Translations have plural forms for a placeholder named "count".

    Attributes:
        template: always a literal, because the translation tools look for it in the source.
        arguments: texts, names, integers, figures and other messages, by placeholder.
    """

    __slots__ = ("arguments", "template")
    template: str
    arguments: Mapping[str, object]

    def __new__(cls, template: str, /, **arguments: object) -> "Message":  # noqa: PYI034 - there are no subclasses
        """Create a message; a value of an unknown kind is converted to text."""
        known = {place: _known(value) for place, value in arguments.items()}
        return _made(filled(template, known, _in_english), template, known)

    def __setattr__(self, *_: object) -> None:
        raise AttributeError("A message never changes.")

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (str(self), self.template, dict(self.arguments))

    def format(self, *_: object, **arguments: object) -> "Message":
        """The message with more placeholders filled."""
        return Message(self.template, **{**self.arguments, **arguments})

    def lower(self) -> "Message":
        """The English message in lower case, for the middle of a sentence."""
        return _made(super().lower(), self.template, dict(self.arguments))


def verbatim(text: str) -> Message:
    """A message shown as is: words of the system or from a file."""
    return text if isinstance(text, Message) else Message(VERBATIM, text=text) if text else NOTHING


def sentences(*messages: Message) -> Message:
    """Messages joined in order; empty ones are omitted."""
    return reduce(_followed, filter(None, messages), NOTHING)


def both(*items: str) -> Message:
    """A list such as "one, two and three", of at least one item."""
    *first, last = items
    return Message("{items} and {last}", items=_row(first), last=last) if first else verbatim(last)


def either(*items: str) -> Message:
    """A list such as "one, two or three", of at least one item."""
    *first, last = items
    return Message("{items} or {last}", items=_row(first), last=last) if first else verbatim(last)


def filled(template: str, arguments: Mapping[str, object], write: Callable[[object, str], str]) -> str:
    """Fill a template, each argument formatted by `write` with the placeholder's format: "," or nothing."""
    number = 0

    def piece(found: re.Match[str]) -> str:
        nonlocal number
        if found[1] is None:
            return "" if number == 1 else "s"
        if found[1] not in arguments:
            return found[0]
        value = arguments[found[1]]
        number = value if isinstance(value, int) else number
        return write(value, (found[2] or "")[1:])

    return _PIECE.sub(piece, template)


def _in_english(value: object, grouping: str) -> str:
    return format(value, grouping) if isinstance(value, int) else str(value)


def _known(value: object) -> object:
    if hasattr(value, "__index__"):
        return int(value)  # of any library
    return value if isinstance(value, str | Figure) else str(value)


def _made(english: str, template: str, arguments: dict[str, object]) -> Message:
    message = str.__new__(Message, english)
    object.__setattr__(message, "template", template)
    object.__setattr__(message, "arguments", MappingProxyType(arguments))
    return message


def _followed(before: Message, message: Message) -> Message:
    return Message("{before} {message}", before=before, message=message) if before else message


def _row(items: list[str]) -> Message:
    return reduce(lambda items, item: Message("{items}, {item}", items=items, item=item), items[1:], verbatim(items[0]))


NOTHING = Message("")
"""The empty message."""
