#!/usr/bin/env bash
# Installs what is missing, builds Graze, and starts it with the arguments given:
#
#     bash src/play.sh [ARGUMENTS OF graze]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/src/packages.sh"

install_missing "${build_packages[@]}"
# What the build says goes to standard error: standard output is the program's. Files are looked for where the user is.
build() {
    cd "$root"
    forget_elsewhere release
    [ -f build/release/build.ninja ] || cmake --preset release || return
    cmake --build --preset release --target graze
}
(build) >&2 || { echo "Graze could not be built; the lines above say why." >&2; exit 2; }
exec "$root/build/release/graze" "$@"
