"""PHP: the result of the article on shingles in PHP: shared shingles relative to the words of the checked text."""

from imbrex.engine.compare.shingles import count_in
from imbrex.engine.measures.context import Context, Side
from imbrex.engine.measures.value import Value
from imbrex.messages import Message


def of_left(context: Context) -> Value:
    """Check the left text against the right one."""
    return _share(context.left, context.right)


def of_right(context: Context) -> Value:
    """Check the right text against the left one."""
    return _share(context.right, context.left)


def _share(checked: Side, known: Side) -> Value:
    """Count shingles with repetition; because there are fewer shingles than words, a copy stays below 1."""
    found, words = count_in(checked.shingles, known.distinct), len(checked.tokens.kept)
    detail = Message(
        "{found:,} of its shingle(s) are also in the other text; it has {words:,} compared word(s).",
        found=found,
        words=words,
    )
    return Value(found / words, detail=detail)
