"""One text of a class: where each of its parts also stands."""
