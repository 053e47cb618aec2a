#!/usr/bin/env bash
# Build the Debian package from a frozen folder. Called by packaging/build.sh, which sets BUILD, DIST and VERSION.
set -eu

HERE="$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd -P)"
ROOT="$(cd -- "$HERE/../.." && pwd -P)"
MACHINE="$(dpkg --print-architecture)"
TREE="$BUILD/deb/imbrex"
DATE="$(date --utc --date="@$SOURCE_DATE_EPOCH" +%F)"
MAINTAINER="${IMBREX_MAINTAINER:-The Imbrex developers <imbrex@imbrex.invalid>}" # .invalid: no such address can exist

# put SOURCE PLACE: add a file to the package, readable by all.
put() { install -D -m 644 -- "$1" "$TREE/$2"; }

# The AppStream data of this version, with screenshots only if their address is known.
write_metainfo() {
    local target="$TREE/usr/share/metainfo/org.imbrex.Imbrex.metainfo.xml" site="${IMBREX_SITE:-}" drop=()
    mkdir -p "$(dirname "$target")"
    [ -n "$site" ] || drop=(-e '/<!-- SITE/,/<!-- \/SITE/d')
    sed "${drop[@]}" -e "s,@VERSION@,$VERSION,; s,@DATE@,$DATE,; s,@SITE@,$site,; /<!-- .*SITE/d" \
        "$ROOT/packaging/desktop/org.imbrex.Imbrex.metainfo.xml.in" >"$target"
    appstreamcli validate --no-net "$target"
}

# The packages that the folder's libraries were copied from, as options that exclude them.
carried_packages() {
    find "$TREE/usr/lib/imbrex/_internal" -maxdepth 1 -type f -name 'lib*.so*' -printf '*/%f\n' |
        xargs dpkg --search 2>/dev/null | sed 's/^\([^:]*\):.*/-x\1/' | sort --unique
}

# Dependencies of the programs with their versions, by the symbols used. The GTK theme is used only where GTK exists.
dependencies() {
    local scratch="$BUILD/deb/shlibs" carried
    mapfile -t carried < <(carried_packages)
    mkdir -p "$scratch/debian"
    printf 'Source: imbrex\n\nPackage: imbrex\nArchitecture: any\n' >"$scratch/debian/control"
    (
        cd -- "$scratch"
        find "$TREE/usr/lib/imbrex" -type f \( -name '*.so*' -o -name imbrex -o -name imbrex-cli \) -not -name '*gtk3*' \
            -not -path '*.libs/*' -print0 |
            xargs -0 dpkg-shlibdeps -O "${carried[@]}" --ignore-missing-info --warnings=0 \
                -l"$TREE/usr/lib/imbrex/_internal" -l"$TREE/usr/lib/imbrex/_internal/PySide6/Qt/lib" 2>"$scratch/said" |
            sed -n 's/^shlibs:Depends=//p'
    )
}

rm -rf -- "$BUILD/deb"
mkdir -p "$TREE/usr/lib" "$TREE/usr/bin" "$TREE/DEBIAN"
cp -a -- "$BUILD/frozen/imbrex" "$TREE/usr/lib/imbrex"
find "$TREE/usr/lib/imbrex" -type f -exec chmod 644 {} +
chmod 755 "$TREE/usr/lib/imbrex/imbrex" "$TREE/usr/lib/imbrex/imbrex-cli"
ln -s ../lib/imbrex/imbrex ../lib/imbrex/imbrex-cli "$TREE/usr/bin/"

desktop-file-validate "$ROOT/packaging/desktop/imbrex.desktop"
put "$ROOT/packaging/desktop/imbrex.desktop" usr/share/applications/imbrex.desktop
put "$ROOT/packaging/desktop/imbrex.xml" usr/share/mime/packages/imbrex.xml
put "$ROOT/packaging/desktop/imbrex-servicemenu.desktop" usr/share/kio/servicemenus/imbrex.desktop
chmod 755 "$TREE/usr/share/kio/servicemenus/imbrex.desktop" # KDE runs only executable menus
put "$ROOT/packaging/desktop/imbrex.nemo_action" usr/share/nemo/actions/imbrex.nemo_action
put "$ROOT/resources/icons/imbrex.svg" usr/share/icons/hicolor/scalable/apps/imbrex.svg
for icon in "$BUILD"/icons/hicolor/*/apps/imbrex.png; do
    put "$icon" "usr/share/icons/${icon#"$BUILD"/icons/}"
done
write_metainfo

put "$ROOT/packaging/completions/imbrex-cli" usr/share/bash-completion/completions/imbrex-cli
put "$ROOT/packaging/completions/_imbrex-cli" usr/share/zsh/vendor-completions/_imbrex-cli
put "$ROOT/packaging/completions/imbrex-cli.fish" usr/share/fish/vendor_completions.d/imbrex-cli.fish

put "$HERE/lintian-overrides" usr/share/lintian/overrides/imbrex

doc="usr/share/doc/imbrex"
mkdir -p "$TREE/$doc"
mv -- "$TREE/usr/lib/imbrex/licences" "$TREE/$doc/licences"
{ cat "$ROOT/LICENSE" && printf '\nWhat the package carries besides is listed in licences/README.txt beside this file.\n'; } >"$TREE/$doc/copyright"
gzip -9n <"$ROOT/CHANGELOG.md" >"$TREE/$doc/CHANGELOG.md.gz"
printf 'imbrex (%s) stable; urgency=medium\n\n  * Changes are in CHANGELOG.md.gz beside this file.\n\n -- %s  %s\n' \
    "$VERSION" "$MAINTAINER" "$(date --utc --rfc-email --date="@$SOURCE_DATE_EPOCH")" | gzip -9n >"$TREE/$doc/changelog.gz"
mkdir -p "$TREE/usr/share/man/man1"
for page in imbrex imbrex-cli; do
    sed "s/@VERSION@/$VERSION/" "$HERE/$page.1" | gzip -9n >"$TREE/usr/share/man/man1/$page.1.gz"
done

HOMEPAGE="${IMBREX_SITE:+Homepage: $IMBREX_SITE
}"
DEPENDS="$(dependencies)"
[ -n "$DEPENDS" ] || { cat "$BUILD/deb/shlibs/said" >&2 && exit 1; }
cat >"$TREE/DEBIAN/control" <<CONTROL
Package: imbrex
Version: $VERSION
Architecture: $MACHINE
Maintainer: $MAINTAINER
${HOMEPAGE}Installed-Size: $(du -sk -- "$TREE/usr" | cut -f 1)
Depends: $DEPENDS
Recommends: shared-mime-info, xdg-utils, mueller7-dict, trans-de-en
Suggests: dict-freedict-fra-eng, dict-freedict-spa-eng, dict-freedict-ita-eng, dict-freedict-pol-eng
Section: text
Priority: optional
Description: see what texts have in common, side by side
 Drop two or more documents on the window. Imbrex shows them side by side,
 colours and numbers every passage that they share, and shows how much of
 each text is also in the other. Teachers check essays with it;
 editors compare a text with its rewrite.
 .
 It runs on your own computer and sends nothing anywhere, except to a shared
 library that you name.
CONTROL
(cd -- "$TREE" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
find "$TREE" -newermt "@$SOURCE_DATE_EPOCH" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
dpkg-deb --root-owner-group -Zxz -z3 --build "$TREE" "$DIST/imbrex_${VERSION}_$MACHINE.deb" >/dev/null
printf '  depends on: %s\n' "$DEPENDS" >&2
