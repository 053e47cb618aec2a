"""Option fields: user-visible description of an option."""

from dataclasses import field
from typing import Any

from imbrex.messages import Message
from imbrex.values import frozen


@frozen
class Describe:
    """User-visible description of an option.

    Attributes:
        label: short, for a form.
        help: one sentence, for a tooltip and `--help`.
        flag: the command-line name without dashes.
        low, high: limits of a number, inclusive.
        phrases: whether a list holds phrases with spaces rather than single words.
    """

    label: Message
    help: Message
    flag: str
    low: int = 0
    high: int = 0
    phrases: bool = False


def option(
    default: Any, label: Message, help_text: Message, flag: str, low: int = 0, high: int = 0, *, phrases: bool = False
) -> Any:
    """Declare a field of an options group."""
    return field(default=default, metadata={"describe": Describe(label, help_text, flag, low, high, phrases)})
