"""Collect the licences of everything in a frozen Imbrex.

Usage: notices.py FOLDER, with the Python that the folder was frozen from. Writes FOLDER/licences/NAME-VERSION/..., and
FOLDER/licences/README.txt, which lists each package with its version and licence. A package in the folder without a
licence file or a licence statement stops the build.
"""

import importlib.metadata
import sys
import sysconfig
from pathlib import Path

CODE = {".py", ".pyc", ".pyi"}
NAMES = ("LICEN", "COPYING", "NOTICE", "AUTHORS", "COPYRIGHT")
HEADING = """What this folder carries besides Imbrex itself

Imbrex is free software under the MIT licence (imbrex-{version}/LICENSE). It comes with the following, unchanged, each
under its own licence, whose text lies in this folder. Qt and PySide6 are used under the GNU Lesser General Public
License, version 3: their libraries lie in _internal/PySide6 as files of their own and can be replaced by others of the
same version; their source is at https://download.qt.io/official_releases/. The Ukrainian dictionary is data under the
GNU General Public License, version 3. Typst contains the fonts DejaVu Sans Mono (its own, free), Libertinus Serif (SIL
Open Font License 1.1) and New Computer Modern (GUST Font License); a file in sboms lists the Rust packages in it. On
Linux also: libraries of OpenSSL (Apache 2.0), SQLite (public domain), libffi (MIT), bzip2 (its own, BSD-like), liblzma
(public domain), expat (MIT) and xcb-util (MIT), as the system has them.

"""


def main() -> int:
    folder = Path(sys.argv[1])
    target = folder / "licences"
    modules = carried_modules(folder / "_internal")
    lines, missing = [], []
    for package in sorted(carried_packages(modules), key=lambda package: package.name.lower()):
        files = licence_files(package)
        for name, file in files.items():
            copy = target / f"{package.name}-{package.version}" / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(file.read_bytes())
        if not files and not licence_words(package):
            missing.append(package.name)
        lines.append(f"{package.name} {package.version}: {licence_words(package) or 'see its folder'}")
    lines.append(f"Python {sys.version.split()[0]}: PSF-2.0")
    for name, file in common_texts().items():
        if file.is_file():
            (target / name).write_bytes(file.read_bytes())
    heading = HEADING.format(version=importlib.metadata.version("imbrex"))
    (target / "README.txt").write_text(heading + "\n".join(lines) + "\n", encoding="utf-8")
    if missing:
        print(f"Without a licence: {', '.join(missing)}", file=sys.stderr)
    return bool(missing)


def common_texts() -> dict[str, Path]:
    """Texts of licences that packages name but do not include, by file name, from Python's and Debian's folders."""
    common = Path("/usr/share/common-licenses")
    return {
        "Python.txt": Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        "GPL-3.txt": common / "GPL-3",
        "LGPL-3.txt": common / "LGPL-3",
    }


def carried_modules(internal: Path) -> set[str]:
    """Names of the modules and packages in a frozen folder."""
    return {path.name.partition(".")[0] for path in internal.iterdir() if not path.name.startswith("lib")}


def carried_packages(modules: set[str]) -> set[importlib.metadata.Distribution]:
    """The installed packages that contain these modules."""
    by_module = importlib.metadata.packages_distributions()
    names = {name for module in modules for name in by_module.get(module, ())}
    return {importlib.metadata.distribution(name) for name in names}


def licence_files(package: importlib.metadata.Distribution) -> dict[str, Path]:
    """Licence and notice files of a package and lists of what is in it, by file name."""
    found = {}
    for file in package.files or ():
        _, _, inside = file.as_posix().partition(".dist-info/")
        below = inside.removeprefix("licenses/") if inside.startswith(("licenses/", "sboms/")) else ""
        if below or file.name.upper().startswith(NAMES):
            found[below or file.name] = Path(str(file.locate()))
    return {name: path for name, path in found.items() if path.is_file() and path.suffix not in CODE}


def licence_words(package: importlib.metadata.Distribution) -> str:
    """A package's licence statement in one line."""
    about = package.metadata
    for field in ("License-Expression", "License"):
        words = (about.get(field) or "").strip().partition("\n")[0]
        if words and words != "UNKNOWN":
            return words
    marks = [mark for mark in about.get_all("Classifier") or () if mark.startswith("License ::")]
    return ", ".join(mark.rpartition(" :: ")[2] for mark in marks)


if __name__ == "__main__":
    sys.exit(main())
