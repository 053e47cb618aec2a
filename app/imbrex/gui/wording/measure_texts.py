"""Measure texts: the engine's words about its measures, noted here for the translators.

A test compares the first list with the registry, and puts what the measures say of real texts through the second.
"""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from imbrex.gui.wording.percent import with_percents
from imbrex.gui.wording.sentences import Sentences

NOTED = (
    QT_TRANSLATE_NOOP("Measures", "Resemblance (Jaccard)"),
    QT_TRANSLATE_NOOP("Measures", "Shingles that both texts have, of all that either has."),
    QT_TRANSLATE_NOOP("Measures", "Containment, left in right"),
    QT_TRANSLATE_NOOP("Measures", "How much of the left text stands in the right one."),
    QT_TRANSLATE_NOOP("Measures", "Containment, right in left"),
    QT_TRANSLATE_NOOP("Measures", "How much of the right text stands in the left one."),
    QT_TRANSLATE_NOOP("Measures", "Dice by CRC32 (Node.js article)"),
    QT_TRANSLATE_NOOP("Measures", "Twice the left text's shingles found in the right one, of all shingles of both."),
    QT_TRANSLATE_NOOP("Measures", "Dice by MurmurHash3"),
    QT_TRANSLATE_NOOP("Measures", "The same with another checksum."),
    QT_TRANSLATE_NOOP("Measures", "PHP article, left checked"),
    QT_TRANSLATE_NOOP("Measures", "The left text's shingles found in the right one, of the left text's words."),
    QT_TRANSLATE_NOOP("Measures", "PHP article, right checked"),
    QT_TRANSLATE_NOOP("Measures", "The right text's shingles found in the left one, of the right text's words."),
    QT_TRANSLATE_NOOP("Measures", "MinHash-84"),
    QT_TRANSLATE_NOOP("Measures", "Estimates the resemblance from 84 numbers a text, however long it is."),
    QT_TRANSLATE_NOOP("Measures", "Supershingles, 6 of 14"),
    QT_TRANSLATE_NOOP(
        "Measures", "Bundles the 84 minima into 6 numbers: only texts that are nearly the same agree in 2."
    ),
    QT_TRANSLATE_NOOP("Measures", "Megashingles, 15"),
    QT_TRANSLATE_NOOP(
        "Measures",
        "Pairs of supershingles: one that agrees is enough, so near-duplicates are found by a single look-up.",
    ),
    QT_TRANSLATE_NOOP("Measures", "SimHash-64, keywords"),
    QT_TRANSLATE_NOOP(
        "Measures", "Counts differing bits of two fingerprints made of the 50 weightiest words, in any order."
    ),
    QT_TRANSLATE_NOOP("Measures", "SimHash-64, longest sentences"),
    QT_TRANSLATE_NOOP("Measures", "Counts differing bits of two fingerprints made of the 10 longest sentences."),
    QT_TRANSLATE_NOOP("Measures", "SimHash-64, edges of paragraphs"),
    QT_TRANSLATE_NOOP(
        "Measures", "Counts differing bits of two fingerprints made of the first and last sentences of paragraphs."
    ),
    QT_TRANSLATE_NOOP("Measures", "Longest words"),
    QT_TRANSLATE_NOOP("Measures", "Compares the 15 longest words: for texts of a few sentences."),
    QT_TRANSLATE_NOOP("Measures", "Bloom filters"),
    QT_TRANSLATE_NOOP("Measures", "Estimates the resemblance from two bit patterns by AND and OR."),
    QT_TRANSLATE_NOOP("Measures", "Compression distance, xz"),
    QT_TRANSLATE_NOOP("Measures", "How much smaller two texts get when they are compressed together."),
    QT_TRANSLATE_NOOP("Measures", "Compression distance, bzip2"),
    QT_TRANSLATE_NOOP("Measures", "The same with bzip2, which sees 900 kB at a time."),
    QT_TRANSLATE_NOOP("Measures", "Compression distance, gzip"),
    QT_TRANSLATE_NOOP("Measures", "The same with gzip, which looks back 32 kB."),
    QT_TRANSLATE_NOOP("Measures", "LSA"),
    QT_TRANSLATE_NOOP(
        "Measures", "Compares topics: words that keep the same company in the loaded documents count as alike."
    ),
    QT_TRANSLATE_NOOP("Measures", "over 10 %: texts on one event, says the PHP article"),
    QT_TRANSLATE_NOOP("Measures", "over 80 %: a copy, says the article on short texts"),
    QT_TRANSLATE_NOOP("Measures", "2 of 6 or more: near-duplicates"),
    QT_TRANSLATE_NOOP("Measures", "1 of 15 or more: near-duplicates"),
    QT_TRANSLATE_NOOP("Measures", "3 bits or fewer: near-duplicates, says the article on SimHash"),
)
"""Labels, sentences and meanings of thresholds of the registry."""

