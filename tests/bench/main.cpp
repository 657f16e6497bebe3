// bench [SUBJECT...]: the races of the subjects named, or all of them. Exit status 1 where a row is short.
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "bench/races.h"

namespace {

struct Subject {
    const char* name;
    std::vector<graze::bench::Row> (*races)();
};

constexpr Subject subjects[] = {{"overlap", graze::bench::overlap_races},
                                {"picture", graze::bench::picture_races},
                                {"sweep", graze::bench::sweep_races},
                                {"grid", graze::bench::grid_races},
                                {"arcade", graze::bench::arcade_races}};

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> chosen(argv + 1, argv + argc);
    std::printf("%-66s | %-34s | %8s | %6s |\n", "work", "peer", "ratio", "target");
    std::size_t rows = 0;
    std::size_t short_rows = 0;
    for (const Subject& subject : subjects) {
        if (!chosen.empty() && std::find(chosen.begin(), chosen.end(), subject.name) == chosen.end())
            continue;
        for (const graze::bench::Row& row : subject.races()) {
            ++rows;
            if (graze::bench::is_short(row)) ++short_rows;
        }
    }
    std::printf("%zu rows, %zu short\n", rows, short_rows);
    return short_rows == 0 && rows > 0 ? 0 : 1;
}
