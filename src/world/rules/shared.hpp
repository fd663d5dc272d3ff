#pragma once

#include "rogue/classic/entities/combat.hpp"
#include "rogue/classic/entities/item_use.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "rogue/classic/entities/player.hpp"
#include "rogue/classic/items/item.hpp"
#include "rogue/classic/map/fov.hpp"

namespace rogue::world {

// The rules of the dungeon crawl that the world shares. The world's files get them from this header
// alone: the names below, and the functions that take one of these types, such as hit_monster().

using classic::Blow;
using classic::BoltMet;
using classic::Flight;
using classic::Inventory;
using classic::Item;
using classic::Name;
using classic::Player;
using classic::Potion;
using classic::Wand;
using classic::WandKind;
using classic::Weapon;

using classic::can_harm;
using classic::cast_rays;
using classic::kBoltLooks;
using classic::kItemLooks;
using classic::kKnightStory;
using classic::kRayStride;
using classic::kSightRadius;
using classic::kWandKinds;
using classic::land_blow;
using classic::random_item;
using classic::roll_damage;
using classic::steps_toward;
using classic::weight_on;

}  // namespace rogue::world
