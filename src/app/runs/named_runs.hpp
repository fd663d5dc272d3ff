#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "rogue/records/code_finder.hpp"
#include "rogue/records/run_reader.hpp"

namespace rogue {

/// A run that a word on the command line names.
struct NamedRun {
    RunReader file;
    std::string source;  ///< The word; for a code in a text FILE:LINE, or LINE on standard input.
    std::string player;  ///< As in FoundCode::name.
};

/// Returns true if a word on the command line is the code of a run: CodeFinder finds one in it, and
/// no file has that name.
bool is_code(const std::string& word);

/// The runs that a word on the command line names: the run of a run file, or those of the codes in
/// a text. Files and standard input may be either; a word that is_code() is a text itself. Pipes
/// are files here, unless a code must begin early.
class NamedRuns {
public:
    explicit NamedRuns(std::string word);

    /// Returns the next run before reading on, or nothing after the last. Throws BadRunFile if that
    /// run is bad, after which the next call goes on, or if a file holds none. Throws
    /// std::runtime_error if standard input holds none or no run begins in its first `within`
    /// bytes, and std::system_error if reading fails. A word that is a text is searched to its end.
    std::optional<NamedRun> next(std::size_t within = std::string::npos);

private:
    std::optional<NamedRun> next_code(std::size_t within);

    std::string word_;
    std::string path_;  // Empty for standard input.
    bool is_code_;
    bool opened_ = false;
    std::optional<CodeFinder> codes_;  // The codes of a text.
};

/// Opens the first of these runs. Throws as NamedRuns does. A code must begin in the first 4,096
/// bytes of standard input, which may never end.
RunReader open_run(const std::string& word);

}  // namespace rogue
