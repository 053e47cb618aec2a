#!/usr/bin/env bash
# Set everything up, then retake the README's pictures, in packaging/pictures, and those of the help, in the languages that
# have pictures of their own, in resources/help.
set -u
# shellcheck source=packaging/setup.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

install ""
add_qt_libraries || stop "Then start this script again."
if ! command -v xvfb-run >/dev/null || ! command -v xauth >/dev/null; then
    install_packages "a virtual screen" xvfb xauth || stop "Then start this script again."
fi
XDG_STATE_HOME="$(mktemp -d)" # recovery copies of the user are not for pictures
export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb QT_SCALE_FACTOR=1 XDG_STATE_HOME
screen() { xvfb-run -a -s "-screen 0 1280x820x24" "$PY" "$@"; }
screen "$ROOT/packaging/pictures.py" "$ROOT/packaging/pictures" || exit
for folder in "$ROOT"/resources/help/*/pictures; do
    screen "$ROOT/packaging/help_pictures.py" "$folder" "$(basename "$(dirname "$folder")")" || exit
done
