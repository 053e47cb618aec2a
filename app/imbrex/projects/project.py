"""Project: what a session is made of, as a value."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from imbrex.engine.options import Options
from imbrex.engine.review.review import Review
from imbrex.engine.text.document import Document, Problem


@dataclass(frozen=True, slots=True)
class Project:
    """All that has to be remembered for a session to go on where it was left.

    Attributes:
        documents: in the order they were opened, with their texts; their files are not needed any more.
        problems: files that could not be read, with the reasons.
        options: in force.
        review: what was decided.
        layout: plain values, ready for JSON, by which the window shows what it showed; nothing in it changes a result.
    """

    documents: tuple[Document, ...] = ()
    problems: tuple[Problem, ...] = ()
    options: Options = field(default_factory=Options)
    review: Review = field(default_factory=Review)
    layout: Mapping[str, Any] = field(default_factory=dict)
