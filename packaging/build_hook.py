"""Build hook: add the completions and the manual page to the wheel, if packaging/command_line.py has written them."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLACES = {
    "packaging/completions/imbrex-cli": "share/bash-completion/completions/imbrex-cli",
    "packaging/completions/_imbrex-cli": "share/zsh/site-functions/_imbrex-cli",
    "packaging/completions/imbrex-cli.fish": "share/fish/vendor_completions.d/imbrex-cli.fish",
    "packaging/deb/imbrex-cli.1": "share/man/man1/imbrex-cli.1",
}


class CommandLineHook(BuildHookInterface[Any]):
    """Adds the files that exist: a wheel from a bare checkout lacks them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version == "standard":
            found = {source: target for source, target in PLACES.items() if Path(self.root, source).is_file()}
            build_data["shared_data"].update(found)
