"""What users install: the wheel, unpacked where no checkout is near."""

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from imbrex import __version__
from imbrex.cli.parser import COMMANDS
from tests.made_once import made_once

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> Path:
    """The wheel, made from the sdist as others would, and installed into a folder of its own."""
    return made_once(tmp_path_factory, "packaging", _install) / "target"


def _install(folder: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input"]
    _run([sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(folder)], ROOT)
    (sdist,) = folder.glob("imbrex-*.tar.gz")
    _run([*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(sdist)], folder)
    (wheel,) = folder.glob("imbrex-*.whl")
    _run([*pip, "install", "--no-compile", "--no-deps", "--target", str(folder / "target"), str(wheel)], folder)


def _run(command: list[str], folder: Path, **environment: str) -> str:
    ended = subprocess.run(
        command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout.strip()


def test_the_wheel_knows_its_version(installed):
    for module in ("imbrex", "imbrex.cli"):
        out = _run([sys.executable, "-m", module, "--version"], installed, PYTHONPATH=str(installed))
        assert out == f"imbrex {__version__}"


def test_the_page_of_the_package_has_whole_addresses_or_no_pictures(installed):
    (metadata,) = installed.glob("imbrex-*.dist-info/METADATA")
    text = metadata.read_text(encoding="utf-8")
    assert "# Imbrex" in text
    assert "<picture>" not in text
    assert "License-Expression: MIT" in text
    hook = runpy.run_path(str(ROOT / "packaging/build_hook.py"))
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    page = hook["with_addresses"](readme, "https://example.org/imbrex")
    addresses = re.findall(r"\]\(([^)#][^)]*)\)|(?:src|srcset)=\"([^\"]+)", page)
    assert len(addresses) > 5
    assert [one for one in map("".join, addresses) if not one.startswith("https://")] == []
    assert "https://example.org/imbrex/raw/HEAD/packaging/pictures/compare-dark.png" in page
    for picture in re.findall(r"packaging/pictures/[\w-]+\.png", readme):
        assert (ROOT / picture).is_file(), picture
    assert all(link.startswith("https://example.org/") for link in hook["links"]("https://example.org/x").values())


def test_the_versions_agree():
    citation = (ROOT / ".github" / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version: {__version__}\n" in citation


def test_the_wheel_finds_the_resources_it_carries(installed):
    command = "from imbrex import assets; print(assets.path('samples'))"
    out = _run([sys.executable, "-c", command], installed, PYTHONPATH=str(installed))
    assert out == str(installed / "imbrex" / "resources" / "samples")


def test_the_wheel_carries_every_module_and_resource(installed):
    """But for the sources of translations, of which it carries the compiled form."""
    skipped = {".ts", ".pyc"}
    for source, target in ((ROOT / "app" / "imbrex", "imbrex"), (ROOT / "resources", "imbrex/resources")):
        wanted = {
            path.relative_to(source) for path in source.rglob("*") if path.is_file() and path.suffix not in skipped
        }
        carried = {path.relative_to(installed / target) for path in (installed / target).rglob("*") if path.is_file()}
        assert wanted <= carried


def test_the_wheel_compares(installed, tmp_path):
    (tmp_path / "a.txt").write_text("The old bridge carries heavy lorries every morning.", encoding="utf-8")
    (tmp_path / "b.txt").write_text("Why the old bridge carries heavy lorries.", encoding="utf-8")
    command = [sys.executable, "-m", "imbrex.cli", "compare", "a.txt", "b.txt"]
    assert "1 of 1 pair shown." in _run(command, tmp_path, PYTHONPATH=str(installed))


def test_the_licences_travel_along(installed):
    licences = list(installed.glob("imbrex-*.dist-info/licenses/**/*"))
    assert {"LICENSE"} <= {path.name for path in licences}
    notices = {path.relative_to(ROOT).as_posix() for path in (ROOT / "resources").rglob("NOTICE*")}
    assert notices <= {path.as_posix().partition("/licenses/")[2] for path in licences}


def test_shells_complete_what_the_parser_knows(tmp_path):
    """The files that packaging/build.sh makes: a shell that completes, and a page with every command and option."""
    _run([sys.executable, str(ROOT / "packaging/command_line.py"), str(tmp_path)], ROOT)
    script = """source "$1"; COMP_WORDS=(imbrex-cli $2); COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
        _shtab_imbrex_cli imbrex-cli; printf '%s\\n' "${COMPREPLY[@]}" """
    completed = {
        line: set(_run(["bash", "-c", script, "-", str(tmp_path / "completions/imbrex-cli"), line], ROOT).split())
        for line in ("over", "compare --shingle-l", "library che", "library add --coll")
    }
    wanted = ({"overview"}, {"--shingle-length"}, {"check"}, {"--collection"})
    assert tuple(completed.values()) == wanted
    for name in ("completions/_imbrex-cli", "completions/imbrex-cli.fish", "deb/imbrex-cli.1"):
        text = (tmp_path / name).read_text(encoding="utf-8").replace("\\-", "-")
        assert [one for one in (*COMMANDS, "fail-above", "undo-lookalikes", "keep-until") if one not in text] == []
