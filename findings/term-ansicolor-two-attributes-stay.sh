#!/usr/bin/env bash
# ruby-term-ansicolor 1.3.0 of Debian 12 (1.11.3 of sid does the same): uncolored() leaves
# sequences with more than one parameter in the text.
#
# Its page: uncolored() returns a string of which "all ANSI-Attributes are stripped". It removes
# ESC [ n m and the colours that the package writes itself. ESC [ 1 ; 31 m, the bold red of GCC
# and grep, stays, though the reset after it goes: a text that was to be plain then colours all
# that follows it in the terminal.
#
# Seen with Ruby 3.1:
#     "\e[31merror\e[0m: x"                 "error: x"
#     "\e[1;31merror\e[0m: x"               "\e[1;31merror: x"
#     "\e[01;31m\e[Kerror\e[m\e[K: x"       "\e[01;31m\e[Kerror\e[K: x"
#     "\e[38;2;200;0;0merror\e[0m: x"       "\e[38;2;200;0;0merror: x"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq ruby-term-ansicolor=1.3.0-1.1 ruby-tins
for package in *.deb; do dpkg -x "$package" .; done
cat >plain.rb <<'RB'
require "term/ansicolor"
["\e[31merror\e[0m: x", "\e[1;31merror\e[0m: x", "\e[01;31m\e[Kerror\e[m\e[K: x",
 "\e[38;2;200;0;0merror\e[0m: x"].each { |text| p Term::ANSIColor.uncolored(text) }
RB
ruby -I usr/lib/ruby/vendor_ruby plain.rb | tee seen
diff seen - <<'SEEN'
"error: x"
"\e[1;31merror: x"
"\e[01;31m\e[Kerror\e[K: x"
"\e[38;2;200;0;0merror: x"
SEEN
