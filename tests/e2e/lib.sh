# Drives the real program in a real window: Xvfb, a window manager, and xdotool for the mouse and the keys. What
# happens is read from --events; nothing here waits for a fixed time.
#
# A test sources this file, calls start, acts, and awaits events. It fails at the first event that does not come.

set -u
graze=$1
assets=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../assets/sprites" && pwd)
work=$(mktemp -d)
export XDG_DATA_HOME=$work/data # scores and replays
patience=60   # seconds for an event to come, at most
seen=""       # the events read since the last await

fail() {
    echo "FAILED: $*" >&2
    echo "events:" >&2
    cat "$work/events" >&2 2>/dev/null
    cat "$work/errors" >&2 2>/dev/null
    exit 1
}

stop() {
    kill "${tail_pid:-}" "${app:-}" "${manager:-}" "${server:-}" 2>/dev/null
    wait 2>/dev/null
    rm -rf "$work"
}
trap stop EXIT

# try_display: a server and a window manager on it; false where the manager ended at once. (Servers that start and end
# at the same moment may take each other's number.)
try_display() {
    mkfifo "$work/display"
    Xvfb -displayfd 5 -screen 0 1920x1200x24 -nolisten tcp 5>"$work/display" 2>/dev/null &
    server=$!
    read -r number <"$work/display"
    rm "$work/display"
    export DISPLAY=":$number"
    openbox >/dev/null 2>&1 &
    manager=$!
    # A window opened while the manager is starting may never be shown.
    until xdotool get_desktop >/dev/null 2>&1; do kill -0 "$manager" 2>/dev/null || return 1; done
    kill -0 "$manager" 2>/dev/null # else the desktop was that of another manager
}

start_display() {
    unset WAYLAND_DISPLAY SDL_VIDEODRIVER
    export SDL_RENDER_DRIVER=software
    local attempt
    for attempt in 1 2 3 4 5; do
        try_display && return
        kill "$server" "$manager" 2>/dev/null
        wait "$server" "$manager" 2>/dev/null
    done
    fail "no display with a window manager"
}

# xdotool gives up when a window of the manager's goes away while it searches: so it is asked until it finds ours.
find_window() {
    local end=$((SECONDS + patience))
    until window=$(xdotool search --onlyvisible --pid "$app" 2>/dev/null | tail -n 1) && [ -n "$window" ]; do
        kill -0 "$app" 2>/dev/null && [ $SECONDS -lt $end ] || fail "no window"
    done
}

# start ARGUMENTS: the program with these, in a window that has the focus.
start() {
    [ -n "${server:-}" ] || start_display
    : >"$work/events"
    exec 3< <(exec tail -n +1 -f "$work/events" 2>/dev/null)
    tail_pid=$!
    "$graze" "$@" --events "$work/events" 2>"$work/errors" &
    app=$!
    await '"window"'
    find_window
    timeout "$patience" xdotool windowfocus --sync "$window" || fail "the window gets no focus"
}

# await PATTERN: reads events until one matches; `line` is that one, `seen` all that were read on the way.
await() {
    seen=""
    while IFS= read -r -t "$patience" line <&3; do
        [[ $line =~ $1 ]] && return 0
        seen+="$line"$'\n'
    done
    fail "no event like: $1"
}

# resize WIDTH HEIGHT
resize() {
    timeout "$patience" xdotool windowsize --sync "$window" "$1" "$2" || fail "no resize"
    await "\"window\",\"width\":$1,\"height\":$2}"
}

# The pointer, in pixels of the window.
point() { xdotool mousemove --window "$window" "$1" "$2"; }
click() {
    point "$1" "$2"
    xdotool mousedown 1 mouseup 1
}

# drag X Y TO_X TO_Y
drag() {
    point "$1" "$2"
    xdotool mousedown 1
    point "$3" "$4"
    xdotool mouseup 1
}

# The program must end by itself with status 0 and without a word (a sanitizer would speak).
expect_end() {
    await '"quit"'
    wait "$app" || fail "exit status $?"
    [ ! -s "$work/errors" ] || fail "it wrote to standard error"
    kill "$tail_pid"
    app=""
}
