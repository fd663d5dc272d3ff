#include "rogue/base/message_log.hpp"

#include <algorithm>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/printing.hpp"

namespace rogue::test {
namespace {

TEST("a new log is empty") {
    CHECK_EQ(MessageLog().size(), 0U);
}

TEST("the map shows the newest four messages, oldest first") {
    MessageLog log;
    std::string expected;
    for (int i = 1; i <= 4; ++i) {
        log.add(concat("message ", i), Color::gray);
        expected += concat("Gray: message ", i, "\n");
        CHECK_EQ(log.shown_size(), static_cast<std::size_t>(i));
        CHECK_EQ(news(log), expected);
    }
    for (int i = 5; i <= 10; ++i) {
        log.add(concat("message ", i), Color::gray);
        expected = expected.substr(expected.find('\n') + 1) + concat("Gray: message ", i, "\n");
        CHECK_EQ(log.shown_size(), 4U);
        CHECK_EQ(news(log), expected);
    }
}

TEST("the newest two hundred messages are kept to be read again, oldest first") {
    MessageLog log;
    for (int i = 1; i <= 350; ++i) {
        log.add(concat("message ", i), Color::gray);
        CHECK_EQ(log.size(), std::min<std::size_t>(static_cast<std::size_t>(i), 200));
    }
    for (std::size_t i = 0; i < log.size(); ++i) {
        CHECK_EQ(log[i].text, concat("message ", i + 151));
    }
}

TEST("messages that are no longer to be shown are still kept to be read again") {
    MessageLog log;
    log.add("old", Color::gray);
    log.clear_shown();
    CHECK_EQ(log.shown_size(), 0U);
    log.add("new", Color::gray);
    CHECK_EQ(log.shown_size(), 1U);
    CHECK_EQ(log.shown(0).text, "new");
    CHECK_EQ(log.size(), 2U);
    CHECK_EQ(log[0].text, "old");
}

TEST("every message keeps its colour, and equal ones are kept one by one") {
    MessageLog log;
    log.add("again", Color::red);
    log.add("again", Color::cyan);
    log.add("again", Color::red);
    CHECK_EQ(news(log), "Red: again\nCyan: again\nRed: again\n");
}

}  // namespace
}  // namespace rogue::test
