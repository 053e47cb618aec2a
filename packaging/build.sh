#!/usr/bin/env bash
# Build the packages for users, into dist/: build.sh [wheel] [folder] [deb]; all three without arguments.
#
#   wheel    imbrex-VERSION-py3-none-any.whl and imbrex-VERSION.tar.gz, for pipx and pip
#   folder   imbrex-VERSION-linux-MACHINE.tar.xz: a folder that needs no Python and runs from any place
#   deb      imbrex_VERSION_MACHINE.deb, made from that folder, with a desktop entry and file types
#
# Requires Python 3.11 or later with its shared library, and the Debian packages binutils, patchelf, xz-utils; for the
# deb also dpkg-dev, desktop-file-utils, appstream. The folder requires a C library as new as this machine's.
# IMBREX_SITE, the https address of the published repository, adds links, and pictures to the descriptions;
# IMBREX_MAINTAINER, "Name <address>", is in the deb.
set -u
# shellcheck source=packaging/setup.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

BUILD="$ROOT/build"
DIST="$ROOT/dist"
BUILDER="$BUILD/venv"
VERSION="$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$ROOT/app/imbrex/__init__.py")"
SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git -C "$ROOT" log -1 --format=%ct 2>/dev/null || echo 315532800)}"
export SOURCE_DATE_EPOCH LC_ALL=C.UTF-8 PYTHONHASHSEED=0 XZ_DEFAULTS="--threads=2 -3"
umask 022

size_of() { du -sh -- "$1" | cut -f 1; }

make_builder() {
    local python
    python="$(find_python)" || stop "Building needs Python 3.11 or later."
    [ -x "$BUILDER/bin/python" ] || quietly "$python" -m venv --clear "$BUILDER" || stop "No virtual environment in $BUILDER."
    quietly "$BUILDER/bin/python" -m pip install --quiet --upgrade pip build "hatchling>=1.26" "pyinstaller>=6.14" ||
        stop "The tools that build could not be installed. Is there a network?"
}

build_wheel() {
    say "Building the sdist, and the wheel from it ..."
    make_builder
    quietly "$BUILDER/bin/python" -m pip install --quiet "shtab>=1.7" "$ROOT" || stop "Imbrex could not be installed."
    quietly "$BUILDER/bin/python" "$ROOT/packaging/command_line.py" || stop "The manual page could not be written."
    rm -f -- "$DIST"/imbrex-*.whl "$DIST/imbrex-$VERSION.tar.gz"
    quietly "$BUILDER/bin/python" -m build --no-isolation --outdir "$DIST" "$ROOT" || stop "The wheel could not be built."
}

# The folder is frozen from the wheel that users install.
build_folder() {
    say "Freezing the wheel into a folder; this takes some minutes ..."
    need strip:binutils patchelf:patchelf xz:xz-utils
    make_builder
    quietly "$BUILDER/bin/python" -m pip install --quiet "$DIST"/imbrex-*.whl || stop "The wheel could not be installed."
    quietly "$BUILDER/bin/python" -m pip install --quiet --force-reinstall --no-deps "$DIST"/imbrex-*.whl
    quietly "$BUILDER/bin/python" "$ROOT/packaging/icons.py" "$BUILD/icons" || stop "The icons could not be drawn."
    quietly "$BUILDER/bin/pyinstaller" --noconfirm --distpath "$BUILD/frozen" --workpath "$BUILD/pyinstaller" \
        "$ROOT/packaging/freeze/imbrex.spec" || stop "PyInstaller failed."
    say "  frozen: $(size_of "$BUILD/frozen/imbrex")"
    tidy_libraries "$BUILD/frozen/imbrex/_internal"
    "$BUILDER/bin/python" "$ROOT/packaging/notices.py" "$BUILD/frozen/imbrex" || stop "A licence is missing."
    say "  stripped: $(size_of "$BUILD/frozen/imbrex")"
    tar --create --xz --directory "$BUILD/frozen" --transform "s,^imbrex,imbrex-$VERSION," --sort=name \
        --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
        --file "$DIST/imbrex-$VERSION-linux-$(uname -m).tar.xz" imbrex || stop "The archive could not be written."
}

# Strip debug symbols, and search paths of the build machine. Libraries that wheels include in NAME.libs were made with
# other tools and are known to break when stripped.
tidy_libraries() {
    local file
    find "$1" -type f -name '*.so*' -not -path '*.libs/*' -print0 | while IFS= read -r -d '' file; do
        if readelf -d "$file" 2>/dev/null | grep -qE '(RUNPATH|RPATH).*\[/'; then
            patchelf --remove-rpath "$file"
        fi
        strip --strip-unneeded "$file"
    done
}

WANTED=" ${*:-wheel folder deb} "
mkdir -p "$DIST" "$BUILD"
for part in wheel folder deb; do
    case "$WANTED" in *" $part "*) ;; *) continue ;; esac
    case "$part" in
        wheel) build_wheel ;;
        folder)
            compgen -G "$DIST/imbrex-$VERSION-*.whl" >/dev/null || build_wheel
            build_folder
            ;;
        deb)
            [ -x "$BUILD/frozen/imbrex/imbrex" ] || { [ -e "$DIST/imbrex-$VERSION-py3-none-any.whl" ] || build_wheel; build_folder; }
            need dpkg-deb:dpkg dpkg-shlibdeps:dpkg-dev desktop-file-validate:desktop-file-utils appstreamcli:appstream
            BUILD="$BUILD" DIST="$DIST" VERSION="$VERSION" bash "$ROOT/packaging/deb/build.sh" || stop "The package could not be built."
            ;;
    esac
done
say "In dist/:"
(cd -- "$DIST" && du -h -- imbrex[-_]"$VERSION"*) >&2
