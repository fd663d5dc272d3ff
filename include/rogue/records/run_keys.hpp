#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "rogue/base/key_source.hpp"
#include "rogue/records/run_file.hpp"

namespace rogue {

/// The keys of a run file. Each must be one of its game. At the end of each line the checksum of
/// the frame then shown must be the recorded one. BadRunFile is thrown where it is not so.
class RunKeys final : public KeySource {
public:
    /// `keys` are those that the game knows. `shown` gives the checksum of the last frame shown. It
    /// and the file are borrowed.
    RunKeys(RunFileReader& file, const KeySet& keys, std::function<std::uint64_t()> shown)
        : file_(file), keys_(keys), shown_(std::move(shown)) {}

    Key next() override;

    /// To be called when the game takes no more keys: throws BadRunFile if there are some left.
    void finish();

private:
    bool next_line(RunFileReader::Expected expected);

    RunFileReader& file_;
    KeySet keys_;
    std::function<std::uint64_t()> shown_;
    std::optional<RunFileReader::KeyLine> line_;
    std::size_t taken_ = 0;  // Of line_.
};

}  // namespace rogue
