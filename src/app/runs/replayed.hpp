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
    RunSeam seam = {};                         ///< Where to continue the file of a run cut off.
};

/// A run that a word on the command line names.
struct NamedRun {
    RunReader file;
    std::string place;   ///< The word; of a code in a text FILE:LINE, or LINE on standard input.
    std::string player;  ///< See FoundCode::name.
};

/// Returns true if a word on the command line is the code of a run: CodeFinder finds one in it, and
/// no file has that name.
bool is_code(const std::string& word);

/// The runs that a word on the command line names: that of a run file, or those of the codes in a
/// text. Files and standard input are either; a word that is_code() is a text itself. Pipes are
/// files here, unless a code must begin early.
class NamedRuns {
public:
    explicit NamedRuns(std::string word);

    /// Returns the next run before it reads on; nothing after the last. Throws BadRunFile if that
    /// run is bad, and then goes on behind it, or if a file holds none. Throws std::runtime_error
    /// if standard input holds none, or none begins in so many bytes, and std::system_error if
    /// anything can't be read.
    std::optional<NamedRun> next(std::size_t within = std::string::npos);

private:
    std::optional<NamedRun> next_code(std::size_t within);

    std::string word_;
    std::string path_;  // Empty for standard input.
    bool is_code_;
    bool opened_ = false;
    std::optional<CodeFinder> codes_;  // Of a text.
};

/// Opens the first of these runs, and throws as NamedRuns do. Standard input may never end, so a
/// code must begin in the first 4,096 bytes.
RunReader open_run(const std::string& word);

/// Returns the game that the run in this file was played in. Throws BadRunFile if no game has the
/// rules that the file names.
const GameKind& kind_of(const RunReader& file);

/// Tells runs from others: files with the same have the same game, dungeon, beginning and keys.
std::uint64_t identity_of(const RunHeader& header, std::string_view keys);

/// Looks at a run while it is replayed: at its beginning, and after each key that has something to
/// show.
using AfterKey = std::function<void(const Replayed& so_far)>;

/// Replays a run file, which stands at its first key. Each key must be one that the game knows, and
/// at the end of each line the screen must have the recorded checksum. Throws BadRunFile if the
/// file or the run is not valid, and std::system_error if the file can't be read. It asks at each
/// line whether it goes on; if not, it returns the run as it stands there.
Replayed replay_file(RunReader& file, const AfterKey& after_key = {},
                     const std::function<bool()>& goes_on = {});

/// Replays what has been added to the file since. Throws BadRunFile too if it holds another run
/// now.
void replay_on(Replayed& run, RunReader& file);

/// Shows what the last key has led to: what flew, and then the screen.
void show(Display& display, const AnyGame& game);

/// Returns who has killed the player, by the game's messages: `a wraith`. Empty unless the run has
/// ended in death.
std::string killer_of(const AnyGame& game);

/// Returns how a run that counts has ended and what it has gathered: `killed by a wraith`, `won,
/// brands 4`.
std::string ending_told(const GameKind& kind, const AnyGame& game);

/// Returns what a game has gathered, as more words behind others: `, brands 4`; empty if that is
/// nothing.
std::string gathered_told(const GameKind& kind, int gathered);

/// Returns the checksum of the game's screen.
std::uint64_t checksum(const AnyGame& game);

}  // namespace rogue
