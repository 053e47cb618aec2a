"""A window that writes one note after the other, and tells after each writing of its journal which was the last before.

It is started by a test, which kills it. Arguments: a folder for its state, and two files.
"""

import os
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QSettings, QTimer

from imbrex.gui.start.application import create_window, make_application
from imbrex.projects import lock


def main() -> None:
    state = Path(sys.argv[1])
    lock._state = lambda: state
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(state))
    window = create_window()
    decisions = window.controller.session.decisions
    keys = sys.argv[2:]
    timer = QTimer()
    said = [0]
    written = []

    def decide() -> None:
        said[0] += 1
        decisions.note_pair(keys[0], keys[1], str(said[0]))

    def ask(*_kept: object) -> None:
        written.append(said[0])

    def tell() -> None:
        sys.stdout.write(f"{written.pop(0)}\n")
        sys.stdout.flush()

    window.projects.project_controller.autosave.journal.write_asked.connect(ask)
    window.projects.project_controller.autosave.written.connect(tell)
    window.report_ready.connect(lambda _report: timer.isActive() or timer.start(20))
    timer.timeout.connect(decide)
    window.show()
    window.open_paths([Path(key) for key in keys])
    make_application().exec()


if __name__ == "__main__":
    main()
