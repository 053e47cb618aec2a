"""Shown spans: scrolls both texts to spans and marks them."""

import numpy as np

from imbrex.engine.text.document import Span
from imbrex.gui.compare.compare_view import CompareView
from imbrex.gui.compare.panes.scroll_together import READING_HEIGHT
from imbrex.gui.compare.panes.text_pane import TextPane
from imbrex.gui.model.lens import Lens


def show_spans(view: CompareView, left_key: str, left: Span | None, right: Span | None) -> None:
    """Show a span of each original if the left text has this key; leaves the changes for the texts.

    A text without a span stays where it is, without marks.
    """
    if view.left.version is None or view.left.version.tokens.document.key != left_key:
        return
    if view.lens is Lens.CHANGES:
        view.set_lens(Lens.REWRITING)
    view.panes.together.pause(True)
    _show(view.left, left)
    _show(view.right, right)
    view.panes.together.pause(False)


def _show(pane: TextPane, span: Span | None) -> None:
    version = pane.version
    if version is None:
        return
    if span is None:
        pane.set_hits(np.zeros(0, np.int64), 0, -1)
        return
    start = version.from_original(span.start)
    pane.move_caret(start)
    if not pane.is_comfortable(start):
        pane.scroll_to(start, pane.viewport().height() * READING_HEIGHT)
    pane.set_hits(np.array([start], np.int64), 0 if version.canonized else len(span), 0)
