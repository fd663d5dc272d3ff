#include "app/arguments.hpp"

#include "tests/support/check.hpp"
#include "tests/support/program.hpp"

namespace rogue::test {
namespace {

TEST("a harmless word is typed as it is, any other in single quotes") {
    CHECK_EQ(shell_word("--resume=/home/anna/a-1.run").value(), "--resume=/home/anna/a-1.run");
    CHECK_EQ(shell_word("/tmp/two words").value(), "'/tmp/two words'");
    CHECK_EQ(shell_word("it's").value(), "'it'\\''s'");
    CHECK_EQ(shell_word("").value(), "''");
}

TEST("a shell hands every typed word on as it is") {
    for (const std::string word :
         {"plain", "",      "'",   "''",  "it's", "$(id)", "`id`",   "$HOME", "a\\nb",
          "\\",    "a b",   "*",   "~",   "~/x",  "#",     "a;b",    "a&b",   "!!",
          "\"",    "{a,b}", "[a]", "a|b", "<a>",  "-x",    "\u00E9", "%s",    "a=b"}) {
        const check::Context context(word);
        CHECK_EQ(run_program({"/bin/sh", "-c", "printf %s. " + shell_word(word).value()}).out,
                 word + ".");
    }
}

TEST("a word that is not printable is not typed") {
    for (const std::string word : {"a\nb", "\x1b[2J", "caf\xe9", "\x7f"}) {
        CHECK(!shell_word(word));
    }
}

}  // namespace
}  // namespace rogue::test
