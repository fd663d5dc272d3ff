#include "rogue/records/code_finder.hpp"
#include "rogue/records/run_code.hpp"

#include "tests/fuzz/fuzz.hpp"

namespace rogue::fuzz {
namespace {

// All that the reader says of the run.
CodedRun all_of(RunReader& reader) {
    CodedRun run{.header = reader.header(), .keys = {}, .checksum = 0, .end = {}};
    while (const auto line = reader.next(RunReader::Expected::keys)) {
        run.keys += line->keys;
        if (!line->checksum.empty()) {
            run.checksum = std::stoull(std::string(line->checksum), nullptr, 16);
        }
    }
    run.end = reader.end();
    return run;
}

void expect_the_only_code(const std::string& code) {
    try {
        RunReader reader = read_code("code", 1, code);
        expect(code_of(all_of(reader)) == code, "two codes of one run");
    } catch (const BadRunFile&) {
        return;
    }
}

// The text with this behind it, in UTF-16 if the text begins with the mark of that.
std::string with_behind(std::string text, std::string_view behind) {
    const bool is_big = text.starts_with("\xFE\xFF");
    if (!is_big && !text.starts_with("\xFF\xFE")) {
        return text.append(behind);
    }
    text.resize((text.size() + 1) / 2 * 2);
    for (const char character : behind) {
        text += is_big ? std::string{'\0', character} : std::string{character, '\0'};
    }
    return text;
}

// Whatever stands before a sentence, a code behind it is found, with its name.
void expect_to_find(const std::string& code, std::string_view text) {
    CodeFinder finder(with_behind(std::string(text), ".\nben: " + code));
    std::optional<FoundCode> last;
    while (auto found = finder.next()) {
        last = std::move(found);
    }
    expect(last && last->name == "ben" && last->code == code, "a code is not found");
}

}  // namespace

void run_codes(std::string_view input) {
    constexpr std::string_view kCharacters =
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    expect_the_only_code(std::string(input));
    std::string characters;
    for (const char byte : input) {
        const auto place = static_cast<unsigned char>(byte) % kCharacters.size();
        characters += kCharacters.find(byte) != std::string_view::npos ? byte : kCharacters[place];
    }
    const std::string code = with_check(characters);
    expect_the_only_code(code);
    if (code.rfind(kRunCode) == 0) {  // Else another code begins in it.
        expect_to_find(code, input);
    }
}

}  // namespace rogue::fuzz
