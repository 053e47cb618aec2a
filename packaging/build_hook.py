"""Build hooks: the addresses of the project, and the files of the command line.

IMBREX_SITE is the https address of the published repository. With it, the description on PyPI has pictures and the
metadata has links; without it, both are left out, as no address would be right.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PLACES = {
    "packaging/completions/imbrex-cli": "share/bash-completion/completions/imbrex-cli",
    "packaging/completions/_imbrex-cli": "share/zsh/site-functions/_imbrex-cli",
    "packaging/completions/imbrex-cli.fish": "share/fish/vendor_completions.d/imbrex-cli.fish",
    "packaging/deb/imbrex-cli.1": "share/man/man1/imbrex-cli.1",
}
_PICTURE = re.compile(r"<picture>.*?</picture>\n\n|!\[[^]]*\]\([^)]*\)\n\n", re.DOTALL)
_LINK = re.compile(r"(?<=\]\()(?!https?:|#)")
_SOURCE = re.compile(r'(?:(?<=src=")|(?<=set="))(?=packaging/)')


class CommandLineHook(BuildHookInterface[Any]):
    """Adds the completions and the manual page that packaging/command_line.py has written, if it has."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version == "standard":
            found = {source: target for source, target in PLACES.items() if Path(self.root, source).is_file()}
            build_data["shared_data"].update(found)


class AddressHook(MetadataHookInterface):
    """Sets the description and the links."""

    def update(self, metadata: dict[str, Any]) -> None:
        site = os.environ.get("IMBREX_SITE", "").rstrip("/")
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": with_addresses(text, site)}
        metadata["urls"] = links(site)


def with_addresses(text: str, site: str) -> str:
    """The README for a page elsewhere: absolute addresses, or no pictures."""
    if not site:
        return _PICTURE.sub("", text)
    raw = f"{site}/raw/HEAD/"
    text = re.sub(r"(!\[[^]]*\]\()(?=packaging/)", rf"\1{raw}", _SOURCE.sub(raw, text))
    return _LINK.sub(f"{site}/blob/HEAD/", text)


def links(site: str) -> dict[str, str]:
    """The links of the project by name."""
    if not site:
        return {}
    return {
        "Homepage": site,
        "Documentation": f"{site}#readme",
        "Changelog": f"{site}/blob/HEAD/CHANGELOG.md",
        "Issues": f"{site}/issues",
        "Source": site,
    }
