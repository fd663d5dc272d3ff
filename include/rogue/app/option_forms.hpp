#pragma once

#include <array>
#include <string>
#include <string_view>

#include "rogue/app/option_table.hpp"

namespace rogue {

/// What the option does and, if its values are few, all of them, as in "what moves: vi, wasd".
std::string description(const Option& option);

/// How the options are written in some language: a form for each ValueKind. In a form, %n stands
/// for the option's name, %b for the name without its dashes, %v for the name of its value, %c for
/// the choices with blanks between them, and %h for the help.
using Forms = std::array<std::string_view, 8>;

/// Returns the form for the option, filled in.
std::string filled(const Forms& forms, const Option& option);

}  // namespace rogue
