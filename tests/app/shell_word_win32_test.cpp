#include "app/arguments.hpp"

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

TEST("a harmless word is typed as it is, any other in double quotes") {
    CHECK_EQ(shell_word("--resume=C:\\Users\\anna\\a-1.run").value(),
             "--resume=C:\\Users\\anna\\a-1.run");
    CHECK_EQ(shell_word("C:\\two words").value(), "\"C:\\two words\"");
    CHECK_EQ(shell_word("a&b").value(), "\"a&b\"");
    CHECK_EQ(shell_word("").value(), "\"\"");
}

TEST("a backslash keeps its meaning before a quote") {
    CHECK_EQ(shell_word("C:\\two words\\").value(), "\"C:\\two words\\\\\"");
}

TEST("a program whose name must be quoted is not called: PowerShell would only print the name") {
    CHECK_EQ(shell_program("C:\\games\\roguelike.exe").value(), "C:\\games\\roguelike.exe");
    CHECK(!shell_program("C:\\My games\\roguelike.exe"));
}

TEST("what is expanded even in quotes is not typed") {
    for (const std::string word : {"%PATH%", "$(calc)", "`n", "a\"b", "a\nb"}) {
        CHECK(!shell_word(word));
    }
}

}  // namespace
}  // namespace rogue::test
