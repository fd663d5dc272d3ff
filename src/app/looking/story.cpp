#include "app/looking/story.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include "app/commands.hpp"
#include "app/play/farewell.hpp"
#include "app/runs/dungeon_seed.hpp"
#include "app/runs/named_runs.hpp"
#include "app/runs/player_files.hpp"
#include "rogue/records/date.hpp"
#include "rogue/records/file.hpp"
#include "rogue/records/folders.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/ui/map_words.hpp"

namespace rogue {
namespace {

// Four blanks before a line, behind a blank line, keep it as it is in Markdown, wikis and messages
// of Git, which take a row of `#` for a heading or a comment.
constexpr std::string_view kIndent = "    ";

void add_section(Lines& page, std::string_view heading, std::string_view lines) {
    page.add().add(heading).add();
    while (!lines.empty()) {
        page.add_wrapped(std::string(kIndent), take_part(lines, "\n"));
    }
}

void add_milestones(Lines& page, const Moments& moments) {
    std::string_view heading = "After key";
    for (const Moment& moment : moments.all()) {
        if (moment.is_milestone()) {
            if (!heading.empty()) {
                page.add().add(std::exchange(heading, {})).add();
            }
            constexpr std::size_t kDigits = 5;
            page.add_wrapped(
                concat(kIndent, right_aligned(static_cast<std::int64_t>(moment.key), kDigits),
                       "  "),
                moment.words);
        }
    }
}

void add_page(Lines& page, const std::optional<GamePage>& of) {
    if (of) {
        const std::string words = of->words();
        std::string_view lines = words;
        const std::string_view heading = take_part(lines, "\n");
        add_section(page, heading, lines);
    }
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

void add_summary(Lines& page, const Replayed& run, const std::string& path) {
    const auto day = day_of_dungeon(run.header);
    page.add("roguelike, the game ", run.kind->name, ", seed ", run.header.seed);
    if (day) {
        page.add("This is the daily dungeon of ", *day, ".");
    }
    page.add_wrapped("", how_it_ended(*run.kind, *run.game, kOpen));
    const std::size_t keys = run.keys.size();
    std::error_code error;  // The file may be written long after the last key, or be a copy.
    const auto began = instant_of(run.header.began);
    const bool is_file = std::filesystem::is_regular_file(native_path(path), error);
    using Minutes = std::chrono::minutes;
    const Minutes taken =
        began && is_file ? std::chrono::ceil<Minutes>(last_written(path) - *began) : Minutes(0);
    const bool short_time = taken.count() > 0 && taken < std::chrono::hours(24);
    page.add("It took ", keys, keys == 1 ? " key" : " keys", ". It began on ",
             minute_of(run.header.began),
             short_time ? concat(", and took at most ", taken.count(), " min.") : ".");
}

void add_deeds(Lines& page, const Replayed& run, const Moments& moments) {
    if (!moments.kills().empty()) {
        page.add().add_wrapped("Kills: ", most_common(moments.kills(), moments.kills().size()));
    }
    if (!moments.lowest().empty()) {
        page.add().add_wrapped("Lowest HP: ", moments.lowest());
    }
    add_page(page, run.game->pages().lore);
    add_last_messages(page, run.game->log());
    add_section(page, "At the end", status_text(run.game->status()));
    add_page(page, run.game->pages().pack);
}

void add_last_map(Lines& page, const Replayed& run) {
    const Frame map = run.game->map().frame();
    if (run.game->ending() != Ending::won) {  // It tells nothing of how a run was won.
        add_section(page, "The last map",
                    map_text(map, run.kind->map, run.game->seen_map(), Frame::kColumns));
    }
}

Lines story_of(RunReader& file, const std::string& path) {
    Moments moments;
    const Replayed run = replay_file(file, [&](const Replayed& so_far) {
        moments.update(*so_far.kind, *so_far.game, so_far.keys.size());
    });
    Lines page;
    add_summary(page, run, path);
    add_milestones(page, moments);
    add_deeds(page, run, moments);
    add_last_map(page, run);
    return page;
}

int print_story(const Options& options) {
    const std::string path = run_to_show(options);
    RunReader file = open_run(path);
    write_standard_output(story_of(file, path));
    return 0;
}

}  // namespace rogue
