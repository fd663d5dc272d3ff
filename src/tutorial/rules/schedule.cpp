#include "rogue/tutorial/rules/schedule.hpp"

#include <algorithm>
#include <cassert>

namespace rogue::tutorial {

void Schedule::add(int actor, int delay) {
    const Turn turn{now_ + delay, actor};
    turns_.insert(std::ranges::upper_bound(turns_, turn.time, {}, &Turn::time), turn);
}

void Schedule::remove(int actor) {
    std::erase_if(turns_, [actor](const Turn& turn) { return turn.actor == actor; });
}

int Schedule::next() {
    assert(!turns_.empty());
    const Turn turn = turns_.front();
    turns_.erase(turns_.begin());
    now_ = turn.time;
    return turn.actor;
}

}  // namespace rogue::tutorial
