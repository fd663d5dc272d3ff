#include "app/play/offer.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "app/keys/controller.hpp"
#include "app/keys/key_layout.hpp"
#include "app/runs/dungeon_seed.hpp"
#include "app/runs/new_run.hpp"
#include "rogue/base/text.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {
namespace {

using std::chrono::system_clock;

enum class Answer { resume, start_new, drop, next, previous, leave };

std::string local_time(system_clock::time_point when) {
    const std::time_t seconds = system_clock::to_time_t(when);
    std::array<char, 32> buffer;
    const std::tm* local = std::localtime(&seconds);
    const std::size_t size =
        local == nullptr ? 0 : std::strftime(buffer.data(), buffer.size(), "%Y-%m-%d %H:%M", local);
    return {buffer.data(), size};
}

// Returns the meaning of a keystroke. There is no game yet.
std::optional<Answer> answer_of(Keystroke stroke, KeyLayout layout) {
    if (const auto arrow = direction_of(key_for(stroke, KeySet(""), layout, Prompt::answer))) {
        const bool on = *arrow == Direction::right || *arrow == Direction::down;
        return on ? Answer::next : Answer::previous;
    }
    switch (small_letter(stroke.character)) {
        case U'y':
        case U'\r':
            return Answer::resume;
        case U'n':
            return Answer::start_new;
        case U's':  // For players without arrow keys.
            return Answer::next;
        case U'q':
            return Answer::leave;
        default:
            return std::nullopt;
    }
}

// Returns what to say about an offered run that could not be opened.
std::string_view why_not(const std::runtime_error& error, std::vector<std::string>& problems) {
    const auto* failure = dynamic_cast<const std::system_error*>(&error);
    if (failure != nullptr && failure->code() == std::errc::resource_unavailable_try_again) {
        return "Somebody is playing this run right now.";
    }
    if (std::ranges::find(problems, error.what()) == problems.end()) {
        problems.emplace_back(error.what());
    }
    return "This run can't be resumed any more.";
}

/// Asks which of the runs to resume.
class Asking {
public:
    /// The session and the runs are borrowed.
    Asking(Session& session, UnfinishedRuns& offered, const Controls& controls)
        : session_(session),
          offered_(offered),
          layout_(layout_for(controls, "")),
          drop_(letter_that_drops(layout_)) {}

    /// Returns what the player wants of the run at that place.
    Answer wish(std::size_t place, std::string_view problem) {
        const auto meaning = [this](Keystroke stroke) {
            return drops(stroke) ? std::optional(Answer::drop) : answer_of(stroke, layout_);
        };
        show(place, false, problem);
        return await_answer(session_, meaning).value_or(Answer::leave);
    }

    /// Returns true if the player presses the key that drops the run again.
    bool confirm_drop(std::size_t place) {
        const auto again = [&, deliberate = TypeaheadGuard(session_)](Keystroke stroke) mutable {
            if (deliberate() || !drops(stroke)) {
                return std::optional(drops(stroke));
            }
            show(place, true, kTooSoon);
            return std::optional<bool>();
        };
        show(place, true, "");
        return await_answer(session_, again).value_or(false);
    }

private:
    // Returns the letter that drops a run, which is none that moves. D is only the second choice,
    // because a Left arrow whose bytes come slowly ends with it.
    static char letter_that_drops(KeyLayout layout) {
        return contains(letters_of(layout).moving, 'd') ? 'D' : 'd';
    }

    bool drops(const Keystroke& stroke) const {
        return stroke.character == static_cast<unsigned char>(drop_);
    }

    void show(std::size_t place, bool dropping, std::string_view problem) {
        const UnfinishedRun& run = *offered_.at(place);
        const auto day = day_of_dungeon(run.header);
        const std::string game =
            concat(run.kind->name, day ? ", the daily dungeon of " : "", day.value_or(""));
        const std::string last_played = local_time(run.last_played);
        const Offer offer{.game = game,
                          .depth_word = run.kind->depth_word,
                          .vitals = run.vitals,
                          .score = run.tally.score,
                          .last_played = last_played,
                          .problem = problem,
                          .number = static_cast<int>(place + 1),
                          .of = static_cast<int>(offered_.at_most()),
                          .dropping = dropping,
                          .drop = drop_};
        session_.show({offer, Prompt::answer});
    }

    Session& session_;
    UnfinishedRuns& offered_;
    KeyLayout layout_;
    char drop_;
};

// Returns the place after that one, or before it. After the last comes the first. Before the first
// comes the last that was looked at, since looking at all of them may take minutes.
std::size_t moved(Answer answer, std::size_t place, UnfinishedRuns& offered) {
    if (answer == Answer::next) {
        return offered.at(place + 1) != nullptr ? place + 1 : 0;
    }
    return (place == 0 ? offered.looked_at() : place) - 1;
}

}  // namespace

std::unique_ptr<LiveRun> choose_run(const Options& options, UnfinishedRuns& offered,
                                    Session& session, std::vector<std::string>& problems) {
    if (options.resume != Resume::no && offered.at(0) != nullptr) {
        return resume_run(offered.at(0)->path);
    }
    Asking asking(session, offered, options.controls);
    std::size_t place = 0;
    std::string_view problem;
    while (offered.at(0) != nullptr ||
           !(problem = quota_problem(options.recording, options.locations)).empty()) {
        if (offered.at(0) == nullptr && !offered.offer_others()) {
            throw std::runtime_error(concat(problem, " None of them can be offered now."));
        }
        place = offered.at(place) != nullptr ? place : 0;
        const Answer answer = asking.wish(place, std::exchange(problem, {}));
        if (answer == Answer::leave) {
            return nullptr;
        }
        if (answer == Answer::start_new) {
            problem = quota_problem(options.recording, options.locations);
            if (problem.empty()) {
                break;
            }
            continue;
        }
        try {
            if (answer == Answer::resume) {
                return resume_run(offered.at(place)->path);
            }
            if (answer != Answer::drop) {
                const std::size_t next = moved(answer, place, offered);
                if (next == place) {
                    problem = offered.at_most() == 1 ? "There is no other run."
                                                     : "No run was played after this one.";
                }
                place = next;
            } else if (asking.confirm_drop(place)) {
                offered.drop(place);
            }
        } catch (const std::runtime_error& error) {
            problem = why_not(error, problems);
        }
    }
    return new_run(options.dungeon, options.recording, options.locations);
}

}  // namespace rogue
