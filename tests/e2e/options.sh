# A key is chosen in the options, works in the game, and still does after a restart. M turns the sound off.
. "$(dirname "$0")/lib.sh"

start --lang en
click 316 429 # the gear: options
await '"options"'
xdotool key Up key Up key Up # from the first row round to the last but two: run left
xdotool key Return
xdotool key j
xdotool key m
xdotool key Escape
await '"menu"'
grep -q '"left": 13' "$XDG_DATA_HOME/graze/settings.json" || fail "the key was not kept"
grep -q '"muted": 1' "$XDG_DATA_HOME/graze/settings.json" || fail "M was not kept"
click 846 285
expect_end

start dodger --lang en --seed 1
xdotool keydown j
await '"person","x":48}'
xdotool keyup j
xdotool key F1
await '"help"'
xdotool key Escape
await '"dodger"'
xdotool key Escape
await '"menu"'
click 846 285
expect_end

# A damaged file is put aside, and said so.
echo nonsense >"$XDG_DATA_HOME/graze/settings.json"
start --lang en
[[ $seen == *settings-damaged-1.json* ]] || fail "no word of the damaged file: $seen"
xdotool key Return # the notice is read
[ "$(cat "$XDG_DATA_HOME/graze/settings-damaged-1.json")" = nonsense ] || fail "it was not kept"
click 846 285
expect_end
