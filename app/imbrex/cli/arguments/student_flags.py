"""Student flags: what is read of ZIP files of learning platforms, and the roster of the class."""

import argparse
from pathlib import Path

from imbrex.files.submissions.unpacking import Attempts, Unpacking


def add_student_flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags for ZIP files of learning platforms, and for rosters."""
    group = parser.add_argument_group("students")
    group.add_argument(
        "--roster",
        metavar="FILE",
        help="CSV file with the names, ids and groups of the class. Gives names to submissions, and lists students "
        "without any.",
    )
    group.add_argument(
        "--attempts",
        choices=[attempts.value for attempts in Attempts],
        default=Attempts.LATEST.value,
        help="Attempts to read from a ZIP file of Moodle, Canvas, Blackboard or Brightspace. Earlier ones are drafts "
        f"of the same author. Default: {Attempts.LATEST.value}.",
    )
    group.add_argument(
        "--separate-files",
        action="store_true",
        help="Keep each file of a student as a document of its own, instead of all files of an attempt together.",
    )


def unpacking_from(namespace: argparse.Namespace) -> Unpacking:
    """The part of ZIP files that is read; for a command without the flags, the latest attempts."""
    given = vars(namespace)
    return Unpacking(Attempts(given.get("attempts", Attempts.LATEST)), bool(given.get("separate_files")))


def roster_from(namespace: argparse.Namespace) -> Path | None:
    """The file of the roster, if there is one."""
    name = vars(namespace).get("roster")
    return Path(name) if name else None
