#pragma once

#include <string>

#include "app/commandline/options.hpp"

namespace rogue {

// Files that are installed with the program. They are made from the table of options, so that they
// list every option.

/// The manual page, as mdoc(7).
std::string manual_page();

/// The scripts that the shells load to complete the program's options and their values.
std::string bash_completion();
std::string zsh_completion();
std::string fish_completion();

/// What --generate prints.
std::string generated_file(Generated which);

}  // namespace rogue
