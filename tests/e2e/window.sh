# The window resized, letterboxed and full screen: the pointer stays right.
. "$(dirname "$0")/lib.sh"

start --lang en

# 1440x900: scale 1.5, bars of 45 above and below.
resize 1440 900
click 93 285    # the lantern's transparent corner, 62,160
click 255 22    # in the bar
click 255 462   # its middle, 170,278
await '"scene"'
[[ $line == *arcade* && $seen == "" ]] || fail "after the resize: $seen $line"
xdotool key Escape
await '"menu"'

# Narrow: 600x900 gives scale 0.625 and bars of 281.
resize 600 900
click $((416 * 625 / 1000)) $((258 * 625 / 1000 + 281))
await '"inspector"'
xdotool key Escape
await '"menu"'

# Full screen on 1920x1200: scale 2, bars of 60. The window manager moves the window in steps of its own, so the
# click is repeated until it lands; nothing else lies near it.
xdotool key F11
await '"width":1920,"height":1200}'
for attempt in 1 2 3 4 5; do
    xdotool mousemove $((170 * 2)) $((278 * 2 + 60)) mousedown 1 mouseup 1
    if IFS= read -r -t 2 line <&3; then break; fi
done
[[ $line == *arcade* ]] || fail "full screen: the lantern did not open the arcade: $line"
xdotool key Escape
await '"menu"'
xdotool key alt+Return
await '"width":600,"height":900}'
# By keyboard, to the button at the right.
xdotool key Right key Right key Right key Return
expect_end
