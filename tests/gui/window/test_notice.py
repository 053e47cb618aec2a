from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from imbrex.gui.widgets.notice_page import NoticePage

LONG = "These two texts have too few words to be compared, and there is nothing that could be done about it. " * 3


def test_a_notice_that_is_not_seen_does_not_keep_its_window_wide(qtbot):
    stack, notice, other = QStackedWidget(), NoticePage(), QWidget()
    qtbot.addWidget(stack)
    for page in (notice, other):
        stack.addWidget(page)
    notice.show_notice("Too short", LONG, offers_open=False)
    stack.resize(900, 400)
    stack.show()
    stack.setCurrentWidget(other)
    stack.resize(300, 400)
    QApplication.processEvents()
    assert stack.width() == 300
