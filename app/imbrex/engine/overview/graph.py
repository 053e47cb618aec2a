"""Graph: documents as points, pairs above a threshold as lines between them, laid out so that clusters can be seen."""

from dataclasses import dataclass

from imbrex.engine.pairs import Float32
from imbrex.engine.tokens import Int32


@dataclass(frozen=True, slots=True)
class Graph:
    """Places in a rectangle of 1 by `height`; documents without a line are not in it.

    Attributes:
        documents: numbers of the documents in the report, shape (n,).
        x, y: where each stands, 0 <= x <= 1, 0 <= y <= height, shape (n,).
        component: number of the connected group each belongs to, from 0, the largest first, shape (n,).
        links: indices into `Report.pairs` of the lines, shape (m,).
        height: of the rectangle, where its width is 1.
    """

    documents: Int32
    x: Float32
    y: Float32
    component: Int32
    links: Int32
    height: float
