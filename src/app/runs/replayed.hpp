#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "rogue/records/code_finder.hpp"
#include "rogue/records/run_file_format.hpp"
#include "rogue/records/run_reader.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// A run that was replayed from its file: its keys, and the game as they leave it.
struct Replayed {
    const GameKind* kind = nullptr;
    RunHeader header = {};
    std::unique_ptr<AnyGame> game = {};
    std::string keys = {};                     ///< In the letters of run files.
    std::optional<Outcome> recorded_end = {};  ///< Nothing if the run was cut off.
    ResumePoint resume_point = {};  ///< Where to continue the file if the run was cut off.
};

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

/// Returns the game of the run in this file. Throws BadRunFile if no game has its rules.
const GameKind& kind_of(const RunReader& file);

/// Returns a number that is the same for files with the same game, dungeon, beginning and keys.
std::uint64_t identity_of(const RunHeader& header, std::string_view keys);

/// Called with a run during its replay: at the beginning, and after each key with something to
/// show.
using AfterKey = std::function<void(const Replayed& so_far)>;

/// Replays a run file, which is read up to its first key. Each key must be one that the game knows,
/// and at the end of each line the screen must have the recorded checksum. Throws BadRunFile if the
/// file or the run is not valid, and std::system_error if reading fails. If `goes_on` returns false
/// at the beginning of a line, returns the run as it is then.
Replayed replay_file(RunReader& file, const AfterKey& after_key = {},
                     const std::function<bool()>& goes_on = {});

/// Replays what was added to the file since. Also throws BadRunFile if it holds another run now.
void replay_on(Replayed& run, RunReader& file);

/// Shows what the last key led to: any flashes, and then the screen.
void show(Display& display, const AnyGame& game);

/// Returns who killed the player, by the game's messages, as in `a wraith`; empty if nobody did.
std::string killer_of(const AnyGame& game);

/// Returns how a run that counts ended and what it gathered, as in `killed by a bat`, `won, brands
/// 4`.
std::string ending_words(const GameKind& kind, const AnyGame& game);

/// Returns what a game has gathered, to follow other words, as in `, brands 4`. Empty for nothing.
std::string gathered_words(const GameKind& kind, int gathered);

/// Returns the checksum of the game's screen.
std::uint64_t checksum(const AnyGame& game);

}  // namespace rogue
