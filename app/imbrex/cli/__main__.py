"""Entry point of `python -m imbrex.cli`."""

import sys

from imbrex.cli.program import main

if __name__ == "__main__":
    sys.exit(main())
