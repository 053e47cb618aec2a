"""Surrogates: removal of lone surrogates, which no text may contain."""


def without_surrogates(text: str) -> str:
    """Join surrogate pairs into one character and replace lone ones by U+FFFD."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return text
