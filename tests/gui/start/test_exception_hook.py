"""The last defence: errors that nobody caught."""

import sys

from imbrex.gui.start.application import ExceptionHook
from imbrex.gui.widgets.details_dialog import DetailsDialog
from tests.gui.open_dialogs import open_dialogs


def test_a_lack_of_memory_is_a_sentence_without_a_traceback(window, monkeypatch, capsys):
    told, traces = [], []
    monkeypatch.setattr(sys, "excepthook", lambda *error: traces.append(error))
    monkeypatch.setattr(window.status, "show_message", told.append)
    defence = ExceptionHook(window)
    defence.handle(MemoryError, MemoryError(), None)
    assert told == ["Not enough memory. Close other programs, or compare fewer documents at a time."]
    assert capsys.readouterr().err.strip() == told[0]
    assert not open_dialogs(window, DetailsDialog)
    assert traces == []


def test_what_not_even_the_window_can_tell_is_told_on_standard_error(window, monkeypatch, capsys):
    def tell(_):
        raise MemoryError

    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    monkeypatch.setattr(window.status, "show_message", tell)
    ExceptionHook(window).handle(MemoryError, MemoryError(), None)
    assert capsys.readouterr().err.startswith("Not enough memory.")
