#include <optional>
#include <string>

#include "app/games.hpp"
#include "app/keys/controller.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/failing_files.hpp"
#include "tests/support/temporary_folder.hpp"

// When the keys of a run are brought to the disk.

namespace rogue::test {
namespace {

/// A player who types `g` for each letter `g` of a script, waits long at each blank, and leaves.
class SlowSession final : public Session {
public:
    explicit SlowSession(std::string script) : script_(std::move(script)) {}

    std::optional<Keystroke> next_keystroke(
        std::optional<std::chrono::milliseconds> timeout) override {
        if (script_.empty()) {
            over_ = true;
            return std::nullopt;
        }
        if (script_[0] == ' ' && timeout) {
            return std::nullopt;
        }
        script_.erase(0, script_[0] == ' ' ? 2 : 1);
        return Keystroke{Keystroke::Kind::character, U'g'};
    }
    bool over() const override { return over_; }
    bool closed_by_player() const override { return false; }

private:
    void present(std::chrono::milliseconds /*stay*/) override {}

    std::string script_;
    bool over_ = false;
};

class PlainestController final : public rogue::Controller {
public:
    using rogue::Controller::Controller;

private:
    bool handle_own_key(char32_t /*character*/) override { return false; }
    void warn(std::string_view /*what*/) override {}
    void before_key(Key /*key*/, bool /*known*/) override {}
    void tell_end_of(const Walk& /*walk*/) override {}
};

// Whether the file was flushed that often at least, before the run was left.
bool flushes(const std::string& script, int times) {
    const TemporaryFolder folder;
    FailingFiles failing(times, {Fault::Kind::error, std::errc::io_error}, "flush");
    const GameKind& game = *games().front();
    LiveRun run(game, {game.rules, 1, "2026-01-02T03:04:05Z"},
                [&] { return LogFile::create(folder.path("a.run"), failing); });
    SlowSession session(script);
    PlainestController(session, run, Controls()).play();
    return !failing.met().empty();
}

TEST("keys are brought to the disk once the keyboard is quiet, and not one by one") {
    CHECK(!flushes("gggggggg", 1));
    CHECK(flushes("gggg g", 1));
    CHECK(!flushes("gggg gggg", 2));
    CHECK(flushes("gg gg ggg", 2));
    CHECK(!flushes(" ggg", 1));  // There is no file yet.
}

}  // namespace
}  // namespace rogue::test
