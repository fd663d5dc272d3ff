#include "tests/support/pty_child.hpp"

#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <map>

namespace rogue::test {
namespace {

std::vector<std::string> environment_of(const PtyOptions& options) {
    constexpr std::array kHandedOn{"PATH",          "ASAN_OPTIONS",     "LSAN_OPTIONS",
                                   "UBSAN_OPTIONS", "TSAN_OPTIONS",     "LLVM_PROFILE_FILE",
                                   "GCOV_PREFIX",   "GCOV_PREFIX_STRIP"};
    std::map<std::string, std::string> variables{
        {"TERM", "xterm-256color"}, {"LANG", "C.UTF-8"}, {"HOME", "/dev/null"}};
    for (const char* name : kHandedOn) {
        if (const char* value = std::getenv(name)) {
            variables[name] = value;
        }
    }
    for (const auto& [name, value] : options.environment) {
        if (value) {
            variables[name] = *value;
        } else {
            variables.erase(name);
        }
    }
    std::vector<std::string> result;
    for (const auto& [name, value] : variables) {
        result.push_back(name + "=" + value);
    }
    return result;
}

std::vector<char*> pointers_to(std::vector<std::string>& strings) {
    std::vector<char*> result;
    for (std::string& string : strings) {
        result.push_back(string.data());
    }
    result.push_back(nullptr);
    return result;
}

// In the child, does what a terminal does before it runs a program. It must not allocate memory.
[[noreturn]] void become(int terminal, bool controlling, char* const argv[], char* envp[]) {
    setsid();
    if (controlling) {
        ioctl(terminal, TIOCSCTTY, 0);
    }
    for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        dup2(terminal, fd);
    }
    for (int signal = 1; signal < NSIG; ++signal) {
        std::signal(signal, SIG_DFL);
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // If a test is killed, nothing keeps running.
    environ = envp;
    execvp(argv[0], argv);
    constexpr int kNotFound = 127;
    _exit(kNotFound);
}

}  // namespace

pid_t start_on_terminal(int terminal, PtyOptions& options) {
    std::vector<std::string> environment = environment_of(options);
    std::vector<char*> argv = pointers_to(options.argv);
    std::vector<char*> envp = pointers_to(environment);
    const pid_t pid = fork();
    if (pid == 0) {
        become(terminal, options.controlling, argv.data(), envp.data());
    }
    return pid;
}

}  // namespace rogue::test
