#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "rogue/base/text.hpp"
#include "rogue/ui/map_words.hpp"
#include "rogue/world/world.hpp"
#include "tests/support/check.hpp"
#include "tests/support/kept_game.hpp"
#include "tests/support/key_bytes.hpp"
#include "tests/support/recorded_runs.hpp"

// The third game through the real program.

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

TEST("a run of the third game is seen on the terminal, killed, offered and resumed") {
    const KeptGame game;
    const RecordedRun run = longest_run(kWorldRuns);
    const std::vector<Frame> frames = waiting_frames(run);
    constexpr std::size_t kKeys = 60;
    PtyProgram first(game.on_terminal({"--game", "world", "--seed", std::to_string(run.seed)}));
    for (std::size_t i = 0; i < kKeys; ++i) {
        wait_for_frame(first, frames[i]);
        first.send(run.keys[i] == 'w' ? "." : key_bytes(run.keys[i]));
    }
    wait_for_frame(first, frames[kKeys]);
    CHECK(first.screen().unexpected().empty());
    kill_now(first);
    PtyProgram second(game.on_terminal());
    second.wait_for_text("Game:  world");
    second.send("y");
    wait_for_frame(second, frames[kKeys]);
    CHECK(game.run_file().starts_with(
        concat("roguelike-run 1\nrules ", kWorldRules, "\nseed ", run.seed, "\n")));
}

TEST("a capital letter chooses no place with a small one, as when its own place is gone") {
    const std::string told = KeptGame(ROGUE_PROGRAM)
                                 .run({"--plain", "--game", "world", "--seed", "4711"}, "o\n_\nB\n")
                                 .out;
    CHECK(told.find("\nb: sandglass, ") != std::string::npos);
    CHECK(told.find("No place has that key.\nyou stay here\n") != std::string::npos);
}

TEST("o takes no boon by the way, and says that one is left") {
    const std::string told =
        KeptGame(ROGUE_PROGRAM).run({"--plain", "--game", "world", "--seed", "4711"}, "o\no\n").out;
    CHECK(told.find("\nNot taken: flask, 1 west, 1 north. _ underscore travels there.\n") !=
          std::string::npos);
    CHECK_EQ(told.find("You take"), std::string::npos);
}

TEST("after a step up + goes on with the fight") {
    const std::string told = KeptGame(ROGUE_PROGRAM)
                                 .run({"--plain", "--game", "world", "--seed", "4711"},
                                      "hkk\no\n_\nR\n_\ny\nh\nh\n+\n+\n")
                                 .out;
    CHECK(told.find("\nYou kill the rat!\nThe fight is over.\n") != std::string::npos);
}

TEST("after a step up that killed + does nothing until a step was made") {
    Point here;
    int kills = 0;
    const RecordedMoment moment =
        recorded_moment(kWorldRuns, "a step up that killed", [&](const AnyGame& game) {
            const bool stepped = manhattan_distance(game.position(), here) == 1;
            const bool killed = game.tally().kills > kills;
            here = game.position();
            kills = game.tally().kills;
            const auto creatures = sightings(game.seen_map());
            return stepped && killed && game.screen().awaited() == Prompt::command &&
                   std::ranges::none_of(creatures, [](const Sighting& one) {
                       return one.content.kind == TileContent::Kind::creature &&
                              manhattan_distance({}, one.from_player) == 1;
                   });
        });
    std::string lines;
    for (const char key : moment.run.keys.substr(0, moment.keys)) {
        append(lines, plain_key(key), "\n");
    }
    const std::string told =
        KeptGame(ROGUE_PROGRAM)
            .run({"--plain", "--game", "world", "--seed", std::to_string(moment.run.seed)},
                 lines + "+\n")
            .out;
    CHECK(told.find("\nNobody is beside you now. To repeat a step, make one first.\n") !=
          std::string::npos);
}

TEST("on the hearth its letter travels nowhere, in either case") {
    for (const char* letter : {"H", "h"}) {
        const std::string told = KeptGame(ROGUE_PROGRAM)
                                     .run({"--plain", "--game", "world", "--seed", "4711"},
                                          concat("k\nk\n_\n", letter, "\n"))
                                     .out;
        CHECK(told.find("\nYou are already there.\n") != std::string::npos);
    }
}

