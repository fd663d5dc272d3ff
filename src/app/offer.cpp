#include "rogue/app/offer.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "rogue/app/new_run.hpp"
#include "rogue/app/player_files.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {
namespace {

using std::chrono::system_clock;

enum class Answer { resume, start_new, drop, next, leave };

std::string local_time(system_clock::time_point when) {
    const std::time_t seconds = system_clock::to_time_t(when);
    std::array<char, 32> buffer;
    const std::tm* local = std::localtime(&seconds);
    const std::size_t size =
        local == nullptr ? 0 : std::strftime(buffer.data(), buffer.size(), "%Y-%m-%d %H:%M", local);
    return {buffer.data(), size};
}

Answer answer_to(const Keystroke& stroke) {
    switch (stroke.character) {
        case U'y':
        case U'Y':
            return Answer::resume;
        case U'n':
        case U'N':
            return Answer::start_new;
        case U'd':  // Not D: with it a Left arrow ends, whose parts may come slowly.
            return Answer::drop;
        case U'q':
        case U'Q':
            return Answer::leave;
        default:
            return Answer::next;
    }
}

// The letter s is for players without arrow keys.
bool asks_for_next(const Keystroke& stroke) {
    return stroke.kind == Keystroke::Kind::right || stroke.character == U's' ||
           stroke.character == U'S';
}

// Returns what to say, where runs are offered, about a run that could not be opened.
std::string_view why_not(const std::runtime_error& error, std::vector<std::string>& problems) {
    const auto* failure = dynamic_cast<const std::system_error*>(&error);
    if (failure != nullptr && failure->code() == std::errc::resource_unavailable_try_again) {
        return "Somebody is playing it at this moment.";
    }
    if (std::ranges::find(problems, error.what()) == problems.end()) {
        problems.emplace_back(error.what());
    }
    return "It can't be resumed any more.";
}

void show(Session& session, const UnfinishedRun& run, std::size_t place, std::size_t count,
          std::string_view problem) {
    const Replayed& state = run.state;
    const auto& [depth, hp, max_hp] = state.standing;
    const std::string last_played = local_time(run.last_played);
    session.show({Offer{state.game->name, depth, hp, max_hp, state.outcome.tally.score, last_played,
                        static_cast<int>(place + 1), static_cast<int>(count), problem},
                  Awaited::answer});
}

// Shows the run at that place and waits for a key that answers. Meanwhile it looks at the other
// files, which may show that there are fewer runs.
Answer ask(Session& session, UnfinishedRuns& offered, std::size_t place, std::string_view problem) {
    constexpr std::chrono::milliseconds kBetweenFiles{1};
    std::size_t shown = 0;
    while (!session.over()) {
        if (shown != offered.at_most()) {
            shown = offered.at_most();
            show(session, *offered.at(place), place, shown, problem);
        }
        const auto stroke = session.next_keystroke(
            offered.all_seen() ? std::nullopt : std::optional(kBetweenFiles));
        const Answer answer = stroke ? answer_to(*stroke) : Answer::next;
        if (answer != Answer::next || (stroke && asks_for_next(*stroke))) {
            return answer;
        }
        if (!stroke && !offered.all_seen()) {
            offered.look_at_next();
        }
    }
    return Answer::leave;
}

}  // namespace

UnfinishedRuns runs_to_offer(const Options& options) {
    if (options.resume && !options.files.empty()) {
        return UnfinishedRuns(unfinished_run(options.files.front(), options));
    }
    UnfinishedRuns runs;
    const auto folder = runs_folder(options);
    if (folder && options.record && !options.record_file) {
        runs = UnfinishedRuns(*folder, options);
    }
    if (runs.at(0) == nullptr && options.resume) {
        std::string why = "there is no run to resume";
        for (const std::string& problem : runs.problems()) {
            why += "; " + problem;
        }
        throw std::runtime_error(why);
    }
    return runs;
}

std::unique_ptr<Run> choose_run(const Options& options, UnfinishedRuns& offered, Session& session,
                                std::vector<std::string>& problems) {
    if (options.resume) {
        return resumed(*offered.at(0));
    }
    std::size_t place = 0;
    std::string_view problem;
    while (offered.at(0) != nullptr) {
        place = offered.at(place) != nullptr ? place : 0;  // The first follows the last.
        const Answer answer = ask(session, offered, place, std::exchange(problem, {}));
        if (answer == Answer::leave) {
            return nullptr;
        }
        if (answer == Answer::start_new) {
            break;
        }
        if (answer == Answer::next) {
            ++place;
            continue;
        }
        try {
            if (answer == Answer::resume) {
                return resumed(*offered.at(place));
            }
            offered.drop(place);
        } catch (const std::runtime_error& error) {
            problem = why_not(error, problems);
        }
    }
    return new_run(options);
}

SessionSettings session_settings(const Options& options) {
    const char* no_color = std::getenv("NO_COLOR");  // https://no-color.org
    const bool forbidden = no_color != nullptr && *no_color != '\0';
    const bool color = options.color == ColorChoice::always ||
                       (options.color == ColorChoice::automatic && !forbidden);
    return {options.glyphs, options.keys, color, options.background};
}

}  // namespace rogue
