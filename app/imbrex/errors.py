"""What can go wrong, said in sentences for people."""


class ImbrexError(Exception):
    """A failure a person can act on: `message` says what happened and to which file, `hint` what to do."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return f"{self.message} {self.hint}".strip()
