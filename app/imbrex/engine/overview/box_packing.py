"""Packing: boxes in rows, so that together they fill a rectangle."""

from collections.abc import Sequence

Box = tuple[float, float]
"""Width and height."""

_ASPECT = 1.5
"""Width by height to aim for: that of a window."""


def pack(boxes: Sequence[Box]) -> tuple[list[tuple[float, float]], Box]:
    """Put boxes into rows in their order.

    Returns:
        The lower left corner of each, and width and height of all together; each stands in the middle of its row.
    """
    if not boxes:
        return [], (0.0, 0.0)
    area = sum(width * height for width, height in boxes)
    limit = max(*(width for width, _ in boxes), (area * _ASPECT) ** 0.5)
    rows: list[list[Box]] = []
    filled = limit
    for box in boxes:
        if filled + box[0] > limit * (1 + 1e-9):
            rows.append([])
            filled = 0.0
        rows[-1].append(box)
        filled += box[0]
    corners, top = [], 0.0
    for row in rows:
        height, start = max(box[1] for box in row), 0.0
        for box in row:
            corners.append((start, top + (height - box[1]) / 2))
            start += box[0]
        top += height
    return corners, (max(sum(box[0] for box in row) for row in rows), top)
