"""E-books: EPUB and FictionBook."""
