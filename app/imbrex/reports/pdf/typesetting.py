"""Typesetting: service that runs in the child process."""

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from imbrex import assets

_KEPT = 10
"""Number of documents for which Typst keeps all that it has laid out; empty ones displace them."""

Request = tuple[bytes, int]
"""The page as XML, and the date of the report in seconds since 1970."""


def serve() -> Callable[[Request], bytes]:
    """Load Typst, the layout, and the names of all fonts; return the request handler."""
    import typst  # noqa: PLC0415 - 80 MB, in this process only

    layout = assets.data("reports/paper.typ")
    # Its type does not know that files may come as bytes by their names.
    compile_pdf: Callable[..., bytes] = partial(cast("Any", typst.compile), font_paths=typst.Fonts())

    def typeset(request: Request) -> bytes:
        for _ in range(_KEPT):
            compile_pdf({"main.typ": b""})
        page, made = request
        files = {"main.typ": layout, "page.xml": page}
        try:
            return compile_pdf(files, timestamp=made, pdf_standards=["ua-1"])
        except typst.TypstError:  # a rule of PDF/UA that these texts break: tags without the claim to keep all of them
            return compile_pdf(files, timestamp=made)

    return typeset
