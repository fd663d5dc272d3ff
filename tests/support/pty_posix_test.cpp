#include "tests/support/pty.hpp"

#include <csignal>

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

using Answers = PtyOptions::Answers;

PtyOptions shell(std::string script) {
    return {.argv = {"sh", "-c", std::move(script)}};
}

// The first row of the screen after the script has ended, without the blanks at its end.
std::string first_row(PtyOptions options) {
    PtyProgram program(std::move(options));
    program.wait_exit();
    const std::string row = program.screen().rows().front();
    return row.substr(0, row.find_last_not_of(' ') + 1);
}

std::string message_of_waiting(PtyProgram& program, std::chrono::milliseconds patience) {
    try {
        program.wait_until([](const TerminalEmulator&) { return false; }, "a miracle", patience);
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "";
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST("a program gets a terminal of the size asked for") {
    PtyOptions options = shell("test -t 0 && test -t 1 && test -t 2 && stty size </dev/tty");
    options.columns = 100;
    options.rows = 30;
    CHECK_EQ(first_row(options), "30 100");
}

TEST("how a program ended is told") {
    CHECK_EQ(PtyProgram(shell("exit 0")).wait_exit(), exited(0));
    CHECK_EQ(PtyProgram(shell("exit 3")).wait_exit(), exited(3));
    CHECK_EQ(PtyProgram(shell("kill -TERM $$")).wait_exit(), killed_by(SIGTERM));
    CHECK_EQ(PtyProgram({.argv = {"/no/such/program"}}).wait_exit(), exited(127));
}

TEST("all that a program wrote before its end is on the screen and in the transcript") {
    PtyProgram program(shell("head -c 100040 /dev/zero | tr '\\0' x; printf 'the end'"));
    program.wait_exit();
    CHECK_EQ(program.bytes_read(), 100047u);
    CHECK(program.transcript().ends_with("xxthe end"));
    CHECK_EQ(program.screen().bytes(), program.bytes_read());
    CHECK(contains(program.screen().picture(), "xxthe end "));
}

TEST("a program sees no variables but a few and those given") {
    setenv("ROGUE_STRAY", "1", 1);
    PtyOptions options = shell("echo $TERM $LANG ${ROGUE_STRAY-unset} $ROGUE_GIVEN");
    CHECK_EQ(first_row(options), "xterm-256color C.UTF-8 unset");
    options.environment = {{"ROGUE_GIVEN", "given"}, {"LANG", "C"}, {"TERM", std::nullopt}};
    CHECK_EQ(first_row(options), "C unset given");
    unsetenv("ROGUE_STRAY");
}

TEST("what is sent is what the program reads") {
    PtyProgram program(shell("read line; echo \"got $line\"; read line; echo \"got $line\""));
    program.send("abc\n");
    program.wait_for_text("got abc");
    program.send("def\n");
    program.wait_for_text("got def");
    CHECK_EQ(program.wait_exit(), exited(0));
}

TEST("more input than a terminal holds arrives whole") {
    PtyProgram program(shell("stty raw -echo; printf ready; head -c 100000 | wc -c"));
    program.wait_for_text("ready");
    program.send(std::string(100000, 'x'));
    program.wait_for_text("ready100000");
}

TEST("bytes sent one by one are read one by one") {
    // Each read of dd takes all bytes that are there. dd prints the number of short reads after the
    // plus.
    PtyProgram program(shell("stty raw -echo; printf ready; dd bs=100 count=5 2>&1 >/dev/null"));
    program.wait_for_text("ready");
    program.send_bytewise("abcde");
    program.wait_for_text("0+5 records in");
}

TEST("the terminal turns Ctrl-C into a signal") {
    PtyProgram program(shell("echo ready; exec cat"));
    program.wait_for_text("ready");
    program.send("\x03");
    CHECK_EQ(program.wait_exit(), killed_by(SIGINT));
}

TEST("a wait whose event does not come fails with the screen, at once if the program has ended") {
    PtyProgram ended(shell("echo last words"));
    const std::string at_end = message_of_waiting(ended, PtyProgram::kPatience);
    CHECK(at_end.starts_with("waited in vain for a miracle: the program has ended\nlast words  "));
    CHECK(at_end.ends_with("last output: last words\\x0d\\x0a"));

    PtyProgram running(shell("exec cat"));
    CHECK(message_of_waiting(running, std::chrono::milliseconds(1))
              .starts_with("waited in vain for a miracle\n"));
}

TEST("questions are answered as the options say") {
    // Asks for the cursor's position and reads six bytes, which is the answer's size.
    constexpr const char* kAsk =
        "stty raw -echo; printf '\\033[5;7H\\033[6n'; dd bs=1 count=6 2>/dev/null | od -An -c";
    constexpr std::string_view kAnswer = "033   [   5   ;   7   R";
    for (const Answers answers : {Answers::at_once, Answers::byte_by_byte}) {
        PtyOptions options = shell(kAsk);
        options.answers = answers;
        PtyProgram program(options);
        program.wait_for_text(kAnswer);
    }
    PtyOptions options = shell(kAsk);
    options.answers = Answers::never;
    PtyProgram never(options);
    never.wait_until([](const TerminalEmulator& t) { return t.cursor().row == 4; }, "the question");
    never.send("silent");
    never.wait_for_text("s   i   l   e   n   t");
}

TEST("an answer can be given twice") {
    PtyOptions options = shell(
        "stty raw -echo; printf '\\033[5;7H\\033[6n'; dd bs=1 count=12 2>/dev/null | od -An -c");
    options.answers = Answers::twice;
    PtyProgram program(options);
    program.wait_for_text("033   [   5   ;   7   R 033   [   5   ;   7   R");
}

TEST("an answer can be kept until it is released, behind keys typed meanwhile") {
    PtyOptions options = shell(
        "stty raw -echo; printf '\\033[5;7H\\033[6n'; dd bs=1 count=7 2>/dev/null | od -An -c");
    options.answers = Answers::when_released;
    PtyProgram program(options);
    program.wait_until([](const TerminalEmulator& t) { return t.cursor().row == 4; },
                       "the question");
    program.send("k");
    program.release_answers();
    program.wait_for_text("k 033   [   5   ;   7   R");
}

TEST("a screen in the middle of a synchronized update is not looked at") {
    // The answer shows that the first half has been read.
    PtyProgram program(
        shell("stty raw -echo; printf '\\033[?2026hhalf \\033[c'; dd bs=1 count=9 >/dev/null 2>&1;"
              "printf 'whole\\033[?2026l'; exec cat"));
    program.wait_for_text("half");
    CHECK(contains(program.screen().picture(), "half whole"));
}

TEST("the terminal's settings are seen, before, now and after the end") {
    PtyProgram program(
        shell("s=$(stty -g); stty -echo -icanon; echo ready; read x; stty $s; exit"));
    program.wait_for_text("ready");
    CHECK(
        settings_difference(program.initial_settings(), program.settings()).starts_with("c_lflag"));
    program.send("\n");
    program.wait_exit();
    CHECK_EQ(settings_difference(program.initial_settings(), program.settings()), "");

    PtyProgram careless(shell("stty -echo"));
    careless.wait_exit();
    CHECK(settings_difference(careless.initial_settings(), careless.settings()) != "");
}

TEST("another size is told to the program and taken by the screen") {
    PtyProgram program(shell("trap 'stty size; exit' WINCH; echo ready; sleep 100 & wait"));
    program.wait_for_text("ready");
    program.resize(60, 20);
    program.wait_for_text("20 60");
    CHECK_EQ(program.screen().columns(), 60);
    CHECK_EQ(program.screen().row_count(), 20);
}

TEST("a program can be sent a signal, or its terminal be taken away") {
    PtyProgram killed(shell("echo ready; exec cat"));
    killed.wait_for_text("ready");
    killed.kill(SIGUSR1);
    CHECK_EQ(killed.wait_exit(), killed_by(SIGUSR1));

    PtyProgram hung_up(shell("echo ready; exec cat"));
    hung_up.wait_for_text("ready");
    hung_up.close_master();
    CHECK_EQ(hung_up.wait_exit(), killed_by(SIGHUP));
}

TEST("the processor time of a program that has ended is known") {
    PtyProgram program(shell("i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done"));
    program.wait_exit();
    CHECK(program.cpu_time() > std::chrono::microseconds::zero());
}

TEST("a program that is still running at the end is killed") {
    pid_t pid = 0;
    {
        PtyProgram program(shell("trap '' HUP TERM; echo ready; while :; do read x; done"));
        program.wait_for_text("ready");
        pid = program.pid();
        CHECK_EQ(kill(pid, 0), 0);
    }
    CHECK_EQ(kill(pid, 0), -1);
}

}  // namespace rogue::test
