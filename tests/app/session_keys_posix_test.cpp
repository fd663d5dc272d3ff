#include <filesystem>

#include "rogue/base/text.hpp"
#include "rogue/ui/screens.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/paper_run.hpp"

// Keys of the application, on the real terminal. They work where the game waits for a command:
// help, messages, and leaving a run.

namespace rogue::test {
namespace {

// Plays on and checks that the game has had no other key.
void expect_untouched(PtyProgram& program, const KeptGame& game) {
    program.type("g", "Nothing to pick up");
    end_program(program);
    CHECK_EQ(keys_of(game.run_file()), "gq");
}

TEST("q asks, and q again leaves a run that the next start offers") {
    const KeptGame game;
    StartedGame first(game.on_terminal({"--seed", "1027"}));
    first.type("gq", "q or y: leave, and keep it for later");
    leave_by(first, "q");
    CHECK_EQ(left_behind(first), "");
    CHECK(first.screen().rows()[0].starts_with("You left the run with a score of 100"));
    CHECK(tells(first, "--resume="));
    CHECK_EQ(keys_of(game.run_file()), "g");
    PtyProgram second(game.on_terminal());
    second.wait_for_text("AN UNFINISHED RUN");
    second.send("y");
    wait_for_map(second);
    end_program(second);
    CHECK_EQ(keys_of(game.run_file()), "gq");
}

TEST("y leaves as q does") {
    const KeptGame game;
    StartedGame program(game.on_terminal());
    program.type("gQ", "LEAVE THE RUN?");
    leave_by(program, "y");
    CHECK_EQ(keys_of(game.run_file()), "g");
}

TEST("any other key after q plays on, and takes no turn") {
    for (const char* key : {"x", "\x1b", "\x1b[A", " ", "g", "m", "?"}) {
        const check::Context context(key);
        const KeptGame game;
        PtyProgram program(game.on_terminal({"--seed", "1027"}));
        wait_for_frame(program, waiting_frames(paper_run()).front());
        ask_to_leave(program);
        program.send(key);
        wait_for_frame(program, waiting_frames(paper_run()).front());
        expect_untouched(program, game);
    }
}

TEST("keys typed after q before the question appears do not answer it") {
    const KeptGame game;
    StartedGame program(game.on_terminal());
    program.type("qe", "LEAVE THE RUN?");
    program.send("x");
    wait_for_map(program);
    expect_untouched(program, game);
}

// Whoever types ahead, or holds the key down, has not seen the question. Returns false if the
// machine was too slow to hold a key.
bool holds_after_q(const std::vector<std::string>& options, std::string_view keys) {
    const KeptGame game;
    PtyProgram program(game.on_terminal(options));
    const bool plain = !options.empty() && options.front() == "--plain";
    const bool tutorial = !options.empty() && options.back() == "tutorial";
    program.wait_for_text(plain ? "ways " : tutorial ? "Level:   1" : "-- STATUS --");
    const std::string leave = tutorial ? "Q" : "q";
    const auto first = std::chrono::steady_clock::now();
    program.type(keys.ends_with('\n') ? leave + "\n" : leave, "LEAVE THE RUN?");
    if (!hold(program, keys, first)) {
        return false;
    }
    program.wait_for_text("Too soon: wait a moment, then press it again.");
    program.let_pass(kLongerThanQuiet);
    leave_by(program, keys);
    return true;
}

TEST("no key that is typed soon after q ends a run for good, with a screen or without") {
    struct Row {
        std::vector<std::string> options;
        std::string_view keys;
    };
    for (const auto& [options, keys] :
         {Row{{}, "e"}, Row{{"--no-record"}, "q"}, Row{{"--no-record"}, "y"},
          Row{{"--plain", "--single-keys"}, "e"}, Row{{"--plain"}, "e\n"},
          Row{{"--plain", "--no-record"}, "q\n"}, Row{{"--game", "tutorial"}, "e"}}) {
        const check::Context context(concat(options.size(), " options, then ", keys));
        while (!holds_after_q(options, keys)) {
        }
    }
}

TEST("a second q that comes at once leaves a run that is kept") {
    const KeptGame game;
    StartedGame program(game.on_terminal());
    ask_to_leave(program);
    leave_by(program, "q");
    CHECK(tells(program, "You left the run"));
}

TEST("without a record the question says that it is not recorded") {
    const KeptGame game;
    StartedGame program(game.on_terminal({"--no-record"}));
    program.type("q", "The run is not recorded.");
    answer_for_good(program, "q");
    CHECK_EQ(program.wait_exit(), exited(0));
    CHECK(tells(program, "--seed "));
    CHECK(!std::filesystem::exists(game.path("state")));
}

TEST("in a window too small q twice quits and keeps the run, wherever the game is") {
    for (const char* keys : {"g", "gi"}) {
        const check::Context context(keys);
        const KeptGame game;
        StartedGame program(game.on_terminal());
        program.type(keys, std::string(keys) == "g" ? "Nothing to pick up" : "INVENTORY");
        program.resize(60, 20);
        program.wait_for_text("q twice quits");
        leave_by(program, "qq");
        CHECK_EQ(keys_of(game.run_file()), keys);
    }
}

// script and `su -P` of util-linux 2.38 ignore a hangup of their terminal. They send Ctrl-D to the
// program and wait until it ends.
TEST("Ctrl-D leaves and keeps the run, wherever the game is") {
    struct Row {
        std::string_view keys;
        std::string_view shown;
    };
    for (const auto& [keys, shown] : {Row{"g", "Nothing to pick up"},
                                      {"gi", "-- INVENTORY --"},
                                      {"gq", "LEAVE THE RUN?"},
                                      {"g?", "WHAT YOU SEE"},
                                      {"gm", "-- MESSAGES"}}) {
        const check::Context context{std::string(keys)};
        const KeptGame game;
        StartedGame program(game.on_terminal());
        program.type(std::string(keys), std::string(shown));
        leave_by(program, "\x04");
        CHECK_EQ(left_behind(program), "");
        CHECK(tells(program, "--resume="));
        CHECK_EQ(keys_of(game.run_file()), keys == "gi" ? "gi" : "g");
    }
}

TEST("a q in a window too small asks whether to leave when that can be seen, in each game") {
    for (const char* kind : {"paper", "tutorial", "world"}) {
        const check::Context context(kind);
        const KeptGame game;
        PtyProgram program(game.on_terminal({"--game", kind}));
        program.wait_for_text("? help");
        program.resize(60, 20);
        program.wait_for_text("q twice quits");
        program.send("q");
        program.resize(80, 24);
        program.wait_for_text("LEAVE THE RUN?");
        leave_by(program, "q");
    }
}

// With Caps Lock, q and E are what Q and e are without it: E is a key of the second game.
TEST("only a small e ends the run where q asks, with a screen and without one") {
    const KeptGame game;
    StartedGame program(game.on_terminal({"--seed", "1027"}));
    ask_to_leave(program);
    program.send("E");
    wait_for_map(program);
    keep_run(program);
    CHECK(!tells(program, "You ended"));
    const std::string told = game.run({"--plain", "--resume"}, "q\nE\nq\nq\n").out;
    CHECK_EQ(told.find("You ended"), std::string::npos);
}

TEST("in the pack every key goes to the game") {
    for (const char* key : {"q", "m", "?"}) {
        const check::Context context(key);
        const KeptGame game;
        StartedGame program(game.on_terminal({"--seed", "1027"}));
        program.type("i", "INVENTORY");
        program.send(key);
        wait_for_map(program);
        end_program(program);
        CHECK_EQ(keys_of(game.run_file()), std::string("i") + (*key == '?' ? "." : key) + "q");
    }
}

TEST("each key that the application tells of means something on the screen") {
    for (const ApplicationKey& each : kApplicationKeys) {
        if (!each.in_manual.empty()) {
            const check::Context context(
                concat("give it a case in TerminalController::handle_own_key(): ", each.key));
            const KeptGame game;
            StartedGame program(game.on_terminal({"--seed", "1027"}));
            program.send(concat(each.key, "%i"));  // The sign leaves a page, or ends a walk.
            program.wait_for_text("-- INVENTORY --");
            program.send("x");
            keep_run(program);
            const std::string keys = keys_of(game.run_file());
            CHECK_EQ(keys.find(each.key), std::string::npos);
            CHECK(occurrences(keys, ".") <= 2);  // What means nothing: the sign and the x.
        }
    }
}

TEST("help is shown with every glyph and its name, and left by any key without a turn") {
    for (const char* key : {"x", "\x1b", "?"}) {
        const check::Context context(key);
        const KeptGame game{ROGUE_PROGRAM};
        StartedGame program(game.on_terminal({"--seed", "1027"}));
        program.send("?");
        for (const char* text : {"-- KEYS --", "inventory: letters", "\U0001F9D9  you",
                                 "dread knight", "fountain", "stairs down", "--keys vi"}) {
            program.wait_for_text(text);
        }
        program.send(key);
        wait_for_map(program);
        expect_untouched(program, game);
    }
}

TEST("keys typed ahead go through the help and the story and on to the game") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--game", "world"}));
    program.wait_for_text("cold hearth");
    program.type("?sxi", "-- INVENTORY --");
}

TEST("help tells the letters that move in the chosen layout") {
    const KeptGame game;
    StartedGame program(game.on_terminal({"--keys", "vi"}));
    program.type("?", "hjkl");
}

TEST("g in help switches between emoji and ASCII for the session") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--seed", "1027"}));
    const Frame frame = waiting_frames(paper_run()).front();
    wait_for_frame(program, frame);
    program.type("?", "\U0001F9D9  you");
    program.type("g", "@   you");
    program.send("x");
    wait_for_frame(program, frame, ascii);
    program.type("?", "@   you");
    program.type("g", "\U0001F9D9  you");
    program.send("x");
    wait_for_frame(program, frame);
}

