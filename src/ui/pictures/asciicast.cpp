#include "rogue/ui/pictures/asciicast.hpp"

#include <algorithm>
#include <utility>

#include "rogue/base/text.hpp"
#include "ui/pictures/markup.hpp"

namespace rogue {
namespace {

std::string seconds(std::chrono::microseconds time) {
    constexpr int kMicros = 1'000'000;
    const auto count = time.count();
    return text(count / kMicros, ".", right_aligned(count % kMicros, 6, '0'));
}

}  // namespace

Asciicast::Asciicast(std::string_view title, std::chrono::microseconds frame_time, Print print)
    : frame_time_(frame_time), print_(std::move(print)) {
    print_(text(R"({"version": 2, "width": )", Frame::kColumns, R"(, "height": )", Frame::kRows,
                R"(, "title": )", json_string(title), "}\n"));
    output("\x1b[?25l");
}

void Asciicast::present(std::chrono::milliseconds stay) {
    output(renderer_.render(frame()));
    now_ += stay == std::chrono::milliseconds::zero() ? frame_time_ : stay;
}

void Asciicast::output(std::string_view bytes) {
    constexpr std::chrono::seconds kLongestPause{2};
    if (bytes.empty()) {
        return;
    }
    now_ = std::min<std::chrono::microseconds>(now_, last_output_ + kLongestPause);
    last_output_ = now_;
    print_(text("[", seconds(now_), ", \"o\", ", json_string(bytes), "]\n"));
}

// A terminal of the recording's size has no row below the frame: it stays in its last one.
void Asciicast::finish() {
    output(text("\x1b[0m\x1b[", Frame::kRows + 1, "H\x1b[?25h"));
}

}  // namespace rogue
