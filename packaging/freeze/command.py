"""Entry point of the frozen command line and of every process that it starts."""

import multiprocessing

if __name__ == "__main__":
    multiprocessing.freeze_support()  # returns only in the parent; a child need not import what follows
    from imbrex.cli import run

    run()
