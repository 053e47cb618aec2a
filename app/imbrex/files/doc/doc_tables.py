"""Doc tables: paragraphs of an old Word document that are in tables.

After [MS-DOC], sections 2.8.6 and 2.9.175: pages of 512 bytes in the main stream list runs of bytes and the properties
of the paragraph that fills each; one property says "in a table".
"""

import struct
from bisect import bisect_right

_PAGE = 512
_IN_TABLE = 0x2416
# Bytes of an operand by the three highest bits of its property's number; 6 is determined by its first byte.
_SIZES = (1, 1, 2, 4, 2, 2, 0, 3)
_TABLE_DEFINITION = 0xD608


class CellFinder:
    """Finds the bytes of the main stream that belong to paragraphs in tables.

    `old` is true for Word 6 and 95, whose lists have another layout: there no paragraph is known to be in a table.
    """

    def __init__(self, stream: bytes, table: bytes) -> None:
        self.old = not table
        runs: list[tuple[int, int]] = []
        if not self.old:
            for page in _pages(stream, table):
                runs += _runs_in_tables(stream[page * _PAGE : (page + 1) * _PAGE])
        self._runs = sorted(runs)
        self._starts = [start for start, _ in self._runs]

    def marks(self, offset: int, length: int, width: int) -> str:
        """Return "1" for each character in a table and "0" for the others, for a run of characters in the stream."""
        end = offset + length * width
        pieces: list[str] = []
        done = 0
        for start, stop in self._runs[max(0, bisect_right(self._starts, offset) - 1) :]:
            if start >= end:
                break
            first = min(length, max(done, (start - offset) // width))
            last = min(length, max(first, (stop - offset + width - 1) // width))
            pieces += ["0" * (first - done), "1" * (last - first)]
            done = last
        pieces.append("0" * (length - done))
        return "".join(pieces)


def _pages(stream: bytes, table: bytes) -> list[int]:
    """Read the list of pages from the table stream."""
    place, size = struct.unpack_from("<II", stream, 0x102)
    count = (min(size, max(0, len(table) - place)) - 4) // 8
    if count < 1:
        return []
    numbers = struct.unpack_from(f"<{count}I", table, place + 4 * (count + 1))
    return [number for number in numbers if (number + 1) * _PAGE <= len(stream)]


def _runs_in_tables(page: bytes) -> list[tuple[int, int]]:
    count = page[-1]
    if 4 * (count + 1) + 13 * count > _PAGE:
        return []
    bounds = struct.unpack_from(f"<{count + 1}I", page, 0)
    return [
        (bounds[number], bounds[number + 1])
        for number in range(count)
        if _is_in_table(page, 2 * page[4 * (count + 1) + 13 * number])
    ]


def _is_in_table(page: bytes, place: int) -> bool:
    """Search the properties of one paragraph."""
    if not 0 < place < _PAGE - 2:
        return False
    size = 2 * page[place] - 1
    if not page[place]:
        place += 1
        size = 2 * page[place]
    place += 1
    end = min(_PAGE, place + size)
    place += 2  # the number of its style
    while place + 3 <= end:
        number = page[place] | page[place + 1] << 8
        if number == _IN_TABLE:
            return page[place + 2] != 0
        place += 2 + operand_size(number, page, place + 2)
    return False


def operand_size(number: int, page: bytes, place: int) -> int:
    """Return the size in bytes of the operand of a property that begins at a position."""
    size = _SIZES[number >> 13]
    if size:
        return size
    return 1 + page[place] + (page[place + 1] << 8 if number == _TABLE_DEFINITION and place + 1 < _PAGE else 0)
