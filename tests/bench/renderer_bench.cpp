#include <chrono>
#include <string>

#include "rogue/base/text.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/renderer.hpp"
#include "tests/bench/bench.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/probe.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::bench {
namespace {

using Clock = std::chrono::steady_clock;
using Micros = std::chrono::duration<double, std::micro>;

std::size_t changed_cells(const Frame& frame, const Frame& before) {
    std::size_t changed = 0;
    for (int row = 0; row < Frame::kRows; ++row) {
        for (int column = 0; column < Frame::kColumns; ++column) {
            changed += frame.at(column, row) != before.at(column, row) ? 1 : 0;
        }
    }
    return changed;
}

class Rendered final : public Display {
public:
    explicit Rendered(const GlyphSet& glyphs) : renderer_({glyphs, Palette::sixteen}) {}

    /// How many bytes show the last frame.
    std::size_t bytes() const { return bytes_; }

private:
    void present(std::chrono::milliseconds) override { bytes_ = renderer_.render(frame()).size(); }

    Renderer renderer_;
    std::size_t bytes_ = 0;
};

/// Renders every frame of a run and adds up what that takes.
class Measured {
public:
    struct Sums {
        std::size_t first_frames = 0;
        std::size_t first_bytes = 0;
        std::size_t frames = 0;
        std::size_t bytes = 0;
        std::size_t changed_cells = 0;
        Micros time{};       ///< To compose a frame and to find the bytes to send.
        Micros copy_time{};  ///< To copy a frame.

        Sums& operator+=(const Sums& other) {
            first_frames += other.first_frames;
            first_bytes += other.first_bytes;
            frames += other.frames;
            bytes += other.bytes;
            changed_cells += other.changed_cells;
            time += other.time;
            copy_time += other.copy_time;
            return *this;
        }
    };

    Measured(const GlyphSet& glyphs, Sums& sums) : rendered_(glyphs), sums_(sums) {}

    /// Shows a screen or what flies over it.
    void show(const auto& screen_or_flash) {
        const auto start = Clock::now();
        rendered_.show(screen_or_flash);
        const auto shown = Clock::now();
        if (first_) {
            ++sums_.first_frames;
            sums_.first_bytes += rendered_.bytes();
        } else {
            sums_.time += shown - start;
            ++sums_.frames;
            sums_.bytes += rendered_.bytes();
            sums_.changed_cells += changed_cells(rendered_.frame(), before_);
        }
        first_ = false;
        const auto counted = Clock::now();
        before_ = rendered_.frame();
        sums_.copy_time += Clock::now() - counted;
    }

private:
    Rendered rendered_;
    Sums& sums_;
    Frame before_;
    bool first_ = true;
};

// Renders all recorded runs, each of them again and again; the quickest counts.
Measured::Sums measure_runs(const test::Recordings& of, const GlyphSet& glyphs) {
    Measured::Sums sums;
    for (const auto& trace : test::recorded_traces(of)) {
        const test::RecordedRun run = test::load_recorded_run(trace, of);
        Measured::Sums best;
        for (int round = 0; round < kRounds; ++round) {
            Measured::Sums once;
            Measured display(glyphs, once);
            const auto game = run.game->start(run.seed);
            game->play(test::ScriptedKeys(run.keys), [&] {
                for (const Flash& flash : game->flashes()) {
                    display.show(flash);
                }
                display.show(game->screen());
            });
            if (round == 0 || once.time < best.time) {
                best = once;
            }
        }
        sums += best;
    }
    return sums;
}

double ratio(std::size_t a, std::size_t b) {
    return static_cast<double>(a) / static_cast<double>(b);
}

void bench_game(const Table& table, const test::Recordings& of, const std::string& name) {
    const Measured::Sums sums = measure_runs(of, test::measured_glyphs(test::kWideEmoji));
    const auto frames = static_cast<double>(sums.frames);
    table.add(ratio(sums.first_bytes, sums.first_frames), "bytes", name + ": a first frame");
    table.add(ratio(sums.bytes, sums.frames), "bytes", name + ": a frame after it, in the mean");
    table.add(ratio(sums.bytes, sums.changed_cells), "bytes", name + ": a changed cell");
    table.add(sums.time.count() / frames, "us",
              concat(name, ": to compose a frame and find its bytes, best of ", kRounds),
              Floor{sums.copy_time.count() / frames, "a copy of the frame"});
}

}  // namespace

void bench_renderer(const Table& table) {
    bench_game(table, test::kClassicRuns, "classic");
    bench_game(table, test::kTutorialRuns, "tutorial");
    bench_game(table, test::kWorldRuns, "world");
    const Measured::Sums unmeasured =
        measure_runs(test::kClassicRuns, GlyphSet(GlyphChoice::automatic, {}));
    table.add(ratio(unmeasured.first_bytes, unmeasured.first_frames), "bytes",
              "classic: a first frame, widths not measured");
    table.add(ratio(unmeasured.bytes, unmeasured.changed_cells), "bytes",
              "classic: a changed cell, widths not measured");
}

}  // namespace rogue::bench
