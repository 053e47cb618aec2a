"""Failures: reasons why a child process gave no answer."""

from imbrex.errors import ImbrexError
from imbrex.messages import NOTHING, Message

TOO_LARGE = "AnswerTooLarge"
"""Kind of failure: the answer exceeded its size limit."""


class ChildError(ImbrexError):
    """A child process did not answer as expected."""


class ChildTimedOut(ChildError):  # noqa: N818 - names say what happened
    """The answer took too long; the process was stopped."""


class ChildDied(ChildError):  # noqa: N818
    """The process ended before it answered; `from_outside` if it was not its own fault."""

    def __init__(self, message: Message, hint: Message = NOTHING, *, from_outside: bool = False) -> None:
        super().__init__(message, hint)
        self.from_outside = from_outside


class ChildConfused(ChildError):  # noqa: N818
    """The answer has not the form or the content that an answer may have; the process was stopped."""


class ChildFailed(ChildError):  # noqa: N818
    """The work raised an unexpected exception; `kind` is the name of its type."""

    def __init__(self, message: Message, hint: Message = NOTHING, kind: str = "") -> None:
        super().__init__(message, hint)
        self.kind = kind
