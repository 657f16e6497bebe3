# From the menu into each scene and back, by mouse and by keyboard; irregular buttons are hit by their pixels.
. "$(dirname "$0")/lib.sh"

start --lang en

# The lantern's picture stands at 60,158: its corner is transparent, its middle is not.
click 62 160
click 170 278
await '"scene"'
[[ $line == *arcade* ]] || fail "the lantern did not open the arcade"
[ -z "$seen" ] || fail "the transparent corner did something: $seen"
xdotool key Escape
await '"menu"'

# Pressed on the lantern, released on the kite, or the other way about: no click.
drag 170 278 416 258
drag 416 258 170 278
# Pressed on the kite, released beside it.
drag 416 258 416 450
click 416 258
await '"scene"'
[[ $line == *inspector* ]] || fail "the kite did not open the inspector: $line"
xdotool key Escape
await '"menu"'

# By keyboard: in a new menu the lantern is chosen; right of it is the kite.
point 10 10
xdotool key Return
await '"arcade"'
xdotool key Escape
await '"menu"'
xdotool key Right
xdotool key Return
await '"inspector"'
xdotool key Escape
await '"menu"'

# The teahouse at 756,200 quits.
click 846 285
expect_end
