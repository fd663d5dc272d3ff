#include "app/keys/journeys.hpp"

#include <algorithm>

namespace rogue {

Places Journeys::known_places(UnexploredEnds ends) {
    Places all = destinations(run_.scene(), ends, letters_);
    letters_ = all.letters;
    return all;
}

Places Journeys::places(UnexploredEnds ends) {
    Places all = known_places(ends);
    if (goal_) {
        auto first = std::ranges::find(all.listed, *goal_, &Destination::position);
        if (first == all.listed.end()) {
            first = all.listed.insert(first, {.key = '*', .name = "last goal", .position = *goal_});
        }
        std::rotate(all.listed.begin(), first, first + 1);
    }
    return all;
}

std::unique_ptr<Walk> Journeys::journey(Point there, Walk::Stop last) {
    const bool same = goal_ == there;
    const bool leaves_door = same && last == Walk::Stop::door;
    if (leaves_door || !same) {
        forcing_ = leaves_door ? ForcedDoors::avoided : ForcedDoors::allowed;
    }
    goal_ = there;
    const bool insists = leaves_door || (same && last == Walk::Stop::detour);
    return Walk::travelling(there, {.forcing = forcing_, .insists = insists});
}

void Journeys::forget_reached() {
    if (level_ != run_.game().level()) {
        level_ = run_.game().level();
        letters_.clear();
        goal_.reset();
    }
    if (goal_ == run_.game().position()) {
        goal_.reset();
    }
}

}  // namespace rogue
