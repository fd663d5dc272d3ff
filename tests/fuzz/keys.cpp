#include <chrono>

#include "app/games.hpp"
#include "app/keys/key_layout.hpp"
#include "rogue/term/key_decoder.hpp"
#include "rogue/term/terminal_look.hpp"
#include "rogue/ui/game_kind.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/support/looks.hpp"

namespace rogue::fuzz {
namespace {

using std::chrono::milliseconds;
using Kind = Keystroke::Kind;
using Event = KeyDecoder::Events::value_type;

// Takes pieces of the lengths given, in turn. A length of 0 is a silence that is too short to mean
// anything.
KeyDecoder::Events decoded_in_pieces(KeyDecoder decoder, std::string_view bytes,
                                     std::string_view lengths) {
    KeyDecoder::Events events;
    for (std::size_t i = 0; !bytes.empty(); ++i) {
        const auto length = static_cast<unsigned char>(lengths[i % lengths.size()]);
        if (length == 0 && i < lengths.size()) {
            const auto patience = decoder.timeout().value_or(milliseconds(1));
            decoder.elapse(patience - milliseconds(1), events);
        } else {
            const std::string_view piece = bytes.substr(0, length == 0 ? 1 : length);
            decoder.feed(piece, events);
            bytes.remove_prefix(piece.size());
        }
    }
    return events;
}

// Feeds byte by byte. What is typed while no sequence has begun must be a key at once, unless it
// may be the rest of a report, and no byte may give more than it can.
KeyDecoder::Events decoded_by_bytes(KeyDecoder decoder, std::string_view bytes) {
    constexpr std::string_view kOfReports = "0123456789;:/$";
    // What may have been the rest of a report, then Esc and _, which began no sequence, and a key.
    constexpr std::size_t kMostAtOnce = 64 + 3;
    KeyDecoder::Events events;
    for (const char& byte : bytes) {
        const bool idle = !decoder.timeout();
        const std::size_t before = events.size();
        decoder.feed({&byte, 1}, events);
        const std::size_t gained = events.size() - before;
        const auto code = static_cast<unsigned char>(byte);
        if (idle && code < 0x80 && byte != '\x1b' && kOfReports.find(byte) == kOfReports.npos) {
            const Keystroke typed = byte == '\n' ? kEnterKey : Keystroke{Kind::character, code};
            expect(gained == 1 && events.back() == Event(typed), "a typed character is lost");
        }
        expect(gained <= kMostAtOnce, "keys from nowhere");
    }
    return events;
}

// After a silence the decoder waits for nothing, whatever came before.
void expect_recovery(KeyDecoder decoder, std::string_view bytes) {
    KeyDecoder::Events events;
    decoder.feed(bytes, events);
    if (const auto patience = decoder.timeout()) {
        decoder.elapse(*patience, events);
    }
    expect(!decoder.timeout(), "the decoder waits for ever");
    const std::size_t before = events.size();
    expect(before <= bytes.size(), "more keys than bytes");
    decoder.feed("x", events);
    expect(events.size() == before + 1 && events.back() == Event(Keystroke{Kind::character, U'x'}),
           "a key after a silence is lost");
}

// A probe believes the first answer about each glyph.
void expect_widths(const KeyDecoder::Events& events, TerminalProbe::Question question) {
    TerminalProbe probe(question, games());
    probe.query();
    for (const Event& event : events) {
        const GlyphWidths before = probe.widths();
        const auto* report = std::get_if<Report>(&event);
        if (report != nullptr && probe.handle(*report)) {
            break;
        }
        for (const auto& [drawn, width] : before.of) {
            expect(width == probe.widths()[drawn], "an answer is changed");
        }
    }
    for (const auto choice : {GlyphChoice::automatic, GlyphChoice::emoji, GlyphChoice::ascii}) {
        const GlyphSet glyphs(choice, probe.widths());
        for (const Look& row : all_glyphs()) {
            expect(!glyphs[row].bytes.empty(), "a glyph without a form");
        }
    }
}

// Every keystroke means one of the game's keys, and typed letters are never arrows unless the
// layout says so.
void expect_meaning(Keystroke stroke) {
    for (const GameKind* game : games()) {
        for (const auto layout : {KeyLayout::arrows, KeyLayout::vi, KeyLayout::wasd}) {
            const Key key = key_for(stroke, game->keys, layout, Prompt::command);
            expect(game->keys.scripted(static_cast<char>(key)).has_value(), "no key of the game");
        }
        const Key letter = key_for(stroke, game->keys, KeyLayout::vi, Prompt::letter);
        expect(stroke.kind != Kind::character || !direction_of(letter), "a letter that moves");
    }
}

}  // namespace

// The first byte says how many lengths of pieces there are and the second one whether reports are
// expected; then come these lengths, and the terminal's bytes.
void keys(std::string_view input) {
    Bytes bytes(input);
    const std::size_t count = 1 + bytes.below(8);
    KeyDecoder fresh;
    fresh.expect_reports(bytes.below(2) == 1);
    const std::string_view lengths = bytes.take(count);
    const std::string_view sent = bytes.rest();
    KeyDecoder decoder = fresh;
    KeyDecoder::Events events;
    decoder.feed(sent, events);
    if (!sent.empty()) {
        expect(decoded_in_pieces(fresh, sent, lengths) == events &&
                   decoded_by_bytes(fresh, sent) == events,
               "other events in pieces");
    }
    expect_recovery(fresh, sent);
    for (const auto question : {TerminalProbe::Question::glyphs, TerminalProbe::Question::encoding,
                                TerminalProbe::Question::nothing}) {
        expect_widths(events, question);
    }
    for (const Keystroke stroke : keystrokes(events)) {
        expect_meaning(stroke);
    }
}

}  // namespace rogue::fuzz
