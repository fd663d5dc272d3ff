#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/temporary_folder.hpp"

// A bot that hears only what plain play tells gets on in the first two games, and types little.

namespace rogue::test {
namespace {

/// Somebody of whom the bot has been told: `goblin, 3 east, 1 north: 8 HP, hits for 2 to 4`.
struct Sighted {
    int east = 0;
    int south = 0;

    int away() const { return std::abs(east) + std::abs(south); }
};

// Nothing if the line tells of nobody: a thing has a key in front of it, or is here or known.
std::optional<Sighted> told_by(const std::string& line) {
    Sighted told;
    const std::size_t name_end = line.find(", ");
    if (name_end == std::string::npos || line.find(": ") == 1 || line.starts_with("ways ") ||
        line.find(", here") == name_end || line.find("door, ") != std::string::npos) {
        return std::nullopt;
    }
    std::istringstream place(line.substr(name_end + 2, line.find(':') - name_end - 2));
    std::string to;
    for (int steps = 0; place >> steps >> to;) {
        (to.starts_with("east") || to.starts_with("west") ? told.east : told.south) =
            to.starts_with("east") || to.starts_with("south") ? steps : -steps;
    }
    return told;
}

/// Walks up to whom it sees, for nobody explores in sight of a creature, and fights, explores with
/// `o`, takes what it steps on, and goes down once nothing is left to explore. It has no map.
class PlainBot {
public:
    explicit PlainBot(const std::vector<std::string>& argv) : game_(argv) { say(""); }

    /// Plays on until it is so deep, dead or lost.
    void play_to(int goal) {
        constexpr int kLost = 2000;
        while (depth < goal && lives_ && lines < kLost) {
            ++lines;
            say(decision());
        }
    }

    int depth = 0;
    int lines = 0;  ///< So many it has typed.

private:
    // Types a decision and `x`, and behind each `?`, whose answer is always the same: by that the
    // bot knows where the other answers end.
    void say(const std::string& decision) {
        game_.say(decision + "?x?\n");
        finds_ = false;
        hear(&PlainBot::hear_news);
        all_.clear();
        hear(&PlainBot::hear_place);
    }

    // Takes what the program says in front of the help and hears that out.
    void hear(void (PlainBot::*take)(const std::string& line)) {
        bool in_help = false;
        while (lives_) {
            const std::optional<std::string> line = game_.hear();
            lives_ = line.has_value();
            if (!line || line->ends_with(": leave, for now or for good")) {
                return;
            }
            in_help = in_help || line->starts_with("h west, ");
            if (!in_help) {
                (this->*take)(*line);
            }
        }
    }

    void hear_news(const std::string& line) {
        constexpr std::string_view kDepth = "depth ";
        constexpr std::string_view kHealth = "HP ";
        constexpr std::string_view kPicked = "You pick up the ";
        if (line.starts_with(kDepth)) {
            depth = std::stoi(line.substr(kDepth.size()));
            explored_ = false;
        }
        if (line.starts_with(kDepth) || line.starts_with(kHealth)) {
            hp_ = std::stoi(line.substr(line.find(kHealth) + kHealth.size()));
        }
        if (line.starts_with(kPicked)) {
            pack_.push_back(line.substr(kPicked.size(), line.size() - kPicked.size() - 1));
        }
        finds_ = finds_ || (line.starts_with("You see a ") && line.ends_with(" here. (press g)"));
        explored_ = explored_ || line.starts_with("Nothing left to explore here.");
        lives_ = line.find(" kills you") == std::string::npos &&
                 line.find(" was killed") == std::string::npos;
    }

    void hear_place(const std::string& line) {
        if (line.starts_with("ways ")) {
            ways_ = line;
        }
        if (const auto told = told_by(line)) {
            all_.push_back(*told);
        }
    }

    std::string decision() {
        if (!all_.empty()) {  // The nearest is told first.
            return all_.front().away() == 1 ? fight(all_.front()) : walk_up_to(all_.front());
        }
        if (finds_) {
            return "g";
        }
        if (const auto letter = better_weapon()) {
            return text("i", *letter);
        }
        return explored_ ? "_>>" : "o";
    }

    std::string fight(const Sighted& enemy) {
        constexpr int kLow = 10;
        const auto potion = std::ranges::find(pack_, "healing potion");
        if (hp_ <= kLow && potion != pack_.end()) {
            const char letter = static_cast<char>('a' + (potion - pack_.begin()));
            pack_.erase(potion);
            return text("i", letter);
        }
        return enemy.east > 0 ? "l" : enemy.east < 0 ? "h" : enemy.south > 0 ? "j" : "k";
    }

    // Takes a way that leads nearer, or any if none does, and sometimes any, to get round corners.
    std::string walk_up_to(const Sighted& enemy) {
        std::string nearer;
        std::string any;
        for (const auto& [way, key, leads] :
             {std::tuple("east", 'l', enemy.east > 0), std::tuple("west", 'h', enemy.east < 0),
              std::tuple("south", 'j', enemy.south > 0),
              std::tuple("north", 'k', enemy.south < 0)}) {
            if (ways_.find(way) != std::string::npos) {
                nearer += leads ? std::string(1, key) : "";
                any += key;
            }
        }
        const std::string& keys = nearer.empty() || random_() % 4 == 0 ? any : nearer;
        return std::string(1, keys[random_() % keys.size()]);
    }

    // The letter of the best weapon in the pack, if that is better than the one in its hand.
    std::optional<char> better_weapon() {
        constexpr std::array<std::string_view, 5> kWeapons{"dagger", "shortsword", "longsword",
                                                           "battle axe", "warhammer"};
        std::optional<char> letter;
        for (std::size_t i = 0; i < pack_.size(); ++i) {
            const auto found = std::ranges::find(kWeapons, pack_[i]);
            if (found != kWeapons.end() && found - kWeapons.begin() > rank_) {
                rank_ = found - kWeapons.begin();
                letter = static_cast<char>('a' + i);
            }
        }
        return letter;
    }

    Conversation game_;
    bool lives_ = true;
    int hp_ = 0;
    bool finds_ = false;     // Something lies underfoot.
    bool explored_ = false;  // All of the level.
    std::vector<Sighted> all_;
    std::string ways_;
    std::minstd_rand random_;
    std::vector<std::string> pack_;
    std::ptrdiff_t rank_ = -1;  // Of the weapon in its hand.
};

/// How many of that many dungeons led it so deep, and how many lines it typed in each, sorted.
struct Result {
    int deep = 0;
    std::vector<int> lines;
};

Result play(const std::string& game, int dungeons, int depth) {
    Result result;
    const TemporaryFolder folder;
    for (int seed = 1; seed <= dungeons; ++seed) {
        PlainBot bot({ROGUE_PROGRAM, "--plain", "--no-record", "--state-dir", folder.path("state"),
                      "--scores-file", folder.path("scores"), "--game", game, "--seed",
                      text(seed)});
        bot.play_to(depth);
        result.deep += bot.depth >= depth ? 1 : 0;
        result.lines.push_back(bot.lines);
    }
    std::ranges::sort(result.lines);
    return result;
}

TEST("in the first game it reaches depth 5 in 11 of 12 dungeons, by 120 lines in the median") {
    const Result result = play("classic", 12, 5);
    CHECK(result.deep >= 11);
    CHECK(result.lines[result.lines.size() / 2] <= 120);
}

TEST("in the second game it reaches level 3 in 6 of 8 dungeons") {
    CHECK(play("tutorial", 8, 3).deep >= 6);
}

}  // namespace
}  // namespace rogue::test
