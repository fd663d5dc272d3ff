#include "app/looking/story.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "app/commands.hpp"
#include "app/play/farewell.hpp"
#include "app/runs/player_files.hpp"
#include "app/runs/replayed.hpp"
#include "app/runs/run.hpp"
#include "rogue/records/date.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/ui/map_words.hpp"

namespace rogue {
namespace {

/// What has happened in a run for the first time.
class Firsts {
public:
    struct Note {
        std::size_t key;  ///< The number of the key that led to it.
        std::string what;
    };

    /// Notes what the last key has led to.
    void note(const GameKind& kind, const AnyGame& game, std::size_t key) {
        const MessageLog& log = game.log();
        const std::size_t count = std::min(log.added() - messages_, log.size());
        for (std::size_t i = log.size() - count; i < log.size(); ++i) {
            note_first(kind, log[i].text, key);
        }
        messages_ = log.added();
        const int depth = game.standing().depth;
        if (key == 0) {
            deepest_ = depth;
        }
        if (depth > deepest_) {
            deepest_ = depth;
            notes_.push_back({key, text(kind.reach, " ", depth)});
        }
    }

    const std::vector<Note>& notes() const { return notes_; }

private:
    void note_first(const GameKind& kind, std::string_view message, std::size_t key) {
        const auto found = std::ranges::find_if(kind.milestones, [&](const Milestone& one) {
            return match(one.message, message).has_value();
        });
        if (found != kind.milestones.end() &&
            std::ranges::find(reached_, found->what) == reached_.end()) {
            reached_.push_back(found->what);
            message.remove_prefix(message.find_first_not_of(' '));
            notes_.push_back({key, text("first ", found->what, ": ", message)});
        }
    }

    std::size_t messages_ = 0;  // How many were looked at.
    int deepest_ = 0;
    std::vector<std::string_view> reached_;
    std::vector<Note> notes_;
};

// Adds a heading and these lines.
void add_section(Lines& page, std::string_view heading, std::string_view lines) {
    page.add().add(heading);
    while (!lines.empty()) {
        const std::size_t end = lines.find('\n');
        page.add_wrapped("", lines.substr(0, end));
        lines.remove_prefix(end + 1);
    }
}

void add_summary(Lines& page, const Replayed& run) {
    const auto day = day_of_dungeon(run.header);
    page.add("roguelike, the game ", run.kind->name, ", seed ", run.header.seed);
    if (day) {
        page.add("This is the dungeon of ", *day, ".");
    }
    page.add(how_it_ended(*run.kind, *run.game, kOpen));
    const std::size_t keys = run.keys.size();
    page.add("It has ", keys, keys == 1 ? " key" : " keys", ". It began on ",
             minute_of(run.header.began), ".");
}

void add_firsts(Lines& page, const std::vector<Firsts::Note>& notes) {
    if (!notes.empty()) {
        page.add().add("After key");
    }
    for (const auto& [key, what] : notes) {
        constexpr std::size_t kDigits = 9;
        page.add_wrapped(right_aligned(static_cast<std::int64_t>(key), kDigits) + "  ", what);
    }
}

void add_story(Lines& page, const AnyGame& game) {
    const auto story = game.story();
    if (!story) {
        return;
    }
    Frame frame = story->frame();
    const std::string no_keys(Frame::kColumns, ' ');
    frame.put_text(0, Frame::kRows - 1, no_keys, Color::gray);
    const std::string words = words_of(frame);
    const std::size_t heading = words.find('\n');
    add_section(page, std::string_view(words).substr(0, heading),
                std::string_view(words).substr(heading + 1));
}

void add_last_messages(Lines& page, const MessageLog& log) {
    constexpr std::size_t kMost = 10;
    std::string lines;
    for (std::size_t i = log.size() - std::min(log.size(), kMost); i < log.size(); ++i) {
        lines += log[i].text + "\n";
    }
    add_section(page, "The last messages", lines);
}

}  // namespace

Lines story_of(RunReader& file) {
    const GameKind& kind = kind_of(file);
    Firsts firsts;
    const Replayed run = replay_file(file, [&](const AnyGame& game, const std::string& keys) {
        firsts.note(kind, game, keys.size());
    });
    const Frame map = run.game->map().frame();
    Lines page;
    add_summary(page, run);
    add_firsts(page, firsts.notes());
    add_story(page, *run.game);
    add_last_messages(page, run.game->log());
    add_section(page, "The last map", map_text(map, kind.map, Frame::kColumns));
    add_section(page, "At the end", status_text(map, kind.map));
    return page;
}

int print_story(const Options& options) {
    RunReader file = open_run(run_to_show(options));
    write_standard_output(story_of(file));
    return 0;
}

}  // namespace rogue
