"""Edited text: where a place of a text is after somebody has changed a part of it."""


def place_after_edit(old: str, new: str, point: int) -> int:
    """The place in the new text of a code point of the old one.

    What both begin with and what both end with are taken for unchanged; a place between goes to the same distance from
    where the change begins, as far as there is text.
    """
    begin = _same(old, new)
    longest = min(len(old), len(new)) - begin
    end = _same(old[len(old) - longest :][::-1], new[len(new) - longest :][::-1]) if longest else 0
    if point < begin:
        return point
    if point >= len(old) - end:
        return point + len(new) - len(old)
    return min(point, len(new) - end)


def _same(one: str, other: str) -> int:
    """How many code points both begin with: halves are compared, as loops over a book take their time."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low
