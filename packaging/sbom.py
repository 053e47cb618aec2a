"""Write a software bill of materials, in CycloneDX's JSON: sbom.py VERSION FILE.

It lists the packages that are installed beside this program's interpreter, with versions and licences; the same
packages give the same bytes.
"""

import json
import re
import sys
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any

TOOLS = set("build hatchling pip pyinstaller pyinstaller-hooks-contrib setuptools shtab twine wheel".split())
"""What builds, and is not in the packages."""


def component(distribution: Distribution) -> dict[str, Any]:
    """One package."""
    metadata = distribution.metadata
    name = re.sub(r"[-_.]+", "-", str(metadata["Name"])).lower()
    licence = metadata.get("License-Expression") or metadata.get("License") or ""
    found: dict[str, Any] = {
        "type": "library",
        "bom-ref": f"pkg:pypi/{name}@{distribution.version}",
        "name": name,
        "version": distribution.version,
        "purl": f"pkg:pypi/{name}@{distribution.version}",
    }
    if licence and len(licence) < 100:  # some packages have the whole text there
        found["licenses"] = [{"license": {"name": licence}}]
    return found


def bill(version: str) -> dict[str, Any]:
    """The whole bill."""
    every = {one["name"]: one for one in map(component, distributions())}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "imbrex", "version": version}},
        "components": [every[name] for name in sorted(every) if name not in TOOLS | {"imbrex"}],
    }


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(json.dumps(bill(sys.argv[1]), indent=1) + "\n", encoding="utf-8", newline="\n")
