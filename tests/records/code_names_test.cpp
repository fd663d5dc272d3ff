#include <string>
#include <utility>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/found_codes.hpp"

// Whose code it is, in texts as people and programs write them.

namespace rogue::test {
namespace {

TEST("the name is what stands before a code on its line, up to a colon") {
    for (const auto& [before, name] : {std::pair("ben: ", "ben: "),
                                       {"ben:", "ben: "},
                                       {"Ben and Anna : ", "Ben and Anna: "},
                                       {"> > ben:  \t", "ben: "},
                                       {"\xEF\xBB\xBF> ben: ", "ben: "},
                                       {"anna:\nben: ", "ben: "},
                                       {"ben: my best so far, ", "ben: "},
                                       {"12:30 ben: ", "ben: "},
                                       {"[28/11/2026, 12:30:17] ben: ", "ben: "},
                                       {"2026-11-28T12:30:17.5Z ben: ", "ben: "},
                                       {"28.11.26, 12:30 - Ben Lee: ", "Ben Lee: "},
                                       {"Nov 28, 2026 12:30 PM ben: ", "ben: "},
                                       {"ben [12:30 PM]: ", "ben: "},
                                       {"<p>ben: ", "ben: "},
                                       {"<p class=\"a\"><b>ben</b>: ", "ben: "},
                                       {"<ben>: ", "ben: "},
                                       {"&lt;ben&gt;: ", "ben: "},
                                       {"- ben: ", "ben: "},
                                       {"1. **ben**: ", "ben: "},
                                       {"_ben_: ", "ben: "},
                                       {"\"ben\": ", "ben: "},
                                       {"| `ben`: ", "ben: "},
                                       {"AMy: ", "AMy: "},
                                       {"Ben, [28.11.26 12:34]: ", "Ben: "},
                                       {"**Ben** wrote: ", "Ben wrote: "},
                                       {"Ben (she/her): ", "Ben (she/her): "},
                                       {"1) Ben: ", "Ben: "},
                                       {"50 Cent: ", "50 Cent: "},
                                       {"J&#252;rgen O&#x27;Neil: ", "J\xC3\xBCrgen O'Neil: "},
                                       {"\xE2\x80\xA2 Ben: ", "Ben: "},
                                       {"\xE2\x80\x9C"
                                        "Ben\xE2\x80\x9D: ",
                                        "Ben: "},
                                       {"Player 29: ", "Player 29: "},
                                       {"Re: ben: ", "Re: ben: "},
                                       {"12:30 <ben> ", "ben: "},
                                       {"https://a.b/", ""},
                                       {"anna said: bye\n", ""},
                                       {"anna:\nfor ben, ", ""},
                                       {"ben ", ""},
                                       {" : ", ""},
                                       {"a\x07\x1B[1mb\x1B[0;32m: ", "a\\x07b: "},
                                       {"_ben:_ ", "ben: "},
                                       {"ben:\n", "ben: "},
                                       {"> **ben:**\r\n> ", "ben: "},
                                       {"- ben:\n  ", "ben: "},
                                       {"'''ben:''' ", "ben: "},
                                       {"[b]ben:[/b] ", "ben: "},
                                       {"[url=https://a.b/]ben[/url]: ", "ben: "},
                                       {"**[@ben](https://a.b/c)**: ", "ben: "},
                                       {"\\*ben\\_lee\\*: ", "ben_lee: "},
                                       {"- [x] ben: ", "ben: "},
                                       {"\xE2\x97\x8F ben: ", "ben: "},
                                       {"\xE2\x94\x82 ben: ", "ben: "},
                                       {"[12:30 PM] <ben>: ", "ben: "},
                                       {"2026-11-28T12:30:17Z <@ben>: ", "ben: "},
                                       {"28 Nov 2026 12:30:17 +0100 ben: ", "ben: "},
                                       {"&lt;p&gt;ben: ", "ben: "},
                                       {"&amp;lt;ben&amp;gt;: ", "ben: "},
                                       {"<![CDATA[ben: ", "ben: "},
                                       {"{\"from\": \"anna\", \"text\": \"ben: ", "ben: "},
                                       {"{\"text\":\"anna: hi\\r\\nben: ", "ben: "},
                                       {"2026-11-20,\"ben: ", "ben: "},
                                       {"anna\tben: ", "ben: "},
                                       {"| 12 | ben: ", "ben: "},
                                       {"3.14: ", "3.14: "},
                                       {"\xEF\xBD\x82\xEF\xBD\x85: ", "\xEF\xBD\x82\xEF\xBD\x85: "},
                                       {"\xE2\x80\xAE"
                                        "b\xE2\x80\x8B"
                                        "en\xE2\x80\xAC: ",
                                        "ben: "},
                                       {"ben\xC2\xA0lee:\xE3\x80\x80", "ben lee: "},
                                       {"\xE2\x80\x8B\xC2\xA0: ", ""},
                                       {"\xE2\x80: ", ""},
                                       {"{\xE2\x80{: ", ""},
                                       {"ben\xE2\x80: ", "ben\\xe2\\x80: "},
                                       {"12345678901234567890123: ", "45678901234567890123: "},
                                       {"\xF0\x9F\x90\x80"
                                        "2345678901234567890\xF0\x9F\x90\x80: ",
                                        "345678901234567890\xF0\x9F\x90\x80: "}}) {
        const check::Context context{std::string(before)};
        const std::string all = found(before + kBen);
        CHECK_EQ(all.substr(all.find(' ') + 1), concat(name, "BEN\n"));
    }
    CHECK_EQ(found(std::string(100'000, 'x') + ": " + kBen),
             concat("1 ", std::string(20, 'x'), ": BEN\n"));
}

TEST("of a long line, the name nearest to the code is its player") {
    const std::string before(1'000, '.');
    CHECK_EQ(found("<p>anna: hi</p><p class='" + before + "'><p>ben: " + kBen), "1 ben: BEN\n");
}

}  // namespace
}  // namespace rogue::test
