"""The library: a store of earlier documents that can be searched, in one SQLite file or on PostgreSQL."""