TEST("a 24th row says where help is, and a window of 23 rows says it over the log") {
    const KeptGame game;
    const Frame frame = waiting_frames(paper_run()).front();
    PtyProgram tall(game.on_terminal({"--seed", "1027"}));
    wait_for_frame(tall, frame, emoji, "o explore, _ travel, x look, ? help");
    PtyOptions options = game.on_terminal({"--seed", "1027"});
    options.rows = 23;
    PtyProgram flat(options);
    Frame said = frame;
    draw_over(said, "o explore, _ travel, x look, ? help");
    wait_for_frame(flat, said, emoji, "");
}

TEST("old messages are scrolled by arrows and space, and left by any other key") {
    const KeptGame game;
    StartedGame program(game.on_terminal({"--seed", "1027"}));
    program.send(std::string(299, 'g'));
    program.type("m", "MESSAGES 180 to 200 of 200");
    CHECK_EQ(program.screen().rows()[Frame::kRows - 1],
             "-- MESSAGES 180 to 200 of 200: up, down, space scroll; any other key leaves. -- ");
    program.type("\x1b[A", "MESSAGES 179 to 199 of 200");
    program.type("\x1b[B", "MESSAGES 180 to 200 of 200");
    program.type(" ", "MESSAGES 159 to 179 of 200");
    program.type("x", "-- STATUS --");
}

TEST("keys typed ahead scroll old messages one by one, leave them and go on to the game") {
    const KeptGame game;
    StartedGame program(game.on_terminal({"--seed", "1027"}));
    program.type(std::string(299, 'g') + "m\x1b[A\x1b[A\x1b[A\x1b[B", "MESSAGES 178 to 198 of 200");
    program.type("\x1b[A\x1b[A xi", "-- INVENTORY --");
}

}  // namespace
}  // namespace rogue::test
