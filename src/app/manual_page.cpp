#include <string_view>

#include "rogue/app/generated_file.hpp"
#include "rogue/app/option_forms.hpp"
#include "rogue/app/option_table.hpp"
#include "rogue/base/text.hpp"
#include "rogue/ui/help_parts.hpp"

namespace rogue {
namespace {

constexpr std::string_view kBeforeKeys = R"(.Dd November 21, 2026
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
You descend an endless dungeon, fight the monsters that live there and use the things that lie
there, for a place among the ten best.
A run scores 100 for each level reached and 10 for each kill.
.Pp
It needs a terminal of 80 columns and 23 rows.
Every run is kept in a file.
The next start offers to resume a run that was interrupted, in exactly the same state.
If the options name a game or a dungeon, only runs of it are offered.
.Ss Keys
.Bl -tag -width Ds
.It arrow keys
Move, or attack what stands there.
.It Ic g
Pick up what lies here.
.It Ic i
Look into the pack.
A letter uses or equips an item, any other key leaves.
.It Ic z
Fire the readied wand.
An arrow key gives the direction.
.It Ic > No and Ic <
Take the stairs down or up.
.It Ic q
Leave.
The game asks whether to keep the run for later or to end it for good.
A run that ends this way scores nothing.
.It Shift with an arrow key
Run that way, round the corners of passages, until there is something to think about.
)";

constexpr std::string_view kBehindKeys = R"(.It Ctrl-L
Redraw the screen.
.It Ctrl-Z
Suspend the game.
.El
.Pp
The second game,
.Fl Fl game Cm tutorial ,
has other keys.
Its help shows them.
.Pp
The third game,
.Fl Fl game Cm world ,
has no stairs, and
.Cm c
shows a chart of where you have been.
Locked doors open to a key, or by force.
.Ss Options
The value of an option follows it or a
.Sq = .
All words behind
.Fl Fl
are files.
Of options that say different things the last holds.
An option that the command has no use for does nothing.
)";

constexpr std::string_view kBehindOptions = R"(.Sh ENVIRONMENT
.Bl -tag -width Ds
.It Ev ROGUELIKE_OPTIONS
Options that stand before those of the command line.
The game splits this line into words as a shell does, by blanks, quotes and backslashes, but expands
nothing.
.It Ev NO_COLOR
If it is not empty, the game uses no colours.
.It Ev COLORFGBG
The colours of a terminal that does not answer when it is asked for them.
.It Ev XDG_STATE_HOME , XDG_DATA_HOME , HOME
The folders of the files below.
.It Ev TERM , LC_ALL , LC_CTYPE , LANG
What the terminal can show.
.El
.Sh FILES
.Bl -tag -width Ds
.It Pa ~/.local/state/roguelike/runs
The runs, in
.Ev XDG_STATE_HOME
if it is set: the newest 1,000, those whose score is in the table, and all that have not ended.
.It Pa ~/.local/share/roguelike/highscores.txt
The high scores, in
.Ev XDG_DATA_HOME
if it is set.
A program that is not installed keeps them beside itself, if it can write there.
Those of the second game are in
.Pa highscores-tutorial.txt
and those of the third in
.Pa highscores-world.txt
in the same folder.
.El
.Sh EXIT STATUS
.Bl -tag -width Ds
.It 0
All went well.
.It 1
The program failed.
.It 2
The options are wrong.
.It 3
A run file is bad.
.It 128 + n
Signal n ended the program.
.El
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
Play five keys without a terminal:
.Dl echo DRRRg | roguelike \-\-headless \-\-seed 1027
)";

std::string item(const Option& option) {
    static constexpr Forms kForms{"Fl Fl %b\n",
                                  "Fl Fl %b Ar %v\n",
                                  "Fl Fl %b Ar %v\n",
                                  "Fl Fl %b Ar %v\n",
                                  "Fl Fl %b Ar %v\n",
                                  "Fl Fl %b Op Ar %v\n",
                                  "Fl Fl %b Ns Op = Ns Ar %v\n",
                                  "Fl Fl %b Ar %v ...\n"};
    const std::string letter = text("Fl ", std::string_view(&option.letter, 1), " , ");
    return text(".It ", option.letter == '\0' ? "" : letter, filled(kForms, option),
                capitalized(description(option)), ".\n", option.manual);
}

}  // namespace

std::string manual_page() {
    std::string result(kBeforeKeys);
    for (const ApplicationKey& each : kApplicationKeys) {
        if (!each.in_manual.empty()) {
            append(result, text(".It Ic \\&", std::string_view(&each.key, 1), "\n", each.in_manual));
        }
    }
    append(result, text(kBehindKeys, ".Bl -tag -width Ds\n"));
    for (const Option& option : option_table()) {
        append(result, item(option));
    }
    return text(result, ".El\n", kBehindOptions);
}

}  // namespace rogue
