#include "tests/support/recorded_frames.hpp"

#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>

#include "app/play/farewell.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/base/turn_loop.hpp"
#include "rogue/ui/display.hpp"

namespace rogue::test {
namespace {

constexpr int kFrameLines = 46;

/// Lines of a text, one after the other.
class Lines {
public:
    explicit Lines(std::string text) : in_(std::move(text)) {}

    std::optional<std::string> next() {
        std::string line;
        return std::getline(in_, line) ? std::optional(line) : std::nullopt;
    }

    std::string next_frame() {
        std::string frame;
        for (int i = 0; i < kFrameLines; ++i) {
            frame += next().value_or("(missing)") + "\n";
        }
        return frame;
    }

private:
    std::istringstream in_;
};

// The recorded picture for that line of the trace, if the frames of this run were kept in full.
std::optional<std::string> recorded_picture(const std::filesystem::path& trace, std::size_t index) {
    auto path = trace.parent_path() / "frames" / trace.stem();
    std::ifstream file(path += ".frames");
    if (!file) {
        return std::nullopt;
    }
    std::stringstream text;
    text << file.rdbuf();
    Lines lines(text.str());
    lines.next();
    for (std::size_t i = 0; i < index; ++i) {
        lines.next_frame();
        lines.next();
    }
    return lines.next_frame();
}

// Both pictures and the rows in which they differ.
std::string pictures(const std::string& got, const std::optional<std::string>& expected) {
    if (!expected) {
        return "got:\n" + got + "(only the checksum of the expected picture was recorded)";
    }
    std::string result = "got:\n" + got + "expected:\n" + *expected + "rows that differ:\n";
    Lines ours(got);
    Lines theirs(*expected);
    for (int row = 0; row < kFrameLines; ++row) {
        const std::string a = *ours.next();
        const std::string b = *theirs.next();
        if (a != b) {
            result += std::to_string(row) + " got      " + a + "\n" + std::to_string(row) +
                      " expected " + b + "\n";
        }
    }
    return result;
}

// What `--headless --frames` prints of the run, without the program around it.
std::string printed_frames(const RecordedRun& run) {
    std::string output;
    KeysTaken taken;
    TextDisplay display(TextDisplay::Detail::frames, taken,
                        [&](std::string_view line) { output += line; });
    const auto next = [&]() -> std::optional<Key> {
        if (taken.count == run.keys.size()) {
            return std::nullopt;
        }
        taken.last = Key{run.keys[taken.count++]};
        return taken.last;
    };
    const auto game = run.game->start(run.seed);
    run_turns(*game, next, [&] { show(display, *game); });
    if (earns_score(game->ending()) && next()) {
        show_game_over(display, *run.game, game->outcome());
    }
    output += text("end ", text_of(game->outcome()), "\n");
    return output;
}

// Says of the first frame that is not the recorded one what differs, or nothing.
std::optional<std::string> first_difference(const std::filesystem::path& trace,
                                            const RecordedRun& run) {
    Lines lines(printed_frames(run));
    for (std::size_t i = 0; i < run.lines.size(); ++i) {
        const std::string line = lines.next().value_or("(no more frames)");
        const std::string picture = lines.next_frame();
        if (line != run.lines[i]) {
            return "got " + line + ", expected " + run.lines[i] + "\n" +
                   pictures(picture, recorded_picture(trace, i));
        }
    }
    const std::string end = lines.next().value_or("(no end)");
    if (end != run.end || lines.next()) {
        return "got " + end + ", expected " + run.end + " and no more";
    }
    return std::nullopt;
}

}  // namespace

std::string wrong_frames(const Recordings& of) {
    std::string wrong;
    for (const auto& trace : recorded_traces(of)) {
        if (const auto difference = first_difference(trace, load_recorded_run(trace, of))) {
            wrong += text(trace.filename().string(), ": ", *difference, "\n");
        }
    }
    return wrong;
}

}  // namespace rogue::test