TEST("who has come to the land of a brand is told to explore it, not that he is there") {
    const std::string told =
        KeptGame(ROGUE_PROGRAM)
            .run({"--plain", "--game", "world", "--seed", "19"}, "kk\n_A\n_A\n_A\n_A\n")
            .out;
    CHECK(told.find("\nIt is somewhere around here. Press o to explore.\nyou stay here\n") !=
          std::string::npos);
    CHECK_EQ(told.find("already there"), std::string::npos);
}

TEST("the goal of a journey that was stopped is the first place of the next list") {
    const std::string told =
        KeptGame(ROGUE_PROGRAM)
            .run({"--plain", "--game", "world", "--seed", "4711"}, "hkk\no\n_\nR\n_\ny\n_\nH\n_\n")
            .out;
    const std::string list = told.substr(told.rfind("can't walk: rat"));
    CHECK(list.find("\nH: hearth") < list.find("\nN: brand"));
}

const RecordedMoment& won() {
    static const RecordedMoment moment = recorded_end(kWorldRuns, Ending::won);
    return moment;
}

int brands_home() {
    return won().game()->gains().gathered;
}

Tally won_tally() {
    return won().game()->tally();
}

std::string won_score() {
    const auto [far, kills, score] = won_tally();
    return concat(" with a score of ", score, " (far ", far, ", kills ", kills, ", brands ",
                  brands_home(), ")");
}

// The key that wins the run: q or Q.
std::string winning_key() {
    return {won().keys_so_far().back()};
}

// Keeps the run without that key.
void keep_nearly_won(const KeptGame& game) {
    const std::string run = contents(won().run.file);
    fs::create_directories(game.path("state/runs"));
    std::ofstream(game.path("state/runs/a.run")) << run.substr(0, run.rfind(winning_key()));
}

TEST("who rests on the hearth is asked, has won, and sees the table") {
    const KeptGame game;
    keep_nearly_won(game);
    PtyProgram program(game.on_terminal({"--resume"}));
    program.wait_for_text(concat(", home ", brands_home()));
    program.type(winning_key(), "e or Enter: rest here, and win the run");
    program.send_bytewise("\r");  // Typed before the question can have been read.
    program.let_pass(kLongerThanQuiet);
    program.wait_for_text("e or Enter: rest here, and win the run");
    program.type("\r", "You sit down by the fire. You are home.");
    program.wait_for_text("You won. Press any key.");
    leave_death(program);
    program.wait_for_text("YOU CAME HOME");
    leave_end(program);
    program.wait_for_text(concat("You won", won_score(), ", the best."));
    CHECK_EQ(game.run_file(), contents(won().run.file));
    CHECK(game.scores().starts_with(
        concat(won_tally().score, "|", won_tally().deepest, "|", won_tally().kills, "|")));
}

TEST("a win without a screen is told with the table") {
    const KeptGame game;
    keep_nearly_won(game);
    const ProgramResult result = game.run({"--plain", "--resume"}, winning_key() + "\ne\n");
    CHECK(result.out.find("e or Enter: rest here, and win the run\n"
                          "q or y: leave, and keep it for later\n"
                          "any other key: play on\n"
                          "You sit down by the fire. You are home.\n"
                          "high scores\n"
                          "1: ") != std::string::npos);
    CHECK(result.out.find(concat(", this run\nYou won", won_score())) != std::string::npos);
    CHECK_EQ(game.run_file(), contents(won().run.file));
}

TEST("a win whose program died before the end was written is entered by the next start") {
    const KeptGame game;
    keep_nearly_won(game);
    std::ofstream(game.path("state/runs/a.run"), std::ios::app) << winning_key();
    const ProgramResult result = game.run({"--plain", "--resume"});
    CHECK_EQ(result.out.find(concat(", home ", brands_home())), std::string::npos);
    CHECK(contents(game.path("state/runs/a.run")) == contents(won().run.file));
    CHECK(game.scores().starts_with(
        concat(won_tally().score, "|", won_tally().deepest, "|", won_tally().kills, "|")));
}

TEST("a win is told by films, stories and rankings") {
    PtyProgram film({.argv = {ROGUE_PROGRAM, "--replay", won().run.file}, .widths = kWideEmoji});
    film.type("\x1b[F", concat("The run was won", won_score(), ". Press any key."));
    film.wait_for_text("You sit down by the fire. You are home.");
    leave_death(film);
    film.wait_for_text("YOU CAME HOME");
    leave_end(film);
    film.wait_for_text(concat("The run was won", won_score(), "."));
    const std::string story = run_roguelike({"--story", won().run.file}).out;
    CHECK(story.find(concat("The run was won", won_score(), ".")) != std::string::npos);
    CHECK(story.find("first rest by the fire: You sit down") != std::string::npos);
    const KeptGame game;
    fs::create_directories(game.path("state/runs"));
    fs::copy_file(won().run.file, game.path("state/runs/a.run"));
    const std::string ranking =
        game.run({"--scores", "--game", "world", "--seed", concat(won().run.seed)}).out;
    CHECK(ranking.find(concat(" 1. * ", won_tally().score, " ")) != std::string::npos);
    CHECK(ranking.find(concat("2026-01-01 00:00Z\n      won, brands ", brands_home(), "\n")) !=
          std::string::npos);
}

