#include <string_view>

#include "app/keys/walk.hpp"

namespace rogue {
namespace {

class Fighting final : public Walk {
public:
    explicit Fighting(Direction direction) : direction_(direction) {}

    bool fights() const override { return true; }

private:
    std::optional<End> interruption(const Scene& scene, const Situation& now) override {
        const auto* const foe = scene.known.creature_at(now.position + offset(direction_));
        if (steps() == 0 && foe != nullptr) {
            const int whole = scene.game.vitals().max_hp;
            foe_ = foe->content.name;
            least_hp_ = (2 * now.hp > whole ? whole : now.hp) / 2;
        }
        if (now.creatures > before_.creatures) {
            return End{"Stopped: another is in sight."};
        }
        if (foe == nullptr || foe->content.name != foe_) {
            const std::string other = creature_near(scene);
            return End{other.empty() ? "The fight is over." : other};
        }
        if (now.hp <= least_hp_) {
            return End{"Stopped: half of your health is gone."};
        }
        return std::nullopt;
    }

    std::optional<Key> choose(const Scene& /*scene*/) override { return key_of(direction_); }

    Direction direction_;
    std::string_view foe_;  // The name of who is fought.
    int least_hp_ = 0;      // The fight stops at this health.
};

}  // namespace

std::unique_ptr<Walk> Walk::fighting(Direction direction) {
    return std::make_unique<Fighting>(direction);
}

}  // namespace rogue
