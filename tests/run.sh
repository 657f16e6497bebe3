#!/usr/bin/env bash
# Installs what is missing, builds the dev preset (with sanitizers) and the release preset, and runs every test in both.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. src/packages.sh

install_missing "${build_packages[@]}" "${test_packages[@]}"
for preset in dev release; do
    forget_elsewhere "$preset"
    cmake --preset "$preset" # also where it is configured: the packages for the tests may be new
    cmake --build --preset "$preset"
done
for preset in dev release; do
    echo "Tests of the $preset preset:"
    ctest --preset "$preset" --no-tests=error -j "$(nproc)"
done
