#include "rogue/ui/display.hpp"

#include <vector>

#include "rogue/classic/classic.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "rogue/ui/screens.hpp"
#include "tests/support/check.hpp"
#include "tests/support/frame_rows.hpp"
#include "tests/support/glyphs.hpp"
#include "tests/support/level_picture.hpp"

namespace rogue::test {

using namespace classic;
namespace {

using std::chrono_literals::operator""ms;

class Album final : public Display {
public:
    struct Picture {
        Frame frame;
        std::chrono::milliseconds stay;
        Prompt awaited;
    };

    std::vector<Picture> pictures;

private:
    void present(std::chrono::milliseconds stay) override {
        pictures.push_back({frame(), stay, awaited()});
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
    album.show({stage.view(), Prompt::command});
    album.show({PackView{stage.player.pack}, Prompt::letter});
    album.show({GameOver{{}, {}}, Prompt::answer});
    Frame map;
    compose(map, stage.view());
    Frame inventory;
    compose(inventory, PackView{stage.player.pack});
    Frame game_over;
    compose(game_over, GameOver{{}, {}});
    CHECK(album.pictures.at(0).frame == map);
    CHECK(album.pictures.at(1).frame == inventory);
    CHECK(album.pictures.at(2).frame == game_over);
    for (const Album::Picture& picture : album.pictures) {
        CHECK_EQ(picture.stay.count(), 0);
    }
    CHECK(album.pictures.at(0).awaited == Prompt::command);
    CHECK(album.pictures.at(1).awaited == Prompt::letter);
    CHECK(album.pictures.at(2).awaited == Prompt::answer);
}

TEST("what is drawn over the map stays until the next screen, each for its time") {
    constexpr Appearance kFire{glyph::kFireball, Color::red};
    const Stage stage;
    Album album;
    album.show({stage.view(), Prompt::command});
    album.show(Flash{{1, 0}, kFire, 40ms});
    album.show(Flash{{2, 0}, kFire, 60ms});
    album.show({stage.view(), Prompt::command});
    CHECK_EQ(tile_in(album.pictures.at(1).frame, {1, 0}), "\U0001F525 Red");
    CHECK_EQ(tile_in(album.pictures.at(1).frame, {2, 0}), "");
    CHECK_EQ(album.pictures.at(1).stay.count(), 40);
    CHECK_EQ(tile_in(album.pictures.at(2).frame, {1, 0}), "\U0001F525 Red");
    CHECK_EQ(tile_in(album.pictures.at(2).frame, {2, 0}), "\U0001F525 Red");
    CHECK_EQ(album.pictures.at(2).stay.count(), 60);
    CHECK(album.pictures.at(3).frame == album.pictures.at(0).frame);
    CHECK(album.pictures.at(2).awaited == Prompt::nothing);
    CHECK(album.pictures.at(3).awaited == Prompt::command);
}

}  // namespace
}  // namespace rogue::test
