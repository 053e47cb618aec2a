"""Part names: how the parts of an office file are called in the window."""

from PySide6.QtCore import QCoreApplication

from imbrex.engine.document import PartKind


def part_name(kind: PartKind) -> str:
    """The heading above text of this kind."""
    if kind == PartKind.TABLE:
        return QCoreApplication.translate("PartNames", "Table")
    if kind == PartKind.FOOTNOTE:
        return QCoreApplication.translate("PartNames", "Footnotes")
    if kind == PartKind.HEADER:
        return QCoreApplication.translate("PartNames", "Headers and footers")
    if kind == PartKind.COMMENT:
        return QCoreApplication.translate("PartNames", "Comments")
    if kind == PartKind.DELETION:
        return QCoreApplication.translate("PartNames", "Deleted text")
    if kind == PartKind.ALTERNATIVE:
        return QCoreApplication.translate("PartNames", "Descriptions of pictures")
    if kind == PartKind.FIELD:
        return QCoreApplication.translate("PartNames", "Field codes")
    if kind == PartKind.COMMENT:
        return QCoreApplication.translate("PartNames", "Comments")
    if kind == PartKind.DELETION:
        return QCoreApplication.translate("PartNames", "Tracked deletions")
    if kind == PartKind.ALTERNATIVE:
        return QCoreApplication.translate("PartNames", "Descriptions of pictures")
    if kind == PartKind.FIELD:
        return QCoreApplication.translate("PartNames", "Field codes")
    return QCoreApplication.translate("PartNames", "Body text")
