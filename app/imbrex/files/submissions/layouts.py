"""Layouts: the platforms whose archives are known. A new one is a module like `Layout`, and its line here."""

from collections.abc import Sequence

from imbrex.files.submissions import blackboard, brightspace, canvas, moodle
from imbrex.files.submissions.layout import Layout

LAYOUTS: tuple[Layout, ...] = (blackboard, brightspace, moodle, canvas)
"""Clear ones first: the older forms of Moodle's are the least distinct."""


def layout_of(names: Sequence[str]) -> Layout | None:
    """The platform of an archive with these members; None if it is any other ZIP file."""
    return next((layout for layout in LAYOUTS if layout.matches(names)), None)
