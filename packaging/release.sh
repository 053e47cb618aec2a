#!/usr/bin/env bash
# Build what a release has, into dist/, and check it: release.sh [--twice] [wheel] [folder] [deb]; all three by default.
#
# Builds as build.sh does, the extension for LibreOffice besides, a software bill of materials and SHA256SUMS. Checks the
# description for PyPI (twine), the wheel in an empty environment (pip check, and a comparison), and the Debian package
# (lintian; build.sh has its AppStream data checked). --twice does everything a second time and compares the checksums:
# the same commit on the same system gives the same bytes, as SOURCE_DATE_EPOCH is its date.
set -u
# shellcheck source=packaging/setup.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

DIST="$ROOT/dist"
CHECKER="$ROOT/build/check"
INSTALLED="$ROOT/build/installed"
VERSION="$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$ROOT/app/imbrex/__init__.py")"
WHEEL="$DIST/imbrex-$VERSION-py3-none-any.whl"

make_checker() {
    [ -x "$CHECKER/bin/python" ] || quietly "$(find_python)" -m venv --clear "$CHECKER" || stop "No virtual environment in $CHECKER."
    quietly "$CHECKER/bin/python" -m pip install --quiet --upgrade pip "twine>=6.1" "cyclonedx-bom>=7" ||
        stop "The tools that check could not be installed. Is there a network?"
}

# What the bill of materials lists is what users get: the wheel and its dependencies, in an environment without others.
install_apart() {
    quietly "$(find_python)" -m venv --clear --without-pip "$INSTALLED" &&
        quietly "$CHECKER/bin/python" -m pip --python "$INSTALLED" install --quiet "$WHEEL" ||
        stop "The wheel could not be installed."
}

check_wheel() {
    "$CHECKER/bin/python" -m twine check --strict "$DIST/imbrex-$VERSION.tar.gz" "$WHEEL" >&2 || stop "The description of the package is wrong."
    quietly "$CHECKER/bin/python" -m pip --python "$INSTALLED" check || stop "The dependencies of the wheel don't fit one another."
    quietly "$INSTALLED/bin/imbrex-cli" compare --fail-above 100 "$ROOT"/resources/samples/en/*.txt || stop "The installed wheel doesn't compare."
}

check_deb() {
    need lintian:lintian
    lintian --fail-on error "$DIST/imbrex_${VERSION}_$(dpkg --print-architecture).deb" >&2 || stop "lintian found errors."
    say "  lintian found no errors"
}

# make_all: everything that was asked for, from nothing.
make_all() {
    rm -rf -- "$ROOT/build/frozen" "$ROOT/build/pyinstaller" "$DIST"/imbrex[-_]"$VERSION"*
    # shellcheck disable=SC2086 # words
    bash "$ROOT/packaging/build.sh" $WANTED || stop "The packages could not be built."
    quietly "$CHECKER/bin/python" "$ROOT/packaging/libreoffice/build.py" "$VERSION" "$DIST/imbrex-$VERSION.oxt" || stop "No extension."
    install_apart
    quietly "$CHECKER/bin/cyclonedx-py" environment --output-reproducible --pyproject "$ROOT/pyproject.toml" \
        --mc-type application --output-file "$DIST/imbrex-$VERSION-sbom.json" "$INSTALLED" || stop "No bill of materials."
    (cd -- "$DIST" && sha256sum -- imbrex[-_]"$VERSION"* >SHA256SUMS) || stop "No checksums."
}

TWICE=""
[ "${1:-}" != --twice ] || { TWICE=1 && shift; }
WANTED="wheel ${*:-folder deb}"
make_checker
make_all
say "Checking ..."
check_wheel
case " $WANTED " in *" deb "*) check_deb ;; esac
if [ -n "$TWICE" ]; then
    cp -- "$DIST/SHA256SUMS" "$ROOT/build/SHA256SUMS.first"
    make_all
    diff -- "$ROOT/build/SHA256SUMS.first" "$DIST/SHA256SUMS" >&2 || stop "The second build differs."
    say "  the second build has the same bytes"
fi
say "Checksums, in dist/SHA256SUMS:"
cat -- "$DIST/SHA256SUMS" >&2
