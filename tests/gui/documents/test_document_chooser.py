"""Ways in: what documents are by the way they come."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from imbrex.engine.text.role import Role
from imbrex.gui.documents.document_chooser import DocumentChooser


@pytest.mark.parametrize(
    ("names", "role"), [(["a.txt"], Role.SOURCE), (["a.txt", "b.txt"], Role.ESSAY), (["class"], Role.ESSAY)]
)
def test_what_is_dropped_on_the_original_is_one_only_if_it_is_one_file(
    qtbot: QtBot, tmp_path: Path, names: list[str], role: Role
) -> None:
    (tmp_path / "class").mkdir()
    window = QWidget()
    qtbot.addWidget(window)
    chooser = DocumentChooser(window)
    chosen: list[object] = []
    chooser.chosen.connect(lambda paths, role: chosen.append((paths, role)))
    paths = [tmp_path / name for name in names]
    chooser.open_original(paths)
    assert chosen == [(paths, role)]
