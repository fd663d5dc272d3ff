# What is installed, and packages.

install() {
    program_of_clone
    DESTDIR=$work/installed quietly cmake --install "$clone/build" --prefix /opt/game --strip
    local share=$work/installed/opt/game/share
    (cd "$work/installed/opt/game" && find . -type f | sort)
    (cd "$share/doc/roguelike" &&
        grep -hoP '\]\(\K(?!https:|#)[^)#]+' ./*.md | sort -u | xargs -d '\n' ls)
    mandoc -T lint "$share/man/man6/roguelike.6"
    bash -n "$share/bash-completion/completions/roguelike"
    zsh -n "$share/zsh/site-functions/_roguelike"
    fish -n "$share/fish/vendor_completions.d/roguelike.fish"
    desktop-file-validate "$share/applications/roguelike.desktop"
    local day
    day=$(sed -n "0,/^## /s/^## .* (\(.*\))$/\1/p" .github/CHANGELOG.md)
    if [ "$day" != unreleased ]; then
        grep -x ".Dd $(LC_ALL=C date -d "$day" '+%B %-d, %Y')" "$share/man/man6/roguelike.6"
    fi

    # Installed for one user, with the line for zsh that the installation tells.
    mkdir -p "$work/home"
    {
        HOME=$work/home cmake --install "$clone/build" --prefix "$work/home/.local" | grep fpath=
        echo "autoload -U compinit; compinit; PS1='ready> '"
    } >"$work/home/.zshrc"
    completes zsh
    (cd "$clone/build" && quietly cpack -G TGZ -B "$work/packed")

    # Installed in two more places, one of which was empty folders of somebody else before.
    mkdir -p "$work/local/bin" "$work/local/share/man"
    chmod 2775 "$work/local/bin"
    find "$work/local" -printf '%m %p\n' | sort >"$work/before"
    for prefix in "$work/local" "$work/other prefix"; do
        quietly cmake --install "$clone/build" --prefix "$prefix"
    done
    for _ in once twice; do
        cmake --build "$clone/build" --target uninstall >"$work/uninstalled"
    done
    grep -q 'Nothing is installed' "$work/uninstalled"
    [ ! -e "$work/home/.local" ] && [ ! -e "$work/other prefix" ]
    find "$work/local" -printf '%m %p\n' | sort | diff "$work/before" -
}

# Files of the machine that are named after the game.
named_after_game() {
    as_root find / -xdev \( -path /proc -o -path /tmp -o -path "$PWD" -o -path /home -o -path /root \) \
        -prune -o -name '*roguelike*' -print | sort
}

# Types the beginning of an option and of its value into a shell, with Tab behind them, as somebody
# does who has just installed the package.
completes() {
    local tmux=(tmux -S "$work/tmux-$1" -f /dev/null) screen
    shows() {
        for _ in $(seq 200); do
            screen=$("${tmux[@]}" capture-pane -p)
            if [[ $screen == *"$1"* ]]; then return; fi
            sleep 0.1
        done
        printf '%s\n' "$screen" "'$1' is not shown"
        return 1
    }
    "${tmux[@]}" new-session -d env -i HOME="$work/home" PATH="$work/home/.local/bin:/usr/games:$PATH" TERM=tmux "$1"
    shows 'ready>'
    "${tmux[@]}" send-keys -l 'roguelike --gly'
    "${tmux[@]}" send-keys Tab
    shows 'roguelike --glyphs'
    "${tmux[@]}" send-keys -l 'as'
    "${tmux[@]}" send-keys Tab
    shows 'ascii'
    "${tmux[@]}" send-keys -l ' --help=a'
    "${tmux[@]}" send-keys Tab
    shows '--help=all'
    "${tmux[@]}" kill-server
    echo "$screen" | grep ascii
}

package() {
    program_of_clone
    unset SOURCE_DATE_EPOCH
    for kind in DEB RPM TGZ; do
        (cd "$clone/build" && quietly cpack -G "$kind" -B "$work/packages")
    done
    touch "$clone/build/roguelike"
    for kind in DEB RPM TGZ; do
        (cd "$clone/build" && quietly cpack -G "$kind" -B "$work/again")
    done
    rm -r "$work"/{packages,again}/_CPack_Packages
    diff "$work/packages" "$work/again"  # A later package is the same.
    # The project has no address of its own, and lintian 2.116 takes a program that needs no library
    # for a library that names none.
    lintian --allow-root --fail-on error,warning --suppress-tags bogus-mail-host \
        --suppress-tags bogus-mail-host-in-debian-changelog,shared-library-lacks-prerequisites \
        "$work"/packages/*.deb
    rpm -qlp "$work"/packages/*.rpm | grep -x /usr/bin/roguelike
    if rpm -qp --info --changelog "$work"/packages/*.rpm | grep -i cpack; then
        echo "a text of CPack stands for one of the game"
        exit 1
    fi
    tar -tf "$work"/packages/*.tar.gz | grep '/bin/roguelike$'

    named_after_game >"$work/before"
    as_root dpkg -i "$work"/packages/*.deb
    echo q | /usr/games/roguelike --headless | grep 'Welcome to the dungeon'
    mkdir -p "$work/home/.config/fish"
    echo ". /usr/share/bash-completion/bash_completion; PS1='ready> '" >"$work/home/.bashrc"
    echo "autoload -U compinit; compinit; PS1='ready> '" >"$work/home/.zshrc"
    echo "function fish_prompt; echo 'ready> '; end" >"$work/home/.config/fish/config.fish"
    for shell in bash zsh fish; do
        completes "$shell"
    done
    as_root dpkg --purge roguelike
    named_after_game | diff "$work/before" -
    rm "$work/before"
}
