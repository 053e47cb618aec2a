"""Trimming: which of the files that PyInstaller found stay out of the folder."""

import re
import sys
from pathlib import PurePath

# Of Qt: no network, no OpenGL, no screens without a desktop, no keyboards on the screen, no picture formats of others.
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

# On Linux, what the desktop has, the desktop gives: a copy of our own would be older than what graphics drivers and
# themes expect. Copied are only libraries of Python, and small ones of XCB that many systems lack.
_CARRIED = re.compile(
    r"lib(python3|ffi|ssl|crypto|sqlite3|lzma|bz2|expat|mpdec|xcb-(cursor|icccm|image|keysyms|render-util|util))\b"
)
_SYSTEM = ("/lib/", "/usr/lib/", "/lib64/", "/usr/lib64/", "/usr/local/lib/")

Entry = tuple[str, str, str]


def wanted(entry: Entry, platform: str = sys.platform) -> bool:
    """Tell whether a file (place inside the folder, where it is now, kind) belongs into the folder."""
    place, origin, _ = entry
    place = place.replace("\\", "/")
    if _UNUSED.search(place) or _TRANSLATIONS.search(place):
        return False
    if platform != "linux" or not origin.startswith(_SYSTEM) or "site-packages" in origin:
        return True
    # Modules of Python itself, where Python comes with the system
    return "/python3" in origin or _CARRIED.match(PurePath(place).name) is not None


def is_slow_hook(script: str) -> bool:
    """Tell whether a script that PyInstaller runs before the program only costs time.

    The one of NLTK imports all of it, to find corpora that Imbrex has none of; the others patch what nobody here asks.
    """
    return script in {"pyi_rth_nltk", "pyi_rth_inspect", "pyi_rth_pkgutil", "pyi_rth_setuptools"}
