#include "rogue/term/key_decoder.hpp"

#include <chrono>

#include "tests/support/broken_sequences.hpp"
#include "tests/support/check.hpp"
#include "tests/support/event_words.hpp"
#include "tests/support/key_sequences.hpp"
#include "tests/support/terminal_emulator.hpp"

namespace rogue::test {
namespace {

using namespace std::chrono_literals;

void check_all(const KeySequences& sequences) {
    for (const auto& [bytes, events] : sequences) {
        const check::Context context(visible_form(bytes));
        CHECK_EQ(decoded(bytes), events);
    }
}

TEST("an arrow key is an arrow in every form and with every modifier") {
    check_all(arrow_sequences());
}

TEST("a key without a character, or an unknown sequence, is exactly one other key") {
    check_all(other_key_sequences());
}

TEST("typed text is its characters, in UTF-8, after Esc and as sequences") {
    check_all(character_sequences());
}

TEST("a C1 control introduces a sequence as Esc and another byte do") {
    check_all(c1_sequences());
}

TEST("an answer to one of our questions is a report and not a key") {
    check_all(report_sequences());
}

TEST("a background is light if it is nearer to white than to black") {
    check_all(background_reports());
}

TEST("other answers, the mouse, the focus, releases, strings and pasted text are nothing") {
    check_all(silent_sequences());
}

TEST("bytes that are not UTF-8 are nothing") {
    check_all(broken_characters());
}

TEST("whatever breaks off a sequence is itself intact") {
    check_all(broken_off_sequences());
}

TEST("every sequence is complete with its last byte, and what follows is intact") {
    for (const auto& [bytes, expected] : all_key_sequences()) {
        const check::Context context(visible_form(bytes));
        KeyDecoder decoder;
        KeyDecoder::Events events;
        decoder.feed(bytes, events);
        CHECK(!decoder.timeout().has_value());
        decoder.elapse(1h, events);
        CHECK_EQ(words_of(events), expected);
        KeyDecoder::Events next;
        decoder.feed("x", next);
        CHECK_EQ(words_of(next), "x");
    }
}

TEST("strings and pastes of any length are nothing") {
    const std::string megabyte(1'000'000, 'q');
    for (const std::string_view introducer : {"\x1b]", "\x1bP", "\x1bX", "\x1b^", "\x1b_G"}) {
        const check::Context context(visible_form(introducer));
        CHECK_EQ(decoded(std::string(introducer) + megabyte + "\x1b\\x"), "x");
    }
    CHECK_EQ(decoded("\x1b[200~" + megabyte + "\x1b[201~x"), "x");
    CHECK_EQ(decoded("\x1b[" + std::string(megabyte.size(), '1') + "~x"), "x");
}

TEST("one waits for the rest of a sequence, or until the time is up if that is sooner") {
    KeyDecoder decoder;
    CHECK(!decoder.sooner_timeout(std::nullopt));
    CHECK_EQ(*decoder.sooner_timeout(20ms) / 1ms, 20);
    KeyDecoder::Events events;
    decoder.feed("\x1b", events);
    CHECK_EQ(*decoder.sooner_timeout(std::nullopt) / 1ms, 50);
    CHECK_EQ(*decoder.sooner_timeout(20ms) / 1ms, 20);
    CHECK_EQ(*decoder.sooner_timeout(70ms) / 1ms, 50);
}

TEST("events are added in their order behind those there are") {
    KeyDecoder decoder;
    KeyDecoder::Events events{Keystroke{Keystroke::Kind::up}};
    decoder.feed("x\x1b[5;3Ry", events);
    CHECK_EQ(words_of(events), "up x at 5;3 y");
}

}  // namespace
}  // namespace rogue::test
