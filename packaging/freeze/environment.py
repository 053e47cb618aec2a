"""Restore the system's library path for programs that Imbrex starts, such as a browser.

PyInstaller points LD_LIBRARY_PATH at the folder's own libraries before Python starts, and every process would inherit
that. Our own processes begin with the same step, so they don't need it either.
"""

import os
import sys

if sys.platform == "linux":
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is None:
        os.environ.pop("LD_LIBRARY_PATH", None)
    else:
        os.environ["LD_LIBRARY_PATH"] = before
