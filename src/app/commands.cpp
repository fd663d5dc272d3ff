#include "app/commands.hpp"

#include "rogue/term/standard_streams.hpp"

namespace rogue {

void report(std::string_view problem) {
    write_standard_error(Lines().add("roguelike: ", problem));
}

}  // namespace rogue
