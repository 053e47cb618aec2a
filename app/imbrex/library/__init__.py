"""The library: earlier documents, remembered and searched, in one SQLite file or on PostgreSQL."""
