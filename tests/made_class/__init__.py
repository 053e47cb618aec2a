"""A made class: essays that a grammar writes, with planted copies; the truth is known to the word.

The same arguments give the same texts. Essays that were not copied share what those of a real class share by chance: a
vocabulary, some phrases that everybody uses, and, if wanted, the assignment sheet that all of them begin with.
"""

from tests.made_class.classes import MadeClass, Planted, make_class

__all__ = ["MadeClass", "Planted", "make_class"]
