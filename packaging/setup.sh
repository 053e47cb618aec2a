# Set-up shared by run.sh and test.sh. It is sourced, and changes nothing outside the checkout.
# shellcheck shell=bash

ROOT="$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)"
VENV="$ROOT/.venv"
PY="$VENV/bin/python"
SCRATCH="$(mktemp -d)"
trap 'rm -rf -- "$SCRATCH"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1 PIP_NO_CACHE_DIR=1 PIP_ROOT_USER_ACTION=ignore
export VIRTUALENV_OVERRIDE_APP_DATA="$SCRATCH/virtualenv-data"
export DEBIAN_FRONTEND=noninteractive
export UV_SYSTEM_CERTS=1 UV_NATIVE_TLS=1 # two names of one setting: trust the authorities that the machine trusts
unset PYTHONHOME PYTHONPATH VIRTUAL_ENV

# Shared libraries that Qt loads, and their Debian packages.
QT_LIBRARIES="libglib-2.0.so.0:libglib2.0-0 libEGL.so.1:libegl1 libGL.so.1:libgl1 libdbus-1.so.3:libdbus-1-3
libfontconfig.so.1:libfontconfig1 libxkbcommon.so.0:libxkbcommon0 libxcb-cursor.so.0:libxcb-cursor0
libxcb-icccm.so.4:libxcb-icccm4 libxcb-keysyms.so.1:libxcb-keysyms1 libxcb-shape.so.0:libxcb-shape0
libxcb-xkb.so.1:libxcb-xkb1 libxcb-render-util.so.0:libxcb-render-util0 libxcb-image.so.0:libxcb-image0
libxkbcommon-x11.so.0:libxkbcommon-x11-0"

say() { printf '%s\n' "$*" >&2; }

stop() {
    say "$@"
    exit 1
}

# Run a command silently; if it fails, show the end of its output.
quietly() {
    local code=0
    "$@" >"$SCRATCH/log" 2>&1 </dev/null || code=$?
    [ "$code" = 0 ] || tail -n 20 -- "$SCRATCH/log" >&2
    return "$code"
}

# Run a command as root, if possible without a password.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo -n env DEBIAN_FRONTEND=noninteractive "$@"
    fi
}

can_install_packages() { command -v apt-get >/dev/null && as_root true 2>/dev/null; }

# install_packages WHAT PACKAGE...: install Debian packages, or print the command for it and fail.
install_packages() {
    local what="$1" line
    shift
    line="apt-get update && sudo apt-get install -y --no-install-recommends $*"
    if can_install_packages; then
        say "Adding $what with apt-get: $*"
        quietly as_root apt-get -qq -o DPkg::Lock::Timeout=300 update || say "(The package lists could not be refreshed.)"
        quietly as_root apt-get install -y -qq -o DPkg::Lock::Timeout=300 --no-install-recommends "$@" && return
        say "$what could not be added."
    fi
    say "This machine lacks $what. On Debian and Ubuntu this line adds it:" && say "    sudo $line"
    return 1
}

# need COMMAND:PACKAGE...: install the Debian packages of missing commands.
need() {
    local pair missing=()
    for pair in "$@"; do
        command -v "${pair%%:*}" >/dev/null || missing+=("${pair##*:}")
    done
    [ "${#missing[@]}" = 0 ] || install_packages "tools to build packages" "${missing[@]}" || stop "Then start this script again."
}

# Print the first Python of version 3.11 or later.
find_python() {
    local name
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$name"
            return
        fi
    done
    return 1
}

# Create .venv, also if Debian's Python lacks the venv module: with its package, otherwise with virtualenv.
make_venv() {
    local python version
    if ! python="$(find_python)"; then
        install_packages "Python 3.11 or later" python3 python3-venv || exit 1
        python="$(find_python)" || stop "Imbrex needs Python 3.11 or later; this machine's is $(python3 --version 2>&1)."
    fi
    version="$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')"
    say "Making a virtual environment for Python $version in .venv."
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        if can_install_packages; then
            install_packages "Python's venv module" "python$version-venv" || exit 1
        elif "$python" -m pip install --quiet --target "$SCRATCH/virtualenv" virtualenv >/dev/null 2>&1; then
            PYTHONPATH="$SCRATCH/virtualenv" quietly "$python" -m virtualenv --clear --python "$python" "$VENV" ||
                stop "virtualenv could not make $VENV."
            return
        else
            install_packages "Python's venv module" "python$version-venv" || stop "Then start this script again."
        fi
    fi
    quietly "$python" -m venv --clear "$VENV" || stop "The virtual environment could not be made in $VENV."
}

# What an installation depends on: its path, its Python, pyproject.toml, and the extras.
stamp() {
    printf '%s\n' "$ROOT" "$1"
    "$PY" --version
    sha256sum <"$ROOT/pyproject.toml"
}

# uv takes a fifth of pip's time, but does not know the settings that a machine has for pip. It unpacks inside .venv: on
# another file system, it would have to copy every file.
install_with_uv() {
    "$PY" -m pip install --quiet "uv>=0.8" >/dev/null 2>&1 &&
        TMPDIR="$VENV" "$PY" -m uv pip install --quiet --no-cache --python "$PY" "$@" >/dev/null 2>&1
}

install_with_pip() {
    # Older versions lack dependency groups.
    quietly "$PY" -m pip install --quiet "pip>=25.1" && quietly "$PY" -m pip install --quiet "$@"
}

# Make .venv, unless it is there and belongs to this checkout.
prepare_venv() {
    local done="$VENV/imbrex-installed"
    if [ -f "$done" ] && [ "$(head -n 1 -- "$done")" != "$ROOT" ]; then
        say "The checkout has moved since .venv was made; making it anew."
        rm -rf -- "$VENV"
    fi
    "$PY" -m pip --version >/dev/null 2>&1 || make_venv
}

# install GROUP, which is "" or dev: install Imbrex and its dependencies into .venv, unless that was done.
install() {
    local with="$1" done="$VENV/imbrex-installed" uv=() pip=()
    prepare_venv
    # Dependencies of the tests include those of the program.
    if [ -f "$done" ] && { stamp "$with" | cmp -s - "$done" || stamp dev | cmp -s - "$done"; }; then
        return
    fi
    say "Installing Imbrex and what it needs into .venv; the first time this takes some minutes."
    # The program starts fast the first time, too. Tests compile what they import: less than half of it.
    if [ -z "$with" ]; then uv=(--compile-bytecode); else pip=(--no-compile); fi
    set -- --editable "$ROOT" ${with:+--group "$ROOT/pyproject.toml:$with"}
    install_with_uv "${uv[@]}" "$@" || install_with_pip "${pip[@]}" "$@" ||
        stop "Imbrex could not be installed. Is there a network, and room on the disk?"
    stamp "$with" >"$done"
}

# Print the Debian packages of missing shared libraries of Qt.
missing_qt_packages() {
    # shellcheck disable=SC2086 # a list of words
    "$PY" - $QT_LIBRARIES <<'PYTHON'
import ctypes, sys

for pair in sys.argv[1:]:
    library, package = pair.split(":")
    try:
        ctypes.CDLL(library)
    except OSError:
        print(package)
PYTHON
}

# Install the system libraries that Qt lacks.
add_qt_libraries() {
    local missing
    missing="$(missing_qt_packages)"
    # shellcheck disable=SC2086 # a list of words
    [ -z "$missing" ] || install_packages "system libraries of Qt" $missing
}
