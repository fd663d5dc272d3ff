#pragma once

#include <vector>

namespace rogue::tutorial {

/// Decides which actor acts next. It knows actors by their numbers. Time moves only in next().
class Schedule {
public:
    /// Gives the actor a turn when `delay` has passed. It comes after all turns already added for
    /// that time.
    void add(int actor, int delay);

    /// Removes the actor. Nothing happens if it is not there.
    void remove(int actor);

    /// Removes and returns the actor whose turn is next, and moves the time to that turn. REQUIRES:
    /// there is an actor.
    int next();

private:
    struct Turn {
        int time;
        int actor;
    };

    std::vector<Turn> turns_;  // The next turn is the first.
    int now_ = 0;
};

}  // namespace rogue::tutorial
