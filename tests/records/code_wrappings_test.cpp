#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/found_codes.hpp"

// What programs wrap around codes and names: each row is a kind of text, each column a name.

namespace rogue::test {
namespace {

constexpr auto kPosters =
    std::to_array<std::string_view>({"ben", "Ben Lee", "J\xC3\xBCrgen", "x_7", "O'Neil"});

std::string with(std::string text, std::string_view word, std::string_view value) {
    for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at)) {
        text.replace(at, word.size(), value);
        at += value.size();
    }
    return text;
}

// The text with a name, a code, and the code in three pieces.
std::string wrapped(std::string_view text, std::string_view name) {
    const std::size_t third = kBen.size() / 3;
    std::string result = with(std::string(text), "NAME", name);
    result = with(result, "CODE", kBen);
    result = with(result, "ONE", kBen.substr(0, third));
    result = with(result, "TWO", kBen.substr(third, third));
    return with(result, "THREE", kBen.substr(2 * third));
}

// The names and codes that are found, without the lines.
std::string names_in(const std::string& text) {
    std::string result;
    std::string_view rest = text;
    while (!rest.empty()) {
        std::string_view line = take_part(rest, "\n");
        line.remove_prefix(line.find(' ') + 1);
        append(result, line, "\n");
    }
    return result;
}

void expect_named(std::string_view text) {
    for (const std::string_view name : kPosters) {
        const check::Context context{wrapped(text, name)};
        CHECK_EQ(names_in(found(wrapped(text, name))), concat(name, ": BEN\n"));
    }
}

void expect_nobody(std::string_view text) {
    for (const std::string_view name : kPosters) {
        const check::Context context{wrapped(text, name)};
        CHECK_EQ(names_in(found(wrapped(text, name))), "BEN\n");
    }
}

TEST("a name in another part of a page is not that of a code") {
    for (const char* text :
         {"NAME: nice!\nCODE", "<p>NAME: nice!</p><p>CODE</p>",
          "<div>NAME: nice!</div><div>CODE</div>", "NAME: nice!<br>CODE", "NAME: nice!<BR/>CODE",
          "<ul><li>NAME: nice!<li>CODE</ul>", "<table><tr><td>NAME: nice!<tr><td>CODE</table>",
          "<rss><channel><item><title>NAME: my first dragon</title><description>CODE",
          "<item><title>NAME: hi</title><description>&lt;p&gt;CODE&lt;/p&gt;</description></item>",
          "<blockquote>NAME: hi</blockquote>CODE", "[quote]NAME: hi[/quote]CODE",
          "[{\"text\":\"NAME: nice!\"},{\"text\":\"CODE\"}]", "{\"a\":\"NAME: hi\",\"b\":\"CODE\"}",
          "<section>NAME: hi</section>\n<article>CODE</article>", "NAME: hi&#10;CODE"}) {
        expect_nobody(text);
    }
}

TEST("a part of a line ends no line") {
    for (const char* text :
         {"<p>NAME: <b>my best</b>, CODE", "<b>NAME</b>: CODE", "<em>NAME:</em> <code>CODE</code>",
          "<a href=\"/u/1\">NAME</a>: <span class=\"x y\">CODE</span>",
          "NAME: <font size=2>CODE</font>", "NAME: x<sup>2</sup>, CODE",
          "[b]NAME[/b]: [color=red]CODE[/color]", "<NAME@example.org>: x\nNAME: CODE",
          "NAME: <!-- so -->CODE", "NAME: <a href=\"https://example.org/?CODE\">it</a>"}) {
        expect_named(text);
    }
}

TEST("a code in pieces behind times, names and numbers is found whatever ends the lines") {
    for (const char* text :
         {"NAME: ONE\n[12:31] NAME: TWO\n[12:32] NAME: THREE",
          "NAME: ONE<br>[12:31] NAME: TWO<br>[12:32] NAME: THREE",
          "<p><b>NAME</b>: ONE</p></div><div><span>NAME</span> TWO</p></div><div><span>NAME</span> "
          "THREE</p></div>",
          "<table><tr><td>1</td><td>NAME: "
          "ONE</td></tr><tr><td>2</td><td>TWO</td></tr><tr><td>3</td>"
          "<td>THREE</td></tr></table>",
          "[{\"id\":1,\"from\":\"NAME\",\"text\":\"ONE\"},{\"id\":2,\"from\":\"NAME\",\"text\":"
          "\"TWO\"},"
          "{\"id\":3,\"from\":\"NAME\",\"text\":\"THREE\"}]",
          "NAME: ONE<br/>\n2<br/>\nTWO<br/>\n<hr/>3<br/>\nTHREE<br/>"}) {
        expect_named(text);
    }
}

