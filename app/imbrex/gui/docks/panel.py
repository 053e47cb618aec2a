"""Panel: a dock as all of ours are."""

from PySide6.QtWidgets import QDockWidget, QWidget


class Panel(QDockWidget):
    """A dock that can be closed and moved; `name` is what its place is stored by."""

    def __init__(self, name: str, title: str, content: QWidget) -> None:
        super().__init__(title)
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        self.setWidget(content)
