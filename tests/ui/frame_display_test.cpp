#include "rogue/ui/frame_display.hpp"

#include <vector>

#include "rogue/ui/screens.hpp"
#include "tests/support/check.hpp"
#include "tests/support/frame_rows.hpp"
#include "tests/support/level_picture.hpp"

namespace rogue::test {
namespace {

using std::chrono_literals::operator""ms;

class Album final : public FrameDisplay {
public:
    struct Picture {
        Frame frame;
        std::chrono::milliseconds stay;
        int screen;
    };

    std::vector<Picture> pictures;

    static constexpr int kMap = static_cast<int>(Screen::map);
    static constexpr int kInventory = static_cast<int>(Screen::inventory);
    static constexpr int kGameOver = static_cast<int>(Screen::game_over);

private:
    void present(std::chrono::milliseconds stay) override {
        pictures.push_back({frame(), stay, static_cast<int>(screen())});
    }
};

struct Stage {
    DungeonLevel level = open_level();
    Player player = {};
    MessageLog log = {};

    MapView view() const { return {level, player, log, 1, {}}; }
};

TEST("every screen is composed and presented, waiting for a key") {
    const Stage stage;
    Album album;
    album.show_map(stage.view());
    album.show_inventory(stage.player.pack);
    album.show_game_over({}, {});
    Frame map;
    compose_map(map, stage.view());
    Frame inventory;
    compose_inventory(inventory, stage.player.pack);
    Frame game_over;
    compose_game_over(game_over, {}, {});
    CHECK(album.pictures.at(0).frame == map);
    CHECK(album.pictures.at(1).frame == inventory);
    CHECK(album.pictures.at(2).frame == game_over);
    for (const Album::Picture& picture : album.pictures) {
        CHECK_EQ(picture.stay.count(), 0);
    }
    CHECK_EQ(album.pictures.at(0).screen, Album::kMap);
    CHECK_EQ(album.pictures.at(1).screen, Album::kInventory);
    CHECK_EQ(album.pictures.at(2).screen, Album::kGameOver);
}

TEST("a fireball's tiles stay drawn until the next screen, each for its time") {
    const Stage stage;
    Album album;
    album.show_map(stage.view());
    album.show_fireball({1, 0}, 40ms);
    album.show_fireball({2, 0}, 60ms);
    album.show_map(stage.view());
    CHECK_EQ(tile_in(album.pictures.at(1).frame, {1, 0}), "\U0001F525 Red");
    CHECK_EQ(tile_in(album.pictures.at(1).frame, {2, 0}), "");
    CHECK_EQ(album.pictures.at(1).stay.count(), 40);
    CHECK_EQ(tile_in(album.pictures.at(2).frame, {1, 0}), "\U0001F525 Red");
    CHECK_EQ(tile_in(album.pictures.at(2).frame, {2, 0}), "\U0001F525 Red");
    CHECK_EQ(album.pictures.at(2).stay.count(), 60);
    CHECK(album.pictures.at(3).frame == album.pictures.at(0).frame);
    CHECK_EQ(album.pictures.at(2).screen, Album::kMap);
}

}  // namespace
}  // namespace rogue::test
