#include <chrono>
#include <vector>

#include "rogue/ui/renderer.hpp"
#include "tests/bench/bench.hpp"
#include "tests/support/probe.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::bench {
namespace {

struct Sent {
    std::size_t first_frames = 0;
    std::size_t first_bytes = 0;
    std::size_t frames = 0;
    std::size_t bytes = 0;
    std::size_t changed_cells = 0;
    std::chrono::nanoseconds time{};
};

std::size_t changed_cells(const Frame& frame, const Frame& before) {
    std::size_t changed = 0;
    for (int row = 0; row < Frame::kRows; ++row) {
        for (int column = 0; column < Frame::kColumns; ++column) {
            changed += frame.at(column, row) != before.at(column, row) ? 1 : 0;
        }
    }
    return changed;
}

void draw(const test::RecordedRun& run, const GlyphSet& glyphs, Sent& sent) {
    Renderer renderer({glyphs, Palette::sixteen});
    Frame before;
    bool first = true;
    test::play(run, [&](const Frame& frame, std::chrono::milliseconds, int) {
        const auto start = std::chrono::steady_clock::now();
        const std::size_t bytes = renderer.render(frame).size();
        if (first) {
            ++sent.first_frames;
            sent.first_bytes += bytes;
        } else {
            sent.time += std::chrono::steady_clock::now() - start;
            ++sent.frames;
            sent.bytes += bytes;
            sent.changed_cells += changed_cells(frame, before);
        }
        first = false;
        before = frame;
    });
}

double ratio(std::size_t a, std::size_t b) {
    return static_cast<double>(a) / static_cast<double>(b);
}

}  // namespace

void bench_renderer() {
    const GlyphSet measured = test::measured_glyphs(test::kWideEmoji);
    const GlyphSet unmeasured(GlyphChoice::automatic, {});
    Sent sent;
    Sent unasked;
    for (const auto& trace : test::recorded_traces()) {
        const test::RecordedRun run = test::load_recorded_run(trace);
        draw(run, measured, sent);
        draw(run, unmeasured, unasked);
    }
    report(ratio(sent.first_bytes, sent.first_frames), "bytes", "a first frame, widths measured");
    report(ratio(sent.bytes, sent.frames), "bytes", "a frame after it, in the mean");
    report(ratio(sent.bytes, sent.changed_cells), "bytes", "a changed cell");
    report(static_cast<double>(sent.time.count()) / 1000.0 / static_cast<double>(sent.frames), "us",
           "to render a frame");
    report(ratio(unasked.first_bytes, unasked.first_frames), "bytes", "a first frame, unmeasured");
    report(ratio(unasked.bytes, unasked.changed_cells), "bytes", "a changed cell, unmeasured");
}

}  // namespace rogue::bench
