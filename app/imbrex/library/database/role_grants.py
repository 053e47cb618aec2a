"""Role grants: rights to read, add to and own a shared library, enforced by the database itself.

A role is a set of table privileges granted to a login of the server or to a group of logins. The owner of the library
grants roles; logins and passwords belong to the server. A library in a file is owned by every user with write access to
it; others may read it.

Adding means inserting documents, names and texts, never changing or deleting existing ones. Only the index, which can
be rebuilt from the texts, is also changed by users who add: its segments are merged as their number grows.
"""

from collections.abc import Collection

from sqlalchemy import Connection, Table, text

from imbrex.errors import ImbrexError
from imbrex.library.database import schema
from imbrex.library.database.role import Role
from imbrex.messages import Message

_INDEX: Collection[Table] = (schema.segments, schema.buckets)
_NUMBERED: Collection[Table] = (schema.counters,)
_FIXED: Collection[Table] = (schema.settings,)


def rights(role: Role, table: Table) -> tuple[str, ...]:
    """The privileges on a table that a role has."""
    if role is Role.NONE:
        return ()
    if role is Role.OWN:
        return ("SELECT", "INSERT", "UPDATE", "DELETE")
    if role is Role.READ or table in _FIXED:
        return ("SELECT",)
    if table in _NUMBERED:
        return ("SELECT", "UPDATE")
    return ("SELECT", "INSERT", "UPDATE", "DELETE") if table in _INDEX else ("SELECT", "INSERT")


def role_of(connection: Connection) -> Role:
    """The role of a connection's login in a shared library."""
    question = " UNION ALL ".join(
        f"SELECT {int(role)} AS role WHERE {_may_all(connection, role)}" for role in Role if role
    )
    return Role(connection.scalar(text(f"SELECT coalesce(max(role), 0) FROM ({question}) AS roles")))


def made_it(connection: Connection) -> bool:
    """Whether the connection's login created the shared library or is a member of the role that did."""
    return bool(
        connection.scalar(
            text("SELECT pg_has_role(relowner, 'USAGE') FROM pg_class WHERE oid = CAST(:name AS regclass)"),
            {"name": schema.documents.name},
        )
    )


def grant(connection: Connection, login: str, role: Role) -> None:
    """Grant a login of the server a role in place of its current one; `Role.NONE` revokes it.

    Raises:
        ImbrexError: no such login, or the user is not the library's owner.
    """
    _check(connection, login)
    quoted = connection.dialect.identifier_preparer.quote_identifier(login)
    tables = schema.metadata.sorted_tables
    everything = ", ".join(_quoted(connection, table) for table in tables)
    connection.exec_driver_sql(f"REVOKE ALL ON {everything} FROM {quoted}")
    for table in tables:
        if given := rights(role, table):
            connection.exec_driver_sql(f"GRANT {', '.join(given)} ON {_quoted(connection, table)} TO {quoted}")


def granted(connection: Connection) -> dict[str, Role]:
    """Granted roles by login, without the library's owner."""
    rows = connection.execute(
        text(
            "SELECT grantee.rolname, array_agg(given.privilege_type ORDER BY given.privilege_type)"
            " FROM pg_class AS relation, aclexplode(relation.relacl) AS given, pg_roles AS grantee"
            " WHERE relation.oid = CAST(:name AS regclass) AND grantee.oid = given.grantee"
            " AND grantee.oid <> relation.relowner GROUP BY grantee.rolname ORDER BY grantee.rolname"
        ),
        {"name": schema.documents.name},
    )
    known = {frozenset(rights(role, schema.documents)): role for role in Role}
    return {login: known.get(frozenset(given), Role.NONE) for login, given in rows}


def grant_again(connection: Connection) -> None:
    """Repeat all grants, as a migration may have created tables without privileges."""
    for login, role in granted(connection).items():
        grant(connection, login, role)


def need(role: Role, wanted: Role, library: str) -> None:
    """Require a role.

    Raises:
        ImbrexError: the role does not suffice; the message says what is missing.
    """
    if role >= wanted:
        return
    raise ImbrexError(
        Message(
            "This requires the role “{role}” in the library {library}. Your role: {right}.",
            right=role.label if role else "not even read",
            library=library,
            role=wanted.label,
        ),
        Message(
            "Ask the library owner to run `imbrex-cli library grant`. For a library file, you need "
            "permission to write to the file."
        ),
    )


def _check(connection: Connection, login: str) -> None:
    if not made_it(connection):
        raise ImbrexError(
            Message("Only the library owner can grant roles."),
            Message("Ask the library owner, or log in as the owner."),
        )
    there = connection.scalar(text("SELECT rolname FROM pg_roles WHERE rolname = :login"), {"login": login})
    if there is None or login.startswith("pg_"):
        raise ImbrexError(
            Message("The server has no login named {login}.", login=login),
            Message("The server administrator can create one in psql: CREATE ROLE name LOGIN, then \\password name."),
        )
    if connection.scalar(
        text(
            "SELECT pg_has_role(CAST(:login AS name), relowner, 'USAGE') FROM pg_class"
            " WHERE oid = CAST(:name AS regclass)"
        ),
        {"name": schema.documents.name, "login": login},
    ):
        raise ImbrexError(
            Message("{login} already owns the library.", login=login),
            Message("Choose another login."),
        )


def _may_all(connection: Connection, role: Role) -> str:
    return " AND ".join(
        f"has_table_privilege('{_quoted(connection, table)}', '{right}')"
        for table in schema.metadata.sorted_tables
        for right in rights(role, table)
    )


def _quoted(connection: Connection, table: Table) -> str:
    return connection.dialect.identifier_preparer.format_table(table)
