#include "app/keys/walk.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

class Repeating final : public Walk {
public:
    explicit Repeating(Direction direction) : direction_(direction) {}

private:
    bool minds_creatures(const KnownMap& /*known*/) const override { return steps() > 0; }
    std::optional<Key> choose(const Scene& scene) override {
        return step(scene, direction_, steps() == 0);
    }

    Direction direction_;
};

class Waiting final : public Walk {
public:
    bool waits() const override { return true; }

private:
    // Lets those come who are in sight.
    bool minds_creatures(const KnownMap& known) const override {
        return known.creatures().size() > before_.creatures;
    }

    std::optional<Key> choose(const Scene& scene) override {
        constexpr std::size_t kPatience = 100;
        return steps() < kPatience ? scene.kind.waiting
                                   : end(concat("Stopped after ", kPatience, " turns."));
    }
};

}  // namespace

std::unique_ptr<Walk> Walk::repeating(Key key) {
    if (const auto direction = direction_of(key)) {
        return std::make_unique<Repeating>(*direction);
    }
    return std::make_unique<Waiting>();
}

}  // namespace rogue
