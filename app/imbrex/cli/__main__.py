"""Entry point of `python -m imbrex.cli`."""

from imbrex.cli.program import run

if __name__ == "__main__":
    run()