TEST("the table of the third game tells what a kept run proves, and the first table names it") {
    const KeptGame game;
    keep_nearly_won(game);
    game.run({"--plain", "--resume"}, winning_key() + "\ne\n");
    CHECK(game.run({"--scores", "--game", "world"})
              .out.find(concat(" * seed ", won().run.seed, ", won, brands ", brands_home(),
                               "\n")) != std::string::npos);
    CHECK(game.run({"--scores"}).out.find(concat(" 1.   ", won_tally().score, "   depth  ")) !=
          std::string::npos);
}

TEST("Enter ends a run only where that is to win it") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--game", "world", "--seed", "42"}));
    program.wait_for_text("You wake beside a cold hearth.");
    ask_to_leave(program);
    program.type("\r", "-- STATUS --");
    end_program(program);
}

TEST("a dot waits and is kept as w, and a w means nothing unless it moves") {
    for (const auto& [layout, keys] : {std::pair("vi", "w."), std::pair("wasd", "wU")}) {
        const KeptGame game;
        const ProgramResult result = game.run(
            {"--plain", "--game", "world", "--seed", "42", "--keys", layout}, ".\nw\nq\nq\n");
        CHECK_EQ(keys_of(game.run_file()), keys);
        CHECK_EQ(result.out.find("no such key") == std::string::npos,
                 keys == std::string_view("wU"));
    }
}

TEST("help leads to the story, and back to the game") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--game", "world", "--seed", "42"}));
    program.wait_for_text("You wake beside a cold hearth.");
    program.type("?", "Bring the brands home.");
    program.type("s", "Stones tell it");
    program.type("x", "You wake beside a cold hearth.");
}

TEST("the row below the chart tells the doors of the land, and how to leave it") {
    const KeptGame game;
    PtyProgram program(game.on_terminal({"--game", "world", "--seed", "42"}));
    program.wait_for_text("You wake beside a cold hearth.");
    program.type("c",
                 "doors: north unknown, east unknown, south unknown, west unknown. any key: back");
    program.type("x", "You wake beside a cold hearth.");
    end_program(program);
}

// How to go on with a recorded run at that moment.
PtyOptions resumed(const KeptGame& game, const RecordedMoment& moment) {
    keep(game, moment.run, moment.keys);
    return game.on_terminal({"--resume"});
}

// What is in sight and told by a name of its own, with that name.
std::vector<std::pair<Sighting, std::string>> named_in_sight(const AnyGame& game) {
    std::vector<std::pair<Sighting, std::string>> named;
    for (const Sighting& each : sightings(game.seen_map())) {
        const Note note = game.note(game.position() + each.from_player);
        if (!each.content.remembered && !note.name.empty()) {
            named.emplace_back(each, note.name);
        }
    }
    return named;
}

RecordedMoment two_gifts_in_sight() {
    return recorded_moment(
        kWorldRuns, "two gifts and no creature in sight", [](const AnyGame& game) {
            const auto named = named_in_sight(game);
            return game.screen().awaited() == Prompt::command && named.size() > 1 &&
                   sightings(game.seen_map()).front().content.name == "gift";
        });
}

TEST("the lists of looks and of journeys call a gift in sight by its name") {
    const KeptGame game;
    const RecordedMoment gifts = two_gifts_in_sight();
    const std::string nearest = named_in_sight(*gifts.game()).front().second;
    PtyProgram program(resumed(game, gifts));
    program.wait_for_text("? help");
    program.type("x", concat(nearest, " "));
    program.type("q_", "-- TRAVEL --");
    program.wait_for_text(concat(nearest, " "));
    CHECK_EQ(program.screen().picture().find("gift"), std::string::npos);
}

TEST("in plain play the list of journeys calls a gift in sight by its name too") {
    const KeptGame game;
    const RecordedMoment gifts = two_gifts_in_sight();
    resumed(game, gifts);
    const std::string told = game.run({"--plain", "--resume"}, "_\n\nq\nq\n").out;
    for (const auto& [gift, name] : named_in_sight(*gifts.game())) {
        CHECK(told.find(concat(": ", name, ", ")) != std::string::npos);
    }
}

