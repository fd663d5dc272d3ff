#pragma once

namespace rogue::classic {}

namespace rogue::world {

// The world shares the items, the monsters, the sight and the panels of the dungeon crawl, by their
// names there. What the world has of its own hides what has the same name in the dungeon crawl.
using namespace classic;

}  // namespace rogue::world
