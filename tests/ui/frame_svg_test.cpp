#include "rogue/ui/pictures/svg.hpp"

#include <algorithm>
#include <array>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "rogue/base/text.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/glyph_set.hpp"
#include "tests/support/check.hpp"
#include "tests/support/glyphs.hpp"
#include "tests/support/looks.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::test {
namespace {

using std::chrono_literals::operator""ms;

// The characters of a text in UTF-8, of which one may be followed by a variation selector.
std::vector<std::string> characters_of(std::string_view text) {
    std::vector<std::string> result;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at + 1;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
            ++end;
        }
        const std::string_view character = text.substr(at, end - at);
        if (character == "\uFE0F") {
            result.back() += character;
        } else {
            result.emplace_back(character);
        }
        at = end;
    }
    return result;
}

std::string unescaped(std::string text) {
    for (const auto& [entity, plain] :
         {std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&amp;", "&")}) {
        for (std::size_t at = 0; (at = text.find(entity, at)) != std::string::npos; ++at) {
            text.replace(at, std::string_view(entity).size(), plain);
        }
    }
    return text;
}

/// The characters of a picture in their cells.
class DrawnTile {
public:
    DrawnTile() {
        for (auto& row : cells_) {
            row.fill(" ");
        }
    }

    /// Adds what an SVG shows.
    explicit DrawnTile(const std::string& svg) : DrawnTile() {
        const std::regex shape(
            "<text x=\"([0-9]+)\" y=\"([0-9]+)\" ([^>]*)>([^<]*)</text>|"
            "M([0-9]+) ([0-9]+)h([0-9]+)");
        for (std::sregex_iterator found(svg.begin(), svg.end(), shape), end; found != end;
             ++found) {
            if ((*found)[1].matched) {
                add_text(std::stoul((*found)[1]), std::stoul((*found)[2]), (*found)[3],
                         characters_of(unescaped((*found)[4])));
            } else {
                add_blocks(std::stoul((*found)[5]), std::stoul((*found)[6]),
                           std::stoul((*found)[7]) / 10);
            }
        }
    }

    /// As rows_text() has it.
    std::string rows() const {
        std::string rows;
        for (const auto& row : cells_) {
            for (const std::string& cell : row) {
                rows += cell;
            }
            rows += '\n';
        }
        return rows;
    }

private:
    // An emoji is placed by its centre, the characters of a run by the begin and the end of both.
    void add_text(std::size_t x, std::size_t base, const std::string& extent,
                  const std::vector<std::string>& characters) {
        auto& row = cells_.at(base / 20);
        std::size_t column = x / 10;
        if (extent == "text-anchor=\"middle\"") {
            CHECK_EQ(characters.size(), 1U);
            row.at(column - 1) = characters.front();
            row.at(column).clear();
            return;
        }
        CHECK_EQ(extent, concat("textLength=\"", 10 * characters.size(), "\""));
        for (const std::string& character : characters) {
            std::string& cell = row.at(column++);
            cell = character;
        }
    }

    void add_blocks(std::size_t left, std::size_t middle, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            cells_.at(middle / 20).at(left / 10 + i) = "\u2588";
        }
    }

    std::array<std::array<std::string, Frame::kColumns>, Frame::kRows> cells_;
};

std::string picture_of(const Frame& frame, std::string_view title = "",
                       std::string_view description = "") {
    const TimedFrame only{frame};
    return svg_of({&only, 1}, 0, title, description);
}

std::string rows_of(const std::string& svg) {
    return DrawnTile(svg).rows();
}

TEST("every cell of every frame of a run is in its place in the picture") {
    const auto traces = recorded_traces();
    const RecordedRun run = load_recorded_run(traces.front());
    play(run, [](const Frame& frame, std::chrono::milliseconds, int keys) {
        const check::Context context(concat("key ", keys));
        CHECK_EQ(rows_of(picture_of(frame)), rows_text(frame));
    });
}

TEST("a block at the right edge ends there, though the next row begins with one") {
    Frame frame;
    put_glyph(frame, Frame::kColumns - 2, 3, {glyph::kWall, Color::white});
    put_glyph(frame, 0, 4, {glyph::kWall, Color::white});
    const std::string svg = picture_of(frame);
    CHECK(svg.find("d=\"M780 70h20M0 90h20\"/>") != std::string::npos);
}

TEST("characters that mean something in XML stand for themselves") {
    Frame frame;
    frame.put_text(0, 0, "<a & b>", Color::white);
    const std::string svg = picture_of(frame, "1 < 2", "\"&\"");
    CHECK(svg.find("<title>1 &lt; 2</title>") != std::string::npos);
    CHECK(svg.find("<desc>\"&amp;\"</desc>") != std::string::npos);
    CHECK_EQ(rows_of(svg), rows_text(frame));
}

TEST("the characters of one colour in one row are one text, up to a gap of two blanks") {
    Frame frame;
    frame.put_text(2, 1, "x y", Color::magenta);
    frame.put_text(7, 1, "z", Color::magenta);
    CHECK(picture_of(frame).find("<g fill=\"#df8ee3\">\n<text x=\"20\" y=\"35\" "
                                 "textLength=\"30\">x y</text>\n<text x=\"70\" y=\"35\" "
                                 "textLength=\"10\">z</text>\n</g>") != std::string::npos);
}

