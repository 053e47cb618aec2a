#!/usr/bin/env bash
# Test the output of packaging/build.sh like a user: smoke.sh [wheel] [folder] [deb]; all three without arguments.
# Each is installed in an empty environment, compares documents by its command line and checks the figures against those
# of this checkout, and opens two documents in its window on a virtual screen. Pictures go to build/smoke.
#
#   wheel    by pipx, into a folder of its own
#   folder   unpacked from its archive; its start is timed next to an empty window frozen the same way
#   deb      with apt-get, into a new Debian system with only the package's dependencies; needs root
#
# Requires the Debian packages xvfb, xdotool, pipx, xz-utils, mmdebstrap.
set -u
# shellcheck source=packaging/setup.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

BUILD="$ROOT/build"
DIST="$ROOT/dist"
VERSION="$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$ROOT/app/imbrex/__init__.py")"
FAILED=""

# try NAME WINDOW CLI [MORE...]: run the driver on an installation.
try() {
    local name="$1" window="$2" cli="$3"
    shift 3
    python3 "$ROOT/packaging/smoke.py" "$name" --window "$window" --cli "$cli" --reference "$VENV/bin/imbrex-cli" "$@" ||
        FAILED="$FAILED $name"
}

built() { compgen -G "$1" || stop "There is no $1; packaging/build.sh makes it."; }

try_wheel() {
    local wheel
    wheel="$(built "$DIST/imbrex-$VERSION-*.whl")" || exit 1
    PIPX_HOME="$SCRATCH/pipx" PIPX_BIN_DIR="$SCRATCH/bin" PIPX_DEFAULT_PYTHON="$(find_python)" \
        quietly pipx install "$wheel" || stop "pipx could not install $wheel."
    printf '#!/bin/sh\nexec "%s" "%s"\n' "$SCRATCH/pipx/venvs/imbrex/bin/python" "$ROOT/packaging/freeze/empty.py" >"$SCRATCH/empty"
    chmod +x "$SCRATCH/empty"
    try wheel "$SCRATCH/bin/imbrex" "$SCRATCH/bin/imbrex-cli" --empty "$SCRATCH/empty"
}

try_folder() {
    local archive folder="$SCRATCH/imbrex-$VERSION"
    archive="$(built "$DIST/imbrex-$VERSION-linux-*.tar.xz")" || exit 1
    tar --extract --file "$archive" --directory "$SCRATCH"
    quietly "$BUILD/venv/bin/pyinstaller" --noconfirm --distpath "$SCRATCH/frozen" --workpath "$BUILD/pyinstaller" \
        "$ROOT/packaging/freeze/empty.spec" || stop "The empty window could not be frozen."
    say "folder: $(du -sh -- "$folder" | cut -f 1) unpacked, an empty window $(du -sh -- "$SCRATCH/frozen/empty" | cut -f 1)"
    try folder "$folder/imbrex" "$folder/imbrex-cli" --empty "$SCRATCH/frozen/empty/empty"
}

# A separate Debian system, where apt-get must find all dependencies of the package.
try_deb() {
    local package clean="$BUILD/clean" window
    package="$(built "$DIST/imbrex_${VERSION}_$(dpkg --print-architecture).deb")" || exit 1
    as_root rm -rf --one-file-system -- "$clean"
    quietly as_root mmdebstrap --variant=apt --customize-hook="copy-in '$package' /tmp" \
        --customize-hook="chroot \"\$1\" apt-get install -y --no-install-recommends /tmp/$(basename -- "$package")" \
        "$(. /etc/os-release && printf '%s' "$VERSION_CODENAME")" "$clean" || stop "The package could not be installed."
    window="$(sed -n 's/^Exec=\([^ ]*\) %F$/\1/p' "$clean/usr/share/applications/imbrex.desktop")"
    # The mounts are visible to this process and its children only, and vanish with it.
    export -f try
    export ROOT VENV
    # shellcheck disable=SC2016 # for the inner shell
    as_root unshare --mount --fork bash -c '
        mount --bind /dev "$1/dev" && mount --bind /proc "$1/proc" && mkdir -p "$1/dev/shm" && FAILED=""
        try deb "$2" imbrex-cli --root "$1" && [ -z "$FAILED" ]' - "$clean" "$window" || FAILED="$FAILED deb"
    as_root rm -rf --one-file-system -- "$clean"
}

# One at a time: given several, `command -v` succeeds if one exists.
for tool in pipx mmdebstrap Xvfb xdotool xz; do
    command -v "$tool" >/dev/null && continue
    install_packages "tools to try packages" xvfb xdotool pipx xz-utils mmdebstrap || stop "Then start this script again."
    break
done
install ""
[ $# -gt 0 ] || set -- wheel folder deb
for part in "$@"; do
    case "$part" in
        wheel | folder | deb) "try_$part" ;;
        *) stop "smoke.sh knows wheel, folder and deb, and no $part." ;;
    esac
done
[ -z "$FAILED" ] || stop "Failed:$FAILED"
say "Everything that was tried works."
