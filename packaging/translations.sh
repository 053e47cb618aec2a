#!/usr/bin/env bash
# After texts of the window have changed: gather them for the translators, make what the program loads, and tell what
# still lacks a translation. A language that translation.py names and that has no file yet gets one.
set -u
# shellcheck source=packaging/setup.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

install ""
cd -- "$ROOT" || exit 1
"$PY" packaging/messages.py "$SCRATCH/messages.py" || stop "The messages could not be gathered."
mapfile -t SOURCES < <(find app/imbrex/gui -name '*.py' | LC_ALL=C sort)
CODES="$("$PY" -c 'from imbrex.gui.wording.translation import LANGUAGES; print(*LANGUAGES)')" || exit

for code in $CODES; do
    file="resources/i18n/imbrex_$code.ts"
    more=("$SCRATCH/messages.py")
    [ "$code" != en ] || more=(-pluralonly) # English lacks nothing but "1 word" beside "2 words"; messages know that
    quietly "$VENV/bin/pyside6-lupdate" "${SOURCES[@]}" -no-obsolete -locations none \
        -target-language "$code" "${more[@]}" -ts "$file" || stop "$file could not be brought up to date."
    # Windows that are open have the file before in their memory, as long as it is not written into.
    quietly "$VENV/bin/pyside6-lrelease" -silent "$file" -qm "$file.part" ||
        stop "$file could not be made into what the program loads."
    mv -f "$file.part" "${file%.ts}.qm" || stop "${file%.ts}.qm could not be written."
    printf '%s: %d texts, %d without a translation\n' "$file" \
        "$(grep -c '<message' "$file")" "$(grep -c 'type="unfinished"' "$file")"
    grep -h -B 4 'type="unfinished"' "$file" | sed -n 's|^ *<source>\(.*\)</source>|    \1|p' >"$SCRATCH/lacking"
    head -n 30 "$SCRATCH/lacking" # of a new language, which lacks all of them, enough to see where to begin
    [ "$(wc -l <"$SCRATCH/lacking")" -le 30 ] || printf '    ...\n'
done
