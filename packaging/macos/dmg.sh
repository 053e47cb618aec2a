#!/usr/bin/env bash
# Put build/frozen/Imbrex.app, made by PyInstaller, into a disk image: dmg.sh OUT.dmg. Runs on macOS only.
set -eu

ROOT="$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd -P)"
STAGE="$(mktemp -d)"
trap 'rm -rf -- "$STAGE"' EXIT

cp -R "$ROOT/build/frozen/Imbrex.app" "$STAGE/"
ln -s /Applications "$STAGE/Applications"
# Unsigned programs do not start on Apple's processors; an ad-hoc signature is enough.
codesign --force --deep --sign - "$STAGE/Imbrex.app"
hdiutil create -quiet -ov -volname Imbrex -srcfolder "$STAGE" -format UDZO "$1"
