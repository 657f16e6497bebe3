# A sprite dragged until the verdict changes: the numbers are the command line's for the same pictures and places.
. "$(dirname "$0")/lib.sh"

start inspect --lang en

# Fitted into 680x540, world 0,0 lies at 138,190: the teapot stands there, the umbrella at 225,-10.
# Through the hole in the teapot's handle nothing is grabbed.
"$graze" hit "$assets/teapot.svg" 168,90 >"$work/hit"
[ $? -eq 1 ] || fail "the handle's hole is not clear at 168,90"
drag $((138 + 168)) $((190 + 90)) 400 400
# The umbrella is, by its canopy, and moves by exactly the pointer's way.
drag 453 250 253 260
await '"moved"'
[[ $seen == "" && $line == *'"sprite":1,'* ]] || fail "another sprite moved: $seen $line"
while [[ $line != *'"sprite":1,"x":25,"y":0}'* ]]; do await '"moved"'; done

# The same by the command line.
"$graze" overlap "$assets/teapot.svg" "$assets/umbrella.svg" --at 25,0 --json >"$work/answer"
pixels=$(sed 's/.*"pixels":\([0-9]*\).*/\1/' "$work/answer")
overlap=$(sed 's/.*"overlap":\({[^}]*}\).*/\1/' "$work/answer")
await '"verdict"'
while [[ $line != *"\"hit\":true,\"pixels\":$pixels,\"overlap\":$overlap}"* ]]; do await '"verdict"'; done

# Nudged by the arrow keys, a pixel each.
xdotool key Right
await '"sprite":1,"x":26,"y":0}'
xdotool key Up
await '"sprite":1,"x":26,"y":-1}'

# Dragged to the last pixel of the window and back; a press on the panel grabs nothing.
drag 254 259 959 539
await "\"sprite\":1,\"x\":731,\"y\":279}"
await '"hit":false'
drag 959 539 300 300
# In the canvas' last row and first column the sprite is found again: the teapot, held by its belly.
drag 238 290 0 539
await '"sprite":0,"x":-238,"y":249}'
[[ $seen != *'"sprite":1'* ]] || fail "the panel let a press through"
drag 0 539 238 290
await '"sprite":0,"x":0,"y":0}'

xdotool key Escape
await '"menu"'
click 846 285
expect_end
