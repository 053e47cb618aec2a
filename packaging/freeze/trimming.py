"""Trimming: files found by PyInstaller that are excluded from the folder."""

import re
import sys
from pathlib import PurePath

# Excluded from Qt: network, OpenGL, platforms without a desktop, virtual keyboards, image formats that nothing uses.
_UNUSED = re.compile(
    r"""
    (^|/) (lib)? Qt6? (Network|EglFS\w*|OpenGL\w*|Qml\w*|Quick\w*|VirtualKeyboard\w*|Pdf|WlShellIntegration) \b
    | plugins/ (egldeviceintegrations|generic|networkinformation|tls|xcbglintegrations|vectorimageformats
        |wayland-graphics-integration-\w+|qml\w*|sqldrivers|virtualkeyboard|printsupport) /
    | plugins/platforms/ (lib)? q (eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc|direct2d) \b
    | plugins/imageformats/ (lib)? q (gif|icns|pdf|tga|tiff|wbmp|webp) \b
    | plugins/wayland-shell-integration/ (?! libxdg-shell)
    | plugins/platforminputcontexts/ libqtvirtualkeyboard
    | opengl32sw\.dll $
    | nltk_data | nltk/test/ | numpy/ .* /tests/ | _tcl_data | _tk_data
    """,
    re.VERBOSE | re.IGNORECASE,
)

_TRANSLATIONS = re.compile(r"translations/(?!qtbase_(en|ru|uk|de|zh_CN|zh_TW)\.qm)")

# On Linux, libraries of the desktop come from the system: our own copies would be older than graphics drivers and
# themes expect. Only libraries of Python are copied, and small ones of XCB that many systems lack.
_CARRIED = re.compile(
    r"lib(python3|ffi|ssl|crypto|sqlite3|lzma|bz2|expat|mpdec|xcb-(cursor|icccm|image|keysyms|render-util|util))\b"
)
_SYSTEM = ("/lib/", "/usr/lib/", "/lib64/", "/usr/lib64/", "/usr/local/lib/")

Entry = tuple[str, str, str]


def wanted(entry: Entry, platform: str = sys.platform) -> bool:
    """Whether a file (place inside the folder, current path, kind) belongs in the folder."""
    place, origin, _ = entry
    place = place.replace("\\", "/")
    if _UNUSED.search(place) or _TRANSLATIONS.search(place):
        return False
    if platform != "linux" or not origin.startswith(_SYSTEM) or "site-packages" in origin:
        return True
    # Modules of Python itself, if Python comes with the system
    return "/python3" in origin or _CARRIED.match(PurePath(place).name) is not None


def is_slow_hook(script: str) -> bool:
    """Whether a script that PyInstaller runs before the program only costs time.

    NLTK's imports all of it to find corpora, of which Imbrex has none; the others patch functions that it never calls.
    """
    return script in {"pyi_rth_nltk", "pyi_rth_inspect", "pyi_rth_pkgutil", "pyi_rth_setuptools"}
