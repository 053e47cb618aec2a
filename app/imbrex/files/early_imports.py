"""Early imports: what readers import only when they need it, for a process that cannot open files later."""

import email
import encodings
import importlib
import pkgutil
from contextlib import suppress
from types import ModuleType

_PACKAGES: tuple[ModuleType, ...] = (encodings, email)
"""Imported with all that is in them: the file names the encoding."""
_MODULES = (
    *("imbrex.files.shared.ole_file", "charset_normalizer", "_strptime"),
    *("_multibytecodec", "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
    # For files with a password.
    *("msoffcrypto", "msoffcrypto.format.ooxml", "msoffcrypto.format.doc97", "xml.dom.expatbuilder"),
    "cryptography.hazmat.backends.openssl.backend",
)


def import_parts() -> None:
    """Import them."""
    inside = (
        f"{package.__name__}.{one.name}" for package in _PACKAGES for one in pkgutil.iter_modules(package.__path__)
    )
    for name in (*_MODULES, *inside):
        with suppress(ImportError):  # of another system
            importlib.import_module(name)
