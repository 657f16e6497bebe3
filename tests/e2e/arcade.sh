# The arcade dodger: run, be hit, see the proof, look at it in the inspector and come back, lose, play again.
. "$(dirname "$0")/lib.sh"

start arcade --lang en --seed 5
point 200 300                     # the person follows the mouse
await '"hit"'
await '"proof"'
xdotool key i
await '"scene"'
[[ $line == *inspector* ]] || fail "I did not open the inspector: $line"
await '"verdict"'
[[ $line == *'"hit":true'* ]] || fail "the inspector sees no hit: $line"
xdotool key Escape
await '"scene"'
[[ $line == *arcade* ]] || fail "Escape did not lead back: $line"

# On to the end; each proof is cut short.
for i in 1 2 3 4; do
    xdotool key Return
    await '"(proof|over)"'
    [[ $line == *over* ]] && break
done
[[ $line == *'"hearts":0'* ]] || fail "not over with no heart left: $line"
# The score is kept under a name, with its replay, which then plays itself.
xdotool type Mei
xdotool key F1
await '"help"'
xdotool key Escape
await '"arcade"'
xdotool key Return
await '"kept"'
[[ $line == *'"place":1,"trouble":""'* ]] || fail "not kept: $line"
replay=$(echo "$XDG_DATA_HOME"/graze/replay-*.json)
"$graze" replay verify "$replay" >"$work/verified" || fail "its replay does not hold: $(cat "$work/verified")"
grep -q '"name":"Mei"' "$XDG_DATA_HOME/graze/scores.json" || fail "no such name in the file"
xdotool key Return
await '"begin"'
[[ $line == *'"points":0,"hearts":3'* ]] || fail "the new game is not new: $line"
xdotool key Escape
await '"menu"'
click 842 424 # the scroll: scores
await '"scores"'
xdotool key Return
await '"begin"'
xdotool key Up key Up key Up key Up
await '"over"'
xdotool key Escape
await '"scores"'
xdotool key Escape
await '"menu"'
click 846 285
expect_end

# The window is closed while the name is typed, and the help is over it: the score is kept.
start arcade --lang en --seed 6
point 500 300
for i in 1 2 3 4 5; do
    await '"(proof|over)"'
    [[ $line == *over* ]] && break
    xdotool key Return
done
xdotool type Ann
xdotool key F1
await '"help"'
kill -TERM "$app"
await '"kept"'
expect_end
grep -q '"name":"Ann"' "$XDG_DATA_HOME/graze/scores.json" || fail "the score is lost: $(cat "$XDG_DATA_HOME/graze/scores.json")"

# Nothing can be kept: it is said before the game begins.
export XDG_DATA_HOME=$work/file
echo x >"$XDG_DATA_HOME"
start arcade --lang en --seed 5
[[ $seen == *'cannot be made'* ]] || fail "no word of the missing folder: $seen"
xdotool key Return
point 200 300
await '"hit"'
xdotool key Escape
await '"menu"'
click 846 285
expect_end
