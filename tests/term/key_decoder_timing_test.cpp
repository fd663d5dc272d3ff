#include <array>
#include <chrono>

#include "rogue/term/key_decoder.hpp"
#include "tests/support/check.hpp"
#include "tests/support/event_words.hpp"
#include "tests/support/key_sequences.hpp"
#include "tests/support/terminal_emulator.hpp"

// Sequences whose rest is late or never comes.

namespace rogue::test {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

enum class Reports { none, expected };

KeyDecoder new_decoder(Reports reports) {
    KeyDecoder decoder;
    decoder.expect_reports(reports == Reports::expected);
    return decoder;
}

// The events of some bytes, a silence and more bytes.
std::string decoded(std::string_view before, milliseconds silence, std::string_view after,
                    Reports reports = Reports::none) {
    KeyDecoder decoder = new_decoder(reports);
    KeyDecoder::Events events;
    decoder.feed(before, events);
    decoder.elapse(silence, events);
    decoder.feed(after, events);
    return words_of(events);
}

// Checks that a silence at any place of the sequences changes nothing.
void check_silences(const KeySequences& sequences, milliseconds silence, Reports reports) {
    for (const auto& [bytes, expected] : sequences) {
        for (std::size_t cut = 0; cut <= bytes.size(); ++cut) {
            const std::string before = bytes.substr(0, cut);
            const std::string after = bytes.substr(cut);
            const check::Context context(visible_form(before) + ", then " + visible_form(after));
            CHECK_EQ(decoded(before, silence, after, reports), expected);
        }
    }
}

TEST("an Esc that ends an answer ends it also if nothing follows, and is no key") {
    KeyDecoder decoder;
    KeyDecoder::Events events;
    decoder.feed("\x1b]11;rgb:ffff/ffff/ffff\x1b", events);
    CHECK(events.empty());
    decoder.elapse(std::chrono::milliseconds(500), events);
    CHECK_EQ(words_of(events), "light");
}

TEST("a lone Esc is a key after 50 ms and not before") {
    CHECK_EQ(decoded("\x1b", 49ms, ""), "");
    CHECK_EQ(decoded("\x1b", 50ms, ""), "U+001B");
    CHECK_EQ(decoded("\x1b", 50ms, "[A"), "U+001B [ A");
    CHECK_EQ(decoded("\x1b\x1b", 50ms, "x"), "U+001B U+001B x");
}

TEST("while a report is expected a lone Esc is a key after 500 ms") {
    CHECK_EQ(decoded("\x1b", 499ms, "", Reports::expected), "");
    CHECK_EQ(decoded("\x1b", 500ms, "", Reports::expected), "U+001B");
}

TEST("no more is expected once the reports have come") {
    KeyDecoder decoder = new_decoder(Reports::expected);
    decoder.expect_reports(false);
    KeyDecoder::Events events;
    decoder.feed("\x1b", events);
    decoder.elapse(50ms, events);
    CHECK_EQ(words_of(events), "U+001B");
}

TEST("an arrow that arrives across 30 ms is an arrow") {
    CHECK_EQ(decoded("\x1b", 30ms, "[A"), "up");
    CHECK_EQ(decoded("\x1b[", 30ms, "A"), "up");
}

TEST("a silence of 30 ms anywhere changes nothing") {
    check_silences(all_key_sequences(), 30ms, Reports::none);
}

TEST("while a report is expected, a silence of 400 ms in any escape sequence changes nothing") {
    check_silences(arrow_sequences(), 400ms, Reports::expected);
    check_silences(other_key_sequences(), 400ms, Reports::expected);
    check_silences(report_sequences(), 400ms, Reports::expected);
    check_silences(silent_sequences(), 400ms, Reports::expected);
}

TEST("a report cut in the middle and continued 400 ms later gives no key") {
    CHECK_EQ(decoded("\x1b[5", 400ms, ";3R"), "at 5;3");
    CHECK_EQ(decoded("\x1b[", 400ms, "?1;2c"), "attributes");
    CHECK_EQ(decoded("\x1b[<0;10", 400ms, ";5M"), "");
    CHECK_EQ(decoded("\x1b[M!", 400ms, "qq"), "");
    CHECK_EQ(decoded("\x1b]11;rgb:", 400ms, "0/0/0\x1b\\"), "dark");
    CHECK_EQ(decoded("\x1b]11;rgb:0/0/0\x1b", 400ms, "\\"), "dark");
    CHECK_EQ(decoded("\x1b", 400ms, "[5;3R", Reports::expected), "at 5;3");
}

struct Unfinished {
    std::string_view bytes;
    milliseconds patience;
    std::string_view words;  // The events that it gives in the end.
};
constexpr auto kUnfinished = std::to_array<Unfinished>({
    {"\x1b", 50ms, "U+001B"},
    {"\x1b[", 500ms, "U+001B ["},
    {"\x1bO", 500ms, "U+001B O"},
    {"\x1b[1", 500ms, ""},
    {"\x1b[1;", 500ms, ""},
    {"\x1b[?2026;2$", 500ms, ""},
    {"\x1b[[", 500ms, ""},
    {"\x1bO1;", 500ms, ""},
    {"\x1b[M", 500ms, ""},
    {"\x1b[M!!", 500ms, ""},
    {"\x1b]0;title", 500ms, ""},
    {"\x1bPq\x1b", 500ms, ""},
    {"\x1b_", 500ms, "U+001B _"},
    {"\x9b", 500ms, ""},  // A C1 control is never a key.
    {"\x8f", 500ms, ""},
    {"\x9d", 500ms, ""},
    {"\xc3", 100ms, ""},
    {"\xe2\x82", 100ms, ""},
    {"\xf0\x9f\xa7", 100ms, ""},
    {"\x1b[200~", 1s, ""},
    {"\x1b[200~q\r", 1s, ""},
    {"\x1b[200~q\x1b", 1s, "U+001B"},
    {"\x1b[200~q\x1b[201", 1s, ""},
});

TEST("the rest of a sequence is waited for, but not for ever") {
    for (const auto& [bytes, patience, words] : kUnfinished) {
        const check::Context context(visible_form(bytes));
        KeyDecoder decoder;
        KeyDecoder::Events events;
        decoder.feed(bytes, events);
        CHECK(decoder.timeout() == patience);
        decoder.elapse(patience - 1ms, events);
        CHECK_EQ(words_of(events), "");
        decoder.elapse(patience, events);
        CHECK_EQ(words_of(events), words);
        CHECK(!decoder.timeout().has_value());
    }
}

TEST("bytes that come after the wait was given up are intact") {
    for (const auto& [bytes, patience, words] : kUnfinished) {
        const check::Context context(visible_form(bytes));
        const std::string before = words.empty() ? "" : std::string(words) + " ";
        CHECK_EQ(decoded(bytes, patience, "x\x1b[A"), before + "x up");
        CHECK_EQ(decoded(bytes, 1h, "q"), before + "q");
        CHECK_EQ(decoded(bytes, 1h, "\x1b[200~~q\x1b[201~x"), before + "x");
    }
}

TEST("a paste whose end never comes is over after a second of silence") {
    CHECK_EQ(decoded("\x1b[200~rm -rf\r", 999ms, "q"), "");
    CHECK_EQ(decoded("\x1b[200~rm -rf\r", 1s, "q"), "q");
    CHECK_EQ(decoded("\x1b[200~rm -rf\r", 900ms, "q\r\x1b[201~x"), "x");
}

TEST("time that passes between keys is nothing") {
    KeyDecoder decoder;
    KeyDecoder::Events events;
    CHECK(!decoder.timeout().has_value());
    decoder.elapse(1h, events);
    CHECK_EQ(words_of(events), "");
    CHECK_EQ(decoded("x", 1h, "x"), "x x");
}

// Every report that a terminal may send, without a beginning of any length
TEST("of a report whose beginning was lost, no digit is a key") {
    for (const std::string_view report :
         {"\x1b[5;3R", "\x1b[13;41R", "\x1b[?62;4;52c", "\x1b[?1;2c", "\x1b[>1;10;0c",
          "\x1b[?1007;2$y", "\x1b]11;rgb:0000/1234/abcd\x1b\\", "\x1b]11;rgb:00/8f/f8\x1b\\",
          "\x1b]4;15;rgb:ffff/9999/0f0f\x1b\\"}) {
        for (std::size_t cut = 1; cut < report.size(); ++cut) {
            const std::string_view rest = report.substr(cut);
            if (rest.find(';') == rest.npos && rest.ends_with('c')) {
                continue;  // Digits and a letter may be typed.
            }
            const check::Context context(visible_form(rest));
            const std::string words = decoded(rest, 10ms, "");
            CHECK_EQ(words.find_first_of("123456789"), std::string::npos);
        }
    }
}

TEST("typed digits are keys, however many come at once and whatever key follows") {
    CHECK_EQ(decoded("4", 9ms, ""), "");
    CHECK_EQ(decoded("4", 10ms, ""), "4");
    CHECK_EQ(decoded("", 0ms, "44l"), "4 4 l");
    CHECK_EQ(decoded("", 0ms, "4\x1b[A6c"), "4 up");
    CHECK_EQ(decoded("4\x1b", 50ms, ""), "4 U+001B");
    CHECK_EQ(decoded("4f", 10ms, "?"), "4 f ?");
    CHECK_EQ(decoded(";", 10ms, "4 "), "; 4 U+0020");
}

}  // namespace
}  // namespace rogue::test
