#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "rogue/term/key_decoder.hpp"

namespace rogue {

/// Up to six parameters of a sequence, separated by semicolons, each with an optional sub-parameter
/// after a colon. A missing one is 0.
struct CsiParameters {
    std::array<int, 6> value{};
    std::array<int, 6> sub{};
    std::size_t count = 0;
};

CsiParameters csi_parameters(std::string_view text);

/// Appends the event of a complete sequence CSI `text` `final`: a key, a report or nothing.
void interpret_csi(std::string_view text, char final, KeyDecoder::Events& events);

/// The same for ESC O `text` `final`.
void interpret_ss3(std::string_view text, char final, KeyDecoder::Events& events);

/// Appends the report in the operating system command `text`, if it is one.
void interpret_osc(std::string_view text, KeyDecoder::Events& events);

}  // namespace rogue
