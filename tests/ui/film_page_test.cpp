#include "rogue/ui/pictures/film_page.hpp"

#include <map>
#include <string>
#include <vector>

#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/run_reader.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "tests/support/check.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::test {
namespace {

using std::chrono_literals::operator""ms;

/// A screen that shows a frame.
struct FrameShown {
    Frame frame;
};

void compose(Frame& on, const FrameShown& shown) {
    on = shown.frame;
}

std::string page_of(const std::vector<Frame>& frames, std::string_view title = "",
                    std::string_view story = "", std::string_view code = "Roguerun1x",
                    const Moments& moments = {}) {
    std::string page;
    FilmPage film(100ms, looks_of_both(), false, [&](std::string_view bytes) { page += bytes; });
    for (const Frame& frame : frames) {
        film.show(AnyScreen(FrameShown{frame}, Prompt::command));
    }
    film.finish({.title = title,
                 .keys = "",
                 .moments = moments,
                 .gathered = "brand",
                 .begin = story,
                 .deeds = story,
                 .end = story,
                 .code = code});
    return page;
}

// A string of JSON without control characters.
std::string unquoted(std::string_view json) {
    std::string plain;
    for (std::size_t i = 1; i + 1 < json.size(); ++i) {
        if (json[i] == '\\' && json[i + 1] == 'u') {
            plain += *parse_number<char>(json.substr(i + 2, 4), 16);
            i += 5;
        } else {
            i += json[i] == '\\' ? 1 : 0;
            plain += json[i];
        }
    }
    return plain;
}

// The changes of each frame in a page.
std::vector<std::string> changes_in(const std::string& page) {
    constexpr std::string_view kFrames = "\"frames\":[\n";
    std::vector<std::string> changes;
    std::size_t at = page.find(kFrames) + kFrames.size();
    while (page[at] == '[') {
        const std::size_t end = page.find('\n', at);
        const std::size_t begin = page.find('"', at);
        changes.push_back(unquoted(page.substr(begin, page.rfind('"', end) + 1 - begin)));
        at = end + 1;
    }
    return changes;
}

// Makes these changes, as the script of the page does.
void change(Frame& frame, const std::string& runs) {
    int cell = 0;
    for (std::size_t i = 0; i < runs.size();) {
        cell += runs[i] - '#';
        const bool glyphs = runs[i + 1] < 'a';
        const Color color{static_cast<std::uint8_t>(runs[i + 1] - (glyphs ? 'A' : 'a'))};
        const std::size_t end = i + 3 + static_cast<std::size_t>(runs[i + 2] - '#');
        for (i += 3; i < end; ++i) {
            const int column = cell % Frame::kColumns;
            const int row = cell / Frame::kColumns;
            if (glyphs) {
                put_glyph(frame, column, row, {Glyph{runs[i]}, color});
            } else {
                frame.put_text(column, row, runs.substr(i, 1), color);
            }
            cell += glyphs ? 2 : 1;
        }
    }
}

TEST("the changes in a page make every frame of a run from the one before") {
    const RecordedRun run = load_recorded_run(recorded_traces().front());
    std::vector<Frame> frames;
    play(run, [&](const Frame& frame, std::chrono::milliseconds, int) { frames.push_back(frame); });
    const std::vector<std::string> changes = changes_in(page_of(frames));
    CHECK_EQ(changes.size(), frames.size());
    Frame shown;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const check::Context context(concat("frame ", i));
        change(shown, changes[i]);
        CHECK_EQ(frame_text(shown), frame_text(frames[i]));
    }
}

TEST("changes reach from corner to corner, and characters that JSON escapes are told") {
    Frame corners;
    corners.put_text(0, 0, "\"\\<", Color::white);
    corners.put_text(Frame::kColumns - 1, Frame::kRows - 1, "x", Color::dark_red);
    Frame full;
    for (int row = 0; row < Frame::kRows; ++row) {
        full.put_text(0, row, std::string(Frame::kColumns, '~'), Color::cyan);
    }
    const std::vector<Frame> frames{corners, full, Frame()};
    const std::vector<std::string> changes = changes_in(page_of(frames));
    Frame shown;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        change(shown, changes.at(i));
        CHECK_EQ(frame_text(shown), frame_text(frames[i]));
    }
}

TEST("what a page tells can't end its data or its text") {
    Frame frame;
    frame.put_text(0, 0, "</script><b>", Color::white);
    const std::string page = page_of({frame}, "<b> & more", "</pre><b>");
    CHECK(page.find("<title>&lt;b&gt; &amp; more</title>") != std::string::npos);
    const std::string told = "&lt;/pre&gt;&lt;b&gt;";
    const std::size_t begin = page.find(told);
    const std::size_t deeds = page.find(told, begin + 1);
    CHECK(deeds != std::string::npos);
    CHECK(page.find(told, deeds + 1) != std::string::npos);
    CHECK_EQ(page.find("<b>"), std::string::npos);
}

TEST("a page of a run without milestones has no heading for them") {
    CHECK_EQ(page_of({Frame()}).find("After key</pre>"), std::string::npos);
}

TEST("buttons of a page lead to each brand that is taken and that comes home, and to no wound") {
    const RecordedMoment won = recorded_end(kWorldRuns, Ending::won);
    RunReader file(won.run.file);
    Moments moments;
    replay_file(
        file, [&](const Replayed& run) { moments.update(*run.kind, *run.game, run.keys.size()); });
    const std::string page = page_of({Frame()}, "", "", "", moments);
    std::map<std::string, int> counts;
    constexpr std::string_view kWhat = "\"what\":\"";
    for (std::size_t at = page.find(kWhat); at != std::string::npos; at = page.find(kWhat, at)) {
        at += kWhat.size();
        ++counts[page.substr(at, page.find('"', at) - at)];
    }
    CHECK(counts["brand"] >= 2 * won.game()->gains().gathered);
    CHECK(counts["fight"] > 0 && counts["level"] > 0);
    CHECK_EQ(counts.size(), 3U);
}

TEST("a code in a page ends with its line") {
    CHECK(page_of({Frame()}).find("\nRoguerun1x</pre>") != std::string::npos);
}

TEST("a page of a run that is too long for a code says so") {
    const std::string page = page_of({Frame()}, "", "", "");
    CHECK(page.find("This run is too long for a code.") != std::string::npos);
    CHECK_EQ(page.find("id=\"code\""), std::string::npos);
}

}  // namespace
}  // namespace rogue::test
