from PySide6.QtWidgets import QApplication

from imbrex.gui.widgets.text.paper import Paper


def test_lines_that_were_wider_before_move_no_text_out_of_sight(qtbot):
    paper = Paper(mirrored=True)
    qtbot.addWidget(paper)
    paper.resize(900, 300)
    paper.show_text("写" * 3000, ())
    paper.show()
    QApplication.processEvents()
    assert paper.document().documentLayout().documentSize().width() > paper.viewport().width()
    paper.move_caret(180)
    assert paper.contentOffset().x() == 0
