#pragma once

#include <cstddef>
#include <deque>

#include "sim/inspector_document.h"

namespace graze::inspector {

// Undo and redo of everything: of each change only what differs is kept, whatever made it.
class History {
  public:
    // `before` became `after`. Where they are equal nothing is noted; else what was undone can no longer be
    // redone. O(sprites and expectations). When all changes together hold more than 500,000 sprites and
    // expectations (some 100 MB), the oldest are forgotten.
    void note(const Document& before, const Document& after);

    bool can_undo() const { return done_ > 0; }
    bool can_redo() const { return done_ < changes_.size(); }

    // The document as it was before the last change that is not undone; as it was after it. The document must
    // be the one that was noted, undone or redone last. Nothing happens where there is none.
    void undo(Document& document);
    void redo(Document& document);

  private:
    // Elements from `at` on: these became those.
    template <class Element>
    struct Splice {
        std::size_t at = 0;
        std::vector<Element> before;
        std::vector<Element> after;
    };
    struct Change {
        std::int64_t threshold_before = 0;
        std::int64_t threshold_after = 0;
        Splice<DocumentSprite> sprites;
        Splice<Expectation> expectations;
        std::size_t size() const;
    };

    template <class Element>
    static Splice<Element> splice(const std::vector<Element>& before, const std::vector<Element>& after);
    template <class Element>
    static void put(std::vector<Element>& list, std::size_t at, std::size_t gone,
                    const std::vector<Element>& come);
    void drop_undone();
    void drop_oldest();

    std::deque<Change> changes_;
    std::size_t done_ = 0;  // of them; those from here on are undone
    std::size_t held_ = 0;  // the sum of their sizes
};

}  // namespace graze::inspector
