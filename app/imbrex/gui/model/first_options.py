"""First options: what new sessions begin with, as people have chosen it."""

import json

from imbrex.engine.options import Options
from imbrex.gui.model.settings import Settings


def first_options(settings: Settings) -> Options:
    """The chosen ones; the program's own where there are none, or where they make no sense."""
    try:
        return Options.from_dict(json.loads(settings.options or "{}"))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return Options()


def keep_first_options(settings: Settings, options: Options) -> None:
    """Let new sessions begin with these; nothing is written of the program's own, which may get better."""
    settings.options = "" if options == Options() else json.dumps(options.to_dict(), ensure_ascii=True)