TEST("the list of a look calls a champion by its name, and so does what stops a walk") {
    const KeptGame game;
    const RecordedMoment meets =
        recorded_moment(kWorldRuns, "a champion, alone beside the player", [](const AnyGame& each) {
            const auto all = sightings(each.seen_map());
            return each.screen().awaited() == Prompt::command && !each.ending() &&
                   std::ranges::count(all, TileContent::Kind::creature,
                                      [](const Sighting& one) { return one.content.kind; }) == 1 &&
                   manhattan_distance(all[0].from_player, {}) == 1 &&
                   !each.note(each.position() + all[0].from_player).name.empty();
        });
    const std::string name = named_in_sight(*meets.game()).front().second;
    PtyProgram program(resumed(game, meets));
    program.wait_for_text("? help");
    program.type("x", concat("*", name));
    program.send("q");
    program.type("o", concat(capitalized(name), " is beside you. Fight or flee first. "));
}

TEST("scores of the third game have a table of their own") {
    const KeptGame game;
    const std::string program = game.path("program");
    fs::copy_file(ROGUE_PROGRAM, program);
    std::ofstream(game.path("highscores-world.txt")) << "490|4|9|2026-11-20T15:11:00Z\n";
    const std::vector<std::string> command{program,    "--state-dir", game.path("state"),
                                           "--scores", "--game",      "world"};
    const ProgramResult result = run_program(command);
    CHECK(result.out.find("490   far  4   kills   9") != std::string::npos);
}

TEST("in plain play the hearth, the doors and what a step brings are told") {
    const KeptGame game;
    const ProgramResult result = game.run({"--plain", "--game", "world", "--seed", "42"},
                                          "k\nk\ncllllllllllll\nkkkkkkkkkk\n");
    CHECK_EQ(result.status, 0);
    CHECK(result.out.find("You wake beside a cold hearth. Step into its ashes: they know the way."
                          "\nfar 0, HP 40 of 40\nhearth, 2 north\n"
                          "gift, 3 north\ngift, 1 west, 2 north\n") != std::string::npos);
    CHECK(result.out.find("The ashes stir: a brand burns 1 land west, 2 lands north.\n") !=
          std::string::npos);
    CHECK(result.out.find(
              "You are at the hearth.\nbrand, 1 land west, 2 lands north\n"
              "doors: north unknown, east unknown, south unknown, west unknown\n"
              "You take up the spear: your blows go on through to who stands behind.\n") !=
          std::string::npos);
    CHECK(result.out.find("door, ") != std::string::npos);
}

TEST("in plain play hunters are heard from a side") {
    std::string waits;
    for (int i = 0; i < 200; ++i) {
        waits += ".\n";
    }
    const ProgramResult result =
        KeptGame(ROGUE_PROGRAM).run({"--plain", "--game", "world", "--seed", "5"}, waits);
    CHECK(result.out.find("\nA goblin has found your trail.\nFrom the north.\n") !=
          std::string::npos);
}

TEST("who only hears is told that hunters have come, in the turn in which they do") {
    std::string news;
    const RecordedMoment comes = recorded_moment(
        kWorldRuns, "hunters that come", [&, before = std::size_t{0}](const AnyGame& game) mutable {
            const MessageLog& log = game.log();
            before = std::min(before, log.added());
            news =
                log.added() == std::exchange(before, log.added()) ? "" : log[log.size() - 1].text;
            return news.ends_with(" found your trail.") && !game.ending();
        });
    const ProgramResult result = run_roguelike({"--replay", "--plain", comes.run.file});
    const std::size_t turn = result.out.find(concat("\n", comes.keys, ": "));
    const std::size_t told = result.out.find(concat("\n", news, "\n"), turn);
    CHECK(told < result.out.find(concat("\n", comes.keys + 1, ": "), turn));
}

TEST("the keys of plain play are told with the story") {
    const KeptGame game;
    const ProgramResult result = game.run({"--plain", "--game", "world", "--seed", "42"}, "?\n?\n");
    CHECK(result.out.find("c: look at the chart of lands\n") != std::string::npos);
    CHECK(result.out.find("THE STORY SO FAR\n") != std::string::npos);
    CHECK_EQ(result.out.find("back to the game"), std::string::npos);
}

}  // namespace
}  // namespace rogue::test
