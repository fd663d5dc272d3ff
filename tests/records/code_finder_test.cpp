#include <algorithm>
#include <fstream>

#include "rogue/base/text.hpp"
#include "rogue/records/code_finder.hpp"
#include "rogue/records/run_code.hpp"
#include "tests/support/check.hpp"
#include "tests/support/found_codes.hpp"
#include "tests/support/temporary_folder.hpp"

// Codes are found in texts as people write, quote, fold and cut them.

namespace rogue::test {
namespace {

// The text in lines of that size, each behind a mark.
std::string folded(std::string text, std::size_t size, const std::string& mark) {
    for (std::size_t at = size; at < text.size(); at += size + mark.size()) {
        text.insert(at, mark);
    }
    return text;
}

TEST("a code is found alone, between sentences and between signs") {
    CHECK_EQ(found(kBen), "1 BEN\n");
    CHECK_EQ(found("Look what I did.\n\nHere, at last, is " + kBen + ". Isn't it good?\n"),
             "3 BEN\n");
    for (const auto& [before, behind] : {std::pair("<", ">"),
                                         {"(", ")"},
                                         {"\"", "\","},
                                         {"code=", ";"},
                                         {"https://a.b/?", "#x"},
                                         {"\xC2\xBB", "\xC2\xAB"},
                                         {"RoRogueRog", " and on"}}) {
        CHECK_EQ(found(before + kBen + behind), "1 BEN\n");
    }
}

TEST("a code is found though it is folded anywhere and quoted") {
    for (std::size_t size = 1; size < kBen.size(); ++size) {
        for (const char* mark : {"\n", "\r\n", " ", "\n> ", "\r\n>> >\t", "\n\n\xEF\xBB\xBF"}) {
            const check::Context context(concat(size, mark));
            CHECK_EQ(all_of(CodeFinder("\n" + folded(kBen, size, mark) + " and on")), "2 BEN\n");
        }
    }
}

TEST("a code is found though characters that nobody sees are within and around it") {
    for (const char32_t mark :
         {0xADU, 0xA0U, 0x34FU, 0x61CU, 0x180EU, 0x200BU, 0x200DU, 0x200EU, 0x2009U, 0x2028U,
          0x202EU, 0x202FU, 0x2060U, 0x2066U, 0x3000U, 0xFE0FU, 0xFEFFU, 0xE0041U}) {
        const check::Context context(concat(static_cast<int>(mark)));
        for (const std::size_t size : {1U, 4U, 5U, 76U}) {
            const std::string in = folded(kBen, size, utf8(mark));
            CHECK_EQ(all_of(CodeFinder(utf8(mark) + in + utf8(mark) + kAnna)), "1 BEN\n1 ANNA\n");
            CHECK_EQ(found("ben:" + utf8(mark) + in + utf8(mark)), "1 ben: BEN\n");
            CHECK_EQ(
                found("b" + utf8(mark == 0xA0 || mark == 0x2009 ? 0xAD : 0x200F) + "en: " + in),
                "1 ben: BEN\n");
        }
    }
}

// The text in UTF-16.
std::string utf16(std::string_view in, bool big) {
    std::string result;
    const auto add = [&](char32_t unit) {
        const auto high = static_cast<char>(unit >> 8);
        const auto low = static_cast<char>(unit & 0xFF);
        result += big ? std::string{high, low} : std::string{low, high};
    };
    while (!in.empty()) {
        const char32_t next = first_character(in).value();
        if (next > 0xFFFF) {
            add(0xD800 + ((next - 0x10000) >> 10));
        }
        add(next > 0xFFFF ? 0xDC00 + (next & 0x3FF) : next);
        in.remove_prefix(utf8(next).size());
    }
    return result;
}

TEST("a text may be in UTF-16, or have lines in it that a shell has added") {
    const std::string mark = utf8(0xFEFF);
    const std::string in =
        concat("J\xC3\xBCrgen \xF0\x9F\x90\x80: ", folded(kBen, 60, "\r\n> "),
               "\r\nanna:", utf8(0x2060), folded(kAnna, 9, utf8(0x200B)), "\r\n");
    const std::string both = concat("1 J\xC3\xBCrgen \xF0\x9F\x90\x80: BEN\n",
                                    2 + (kBen.size() - 1) / 60, " anna: ANNA\n");
    CHECK_EQ(found(in), both);
    for (const bool big : {false, true}) {
        CHECK_EQ(found(utf16(mark + in, big)), both);
        CHECK_EQ(found(utf16("ben: " + kBen + "\r\n", big)), "1 ben: BEN\n");
        CHECK_EQ(found("anna: " + kAnna + "\r\n" + utf16("ben: " + kBen + "\r\n", big)),
                 "1 anna: ANNA\n2 ben: BEN\n");
        CHECK_EQ(found(utf16(mark, big).substr(0, 1) + "ben: " + kBen), "1 ben: BEN\n");
    }
    CHECK_EQ(found("me: \xFF\xFE\nben: " + kBen), "2 ben: BEN\n");
}

TEST("a code is found in quoted-printable") {
    for (const char* fold : {"=\n", "=\r\n", "= \r\n", "=\n> ", "=E2=80=8B", "=C2=AD=\n"}) {
        const check::Context context{std::string(fold)};
        for (const std::size_t size : {1U, 5U, 75U}) {
            CHECK_EQ(all_of(CodeFinder("J=C3=BCrgen:=C2=A0" + folded(kBen, size, fold) + "=\n")),
                     "1 J\xC3\xBCrgen: BEN\n");
        }
    }
    CHECK_EQ(found("a=10, ben=FF: " + kBen + "=3D"), "1 a=10, ben\\xff: BEN\n");
}

TEST("a code is found behind 512 bytes that end anywhere in quoted-printable") {
    for (std::size_t before = 0; before < 32; ++before) {
        for (const std::string cut : {"=z=z=z=41=C3", "=C3=BC=C3=BC", "\xE2\x80\xE2\x80\x9C"}) {
            const check::Context context{concat(before, " ", cut)};
            CHECK(found(std::string(492 + before, 'a') + cut + " =41=F1 ben: " + kBen)
                      .ends_with("=41\\xf1 ben: BEN\n"));
        }
    }
}

TEST("a code is found in HTML, though tags and named characters fold it") {
    for (const char* fold : {"<br>",
                             "<br/>",
                             "<br />",
                             "<BR >",
                             "</br>",
                             "<wbr>",
                             "</p>\n<p class=\"a b\">",
                             "</span\n><span style=3D\"font: 9pt\">",
                             "<!-- -->",
                             "<b=\r\nr>",
                             "<br>\r\n&gt; ",
                             "&shy;",
                             "&SHY;",
                             "&nbsp;",
                             "&nb=\nsp;",
                             "&#173;",
                             "&#xAD;",
                             "&#8203;",
                             "&ZeroWidthSpace;",
                             "&nbsp;<br>\n",
                             "\xC2\xAD&shy;<wbr>",
                             "\r"}) {
        const check::Context context{std::string(fold)};
        for (const std::size_t size : {1U, 5U, 8U, 75U}) {
            CHECK_EQ(all_of(CodeFinder("ben: " + folded(kBen, size, fold) + fold)), "1 ben: BEN\n");
            CHECK(all_of(CodeFinder(kBen.substr(0, 40) + fold + folded(kAnna, size, fold)))
                      .ends_with(" ANNA\n"));
        }
    }
    CHECK_EQ(found("<p>" + kBen + "</p>\n<p>" + kAnna + "&amp;"), "1 BEN\n2 ANNA\n");
    for (const char* quote : {"\"", "'", "'https://a.b/?a=1&b=2&", "'#"}) {
        CHECK_EQ(found(kBen.substr(0, 30) + "<a href=" + quote + kAnna + "\">anna</a>"),
                 "1 bad 30\n1 ANNA\n");
    }
}

TEST("a code is found between marks of Markdown, and behind its escapes") {
    for (const char* mark : {"_", "__", "-", "--", "*_", "-_-", "\\", "`", "~~"}) {
        const check::Context context{std::string(mark)};
        CHECK_EQ(found(mark + kBen + mark), "1 BEN\n");
        CHECK_EQ(found(concat(kBen, mark, ".\n> ", mark, kAnna, mark, "\n")), "1 BEN\n2 ANNA\n");
        CHECK_EQ(found("ben: " + folded(mark + kBen + mark, 50, "\n")), "1 ben: BEN\n");
        CHECK_EQ(found("ben: " + folded(kBen, 20, mark)), "1 ben: BEN\n");
        CHECK(found(concat(mark, kBen.substr(0, 30), mark, "\n", mark, kAnna, mark))
                  .ends_with(" ANNA\n"));
    }
}

TEST("a code is found in lines that begin with marks, or end with them") {
    for (const char* mark : {"\n| ", "\n# ", "\n// ", "\n * ", "\n+ ", "\\\n", "\"\n\"", "' +\n'",
                             "-\n", " |\n| ", "\n;; ", "\n.. ", ",\n  "}) {
        const check::Context context{std::string(mark)};
        for (const std::size_t size : {1U, 7U, 20U, 75U}) {
            const std::string all = found("ben: " + folded(kBen, size, mark) + mark + kAnna);
            CHECK(all.starts_with("1 ben: BEN\n") && all.ends_with(" ANNA\n"));
        }
    }
}

TEST("a code is found in lines that each begin with a time, a name or a number") {
    for (const char* before : {"12:34 <ben> ", "[2026-11-28 12:34:56] ben: ", "<ben> ", "ben: ",
                               "ben> ", "17. ", "(17) ", "2026-11-28T12:34:56Z [info] ben 17 "}) {
        const check::Context context{std::string(before)};
        for (const std::size_t size : {30U, 45U}) {
            const std::string in = before + folded(kBen, size, concat("\n", before)) + " and on\n";
            CHECK(found(in + "\n" + kAnna)
                      .ends_with(concat(" BEN\n", std::ranges::count(in, '\n') + 2, " ANNA\n")));
            CHECK(found(in).find("bad") == std::string::npos);
        }
    }
}

TEST("a code is found in lines whose ends are escaped, as in JSON") {
    for (const char* mark : {"\\n", "\\r\\n", "\\n> ", "\\n12:34 <ben> "}) {
        const check::Context context{std::string(mark)};
        for (const std::size_t size : {20U, 45U, 75U}) {
            const std::string text = "ben: " + folded(kBen, size, mark) + mark + "anna: " + kAnna;
            CHECK_EQ(found("{\"text\": \"" + text + "\\n\"}"), "1 ben: BEN\n1 anna: ANNA\n");
        }
    }
}

TEST("a code is found in what a terminal was sent, between colours and other sequences") {
    for (const char* mark : {"\x1B[m\x1B[K", "\x1B[1;31m", " \r\x1B[?25h", "\x1B[0m\n\x1B[32m> "}) {
        const check::Context context{std::string(mark)};
        for (const std::size_t size : {3U, 9U, 20U, 75U}) {
            CHECK_EQ(found("\x1B[32mben:\x1B[0m " + folded(kBen, size, mark) + mark),
                     "1 ben: BEN\n");
        }
    }
    CHECK_EQ(found("R&\x1B\x1B\x1B\x1B\x1B[3;.\nben: " + kBen), "2 ben: BEN\n");
}

TEST("a code is found in a table, and across the pages of a print") {
    CHECK_EQ(
        found(concat("| who | code | score |\n| ben | ", folded(kBen, 25, " | 120 |\n|     | "),
                     " |       |\n| anna | ", kAnna, " | 7 |\n"))
            .substr(0, 6),
        "2 BEN\n");
    CHECK_EQ(found(folded(kBen, 40,
                          "\nhttps://example.org/a/b.html   1/2\n\f28.11.26, 12:34   Run\n\n")),
             "1 BEN\n");
}

TEST("a code is found in the parts of a mail that are in base64") {
    const auto base64 = [](std::string_view bytes) {
        constexpr std::string_view kTable =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        std::string result;
        for (std::size_t at = 0; at < bytes.size(); at += 3) {
            unsigned bits = 0;
            for (std::size_t i = at; i < at + 3; ++i) {
                bits = bits << 8 | (i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0U);
            }
            for (int place = 0; place < 4; ++place) {
                result += at + static_cast<std::size_t>(place) > bytes.size()
                              ? '='
                              : kTable[bits >> (18 - 6 * place) & 63U];
            }
        }
        return folded(result, 76, "\r\n");
    };
    const std::string header =
        "Content-Type: text/plain; charset=utf-8\r\ncontent-transfer-encoding: BASE64 \r\n";
    for (const char* behind : {"", ".", "..", "\xC3\xBC!"}) {
        const std::string part = base64("J\xC3\xBCrgen: " + folded(kBen, 60, "\n> ") + behind);
        CHECK_EQ(found(header + "\r\n" + part), "4 J\xC3\xBCrgen: BEN\n");
        CHECK_EQ(found(concat(header, "X: y\r\n\r\n", part, "\r\n--=_1\r\n\r\nanna: ", kAnna)),
                 concat("5 J\xC3\xBCrgen: BEN\n", 8 + (part.size() - 1) / 78, " anna: ANNA\n"));
    }
    CHECK_EQ(found(header + "\r\n" + base64("<p>ben: " + folded(kBen, 60, "<br>\n") + "</p>")),
             "4 ben: BEN\n");
    CHECK_EQ(found(base64("ben: " + kBen)), "");
}

TEST("several codes stand on one line, behind one another or each behind its name") {
    CHECK_EQ(found(kBen + " " + kAnna + "," + kBen), "1 BEN\n1 ANNA\n1 BEN\n");
    CHECK_EQ(found("ben: " + kBen + " anna: " + kAnna), "1 ben: BEN\n1 anna: ANNA\n");
    CHECK_EQ(found("ben: " + kBen + " " + kAnna), "1 ben: BEN\n1 ANNA\n");
    CHECK_EQ(found(folded("ben: " + kBen, kBen.size(), "\n") + " anna: " + kAnna),
             "1 ben: BEN\n2 anna: ANNA\n");
}

TEST("a line end is counted, also one within a code") {
    CHECK_EQ(found("a\nb\r\n\n" + folded(kBen, 20, "\n> ") + "\n" + kAnna),
             concat("4 BEN\n", 5 + (kBen.size() - 1) / 20, " ANNA\n"));
}

TEST("damaged codes among good ones are told, and bar none of them") {
    std::string wrong = kBen;
    wrong[40] = wrong[40] == 'A' ? 'B' : 'A';
    const std::string bad = concat("bad ", kBen.size());
    CHECK_EQ(found(wrong + "\n\n" + kBen + "\n" + wrong + "!\n" + kAnna),
             concat("1 ", bad, "\n3 BEN\n4 ", bad, "\n5 ANNA\n"));
    CHECK_EQ(found("ben: " + wrong + " anna: " + kAnna),
             concat("1 ben: ", bad, "\n1 anna: ANNA\n"));
    CHECK_EQ(found(wrong + " " + kAnna), concat("1 ", bad, "\n1 ANNA\n"));
    CHECK_EQ(found(wrong + folded("\n" + kAnna, 3, "\n> ")), concat("1 ", bad, "\n2 ANNA\n"));
}

TEST("a code that was cut off takes neither the next line's name nor its code") {
    const std::string cut = kBen.substr(0, 30);
    CHECK_EQ(found("ben: " + cut + "\nanna: " + kAnna), "1 ben: bad 30\n2 anna: ANNA\n");
    CHECK_EQ(found("> ben: " + cut + "\n> rudi r.: " + kAnna), "1 ben: bad 30\n2 rudi r.: ANNA\n");
    CHECK_EQ(found(cut + "\n" + kAnna), "1 bad 30\n2 ANNA\n");
    CHECK_EQ(found(cut), "1 bad 30\n");
    CHECK_EQ(found(cut + "..."), "1 bad 30\n");
}

TEST("what begins as no code does is prose") {
    for (const char* prose : {"Codes begin with Roguerun1 and then", "`Roguerun1`", "Roguerun1...",
                              "I made a Rogue run 1-2 times", "Rogue\nrun1-AAAAAAAAAA.",
                              "Roguerun2abc", "Roguerun1", "R", ""}) {
        CHECK_EQ(found(prose), "");
        CHECK(found(concat(prose, " ", kBen)).ends_with(" BEN\n"));
    }
    CHECK_EQ(found("Roguerun1a"), "1 bad 10\n");
    CHECK_EQ(found("Roguerun1a. I made a Rogue run 1-2 times."), "1 bad 10\n");
    CHECK_EQ(found("Roguerun1oguerun1"), "1 bad 17\n");
}

TEST("a damaged code bars no code that begins within a word, as an escaped line end leaves it") {
    const std::string cut = kBen.substr(0, 30);
    CHECK(found(concat("{\"", cut, "\\n", kAnna, "\\n\"}")).ends_with(" ANNA\n"));
    CHECK(found(concat("?", cut, "%0A", kAnna, "%0A")).ends_with(" ANNA\n"));
}

TEST("signs of markup that never ends cost little") {
    std::string in = "Roguerun1a ";
    in.append(3'000'000, '<');
    CHECK_EQ(found(in + "\n" + kBen), "1 bad 10\n2 BEN\n");
}

TEST("a code is returned before the next byte is read") {
    const TemporaryFolder folder;
    CodeFinder finder(kBen + "\n" + kAnna.substr(0, 20), open_standard_input());
    CHECK_EQ(shown(*finder.next()), "1 BEN\n");
}

TEST("the search ends where no code begins in so many bytes") {
    const std::string in = std::string(100, '.') + kBen;
    CHECK(!CodeFinder(in).next(108));
    CHECK_EQ(shown(CodeFinder(in).next(109).value()), "1 BEN\n");
}

TEST("megabytes of folded damage are read in one go, and end with the longest code") {
    std::string damage = "Roguerun1";
    for (int line = 1; line <= 1'200'000; ++line) {
        damage += "a\n";
    }
    CodeFinder finder(damage + kBen);
    CHECK_EQ(finder.next()->code.size(), kLongestCode + 1);
    CHECK_EQ(shown(finder.next().value()), "1200001 BEN\n");
    CHECK(!finder.next());
}

}  // namespace
}  // namespace rogue::test
