#include <filesystem>
#include <vector>

#include "app/play/farewell.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/recorded_runs.hpp"

// Who has killed the player is told wherever a run is told.

namespace rogue::test {
namespace {

struct KnownDeath {
    const Recordings& of;
    std::string name;
    std::string killer;
    std::string how;
};

const std::vector<KnownDeath>& known_deaths() {
    static const std::vector<KnownDeath> deaths{
        {kClassicRuns, "hoard-3764", "an orc", " on depth 6, with a score of 720 (kills 12)"},
        {kTutorialRuns, "dive-517", "an ooze", " on depth 4, with a score of 586 (kills 33)"},
        {kWorldRuns, "careless-7001", "an orc",
         " at distance 4, with a score of 640 (far 5, kills 14)"},
        {kWorldRuns, "../data/killed-by-champion", "Mokdun",
         " at distance 3, with a score of 310 (kills 1)"}};
    return deaths;
}

std::string path_of_run(const Recordings& of, const std::string& name) {
    return concat(ROGUE_SOURCE_DIR "/", of.folder, "/", name, ".run");
}

bool has_text(std::string_view page, std::string_view part) {
    return page.find(part) != std::string_view::npos;
}

// Keeps a run that lacks only the key by which its player dies, and returns that key.
char keep_nearly_dead(const KeptGame& game, const KnownDeath& death) {
    const std::string run = contents(path_of_run(death.of, death.name));
    const std::string keys = keys_of(run);
    const std::size_t seed = run.find("seed ") + 5;
    std::filesystem::create_directories(game.path("state/runs"));
    game.run(
        {"--headless", "--game", std::string(death.of.game.name), "--seed",
         run.substr(seed, run.find('\n', seed) - seed), "--record", game.path("state/runs/a.run")},
        keys.substr(0, keys.size() - 1));
    return keys.back();
}

TEST("who has killed is told after a death on the screen, in each game") {
    for (const KnownDeath& death : known_deaths()) {
        const check::Context context(death.name);
        const KeptGame game{ROGUE_PROGRAM};
        const char last = keep_nearly_dead(game, death);
        PtyProgram program(game.on_terminal({"--resume"}));
        program.wait_for_text("? help");
        program.send(key_bytes(last));
        leave_high_scores(program);
        const std::string told = program.transcript();
        CHECK(
            has_text(told, concat("You were killed by ", death.killer, death.how, ", the best.")));
        CHECK(has_text(told, "\nRead its story: "));
        PtyProgram film(game.on_terminal({"--replay"}));
        film.send("\x1b[F");  // End.
        film.wait_for_text(concat("Killed by ", death.killer));
        leave_end(film);
        CHECK(has_text(film.transcript(), concat("Killed by ", death.killer, death.how, ".\r\n")));
    }
}

// Keeps the run without its last key and plays that key in plain play. Returns what is told.
std::string died_in_plain_play(const KeptGame& game, const KnownDeath& death) {
    const char last = plain_key(keep_nearly_dead(game, death));
    return game.run({"--plain", "--resume"}, concat(last, "\n")).out;
}

TEST("who has killed is told after a death without a screen, in each game") {
    for (const KnownDeath& death : known_deaths()) {
        const check::Context context(death.name);
        const KeptGame game{ROGUE_PROGRAM};
        const std::string told = died_in_plain_play(game, death);
        CHECK(has_text(told,
                       concat("\nYou were killed by ", death.killer, death.how, ", the best.\n")));
        if (!has_text(told, "You were killed by ")) {
            continue;  // A run that goes on is watched as long as it does.
        }
        const std::string sentence = concat("Killed by ", death.killer, death.how, ".\n");
        for (const std::string command : {"--replay", "--watch"}) {
            CHECK(game.run({command, "--plain"}).out.ends_with(sentence));
        }
        const std::string page = game.run({"--story"}).out;
        CHECK(page.substr(page.find('\n') + 1).starts_with(sentence));
    }
}

TEST("who has killed is told by the table for proven runs and by rankings, in each game") {
    for (const KnownDeath& death : known_deaths()) {
        const check::Context context(death.name);
        const KeptGame game{ROGUE_PROGRAM};
        died_in_plain_play(game, death);
        RunReader file(path_of_run(death.of, death.name));
        const std::string kind(death.of.game.name);
        const std::string seed = concat(file.header().seed);
        CHECK(has_text(game.run({"--scores", "--game", kind}).out,
                       concat(" * seed ", seed, ", killed by ", death.killer, "\n")));
        CHECK(has_text(game.run({"--scores", "--game", kind, "--seed", seed}).out,
                       concat("   killed by ", death.killer, "\n")));
    }
}

TEST("who has killed most often is told of one's own runs, and how much they gathered at most") {
    const KeptGame game{ROGUE_PROGRAM};
    std::filesystem::create_directories(game.path("state/runs"));
    const auto keep = [&](const Recordings& of, const std::string& name) {
        std::filesystem::copy_file(path_of_run(of, name), game.path("state/runs/" + name + ".run"));
    };
    for (const char* name : {"hoard-3764", "dive-1027", "hoard-4015", "hoard-3379", "hoard-4844"}) {
        keep(kClassicRuns, name);
    }
    keep(kWorldRuns, "quest-7301");
    keep(kWorldRuns, "careless-7001");
    const std::string told = game.run({"--scores", "--mine"}).out;
    CHECK(has_text(told,
                   "\n  killers: a troll 2, a goblin 1, a rat 1\nworld: 2 runs: died 1, won 1\n"));
    CHECK(told.ends_with("\n  brands: at most 4\n  killers: an orc 1\n"));
}

TEST("how another's run ended is told with how far it came, if that was farther") {
    for (const auto& [name, told] :
         {std::pair("quest-7301",
                    "The run was won with a score of 2120 (far 3, kills 62, brands 4)."),
          {"diver-7101", "Killed by a troll at distance 5, with a score of 640 (kills 14)."},
          {"careless-7001",
           "Killed by an orc at distance 4, with a score of 640 (far 5, kills 14)."}}) {
        RunReader file(path_of_run(kWorldRuns, name));
        const Replayed run = replay_file(file);
        CHECK_EQ(how_it_ended(*run.kind, *run.game, "It goes on"), told);
    }
}

TEST("somebody has killed in each recorded run that ended in death, and in no other") {
    int deaths = 0;
    for (const Recordings& of : {kClassicRuns, kTutorialRuns, kWorldRuns}) {
        for (const auto& trace : recorded_traces(of)) {
            const check::Context context(trace.stem().string());
            RunReader file(path_of_run(of, trace.stem().string()));
            const Replayed run = replay_file(file);
            const bool died = run.game->ending() == Ending::died;
            CHECK_EQ(killer_of(*run.game).empty(), !died);
            deaths += died ? 1 : 0;
        }
    }
    CHECK_EQ(deaths, 52);
}

}  // namespace
}  // namespace rogue::test
