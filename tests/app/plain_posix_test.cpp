#include <algorithm>
#include <fstream>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/classic/classic.hpp"
#include "rogue/ui/screens.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/key_bytes.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/recorded_run.hpp"

// Play by lines of text: the real program, through pipes.

namespace rogue::test {
namespace {

// What the program says to these lines in the dungeon 1027, behind what it says at first.
std::string answer(const KeptGame& game, std::string_view lines,
                   std::vector<std::string> options = {}) {
    constexpr std::string_view kFirst =
        "? question mark lists the keys\n"
        "Welcome to the dungeon. Depth 1.\n"
        "depth 1, HP 30 of 30\n"
        "stairs down, 8 east, 1 south\n"
        "weapon, 8 east, 2 south\n"
        "ways north, east, south, west\n";
    options.insert(options.begin(), {"--plain", "--seed", "1027"});
    const ProgramResult result = game.run(options, lines);
    CHECK_EQ(result.status, 0);
    CHECK_EQ(result.err, "");
    CHECK(result.out.starts_with(kFirst));
    const std::size_t end = result.out.rfind("You ");
    return result.out.substr(kFirst.size(), end - kFirst.size());
}

// The keys of the run in that dungeon after these lines.
std::string keys_after(std::string_view lines, std::vector<std::string> options = {}) {
    const KeptGame game{ROGUE_PROGRAM};
    answer(game, lines, std::move(options));
    return keys_of(game.run_file());
}

TEST("each key that the application tells of means something") {
    for (const ApplicationKey& each : kApplicationKeys) {
        if (!each.in_plain_play.empty()) {
            const check::Context context(
                concat("give it a case in PlainController::handle_own_key(): ", each.key));
            CHECK_EQ(answer(KeptGame(ROGUE_PROGRAM), concat(each.key, "\n")).find("no such key"),
                     std::string::npos);
        }
    }
}

TEST("each key tells only what is new") {
    const KeptGame game{ROGUE_PROGRAM};
    CHECK_EQ(answer(game, "lll\n"),
             "weapon, 1 west, 5 south\npotion, 1 west, 6 south\neast\n"
             "ways north, south, west\n");
}

TEST("the word help tells the keys as ? does") {
    const KeptGame game{ROGUE_PROGRAM};
    CHECK_EQ(answer(game, "help\n"), answer(game, "?\n"));
}

TEST("a wall, a key that means nothing and a message are told") {
    const KeptGame game{ROGUE_PROGRAM};
    CHECK_EQ(answer(game, "kkkk.g\n"),
             "north\nways east, south, west\nblocked\nblocked\nno such key: ? question mark lists "
             "the keys\n"
             "Nothing to pick up.\n");
}

TEST("a command without an effect is told") {
    const KeptGame game{ROGUE_PROGRAM};
    const std::string said = game.run({"--plain", "--game", "tutorial", "--seed", "7"}, "3>\n").out;
    CHECK(said.find(
              "nothing happens\nnothing happens\nYou know of no stairs down. Press o to explore.\n"
              "You left") != std::string::npos);
}

TEST("who waits by + is told at its end for how many turns") {
    const KeptGame game{ROGUE_PROGRAM};
    const std::string said = game.run({"--plain", "--game", "world", "--seed", "3"}, ".\n+\n").out;
    CHECK(said.find("nothing happens\nwaited 100 turns\nStopped after 100 turns.\nYou left") !=
          std::string::npos);
}

TEST("of a creature that + has killed it is not told that it has gone out of sight") {
    const std::string told =
        KeptGame(ROGUE_PROGRAM).run({"--plain", "--seed", "77"}, "o\nl\nh\n+\nl\n+\nl\n+\n").out;
    CHECK(told.find("You kill the rat!\nThe fight is over.\n") != std::string::npos);
}

TEST("x tells all in sight and where to travel, @ how the player stands, and neither is a key") {
    const KeptGame game{ROGUE_PROGRAM};
    CHECK_EQ(answer(game, "x\n@\n"),
             "> greater than: stairs down, 8 east, 1 south\nb: shortsword, 8 east, 2 south: attack "
             "6, yours 4\n"
             "Z: unexplored, 1 east, 3 south\nO: unexplored, 5 east, 1 south\n"
             "K: unexplored, 7 west\nand 1 more: x\n"
             "ways north, east, south, west\n"
             "Depth: 1, max 1\nHP 30 of 30\nATK: 4\nKills: 0\nScore: 100\nWeapon:\nfists\n"
             "Wand: none\n");
    CHECK(game.runs().empty());
}

TEST("x again tells the rest, and after a key of the game it begins anew") {
    const KeptGame game{ROGUE_PROGRAM};
    const std::string told = answer(game, "xx\ngx\n");
    const std::size_t rest = told.find("H: unexplored, 2 east, 8 south\nNothing to pick up.\n");
    CHECK(rest != std::string::npos);
    CHECK(told.find("stairs down", rest) != std::string::npos);
    CHECK_EQ(told.rfind("H: "), rest);
}

TEST("x names a weapon that nobody wants and the stairs on which it lies") {
    const KeptGame game{ROGUE_PROGRAM};
    game.run({"--headless", "--seed", "3379", "--record", game.path("a.run")},
             keys_of(golden_run("hoard-3379")).substr(0, 71));
    const std::string told =
        game.run({"--plain", "--resume=" + game.path("a.run")}, "x\nx\nx\n").out;
    CHECK(told.find("> greater than: stairs down, 7 west") != std::string::npos);
    CHECK(told.find("\nshortsword on stairs down, 7 west: attack 6, yours 4\n") !=
          std::string::npos);
}

TEST("x begins anew after any other key") {
    const std::string once = answer(KeptGame{ROGUE_PROGRAM}, "x\n");
    for (const char* other : {"s", "m", "?", "+", "q\nn", "."}) {
        const check::Context context{std::string(other)};
        const std::string told = answer(KeptGame{ROGUE_PROGRAM}, concat("x\n", other, "\nx\n"));
        CHECK(told.starts_with(once) && told.size() >= 2 * once.size());
        CHECK(told.ends_with(once));
    }
}

TEST("_ again tells the rest of its list, of which a small letter may choose a capital") {
    const KeptGame game{ROGUE_PROGRAM};
    const std::string told = answer(game, "_\n_\nh\n");
    CHECK(told.find("and 1 more: _ underscore\ntravel: ") != std::string::npos);
    CHECK(told.find("\nH: unexplored, 2 east, 8 south\nwalked ") != std::string::npos);
}

TEST("an open door is told by x, but is no destination and no news to who opened it") {
    const KeptGame game{ROGUE_PROGRAM};
    const std::string said =
        game.run({"--plain", "--game", "tutorial", "--seed", "1"}, "jjjjjj\nx\n").out;
    const std::size_t told = said.find("open door");
    CHECK(said.substr(told).starts_with("open door, 1 north\n< less than: stairs up"));
    CHECK_EQ(said.rfind("open door"), told);
}

TEST("m tells the map") {
    const KeptGame game{ROGUE_PROGRAM};
    const std::string map = answer(game, "m\n");
    CHECK(map.starts_with("17 columns, 12 rows\n"));
    CHECK(map.find("@") != std::string::npos);
    CHECK(map.ends_with("> stairs down, ) weapon\n"));
}

TEST("capitals of the application's letters do the same") {
    const KeptGame game{ROGUE_PROGRAM};
    CHECK_EQ(answer(game, "X\nM\nS\n"), answer(game, "x\nm\ns\n"));
    CHECK(game.runs().empty());
}

TEST("the letters of the pack are letters, and an empty line leaves it") {
    const KeptGame game{ROGUE_PROGRAM};
    const std::string pack =
        "INVENTORY\nPress a letter to use/equip, or any other key to cancel.\nempty\n";
    CHECK_EQ(answer(game, "ih\ni\n\n"), pack + "inventory closed\n" + pack + "inventory closed\n");
    CHECK_EQ(keys_of(game.run_file()), "ihi.");
}

TEST("in the pack the application has no keys") {
    CHECK_EQ(keys_after("im\niq\nis\ni?\nix\n"), "imiqisi.i.");
}

TEST("Esc is a key, as it is on the screen") {
    const KeptGame game{ROGUE_PROGRAM};
    game.run({"--plain", "--game", "tutorial", "--seed", "3"}, "h\x1b\nh\n");
    CHECK_EQ(keys_of(game.run_file()), "LXL");
}

TEST("a layout whose letters are commands moves nothing in a run that is resumed") {
    const KeptGame game{ROGUE_PROGRAM};
    game.run({"--plain", "--game", "tutorial", "--seed", "3"}, "h\n");
    game.run({"--plain", "--resume", "--keys", "wasd"}, "hw\n");
    CHECK_EQ(keys_of(game.run_file()), "LLw");
}

TEST("how the player of the second game stands is told without what is not there") {
    const std::string told =
        KeptGame(ROGUE_PROGRAM).run({"--plain", "--game", "tutorial", "--seed", "1"}, "s\n").out;
    CHECK(told.find("\nLevel: 1\n1 Magic Map\n") != std::string::npos);
    CHECK_EQ(told.find("None"), std::string::npos);
}

TEST("health that falls to a third is told, once") {
    const std::string told =
        KeptGame().run({"--plain", "--seed", "1027"}, "k" + std::string(20, 'l') + "jll\nh\n").out;
    const std::string low = "Your health is low: 10 of 30.\n";
    CHECK(told.find(low) != std::string::npos);
    CHECK_EQ(told.find(low), told.rfind(low));
}

TEST("a look tells what is in sight before what is known of places far away") {
    const std::string told =
        KeptGame(ROGUE_PROGRAM)
            .run({"--plain", "--game", "world", "--seed", "3"}, "kkkkkkkkkllllllklkkkkkkkh\nx\n")
            .out;
    const std::string look = told.substr(told.rfind("blocked\n"));
    const std::size_t brand = look.find("brand");
    const std::size_t potion = look.find("potion");
    CHECK(potion < brand);
}

TEST("the high scores are told whole, also those of five digits and more") {
    const KeptGame game;
    std::ofstream(game.path("highscores.txt")) << "2147483647|999|12345|2026-11-20\n"
                                                  "5010|50|1|2026-11-20\n";
    std::string lines;
    for (const char key : paper_run().keys) {
        append(lines, plain_key(key), "\n");
    }
    const ProgramResult result = game.run({"--plain", "--seed", "1027"}, lines);
    CHECK(result.out.find("\nhigh scores\n"
                          "1: 2147483647, depth 999, kills 12345\n"
                          "2: 5010, depth 50, kills 1\n"
                          "3: 600, depth 5, kills 10, this run\n") != std::string::npos);
}

TEST("with --keys wasd these letters move, and @ tells how the player stands") {
    CHECK_EQ(keys_after("aswd@\n", {"--keys", "wasd"}), "LDUR");
}

TEST("arrow keys, empty lines, blanks and the line ends of Windows are understood") {
    CHECK_EQ(keys_after("\x1b[A\x1b[B h\r\n\r\n\n l\t."), "UDLR.");
}

TEST("the end of input keeps the run, which the next start offers in lines") {
    const KeptGame game{ROGUE_PROGRAM};
    answer(game, "l");
    const ProgramResult asked = game.run({"--plain"}, "y\nh\nq\ne\n");
    CHECK(asked.out.starts_with("AN UNFINISHED RUN\nGame: classic\nDepth: 1\nHP: 30 of 30\n"));
    CHECK(asked.out.find("Welcome to the dungeon. Depth 1.\ndepth 1, ") != std::string::npos);
    CHECK(asked.out.find("You ended the run for good, without a score (it had 100, ") !=
          std::string::npos);
    CHECK_EQ(keys_of(game.run_file()), "RLq");
}

TEST("a run is left where the input ends, also at the question, and nothing else is told") {
    const KeptGame game{ROGUE_PROGRAM};
    const ProgramResult result = game.run({"--plain", "--seed", "1027"}, "l\nq\n");
    CHECK(result.out.find("You left the run") != std::string::npos);
    CHECK_EQ(result.out.find("the game goes on"), std::string::npos);
    CHECK_EQ(keys_of(game.run_file()), "R");
}

TEST("Ctrl-D ends the input, too, where a terminal passes it on, as on Windows") {
    CHECK_EQ(keys_after("g\ng\x04\nl\n"), "gg");
}

TEST("of two runs offered s shows the next") {
    const KeptGame game{ROGUE_PROGRAM};
    answer(game, "l");
    game.run({"--plain"}, "n\nh\n");
    const ProgramResult result = game.run({"--plain"}, "s\ns\nq\n");
    CHECK_EQ(result.status, 0);
    CHECK(result.out.find("AN UNFINISHED RUN, 1 of 2") <
          result.out.find("AN UNFINISHED RUN, 2 of 2"));
    CHECK(result.out.find("2 of 2") < result.out.rfind("1 of 2"));
}

TEST("q asks, and the answer stands in a line of its own") {
    CHECK_EQ(keys_after("gqe\nx\nq\nq\nggg\n"), "g");
}

TEST("the end of input at the question keeps the run") {
    CHECK_EQ(keys_after("gq\n"), "g");
}

TEST("how to play on is told with --plain") {
    const KeptGame game{ROGUE_PROGRAM};
    const ProgramResult result = game.run({"--plain"}, "g\n");
    CHECK(result.out.find("Play on: ") != std::string::npos);
    CHECK(result.out.find(" --plain --resume=") != std::string::npos);
}

TEST("a run begun in lines goes on on the screen, and the other way round") {
    const KeptGame game{ROGUE_PROGRAM};
    answer(game, "jllllllll\n");
    PtyProgram screen(game.on_terminal({"--resume"}));
    wait_for_frame(screen, waiting_frames({&kClassic, 1027, "DRRRRRRRR"}).back());
    screen.type("g", "Nothing to pick up");
    keep_run(screen);
    const ProgramResult lines = game.run({"--plain", "--resume"}, "x\n");
    CHECK(lines.out.find("\nthe last messages:\n") != std::string::npos);
    CHECK(lines.out.find("Nothing to pick up.\ndepth 1, ") != std::string::npos);
    CHECK_EQ(keys_of(game.run_file()), "DRRRRRRRRg");
}

TEST("a line is the same wherever the program's reads cut the input") {
    for (std::size_t empty_lines = 4090; empty_lines < 4100; ++empty_lines) {
        const check::Context context(concat(empty_lines));
        CHECK_EQ(keys_after("g" + std::string(empty_lines, '\n') + "q\nq\nggg\nggg\n"), "g");
    }
}

TEST("of a line of more than 4096 bytes the rest is the next line") {
    for (const char* end : {"\ne\n", "e\n"}) {
        CHECK_EQ(keys_after("g\nq" + std::string(4095, 'x') + end), "gq");
    }
}

TEST("Esc at the end of the input is a key") {
    CHECK_EQ(keys_after("gi\n\x1b"), "gi.");
}

TEST("? lists the keys, with the letters that move") {
    const KeptGame game{ROGUE_PROGRAM};
    const std::string keys = answer(game, "?\n", {"--keys", "wasd"});
    CHECK(keys.starts_with("a west, s south, w north, d east: move, or attack what is there\n"));
    CHECK(keys.find("@: print your status\n") != std::string::npos);
    CHECK(keys.ends_with("\nq: quit, for now or for good\n"));
    const std::string by_default = answer(game, "?\n");
    CHECK(by_default.find("\ns: print your status\n") != std::string::npos);
    CHECK_EQ(occurrences(by_default, "@"), 0U);
}

TEST("? tells at most 19 lines of any game's keys at once, and all by and by") {
    for (const char* name : {"classic", "tutorial", "world"}) {
        const KeptGame game{ROGUE_PROGRAM};
        const auto said = [&](const std::string& lines) {
            const std::string out = game.run({"--plain", "--seed", "5", "--game", name}, lines).out;
            return out.substr(0, out.rfind("You left"));
        };
        const std::string before = said("");
        const std::string once = said("?\n").substr(before.size());
        const std::string twice = said("?\n?\n").substr(before.size() + once.size());
        const bool is_world = std::string_view(name) == "world";
        CHECK(std::ranges::count(once, '\n') <= 19);
        CHECK_EQ(once.find("more: ? question mark\n") != std::string::npos, is_world);
        CHECK_EQ(twice == once, !is_world);
        CHECK(concat(once, twice).find(": quit, for now or for good\n") != std::string::npos);
    }
}

TEST("after a question that is answered with no the game goes on, and that is told") {
    const KeptGame game{ROGUE_PROGRAM};
    const std::string told = answer(game, "q\nn\n");
    CHECK(told.ends_with("any other key: play on\nthe game goes on\n"));
}

TEST("on the stairs x tells them") {
    const KeptGame game{ROGUE_PROGRAM};
    const std::string told = answer(game, "jllllllllx\n");
    CHECK(told.find("Stairs lead down here.") != std::string::npos);
    CHECK(told.find("\nstairs down, here\n") != std::string::npos);
}

TEST("a whole word answers a question as its first letter does") {
    CHECK_EQ(keys_after("g\nqg\nno\nquit\nquit\nggg\n"), "g");
}

}  // namespace
}  // namespace rogue::test
