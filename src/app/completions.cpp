#include "rogue/app/generated_file.hpp"
#include "rogue/app/option_forms.hpp"
#include "rogue/app/option_table.hpp"
#include "rogue/base/text.hpp"

namespace rogue {
namespace {

// Fills in the form for every option, and the short form too for an option with a short name.
std::string each_option(const Forms& forms, const Forms& short_forms) {
    std::string result;
    for (Option option : option_table()) {
        append(result, filled(forms, option));
        if (option.letter != '\0') {
            const std::array name{'-', option.letter};
            option.name = {name.data(), name.size()};
            append(result, filled(short_forms, option));
        }
    }
    return result;
}

}  // namespace

std::string bash_completion() {
    // An option whose value is optional has no case here, because any word can follow it.
    static constexpr Forms kCases{"",
                                  "    %n) ;;\n",
                                  "    %n) COMPREPLY=($(compgen -W '%c' -- \"$word\")) ;;\n",
                                  "    %n) compopt -o default ;;\n",
                                  "    %n) compopt -o dirnames ;;\n",
                                  "",
                                  "",
                                  ""};
    static constexpr Forms kNames{" %n", " %n", " %n", " %n", " %n", " %n", " %n", " %n"};
    return text(
        R"(# Completes the options of roguelike in bash.
_roguelike() {
    local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
    # The = of --option=value is a word of its own.
    if [[ $word == = ]]; then
        word=
    elif [[ $option == = ]]; then
        option=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    case $option in
)",
        each_option(kCases, kCases),
        R"(    *)
        if [[ $word == -* ]]; then
            COMPREPLY=($(compgen -W ')",
        each_option(kNames, kNames), R"(' -- "$word"))
        else
            compopt -o default
        fi
        ;;
    esac
}
complete -F _roguelike roguelike
)");
}

std::string zsh_completion() {
    static constexpr Forms kArguments{"    %n'[%h]' \\\n",
                                      "    %n'=[%h]:%v:' \\\n",
                                      "    %n'=[%h]:%v:(%c)' \\\n",
                                      "    %n'=[%h]:%v:_files' \\\n",
                                      "    %n'=[%h]:%v:_files -/' \\\n",
                                      "    %n'=-[%h]::%v:_files' \\\n",
                                      "    %n'=-[%h]::%v:' \\\n",
                                      "    %n'[%h]' \\\n"};
    return text(
        "#compdef roguelike\n# Completes the options of roguelike in zsh.\n_arguments -S \\\n",
        each_option(kArguments, kArguments), "    '*:FILE:_files'\n");
}

std::string fish_completion() {
    static constexpr Forms kLong{
        "complete -c roguelike -l %b -d '%h'\n",
        "complete -c roguelike -l %b -x -d '%h'\n",
        "complete -c roguelike -l %b -x -a '%c' -d '%h'\n",
        "complete -c roguelike -l %b -r -F -d '%h'\n",
        "complete -c roguelike -l %b -x -a '(__fish_complete_directories)' -d '%h'\n",
        "complete -c roguelike -l %b -d '%h'\n",
        "complete -c roguelike -l %b -d '%h'\n",
        "complete -c roguelike -l %b -d '%h'\n"};
    static constexpr Forms kShort{"complete -c roguelike -s %b -d '%h'\n"};
    return text("# Completes the options of roguelike in fish.\n", each_option(kLong, kShort));
}

std::string generated_file(Generated which) {
    switch (which) {
        case Generated::man:
            return manual_page();
        case Generated::bash:
            return bash_completion();
        case Generated::zsh:
            return zsh_completion();
        case Generated::fish:
            return fish_completion();
    }
    return "";
}

}  // namespace rogue
