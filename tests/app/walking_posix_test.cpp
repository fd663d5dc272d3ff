#include <chrono>
#include <optional>
#include <regex>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/recorded_runs.hpp"

// Running, travelling and looking, on the real terminal.

namespace rogue::test {
namespace {

/// A player on the first level of a dungeon. No potion is in sight there at first.
struct Level {
    explicit Level(std::vector<std::string> options = {}) {
        options.insert(options.begin(), {"--seed", "1027"});
        program.emplace(game.on_terminal(options));
        wait_for_map(*program);
    }

    /// Types keys and waits for what they lead to.
    void type(std::string_view keys, std::string_view content) { program->type(keys, content); }

    /// Ends the run. Returns the keys that the game had.
    std::string end() {
        end_program(*program);
        return keys_of(game.run_file());
    }

    KeptGame game{ROGUE_PROGRAM};
    std::optional<PtyProgram> program;
};

constexpr std::string_view kPotion = "🧪";  // A potion in sight ends a walk.

TEST("Shift with an arrow runs in the sequences of all terminals, and so does a capital letter") {
    // xterm and VTE; the same in application mode; the kitty protocol; its keypad; rxvt; terminals
    // that tell no Shift.
    for (const char* run :
         {"\x1b[1;2D", "\x1bO1;2D", "\x1b[1;2:1D", "\x1b[57417;2u", "\x1b[d", "H"}) {
        const check::Context context(run);
        Level level;
        level.type(run, kPotion);
        CHECK_EQ(level.end(), "LLLLLLLLq");
    }
}

TEST("_ > travels to the stairs by ordinary keys, past new things") {
    Level level;
    level.type("_", "-- TRAVEL --");
    level.type(">", "Stairs lead down here.");
    CHECK_EQ(level.end(), "RRRDRRRRRq");
}

TEST("a run is drawn at most every 50 ms, and at its end") {
    using Clock = std::chrono::steady_clock;
    Level level({"--keys", "vi"});
    redraw(*level.program);
    const std::size_t from = level.program->bytes_read();
    const auto begin = Clock::now();
    level.type("H", kPotion);
    const std::string drawn = level.program->transcript().substr(from);
    const auto frames = static_cast<long>(occurrences(drawn, "\x1b[?2026h"));
    CHECK(frames <= 2 + (Clock::now() - begin) / std::chrono::milliseconds(50));
    CHECK_EQ(level.end(), "LLLLLLLLq");
}

TEST("keys that come together with the one that begins a walk follow it") {
    Level level;
    level.type("\x1b[1;2D?", "any other key: back to the game");
    level.program->send("y");
    wait_for_map(*level.program);
    level.type("oog", "Nothing to pick up");
    const std::string keys = level.end();
    CHECK(keys.starts_with("LLLLLLLL"));
    CHECK(keys.ends_with("gq") && keys.find('g') < keys.size() - 2);  // The potion is taken.
}

TEST("a run that makes no step says so on the row below, until the next key") {
    Level level({"--keys", "vi"});
    level.program->send("kk");
    redraw(*level.program);  // Nothing else is to be drawn.
    level.type("K", "The way is blocked. ? help");
    level.type("g", "Nothing to pick up");
    level.program->wait_until(
        [](const TerminalEmulator& terminal) {
            return terminal.rows().back().starts_with("? help");
        },
        "a row below that has forgotten it");
    CHECK_EQ(level.end(), "UUgq");
}

TEST("in plain play an empty line travels to the first place, a resumed run does the same") {
    const KeptGame game{ROGUE_PROGRAM};
    game.run({"--plain", "--seed", "1027"}, "_>j\n");
    const std::string told = game.run({"--plain", "--resume"}, "_\n\n").out;
    CHECK(told.find("an empty line for the first; any other key cancels\nwalked 1 north\nStairs") !=
          std::string::npos);
    CHECK_EQ(keys_of(game.run_file()), "RRRDRRRRRDU");
}

// Whether plain play says something like that of these keys in one of the game's first dungeons.
bool says_somewhere(const std::string& game, std::string_view keys, const std::string& pattern) {
    constexpr int kDungeons = 60;
    const std::regex like(pattern);
    for (int seed = 1; seed <= kDungeons; ++seed) {
        const std::vector<std::string> arguments{"--plain", "--no-record", "--game",
                                                 game,      "--seed",      concat(seed)};
        if (std::regex_search(KeptGame(ROGUE_PROGRAM).run(arguments, keys).out, like)) {
            return true;
        }
    }
    return false;
}

TEST("no walk is stopped by what it takes on its way, and none by a land that it comes to") {
    CHECK(says_somewhere("world", "H\n",
                         "\nwalked [0-9]+ west\nYou come to .*\\.\n(.*\n)*Stopped: .*\nYou left"));
    CHECK(says_somewhere("tutorial", "o\no\n",
                         "\nwalked .*\nRogue picked up .*\nRogue picked up .*\n"
                         "Rogue opened a door"));
}

TEST("in plain play no walk ends with what lay on its way") {
    std::string explored;
    for (int i = 0; i < 10; ++i) {
        explored += "o\n>\n";
    }
    for (const char* seed : {"21", "27", "29", "48", "51"}) {
        for (const std::string& keys :
             {explored, std::string("l+\n>\nj+\n>\nh+\n>\nk+\n>\nl+\n>\nj+\n>\n")}) {
            std::istringstream told(
                KeptGame(ROGUE_PROGRAM).run({"--plain", "--no-record", "--seed", seed}, keys).out);
            bool stairs = false;
            for (std::string line; std::getline(told, line);) {
                const bool walks = line.starts_with("explored") || line.starts_with("walked");
                stairs = (stairs && !walks) || line.starts_with("Stairs lead down here.");
                CHECK(!stairs || line != "No stairs down here.");
            }
        }
    }
}

TEST("in plain play + repeats a step until something new comes, and nothing before a step") {
    const KeptGame game{ROGUE_PROGRAM};
    const std::string told = game.run({"--plain", "--seed", "1027"}, "h+\n").out;
    CHECK_EQ(told.find("no step to repeat"), std::string::npos);
    CHECK(told.find("walked 7 west\npotion, 3 west, 4 south\n") != std::string::npos);
    CHECK_EQ(keys_of(game.run_file()), "LLLLLLLL");
    const ProgramResult unknown =
        KeptGame(ROGUE_PROGRAM).run({"--plain", "--seed", "1027"}, "hF+\n");
    CHECK_EQ(unknown.out.find("no step to repeat"), std::string::npos);
    const ProgramResult none = KeptGame(ROGUE_PROGRAM).run({"--plain", "--seed", "1027"}, "+\n");
    CHECK(none.out.find("no step to repeat.\n") != std::string::npos);
}

TEST("+ repeats a step on the screen too") {
    Level level;
    level.type("+", "There is no step to repeat.");
    level.type("\x1b[D+", kPotion);
    CHECK_EQ(level.end(), "LLLLLLLLq");
}

TEST("a resumed run repeats its last step too") {
    const KeptGame game{ROGUE_PROGRAM};
    game.run({"--plain", "--seed", "1027"}, "h\n");
    game.run({"--plain", "--resume"}, "+\n");
    CHECK_EQ(keys_of(game.run_file()), "LLLLLLLL");
}

TEST("in the third game + repeats a wait, for a hundred turns if nothing comes") {
    const KeptGame game{ROGUE_PROGRAM};
    const std::string told = game.run({"--plain", "--game", "world", "--seed", "1027"}, ".+\n").out;
    CHECK(told.find("Stopped after 100 turns.\n") != std::string::npos);
    CHECK_EQ(keys_of(game.run_file()), std::string(101, 'w'));
}

TEST("in plain play o explores by ordinary keys, and says how far it came") {
    const KeptGame game{ROGUE_PROGRAM};
    const std::string told = game.run({"--plain", "--seed", "1027"}, "o\n").out;
    CHECK(told.find("walked 11 west, 4 south\nYou pick up the shortsword.\nAttack 6, yours 4.\n") !=
          std::string::npos);
    CHECK_EQ(keys_of(game.run_file()), "RDDDDDLgDgRRRDRRRRUURRUULLLLLLLLLLLLLLLLLLDLLg");
}

TEST("in plain play the stairs under a thing that o takes are told, and known") {
    const KeptGame game{ROGUE_PROGRAM};
    const std::string told = game.run({"--plain", "--seed", "3"}, "o\n_>\n").out;
    CHECK(told.find("dagger here") == std::string::npos);
    CHECK(told.find("Stairs lead down here.") != std::string::npos);
    CHECK(told.find("Nearest: stairs down, here.") != std::string::npos);
    CHECK(told.find("You are already there.") != std::string::npos);
}

TEST("in plain play nothing that is met on a walk is told before how far it led") {
    CHECK(says_somewhere("world", "H\nL\n", "\nwalked [0-9]+ east\nfar 0\n"));
    CHECK(!says_somewhere("tutorial", "J\nJ\nK\nJ\n", "open door, here"));
    CHECK(says_somewhere("tutorial", "L\n",
                         "east\nstairs up, here\n(.*\n)*Stopped: stairs up\\.\nYou left"));
}

TEST("in plain play the news of a walk's last step are told before the high scores") {
    std::string keys;
    for (int i = 0; i < 150; ++i) {
        keys += "H\n.\n";  // Always away from who comes.
    }
    CHECK(says_somewhere("world", keys, " kills you\\.\\.\\.\nHP 0 of [0-9]+\nhigh scores\n"));
}

TEST("_ is no key while an ability is aimed") {
    const KeptGame game{ROGUE_PROGRAM};
    const RecordedMoment aims = recorded_aim();
    PtyProgram program(game.on_terminal({"--game", "tutorial", "--seed", concat(aims.run.seed)}));
    program.wait_for_text("Health:");
    program.type(key_bytes(aims.keys_so_far()), "Enter strikes");
    program.type("_", "No such key: _. Arrows aim");
}

TEST("_ and Enter travel to the first place of the list") {
    Level level;
    level.type("_>", "Stairs lead down here.");
    level.type("\x1b[B", "You see a");
    level.type("_", ">*stairs down");
    level.type("\rg", "Nothing to pick up");
    CHECK_EQ(level.end(), "RRRDRRRRRDUgq");
}

TEST("x offers no way to where the player stands") {
    Level level;
    level.type("_>", "Stairs lead down here");
    level.type("x", "Arrows: look at another. Any other key: back.");
}

TEST("_ with a letter, up and down, or a cursor, travels to what is listed and shown") {
    for (const char* to : {"b", "\r", "\n", "\x1b[B\x1b[A\r", "\x1b[C\x1b[D\x1b[B\r"}) {
        const check::Context context(to);
        Level level;
        level.type("_>", "Stairs lead down here");
        level.type("_", "b*shortsword");
        level.type(to, "You see a");
        level.type("g", "You pick up");
        CHECK_EQ(level.end(), "RRRDRRRRRDgq");
    }
}

TEST("places have the same letters wherever the player is, and in a resumed run") {
    const KeptGame game{ROGUE_PROGRAM};
    const auto resumed = [&game](std::string_view lines) {
        return game.run({"--plain", "--resume"}, lines).out;
    };
    game.run({"--plain", "--seed", "1027"}, "_>_b\n");
    CHECK(resumed("x\n").find("\nc: shortsword, 8 west, 3 south") != std::string::npos);
    CHECK(resumed("x\n").find("\nb: ") == std::string::npos);
    CHECK(resumed("_cx\n").find("\nb: weapon, 8 east, 3 north, remembered\n") != std::string::npos);
}

TEST("a key that leads nowhere says so") {
    Level level;
    level.type("_a", "No place has that key. ? help");
    level.program->send("_q");  // It leaves the list.
    level.program->wait_until(
        [](const TerminalEmulator& screen) { return row_below(screen) == "? help"; },
        "the row says nothing of a key");
    level.type("_<", "You know of no stairs up. Press o to explore. ? help");
    level.type("_<", "You know of no stairs up. Press o to explore. ? help");
    level.type("<", "You know of no stairs up. Press o to explore. ? help");
    level.type(">", "_ > travels to the stairs down. ? help");
    level.type("_>", "Stairs lead down here");
    level.type("_>", "You are already there. ? help");
    level.type("g", "Nothing to pick up");
    CHECK_EQ(level.end(), "<>RRRDRRRRRgq");
}

TEST("stairs are called what the game calls them") {
    const KeptGame paper;
    const std::string told = paper.run({"--plain", "--seed", "1027"}, ">\n").out;
    CHECK(told.find("travels to the trapdoor.") != std::string::npos);
}

TEST("> off the stairs names the walk, in the second game too, and the third has no stairs") {
    CHECK(says_somewhere("tutorial", ">\n",
                         "nothing happens\nYou know of no stairs down\\. Press o to explore\\.\n"));
    CHECK(says_somewhere("world", "_>\n", "No place has that key\\.\n"));
}

TEST("a weapon that was picked up is compared with that in hand, also at the end of a walk") {
    Level level;
    level.type("_>", "Stairs lead down here");
    level.type("_b", "You see a");
    level.type("g", "Attack 6, yours 4. ? help");
    level.program->send("i");
    level.program->wait_for_text("-- INVENTORY --");
    const std::string told =
        KeptGame(ROGUE_PROGRAM).run({"--plain", "--no-record", "--seed", "1027"}, "o\n").out;
    CHECK(told.find("You pick up the shortsword.\nAttack 6, yours 4.\n") != std::string::npos);
    CHECK(says_somewhere("world", "kkko\no\no\no\n",
                         "You pick up .*\\.\nAttack [0-9]+, yours [0-9]+\\.\n"));
}

TEST("+ beside several creatures, of which none was struck, says what it needs") {
    std::string keys;
    for (int i = 0; i < 10; ++i) {
        keys += "o\n+\n";
    }
    for (int i = 0; i < 25; ++i) {
        keys += "l\n+\nh\n+\n";
    }
    CHECK(says_somewhere("tutorial", keys,
                         "Several are beside you: strike one, then \\+ fights on\\.\n"));
}

TEST("+ after a fight repeats no step, in a resumed run either") {
    const KeptGame game{ROGUE_PAPER};
    // A rat is two steps to the east of the player, and dies by the second blow.
    const std::string keys = "llll";
    const std::string told = game.run({"--plain", "--seed", "1027"}, keys + "+\n").out;
    CHECK(told.find("Nobody is beside you now. To repeat a step, make one first.\n") !=
          std::string::npos);
    CHECK_EQ(keys_of(game.run_file()), "RRRR");
    const std::string resumed = game.run({"--plain", "--resume"}, "+\n").out;
    CHECK(resumed.find("Nobody is beside you now.") != std::string::npos);
}

TEST("the cursor stays at the edge of the map") {
    Level level;
    level.type("_\x1b[1;2D\x1b[C\x1b[1;2A\x1b[1;2A\x1b[1;2A", "6 north");
    level.type("\x1b[B", "5 north");
    level.type(" ", "-- STATUS --");
}

TEST("the row below says why a walk stopped, until the next key") {
    Level level({"--keys", "vi"});
    level.type("H", "Stopped: potion. ? help");
    level.type("?", "any other key: back to the game");
    level.program->send("y");
    wait_for_map(*level.program);
    CHECK_EQ(level.program->screen().picture().find("Stopped"), std::string::npos);
}

TEST("what lies under the cursor is named") {
    Level level;
    level.type("_\x1b[C", "1 east");
    level.type("\x1b[1;2C\x1b[D\x1b[B\x1b[B", "weapon, 8 east, 2 south");
    level.type(" ", "-- STATUS --");
    CHECK_EQ(level.end(), "q");
}

TEST("any other key leaves the list, and no key is played") {
    Level level;
    level.type("_", "-- TRAVEL --");
    level.type(" ", "-- STATUS --");
    level.type("g", "Nothing to pick up");
    CHECK_EQ(level.end(), "gq");
}

TEST("_ and its key typed ahead travel too") {
    Level level;
    level.type("_>g", "Nothing to pick up");
    CHECK_EQ(level.end(), "RRRDRRRRRgq");
}

TEST("x looks at what is in sight, and arrows go from one to the next") {
    Level level;
    level.type("x", "-- IN SIGHT --");
    level.program->wait_for_text("*stairs down");
    level.program->wait_for_text(std::string(62, ' ') + "shortsword");
    level.program->wait_for_text("stairs down, 8 east, 1 south");
    level.type("\x1b[B", "shortsword, 8 east, 2 south: attack 6, yours 4");
    level.type("\x1b[B", "stairs down, 8 east, 1 south");
    level.type("x", "-- STATUS --");
    level.type("g", "Nothing to pick up");
    CHECK_EQ(level.end(), "gq");
}

TEST("x and Enter travels to what was looked at") {
    Level level;
    level.type("x", "stairs down, 8 east, 1 south");
    level.type("\r", "Stairs lead down here");
    level.type("x\x1b[B\r", "You see a");
    level.type("g", "You pick up");
    CHECK_EQ(level.end(), "RRRDRRRRRDgq");
}

TEST("x offers to travel only where no creature is in sight, which would stop the first step") {
    Level level;
    level.type("x", "look at another. Enter: travel there. Any other");
    const KeptGame game;
    PtyProgram rats(game.on_terminal({"--seed", "1027"}));
    rats.type("x", "look at another. Any other key: back.");
}

TEST("up and left go back to what was looked at before") {
    Level level;
    level.type("\x1b[1;2C", kPotion);
    level.type("x", "shortsword, 1 west, 5 south");
    level.type("\x1b[B", "potion, 1 west, 6 south");
    level.type("\x1b[C", "stairs down, 7 east, 1 south");
    level.type("\x1b[A", "potion, 1 west, 6 south");
    level.type("\x1b[D", "shortsword, 1 west, 5 south");
    level.type("\x1b[D", "shortsword, 7 east, 2 south");
    level.type(" ", "-- STATUS --");
}

TEST("what is known is known again when a run is resumed") {
    const KeptGame game{ROGUE_PROGRAM};
    game.run({"--plain", "--seed", "1027"}, "lLJ\n");
    const ProgramResult resumed = game.run({"--plain", "--resume"}, "x\n");
    CHECK(resumed.out.find("weapon, ") != std::string::npos);
    CHECK(resumed.out.find(", remembered\n") != std::string::npos);
}

}  // namespace
}  // namespace rogue::test
