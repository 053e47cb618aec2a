#!/usr/bin/env bash
# Build what a release has, into dist/, and check it: release.sh [wheel] [folder] [deb]; all three without arguments.
#
# Builds as build.sh does, the wheel and the sdist twice, which must give the same bytes. Checks descriptions (twine),
# the Debian package (lintian) and its AppStream data (appstreamcli), each where it is installed; adds a software bill of
# materials and SHA256SUMS. The same commit gives the same wheel and sdist: SOURCE_DATE_EPOCH is its date.
set -u
# shellcheck source=packaging/setup.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

DIST="$ROOT/dist"
BUILDER="$ROOT/build/venv"
VERSION="$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$ROOT/app/imbrex/__init__.py")"

sums() { (cd -- "$DIST" && sha256sum -- "$@"); }

# has COMMAND WHAT: whether a check can be made; says so if not.
has() { command -v "$1" >/dev/null || { say "  $1 is not installed: $2 not checked."; return 1; }; }

check_twice() {
    local before after
    before="$(sums "imbrex-$VERSION.tar.gz" "imbrex-$VERSION-py3-none-any.whl")"
    bash "$ROOT/packaging/build.sh" wheel || stop "The second build failed."
    after="$(sums "imbrex-$VERSION.tar.gz" "imbrex-$VERSION-py3-none-any.whl")"
    [ "$before" = "$after" ] || stop "Two builds differ: $before / $after"
    say "  two builds of the wheel and the sdist have the same bytes"
}

check_wheel() {
    quietly "$BUILDER/bin/python" -m pip install --quiet twine || stop "twine could not be installed."
    "$BUILDER/bin/python" -m twine check --strict "$DIST/imbrex-$VERSION.tar.gz" "$DIST/imbrex-$VERSION-py3-none-any.whl" >&2 ||
        stop "The description of the package is wrong."
}

# Private libraries and the programs of a frozen folder are no errors: they are what the folder is.
check_deb() {
    local deb
    for deb in "$DIST/imbrex_$VERSION"_*.deb; do
        has lintian "$(basename "$deb")" || return 0
        lintian --fail-on error --suppress-tags-from-file "$ROOT/packaging/deb/lintian.tags" "$deb" >&2 || stop "lintian found errors."
    done
}

WANTED="${*:-wheel folder deb}"
# shellcheck disable=SC2086 # words
bash "$ROOT/packaging/build.sh" $WANTED || stop "The packages could not be built."
say "Checking ..."
case " $WANTED " in *" wheel "*) check_twice && check_wheel ;; esac
case " $WANTED " in *" deb "*) check_deb ;; esac
"$BUILDER/bin/python" "$ROOT/packaging/libreoffice/build.py" "$VERSION" "$DIST/imbrex-$VERSION.oxt" || stop "No extension."
"$BUILDER/bin/python" "$ROOT/packaging/sbom.py" "$VERSION" "$DIST/imbrex-$VERSION-sbom.json" || stop "No bill of materials."
(cd -- "$DIST" && rm -f SHA256SUMS && sha256sum -- imbrex[-_]"$VERSION"* >SHA256SUMS) || stop "No checksums."
say "Checksums are in dist/SHA256SUMS."
