"""Entry point of `python -m imbrex`, which opens the window."""

import sys

from imbrex.main import main

if __name__ == "__main__":
    sys.exit(main())
