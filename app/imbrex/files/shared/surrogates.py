"""Surrogates: halves of characters, which no text may have alone."""


def without_surrogates(text: str) -> str:
    """Join surrogate pairs into one character and put U+FFFD for lone ones."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return text
