"""Build the extension for LibreOffice: build.py VERSION FILE.oxt. The same sources give the same bytes."""

import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
NAMES = {
    "META-INF/manifest.xml": "manifest.xml",
    "description.xml": "description.xml.in",
    "Addons.xcu": "Addons.xcu",
    "ProtocolHandler.xcu": "ProtocolHandler.xcu",
    "imbrex_addon.py": "imbrex_addon.py",
}
_LONG_AGO = (1980, 1, 1, 0, 0, 0)


def build(version: str, target: Path) -> None:
    """Write the extension."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, source in NAMES.items():
            text = (HERE / source).read_text(encoding="utf-8").replace("@VERSION@", version)
            archive.writestr(zipfile.ZipInfo(name, _LONG_AGO), text, zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    build(sys.argv[1], Path(sys.argv[2]))
