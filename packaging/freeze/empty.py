"""An empty window as the baseline of start-up: Qt, and a menu to see when it responds."""

import sys

from PySide6.QtWidgets import QApplication, QMainWindow


def main() -> int:
    application = QApplication(sys.argv)
    window = QMainWindow()
    window.setWindowTitle("Empty window")
    window.menuBar().addMenu("&File").addAction("Quit", window.close)
    window.resize(1240, 800)
    window.show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
