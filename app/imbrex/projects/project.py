"""Project: the contents of a session, as a value."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from imbrex.engine.options import Options
from imbrex.engine.review.review import Review
from imbrex.engine.text.document import Document, Problem
from imbrex.values import frozen


@frozen
class Project:
    """Everything needed to resume a session.

    Attributes:
        documents: in the order they were opened, with their texts; their files are no longer needed.
        problems: files that could not be read, with the reasons.
        options: in force.
        review: the decisions.
        layout: plain values, ready for JSON, that restore the view of the window; none of them changes a result.
    """

    documents: tuple[Document, ...] = ()
    problems: tuple[Problem, ...] = ()
    options: Options = field(default_factory=Options)
    review: Review = field(default_factory=Review)
    layout: Mapping[str, Any] = field(default_factory=dict)
