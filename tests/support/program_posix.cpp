#include "tests/support/program.hpp"

#include <unistd.h>

#include <array>
#include <cstdio>
#include <memory>
#include <stdexcept>

#include "tests/support/child_process.hpp"
#include "tests/support/execute.hpp"

namespace rogue::test {
namespace {

struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

// Files are used instead of pipes, so that neither side waits for the other.
File temporary_file(std::string_view contents) {
    File file(std::tmpfile());
    if (!file || std::fwrite(contents.data(), 1, contents.size(), file.get()) != contents.size()) {
        throw std::runtime_error("can't make a temporary file");
    }
    std::rewind(file.get());
    return file;
}

std::string contents_of(std::FILE* file) {
    std::rewind(file);
    std::string result;
    std::array<char, 65536> chunk;
    while (const std::size_t got = std::fread(chunk.data(), 1, chunk.size(), file)) {
        result.append(chunk.data(), got);
    }
    return result;
}

}  // namespace

ProgramResult run_program(const std::vector<std::string>& argv, std::string_view input,
                          const std::function<void()>& prepare) {
    const File in = temporary_file(input);
    const File out = temporary_file("");
    const File err = temporary_file("");
    ChildProcess child([&]() -> int {
        dup2(fileno(in.get()), STDIN_FILENO);
        dup2(fileno(out.get()), STDOUT_FILENO);
        dup2(fileno(err.get()), STDERR_FILENO);
        if (prepare) {
            prepare();
        }
        execute(argv);
    });
    const int status = child.wait();
    return {status, contents_of(out.get()), contents_of(err.get())};
}

}  // namespace rogue::test
