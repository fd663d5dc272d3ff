#pragma once

#include <cstdint>

namespace rogue {

/// How much of a run its file keeps for resuming it.
enum class RecordState : std::uint8_t {
    complete,
    beginning,  ///< All but the last keys, which can't be written.
    nothing,
    removed,           ///< The file was deleted or moved away.
    played_elsewhere,  ///< Another process writes the file, so recording has stopped.
};

}  // namespace rogue
