"""Entry point of the frozen window."""

import sys

from imbrex.main import main

if __name__ == "__main__":
    sys.exit(main())
