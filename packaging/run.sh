#!/usr/bin/env bash
# Set everything up, then open the window with the two sample essays, or with the given files and folders.
set -u
# shellcheck source=packaging/setup.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

# Whether a window can be shown: on Wayland, or an X server that responds.
display_answers() {
    [ -n "${QT_QPA_PLATFORM:-}${WAYLAND_DISPLAY:-}" ] && return
    [ -n "${DISPLAY:-}" ] && "$PY" - <<'PYTHON'
import ctypes, sys

xcb = ctypes.CDLL("libxcb.so.1")
xcb.xcb_connect.restype = ctypes.c_void_p
connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
sys.exit(xcb.xcb_connection_has_error(connection) != 0)
PYTHON
}

compare_instead() {
    say "There is no display here to open a window on; this is the comparison instead:" && say ""
    "$VENV/bin/imbrex-cli" compare "$@"
    exit
}

install ""
if [ $# = 0 ]; then
    case "${LC_ALL:-${LANG:-}}" in ru*) SAMPLES="$ROOT/resources/samples/ru" ;; *) SAMPLES="$ROOT/resources/samples/en" ;; esac
    set -- "$SAMPLES"/original.* "$SAMPLES"/rewrite.*
fi
[ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ] || compare_instead "$@"
add_qt_libraries || stop "Then start this script again."
display_answers || compare_instead "$@"
"$PY" -m imbrex "$@"
