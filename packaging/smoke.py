"""Test an installed Imbrex like a user, in an empty environment.

Usage: smoke.py NAME --window COMMAND --cli COMMAND --reference COMMAND [--root FOLDER] [--empty COMMAND]

Compares documents of several formats by the command line and checks the figures against those of the reference; writes
reports and a library; opens two files in the window, on a screen of its own, until both names are in its title; counts
windows; and measures the time from the start to the first paint, and until a menu opens, next to an empty window.
--root is a separate system (a chroot) in which the commands are run. Pictures of the window go to build/smoke.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path

from screen import Screen

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 90.0  # seconds
TRIES = 7  # timed starts; the fastest counts, as the machine may be busy
GOAL = 1.5
MENU = (20, 12)  # pixels from the corner of the screen: the first menu of a window without a frame
BELOW_MENU = (5, 40, 120, 130)

Running = subprocess.Popen[str] | subprocess.Popen[bytes]

DOCX = """<?xml version="1.0" encoding="UTF-8"?>
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>{}</w:body></w:document>"""
CONTENT_TYPES = """<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml"
 ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>"""


class Failed(Exception):  # noqa: N818 - names say what happened
    """Something does not work as expected."""


class Place:
    """A folder with documents, and an empty environment."""

    def __init__(self, root: Path | None) -> None:
        self._root = root
        self.folder = Path(tempfile.mkdtemp(prefix="imbrex-smoke-", dir=root / "tmp" if root else None))
        (self.folder / "home").mkdir()
        self.folder.chmod(0o755)
        self.inside = Path("/") / self.folder.relative_to(root) if root else self.folder

    def command(self, words: Sequence[str], display: str = "", home: str = "home") -> list[str]:
        """The command line that hides everything of this machine except the folder and the screen."""
        clean = ["env", "-i", f"HOME={self.inside / home}", "PATH=/usr/bin:/bin", "LANG=C.UTF-8"]
        if display:
            clean.append(f"DISPLAY={display}")
        entered = ["chroot", str(self._root)] if self._root else []
        return [*entered, *clean, "sh", "-c", f'cd "{self.inside}" && exec "$@"', "sh", *words]

    def run(self, words: Sequence[str]) -> str:
        """The output of a command.

        Raises:
            Failed: it exited with an error, or did not end.
        """
        ended = subprocess.run(
            self.command(words), capture_output=True, text=True, timeout=PATIENCE, check=False, stdin=subprocess.DEVNULL
        )
        if ended.returncode:
            raise Failed(f"{' '.join(words)} ended with {ended.returncode}:\n{ended.stdout}{ended.stderr}")
        return ended.stdout


def main() -> int:
    """Run all tests; return the exit code."""
    arguments = _parser().parse_args()
    place = Place(arguments.root)
    try:
        write_documents(place.folder)
        check_command_line(place, arguments.cli, arguments.reference)
        with Screen(ROOT / "build" / "smoke") as screen:
            check_window(place, screen, arguments.window, arguments.name)
            if arguments.empty:
                compare_starts(place, screen, arguments.window, arguments.empty)
    except (Failed, subprocess.TimeoutExpired) as error:
        print(f"{arguments.name}: FAILED: {error}")
        return 1
    finally:
        shutil.rmtree(place.folder)
    print(f"{arguments.name}: ok")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", help="what is tried, for people")
    for option in ("window", "cli", "reference"):
        parser.add_argument(f"--{option}", required=True, metavar="COMMAND")
    parser.add_argument("--root", type=Path, metavar="FOLDER")
    parser.add_argument("--empty", metavar="COMMAND", help="the empty window")
    return parser


def write_documents(folder: Path) -> None:
    """Write documents of many formats and languages into a folder: the samples, unchanged and as docx and html."""
    for language in ("en", "ru"):
        for sample in sorted((ROOT / "resources" / "samples" / language).glob("*.txt")):
            text = sample.read_text(encoding="utf-8")
            (folder / f"{language}-{sample.name}").write_text(text, encoding="utf-8")
            paragraphs = [line.replace("&", "&amp;").replace("<", "&lt;") for line in text.splitlines() if line.strip()]
            with zipfile.ZipFile(folder / f"{language}-{sample.stem}.docx", "w") as archive:
                archive.writestr("[Content_Types].xml", CONTENT_TYPES)
                body = "".join(f"<w:p><w:r><w:t>{line}</w:t></w:r></w:p>" for line in paragraphs)
                archive.writestr("word/document.xml", DOCX.format(body))
            page = "".join(f"<p>{line}</p>" for line in paragraphs)
            (folder / f"{language}-{sample.stem}.html").write_text(
                f"<html><body>{page}</body></html>", encoding="utf-8"
            )
    (folder / "uk.txt").write_text("Стара кам'яна вежа стоїть над річкою вже триста років.\n" * 3, encoding="utf-8")
    (folder / "de.txt").write_text(
        "Der alte steinerne Turm steht seit dreihundert Jahren am Fluss.\n" * 3, encoding="utf-8"
    )
    (folder / "zh.txt").write_text("古老的石塔在河边矗立了三百年，人们每天从它旁边经过。\n" * 3, encoding="utf-8")


def check_command_line(place: Place, cli: str, reference: str) -> None:
    """Compare everything, including our own PDF, and check the figures against the reference's; write a library."""
    print(place.run([cli, "--version"]).strip())
    for form in ("pdf", "html", "json", "csv"):
        place.run([cli, "report", "en-original.docx", "en-rewrite.docx", "-o", f"report.{form}"])
    if not (place.folder / "report.pdf").read_bytes().startswith(b"%PDF"):
        raise Failed("the report is no PDF")
    names = sorted(path.name for path in place.folder.glob("*.*") if path.suffix not in {".csv", ".json"})
    record = json.loads(place.run([cli, "compare", "--json", *names]))
    ours = subprocess.run(
        [reference, "compare", "--json", *names], cwd=place.folder, capture_output=True, text=True, check=True
    )
    # The output includes full paths, which differ inside a chroot.
    if (expected := json.loads(ours.stdout.replace(str(place.folder), str(place.inside)))) != record:
        differing = [key for key in expected if expected[key] != record.get(key)]
        raise Failed(f"the record is not that of the checkout: {', '.join(differing)}")
    if record["problems"]:
        raise Failed(f"not everything was read: {record['problems']}")
    print(f"  {len(names)} documents of {len({Path(name).suffix for name in names})} formats: the checkout's figures")
    place.run([cli, "verify", "report.html", "en-original.docx", "en-rewrite.docx"])
    place.run([cli, "library", "create", "--library", "essays.db"])
    place.run([cli, "library", "add", "--library", "essays.db", "en-original.docx", "ru-original.txt"])
    if "en-original" not in place.run([cli, "library", "check", "--library", "essays.db", "en-rewrite.html"]):
        raise Failed("the library does not know its own text again")


