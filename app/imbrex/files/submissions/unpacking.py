"""Unpacking: what is read of a ZIP file."""

from enum import StrEnum

from imbrex.engine.text.submission import Submission
from imbrex.values import frozen


class Attempts(StrEnum):
    """Which attempts of a student are read."""

    LATEST = "latest"
    ALL = "all"


@frozen
class Unpacking:
    """The part of a ZIP file that is read.

    Attributes:
        attempts: of each student.
        by_file: whether each file is a document of its own, instead of all files of an attempt together.
        only: read only the attempts of this student for this assignment.
    """

    attempts: Attempts = Attempts.LATEST
    by_file: bool = False
    only: Submission | None = None

    def includes(self, submission: Submission) -> bool:
        """Whether the submissions of this student are read."""
        return self.only is None or _of(self.only) == _of(submission)


def _of(submission: Submission) -> tuple[str, ...]:
    return submission.platform, submission.assignment, submission.student, submission.person


UNPACKING = Unpacking()
"""The latest attempt of each student, as one document."""
