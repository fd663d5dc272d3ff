#include "tests/support/plain_bot.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <sstream>
#include <tuple>

#include "rogue/base/text.hpp"

namespace rogue::test {
namespace {

// Nothing if the line tells of nobody: a thing has a key in front of it, or is here or known, or is
// a weapon that nobody wants.
std::optional<Sighted> told_by(const std::string& line) {
    Sighted told;
    const std::size_t name_end = line.find(", ");
    if (name_end == std::string::npos || line.find(": ") < name_end || line.starts_with("ways ") ||
        line.find(", here") == name_end || line.find(", yours ") != std::string::npos ||
        line.find("door, ") != std::string::npos) {
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

std::size_t words_in(const std::string& line) {
    std::istringstream stream(line);
    std::string word;
    std::size_t count = 0;
    while (stream >> word) {
        ++count;
    }
    return count;
}

}  // namespace

int Sighted::away() const {
    return std::abs(east) + std::abs(south);
}

PlainBot::PlainBot(const TemporaryFolder& folder, std::string_view game, std::string_view seed)
    : game_({ROGUE_PROGRAM, "--plain", "--no-record", "--state-dir", folder.path("state"),
             "--scores-file", folder.path("scores"), "--game", std::string(game), "--seed",
             std::string(seed)}) {
    say("");
}

void PlainBot::play_to(int goal) {
    constexpr int kLost = 2000;
    while (depth_ < goal && lives_ && lines_ < kLost) {
        ++lines_;
        say(decision());
    }
}

void PlainBot::play_keys(std::size_t keys) {
    while (keys_ < keys && lives_) {
        say(decision());
    }
}

// Types a decision and `x`, and behind each `?`, whose answer is always the same: by that the
// bot knows where the other answers end. Those of `?` do not count.
void PlainBot::say(const std::string& decision) {
    game_.say(decision + "?x?\n");
    keys_ += decision.size() + 1;
    finds_ = false;
    hear(&PlainBot::hear_news);
    all_.clear();
    const std::size_t words = words_;
    hear(&PlainBot::hear_place);
    words_of_looks_ += words_ - words;
}

// Takes what the program says in front of the help and hears that out.
void PlainBot::hear(void (PlainBot::*take)(const std::string& line)) {
    bool in_help = false;
    const std::size_t before = words_;
    while (lives_) {
        const std::optional<std::string> line = game_.hear();
        lives_ = line.has_value();
        if (!line || line->ends_with(": quit, for now or for good") ||
            line->ends_with(" more: ? question mark")) {
            return;
        }
        in_help = in_help || line->starts_with("h west, ");
        if (!in_help) {
            words_ += words_in(*line);
            most_at_once_ = std::max(most_at_once_, words_ - before);
            (this->*take)(*line);
        }
    }
}

void PlainBot::hear_news(const std::string& line) {
    constexpr std::string_view kDepth = "depth ";
    constexpr std::string_view kHealth = "HP ";
    constexpr std::string_view kPicked = "You pick up the ";
    if (line.starts_with(kDepth)) {
        depth_ = std::stoi(line.substr(kDepth.size()));
        explored_ = false;
    }
    if (line.starts_with(kDepth) || line.starts_with(kHealth)) {
        hp_ = std::stoi(line.substr(line.find(kHealth) + kHealth.size()));
    }
    if (line.starts_with(kPicked)) {
        pack_.push_back(line.substr(kPicked.size(), line.size() - kPicked.size() - 1));
    }
    finds_ =
        finds_ || (line.starts_with("You see a ") && line.find(" here. ") != std::string::npos);
    explored_ = explored_ || line.starts_with("Nothing left to explore here.");
    lives_ = line.find(" kills you") == std::string::npos &&
             line.find(" was killed") == std::string::npos;
}

void PlainBot::hear_place(const std::string& line) {
    if (line.starts_with("ways ")) {
        ways_ = line;
    }
    if (const auto told = told_by(line)) {
        all_.push_back(*told);
    }
}

std::string PlainBot::decision() {
    if (!all_.empty()) {  // The nearest is told first.
        return all_.front().away() == 1 ? fight(all_.front()) : walk_up_to(all_.front());
    }
    if (finds_) {
        return "g";
    }
    if (const auto letter = better_weapon()) {
        return concat("i", *letter);
    }
    return explored_ ? "_>>" : "o";
}

std::string PlainBot::fight(const Sighted& enemy) {
    constexpr int kLow = 10;
    const auto potion = std::ranges::find(pack_, "healing potion");
    if (hp_ <= kLow && potion != pack_.end()) {
        const char letter = static_cast<char>('a' + (potion - pack_.begin()));
        pack_.erase(potion);
        return concat("i", letter);
    }
    return enemy.east > 0 ? "l" : enemy.east < 0 ? "h" : enemy.south > 0 ? "j" : "k";
}

// Takes a way that leads nearer, or any if none does, and sometimes any, to get round corners.
std::string PlainBot::walk_up_to(const Sighted& enemy) {
    std::string nearer;
    std::string any;
    for (const auto& [way, key, leads] :
         {std::tuple("east", 'l', enemy.east > 0), std::tuple("west", 'h', enemy.east < 0),
          std::tuple("south", 'j', enemy.south > 0), std::tuple("north", 'k', enemy.south < 0)}) {
        if (ways_.find(way) != std::string::npos) {
            nearer += leads ? std::string(1, key) : "";
            any += key;
        }
    }
    const std::string& keys = nearer.empty() || random_() % 4 == 0 ? any : nearer;
    return {keys[random_() % keys.size()]};
}

// The letter of the best weapon in the pack, if that is better than the one in its hand.
std::optional<char> PlainBot::better_weapon() {
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

}  // namespace rogue::test
