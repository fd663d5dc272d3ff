#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/runs/replayed.hpp"

namespace rogue::fuzz {

/// The run file that a fuzzer works with: always the same one, in memory if the system has a place
/// for files there.
class RecordFile {
public:
    const std::string& path() const;
    std::string contents() const;
    void write(std::string_view bytes) const;

    /// Verifies the file as --verify does. Returns nothing if it is bad. Throws std::logic_error if
    /// the error does not name the file and a line.
    std::optional<Replayed> verified() const;
};

/// The keys that the bytes stand for: a letter of a key stands for itself, and any other byte for
/// some key.
std::string keys_of(std::string_view bytes, const GameKind& game);

/// Plays the keys in the dungeon of that seed, recorded in the file, and closes the file if they
/// end the run.
void record(const RecordFile& file, const GameKind& game, std::uint64_t seed,
            std::string_view keys);

/// Resumes the run in the file, which has been verified, with these keys, and closes the file if
/// they end the run. Throws std::logic_error if the file is not good afterwards.
void resume(const RecordFile& file, Replayed&& run, std::string_view keys);

}  // namespace rogue::fuzz
