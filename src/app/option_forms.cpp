#include "rogue/app/option_forms.hpp"

#include <cstddef>

#include "rogue/base/text.hpp"

namespace rogue {
namespace {

std::string part(char name, const Option& option) {
    switch (name) {
        case 'n':
            return std::string(option.name);
        case 'b':
            return std::string(option.name.substr(option.name.find_first_not_of('-')));
        case 'v':
            return std::string(option.value);
        case 'c':
            return list_of(option.choices, " ");
        default:
            return std::string(option.help);
    }
}

}  // namespace

std::string description(const Option& option) {
    return text(option.help, option.choices.empty() ? "" : ": ", list_of(option.choices, ", "));
}

std::string filled(const Forms& forms, const Option& option) {
    const std::string_view form = forms[static_cast<std::size_t>(option.kind)];
    std::string result;
    for (std::size_t i = 0; i < form.size(); ++i) {
        if (form[i] == '%') {
            result += part(form[++i], option);
        } else {
            result += form[i];
        }
    }
    return result;
}

}  // namespace rogue
