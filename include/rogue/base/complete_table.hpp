#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <type_traits>

namespace rogue {

/// A table that has a row for each value of an enumeration, whose last enumerator is `count`.
/// complete_table() makes it.
template <typename Row, typename Enum>
struct CompleteTable : std::array<Row, static_cast<std::size_t>(Enum::count)> {
    using std::array<Row, static_cast<std::size_t>(Enum::count)>::operator[];

    constexpr const Row& operator[](Enum value) const {
        return (*this)[static_cast<std::size_t>(value)];
    }
};

/// The table of these rows. `value` is the member of a row that names its value. If a value has no
/// row, or not in its place, this does not compile.
template <typename Row, auto value, std::size_t size>
consteval auto complete_table(const Row (&rows)[size]) {
    using Enum = std::remove_cvref_t<decltype(rows[0].*value)>;
    CompleteTable<Row, Enum> table{};
    for (std::size_t i = 0; i < std::max(size, table.size()); ++i) {
        if (i >= size || i >= table.size() || rows[i].*value != static_cast<Enum>(i)) {
            throw "give each value a row, in their order";
        }
        table[i] = rows[i];
    }
    return table;
}

}  // namespace rogue
