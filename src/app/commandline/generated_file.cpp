#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "app/commandline/option_table.hpp"
#include "app/commandline/parse_options.hpp"
#include "rogue/base/text.hpp"
#include "rogue/ui/game_kind.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {
namespace {

constexpr std::string_view kBeforeKeys = R"(.Dd November 25, 2026
.Dt ROGUELIKE 6
.Os
.Sh NAME
.Nm roguelike
.Nd descend an endless dungeon, as deep as you can
.Sh SYNOPSIS
.Nm
.Op Ar option ...
.Op Ar file ...
.Sh DESCRIPTION
.Nm
is a game for the terminal.
You descend an endless dungeon, fight its monsters and use what you find, to get
among the ten best.
A run scores 100 points for each level reached and 10 for each kill.
The second game counts 1 point for each piece of gold in place of kills.
The third game counts 100 for each land of distance, 10 for each kill, and for
each brand brought home 300 (600 for one from twice as far out, 900 for one from
three times as far, and so on).
.Pp
It needs a terminal of 80 columns and 23 rows.
Every run is kept in a file.
The next start offers to resume a run that was interrupted, in exactly the same
state.
If the options name a game or a dungeon, only runs of it are offered.
When you leave, you can keep the run for later or end it for good.
A run that you end scores nothing, unless ending it wins.
.Ss Keys of every game
.Bl -tag -width Ds
.It arrow keys
Move, or attack what is in the way.
.It Shift with an arrow key , No or Ic H J K L
Run left, down, up or right, around the corners of passages, until something
turns up.
Some terminals do not report Shift with an arrow key.
.It Ctrl-L
Redraw the screen.
.It Ctrl-Z
Suspend the game.
)";

constexpr std::string_view kAboutOptions =
    "The value of an option is the next word, or follows an =; if the = is in brackets, it must "
    "follow an =. All words after -- are files. If options contradict each other, the last one "
    "wins. An option on the command line that has no effect is an error, but one that says where "
    "files are may stand before any command on runs.";

constexpr std::string_view kBehindOptions = R"(.El
.Sh ENVIRONMENT
.Bl -tag -width Ds
.It Ev ROGUELIKE_OPTIONS
Options that are read before those of the command line.
The game splits them into words like a shell, by blanks, quotes and backslashes,
but expands nothing.
.It Ev NO_COLOR
If it is not empty, the game uses no colours.
.It Ev COLORFGBG
The colours of a terminal that does not report them.
.It Ev XDG_STATE_HOME , XDG_DATA_HOME , HOME
Where the files below are.
.It Ev TERM , COLORTERM , LC_ALL , LC_CTYPE , LANG
What the terminal can show.
.It Ev TMUX , STY , XTERM_VERSION , MLTERM , ZUTTY_VERSION , ALACRITTY_LOG , COLUMNS , LINES
What kind of terminal it is, and its size if the system does not know that.
.El
.Sh FILES
.Bl -tag -width Ds
.It Pa ~/.local/state/roguelike/runs
The runs: the newest 1,000 that have ended, those whose score is in the table,
and all that have not ended.
They are in
.Ev XDG_STATE_HOME
if it is set.
.It Pa ~/.local/share/roguelike/highscores.txt
The high scores, in
.Ev XDG_DATA_HOME
if it is set.
A program that is not installed keeps them beside itself, if it can write there.
The second game uses
.Pa highscores-tutorial.txt
and the third
.Pa highscores-world.txt
in the same folder.
.El
.Sh EXIT STATUS
0: all went well.
1: the program failed.
2: the options are wrong.
3: a run file is bad.
128 + n: signal n ended the program.
.Sh EXAMPLES
Play the dungeon that a friend has played:
.Dl roguelike \-\-seed 1027
.Pp
Play in ASCII, move by hjkl and run by HJKL, always:
.Dl export ROGUELIKE_OPTIONS='\-\-glyphs ascii \-\-keys vi'
.Pp
Show the last run, slowly:
.Dl roguelike \-\-replay \-\-speed 2
.Pp
Check all runs of a contest, and print the best first:
.Dl roguelike \-\-verify *.run | sort \-k 4nr
.Pp
Pick up a shortsword without a terminal:
.Dl echo DRRRRRRRRDg | roguelike \-\-headless \-\-seed 1027
.Sh SEE ALSO
In
.Pa share/doc/roguelike ,
.Pa MANUAL.md
explains walks, plain play, terminals, codes and rankings, and
.Pa HOSTING.md
how to let others play on your machine.
.Sh AUTHORS
.An The roguelike authors
)";

