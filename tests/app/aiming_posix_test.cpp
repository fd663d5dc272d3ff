#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/recorded_runs.hpp"

// The second game while an ability is aimed, which no key of the game calls off. The keys of the
// application work there as they do on the map.

namespace rogue::test {
namespace {

constexpr std::size_t kKeysToAim = 42;

constexpr std::string_view kAimHere = "Arrows aim, Enter strikes. ? help. Aim here";

const std::vector<std::string> kArguments{"--game", "tutorial", "--seed", "307"};

RecordedRun mage() {
    return recorded_run("mage-307", kTutorialRuns);
}

/// The program, which shows the aim.
struct Aiming {
    RecordedRun run = mage();
    std::vector<Frame> frames = waiting_frames(run);
    KeptGame game;
    PtyProgram program{game.on_terminal(kArguments)};

    Aiming() { play_keys(program, run, kKeysToAim); }

    void wait_for_aim() { wait_for_frame(program, frames[kKeysToAim]); }
};

TEST("Q asks while an ability is aimed, and any other key goes back to the aim") {
    Aiming aiming;
    for (const char* key : {"x", "\x1b[A", "\r"}) {
        const check::Context context(key);
        aiming.program.send("Q");
        aiming.program.wait_for_text("LEAVE THE RUN?");
        aiming.program.send(key);
        aiming.wait_for_aim();
    }
    const char next = aiming.run.keys[kKeysToAim];
    aiming.program.send(key_bytes(next));
    wait_for_frame(aiming.program, aiming.frames[kKeysToAim + 1]);
    kill_now(aiming.program);
    CHECK_EQ(keys_of(aiming.game.run_file()), aiming.run.keys.substr(0, kKeysToAim + 1));
}

TEST("Q and q keep a run while an ability is aimed, and the next start goes on with the aim") {
    Aiming aiming;
    aiming.program.send("Q");
    aiming.program.wait_for_text("LEAVE THE RUN?");
    leave_by(aiming.program, "q");
    CHECK_EQ(keys_of(aiming.game.run_file()), aiming.run.keys.substr(0, kKeysToAim));
    PtyProgram second(aiming.game.on_terminal({"--resume"}));
    wait_for_frame(second, aiming.frames[kKeysToAim]);
    second.type("Q", "LEAVE THE RUN?");
}

TEST("Q and e end a run for good while an ability is aimed") {
    Aiming aiming;
    aiming.program.send("Q");
    aiming.program.wait_for_text("LEAVE THE RUN?");
    answer_for_good(aiming.program, "e");
    CHECK_EQ(aiming.program.wait_exit(), exited(0));
    CHECK_EQ(keys_of(aiming.game.run_file()), aiming.run.keys.substr(0, kKeysToAim) + "Q");
    CHECK(aiming.game.run_file().find("\nended quit ") != std::string::npos);
}

TEST("help and messages are shown while an ability is aimed, and take no key") {
    Aiming aiming;
    aiming.program.send("?");
    aiming.program.wait_for_text("use an ability");
    aiming.program.send("x");
    aiming.wait_for_aim();
    aiming.program.send("m");
    aiming.program.wait_for_text("-- MESSAGES ");
    aiming.program.send("x");
    aiming.wait_for_aim();
    CHECK_EQ(keys_of(aiming.game.run_file()), aiming.run.keys.substr(0, kKeysToAim));
}

TEST("the row below the map says where one aims and how, also after an unknown key") {
    Aiming aiming;
    const Frame& frame = aiming.frames[kKeysToAim];
    wait_for_frame(aiming.program, frame, emoji, kAimHere);
    for (const std::string key : {"y", "q", "1", ">", "\x1b[27u"}) {
        const check::Context context(key);
        aiming.program.send(key);
        wait_for_frame(aiming.program, frame, emoji,
                       concat("No such key", key.size() == 1 ? ": " + key : "", ". ", kAimHere));
        aiming.program.send("?");
        aiming.program.wait_for_text("use an ability");
        aiming.program.send("x");
        wait_for_frame(aiming.program, frame, emoji, kAimHere);
    }
    aiming.program.type(key_bytes("LLLD"), "? help. Aim 3 west, 1 south: Ooze");
    CHECK_EQ(keys_of(aiming.game.run_file()), aiming.run.keys.substr(0, kKeysToAim) + ".q1>XLLLD");
}

// What plain play says to these lines while the ability is aimed.
std::string answer_to(const KeptGame& game, const std::string& lines) {
    std::string keys = mage().keys.substr(0, kKeysToAim);
    for (char& key : keys) {
        key = plain_key(key);
    }
    std::vector<std::string> arguments = kArguments;
    arguments.emplace_back("--plain");
    return game.run(arguments, keys + "\n" + lines).out;
}

TEST("in plain play Q asks while an ability is aimed") {
    const KeptGame game;
    const std::string said = answer_to(game, "Q\nn\nQ\nq\n");
    CHECK(said.find("LEAVE THE RUN?") != std::string::npos);
    CHECK(said.find("You left the run") != std::string::npos);
    CHECK_EQ(keys_of(game.run_file()), mage().keys.substr(0, kKeysToAim));
}

TEST("in plain play the keys of the application work while an ability is aimed") {
    for (const auto& [key, told] : {std::pair("x", "ways "), std::pair("s", "HP "),
                                    std::pair("m", "####"), std::pair("?", "print the map")}) {
        const check::Context context(key);
        const KeptGame game;
        const std::string before = answer_to(game, "");
        const KeptGame again;
        const std::string said = answer_to(again, std::string(key) + "\n");
        const std::string end = said.substr(before.rfind("\nYou left"));
        CHECK(end.find(told) != std::string::npos);
        CHECK_EQ(keys_of(again.run_file()), mage().keys.substr(0, kKeysToAim));
    }
}

TEST("in plain play a key that means nothing to an aim is called so") {
    const KeptGame game;
    const std::string said = answer_to(game, "9\n");
    CHECK(said.find("no such key: ? question mark lists the keys") != std::string::npos);
    CHECK_EQ(keys_of(game.run_file()), mage().keys.substr(0, kKeysToAim) + ".");
}

}  // namespace
}  // namespace rogue::test
