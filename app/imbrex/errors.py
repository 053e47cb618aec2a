"""Errors: exceptions with user-readable messages."""

from imbrex.messages import NOTHING, Message, sentences, verbatim


class ImbrexError(Exception):
    """A failure the user can act on: `message` says what happened and to which file, `hint` what to do."""

    def __init__(self, message: Message, hint: Message = NOTHING) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return f"{self.message} {self.hint}".strip()


def message_of(error: Exception) -> Message:
    """Full text of an error, with its hint."""
    return sentences(error.message, error.hint) if isinstance(error, ImbrexError) else verbatim(str(error))
