#!/usr/bin/env bash
# The sounds in assets/sounds are those that make_sounds.py makes, byte by byte, and there are no others.
set -u
sounds=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../assets/sounds" && pwd)
command -v python3 >/dev/null || exit 77 # skipped

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 "$sounds/make_sounds.py" "$work" || exit 1
diff -r --exclude='*.py' "$sounds" "$work"
