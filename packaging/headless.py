"""Test a frozen or installed Imbrex without a screen, on any system.

Usage: headless.py WINDOW CLI. Compares the samples in several formats, writes reports, and opens the window on Qt's
"offscreen" platform: it must still be running after some seconds.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from smoke import write_documents

PATIENCE = 120  # seconds
STAY = 10  # seconds that the window must survive


def main() -> int:
    """Run all tests; return the exit code."""
    window, cli = (shutil.which(program) or program for program in sys.argv[1:3])
    window, cli = os.path.abspath(window), os.path.abspath(cli)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        write_documents(folder)
        documents = sorted(path.name for path in folder.iterdir())
        ended = subprocess.run(
            [cli, "compare", "--json", *documents], cwd=folder, capture_output=True, check=True, timeout=PATIENCE
        )
        record = json.loads(ended.stdout.decode("utf-8"))
        if record["problems"] or len(record["documents"]) != len(documents):
            print(f"Not everything was read: {record['problems']}", file=sys.stderr)
            return 1
        for form in ("html", "pdf"):
            report = [cli, "report", "en-original.docx", "en-rewrite.txt", "-o", f"report.{form}"]
            subprocess.run(report, cwd=folder, check=True, timeout=PATIENCE)
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        with subprocess.Popen([window, "en-original.docx", "en-rewrite.txt"], cwd=folder, env=environment) as process:
            try:
                code = process.wait(STAY)
                print(f"The window ended by itself, with {code}.", file=sys.stderr)
                return 1
            except subprocess.TimeoutExpired:
                process.kill()
    print(f"{len(documents)} documents compared, reports written, window opened.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
