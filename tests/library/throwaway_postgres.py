"""A PostgreSQL server that lives as long as the tests: on loopback, with a folder, port and passwords of its own."""

import contextlib
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
import threading
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import psycopg
from psycopg import sql

OWNER = "head_of_department"
_TRIES = 5
_READY = "database system is ready to accept connections"
# What a crash of the machine would lose does not matter here; a crash of the server is survived all the same.
_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "40",
    "shared_buffers": "32MB",
    "lc_messages": "C",
    "log_min_messages": "warning",
}
_DURABLE = {"fsync": "on", "full_page_writes": "on", "shared_buffers": "128MB"}  # as they are by default


class NoServer(Exception):  # noqa: N818 - an outcome, not an error
    """No PostgreSQL can be had here, and why."""


class Server:
    """A running server; `stop` and `start` are what tests do to it when it is to go away in the middle."""

    def __init__(self, folder: Path, programs: Path, account: str | None, *, durable: bool) -> None:
        self._settings = _SETTINGS | (_DURABLE if durable else {})
        self._folder = folder
        self._programs = programs
        self._as_account = {} if account is None else {"user": account, "group": _group(account), "extra_groups": []}
        self._password = secrets.token_urlsafe(12)
        self._process: subprocess.Popen[str] | None = None
        self._log: deque[str] = deque(maxlen=200)
        self._drain: threading.Thread | None = None
        self._made = 0
        self._free: list[str] = []
        self.port = 0
        self._make()

    def _make(self) -> None:
        secret = self._folder / "secret"
        secret.write_text(self._password, encoding="utf-8")
        secret.chmod(0o644)
        # With SCRAM, both sides compute thousands of hashes for each of hundreds of connections.
        command = [self._programs / "initdb", "-D", self._folder / "data", "-U", OWNER, "-A", "md5"]
        command += ["--pwfile", secret, "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"]
        done = subprocess.run(
            command, cwd=self._folder, capture_output=True, text=True, check=False, env=_plain(), **self._as_account
        )
        secret.unlink()
        if done.returncode:
            raise NoServer(f"initdb failed: {done.stderr.strip()}")

    def start(self) -> None:
        """Start it, on the port it had before, or on one that is free."""
        for _ in range(_TRIES):
            port = self.port or _free_port()
            if self._started(port):
                self.port = port
                return
        raise NoServer(f"the server does not start: {' '.join(self._log)}")

    def _started(self, port: int) -> bool:
        data = self._folder / "data"
        command = [*_dies_with_us(), str(self._programs / "postgres"), "-D", str(data), "-p", str(port)]
        for name, value in self._settings.items():
            command += ["-c", f"{name}={value}"]
        self._process = subprocess.Popen(
            command, cwd=self._folder, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, env=_plain(),
            **self._as_account,
        )  # fmt: skip
        for line in self._process.stderr:
            self._log.append(line.strip())
            if _READY in line:
                self._drain = threading.Thread(target=self._log.extend, args=(self._process.stderr,), daemon=True)
                self._drain.start()
                return True
        self._process.wait()
        self._process.stderr.close()
        return False

    def stop(self, how: int = subprocess.signal.SIGINT) -> None:
        """Stop it: SIGINT breaks all connections in good order, SIGQUIT is as if the power went."""
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait()
        self._drain.join()
        self._process.stderr.close()
        self._process = None

    def database(self) -> str:
        """Give the address under which its owner reaches a database with nothing in it."""
        if not self._free:
            self._made += 1
            self._free.append(f"library_{self._made}")
            with self.connect("postgres") as connection:
                connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(self._free[-1])))
        return self.address(OWNER, self._password, self._free.pop())

    def give_back(self, address: str) -> None:
        """Empty a database, whoever still uses it: that takes a tenth of the time of making another one."""
        name = address.rpartition("/")[2]
        with self.connect(name) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
            connection.execute("GRANT USAGE ON SCHEMA public TO PUBLIC")
        self._free.append(name)

    def address(self, user: str, password: str, database: str) -> str:
        """Give the address of a database for somebody."""
        return f"postgresql+psycopg://{quote(user)}:{quote(password)}@127.0.0.1:{self.port}/{database}"

    def account(self, name: str) -> str:
        """Make a login of that name, unless it is there; give its new password."""
        password = secrets.token_urlsafe(12)
        with self.connect("postgres") as connection:
            connection.execute(sql.SQL("DROP ROLE IF EXISTS {}").format(sql.Identifier(name)))
            connection.execute(sql.SQL("CREATE ROLE {} LOGIN PASSWORD {}").format(sql.Identifier(name), password))
        return password

    def connect(self, database: str) -> psycopg.Connection:
        """Connect as the owner, past the library: every statement is a transaction."""
        return psycopg.connect(
            host="127.0.0.1", port=self.port, user=OWNER, password=self._password, dbname=database, autocommit=True
        )


@contextlib.contextmanager
def running(*, durable: bool = False) -> Iterator[Server]:
    """Run a server; nothing of it is left at the end, nor does it outlive whoever runs it.

    Args:
        durable: whether what it has committed would survive a crash of the machine, as servers are run elsewhere.

    Raises:
        NoServer: with the reason.
    """
    programs = _programs()
    account = _account()
    folder = _reachable_folder(account)
    try:
        server = Server(folder, programs, account, durable=durable)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    """Find the newest server; Debian keeps it off the search path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    if not found and on_path is None:
        raise NoServer("PostgreSQL's server is not installed (Debian's package: postgresql)")
    return (found[-1] if found else Path(on_path).resolve()).parent


def _account() -> str | None:
    """Give whom the server runs as: the server refuses to be root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise NoServer("PostgreSQL does not run as root, and there is nobody else to run it as")


def _reachable_folder(account: str | None) -> Path:
    """Make a folder that the server's account can get at; a temporary folder of root's may be closed to it."""
    for parent in (None, "/tmp", "/dev/shm"):
        folder = Path(tempfile.mkdtemp(prefix="imbrex-postgres-", dir=parent))
        if account is None:
            return folder
        shutil.chown(folder, account)
        reached = subprocess.run(["test", "-w", folder], check=False, cwd="/", user=account, extra_groups=[])
        if reached.returncode == 0:
            return folder
        folder.rmdir()
    raise NoServer(f"no temporary folder is open to {account}")


def _group(account: str) -> int:
    return pwd.getpwnam(account).pw_gid


def _plain() -> dict[str, str]:
    """Give an environment in which no setting of the user's own reaches the server."""
    return {"PATH": os.environ.get("PATH", "/usr/bin:/bin"), "LC_ALL": "C", "TZ": "UTC"}


def _dies_with_us() -> list[str]:
    """Let the kernel stop the server when the tests are killed before they can."""
    setpriv = shutil.which("setpriv")
    return [setpriv, "--pdeathsig", "INT"] if setpriv else []


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