TEST("a name on the line above is that of a code, in HTML too") {
    for (const char* text :
         {"**NAME:**\nCODE", "<p><strong>NAME:</strong>\nCODE</p>",
          "<p><strong>NAME:</strong></p><p>CODE</p>", "<p><strong>NAME:</strong><br>CODE</p>",
          "<td>NAME:</td>\n<td>CODE</td>", "<td>NAME:</td><td>CODE</td>",
          "<dl><dt>NAME:</dt>\n<dd>CODE</dd></dl>", "<dl><dt>NAME:<dd>CODE</dl>"}) {
        expect_named(text);
    }
}

TEST("a label is no name") {
    for (const char* text :
         {"\"text\": \"CODE\"", "\"content\": \"CODE\"", "{\"body\": \"CODE\"}",
          "{\"code\":\"CODE\",\"n\":1}", "{\"NAME\": \"CODE\"}", "{\"a\": {\"NAME\": \"CODE\"}}",
          "QR-Code:CODE", "Subject: CODE", "Title: CODE", "Code: CODE", "code: my best, CODE",
          "**Code:** CODE", "Code:\nCODE", "text: CODE", "{\"messages\": [\"NAME\", \"CODE\"]}"}) {
        expect_nobody(text);
    }
    for (const char* text : {"NAME: Code: CODE", "Subject: NAME: CODE", "\"NAME\": CODE",
                             "{\"NAME\": CODE}", "NAME: code, CODE"}) {
        expect_named(text);
    }
}

TEST("an object of JSON says whose its code is") {
    for (const char* text :
         {"{\"from\":\"NAME\",\"text\":\"CODE\"}", "{\"text\":\"CODE\",\"from\":\"NAME\"}",
          "{\"author\": \"NAME\", \"body\": \"my best, CODE\"}",
          "{\"name\": \"NAME\", \"code\": \"CODE\"}",
          "{\"user\":\"NAME\",\"n\":17,\"x\":null,\"text\":\"hi\\nCODE\"}",
          "{\"content\":{\"body\":\"CODE\",\"type\":\"m.text\"},\"sender\":\"NAME\"}",
          "{\"name\":\"a chat\",\"messages\":[{\"from\":\"anna\",\"text\":\"hi\"},"
          "{\"from\":\"NAME\",\"text\":[\"so: \",{\"type\":\"code\",\"text\":\"CODE\"}]}]}",
          "[{\"content\":\"CODE\",\"mentions\":[{\"name\":\"anna\"}],\"author\":{\"id\":\"1\","
          "\"name\":\"NAME\",\"roles\":[{\"name\":\"x\"}]},\"reactions\":[{\"name\":\"y\"}]}]",
          "{\n  \"author\": {\n    \"id\": 1,\n    \"name\": \"NAME\"\n  },\n  \"text\": "
          "\"CODE\"\n}\n",
          "{\"from\":\"anna\",\"text\":\"NAME: CODE\"}",
          "{\"from\":\"NAME\",\"text\":\"<p>hi: you<\\/p><p>CODE<\\/p>\"}",
          "{\"from\":\"NAME\",\"text\":\"\\u003cb\\u003eCODE\\u003c/b\\u003e\"}"}) {
        expect_named(text);
    }
    for (const char* text : {"[{\"from\":\"NAME\",\"text\":\"hi\"},{\"text\":\"CODE\"}]",
                             "{\"name\":\"NAME\",\"messages\":[{\"text\":\"CODE\"}]}",
                             "[{\"text\":\"CODE\"},{\"from\":\"NAME\",\"text\":\"hi\"}]",
                             "{\"from_id\":\"NAME\",\"text\":\"CODE\"}",
                             "{\"text\":\"CODE\",\"mentions\":[{\"name\":\"NAME\"}],\"server\":{"
                             "\"name\":\"NAME\"}}"}) {
        expect_nobody(text);
    }
}

