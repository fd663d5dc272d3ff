#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "rogue/base/key_source.hpp"
#include "rogue/records/run_file.hpp"

namespace rogue {

/// The keys of a run file. At the end of each line the checksum of the frame then shown must be the
/// recorded one; BadRunFile is thrown where it is not.
class RunKeys final : public KeySource {
public:
    /// `shown` gives the checksum of the last frame shown. Both are borrowed.
    RunKeys(RunFileReader& file, std::function<std::uint64_t()> shown)
        : file_(file), shown_(std::move(shown)) {}

    Key next() override;

    /// To be called when the game takes no more keys: throws BadRunFile if there are some left.
    void finish();

private:
    bool next_line(RunFileReader::Expected expected);

    RunFileReader& file_;
    std::function<std::uint64_t()> shown_;
    std::optional<RunFileReader::KeyLine> line_;
    std::size_t taken_ = 0;  // Of line_.
};

}  // namespace rogue
