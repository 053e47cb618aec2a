"""Reading: extraction of the record from an untrusted report."""

import json
import re
from typing import Any

from imbrex.errors import ImbrexError
from imbrex.messages import Message

_BLOCK = re.compile(r'<script type="application/json" id="imbrex-report">([^<]*)</script>')


def record_in(text: str) -> dict[str, Any]:
    """The record of a report saved as HTML or JSON. Raises ImbrexError if there is none, or more than one."""
    blocks = [text] if text.lstrip("\ufeff \t\r\n").startswith("{") else _BLOCK.findall(text)
    if len(blocks) != 1:
        raise ImbrexError(
            Message("This is not an Imbrex report, or it has been altered."), Message("Choose an HTML or JSON report.")
        )
    try:
        record = json.loads(blocks[0])
    except (ValueError, RecursionError) as error:
        raise ImbrexError(
            Message("The report is damaged: {reason}.", reason=error), Message("Ask for the original report.")
        ) from error
    if not isinstance(record, dict):
        raise ImbrexError(Message("This is not an Imbrex report."), Message("Choose an HTML or JSON report."))
    return record
