from PySide6.QtWidgets import QApplication, QLabel, QStackedWidget, QWidget

from imbrex.gui.pages.notice import NoticePage

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


def test_its_text_is_broken_where_the_window_is_narrow(qtbot):
    notice = NoticePage()
    qtbot.addWidget(notice)
    notice.show_notice("Too short", LONG, offers_open=False)
    heights = []
    for width in (900, 400):
        notice.resize(width, 500)
        notice.show()
        QApplication.processEvents()
        label = notice.findChild(QLabel, "noticeText")
        assert label.geometry().right() < width
        heights.append(label.height())
    assert heights[1] > heights[0]