// The forms of options in some language, one for each ValueKind. In a form, %n stands for the
// option's name, %b for the name without its dashes, %v for the name of its value, %c for the
// choices with blanks between them, %w for the value if it is a word to type, such as `all`, and %h
// for the help.
using Forms = std::array<std::string_view, 8>;

std::string part(char name, const Option& option) {
    switch (name) {
        case 'n':
            return std::string(option.name);
        case 'b':
            return std::string(option.name.substr(option.name.find_first_not_of('-')));
        case 'v':
            return std::string(option.value);
        case 'c':
            return join(option.choices(), " ");
        case 'w':
            return option.value == lowercase(option.value) ? std::string(option.value) : "";
        default:
            return std::string(option.help);
    }
}

// Returns the form for the option, filled in.
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

// Returns plain words as mdoc(7) wants them: each sentence on its own line, and no long lines.
std::string in_mdoc(std::string_view words) {
    constexpr std::size_t kLong = 60;
    std::string lines;
    for (const char each : words) {
        const bool ends =
            each == ' ' && (lines.back() == '.' || lines.size() - lines.rfind('\n') > kLong);
        const std::string_view shown = each == '-' ? "\\-" : std::string_view(&each, 1);
        append(lines, ends ? "\n" : shown);
    }
    return lines + "\n";
}

std::string explained(const Option& option) {
    return concat(capitalized(description(option)), ".", option.manual.empty() ? "" : " ",
                  option.manual);
}

std::string item(const Option& option) {
    static constexpr Forms kForms{"Fl Fl %b\n",
                                  "Fl Fl %b Ar %v\n",
                                  "Fl Fl %b Ar %v\n",
                                  "Fl Fl %b Ar %v\n",
                                  "Fl Fl %b Ar %v\n",
                                  "Fl Fl %b Op Ar %v\n",
                                  "Fl Fl %b Ns Op = Ns Ar %v\n",
                                  "Fl Fl %b Ar %v ...\n"};
    const std::string letter = concat("Fl ", option.letter, " , ");
    return concat(".It ", option.letter == '\0' ? "" : letter, filled(kForms, option),
                  in_mdoc(explained(option)));
}

std::string key_item(std::string_view key, std::string_view does) {
    return concat(".It Ic \\&", key, "\n", in_mdoc(does));
}

std::string keys_of(const GameKind& game) {
    std::string result =
        concat(".Ss Keys with Fl Fl game Cm ", game.name, "\n.Bl -tag -width Ds\n");
    for (const auto& [key, does] : game.commands) {
        append(result, does.empty() ? "" : key_item(key, concat(capitalized(does), ".")));
    }
    append(result, key_item(game.quitting.substr(0, 1), "Quit, for now or for good."));
    append(result, ".El\n");
    for (const std::string_view hint : game.hints) {
        append(result, ".Pp\n", in_mdoc(hint));
    }
    return result;
}

std::string manual_page() {
    std::string result(kBeforeKeys);
    for (const ApplicationKey& each : kApplicationKeys) {
        if (!each.in_manual.empty()) {
            append(result, key_item(concat(each.key), each.in_manual));
        }
    }
    append(result, ".El\n");
    for (const GameKind* game : games()) {
        append(result, keys_of(*game));
    }
    append(result, ".Ss Options\n", in_mdoc(kAboutOptions), ".Bl -tag -width Ds\n");
    for (const Option& option : option_table()) {
        append(result, item(option));
    }
    return concat(result, kBehindOptions);
}

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