def check_window(place: Place, screen: Screen, window: str, name: str) -> None:
    """Open two files and wait for their comparison; check that there is one window and that it is painted."""
    started = time.monotonic()
    command = place.command([window, "en-original.docx", "en-rewrite.txt"], screen.display)
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        try:
            _wait(lambda: screen.titles("en-original.*en-rewrite"), process, "two files were not compared")
            seconds = time.monotonic() - started
            _wait(screen.is_at_rest, process, "the window does not come to rest")
            picture = screen.save(name)
            if (colours := screen.colours()) < 50:
                raise Failed(f"the window is blank: {colours} colours, see {picture}")
            if len(titles := screen.titles(".")) != 1:
                raise Failed(f"there should be one window: {titles}")
        finally:
            process.kill()
    print(f"  two files compared in the window after {seconds:.1f} s; {colours} colours: {picture.relative_to(ROOT)}")


def compare_starts(place: Place, screen: Screen, window: str, empty: str) -> None:
    """Print the times until the window is painted and responds, alternating with an empty one."""
    times: dict[str, list[tuple[float, float]]] = {window: [], empty: []}
    for _ in range(TRIES):
        for number, (program, figures) in enumerate(times.items()):
            home = f"home-{number}"  # the same for each run: most starts are not the first
            (place.folder / home).mkdir(exist_ok=True)
            figures.append(time_start(place.command([program], screen.display, home), screen))
    for step, what in enumerate(("first paint", "menu opens")):
        ours, theirs = (min(figures[step] for figures in times[program]) for program in (window, empty))
        verdict = "ok" if ours <= GOAL * theirs else f"MISSED, the goal is {GOAL}"
        print(f"  {what}: {ours:.2f} s; an empty window {theirs:.2f} s; ratio {ours / theirs:.2f} ({verdict})")


def time_start(command: Sequence[str], screen: Screen) -> tuple[float, float]:
    """Seconds until the window is painted, and until a menu opens."""
    screen.wait_until_blank()
    started = time.monotonic()
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            _wait(lambda: not screen.is_blank(), process, "no window", 0.002)
            painted = time.monotonic() - started
            before = screen.part(*BELOW_MENU)
            screen.click(*MENU)
            _wait(lambda: screen.part(*BELOW_MENU) != before, process, "no menu", 0.002)
            return painted, time.monotonic() - started
        finally:
            process.kill()


def _wait(is_so: Callable[[], object], process: Running, otherwise: str, step: float = 0.05) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        if process.poll() is not None:
            said = process.stderr.read() if process.stderr else ""
            raise Failed(f"{otherwise}: the program ended with {process.returncode}\n{said!s}")
        if time.monotonic() > end:
            raise Failed(otherwise)
        time.sleep(step)


if __name__ == "__main__":
    sys.exit(main())
