"""Let `python -m imbrex.cli` run the command line."""

import sys

from imbrex.cli.program import main

if __name__ == "__main__":
    sys.exit(main())
