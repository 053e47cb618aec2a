"""What the README tells of a shared library is so: its statements fit the tables, and its addresses are read."""

import re
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from imbrex.cli.commands.library_actions import run_action
from imbrex.cli.output.terminal import TerminalProgress
from imbrex.cli.parser import make_parser
from imbrex.library.database.address import Address
from imbrex.library.library import Library
from tests.library.conftest import essay
from tests.library.test_statements import KEYS

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
SQL = [
    statement.strip()
    for block in re.findall(r"```sql\n(.*?)```", README, re.DOTALL)
    for statement in re.sub(r"--.*", "", block).split(";")
    if statement.strip()
]
COMMANDS = re.findall(r"^    imbrex-cli (library .*--url '.*')$", README, re.MULTILINE)

# In place of Citus: takes what it would take, and refuses what it would refuse first.
CITUS = """
CREATE FUNCTION create_distributed_table(spread regclass, by_column text, colocate_with text) RETURNS void AS $$
DECLARE refused text;
BEGIN
    SELECT conname INTO refused FROM pg_constraint WHERE conrelid = spread AND NOT EXISTS (
        SELECT 1 FROM pg_attribute WHERE attrelid = spread AND attname = by_column AND attnum = ANY (conkey));
    IF refused IS NOT NULL THEN RAISE 'constraint % does not hold %', refused, by_column; END IF;
    IF colocate_with <> 'none' THEN PERFORM colocate_with::regclass; END IF;
END $$ LANGUAGE plpgsql
"""


@pytest.fixture
def library(shared_address, find_language):
    with Library.create(shared_address, find_language) as made:
        yield made


def test_the_statements_for_many_servers_fit_the_tables(library):
    spreading = [statement for statement in SQL if "create_distributed_table" in statement]
    said = dict(re.search(r"\('(\w+)', '(\w+)'", statement).groups() for statement in spreading)
    assert said == KEYS
    with library.store.writing() as connection:
        connection.execute(text(CITUS))
        for statement in spreading:
            connection.execute(text(statement))
        with pytest.raises(Exception, match="does not hold author"), connection.begin_nested():
            connection.execute(text("SELECT create_distributed_table('names', 'author', 'none')"))


def test_the_other_statements_run(library, postgres):
    others = [re.sub(r"\b(ann|head|essays)\b", r"readme_\1", one) for one in SQL if "create_distributed" not in one]
    assert len(others) == 4
    with postgres.connect("postgres") as administrator:
        try:
            for statement in others[:3]:
                administrator.execute(statement)
        finally:
            administrator.execute("DROP DATABASE IF EXISTS readme_essays")
            administrator.execute("DROP ROLE IF EXISTS readme_ann, readme_head")
    with library.store.writing() as connection:
        connection.execute(text(others[3]))
        assert "buckets_in_order" in {index["name"] for index in inspect(connection).get_indexes("buckets")}


def test_the_first_column_of_each_primary_key_is_what_rows_are_spread_by(library):
    with library.store.reading() as connection:
        for table, column in KEYS.items():
            assert inspect(connection).get_pk_constraint(table)["constrained_columns"][0] == column


def test_the_commands_are_read_and_their_addresses_taken():
    assert len(COMMANDS) == 3
    for command in COMMANDS:
        namespace = make_parser().parse_args(command.replace("'", "").split())
        url = Address.parse(namespace.url).url
        assert (url.host, url.database, url.query) == ("server", "essays", {"sslmode": "verify-full"})


def test_roles_are_given_by_the_command(library, shared_address, postgres, find_language, capsys):
    """To a group of logins: its members have the role."""
    password = postgres.account("ann")
    postgres.account("teachers")
    with postgres.connect("postgres") as administrator:
        administrator.execute("GRANT teachers TO ann")
    command = ["library", "grant", "teachers", "add", "--url", shared_address]
    assert run_action(make_parser().parse_args(command), TerminalProgress()) == 0
    assert "teachers" in capsys.readouterr().out
    address = postgres.address("ann", password, shared_address.rpartition("/")[2])
    with Library.open(address, find_language) as anns:
        assert anns.role.label == "add"
        assert anns.add([essay(1)])[0].new
    library.grant("teachers", type(library.role).NONE)
