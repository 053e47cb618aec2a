from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from imbrex.gui.widgets.text.plain_text_view import PlainTextView


def test_wide_lines_move_no_text_out_of_sight(qtbot):
    paper = PlainTextView(mirrored=True)
    qtbot.addWidget(paper)
    paper.resize(900, 300)
    paper.show_text("写" * 3000, ())
    paper.show()
    QApplication.processEvents()
    paper.move_caret(180)
    assert paper.contentOffset().x() == 0


def _lines_fit(paper: PlainTextView) -> bool:
    QApplication.processEvents()
    widths = {line.line.width() for line in paper.lines()}
    return all(0.8 * paper.viewport().width() < width <= paper.viewport().width() for width in widths)


def test_lines_fit_their_column_after_the_window_was_resized_while_another_page_was_shown(qtbot):
    pages, paper = QStackedWidget(), PlainTextView(mirrored=False)
    qtbot.addWidget(pages)
    pages.addWidget(paper)
    pages.addWidget(QWidget())
    paper.set_zoom(100)
    paper.show_text("One of the basic concepts of programming with objects. " * 40, ())
    pages.resize(600, 300)
    pages.show()
    assert _lines_fit(paper)
    for width in (1500, 1700, 450):
        pages.setCurrentIndex(1)
        pages.resize(width, 300)
        QApplication.processEvents()
        pages.setCurrentIndex(0)
        assert _lines_fit(paper), width


def test_lines_are_measured_again_when_only_the_space_beside_the_column_changes(qtbot):
    paper = PlainTextView(mirrored=False)
    qtbot.addWidget(paper)
    paper.set_zoom(100)
    paper.show_text("One of the basic concepts of programming with objects. " * 40, ())
    paper.resize(1500, 300)
    paper.show()
    assert _lines_fit(paper)
    before, width = paper.lines(), paper.viewport().width()
    paper.resize(1490, 300)
    assert _lines_fit(paper)
    assert paper.viewport().width() == width
    assert paper.lines() is not before  # lines of a layout that Qt has discarded
