#include "tests/support/copies.hpp"
#include "tests/support/check.hpp"
#include "tests/support/world_picture.hpp"
#include "world/rules/game.hpp"
#include "world/screens/screens.hpp"

namespace rogue::test {
namespace {

TEST("a copy goes on as the game does, whatever the game waits for") {
    world::Game game(equipped_in_chunk(7, {2, -1}));
    const auto prompts = check_copies(std::move(game), "c.RRzRi.RRzUiaLLLLLLcRzLLLUUDDRR");
    CHECK(prompts == std::set({Prompt::command, Prompt::direction, Prompt::letter, Prompt::page}));
}

}  // namespace
}  // namespace rogue::test
