#include "rogue/ui/pictures.hpp"

#include <array>
#include <regex>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "rogue/base/text.hpp"
#include "rogue/classic/glyphs.hpp"
#include "rogue/ui/frame.hpp"
#include "tests/support/check.hpp"
#include "tests/support/recorded_runs.hpp"

namespace rogue::test {

namespace {

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

// What the picture shows, as rows_text() has it.
std::string rows_of(const std::string& svg) {
    std::array<std::array<std::string, Frame::kColumns>, Frame::kRows> cells;
    for (auto& row : cells) {
        row.fill(" ");
    }
    const std::regex text("<text x=\"([0-9 ]+)\" y=\"([0-9]+)\"[^>]*>([^<]*)</text>");
    for (std::sregex_iterator found(svg.begin(), svg.end(), text), end; found != end; ++found) {
        std::istringstream places((*found)[1]);
        auto& row = cells.at(static_cast<std::size_t>(std::stoi((*found)[2])) / 20);
        for (const std::string& character : characters_of(unescaped((*found)[3]))) {
            std::size_t place = 0;
            places >> place;
            const bool wide = place % 10 == 0;
            row.at(place / 10 - (wide ? 1 : 0)) = character;
            if (wide) {
                row.at(place / 10).clear();
            }
        }
    }
    std::string rows;
    for (const auto& row : cells) {
        for (const std::string& cell : row) {
            rows += cell;
        }
        rows += '\n';
    }
    return rows;
}

TEST("every cell of every frame of a run is in its place in the picture") {
    const auto traces = recorded_traces();
    const RecordedRun run = load_recorded_run(traces.front());
    play(run, [](const Frame& frame, std::chrono::milliseconds, int keys) {
        const check::Context context(text("key ", keys));
        CHECK_EQ(rows_of(frame_svg(frame, "", "")), rows_text(frame));
    });
}

TEST("a block at the right edge ends there, though the next row begins with one") {
    Frame frame;
    frame.put_glyph(Frame::kColumns - 2, 3, {glyph::kWall, Color::white});
    frame.put_glyph(0, 4, {glyph::kWall, Color::white});
    const std::string svg = frame_svg(frame, "", "");
    CHECK(svg.find(R"(<rect x="780" y="60" width="20")") != std::string::npos);
    CHECK(svg.find(R"(<rect x="0" y="80" width="20")") != std::string::npos);
}

TEST("characters that mean something in XML stand for themselves") {
    Frame frame;
    frame.put_text(0, 0, "<a & b>", Color::white);
    const std::string svg = frame_svg(frame, "1 < 2", "\"&\"");
    CHECK(svg.find("<title id=\"title\">1 &lt; 2</title>") != std::string::npos);
    CHECK(svg.find("<desc id=\"desc\">\"&amp;\"</desc>") != std::string::npos);
    CHECK_EQ(rows_of(svg), rows_text(frame));
}

TEST("a character has its colour, on black") {
    Frame frame;
    frame.put_text(2, 1, "x", Color::magenta);
    const std::string svg = frame_svg(frame, "", "");
    CHECK(svg.find("<text x=\"25\" y=\"35\" fill=\"#ff00ff\">x</text>") != std::string::npos);
    CHECK(svg.find("<rect width=\"100%\" height=\"100%\"/>") != std::string::npos);
}

}  // namespace
}  // namespace rogue::test
