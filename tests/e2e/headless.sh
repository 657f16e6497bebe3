# The windows' options with SDL's driver "dummy", and what is refused before a window opens.
set -u
graze=$1
assets=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../assets/sprites" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export SDL_VIDEODRIVER=dummy SDL_RENDER_DRIVER=software
cd "$work" || exit 1

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

# refused ARGUMENTS: exit status 2 and one line that begins with "graze: "; nothing left behind.
refused() {
    "$graze" "$@" >out 2>err
    [ $? -eq 2 ] || fail "not refused: $*"
    [ "$(wc -l <err)" -eq 1 ] && grep -q '^graze: ' err || fail "not one line: $* : $(cat err)"
    [ ! -s out ] || fail "standard output has something: $*"
    rm -f out err
    [ -z "$(ls -A)" ] || fail "left behind by $*: $(ls -A)"
}

# The same seed is the same game, step by step; another seed is another.
for name in one two; do
    "$graze" dodger --seed 3 --frames 1500 --events $name || fail "dodger"
done
"$graze" dodger --seed 4 --frames 1500 --events other || fail "dodger"
cmp -s one two || fail "the same seed gave two games"
cmp -s one other && fail "two seeds gave the same game"
grep -q '"hit":true' one || fail "nobody was hit in 1500 steps of seed 3"
[ "$(tail -n 1 one)" = '{"event":"quit"}' ] || fail "the last event is not quit"
rm -f one two other

# A capture is the whole window. Bytes 17 to 24 of a PNG are its width and height.
for scene in "" arcade dodger inspect; do
    for language in en zh; do
        "$graze" $scene --lang $language --size 1600x1000 --frames 2 --capture c.png || fail "capture of $scene"
        [ "$(od -An -tx1 -j16 -N8 c.png | tr -d ' \n')" = 00000640000003e8 ] || fail "size of the capture of $scene"
    done
done
rm -f c.png
"$graze" inspect "$assets/star.svg" "$assets/person.svg" --frames 1 || fail "own pictures"

# The art is found wherever the program is started: by a link, or as a copy alone.
ln -s "$graze" link
cp "$graze" copy
./link --frames 1 || fail "started by a link"
./copy dodger --frames 1 || fail "started as a copy"
rm link copy

refused inspect "$assets"
refused inspect no-such-file.png
refused arcade --replay no-such-file.json
refused arcade --replay "$assets/star.svg"
# A file that is read is never written over.
replay=$assets/../../tests/fixtures/replays/game-6.json
cp "$replay" copy.json
"$graze" arcade --replay copy.json --frames 2 --events copy.json 2>err && fail "the replay was written over"
cmp -s "$replay" copy.json || fail "the replay is not what it was"
rm -f copy.json err
refused inspect "$assets/star.svg" /dev/zero
refused --frames 0
refused --size 10x10
refused --lang fr
refused inspect --seed 3
refused --frames 1 --capture "$assets"
refused --frames 1 --capture no/such/folder/c.png
refused --frames 1 --capture c.jpg
refused --frames 1 --capture same.png --events same.png
mkdir kept
cp "$assets/star.svg" kept/mine.png
"$graze" inspect kept/mine.png --frames 1 --capture kept/mine.png 2>err && fail "a shown picture was written over"
cmp -s kept/mine.png "$assets/star.svg" || fail "a shown picture was written over"
mkfifo kept/fifo
mkfifo kept/fifo.png
"$graze" --frames 1 --capture kept/fifo.png 2>err && fail "a capture went to a FIFO"
rm kept/fifo.png
"$graze" --frames 1 --events kept/fifo 2>err && fail "events went to a FIFO that nobody reads"
(ulimit -f 0; "$graze" bake kept/mine.png -o kept 2>/dev/null) && fail "bake wrote beyond the limit"
[ "$(ls kept | wc -l)" -eq 2 ] || fail "left behind: $(ls kept)"
rm -r kept err
refused --frames 1 --events no/such/folder/e
SDL_VIDEODRIVER=offscreen-not-asked-for refused
unset SDL_VIDEODRIVER DISPLAY WAYLAND_DISPLAY
refused dodger
# Without a display these work.
"$graze" hit "$assets/star.svg" 28,28 >/dev/null || fail "hit needs a display"