TEST("no text of a picture has a blank that a renderer may leave out") {
    const RecordedRun run = load_recorded_run(recorded_traces().front());
    const std::regex gap(">( |[^<]* ( |</text>)|[^<]*\u00a0)");
    play(run, [&](const Frame& frame, std::chrono::milliseconds, int) {
        for (const GlyphChoice choice : {GlyphChoice::automatic, GlyphChoice::ascii}) {
            const TimedFrame only{frame};
            const std::string svg = svg_of({&only, 1}, 0, "", "", {choice, {}});
            const std::string texts = svg.substr(svg.find("</desc>"));
            CHECK(!std::regex_search(texts, gap));
        }
    });
}

TEST("a picture in ASCII has two characters of ASCII for each emoji, in their cells") {
    Frame frame = frame_for_glyphs();
    frame.put_text(0, 0, "HP: 3", Color::white);
    std::string expected = "HP: 3";
    int column = 6;
    for (const Look& look : all_glyphs()) {
        frame.put_glyph(column, 0, {look.glyph, Color::white});
        expected.resize(static_cast<std::size_t>(column), ' ');
        expected += look.ascii;
        column += 2;
        if (column + 2 > Frame::kColumns) {
            break;
        }
    }
    expected.resize(Frame::kColumns, ' ');
    const TimedFrame only{frame};
    const std::string svg = svg_of({&only, 1}, 0, "", "", {GlyphChoice::ascii, {}});
    CHECK_EQ(rows_of(svg).substr(0, Frame::kColumns), expected);
    CHECK(std::ranges::all_of(svg,
                              [](char byte) { return static_cast<unsigned char>(byte) < 0x80; }));
}

TEST("the ground has round corners and a margin around the cells") {
    const std::string svg = picture_of(Frame());
    CHECK(svg.find("viewBox=\"-14 -14 828 488\" width=\"828\" height=\"488\"") !=
          std::string::npos);
    CHECK(svg.find("<rect x=\"-14\" y=\"-14\" width=\"828\" height=\"488\" rx=\"10\" "
                   "fill=\"#101318\"/>") != std::string::npos);
}

TEST("a picture of several frames draws what changes, and moves where nobody minds") {
    std::vector<TimedFrame> frames(3);
    frames[0].stay = 500ms;
    frames[1].stay = 1000ms;
    frames[2].stay = 1000ms;
    frames[0].frame.put_text(2, 1, "xy", Color::magenta);
    frames[1].frame.put_text(2, 1, "x", Color::magenta);
    frames[2].frame.put_text(2, 1, "xz", Color::white);
    const std::string svg = svg_of(frames, 1, "", "");
    CHECK(svg.find("<g class=\"f1\">\n<path stroke=\"#101318\" stroke-width=\"20\" d=\"M30 "
                   "30h10\"/>\n</g>") != std::string::npos);
    CHECK(svg.find("<g class=\"f2\">\n<path stroke=\"#101318\" stroke-width=\"20\" d=\"M20 "
                   "30h10\"/>\n<g fill=\"#f4f5f8\">\n<text x=\"20\" y=\"35\" "
                   "textLength=\"20\">xz</text>\n</g>\n</g>") != std::string::npos);
    CHECK(svg.find("@media (prefers-reduced-motion:no-preference){\n"
                   ".still{visibility:hidden}\n"
                   ".f1{animation:f1 5000ms step-end infinite}\n"
                   ".f2{animation:f2 5000ms step-end infinite}\n"
                   "}\n"
                   "@keyframes f1{0%{visibility:hidden}10.00%{visibility:visible}}\n"
                   "@keyframes f2{0%{visibility:hidden}30.00%{visibility:visible}}\n") !=
          std::string::npos);
}

TEST("where a picture of several frames does not move, the still frame covers the others") {
    std::vector<TimedFrame> frames(3);
    frames[0].frame.put_text(2, 1, "xy", Color::magenta);
    frames[1].frame.put_text(2, 1, "x", Color::magenta);
    frames[2].frame.put_text(2, 1, "xz", Color::white);
    const std::string svg = svg_of(frames, 1, "", "");
    const std::string only = picture_of(frames[1].frame);
    const std::string whole =
        only.substr(only.find("<rect"), only.find("</svg>") - only.find("<rect"));
    CHECK(svg.find("</g>\n<g class=\"still\">\n" + whole + "</g>\n<style>") != std::string::npos);
    CHECK_EQ(svg.find("visibility=\""), std::string::npos);
}

TEST("a frame in which nothing changes costs only its time") {
    std::vector<TimedFrame> frames(3);
    for (TimedFrame& each : frames) {
        each.stay = 500ms;
    }
    frames[2].frame.put_text(0, 0, "x", Color::white);
    const std::string svg = svg_of(frames, 2, "", "");
    CHECK_EQ(svg.find("f1"), std::string::npos);
    CHECK(svg.find("@keyframes f2{0%{visibility:hidden}25.00%") != std::string::npos);
}

}  // namespace
}  // namespace rogue::test
