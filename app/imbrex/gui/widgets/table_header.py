"""Table header: header data of a table model."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt

Roles = Qt.ItemDataRole


def header_data(
    titles: Sequence[tuple[str, str]], figures: Collection[int], section: int, orientation: Qt.Orientation, role: int
) -> object:
    """Return a column's title, tooltip or alignment: right for the columns in `figures`."""
    if orientation != Qt.Orientation.Horizontal:
        return None
    if role == Roles.TextAlignmentRole:
        side = Qt.AlignmentFlag.AlignRight if section in figures else Qt.AlignmentFlag.AlignLeft
        return int(side | Qt.AlignmentFlag.AlignVCenter)
    title, tip = titles[section]
    return tip if role == Roles.ToolTipRole else title if role == Roles.DisplayRole else None
