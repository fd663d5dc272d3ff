#pragma once

#include <cstddef>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/conversation.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {

/// Somebody of whom a player has been told: `goblin, 3 east, 1 north: 8 HP, hits for 2 to 4`.
struct Sighted {
    int east = 0;
    int south = 0;

    int away() const;
};

/// Plays by plain play and has no map. It walks up to whom it sees, for nobody explores in sight of
/// a creature, and fights, explores with `o`, takes what it steps on, and goes down once nothing is
/// left to explore.
class PlainBot {
public:
    /// Begins a run, whose files are in the folder.
    PlainBot(const TemporaryFolder& folder, std::string_view game, std::string_view seed);

    /// Plays on until it is so deep, dead or lost.
    void play_to(int goal);

    /// Plays on until it has typed so many keys or is dead.
    void play_keys(std::size_t keys);

    int depth() const { return depth_; }
    int lines() const { return lines_; }          ///< So many it has typed to its goal.
    std::size_t keys() const { return keys_; }    ///< So many it has typed.
    std::size_t words() const { return words_; }  ///< So many it has heard.
    std::size_t words_of_looks() const { return words_of_looks_; }  ///< Of them, from `x`.
    std::size_t most_at_once() const { return most_at_once_; }      ///< Of them.

private:
    void say(const std::string& decision);
    void hear(void (PlainBot::*take)(const std::string& line));
    void hear_news(const std::string& line);
    void hear_place(const std::string& line);
    std::string decision();
    std::string fight(const Sighted& enemy);
    std::string walk_up_to(const Sighted& enemy);
    std::optional<char> better_weapon();

    Conversation game_;
    bool lives_ = true;
    int depth_ = 0;
    int lines_ = 0;
    std::size_t keys_ = 0;
    std::size_t words_ = 0;
    std::size_t words_of_looks_ = 0;
    std::size_t most_at_once_ = 0;
    int hp_ = 0;
    bool finds_ = false;     // Something lies underfoot.
    bool explored_ = false;  // All of the level.
    std::vector<Sighted> all_;
    std::string ways_;
    std::minstd_rand random_;
    std::vector<std::string> pack_;
    std::ptrdiff_t rank_ = -1;  // Of the weapon in its hand.
};

}  // namespace rogue::test
