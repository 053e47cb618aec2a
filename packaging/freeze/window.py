"""Where the frozen window starts."""

import sys

from imbrex.main import main

if __name__ == "__main__":
    sys.exit(main())
