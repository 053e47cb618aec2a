"""Keys of actions."""

from imbrex.gui.window.actions import Keys, sequences


def test_keys_that_are_those_of_the_desktop_stand_there_once(qapp):
    """Qt takes a key that an action has twice for one that is disputed, and does nothing."""
    undo, quit_ = sequences((Keys.Undo, "Ctrl+Z", "Ctrl+Q"))
    assert (undo.toString(), quit_.toString()) == ("Ctrl+Z", "Ctrl+Q")


def test_no_key_of_the_window_stands_twice(window):
    for action in window.actions():
        keys = [key.toString() for key in action.shortcuts()]
        assert len(keys) == len(set(keys)), action.objectName()
