#include "tests/support/key_sequences.hpp"

#include <array>
#include <initializer_list>
#include <utility>

#include "tests/support/broken_sequences.hpp"

namespace rogue::test {
namespace {

using namespace std::string_literals;

constexpr std::array<std::string_view, 4> kArrowNames{"up", "down", "right", "left"};

// Adds each of the forms for the four arrows: the bytes of an arrow's name take the place of the
// star.
void add_arrows(KeySequences& all, std::array<std::string_view, 4> names,
                std::initializer_list<std::string_view> forms, std::string_view modifier = "") {
    for (const std::string_view form : forms) {
        for (std::size_t i = 0; i < kArrowNames.size(); ++i) {
            std::string bytes(form);
            bytes.replace(bytes.find('*'), 1, names[i]);
            all.push_back({bytes, std::string(modifier) + std::string(kArrowNames[i])});
        }
    }
}

void add_all(KeySequences& all, const std::string& events,
             std::initializer_list<std::string> forms) {
    for (const std::string& bytes : forms) {
        all.push_back({bytes, events});
    }
}

void add_function_keys(KeySequences& all) {
    // Insert and Delete
    add_all(all, "other", {"\x1b[2~", "\x1b[3~", "\x1b[3;5~", "\x1b[3;1:1~"});
    // F1 to F20 of xterm, F1 to F4 of kitty and of the VT100, F1 to F5 of the Linux console
    for (int number = 11; number <= 34; ++number) {
        all.push_back({"\x1b[" + std::to_string(number) + "~", "other"});
    }
    add_all(all, "other", {"\x1bOP",    "\x1bOQ",    "\x1bOR",    "\x1bOS",     "\x1bO1;2P",
                           "\x1bO5S",   "\x1b[P",    "\x1b[Q",    "\x1b[R",     "\x1b[S",
                           "\x1b[1;2P", "\x1b[1;2Q", "\x1b[1;2S", "\x1b[15;2~", "\x1b[24;8~",
                           "\x1b[[A",   "\x1b[[B",   "\x1b[[C",   "\x1b[[D",    "\x1b[[E"});
    add_all(all, "other", {"\x1b[5R"});
    // rxvt ends in $ with Shift, ^ with Ctrl, @ with both.
    add_all(all, "other",
            {"\x1b[3$", "\x1b[3^", "\x1b[3@", "\x1b[11^", "\x1b[23$", "\x1b[23@", "\x1b[24^"});
}

// Home, End, Page Up and Page Down: of xterm, the Linux console, rxvt, the kitty protocol and the
// keypad.
void add_page_keys(KeySequences& all) {
    add_all(all, "home",
            {"\x1b[H", "\x1bOH", "\x1b[1;5H", "\x1b[1;1:2H", "\x1b[1~", "\x1b[1;5~", "\x1b[7~",
             "\x1b[7$", "\x1b[7^", "\x1b[7@", "\x1b[57423u", "\x1b[57423;5:1u", "\x1bOw"});
    add_all(all, "end",
            {"\x1b[F", "\x1bOF", "\x1b[1;2F", "\x1b[4~", "\x1b[8~", "\x1b[8;3~", "\x1b[8$",
             "\x1b[8^", "\x1b[8@", "\x1b[57424u", "\x1bOq"});
    add_all(all, "page-up",
            {"\x1b[5~", "\x1b[5;5~", "\x1b[5;1:1~", "\x1b[5$", "\x1b[5^", "\x1b[5@", "\x1b[57421u",
             "\x1bOy"});
    add_all(all, "page-down",
            {"\x1b[6~", "\x1b[6;2~", "\x1b[6$", "\x1b[6^", "\x1b[6@", "\x1b[57422u", "\x1bOs"});
    add_all(all, "", {"\x1b[1;1:3H", "\x1b[5;1:3~", "\x1b[57424;1:3u"});  // Released
}

void add_pastes(KeySequences& all) {
    for (const std::string& text :
         {""s, "q"s, "q\r"s, "\x1b"s, "\x1b\x1b"s, "201~q"s, "[201~q"s, "\x1b[201"s,
          "\x1b[20\x1b[20"s, "\x1b[200~"s, "\x1b]0;"s, "\x03\x1a"s, "\0\xff\xc3"s, "\xc3\xa9"s}) {
        all.push_back({"\x1b[200~" + text + "\x1b[201~", ""});
    }
    all.push_back({"\x1b[201~", ""});  // The end of a paste that began earlier.
}

void add_strings(KeySequences& all) {
    for (const std::string_view introducer : {"\x1b]", "\x1bP", "\x1bX", "\x1b^", "\x1b_G"}) {
        for (const std::string_view text : {"", "q", "q\r\n", "1;2A", "\xc3\xa9", "\xf0", "[A"}) {
            for (const std::string_view end : {"\x1b\\", "\a"}) {
                all.push_back({std::string(introducer).append(text).append(end), ""});
            }
        }
    }
    add_all(all, "",
            {"\x1b]10;rgb:ffff/ffff/ffff\a", "\x1bP11;rgb:ffff/ffff/ffff\x1b\\",
             "\x1b]11;rgb:ffff/ffff\a", "\x1b]11;rgb:fffff/ffff/ffff\a", "\x1b]11;?\a",
             "\x1b]11;rgb:gggg/ffff/ffff\a", "\x1b]11;rgb:ff/fg/ff\a", "\x1b]11;white\a",
             "\x1b]>|XTerm(379)\x1b\\", "\x1bP1+r524742=38\x1b\\", "\x1b_Gi=1;OK\x1b\\",
             "\x1b]52;c;" + std::string(200, 'q') + "\a", "\x1b]0;title\x18", "\x1bPq\x1a"});
}

void add_mouse(KeySequences& all) {
    // SGR, urxvt and X10
    add_all(all, "", {"\x1b[<0;10;5M", "\x1b[<0;10;5m", "\x1b[<65;200;100M", "\x1b[<35;1;1M"});
    add_all(all, "", {"\x1b[32;10;5M", "\x1b[64;200;100M", "\x1b[32;10;5m"});
    add_all(all, "",
            {"\x1b[M !!", "\x1b[M#AA", "\x1b[MCCC", "\x1b[M`\x7f\x80", "\x1b[M\xff\xfe\xfd",
             "\x1b[M \xc3\xa9", "\x1b[M[[["});
    // While text is highlighted: where the mouse let go, and the range
    add_all(all, "", {"\x1b[tqq", "\x1b[t!\xff", "\x1b[T!!\"\"qq", "\x9bT\x1b[A\x1b[A"});
}

// The keys of a terminal in win32-input-mode: virtual key, scan code, character, whether it is
// down, modifiers and how often.
void add_console_keys(KeySequences& all) {
    add_all(all, "a", {"\x1b[65;30;97;1;0;1_", "\x1b[65;30;97;1_", "\x1b[;;97;1_"});
    add_all(all, "A", {"\x1b[65;30;65;1;16;1_", "\x1b[65;30;65;1;128;1_"});
    add_all(all, "U+0003", {"\x1b[67;46;3;1;8;1_"});
    add_all(all, "U+000D", {"\x1b[13;28;13;1;0;1_"});
    add_all(all, "U+001B", {"\x1b[27;1;27;1;0;1_"});
    add_all(all, "U+20AC", {"\x1b[69;18;8364;1;9;1_"});
    add_all(all, "up", {"\x1b[38;72;0;1;0;1_", "\x1b[38;72;0;1;256;0_"});
    add_all(all, "up up up", {"\x1b[38;72;0;1;0;3_"});
    add_all(all, "shift-left", {"\x1b[37;75;0;1;16;1_"});
    add_all(all, "home", {"\x1b[36;71;0;1;0;1_"});
    add_all(all, "other", {"\x1b[112;59;0;1;0;1_"});
}

}  // namespace

KeySequences arrow_sequences() {
    KeySequences all;
    add_arrows(all, {"A", "B", "C", "D"},
               {"\x1b[*", "\x1bO*", "\x1b[1;3*", "\x1b[1;5*", "\x1b[1;7*", "\x1b[1;9*",
                "\x1b[1;129*", "\x1b[;5*", "\x1b[5*", "\x1bO1;5*", "\x1bO5*"});
    add_arrows(all, {"A", "B", "C", "D"},
               {"\x1b[1;2*", "\x1b[1;4*", "\x1b[1;6*", "\x1b[1;8*", "\x1b[1;16*", "\x1b[2*",
                "\x1bO1;2*", "\x1bO2*", "\x1b[1;2:1*", "\x1b[1;66:2*"},
               "shift-");
    // The kitty protocol tells a press (1) from a repeat (2).
    add_arrows(all, {"A", "B", "C", "D"}, {"\x1b[1;1:1*", "\x1b[1;1:2*", "\x1b[1;5:1*"});
    add_arrows(all, {"57419", "57420", "57418", "57417"},
               {"\x1b[*u", "\x1b[*;1u", "\x1b[*;1:1u", "\x1b[*;5:2u"});
    add_arrows(all, {"57419", "57420", "57418", "57417"}, {"\x1b[*;2u", "\x1b[*;2:1u"}, "shift-");
    // rxvt, with Shift and with Ctrl
    add_arrows(all, {"a", "b", "c", "d"}, {"\x1b[*"}, "shift-");
    add_arrows(all, {"a", "b", "c", "d"}, {"\x1bO*"});
    // 8, 2, 6 and 4 on the keypad
    add_arrows(all, {"x", "r", "v", "t"}, {"\x1bO*"});
    return all;
}

KeySequences other_key_sequences() {
    KeySequences all;
    add_function_keys(all);
    add_page_keys(all);
    // The kitty protocol's Print Screen, F13, the keys before and behind those of the keypad, and
    // those before and behind the modifiers
    add_all(
        all, "other",
        {"\x1b[57361u", "\x1b[57376u", "\x1b[57398u", "\x1b[57425u", "\x1b[57440u", "\x1b[57455u"});
    // Caps Lock, Scroll Lock and Num Lock, Shift and the other modifiers, by themselves
    add_all(all, "",
            {"\x1b[57358u", "\x1b[57359;1u", "\x1b[57360;129:1u", "\x1b[57441;2u",
             "\x1b[57442;5:2u", "\x1b[57447;2:3u", "\x1b[57454u"});
    add_all(all, "other", {"\x1b[0u", "\x1b[u", "\x1b[55296u"});
    // The other digits on the keypad, and its = and 5
    add_all(all, "other", {"\x1bOp", "\x1bOu", "\x1bOX", "\x1bOE"});
    // Nobody knows these.
    add_all(all, "other",
            {"\x1b[Z", "\x1b[1;2Z", "\x1b[E", "\x1b[G", "\x1b[9~", "\x1b[5Z", "\x1b[99~",
             "\x1b[9;2;3;4;5~", "\x1b[1:2:3X", "\x1b[123456789012345678901234567890~", "\x1bOZ",
             "\x1bO@", "\x1b[@", "\x1bO99Z"});
    return all;
}

KeySequences character_sequences() {
    KeySequences all{
        {"x", "x"},
        {"Q", "Q"},
        {"<", "<"},
        {"~", "~"},
        {"[A", "[ A"},
        {" ", "U+0020"},
        {"\r", "U+000D"},
        {"\n", "U+000D"},  // Enter on the keypad in Alacritty
        {"\t", "U+0009"},
        {"\x7f", "U+007F"},
        {"\x08", "U+0008"},
        {"\0"s, "U+0000"},
        {"\x03", "U+0003"},
        {"\x0c", "U+000C"},
        {"\x18", "U+0018"},
        {"\x1a", "U+001A"},
        {"\x1f", "U+001F"},
        {"\xc2\x80", "U+0080"},
        {"\xc3\xa9", "U+00E9"},
        {"\xdf\xbf", "U+07FF"},
        {"\xe0\xa0\x80", "U+0800"},
        {"\xe2\x82\xac", "U+20AC"},
        {"\xed\x9f\xbf", "U+D7FF"},
        {"\xee\x80\x80", "U+E000"},
        {"\xef\xbf\xbf", "U+FFFF"},
        {"\xf0\x90\x80\x80", "U+10000"},
        {"\xf0\x9f\xa7\x99", "U+1F9D9"},
        {"\xf4\x8f\xbf\xbf", "U+10FFFF"},
        {"g\xc3\xa9\rG", "g U+00E9 U+000D G"},
        // Esc and a key, which a multiplexer may send at once, or a key with Alt
        {"\x1bx", "U+001B x"},
        {"\x1b>", "U+001B >"},
        {"\x1b\r", "U+001B U+000D"},
        {"\x1b\x7f", "U+001B U+007F"},
        {"\x1b\x1a", "U+001B U+001A"},
        {"\x1b\xc3\xa9", "U+001B U+00E9"},
        {"\x1b\x1bx", "U+001B U+001B x"},
        {"\x1b_>", "U+001B _ >"},
        {"\x1b_\x1b[C", "U+001B _ right"},
        {"\x1b\x1b[C", "U+001B right"},
        {"\x1b\x1b[1;3C", "U+001B right"},
        {"\x1b\x1bOC", "U+001B right"},
        {"\x1b\x1b[3~", "U+001B other"},
        // The keypad
        {"\x1bOM", "U+000D"},
        {"\x1bOj", "*"},
        {"\x1bOk", "+"},
        {"\x1bOl", ","},
        {"\x1bOm", "-"},
        {"\x1bOn", "."},
        {"\x1bOo", "/"},
    };
    // The kitty protocol
    add_all(all, "a",
            {"\x1b[97u", "\x1b[97;1u", "\x1b[97;1:1u", "\x1b[97;1:2u", "\x1b[97;3u", "\x1b[97;129u",
             "\x1b[97:65;1u", "\x1b[97;1;97u", "\x1b[1092::97;;97u"});
    // With Shift (1), with Caps Lock (64), as Shift makes it, and as typed
    add_all(all, "A",
            {"\x1b[97;2u", "\x1b[97;2:2u", "\x1b[97;65u", "\x1b[97:65;2u", "\x1b[97;2;65u",
             "\x1b[97;65;65u", "\x1b[65;2u", "\x1b[27;2;65~"});
    add_all(all, "a", {"\x1b[97;66u", "\x1b[97;66;97u"});
    add_all(all, "?", {"\x1b[47:63;2u", "\x1b[47;2;63u", "\x1b[223:63:45;2u", "\x1b[27;2;63~"});
    // The keypad with Num Lock (128)
    add_all(all, "0", {"\x1b[57399u", "\x1b[57399;129u", "\x1b[57399;129;48u"});
    add_all(all, "8", {"\x1b[57407;129u"});
    add_all(all, ",", {"\x1b[57416u"});
    add_all(all, "U+000D", {"\x1b[57414u"});
    add_all(all, "U+000D", {"\x1b[13u", "\x1b[13;2u", "\x1b[27;2;13~"});
    add_all(all, "U+0009", {"\x1b[9u", "\x1b[9;5u"});
    // The kitty protocol's Esc and xterm's modified Esc
    add_all(all, "U+001B", {"\x1b[27u", "\x1b[27;1:1u", "\x1b[27;5u", "\x1b[27;5;27~"});
    add_all(all, "U+007F", {"\x1b[127u", "\x1b[127;3:1u"});
    add_all(all, "U+00E9", {"\x1b[233u"});
    // Ctrl is 4 in the modifiers, to which 1 is added. xterm sends them before the code.
    add_all(all, "U+0003",
            {"\x1b[99;5u", "\x1b[99;6:1u", "\x1b[99;8u", "\x1b[99;133u", "\x1b[27;5;99~"});
    add_all(all, "U+001A", {"\x1b[122;5u", "\x1b[27;5;122~"});
    // With Ctrl only letters are other characters.
    add_all(all, "3", {"\x1b[51;5u"});
    add_all(all, "{", {"\x1b[123;5u"});
    add_all(all, ">", {"\x1b[27;2;62~", "\x1b[62;1u"});
    // What stands behind the third parameter means nothing.
    add_all(all, ">", {"\x1b[27;2;62;1~", "\x1b[27;2;62;1;3~"});
    add_all(all, "U+0001", {"\x1b[1u", "\x1b[97;5u"});
    add_all(all, "U+D7FF", {"\x1b[55295u"});
    add_console_keys(all);
    return all;
}

// Sequences that a C1 control introduces. Terminals send them after S8C1T.
KeySequences c1_sequences() {
    KeySequences all;
    add_arrows(all, {"A", "B", "C", "D"},
               {"\x9b*", "\x8f*",
                "\x9b"
                "1;5*"});
    add_all(all, "other",
            {"\x9bx",
             "\x9b"
             "15~",
             "\x8fP"});
    // ST in its C1 form ends a string, but not if the byte is part of a UTF-8 character.
    for (const std::string_view introducer : {"\x90", "\x98", "\x9d", "\x9e", "\x9f"}) {
        for (const std::string_view end : {"\x9c", "\x1b\\", "\a"}) {
            all.push_back({std::string(introducer).append("1q").append(end), ""});
        }
    }
    add_all(all, "", {"\x1b]0;\xc3\x9cq\x1b\\"});
    add_all(all, "light",
            {"\x9d"
             "11;rgb:ffff/ffff/ffff\x9c"});
    return all;
}

KeySequences background_reports() {
    KeySequences all;
    add_all(all, "light",
            {"\x1b]11;rgb:ffff/ffff/ffff\x1b\\", "\x1b]11;rgb:ffff/ffff/dddd\a",
             "\x1b]11;rgb:8080/8080/8080\a", "\x1b]11;rgb:f/f/f\a", "\x1b]11;rgb:fff/fff/fff\a",
             "\x1b]11;rgba:ffff/ffff/ffff/8080\a", "\x1b]11;rgb:00/ff/00\a"});
    // Just on one side of the middle, and just on the other, by a share of each colour
    add_all(all, "light", {"\x1b]11;rgb:01/c8/56\a"});
    add_all(all, "dark",
            {"\x1b]11;rgb:ff/57/01\a", "\x1b]11;rgb:21/c8/02\a", "\x1b]11;rgb:01/a7/ff\a",
             "\x1b]11;rgb:7/7/9\a", "\x1b]11;rgb:00/cc/44\a", "\x1b]11;rgb:100/100/100\a"});
    add_all(
        all, "dark",
        {"\x1b]11;rgb:0000/0000/0000\x1b\\", "\x1b]11;rgb:7f7f/7f7f/7f7f\a", "\x1b]11;rgb:0/0/0\a",
         "\x1b]11;rgb:00/00/ff\a", "\x1b]11;rgb:ff/00/00\a", "\x1b]11;rgba:0000/0000/0000/ffff\a"});
    return all;
}

KeySequences color_reports() {
    KeySequences all;
    add_all(all, "color 8 is 0,43,54",
            {"\x1b]4;8;rgb:0000/2b2b/3636\x1b\\", "\x1b]4;8;rgb:00/2b/36\a",
             "\x1b]4;8;rgba:0000/2b2b/3636/ffff\a"});
    add_all(all, "color 15 is 255,255,255", {"\x1b]4;15;rgb:ffff/ffff/ffff\x1b\\"});
    // In urxvt an Esc alone ends it.
    all.push_back({"\x1b]4;0;rgb:01/02/03\x1b\x1b]4;7;rgb:04/05/06\x1b\x1b[?1;2c",
                   "color 0 is 1,2,3 color 7 is 4,5,6 attributes"});
    all.push_back({"\x1b]11;rgb:ffff/ffff/ffff\x1b\x1b[2;3R", "light at 2;3"});
    all.push_back({"\x1b]11;rgb:ffff/ffff/ffff\x1b\x1b[A", "light up"});
    all.push_back({"\x1b]11;rgb:ffff/ffff/ffff\x1bq", "light q"});
    add_all(all, "",
            {"\x1b]4;16;rgb:0/0/0\a", "\x1b]4;-1;rgb:0/0/0\a", "\x1b]4;;rgb:0/0/0\a", "\x1b]4;8\a",
             "\x1b]4;8;?\a", "\x1b]4;8;red\a", "\x1b]4;\a", "\x1b]4;8x;rgb:0/0/0\a"});
    return all;
}

KeySequences report_sequences() {
    KeySequences all{
        {"\x1b[2;1R", "at 2;1"},
        {"\x1b[2;3R", "at 2;3"},
        {"\x1b[5;3R", "at 5;3"},
        {"\x1b[24;80R", "at 24;80"},
        {"\x1b[16;2R", "at 16;2"},
        {"\x1b[300;1000R", "at 300;1000"},
        {"\x1b[2;3R\x1b[2;3R", "at 2;3 at 2;3"},
        {"\x1b[3;2R\x1b[?6c", "at 3;2 attributes"},
        {"\x1bP>|XTerm(379)\x1b\\", "xterm"},
        {"\x1bP>|Konsole 22.12.3\x1b\\", "konsole"},
        {"\x1bP>|tmux 3.4\x1b\\", "multiplexer"},
        {"\x1bP>|XTer\x1b\\", "version"},
        {"\x1b[>0;276;0c", "type 0 is 276"},
        {"\x1b[>1;10;0c", "type 1 is 10"},
    };
    // In row 1 it looks like F3 with modifiers.
    add_all(all, "at 1;3",
            {"\x1b[1;3R",
             "\x9b"
             "1;3R"});
    add_all(all, "at 0;5", {"\x1b[;5R"});
    add_all(all, "mode 1007 is 1", {"\x1b[?1007;1$y"});
    add_all(all, "mode 2026 is 2", {"\x1b[?2026;2$y"});
    add_all(
        all, "attributes",
        {"\x9b?6c", "\x1b[?6c", "\x1b[?1;2c", "\x1b[?62;1;6c", "\x1b[?64;1;2;6;9;15;18;21;22c"});
    return all;
}

KeySequences silent_sequences() {
    KeySequences all;
    // Device attributes of other kinds, modes, status, the window
    add_all(all, "",
            {"\x1b[=0c", "\x1b[20;1$y", "\x1b[1;2;3;4&w", "\x1b[6c", "\x1b[<1u", "\x1b[=1u",
             "\x1b[>1u", "\x1b[?1007;1y", "\x1b[?1007;1$z", "\x1b[?0u", "\x1b[?1u", "\x1b[0n",
             "\x1b[3n", "\x1b[?13n", "\x1b[8;24;80t", "\x1b[4;600;800t"});
    add_all(all, "", {"\x1b[I", "\x1b[O"});  // The focus
    // An intermediate byte; a minus sign is one too
    add_all(all, "",
            {"\x1b[1 q", "\x1b[!p", "\x1b[0'z", "\x1b[3;5$~", "\x1b[2;-2147483648R",
             "\x1b[-2147483648u", "\x1b[27;5;-1~", "\x1b[ A", "\x1b[>1$y"});
    // A key released
    add_all(all, "",
            {"\x1b[1;1:3A", "\x1b[1;1:3B", "\x1b[1;1:3C", "\x1b[1;5:3D", "\x1b[97;1:3u",
             "\x1b[27;1:3u", "\x1b[57419;1:3u", "\x1b[3;1:3~", "\x1b[1;1:3P"});
    // In the form of Windows' console: released, a part of another key, half a character
    add_all(all, "",
            {"\x1b[65;30;97;0;0;1_", "\x1b[38;72;0;0;0;1_", "\x1b[16;42;0;1;16;1_", "\x1b[_",
             "\x1b[65;30;97_", "\x1b[0;0;55358;1;0;1_", "\x1b[>65;30;97;1;0;1_"});
    // Cancelled
    add_all(all, "", {"\x1b[1;5\x18", "\x1b[\x1a", "\x1bO\x18", "\x1bO1\x1a"});
    // Longer than any we know
    add_all(all, "",
            {"\x1b[" + std::string(100, '1') + "A", "\x1b[5;" + std::string(1000, '3') + "R"});
    add_mouse(all);
    add_strings(all);
    add_pastes(all);
    return all;
}

KeySequences all_key_sequences() {
    KeySequences all;
    for (const auto& group : {arrow_sequences, other_key_sequences, character_sequences,
                              c1_sequences, report_sequences, background_reports, color_reports,
                              silent_sequences, broken_characters, broken_off_sequences}) {
        for (KeySequence& sequence : group()) {
            all.push_back(std::move(sequence));
        }
    }
    return all;
}

}  // namespace rogue::test
