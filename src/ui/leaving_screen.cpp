#include "rogue/ui/screens.hpp"

namespace rogue {
namespace {

// What is lost; empty if nothing is.
std::string_view loss(Kept kept) {
    switch (kept) {
        case Kept::all:
            return "";
        case Kept::beginning:
            return "The last keys can't be written. It is kept as it was before them.";
        case Kept::nothing:
            return "Nothing is kept of this run: it has no record.";
        case Kept::removed:
            return "Nothing is kept of this run: its file was removed.";
        case Kept::taken:
            return "Somebody else plays this run too. The keys since then are not kept.";
    }
    return "";
}

}  // namespace

void compose(Frame& frame, const Leaving& leaving) {
    constexpr int kIndent = 4;
    int row = 0;
    const auto put = [&](std::string_view line, Color color) {
        frame.put_text(kIndent, ++row, line, color);
    };
    put("-- LEAVE THE RUN? --", Color::yellow);
    ++row;
    if (leaving.kept != Kept::all) {
        put(loss(leaving.kept), Color::red);
        ++row;
    }
    const bool can_go_on = leaving.kept == Kept::all || leaving.kept == Kept::beginning;
    put(can_go_on ? "q: leave, and keep it for later" : "q: leave", Color::white);
    put("e: end it for good, without a score", Color::white);
    put("any other key: play on", Color::white);
}

}  // namespace rogue
