#include "sim/inspector_history.h"

#include <algorithm>
#include <iterator>

namespace graze::inspector {

namespace {

constexpr std::size_t most_held = 500'000;  // sprites and expectations

}  // namespace

std::size_t History::Change::size() const {
    return 1 + sprites.before.size() + sprites.after.size() + expectations.before.size() +
           expectations.after.size();
}

// Without what is alike at both ends.
template <class Element>
History::Splice<Element> History::splice(const std::vector<Element>& before,
                                         const std::vector<Element>& after) {
    const auto [first_before, first_after] =
        std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    const auto [last_before, last_after] =
        std::mismatch(before.rbegin(), std::make_reverse_iterator(first_before), after.rbegin(),
                      std::make_reverse_iterator(first_after));
    return {static_cast<std::size_t>(first_before - before.begin()),
            std::vector<Element>(first_before, last_before.base()),
            std::vector<Element>(first_after, last_after.base())};
}

template <class Element>
void History::put(std::vector<Element>& list, std::size_t at, std::size_t gone,
                  const std::vector<Element>& come) {
    const auto place = list.begin() + static_cast<std::ptrdiff_t>(at);
    const auto rest = list.erase(place, place + static_cast<std::ptrdiff_t>(gone));
    list.insert(rest, come.begin(), come.end());
}

void History::note(const Document& before, const Document& after) {
    if (before == after) return;
    drop_undone();
    changes_.push_back({before.threshold, after.threshold, splice(before.sprites, after.sprites),
                        splice(before.expectations, after.expectations)});
    held_ += changes_.back().size();
    done_ = changes_.size();
    drop_oldest();
}

void History::undo(Document& document) {
    if (!can_undo()) return;
    const Change& change = changes_[--done_];
    document.threshold = change.threshold_before;
    put(document.sprites, change.sprites.at, change.sprites.after.size(), change.sprites.before);
    put(document.expectations, change.expectations.at, change.expectations.after.size(),
        change.expectations.before);
}

void History::redo(Document& document) {
    if (!can_redo()) return;
    const Change& change = changes_[done_++];
    document.threshold = change.threshold_after;
    put(document.sprites, change.sprites.at, change.sprites.before.size(), change.sprites.after);
    put(document.expectations, change.expectations.at, change.expectations.before.size(),
        change.expectations.after);
}

void History::drop_undone() {
    while (changes_.size() > done_) {
        held_ -= changes_.back().size();
        changes_.pop_back();
    }
}

// The last change stays, whatever its size.
void History::drop_oldest() {
    while (held_ > most_held && changes_.size() > 1) {
        held_ -= changes_.front().size();
        changes_.pop_front();
        --done_;
    }
}

}  // namespace graze::inspector
