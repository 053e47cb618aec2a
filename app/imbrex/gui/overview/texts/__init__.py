"""One text of a class, and where else its parts occur."""
