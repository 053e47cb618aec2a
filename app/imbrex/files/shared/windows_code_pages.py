"""Windows code pages: code pages by number, as in old Office files."""

import codecs

_KNOWN = {
    "cp0": "cp1252", "cp936": "gb18030", "cp1200": "utf-16-le", "cp10000": "mac_roman", "cp10007": "mac_cyrillic",
    "cp65001": "utf-8",
}  # fmt: skip


def codec(name: str) -> str:
    """Return Python's name of a code page such as "cp1251"; cp1252 for an unknown one."""
    try:
        return codecs.lookup(_KNOWN.get(name, name)).name
    except LookupError:
        return "cp1252"
