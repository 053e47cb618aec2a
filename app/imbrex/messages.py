"""Messages: sentences as values, which the window translates and whose names it hides; as texts they are English."""

import re
from collections.abc import Callable, Mapping
from functools import reduce
from types import MappingProxyType
from typing import Any

VERBATIM = "{text}"
"""The template of a text that is no message of this program, or not known to be one."""
_PIECE = re.compile(r"\{(\w+)(:,)?\}|\(s\)")


class Name(str):
    """The name of a document or of an author, which anonymous mode hides."""

    __slots__ = ()


class Figure:
    """A value that is no text and no whole number, and is written as the language has it."""

    __slots__ = ()


class Message(str):
    """A sentence or a phrase, made of a template and of what is put into its places; `str` gives it in English.

    "{size}" is a place, "{size:,}" one for a number that is written as "12,000" in English. "(s)" is there unless the
    number before it is 1: "{count} word(s)". Translations have a form for each number in a place called "count".

    Attributes:
        template: always a literal, as a program looks for it in the source on behalf of the translators.
        arguments: texts, names, whole numbers, figures and other messages, by the names of their places.
    """

    __slots__ = ("arguments", "template")
    template: str
    arguments: Mapping[str, object]

    def __new__(cls, template: str, /, **arguments: object) -> "Message":  # noqa: PYI034 - there are no subclasses
        """Make a message; a value of no known kind is put in as a text."""
        known = {place: _known(value) for place, value in arguments.items()}
        return _made(filled(template, known, _in_english), template, known)

    def __setattr__(self, *_: object) -> None:
        raise AttributeError("A message never changes.")

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (str(self), self.template, dict(self.arguments))

    def format(self, *_: object, **arguments: object) -> "Message":
        """The message with more put into its places."""
        return Message(self.template, **{**self.arguments, **arguments})

    def lower(self) -> "Message":
        """The message in small letters in English, for the middle of a sentence."""
        return _made(super().lower(), self.template, dict(self.arguments))


def verbatim(text: str) -> Message:
    """A message that is shown as it is: words of the system, or out of a file."""
    return text if isinstance(text, Message) else Message(VERBATIM, text=text) if text else NOTHING


def sentences(*messages: Message) -> Message:
    """Messages one after another; empty ones are left out."""
    return reduce(_followed, filter(None, messages), NOTHING)


def both(*items: str) -> Message:
    """Items in a row: "one, two and three"; at least one."""
    *first, last = items
    return Message("{items} and {last}", items=_row(first), last=last) if first else verbatim(last)


def either(*items: str) -> Message:
    """Items in a row: "one, two or three"; at least one."""
    *first, last = items
    return Message("{items} or {last}", items=_row(first), last=last) if first else verbatim(last)


def filled(template: str, arguments: Mapping[str, object], write: Callable[[object, str], str]) -> str:
    """Put arguments into a template, each as `write` writes it with what the place asks for: "," or nothing."""
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
        return int(value)  # of whatever library
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
"""What is said where there is nothing to say."""
