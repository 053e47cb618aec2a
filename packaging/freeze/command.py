"""Where the frozen command line starts, and every process that it starts in turn."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a child goes no further; it would only be slow to import all that follows
    from imbrex.cli import main

    sys.exit(main())
