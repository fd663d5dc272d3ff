#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

namespace rogue {

/// A table with a row for each value of an enumeration whose last enumerator is `count`.
template <typename Row, typename Enum>
struct CompleteTable : std::array<Row, static_cast<std::size_t>(Enum::count)> {
    using std::array<Row, static_cast<std::size_t>(Enum::count)>::operator[];

    constexpr const Row& operator[](Enum value) const {
        return (*this)[static_cast<std::size_t>(value)];
    }
    constexpr Row& operator[](Enum value) { return (*this)[static_cast<std::size_t>(value)]; }
};

/// Returns a table of these rows. `value` is the member that says which value a row is for. Does
/// not compile if a value has no row or the rows are not in the order of the values.
template <typename Row, auto value, std::size_t size>
consteval auto complete_table(const Row (&rows)[size]) {
    using Enum = std::remove_cvref_t<decltype(rows[0].*value)>;
    static_assert(size == static_cast<std::size_t>(Enum::count), "give each value a row");
    for (std::size_t i = 0; i < size; ++i) {
        if (rows[i].*value != static_cast<Enum>(i)) {
            throw "give the rows the order of the values";
        }
    }
    return CompleteTable<Row, Enum>{std::to_array(rows)};
}

}  // namespace rogue
