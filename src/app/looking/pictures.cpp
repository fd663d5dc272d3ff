#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <string>
#include <vector>

#include "app/commands.hpp"
#include "app/looking/film.hpp"
#include "app/looking/story.hpp"
#include "app/runs/ending_words.hpp"
#include "app/runs/named_runs.hpp"
#include "app/runs/player_files.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/run_code.hpp"
#include "rogue/term/standard_streams.hpp"
#include "rogue/ui/pictures/film_page.hpp"
#include "rogue/ui/pictures/svg.hpp"

namespace rogue {
namespace {

using std::chrono::milliseconds;

// Returns a text for people who can't see the picture.
std::string description(const Replayed& run) {
    const auto& [depth, hp, max_hp] = run.game->vitals();
    const MessageLog& log = run.game->log();
    std::string result = concat(capitalized(run.kind->depth_word), " ", depth, ", ", hp, " of ",
                                max_hp, " hit points.");
    for (std::size_t i = 0; i < log.shown_size(); ++i) {
        append(result, " ", log.shown(i).text);
    }
    return result;
}

// Adds what the last key led to: any flashes over the screen before that key, and the screen.
// Returns the index of the frame that shows it best: the middle of the flashes, or else the screen.
std::size_t add_frames(std::vector<TimedFrame>& frames, const AnyGame& game, Frame before,
                       milliseconds frame_time, bool lit) {
    const std::size_t first = frames.size();
    for (const Flash& flash : game.flashes()) {
        compose(before, flash);
        frames.push_back({before, flash.stay});
    }
    frames.push_back({game.screen().frame(lit), frame_time});
    return first + (frames.size() - first - 1) / 2;
}

// Returns how long a frame that waits for a key is shown.
milliseconds frame_time(const Showing& showing) {
    return milliseconds(1000 / showing.speed.value_or(kUsualReplay));
}

// Returns a picture of the last map, of the moment after a key, or of all moments between two keys.
std::string svg(RunReader& file, const std::string& path, const Options& options) {
    const Showing& showing = options.showing;
    const GlyphSet glyphs(options.session.glyphs, {});
    const bool lit = options.session.light;
    const std::size_t last = showing.to ? *showing.to : showing.at.value_or(std::string::npos);
    const std::size_t first = showing.from.value_or(last);
    const std::size_t still_key = showing.at.value_or(last);
    std::vector<TimedFrame> frames;
    std::size_t still = 0;
    Frame before;
    std::string words;
    const Replayed run = replay_file(file, [&](const Replayed& so_far) {
        const std::size_t key = so_far.keys.size();
        if (key >= first && key <= last) {
            const std::size_t best =
                add_frames(frames, *so_far.game, before, frame_time(showing), lit);
            still = key <= still_key ? best : still;
            words = key <= still_key ? description(so_far) : words;
        }
        if (key + 1 >= first && key < last) {
            before = so_far.game->screen().frame(lit);
        }
    });
    const std::size_t asked = std::max(showing.to.value_or(0), showing.at.value_or(0));
    if (asked > run.keys.size()) {
        throw std::runtime_error(
            concat(path, ": there is no key ", asked, ": the run has ", run.keys.size()));
    }
    if (frames.empty()) {
        frames.push_back({(showing.at ? run.game->screen() : run.game->map()).frame(lit)});
        words = description(run);
    }
    const std::string title = concat("roguelike, seed ", run.header.seed, ", after key ",
                                     std::min(still_key, run.keys.size()));
    return showing.to ? svg_of(frames, still, title, words, glyphs)
                      : svg_of({&frames[still], 1}, 0, title, words, glyphs);
}

// Returns the run's code, or an empty string if it would be longer than the codes that are read.
std::string code_of_run(const Replayed& run) {
    std::string code = code_of({run.header, run.keys, checksum(*run.game), run.recorded_end});
    return code.size() > kLongestCode ? "" : code;
}

void print_code(RunReader& file) {
    const std::string code = code_of_run(replay_file(file));
    if (code.empty()) {
        throw std::runtime_error("the run is too long for a code");
    }
    write_standard_output(Raw{code + "\n"});
}

// Returns the title of a page, such as `roguelike world: won, 2170 points, 4 brands; seed 8105`.
std::string title_of(const Replayed& run) {
    const AnyGame& game = *run.game;
    const int gathered = game.gains().gathered;
    const std::string killer = killer_of(game);
    const std::string_view things = gathered == 1 ? run.kind->one_gathered : run.kind->gathered;
    const std::string end = killer.empty() ? concat(run.kind->depth_word, " ", game.tally().deepest)
                                           : concat("killed by ", killer);
    return concat("roguelike ", run.kind->name, ": ", game.ending() == Ending::won ? "won" : end,
                  ", ", game.tally().score, " points",
                  gathered == 0 ? "" : concat(", ", gathered, " ", things), "; seed ",
                  run.header.seed);
}

void print_html(RunReader& file, const Options& options) {
    BufferedOutput output;
    FilmPage page(frame_time(options.showing), kind_of(file).glyphs, options.session.light,
                  [&](std::string_view bytes) { output.print(bytes); },
                  {options.session.glyphs, {}});
    Moments moments;
    const Replayed run = replay_file(file, [&](const Replayed& so_far) {
        moments.update(*so_far.kind, *so_far.game, so_far.keys.size());
        show(page, *so_far.game);
    });
    Lines begin;
    Lines deeds;
    Lines end;
    add_summary(begin, run);
    add_deeds(deeds, run, moments);
    add_last_map(end, run);
    page.finish({.title = title_of(run),
                 .keys = run.keys,
                 .moments = moments,
                 .gathered = run.kind->one_gathered,
                 .begin = begin.text(),
                 .deeds = deeds.text(),
                 .end = end.text(),
                 .code = code_of_run(run)});
    output.flush();
}

}  // namespace

int replay(const Options& options) {
    const std::string path = run_to_show(options);
    RunReader file = open_run(path);
    switch (options.showing.as) {
        case ReplayAs::screens:
            show_replay(file, path, options);
            break;
        case ReplayAs::svg:
            write_standard_output(Raw{svg(file, path, options)});
            break;
        case ReplayAs::html:
            print_html(file, options);
            break;
        case ReplayAs::code:
            print_code(file);
            break;
    }
    return 0;
}

}  // namespace rogue
