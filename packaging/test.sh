#!/usr/bin/env bash
# Set everything up, then run every check and test. Arguments go to pytest.
set -u

# Temporary files stay in memory where there is enough: thousands of them are saved durably, each waiting for the disk.
ROOMY=6000000 # kilobytes; ten times what the tests leave there
[ "$(df --output=avail /dev/shm 2>/dev/null | tail -n 1)" -ge $ROOMY ] 2>/dev/null && export TMPDIR=/dev/shm

# shellcheck source=packaging/setup.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

# meanwhile NAME COMMAND...: start a command, keeping what it prints.
declare -A STARTED=()
# shellcheck disable=SC2046 # numbers
trap 'kill $(jobs -p) 2>/dev/null; rm -rf -- "$SCRATCH"' EXIT
meanwhile() {
    "${@:2}" >"$SCRATCH/$1" 2>&1 </dev/null &
    STARTED[$1]=$!
}

# Spark is unpacked beside the environment while that is made, and while other tests run. Its only package has 460 MB,
# and pip would spend a minute on a wheel of it. Most files of pandas are never imported, and none needs to be compiled
# ahead.
unpack_spark() {
    local spark="$VENV/spark" wanted
    [ ! -f "$spark/unpacked" ] || return 0
    rm -rf -- "$spark" "$SCRATCH/sdist" && mkdir -p "$spark/home" || return
    mapfile -t wanted < <("$PY" - "$ROOT/pyproject.toml" <<'PYTHON'
import sys, tomllib
print(*tomllib.load(open(sys.argv[1], "rb"))["project"]["optional-dependencies"]["spark"], sep="\n")
PYTHON
    )
    "$PY" -m pip download -q --no-deps --no-binary pyspark -d "$SCRATCH/sdist" "${wanted[0]}" &&
        tar -xzf "$SCRATCH"/sdist/pyspark-*.tar.gz -C "$spark/home" --strip-components=1 --wildcards \
            '*/pyspark' '*/lib/py4j-*' '*/deps/bin' '*/deps/jars' || return
    rm -rf -- "$SCRATCH/sdist"
    TMPDIR="$VENV" "$PY" -m uv pip install -q --no-cache --python "$PY" --target "$spark" "${wanted[@]:1}" ||
        "$PY" -m pip install -q --no-compile --upgrade --target "$spark" "${wanted[@]:1}" || return
    mv "$spark/home/pyspark" "$spark/" && mv "$spark/home/deps"/* "$spark/home/" &&
        "$PY" -m zipfile -e "$spark"/home/lib/py4j-*.zip "$spark" && touch "$spark/unpacked"
}

prepare_venv
[ $# != 0 ] || meanwhile spark unpack_spark
install dev
add_qt_libraries || stop "Then start this script again."
if ! command -v xvfb-run >/dev/null || ! command -v xauth >/dev/null || ! command -v xdotool >/dev/null; then
    install_packages "a virtual screen" xvfb xauth xdotool || stop "Then start this script again."
fi
# Tests of shared libraries start their own server; without one they are skipped with a reason.
if ! command -v initdb >/dev/null && ! compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; then
    install_packages "a PostgreSQL server" postgresql || say "Tests of shared libraries will be skipped."
fi
if ! command -v chromedriver >/dev/null; then
    install_packages "a browser with its driver" chromium chromium-driver || say "Reports will not be tested in a browser."
fi
if ! command -v tesseract >/dev/null || [ ! -e /usr/share/tesseract-ocr/5/tessdata/rus.traineddata ]; then
    install_packages "text recognition" tesseract-ocr tesseract-ocr-eng tesseract-ocr-rus ||
        say "Text recognition will not be tested."
fi
if [ ! -e /usr/share/dictd/mueller7.index ] || [ ! -e /usr/share/trans/de-en ]; then
    install_packages "dictionaries" mueller7-dict trans-de-en || say "Debian's dictionaries will not be tested."
fi
if ! command -v java >/dev/null; then
    install_packages "Java" default-jre-headless || say "Bulk jobs will not be tested."
fi
# Reports are rendered in every script.
if ! fc-list :lang=zh 2>/dev/null | grep -q .; then
    install_packages "fonts" fontconfig fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji || say "Some scripts will not be tested."
fi

# Settings, caches and temporary files of tests go to a folder that the exit trap deletes.
mkdir -p "$SCRATCH/home" "$SCRATCH/tmp"
chmod 711 "$SCRATCH" # PostgreSQL does not run as root: its account must be able to reach its folder
export HOME="$SCRATCH/home" TMPDIR="$SCRATCH/tmp" LC_ALL=C.UTF-8
export XDG_CACHE_HOME="$SCRATCH/cache" # dictionaries are compiled once, whatever home a test has
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_RUNTIME_DIR
unset PYTHONDONTWRITEBYTECODE # otherwise each of hundreds of processes would recompile the program
export PATH="$VENV/bin:$PATH"
cd -- "$ROOT" || exit 1

FAILED=""

# check NAME COMMAND...: print one line if it passes, all its output if it fails.
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

static() {
    check format "$PY" -m ruff format --check app tests packaging
    check lint "$PY" -m ruff check app tests packaging
    check types "$PY" -m mypy
    check layers "$VENV/bin/lint-imports"
    [ -z "$FAILED" ]
}

# tests TITLE COMMAND...: one run of pytest. Its code 5 is "no tests selected", which is fine if another run has some.
CHOSEN=""
tests() {
    local code=0
    printf '\n%s:\n' "$1"
    "${@:2}" </dev/null || code=$?
    case $code in
        0) CHOSEN=yes ;;
        5) printf 'None was chosen.\n' ;;
        *) CHOSEN=yes FAILED="$FAILED tests" ;;
    esac
}

# ended NAME: wait for what was started and print what it said; give its code.
ended() {
    local code=0
    wait "${STARTED[$1]}" || code=$?
    cat -- "$SCRATCH/$1"
    return "$code"
}

bulk() {
    tail --pid="${STARTED[spark]}" -f /dev/null
    unpack_spark || echo "Spark could not be downloaded."
    "$PY" -m pytest -q tests/bulk tests/gui/bulk
}

SCREEN=(env QT_QPA_PLATFORM=xcb xvfb-run -a -s "-screen 0 1600x1000x24" "$PY" -m pytest -q -m display)
# Many tests wait for a timer or another process: two workers for each of two processors keep both busy.
PARALLEL=("$PY" -m pytest -q -p tests.workers --workers 4 -m "not display")
# pytest would like to rewrite the assertions of whatever has a plugin for it.
COVERAGE=("$PY" -m slipcover -m pytest -q -W "ignore::pytest.PytestAssertRewriteWarning")
export QT_QPA_PLATFORM=offscreen
export HYPOTHESIS_NO_PLUGINS=1 # those of other packages, which every process would load

meanwhile static static
# Hypothesis keeps its list of all characters beside the tests: otherwise each process would spend two seconds on it.
meanwhile characters "$PY" -c "from hypothesis.strategies import text; text().validate()"
if [ $# = 0 ]; then
    # Everything at once, so that no processor waits. Only what the engine's own tests reach of it is measured.
    mapfile -t ON_SCREEN < <(grep -rl --include='test_*.py' 'mark\.display' tests)
    # The pace of the engine is counted in lines, which takes half as long again where coverage counts them too.
    PACE=tests/engine/test_pace.py
    mapfile -t MEASURED < <(find tests/engine -mindepth 1 -maxdepth 1 ! -path "$PACE")
    meanwhile engine "${COVERAGE[@]}" --ignore="$PACE" tests/engine
    meanwhile bulk bulk
    meanwhile screen "${SCREEN[@]}" "${ON_SCREEN[@]}"
    tests "All other tests" "${PARALLEL[@]}" "${MEASURED[@]/#/--ignore=}" --ignore=tests/bulk --ignore=tests/gui/bulk
    tests "Tests of the engine" ended engine
    tests "Tests that need a real screen" ended screen
    tests "Tests of bulk jobs" ended bulk
else
    tests "Tests that need a real screen" "${SCREEN[@]}" "$@"
    tests "All other tests" "${PARALLEL[@]}" "$@"
fi
printf '\n'
ended static || FAILED="$FAILED static"

[ -n "$CHOSEN" ] || FAILED="$FAILED no-test-was-chosen"
[ -z "$FAILED" ] || stop "Failed:$FAILED"
say "Everything passed."
