"""The tables of a library, in SQLite and PostgreSQL, and who may do what with them."""
