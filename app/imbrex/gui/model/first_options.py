"""First options: the user's default options for new sessions."""

import json

from imbrex.engine.options import Options
from imbrex.gui.model.settings import Settings


def first_options(settings: Settings) -> Options:
    """Return the stored options, or the program's defaults if they are missing or invalid."""
    try:
        return Options.from_dict(json.loads(settings.options or "{}"))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return Options()


def keep_first_options(settings: Settings, options: Options) -> None:
    """Store the options of new sessions; the program's defaults are not stored, as they may improve."""
    settings.options = "" if options == Options() else json.dumps(options.to_dict(), ensure_ascii=True)
