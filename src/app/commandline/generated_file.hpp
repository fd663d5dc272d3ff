#pragma once

#include <string>

#include "app/commandline/options.hpp"

namespace rogue {

/// A file that is installed with the program: the manual page, as mdoc(7), or the script that a
/// shell loads to complete the program's options and their values. It is made from the table of
/// options, so that it lists every option.
std::string generated_file(Generated which);

}  // namespace rogue
