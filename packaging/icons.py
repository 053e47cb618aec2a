"""Draw the program's icon in every size and format that desktops need.

Usage: icons.py FOLDER. Writes hicolor/SIZExSIZE/apps/imbrex.png, imbrex.ico for Windows and imbrex.icns for macOS, all
from resources/icons/imbrex.svg. The same drawing gives the same bytes.
"""

import os
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = Path(__file__).resolve().parents[1] / "resources" / "icons" / "imbrex.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 256)
# Apple's names for sizes; high-resolution screens use the same pictures.
MACOS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024, b"ic11": 32, b"ic12": 64}


def main() -> None:
    folder = Path(sys.argv[1])
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    for size in SIZES:
        target = folder / "hicolor" / f"{size}x{size}" / "apps" / "imbrex.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(png(size))
    (folder / "imbrex.ico").write_bytes(ico({size: png(size) for size in WINDOWS}))
    (folder / "imbrex.icns").write_bytes(icns({name: png(size) for name, size in MACOS.items()}))
    application.quit()


def png(size: int) -> bytes:
    """The drawing, `size` pixels square."""
    picture = QImage(size, size, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Combine PNG pictures by size into a Windows icon: a directory, then the pictures."""
    place = 6 + 16 * len(pictures)
    table = struct.pack("<HHH", 0, 1, len(pictures))
    for size, data in pictures.items():
        side = size % 256  # 256 is stored as 0
        table += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return table + b"".join(pictures.values())


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """Combine PNG pictures by Apple's names into a macOS icon: each after its name and length."""
    chunks = b"".join(name + struct.pack(">I", 8 + len(data)) + data for name, data in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(chunks)) + chunks


if __name__ == "__main__":
    main()
