# Sourced by play.sh and tests/run.sh: what Graze needs from the system, and how to get it.

build_packages=(g++ cmake ninja-build pkg-config libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev libsdl2-mixer-dev libpng-dev
    libtiff-dev libfontconfig-dev libcli11-dev nlohmann-json3-dev fonts-wqy-microhei)
test_packages=(libgtest-dev libjpeg-dev libwebp-dev xvfb xdotool openbox)
bench_packages=(libbenchmark-dev python3-pygame libpython3.11 libchipmunk-dev libbox2d-dev)

# install_missing PACKAGE...: installs what dpkg does not know as installed. Calls apt only when something is missing.
install_missing() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        list_for_other_systems "$@"
        return
    fi
    local missing=() package
    for package in "$@"; do
        [[ $(dpkg-query -W -f='${Status}' "$package" 2>/dev/null) == "install ok installed" ]] || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return
    echo "Installing: ${missing[*]}" >&2
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || {
            echo "Graze needs these packages: ${missing[*]}. Install them as root, then start again." >&2
            return 2
        }
        as_root=(sudo)
    fi
    { "${as_root[@]}" apt-get update &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"; } >&2 || {
        echo "Not every package could be installed; the lines above say why." >&2
        return 2
    }
}

# Without apt the names differ: they are listed, and the build is tried with what is there.
list_for_other_systems() {
    echo "This system has no apt. Graze needs what Debian calls: $*" >&2
    local tool
    for tool in cmake ninja g++ pkg-config; do
        command -v "$tool" >/dev/null || { echo "Install these by hand ($tool is missing), then start again." >&2; return 2; }
    done
}

# forget_elsewhere PRESET: a build folder that was configured in another place is useless, and CMake stops at it.
forget_elsewhere() {
    local cache=build/$1/CMakeCache.txt
    [ ! -f "$cache" ] || grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$cache" || rm -rf "build/$1"
}
