#include "tests/support/check.hpp"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <exception>
#include <iterator>
#include <sstream>

namespace check {
namespace {

const Test* running = nullptr;
int failures = 0;
int looks = 0;

std::vector<std::string>& notes() {
    static std::vector<std::string> all;
    return all;
}

// Whether the tests of that file have the label faithful, which tests/CMakeLists.txt gives.
bool is_faithful(std::string_view file) {
    std::istringstream names(ROGUE_FAITHFUL_TESTS);
    return std::any_of(std::istream_iterator<std::string>(names), {},
                       [&](const auto& name) { return file.ends_with("tests/" + name + ".cpp"); });
}

struct Skipped {
    std::string why;
};

constexpr const char* kAdvice =
    "If you changed the rules on purpose: change kClassicRules, kTutorialRules or kWorldRules in "
    "the\n"
    "header of that game, and record the runs again: see CONTRIBUTING, \"Changing the rules\".\n";

// The process then ends by that signal, as it would have without this.
void name_crashed(int signal) {
    const std::string_view name = running == nullptr ? "no test" : running->name;
    std::fprintf(stderr, "CRASHED by signal %d: %.*s\n", signal, static_cast<int>(name.size()),
                 name.data());
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void name_what_crashes() {
    // What has been printed must not be lost with the process.
    std::setvbuf(stdout, nullptr, _IONBF, 0);
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGILL}) {
        std::signal(signal, name_crashed);
    }
}

bool is_asked_for(const Test& test, const std::vector<std::string_view>& parts) {
    return parts.empty() || std::ranges::any_of(parts, [&](std::string_view part) {
               return test.file.find(part) != std::string_view::npos ||
                      test.name.find(part) != std::string_view::npos;
           });
}

int list() {
    for (const Test& test : tests()) {
        std::printf("%.*s: %.*s\n", static_cast<int>(test.file.size()), test.file.data(),
                    static_cast<int>(test.name.size()), test.name.data());
    }
    return 0;
}

constexpr const char* kUsage =
    "rogue_tests                    runs all tests\n"
    "rogue_tests PART...            runs the tests whose file or name contains one of the PARTs\n"
    "rogue_tests PART... --first    ends with the first of them that fails\n"
    "rogue_tests --list             prints the file and the name of each test\n";

void run(const Test& test) {
    running = &test;
    const int looks_before = looks;
    try {
        test.body();
        if (looks == looks_before) {
            fail(test.file, 0, "the test has made no check");
        }
    } catch (const Skipped& skipped) {
        std::printf("not tested: %s\n", skipped.why.c_str());
    } catch (const std::exception& error) {
        fail(test.file, 0, std::string("exception: ") + error.what());
    }
}

}  // namespace

std::vector<Test>& tests() {
    static std::vector<Test> all;
    return all;
}

void looked() {
    ++looks;
}

void skip(const std::string& why) {
    throw Skipped{why};
}

void fail(std::string_view file, int line, const std::string& why) {
    constexpr int kMostPrinted = 20;
    if (++failures > kMostPrinted) {
        return;
    }
    std::printf("%.*s:%d: %s\n", static_cast<int>(file.size()), file.data(), line, why.c_str());
    for (const std::string& note : notes()) {
        std::printf("    with: %s\n", note.c_str());
    }
}

void fail_unequal(std::string_view file, int line, std::string_view text, const std::string& got,
                  const std::string& expected) {
    fail(file, line, std::string(text) + "\n    got:      " + got + "\n    expected: " + expected);
}

Context::Context(std::string note) {
    notes().push_back(std::move(note));
}

Context::~Context() {
    notes().pop_back();
}

int run_tests(int argc, char** argv) {
    std::vector<std::string_view> parts(argv + 1, argv + argc);
    const bool first_failure_ends = std::erase(parts, "--first") > 0;
    if (parts.size() == 1 && parts.front() == "--list") {
        return list();
    }
    if (std::ranges::any_of(parts, [](std::string_view part) { return part.starts_with('-'); })) {
        std::printf("%s", kUsage);
        return parts.front() == "--help" ? 0 : 2;
    }
    name_what_crashes();
    int ran = 0;
    int failed = 0;
    bool faithful_failed = false;
    for (const Test& test : tests()) {
        if (!is_asked_for(test, parts)) {
            continue;
        }
        const int before = failures;
        run(test);
        ++ran;
        if (failures != before) {
            ++failed;
            faithful_failed = faithful_failed || is_faithful(test.file);
            std::printf("FAILED: %.*s\n", static_cast<int>(test.name.size()), test.name.data());
            if (first_failure_ends) {
                break;
            }
        }
    }
    if (faithful_failed) {
        std::printf("%s", kAdvice);
    }
    std::printf("%d tests, %d failed\n", ran, failed);
    return ran == 0 || failed > 0 ? 1 : 0;
}

}  // namespace check
