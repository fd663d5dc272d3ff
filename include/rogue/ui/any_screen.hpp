#pragma once

#include <array>
#include <cstddef>
#include <new>
#include <type_traits>

#include "rogue/ui/awaited.hpp"
#include "rogue/ui/frame.hpp"

namespace rogue {

/// A screen of any game or of the application around it. It holds a view for which there is a
/// compose() and what it waits for. It is copied for every frame, so it allocates
/// nothing.
class AnyScreen {
public:
    /// What the view refers to is borrowed.
    template <typename View>
    AnyScreen(const View& view, const Awaited& awaited)
        : compose_([](Frame& frame, const std::byte* view_at) {
              compose(frame, *std::launder(reinterpret_cast<const View*>(view_at)));
          }),
          awaited_(awaited) {
        static_assert(sizeof(View) <= kRoom, "a view is small: it refers to what it shows");
        static_assert(std::is_trivially_copyable_v<View>, "a view owns nothing");
        new (view_.data()) View(view);
    }

    /// Composes the view into the frame.
    void compose_into(Frame& frame) const { compose_(frame, view_.data()); }

    /// The view alone on a frame.
    Frame frame() const {
        Frame frame;
        compose_into(frame);
        return frame;
    }

    const Awaited& awaited() const { return awaited_; }

private:
    static constexpr std::size_t kRoom = 96;

    void (*compose_)(Frame& frame, const std::byte* view);
    Awaited awaited_;
    alignas(std::max_align_t) std::array<std::byte, kRoom> view_;
};

}  // namespace rogue
