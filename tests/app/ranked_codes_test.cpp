#include <algorithm>
#include <fstream>
#include <sstream>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/paper_run.hpp"
#include "tests/support/ranked_runs.hpp"

// The program ranks the codes and the files that are named, beside the kept runs.

namespace rogue::test {
namespace {

TEST("a code that others have posted again has one place, which names all in their order") {
    const std::string code = code_of_run(death(1).keys, "2026-11-20T09:00:00Z");
    const std::string earlier = code_of_run(death(1).keys, "2020-01-01T00:00:00Z");
    const Hosted game;
    for (const auto& [thread, names] :
         {std::pair(concat("zoe: ", code, "\naaron: ", code, "\n"),
                    "\"zoe\", \"aaron\": the same keys"),
          {concat("zoe: ", code, "\naaron: ", earlier, "\n"), "\"zoe\", \"aaron\": the same keys"},
          {concat("zoe: ", code, "\n", earlier, "\naaron: ", earlier, "\nzoe: ", code, "\n"),
           "\"zoe\", \"aaron\": the same keys"},
          {concat(earlier, "\nzoe: ", code, "\nzoe: ", code, "\n"), "\"zoe\""}}) {
        const std::string out = game.run({"--scores", "--daily=2026-11-20", "-"}, thread).out;
        CHECK_EQ(places(out), concat("1 ", names));
    }
}

TEST("a name in a text never looks like that of a kept run") {
    const std::string keys = death(1).keys;
    Hosted game;
    game.record("ben", death(3).keys);
    for (const auto& [name, told] : {std::pair("ben", "\"ben\""),
                                     {"\"ben\"", "\"ben\""},
                                     {"x\", ben, \"y", "\"y\""},
                                     {"* ben", "\"ben\""},
                                     {"\"", ""}}) {
        const std::string thread = concat(name, ": ", code_of_run(keys, kDay), "\n");
        const std::string out = game.run({"--scores", "--daily=2026-11-20", "-"}, thread).out;
        CHECK_EQ(places(out), concat("1* ben|2 ", told));
    }
    const std::string same = code_of_run(death(3).keys, kDay);
    const std::string thread = concat("ben: ", same, "\ncarl: ", same, "\n");
    const std::string out = game.run({"--scores", "--daily=2026-11-20", "-"}, thread).out;
    CHECK_EQ(places(out), "1* ben, \"ben\", \"carl\": the same keys");
    CHECK(out.find("\n* This run is kept here. Names in quotes come from a text.\n") !=
          std::string::npos);
}

TEST("a kept run comes before the code of a text, whenever that says that it began") {
    const std::string keys = death(1).keys;
    const std::string early = "2020-01-01T00:00:00Z";
    Hosted game;
    game.record("ben", keys);
    const std::string thread = concat("aaron: ", code_of_run(keys, early),
                                      "\ncarl: ", code_of_run("g" + keys, early), "\n");
    std::string out = game.run({"--scores", "--daily=2026-11-20", "-"}, thread).out;
    CHECK_EQ(places(out), "1* ben, \"aaron\": the same keys|1 \"carl\"");
    game.record("zoe", "." + keys);
    out = game.run({"--scores", "--daily=2026-11-20", "-"}, thread).out;
    CHECK_EQ(places(out), "1* ben, \"aaron\": the same keys|1* zoe|1 \"carl\"");
}

TEST("of codes of equal scores that comes first which was posted first, with any keys and date") {
    const std::string keys = death(1).keys;
    const Hosted game;
    const std::string out =
        game.run({"--scores", "--daily=2026-11-20", "-"},
                 concat("zoe: ", code_of_run("." + keys, "2026-11-20T09:00:00Z"),
                        "\naaron: ", code_of_run(keys, "2020-01-01T00:00:00Z"), "\n"))
            .out;
    CHECK_EQ(places(out), "1 \"zoe\"|1 \"aaron\"");
}

TEST("codes are ranked beside the kept runs, in any order and however they are split") {
    const std::string deep = death(3).keys;
    const std::string shallow = death(1).keys;
    const std::string early = "2026-11-20T08:00:00Z";
    const std::string late = "2026-11-20T09:00:00Z";
    std::vector<std::string> posts{
        "> ben: " + code_of_run(deep, late),
        code_of_run(deep, late),
        "ben: " + code_of_run(deep, late) + " and once more " + code_of_run(deep, late),
        "carl: " + code_of_run("." + shallow, early) + " (my best)",
        "dora: " + code_of_run("gg" + shallow, early),
        "ann\x1B[1m of the very long name: " + code_of_run("ggg" + shallow, late),
        code_of_run("q", late),
    };
    Hosted game;
    const std::string kept = game.record("kept", shallow);
    std::vector<std::string> first;
    for (std::size_t order = 0; order < posts.size() * 2; ++order) {
        const check::Context context(std::to_string(order));
        std::ofstream(game.path("thread.txt"), std::ios::binary)
            << concat(posts[0], "\n", posts[1], "\n\n", posts[2], "\n");
        const std::string in = concat(posts[3], "\r\n", posts[4], "\n", posts[5], "\n");
        const ProgramResult result = game.run(
            {"--scores", "--daily=2026-11-20", game.path("thread.txt"), "-", kept, posts[6]}, in);
        CHECK_EQ(result.status, 0);
        CHECK_EQ(result.err, "");
        std::vector<std::string> lines;  // Equal scores come as they were posted.
        std::istringstream out(result.out);
        for (std::string line; std::getline(out, line);) {
            lines.push_back(line);
        }
        CHECK(result.out.ends_with("\nNot ranked: 1 quit, 0 unfinished.\n"));
        CHECK(places(result.out).starts_with("1 \"ben\"|2* kept|2 "));
        for (const std::string name : {"carl", "dora", "f the very long name"}) {
            CHECK(places(result.out).find("|2 \"" + name) != std::string::npos);
        }
        std::ranges::sort(lines);
        first = first.empty() ? lines : first;
        CHECK(lines == first);
        std::rotate(posts.begin(), posts.begin() + 2, posts.end());
        std::swap(posts[0], posts[order % posts.size()]);
    }
}

TEST("a text that holds bad codes, other dungeons and open runs is ranked without them") {
    const std::string run = death(1).keys;
    const std::string good = code_of_run(run, kDay);
    std::string other = good;
    other[20] = other[20] == 'A' ? 'B' : 'A';
    const Hosted game;
    const ProgramResult bad =
        game.run({"--scores", "--daily=2026-11-20", "-"},
                 concat("ben: ", other, "\n\nanna: ", good,
                        "\nme: ", code_of_run(run.substr(0, 20), kDay), "\n"));
    CHECK_EQ(bad.status, 3);
    CHECK_EQ(bad.err, "roguelike: 1: the code is damaged\n");
    CHECK(bad.out.find("   \"anna\"   killed by ") != std::string::npos);
    CHECK(bad.out.find("\nNot ranked: 0 quit, 1 unfinished.\n") != std::string::npos);
    const ProgramResult elsewhere = game.run({"--scores", "--daily=2026-11-21", "-"}, good);
    CHECK_EQ(elsewhere.status, 0);
    CHECK(
        elsewhere.out.ends_with("replay:\nNo finished runs yet.\n"
                                "Skipped: 1 of other dungeons or games.\n"));
    const ProgramResult nothing = game.run({"--scores", "--seed=1", "-", game.path("none")}, "no");
    CHECK_EQ(nothing.status, 1);
    CHECK(
        nothing.err.starts_with("roguelike: standard input contains no run and no code\n"
                                "roguelike: " +
                                game.path("none") + ": can't open: "));
}

TEST("runs that were named and do not fit are counted, whatever they are") {
    const std::string run = paper_file();
    Hosted game;
    game.record("anna", "g", "4711");  // Nobody named this one.
    std::ofstream(game.path("a.run"), std::ios::binary) << run;
    const std::vector<std::string> words{"--scores", game.path("a.run"), game.path("a.run"), "-"};
    const std::string code = code_of_run("g", kDay);
    for (const auto& [option, left_out] : {std::pair("--seed=5", 3), {"--seed=1027", 1}}) {
        std::vector<std::string> arguments = words;
        arguments.emplace_back(option);
        CHECK(
            game.run(arguments, code)
                .out.ends_with(concat("\nSkipped: ", left_out, " of other dungeons or games.\n")));
        arguments.insert(arguments.end(), {"--game", "world"});
        CHECK(
            game.run(arguments, code).out.ends_with("\nSkipped: 3 of other dungeons or games.\n"));
    }
    std::ofstream(game.path("torn.run"), std::ios::binary) << run.substr(0, 20);
    const ProgramResult torn = game.run({"--scores", "--seed=5", game.path("torn.run")});
    CHECK_EQ(torn.status, 3);
    CHECK(torn.err.find("torn.run:2: ") != std::string::npos);
}

TEST("codes of each game are ranked in their own dungeon") {
    for (const auto& [of, run, seed] :
         {std::tuple("paper", "tests/paper/death.run", "1027"),
          {"tutorial", "tests/tutorial/golden/reckless-802.run", "802"}}) {
        const std::string file = concat(ROGUE_SOURCE_DIR "/", run);
        const std::string code = run_paper({"--replay", file, "--code"}).out;
        const Hosted game;
        const ProgramResult result =
            game.run({"--scores", "--game", of, "--seed", seed, file, "-"}, "ben: " + code);
        CHECK(result.out.find(concat(" (game ", of, "), each proven")) != std::string::npos);
        CHECK_EQ(places(result.out), "1 \"ben\"");
    }
}

}  // namespace
}  // namespace rogue::test
