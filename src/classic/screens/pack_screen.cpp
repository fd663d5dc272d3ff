#include "rogue/base/text.hpp"
#include "rogue/classic/screens/screens.hpp"

namespace rogue {

void compose(Frame& frame, const PackView& view) {
    const Inventory& pack = view.pack;
    constexpr int kFirstRow = 3;
    constexpr int kLetterColumn = 2;
    frame.put_text(0, 0, "-- INVENTORY --", Color::yellow);
    frame.put_text(0, 1, "Press a letter to use/equip, or any other key to cancel.", Color::gray);
    if (pack.items().empty()) {
        frame.put_text(kLetterColumn, kFirstRow, "(empty)", Color::gray);
    }
    for (std::size_t slot = 0; slot < pack.items().size(); ++slot) {
        const Item& item = pack.items()[slot];
        const int row = kFirstRow + static_cast<int>(slot);
        const char letter = static_cast<char>('a' + slot);
        frame.put_text(kLetterColumn, row, std::string{letter, ')'}, appearance_of(item).color);
        frame.put_text(
            kLetterColumn + 3, row,
            text(name_of(item), " [", detail_of(item), "]", pack.in_use(slot) ? " (equipped)" : ""),
            Color::gray);
    }
}

}  // namespace rogue
