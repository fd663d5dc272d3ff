#include "app/runs/named_runs.hpp"

#include <array>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

#include "app/options.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/folders.hpp"

namespace rogue {
namespace {

bool is_run_file(std::string_view begin) {
    return begin.starts_with(kRunFile) || begin.starts_with(kMarkedRunFile);
}

// Reads until the bytes are the beginning of a run file or can't become one.
std::string first_bytes(File& file, const std::string& path) {
    std::array<char, 4096> chunk;
    std::string begin;
    std::size_t got = 1;
    while (got > 0 && (kRunFile.starts_with(begin) || kMarkedRunFile.starts_with(begin))) {
        got = read_some(file, path, chunk);
        begin.append(chunk.data(), got);
    }
    return begin;
}

}  // namespace

bool is_code(const std::string& word) {
    std::error_code error;
    return CodeFinder(word).next() && !std::filesystem::exists(native_path(word), error);
}

NamedRuns::NamedRuns(std::string word)
    : word_(std::move(word)),
      path_(word_ == kStandardInput ? "" : word_),
      is_code_(is_code(word_)) {}

std::optional<NamedRun> NamedRuns::next(std::size_t within) {
    if (codes_) {
        return next_code(within);
    }
    if (opened_) {
        return std::nullopt;
    }
    opened_ = true;
    if (is_code_) {
        codes_.emplace(word_);
        return next_code(std::string::npos);
    }
    using Access = FileSystem::Access;
    const auto access = within == std::string::npos ? Access::wait : Access::read;
    std::shared_ptr<File> file =
        path_.empty() ? open_standard_input() : open_file(path_, system_files(), access);
    std::string begin = first_bytes(*file, word_);
    if (!is_run_file(begin)) {
        codes_.emplace(begin, std::exchange(file, nullptr), word_);
        if (auto run = next_code(within)) {
            return run;
        }
        if (path_.empty()) {
            throw std::runtime_error(concat(
                "standard input contains no run and no code",
                within == std::string::npos ? "" : concat(" in its first ", within, " bytes")));
        }
    }
    return NamedRun{{word_, std::move(file), std::move(begin)}, word_, ""};  // Or a bad one.
}

std::optional<NamedRun> NamedRuns::next_code(std::size_t within) {
    std::optional<FoundCode> code;
    try {
        code = codes_->next(within);
    } catch (const std::system_error&) {
        codes_.emplace("");  // A code is not damaged because reading failed in its middle.
        throw;
    }
    if (!code) {
        return std::nullopt;
    }
    const std::string line = concat(path_, path_.empty() ? "" : ":", code->line);
    return NamedRun{read_code(path_, code->line, code->code), is_code_ ? word_ : line, code->name};
}

RunReader open_run(const std::string& word) {
    constexpr std::size_t kFirstBytes = 4096;
    return std::move(NamedRuns(word).next(kFirstBytes)->file);
}

}  // namespace rogue
