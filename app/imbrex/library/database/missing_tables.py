"""Missing tables: tables and columns that a library should have and its database has not."""

from sqlalchemy import Connection, inspect

from imbrex.library.database import schema


def lacking(connection: Connection) -> list[str] | None:
    """Names of the tables and columns that are missing ("texts", "documents.words"); None where no table is there."""
    inspector = inspect(connection)
    there = set(inspector.get_table_names())
    if not there & set(schema.metadata.tables):
        return None
    missing: list[str] = []
    for table in schema.metadata.sorted_tables:
        if table.name not in there:
            missing.append(table.name)
            continue
        columns = {column["name"] for column in inspector.get_columns(table.name)}
        missing += [f"{table.name}.{column.name}" for column in table.columns if column.name not in columns]
    return missing
