"""Row table: keys that lead through rows, which are selected as a whole."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest

from imbrex.gui.widgets.row_table import RowTable


def test_home_and_end_lead_to_the_first_and_last_row(qtbot):
    model = QStandardItemModel()
    for row in range(5):
        model.appendRow([QStandardItem(f"{row}{column}") for column in range(3)])
    table = RowTable(model, room=8)
    qtbot.addWidget(table)
    table.setCurrentIndex(model.index(2, 1))
    for key, row in ((Qt.Key.Key_End, 4), (Qt.Key.Key_Home, 0)):
        QTest.keyClick(table, key)
        assert table.currentIndex() == model.index(row, 1)
    model.clear()
    QTest.keyClick(table, Qt.Key.Key_End)
    assert not table.currentIndex().isValid()
