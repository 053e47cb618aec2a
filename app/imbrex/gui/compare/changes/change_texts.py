"""Change texts: names and signs of the kinds of changes, and sentences about single changes."""

from PySide6.QtCore import QLocale, QObject

from imbrex.engine.changes.changes import ChangeKind, Changes
from imbrex.engine.changes.word_diff import WordDiff

SIGNS = {
    ChangeKind.UNCHANGED: "=",
    ChangeKind.EDITED: "≈",
    ChangeKind.MOVED: "⇅",
    ChangeKind.SPLIT: "÷",
    ChangeKind.JOINED: "∪",
    ChangeKind.NEW: "+",
    ChangeKind.DELETED: "−",
}

HUES = {
    ChangeKind.UNCHANGED: 7,
    ChangeKind.EDITED: 3,
    ChangeKind.MOVED: 0,
    ChangeKind.SPLIT: 4,
    ChangeKind.JOINED: 4,
    ChangeKind.NEW: 2,
    ChangeKind.DELETED: 5,
    ChangeKind.MOVED_AWAY: 0,
}
"""Indices of theme colours."""


class ChangeTexts(QObject):
    """Tells in words what happened to a row."""

    def counted(self, kind: ChangeKind, count: int) -> str:
        """Return a number of changes of one kind."""
        match kind:
            case ChangeKind.EDITED:
                return self.tr("%Ln edited", "", count)
            case ChangeKind.MOVED:
                return self.tr("%Ln moved", "", count)
            case ChangeKind.SPLIT:
                return self.tr("%Ln split", "", count)
            case ChangeKind.JOINED:
                return self.tr("%Ln joined", "", count)
            case ChangeKind.NEW:
                return self.tr("%Ln new", "", count)
            case ChangeKind.DELETED:
                return self.tr("%Ln deleted", "", count)
            case _:
                return self.tr("%Ln unchanged", "", count)

    def fold(self, paragraphs: int, all_unchanged: bool) -> str:
        """Return the text of a fold."""
        if all_unchanged:
            return self.tr("%Ln unchanged paragraph(s)", "", paragraphs)
        return self.tr("%Ln other paragraph(s)", "", paragraphs)

    def row(self, changes: Changes, row: int, diff: WordDiff) -> str:
        """Return what happened to the paragraphs of a row."""
        kind = ChangeKind(int(changes.kind[row]))
        if kind is ChangeKind.UNCHANGED:
            return self.tr("Unchanged")
        return ", ".join(filter(None, (self._place(changes, row, kind), self._words(kind, diff))))

    def _place(self, changes: Changes, row: int, kind: ChangeKind) -> str:
        """Return what happened to whole paragraphs."""
        left, right = (int(end - first) for first, end in (changes.left_rows[row], changes.right_rows[row]))
        match kind:
            case ChangeKind.NEW:
                return self.tr("New paragraph")
            case ChangeKind.DELETED:
                return self.tr("Deleted paragraph")
            case ChangeKind.SPLIT:
                return self.tr("Split into %Ln paragraph(s)", "", right)
            case ChangeKind.JOINED:
                return self.tr("%Ln paragraph(s) joined", "", left)
            case ChangeKind.MOVED_AWAY:
                return self._numbered(self.tr("Moved to paragraph %1"), changes, row, 1)
            case ChangeKind.MOVED if right:
                return self._numbered(self.tr("Moved from paragraph %1"), changes, row, 0)
            case ChangeKind.MOVED:
                return self._numbered(self.tr("Moved into paragraph %1"), changes, row, 1)
        return ""

    def _numbered(self, text: str, changes: Changes, row: int, side: int) -> str:
        return text.replace("%1", QLocale().toString(changes.number(side, int(changes.partner[row]))))

    def _words(self, kind: ChangeKind, diff: WordDiff) -> str:
        """Return how many words were changed."""
        counts = [
            self.tr("%Ln word(s) changed", "", diff.changed) if diff.changed else "",
            self.tr("%Ln word(s) removed", "", diff.removed) if diff.removed else "",
            self.tr("%Ln word(s) added", "", diff.added) if diff.added else "",
        ]
        told = ", ".join(filter(None, counts))
        if told or kind is not ChangeKind.EDITED:
            return told
        return self.tr("Only punctuation, letter case or look-alike letters changed")
