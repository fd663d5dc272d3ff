#include "rogue/ui/pictures/film_page.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/ui/color_rows.hpp"
#include "ui/pictures/film_page_parts.hpp"
#include "ui/pictures/markup.hpp"

namespace rogue {
namespace {

// Returns how far the letter of a colour is from the first one. A new colour for which there is no
// letter takes that of the same colour in its usual brightness.
int place_of(Shade color, std::vector<Shade>& colors) {
    constexpr int kLetters = 26;
    const auto place = static_cast<int>(std::ranges::find(colors, color) - colors.begin());
    if (place == kLetters) {
        return static_cast<int>(color.color);
    }
    colors.resize(std::max(colors.size(), static_cast<std::size_t>(place) + 1), color);
    return place;
}

std::string list_of(const std::vector<Shade>& colors) {
    std::string list;
    for (const Shade color : colors) {
        append(list, list.empty() ? "" : ",", json_string(css_color(color)));
    }
    return concat(",\"colors\":[", list, "]");
}

// Returns the changes since the frame before, as the page keeps them. A run of changes includes
// blanks, which have no colour, and single cells that are the same, to save another run.
std::string changes(const Frame& frame, const Frame& before, std::vector<Shade>& colors) {
    constexpr int kCells = Frame::kColumns * Frame::kRows;
    constexpr char kZero = '#';  // Not the quote below it, which JSON escapes.
    constexpr int kMost = '~' - kZero;
    const auto at = [&](int i) -> const Cell& {
        return frame.at(i % Frame::kColumns, i / Frame::kColumns);
    };
    const auto differs = [&](int i) {
        return i < kCells && at(i) != before.at(i % Frame::kColumns, i / Frame::kColumns);
    };
    std::string runs;
    int end = 0;  // The end of the last run.
    for (int i = 0; i < kCells; ++i) {
        if (i % Frame::kColumns == 0 && frame.has_same_row(before, i / Frame::kColumns)) {
            i += Frame::kColumns - 1;
            continue;
        }
        const Cell first = at(i);
        if (!differs(i) || first.kind == Cell::Kind::glyph_tail) {
            continue;
        }
        for (; i - end > kMost; end += kMost) {
            runs += "~a#";
        }
        const bool glyphs = first.kind == Cell::Kind::glyph_head;
        const char skip = static_cast<char>(kZero + i - end);
        std::string shown;
        const int width = glyphs ? 2 : 1;
        for (end = i; differs(end) || differs(end + width); end += width) {
            const Cell& cell = at(end);
            const bool joins = shade_of(cell) == shade_of(first) || (cell.blank() && !glyphs);
            if (cell.kind != first.kind || !joins || shown.size() == kMost) {
                break;
            }
            shown += cell.character;
        }
        runs += {skip, static_cast<char>((glyphs ? 'A' : 'a') + place_of(shade_of(first), colors)),
                 static_cast<char>(kZero + static_cast<int>(shown.size()))};
        runs += shown;
        i = end - 1;
    }
    return json_string(runs);
}

// Returns the button's word for such moments, or an empty string if they have no button.
std::string_view name_of(Moment::Kind kind, std::string_view gathered) {
    switch (kind) {
        case Moment::Kind::level:
            return "level";
        case Moment::Kind::fight:
            return "fight";
        case Moment::Kind::gathered:
            return gathered;
        case Moment::Kind::wound:
        case Moment::Kind::other:
            break;
    }
    return {};
}

// Returns the text in HTML, without the blanks before each line that other places need.
std::string unindented(std::string text) {
    for (auto at = text.find("\n    "); at != std::string::npos; at = text.find("\n    ", at + 1)) {
        text.erase(at + 1, 4);
    }
    return escaped(text);
}

}  // namespace

FilmPage::FilmPage(std::chrono::milliseconds frame_time, const GlyphTable& looks, bool lit,
                   Print print, const GlyphSet& glyphs)
    : print_(std::move(print)) {
    lit_ = lit;
    for (const ColorRow& row : kColorRows) {
        colors_.push_back({row.color});
    }
    print_(concat(kPageHead, "<script type=\"application/json\" id=\"film\">\n{\"pace\":",
                  frame_time.count(), lit_ ? "" : list_of(colors_), ",\"glyphs\":{"));
    for (const Look* look : looks.all()) {
        print_(concat(std::exchange(separator_, ","), json_string(look->ascii.substr(0, 1)), ":",
                      json_string(glyphs[*look].bytes)));
    }
    separator_ = "\n";
    print_("},\"frames\":[");
}

void FilmPage::present(std::chrono::milliseconds stay) {
    print_(concat(std::exchange(separator_, ",\n"), "[", stay.count(), ",",
                  changes(frame(), last_, colors_), "]"));
    last_ = frame();
}

void FilmPage::finish(const Words& words) {
    print_(concat("]", lit_ ? list_of(colors_) : "", ",\n\"keys\":", json_string(words.keys),
                  ",\"gathered\":", json_string(words.gathered), ",\"moments\":["));
    separator_ = "\n";
    std::string milestones;
    for (const Moment& moment : words.moments.all()) {
        if (const auto what = name_of(moment.kind, words.gathered); !what.empty()) {
            print_(concat(std::exchange(separator_, ",\n"), "{\"key\":", moment.key,
                          ",\"what\":", json_string(what), "}"));
        }
        if (moment.is_milestone()) {
            append(milestones, "<li value=\"", moment.key, "\"><a>", escaped(moment.words),
                   "</a>\n");
        }
    }
    const std::string title = escaped(words.title);
    print_(concat("]}\n</script>\n<title>", title, "</title>\n<h1>", title, "</h1>", kPageFilm,
                  "<h2>The story</h2>\n<pre>", escaped(words.begin),
                  milestones.empty() ? "" : "\nAfter key", "</pre>\n<ol>\n", milestones,
                  "</ol>\n<pre>", unindented(std::string(words.deeds)),
                  "</pre>\n<pre id=\"end\" translate=\"no\">", unindented(std::string(words.end)),
                  "</pre>\n"));
    print_(words.code.empty() ? std::string(kPageNoProof)
                              : concat(kPageProof, words.code, "</pre>\n"));
    print_(kPageScript);
}

}  // namespace rogue
