#!/usr/bin/env bash
# Run after changing texts of the window: collect them for the translators, compile the files that the program loads,
# and list missing translations. Languages in translation.py without a file get one.
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
    [ "$code" != en ] || more=(-pluralonly) # English needs only plurals ("1 word", "2 words"), built into messages
    quietly "$VENV/bin/pyside6-lupdate" "${SOURCES[@]}" -no-obsolete -locations none \
        -target-language "$code" "${more[@]}" -ts "$file" || stop "$file could not be brought up to date."
    # Open windows have the old file mapped into memory, so it is replaced and never written in place.
    quietly "$VENV/bin/pyside6-lrelease" -silent "$file" -qm "$file.part" ||
        stop "$file could not be made into what the program loads."
    mv -f "$file.part" "${file%.ts}.qm" || stop "${file%.ts}.qm could not be written."
    printf '%s: %d texts, %d without a translation\n' "$file" \
        "$(grep -c '<message' "$file")" "$(grep -c 'type="unfinished"' "$file")"
    grep -h -B 4 'type="unfinished"' "$file" | sed -n 's|^ *<source>\(.*\)</source>|    \1|p' >"$SCRATCH/lacking"
    head -n 30 "$SCRATCH/lacking" # a new language lacks all of them: the first ones are enough to begin
    [ "$(wc -l <"$SCRATCH/lacking")" -le 30 ] || printf '    ...\n'
done
