"""Screen: a virtual X screen whose changing contents can be read."""

import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
import zlib
from pathlib import Path
from typing import Self

WIDTH, HEIGHT = 1280, 820
_REST = 0.4  # seconds without a change


class Screen:
    """An X server of its own, without a window manager: windows have no frame and are placed in the corner."""

    def __init__(self, pictures: Path) -> None:
        """Prepare a screen; pictures are saved in a folder, which is created."""
        self._pictures = pictures

    def __enter__(self) -> Self:
        self._folder = tempfile.mkdtemp(prefix="imbrex-screen-")
        reader, writer = os.pipe()
        self._server = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(writer), "-fbdir", self._folder),
                *("-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp", "-ac"),
            ],
            pass_fds=[writer],
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as answer:
            self.display = f":{answer.readline().strip()}"
        with open(Path(self._folder) / "Xvfb_screen0", "rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # The file is an image in xwd format: its header has its own size and that of the colour table.
        header = struct.unpack(">25I", self._memory[:100])
        self._start, self._line = header[0] + 12 * header[19], header[12]
        return self

    def __exit__(self, *_: object) -> None:
        self._server.terminate()
        self._server.wait()
        self._memory.close()
        shutil.rmtree(self._folder)

    def part(self, left: int, top: int, right: int, bottom: int) -> bytes:
        """The pixels of a region, four bytes each, row by row."""
        lines = (self._start + y * self._line for y in range(top, bottom))
        return b"".join(self._memory[line + 4 * left : line + 4 * right] for line in lines)

    def is_blank(self) -> bool:
        """Whether no window is painted yet: the screen is black where windows appear."""
        return not any(self.part(0, 0, 200, 60)[0::4]) and not any(self.part(300, 300, 400, 310)[0::4])

    def wait_until_blank(self) -> None:
        """Wait until the windows of earlier programs are gone."""
        while not self.is_blank():
            time.sleep(0.02)

    def is_at_rest(self) -> bool:
        """Whether nothing changes for a moment."""
        before = self.part(0, 0, WIDTH, HEIGHT)
        time.sleep(_REST)
        return before == self.part(0, 0, WIDTH, HEIGHT)

    def colours(self) -> int:
        """Number of colours on the screen."""
        pixels = self.part(0, 0, WIDTH, HEIGHT)
        return len(set(memoryview(pixels).cast("I")))

    def titles(self, pattern: str) -> list[str]:
        """The titles of all visible windows that match a pattern."""
        ended = self._xdotool("search", "--onlyvisible", "--name", pattern)
        names = [self._xdotool("getwindowname", window).strip() for window in ended.split()]
        return [name for name in names if name]

    def click(self, x: int, y: int) -> None:
        """Click at a point with the first button."""
        self._xdotool("mousemove", str(x), str(y), "click", "1")

    def save(self, name: str) -> Path:
        """Save the screen as a PNG file."""
        self._pictures.mkdir(parents=True, exist_ok=True)
        raw = bytearray()
        for y in range(HEIGHT):
            line = self.part(0, y, WIDTH, y + 1)  # blue, green, red, unused
            pixels = bytearray(3 * WIDTH)
            pixels[0::3], pixels[1::3], pixels[2::3] = line[2::4], line[1::4], line[0::4]
            raw += b"\0" + pixels
        head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
        file = self._pictures / f"{name}.png"
        chunks = (b"IHDR", head), (b"IDAT", zlib.compress(bytes(raw))), (b"IEND", b"")
        file.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks))
        return file

    def _xdotool(self, *words: str) -> str:
        environment = {**os.environ, "DISPLAY": self.display}
        return subprocess.run(["xdotool", *words], env=environment, capture_output=True, text=True, check=False).stdout


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
