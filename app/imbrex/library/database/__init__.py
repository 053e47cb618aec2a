"""The tables of a library, in SQLite and PostgreSQL, and access rights to them."""
