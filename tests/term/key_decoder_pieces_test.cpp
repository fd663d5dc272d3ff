#include <array>
#include <chrono>
#include <random>

#include "rogue/term/key_decoder.hpp"
#include "tests/support/check.hpp"
#include "tests/support/event_words.hpp"
#include "tests/support/key_sequences.hpp"
#include "tests/support/terminal_emulator.hpp"

// It does not matter how the bytes are cut into reads, whatever they are.

namespace rogue::test {
namespace {

using namespace std::chrono_literals;

// Decodes the bytes in pieces. A piece ends after byte i if bit i of `cuts` is set.
std::string decoded_in_pieces(std::string_view bytes, unsigned cuts) {
    KeyDecoder decoder;
    KeyDecoder::Events events;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i + 1 == bytes.size() || (cuts >> i & 1U) != 0) {
            decoder.feed(bytes.substr(begin, i + 1 - begin), events);
            begin = i + 1;
        }
    }
    return words_of(events);
}

/// A seeded source of bytes for the decoder. Most of them mean something to it.
class RandomBytes {
public:
    explicit RandomBytes(std::uint64_t seed) : engine_(seed) {}

    std::size_t below(std::size_t n) { return static_cast<std::size_t>(engine_() % n); }

    void fill(std::string& bytes, std::size_t size) {
        bytes.clear();
        while (bytes.size() < size) {
            std::uint64_t draw = engine_();
            for (int i = 0; i < 10 && bytes.size() < size; ++i, draw >>= 6) {
                bytes += kAlphabet[draw & 63];
            }
        }
    }

private:
    static constexpr std::array<char, 64> kAlphabet{
        '\x1b', '\x1b', '\x1b', '\x1b', '\x1b', '\x1b', '[',    '[',    '[',    '[',    'O',
        'O',    ']',    'P',    '_',    'X',    '\\',   '\a',   '0',    '1',    '2',    '2',
        '5',    '7',    '9',    ';',    ';',    ':',    '~',    '~',    '?',    '<',    '>',
        '$',    ' ',    '!',    'A',    'B',    'R',    'M',    'm',    'c',    'u',    'I',
        'n',    'q',    'x',    '\r',   '\n',   '\0',   '\x7f', '\x18', '\x1a', '\x80', '\x9b',
        '\xa7', '\xbf', '\xc0', '\xc3', '\xe2', '\xed', '\xf0', '\xf4', '\xff'};

    std::mt19937_64 engine_;
};

TEST("cut into any two pieces a sequence means the same") {
    for (const auto& [bytes, expected] : all_key_sequences()) {
        for (std::size_t cut = 0; cut <= bytes.size(); ++cut) {
            const check::Context context(visible_form(bytes) + " at " + std::to_string(cut));
            KeyDecoder decoder;
            KeyDecoder::Events events;
            decoder.feed(std::string_view(bytes).substr(0, cut), events);
            decoder.feed(std::string_view(bytes).substr(cut), events);
            CHECK_EQ(words_of(events), expected);
        }
    }
}

TEST("byte by byte a sequence means the same") {
    for (const auto& [bytes, expected] : all_key_sequences()) {
        const check::Context context(visible_form(bytes));
        KeyDecoder decoder;
        KeyDecoder::Events events;
        for (const char& byte : bytes) {
            decoder.feed({&byte, 1}, events);
        }
        CHECK_EQ(words_of(events), expected);
    }
}

TEST("cut in every way there is a sequence means the same") {
    constexpr std::size_t kLongest = 12;
    for (const auto& [bytes, expected] : all_key_sequences()) {
        if (bytes.size() > kLongest) {
            continue;
        }
        for (unsigned cuts = 0; cuts < 1U << (bytes.size() - 1); ++cuts) {
            check::looked();
            if (decoded_in_pieces(bytes, cuts) != expected) {
                const check::Context context(visible_form(bytes) + " cut " + std::to_string(cuts));
                CHECK_EQ(decoded_in_pieces(bytes, cuts), expected);
            }
        }
    }
}

TEST("one after the other, sequences mean what they mean alone") {
    const KeySequences all = all_key_sequences();
    RandomBytes random(1);
    for (int round = 0; round < 20'000; ++round) {
        std::string bytes;
        KeyDecoder one_by_one;
        KeyDecoder::Events expected;
        for (int i = 0; i < 4; ++i) {
            const KeySequence& next = all[random.below(all.size())];
            bytes += next.bytes;
            one_by_one = KeyDecoder();
            one_by_one.feed(next.bytes, expected);
        }
        check::looked();
        if (decoded(bytes) != words_of(expected)) {
            const check::Context context(visible_form(bytes));
            CHECK_EQ(decoded(bytes), words_of(expected));
        }
    }
}

TEST("a random string means the same however it is cut") {
    RandomBytes random(2);
    std::string bytes;
    for (int round = 0; round < 50'000; ++round) {
        random.fill(bytes, 1 + random.below(32));
        const auto cuts = static_cast<unsigned>(random.below(1U << 31));
        check::looked();
        if (decoded_in_pieces(bytes, cuts) != decoded(bytes)) {
            const check::Context context(visible_form(bytes) + " cut " + std::to_string(cuts));
            CHECK_EQ(decoded_in_pieces(bytes, cuts), decoded(bytes));
        }
    }
}

TEST("after any random string and a silence, a key is that key and nothing else") {
    RandomBytes random(3);
    KeyDecoder decoder;
    KeyDecoder::Events events;
    std::string bytes;
    for (int round = 0; round < 1'000'000; ++round) {
        random.fill(bytes, 1 + random.below(16));
        events.clear();
        decoder.feed(bytes, events);
        decoder.elapse(1h, events);
        const std::size_t count = events.size();
        decoder.feed("x", events);
        const Keystroke expected{Keystroke::Kind::character, U'x'};
        const bool x =
            events.size() == count + 1 && events.back() == KeyDecoder::Events::value_type(expected);
        check::looked();
        if (!x || count > bytes.size()) {
            const check::Context context(visible_form(bytes));
            check::fail(__FILE__, __LINE__, words_of(events));
        }
    }
}

}  // namespace
}  // namespace rogue::test
