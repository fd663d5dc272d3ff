#pragma once

#include <vector>

namespace rogue::tutorial {

/// Who acts when. Actors are known by their numbers. Time stands still but when next() moves it.
class Schedule {
public:
    /// The actor's turn comes when that much time has passed, after all others of that moment.
    void add(int actor, int delay);

    /// Takes the actor off; nothing happens if it is not there.
    void remove(int actor);

    /// Takes off who is next, whose time it then is. REQUIRES: there is one.
    int next();

private:
    struct Turn {
        int time;
        int actor;
    };

    std::vector<Turn> turns_;  // In the order in which they come.
    int now_ = 0;
};

}  // namespace rogue::tutorial
