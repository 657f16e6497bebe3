# Right held until the person stands at the margin; pause; the three tests; back to the menu.
. "$(dirname "$0")/lib.sh"

start dodger --lang en --seed 1
xdotool keydown Right
await '"person","x":868}'   # 960 less 5 % less the person's 44 pixels
xdotool keyup Right
xdotool key Left
await '"person"'
[[ $line == *'"x":863}'* ]] || fail "after the margin comes $line"

# While the game is paused nobody moves.
xdotool key p
xdotool keydown Left keyup Left
xdotool key p
xdotool keydown a
await '"person","x":48}'    # the left margin, by the other key
xdotool keyup a
xdotool key Escape
await '"menu"'
click 846 285
expect_end
