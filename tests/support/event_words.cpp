#include "tests/support/event_words.hpp"

#include <array>
#include <cstdio>
#include <utility>

#include "rogue/ui/theme.hpp"

namespace rogue::test {
namespace {

std::string word_of(Keystroke key) {
    if (key.shift) {
        key.shift = false;
        return "shift-" + word_of(key);
    }
    using Kind = Keystroke::Kind;
    constexpr std::pair<Kind, const char*> kNames[] = {
        {Kind::up, "up"},           {Kind::down, "down"},           {Kind::left, "left"},
        {Kind::right, "right"},     {Kind::home, "home"},           {Kind::end, "end"},
        {Kind::page_up, "page-up"}, {Kind::page_down, "page-down"}, {Kind::other, "other"}};
    for (const auto& [kind, name] : kNames) {
        if (key.kind == kind) {
            return name;
        }
    }
    if (key.character > 0x20 && key.character < 0x7F) {
        return {static_cast<char>(key.character)};
    }
    std::array<char, 16> code{};
    std::snprintf(code.data(), code.size(), "U+%04X", static_cast<unsigned>(key.character));
    return code.data();
}

std::string word_of(const Report& report) {
    switch (report.kind) {
        case Report::Kind::cursor_position:
            return "at " + std::to_string(report.row) + ";" + std::to_string(report.column);
        case Report::Kind::device_attributes:
            return "attributes";
        case Report::Kind::background:
            return is_light(report.color) ? "light" : "dark";
        case Report::Kind::color:
            return "color " + std::to_string(static_cast<int>(report.which)) + " is " +
                   std::to_string(report.color.red) + "," + std::to_string(report.color.green) +
                   "," + std::to_string(report.color.blue);
        case Report::Kind::xterm:
            return "xterm";
        case Report::Kind::konsole:
            return "konsole";
        case Report::Kind::secondary:
            return "type " + std::to_string(report.mode) + " is " + std::to_string(report.state);
        case Report::Kind::multiplexer:
            return "multiplexer";
        case Report::Kind::version:
            return "version";
        case Report::Kind::mode:
            return "mode " + std::to_string(report.mode) + " is " + std::to_string(report.state);
    }
    return {};
}

}  // namespace

std::string words_of(const KeyDecoder::Events& events) {
    std::string words;
    for (const auto& event : events) {
        words += words.empty() ? "" : " ";
        words +=
            std::visit([](const auto& key_or_report) { return word_of(key_or_report); }, event);
    }
    return words;
}

std::string decoded(std::string_view bytes) {
    KeyDecoder decoder;
    KeyDecoder::Events events;
    decoder.feed(bytes, events);
    return words_of(events);
}

}  // namespace rogue::test
