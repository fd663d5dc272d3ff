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
        int awaited;
    };

    std::vector<Picture> pictures;

    static constexpr int kCommand = static_cast<int>(Awaited::command);
    static constexpr int kLetter = static_cast<int>(Awaited::letter);
    static constexpr int kAnswer = static_cast<int>(Awaited::answer);

private:
    void present(std::chrono::milliseconds stay) override {
        pictures.push_back({frame(), stay, static_cast<int>(awaited())});
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
    album.show(stage.view());
    album.show(PackView{stage.player.pack});
    album.show(GameOver{});
    Frame map;
    compose(map, stage.view());
    Frame inventory;
    compose(inventory, PackView{stage.player.pack});
    Frame game_over;
    compose(game_over, GameOver{});
    CHECK(album.pictures.at(0).frame == map);
    CHECK(album.pictures.at(1).frame == inventory);
    CHECK(album.pictures.at(2).frame == game_over);
    for (const Album::Picture& picture : album.pictures) {
        CHECK_EQ(picture.stay.count(), 0);
    }
    CHECK_EQ(album.pictures.at(0).awaited, Album::kCommand);
    CHECK_EQ(album.pictures.at(1).awaited, Album::kLetter);
    CHECK_EQ(album.pictures.at(2).awaited, Album::kAnswer);
}

TEST("what is drawn over the map stays until the next screen, each for its time") {
    constexpr Appearance kFire{Glyph::fireball, Color::red};
    const Stage stage;
    Album album;
    album.show(stage.view());
    album.show_over({1, 0}, kFire, 40ms);
    album.show_over({2, 0}, kFire, 60ms);
    album.show(stage.view());
    CHECK_EQ(tile_in(album.pictures.at(1).frame, {1, 0}), "\U0001F525 Red");
    CHECK_EQ(tile_in(album.pictures.at(1).frame, {2, 0}), "");
    CHECK_EQ(album.pictures.at(1).stay.count(), 40);
    CHECK_EQ(tile_in(album.pictures.at(2).frame, {1, 0}), "\U0001F525 Red");
    CHECK_EQ(tile_in(album.pictures.at(2).frame, {2, 0}), "\U0001F525 Red");
    CHECK_EQ(album.pictures.at(2).stay.count(), 60);
    CHECK(album.pictures.at(3).frame == album.pictures.at(0).frame);
    CHECK_EQ(album.pictures.at(2).awaited, Album::kCommand);
}

}  // namespace
}  // namespace rogue::test
