#include "tests/support/failing_terminal.hpp"

#include <unistd.h>

#include <cerrno>
#include <optional>

#include "term/terminal_calls_posix.hpp"

namespace rogue::test {
namespace {

struct Armed {
    FailingTerminal::Fault fault;
    int error;
};

std::optional<Armed> armed;

// Whether the call fails; errno says why.
bool fails() {
    if (!armed || armed->fault != FailingTerminal::Fault::error) {
        return false;
    }
    errno = armed->error;
    armed.reset();
    return true;
}

}  // namespace

FailingTerminal::FailingTerminal(Fault fault, int error) {
    armed = Armed{fault, error};
}

FailingTerminal::~FailingTerminal() {
    armed.reset();
}

bool FailingTerminal::met() const {
    return !armed;
}

}  // namespace rogue::test

// These take the place of the library's.

namespace rogue {

ssize_t read_terminal(std::span<char> bytes) {
    return test::fails() ? -1 : read(STDIN_FILENO, bytes.data(), bytes.size());
}

ssize_t write_terminal(std::string_view bytes) {
    if (test::fails()) {
        return -1;
    }
    std::size_t size = bytes.size();
    if (test::armed) {
        const bool half = test::armed->fault == test::FailingTerminal::Fault::short_write;
        size = half ? (size + 1) / 2 : 0;
        test::armed.reset();
    }
    return size == 0 && !bytes.empty() ? 0 : write(STDOUT_FILENO, bytes.data(), size);
}

}  // namespace rogue
