#!/usr/bin/env bash
# Installs the peers that are missing, builds the release preset's races and runs them: bash tests/bench/run.sh [SUBJECT...]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. src/packages.sh

install_missing "${build_packages[@]}" "${test_packages[@]}" "${bench_packages[@]}"
forget_elsewhere release
cmake --preset release >/dev/null
cmake --build --preset release --target bench >&2
exec build/release/tests/bench/bench "$@"
