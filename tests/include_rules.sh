#!/usr/bin/env bash
# The arrows between the rooms: each file may include only the rooms and the libraries that its own may know.
cd "$(dirname "${BASH_SOURCE[0]}")/../src" || exit 1

sdl='SDL[A-Za-z_]*\.h'
# room | rooms | headers of libraries, as a pattern
rules="
collision | collision                                   | [ei]mmintrin\.h
sim       | sim collision                               |
frame     | frame                                       |
scenes    | scenes sim collision frame                  |
image_io  | image_io frame                              | $sdl|png\.h|tiffio\.h|fcntl\.h|unistd\.h|sys/[a-z]+\.h
store     | store sim collision frame                   | nlohmann/json\.hpp|fcntl\.h|unistd\.h|sys/(file|stat)\.h
platform  | platform frame                              | $sdl|fontconfig/fontconfig\.h|fcntl\.h|unistd\.h
cli       | cli collision sim image_io store frame      | CLI/[A-Za-z]+\.hpp|unistd\.h|sys/stat\.h
app       | app cli scenes platform image_io store sim collision frame | fcntl\.h|unistd\.h
"
status=0
complain() {
    echo "$1"
    status=1
}

for folder in */; do
    grep -q "^${folder%/} *|" <<<"$rules" || complain "src/$folder is a room without a rule"
done
while IFS='|' read -r room rooms libraries; do
    room=${room// /}
    [ -n "$room" ] || continue
    libraries=${libraries# }
    [ -d "$room" ] || complain "src/$room does not exist"
    while IFS=: read -r file include; do
        name=$(sed -E 's/^ *# *include *[<"]([^>"]*)[>"].*/\1/' <<<"$include")
        if [[ $include == *\"* ]]; then
            [[ " $rooms " == *" ${name%%/*} "* ]] || complain "$file must not include \"$name\""
        elif [[ $name == */* || $name == *.* ]]; then # else it is the standard library's
            [[ -n ${libraries// /} && $name =~ ^(${libraries// /})$ ]] || complain "$file must not include <$name>"
        fi
    done < <(grep -rHE '^ *# *include' "$room" --include='*.h' --include='*.cpp' --include='*.in')
done <<<"$rules"

# The two libraries that cost many seconds of compile time stand in one file each.
for library in nlohmann/json.hpp CLI/App.hpp; do
    [ "$(grep -rlF "$library" . | wc -l)" -eq 1 ] || complain "<$library> must be included by exactly one file"
done
exit $status