SAID = Sentences(
    "Measures",
    # What was counted
    QT_TRANSLATE_NOOP("Measures", "%1 of %2 distinct shingle(s) stand in both texts."),
    QT_TRANSLATE_NOOP("Measures", "%1 of its %2 distinct shingle(s) stand in the other text."),
    QT_TRANSLATE_NOOP("Measures", "%1 shingle(s) of it stand in the other text; it has %2 compared word(s)."),
    QT_TRANSLATE_NOOP(
        "Measures",
        "%1 of the left text's %2 shingle(s) stand in the right one's %3; "
        "%4 collision(s) among %5 distinct shingle(s).",
    ),
    QT_TRANSLATE_NOOP("Measures", "%1 of the %2 minima agree."),
    QT_TRANSLATE_NOOP("Measures", "%1 of %2 supershingles agree; %3 are needed."),
    QT_TRANSLATE_NOOP("Measures", "Texts of exactly this resemblance pass with %1 % probability."),
    QT_TRANSLATE_NOOP("Measures", "%1 of %2 megashingles agree; 1 is needed."),
    QT_TRANSLATE_NOOP(
        "Measures", "%1 bit(s) of %2 differ; fingerprints of %3 keyword(s) on the left and %4 on the right."
    ),
    QT_TRANSLATE_NOOP(
        "Measures", "%1 bit(s) of %2 differ; fingerprints of %3 sentence(s) on the left and %4 on the right."
    ),
    QT_TRANSLATE_NOOP("Measures", "The two texts are the same to the letter."),
    QT_TRANSLATE_NOOP("Measures", "%1 of %2 longest word(s) are shared."),
    QT_TRANSLATE_NOOP("Measures", "Fewer than %1 are no candidate."),
    QT_TRANSLATE_NOOP(
        "Measures",
        "Filters of %1 bit(s), %2 hash function(s); wrongly recognised are at most %3 % of foreign shingles.",
    ),
    QT_TRANSLATE_NOOP("Measures", "%1 and %2 bytes of canonical text were packed apart and together."),
    QT_TRANSLATE_NOOP("Measures", "Angle in a space of %1 dimensions made of %2 documents."),
    # Why to be careful
    QT_TRANSLATE_NOOP("Measures", "A text repeats shingles, and each repetition is counted."),
    QT_TRANSLATE_NOOP(
        "Measures", "One text has only %1 distinct shingles, fewer than the %2 functions: minima repeat."
    ),
    QT_TRANSLATE_NOOP("Measures", "One text has only %1 keyword(s): a single change turns many bits."),
    QT_TRANSLATE_NOOP("Measures", "One text has only %1 sentence(s): a single change turns many bits."),
    QT_TRANSLATE_NOOP("Measures", "One text has only %1 word(s); below %2 a few words turn many bits."),
    QT_TRANSLATE_NOOP(
        "Measures",
        "Made for texts of 3 to 5 sentences; one of these has %1, and %2 words say little of it.",
    ),
    QT_TRANSLATE_NOOP(
        "Measures", "In a text of less than 1 kB the compressor's header weighs more than what is alike."
    ),
    QT_TRANSLATE_NOOP("Measures", "With few documents the space says little."),
    QT_TRANSLATE_NOOP("Measures", "The texts are written in different languages (%1, %2)."),
    # Why there is no figure
    QT_TRANSLATE_NOOP("Measures", "%1 has no words left to compare: an empty text equals nothing."),
    QT_TRANSLATE_NOOP("Measures", "%1 is too short: no part of it has %2 compared words in a row, as a shingle needs."),
    QT_TRANSLATE_NOOP("Measures", "There is no keyword to make a fingerprint of."),
    QT_TRANSLATE_NOOP("Measures", "There is no sentence to make a fingerprint of."),
    QT_TRANSLATE_NOOP("Measures", "One text has no word of %1 or more letters."),
    QT_TRANSLATE_NOOP("Measures", "The reduced space needs %1 documents with words; %2 are loaded."),
    # What it may mean where measures disagree
    QT_TRANSLATE_NOOP(
        "Measures",
        "Much more of the left text stands in the right one than the other way round: it may be a part of it. "
        "Resemblance and its estimates stay low then; containment tells.",
    ),
    QT_TRANSLATE_NOOP(
        "Measures",
        "Much more of the right text stands in the left one than the other way round: it may be a part of it. "
        "Resemblance and its estimates stay low then; containment tells.",
    ),
    QT_TRANSLATE_NOOP(
        "Measures",
        "The weightiest words are nearly the same, but few runs of words are: the words may have been reordered or "
        "replaced in between. Try shorter shingles.",
    ),
    QT_TRANSLATE_NOOP(
        "Measures",
        "The texts have much in common, yet the supershingles do not call them near-duplicates: a little padding or "
        "a few changed words all over are enough for that below a resemblance of about 0.9.",
    ),
    QT_TRANSLATE_NOOP(
        "Measures",
        "The compressors disagree: bzip2 and gzip cannot look back far enough in texts of this length. Trust xz.",
    ),
    QT_TRANSLATE_NOOP(
        "Measures", "The compressors disagree: %1 cannot look back far enough in texts of this length. Trust xz."
    ),
    QT_TRANSLATE_NOOP(
        "Measures",
        "One text is short: estimates scatter, and for a few sentences the longest words tell more.",
    ),
)
"""Sentences with figures in them: details, cautions, reasons and hints."""


def measure_text(text: str) -> str:
    """A label, sentence or meaning of the registry in the language of the window."""
    return with_percents(QCoreApplication.translate("Measures", text))
