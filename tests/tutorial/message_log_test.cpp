#include "rogue/tutorial/message_log.hpp"

#include <string>

#include "tests/support/check.hpp"
#include "tests/support/tutorial_world.hpp"

namespace rogue::test {
namespace {

TEST("the log keeps the nine newest messages, oldest first") {
    tutorial::MessageLog log;
    CHECK_EQ(news(log), "");
    log.add("a");
    log.add("b");
    CHECK_EQ(news(log), "a\nb\n");
    for (const char letter : std::string("cdefghijk")) {
        log.add({letter});
    }
    CHECK_EQ(log.size(), 9U);
    CHECK_EQ(news(log), "c\nd\ne\nf\ng\nh\ni\nj\nk\n");
}

TEST("a log that was cleared begins anew") {
    tutorial::MessageLog log;
    log.add("a");
    log.clear();
    CHECK_EQ(log.size(), 0U);
    log.add("b");
    CHECK_EQ(news(log), "b\n");
}

}  // namespace
}  // namespace rogue::test
