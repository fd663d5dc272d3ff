#!/usr/bin/env bash
# eat 0.9.4 (Debian 13's elpa-eat), a terminal in Emacs: three sequences move to the wrong line.
#
# ECMA-48: CSI n H goes to line n, column 1 (CUP, 8.3.21); CSI n E to the first column of the n-th
# line after this one (CNL, 8.3.12), CSI n F to that of the n-th line before (CPL, 8.3.13). Here the
# only argument of CUP is taken for the column, in line 1, and E goes up while F goes down. The
# forms with all arguments (CSI n ; 1 H) and the single steps (CSI n A, B) are right, so that full
# screen programs that save bytes are garbled and others are not.
#
# Needs Emacs. Seen with 28.2: an x after the move, in a screen with the lines a, b, c and d; in the
# last three from the beginning of line 2.
#     CSI 3 H  a x|b|c|d
#     CSI 3;1 H  a|b|x|d
#     CSI E  x|b|c|d
#     CSI F  a|b|x|d
#     CSI B  a|b|x|d
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p lists/partial cache/archives/partial
echo "deb http://deb.debian.org/debian trixie main" >sources
cat >apt.conf <<APT
Dir::Etc::sourcelist "$folder/sources";
Dir::Etc::sourceparts "-";
Dir::State::lists "$folder/lists";
Dir::Cache "$folder/cache";
APT
export APT_CONFIG=$folder/apt.conf
apt-get update -qq
apt-get download -qq elpa-eat=0.9.4-2 elpa-compat
for package in *.deb; do dpkg -x "$package" .; done
cat >move.el <<'EL'
(require 'eat)
(defun screen-after (name moves)
  (with-temp-buffer
    (let ((term (eat-term-make (current-buffer) (point))))
      (eat-term-resize term 8 4)
      (eat-term-process-output term (concat "a\r\nb\r\nc\r\nd" moves "x"))
      (eat-term-redisplay term)
      (message "%s  %s" name (replace-regexp-in-string "\n" "|"
        (buffer-substring-no-properties (eat-term-display-beginning term) (eat-term-end term)))))))
(screen-after "CSI 3 H" "\e[3H")
(screen-after "CSI 3;1 H" "\e[3;1H")
(screen-after "CSI E" "\e[2;1H\e[E")
(screen-after "CSI F" "\e[2;1H\e[F")
(screen-after "CSI B" "\e[2;1H\e[B")
EL
paths=$(find "$folder/usr/share/emacs" -name '*.el' -printf '-L %h\n' | sort -u)
# shellcheck disable=SC2086 # One path a word.
HOME=$folder emacs -Q --batch $paths -l move.el 2>seen
cat seen
diff seen - <<'SEEN'
CSI 3 H  a x|b|c|d
CSI 3;1 H  a|b|x|d
CSI E  x|b|c|d
CSI F  a|b|x|d
CSI B  a|b|x|d
SEEN
