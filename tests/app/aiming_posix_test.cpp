#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/recorded_runs.hpp"

// The second game while an ability is aimed, which no key of the game calls off. The keys of the
// application work there as they do on the map.

namespace rogue::test {
namespace {

constexpr std::string_view kAimHere = "Arrows aim, Enter strikes. ? help. Aim here";

const RecordedMoment& aim() {
    static const RecordedMoment moment = recorded_aim();
    return moment;
}

std::vector<std::string> arguments() {
    return {"--game", "tutorial", "--seed", concat(aim().run.seed)};
}

/// The program, which shows the aim.
struct Aiming {
    std::vector<Frame> frames = waiting_frames(aim().run);
    KeptGame game;
    PtyProgram program{game.on_terminal(arguments())};

    Aiming() { play_keys(program, aim().run, aim().keys); }

    void wait_for_aim() { wait_for_frame(program, frames[aim().keys]); }
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
    const std::string keys = aim().keys_so_far() + "E";
    aiming.program.send(key_bytes('E'));
    wait_for_frame(aiming.program, pressed(kTutorial, aim().run.seed, keys)->screen().frame());
    kill_now(aiming.program);
    CHECK_EQ(keys_of(aiming.game.run_file()), keys);
}

TEST("Q and q keep a run while an ability is aimed, and the next start goes on with the aim") {
    Aiming aiming;
    aiming.program.send("Q");
    aiming.program.wait_for_text("LEAVE THE RUN?");
    leave_by(aiming.program, "q");
    CHECK_EQ(keys_of(aiming.game.run_file()), aim().keys_so_far());
    PtyProgram second(aiming.game.on_terminal({"--resume"}));
    wait_for_frame(second, aiming.frames[aim().keys]);
    second.type("Q", "LEAVE THE RUN?");
}

TEST("Q and e end a run for good while an ability is aimed") {
    Aiming aiming;
    aiming.program.send("Q");
    aiming.program.wait_for_text("LEAVE THE RUN?");
    answer_for_good(aiming.program, "e");
    CHECK_EQ(aiming.program.wait_exit(), exited(0));
    CHECK_EQ(keys_of(aiming.game.run_file()), aim().keys_so_far() + "Q");
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
    CHECK_EQ(keys_of(aiming.game.run_file()), aim().keys_so_far());
}

TEST("the row below the map says where one aims and how, also after an unknown key") {
    Aiming aiming;
    const Frame& frame = aiming.frames[aim().keys];
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
    aiming.program.type(key_bytes("LLLD"), "? help. Aim 3 west, 1 south");
    CHECK_EQ(keys_of(aiming.game.run_file()), aim().keys_so_far() + ".q1>XLLLD");
}

// What plain play says to these lines while the ability is aimed.
std::string answer_to(const KeptGame& game, const std::string& lines) {
    keep(game, aim().run, aim().keys);
    return game.run({"--plain", "--resume"}, lines).out;
}

TEST("in plain play Q asks while an ability is aimed") {
    const KeptGame game;
    const std::string said = answer_to(game, "Q\nn\nQ\nq\n");
    CHECK(said.find("LEAVE THE RUN?") != std::string::npos);
    CHECK(said.find("You left the run") != std::string::npos);
    CHECK_EQ(keys_of(game.run_file()), aim().keys_so_far());
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
        CHECK_EQ(keys_of(again.run_file()), aim().keys_so_far());
    }
}

TEST("in plain play a key that means nothing to an aim is called so") {
    const KeptGame game;
    const std::string said = answer_to(game, "9\n");
    CHECK(said.find("no such key: ? question mark lists the keys") != std::string::npos);
    CHECK_EQ(keys_of(game.run_file()), aim().keys_so_far() + ".");
}

}  // namespace
}  // namespace rogue::test