std::string bash_completion() {
    // An optional value has a case only behind a =, because any word can follow the option.
    static constexpr Forms kCases{"",
                                  "    %n | %n=) ;;\n",
                                  "    %n | %n=) COMPREPLY=($(compgen -W '%c' -- \"$word\")) ;;\n",
                                  "    %n | %n=) compopt -o default ;;\n",
                                  "    %n | %n=) compopt -o dirnames ;;\n",
                                  "",
                                  "    %n=) COMPREPLY=($(compgen -W '%w' -- \"$word\")) ;;\n",
                                  ""};
    static constexpr Forms kNames{" %n", " %n", " %n", " %n", " %n", " %n", " %n", " %n"};
    return concat(
        R"(# Completes the options of roguelike in bash.
_roguelike() {
    local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
    # The = of --option=value is a word of its own.
    if [[ $word == = ]]; then
        word= option+==
    elif [[ $option == = ]]; then
        option=${COMP_WORDS[COMP_CWORD - 2]}=
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
                                      "    %n'=-[%h]::%v:(%w)' \\\n",
                                      "    %n'[%h]' \\\n"};
    return concat(
        "#compdef roguelike\n# Completes the options of roguelike in zsh.\n_arguments -S \\\n",
        each_option(kArguments, kArguments), "    '*:FILE:_files'\n");
}

std::string fish_completion() {
    static constexpr Forms kLong{
        "complete -c roguelike -l %b -d '%h'\n",
        "complete -c roguelike -l %b -x -d '%h'\n",
        "complete -c roguelike -l %b -x -a '%c' -d '%h'\n",
        "complete -c roguelike -l %b -r -F -d '%h'\n",
        "complete -c roguelike -l %b -x -a '(__fish_complete_directories "
        "(string replace -r -- \"^%n=\" \"\" (commandline -ct)))' -d '%h'\n",
        "complete -c roguelike -l %b -d '%h'\n",
        "complete -c roguelike -l %b -f -a '%w' -d '%h'\n",
        "complete -c roguelike -l %b -d '%h'\n"};
    static constexpr std::string_view kName = "complete -c roguelike -s %b -d '%h'\n";
    static constexpr Forms kShort{kName, kName, kName, kName, kName, kName, kName, kName};
    return concat("# Completes the options of roguelike in fish.\n", each_option(kLong, kShort));
}

constexpr std::size_t kNamesColumn = 9;
constexpr std::size_t kTextColumn = 31;

struct Heading {
    OptionGroup group;
    std::string_view title;
};

constexpr std::array kHeadings{
    Heading{OptionGroup::play, "Play"},     Heading{OptionGroup::look, "Look"},
    Heading{OptionGroup::runs, "Runs"},     Heading{OptionGroup::help, "Help"},
    Heading{OptionGroup::files, "Files"},   Heading{OptionGroup::sharing, "Sharing"},
    Heading{OptionGroup::checks, "Checks"}, Heading{OptionGroup::scripts, "Scripts"}};

std::string padded(std::string line, std::size_t width) {
    line.resize(std::max(line.size(), width), ' ');
    return line;
}

std::string names_of(const Option& option) {
    static constexpr Forms kForms{"%n",    "%n %v",   "%n %v",   "%n %v",
                                  "%n %v", "%n [%v]", "%n[=%v]", "%n %v..."};
    const std::string letter = concat("-", option.letter, ", ");
    return concat(option.letter == '\0' ? "" : letter, filled(kForms, option));
}

void add_options(Lines& page, const Heading& heading) {
    std::string title = padded(std::string(heading.title), kNamesColumn);
    std::string names;
    for (const Option& option : option_table()) {
        if (option.group != heading.group) {
            continue;
        }
        if (heading.group < kOnlyNamed) {
            page.add(std::exchange(title, std::string(kNamesColumn, ' ')),
                     padded(names_of(option), kTextColumn - kNamesColumn), description(option));
        } else {
            append(names, names.empty() ? "" : ", ", option.name);
        }
    }
    if (!names.empty()) {
        page.add(title, names);
    }
}

}  // namespace

std::string generated_file(Generated which) {
    constexpr std::array kMakers{manual_page, bash_completion, zsh_completion, fish_completion};
    return kMakers[static_cast<std::size_t>(which)]();
}

// On a terminal of 24 rows the whole short help is visible.
std::string help_text(HelpText which) {
    Lines page;
    page.add("Usage: roguelike [OPTION]... [FILE]...");
    if (which == HelpText::all) {
        page.add_wrapped("", concat(kAboutOptions, " The options in the environment variable ",
                                    kDefaultsVariable, " are read first."));
        for (const Option& option : option_table()) {
            page.add().add_wrapped("", names_of(option)).add_wrapped("    ", explained(option));
        }
        return page.text();
    }
    page.add("Keys: the arrows move you and attack, HJKL run, o explores, _ travels, x looks,");
    page.add("g picks up, i opens the inventory, z zaps, > < take stairs, ? shows help.");
    for (const Heading& heading : kHeadings) {
        add_options(page, heading);
    }
    return page.text();
}

}  // namespace rogue
