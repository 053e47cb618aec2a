#!/usr/bin/env bash
# Set everything up, then run every check and test. Arguments go to pytest.
set -u
# shellcheck source=packaging/setup.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

install dev
add_qt_libraries || stop "Then start this script again."
if ! command -v xvfb-run >/dev/null || ! command -v xauth >/dev/null || ! command -v xdotool >/dev/null; then
    install_packages "a virtual screen" xvfb xauth xdotool || stop "Then start this script again."
fi
# Tests of shared libraries start a server of their own; without one they are skipped, and say so.
if ! command -v initdb >/dev/null && ! compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; then
    install_packages "a PostgreSQL server" postgresql || say "Tests of shared libraries will be skipped."
fi
if ! command -v chromedriver >/dev/null; then
    install_packages "a browser with its driver" chromium chromium-driver || say "Reports will not be tested in a browser."
fi
# Reports are printed in every script.
if ! fc-list :lang=zh 2>/dev/null | grep -q .; then
    install_packages "fonts" fontconfig fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji || say "Some scripts will not be tested."
fi

# Nothing a test writes stays: settings, caches and temporary files go where the exit trap clears up.
mkdir -p "$SCRATCH/home" "$SCRATCH/tmp"
chmod 711 "$SCRATCH" # PostgreSQL does not run as root: its account must get through to its folder
export HOME="$SCRATCH/home" TMPDIR="$SCRATCH/tmp" LC_ALL=C.UTF-8
unset XDG_CONFIG_HOME XDG_CACHE_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_RUNTIME_DIR
export PATH="$VENV/bin:$PATH"
cd -- "$ROOT" || exit 1

FAILED=""

# check NAME COMMAND...: one line when it passes, all it said when it fails.
check() {
    local name="$1" output
    shift
    if output="$("$@" 2>&1 </dev/null)"; then
        printf '%-8s ok\n' "$name"
    else
        printf '%-8s FAILED: %s\n%s\n' "$name" "$*" "$output"
        FAILED="$FAILED $name"
    fi
}

check format "$PY" -m ruff format --check app tests packaging
check lint "$PY" -m ruff check app tests packaging
check types "$PY" -m mypy
check layers "$VENV/bin/lint-imports"

# Pytest's code 5 is "no test was chosen": fine for one of the two runs where the arguments choose tests of the other.
printf '\nTests that need a real screen:\n'
QT_QPA_PLATFORM=xcb xvfb-run -a -s "-screen 0 1600x1000x24" "$PY" -m pytest -q -m display "$@" </dev/null
DISPLAY_CODE=$?
[ "$DISPLAY_CODE" != 5 ] || printf 'None was chosen.\n'
printf '\nAll other tests:\n'
QT_QPA_PLATFORM=offscreen "$PY" -m pytest -q -n 2 -m "not display" --cov --cov-report=term "$@" </dev/null
CODE=$?

case "$DISPLAY_CODE" in 0 | 5) ;; *) FAILED="$FAILED screen-tests" ;; esac
[ "$CODE" = 0 ] || { [ "$CODE" = 5 ] && [ "$DISPLAY_CODE" = 0 ]; } || FAILED="$FAILED tests"
[ -z "$FAILED" ] || stop "Failed:$FAILED"
say "Everything passed."
