#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

namespace rogue {

// A table that has a row for each value of an enumeration. The enumeration's last enumerator is
// `count`. A row names its value, and rows stand in the order of the values, so that a value is the
// index of its row. A table asserts that it is complete:
//
//     static_assert(HasAllRows<first_without_row(kRows, &Row::glyph)>::value, "give every ...");

/// The first value whose row is not in its place; `count` if there is none. `value` is the member
/// of a row that names its value.
template <typename Row, std::size_t size, typename Enum>
consteval Enum first_without_row(const std::array<Row, size>& rows, Enum Row::*value) {
    std::size_t i = 0;
    while (i < size && rows[i].*value == static_cast<Enum>(i)) {
        ++i;
    }
    return static_cast<Enum>(i);
}

/// Whether a table is complete. If it is not, compilers name the value in the error that they
/// report here; in an error about a plain comparison they do not.
template <auto first_without_row>
struct HasAllRows : std::bool_constant<first_without_row == decltype(first_without_row)::count> {
    static_assert(HasAllRows::value, "this value has no row, or not in its place");
};

}  // namespace rogue