TEST("a name may have escapes of JSON, and of HTML by name") {
    for (const auto& [written, name] : {std::pair("J\\u00fcrgen", "J\xC3\xBCrgen"),
                                        {"\\ud83d\\udc00", "\xF0\x9F\x90\x80"},
                                        {"a\\/b", "a/b"},
                                        {"\\ud83dx", "x"}}) {
        const check::Context context{std::string(written)};
        CHECK_EQ(found(wrapped("{\"from\":\"NAME\",\"text\":\"CODE\"}", written)),
                 concat("1 ", name, ": BEN\n"));
    }
    for (const auto& [written, name] : {std::pair("J&uuml;rgen", "J\xC3\xBCrgen"),
                                        {"&Eacute;va", "\xC3\x89va"},
                                        {"&yuml;", "\xC3\xBF"},
                                        {"O&apos;Neil", "O'Neil"},
                                        {"Ben&nbsp;Lee", "Ben Lee"},
                                        {"&quot;ben&quot;", "ben"},
                                        {"a&unknown;b", "a b"}}) {
        const check::Context context{std::string(written)};
        CHECK_EQ(found(wrapped("<p>NAME: CODE", written)), concat("1 ", name, ": BEN\n"));
    }
}

TEST("a name has a wide colon, brackets without a colon, or a signature behind it") {
    for (const char* text :
         {"NAME\xEF\xBC\x9A"
          "CODE",
          "NAME\xEF\xBC\x9A look, CODE", "[12:30] <NAME> CODE", "12:30:17 <@NAME> my best, CODE",
          "<NAME> CODE", "2026-11-28 12:30 &lt;NAME&gt; CODE",
          "[[User:NAME|NAME]] ([[User talk:NAME|talk]]): CODE", "* [[NAME]]: CODE",
          "[NAME](https://example.org/u) wrote\n[NAME](https://example.org/u): CODE"}) {
        expect_named(text);
    }
    expect_nobody("NAME <3 CODE");
    expect_nobody("NAME is <good> CODE");
}

TEST("ligatures in a code are its letters") {
    const std::string letters = "Rffi3ffl4fi5fl6ff7st8st9";
    const std::string code = with_check(letters);
    const std::string written = "Roguerun1R" + utf8(0xFB03) + "3" + utf8(0xFB04) + "4" +
                                utf8(0xFB01) + "5" + utf8(0xFB02) + "6" + utf8(0xFB00) + "7" +
                                utf8(0xFB05) + "8" + utf8(0xFB06) + "9" +
                                code.substr(kRunCode.size() + letters.size());
    CHECK_EQ(CodeFinder("ben: " + written).next().value().code, code);
    CHECK_EQ(CodeFinder("ben: " + with(code, "fi", "&#xFB01;")).next().value().code, code);
    CHECK_EQ(found("\xEF\xEF\xAC"
                   "ben: " +
                   kBen + "\xEF\xAC"),
             "1 \\xef\\xef\\xacben: BEN\n");
}

TEST("a word that begins almost as a code is a damaged code at its place") {
    for (const char* mark :
         {"Rogueruni", "roguerun1", "RogueRunl", "ROGUERUN1", "RogueRun1", "roguerunI"}) {
        const check::Context context{std::string(mark)};
        const std::string in = mark + kBen.substr(kRunCode.size());
        const std::string bad = concat("2 ben: bad ", kBen.size(), "\n");
        CHECK_EQ(found("anna: hi\nben: " + in + "\n"), bad);
        CHECK_EQ(found(concat("\nben: ", in, " and\nanna: ", kAnna)), bad + "3 anna: ANNA\n");
        CHECK_EQ(found(concat(kAnna, "\nben: ", in)), "1 ANNA\n" + bad);
        CHECK_EQ(found(concat(mark, " is how codes begin, and ", mark, ".")), "");
        CHECK_EQ(found(concat("a", mark, "abc")), "");
    }
}

}  // namespace
}  // namespace rogue::test
