# What pictures and pages of runs look like in a browser.

# What a page writes into its only <pre> in Chromium. It runs without its sandbox, which root can't
# have: the page holds nothing that comes from elsewhere. Its time is virtual, as fast as the page
# works, and bounded only for one that never ends.
written_in_browser() {
    chromium --headless --no-sandbox --disable-gpu --disable-dev-shm-usage \
        --allow-file-access-from-files --virtual-time-budget=1000000000 \
        --user-data-dir="$work/chromium" --dump-dom "file://$1" 2>"$work/chromium.log" |
        sed -n '/<pre>/,/<\/pre>/{s/.*<pre>//; /<\/pre>/d; p}' |
        sed 's/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g'
}

# The rows of characters of a picture, as Chromium places them.
rows_in_browser() {
    {
        echo '<!DOCTYPE html><meta charset="utf-8">'
        cat "$1"
        echo '<script>'
        cat .ci/shown_rows.js
        echo '</script>'
    } >"$work/rows.html"
    written_in_browser "$work/rows.html"
}

# The page of a recorded run shows its frames in Chromium, forward and back, and its code proves
# the run.
plays_in_browser() {
    local run=$1 game=$2 seed=${1##*-}
    "$program" --replay "$run.run" --html --speed 1000 >"$work/film.html"
    {
        echo '<!DOCTYPE html><meta charset="utf-8"><iframe src="film.html"></iframe><script>'
        cat .ci/shown_frames.js
        echo '</script>'
    } >"$work/frames.html"
    keys_of "$run.trace" | head -c "$(sed -n 's/^It took \([0-9]*\) keys.*/\1/p' "$work/film.html")" |
        "$program" --headless --frames --game "$game" --seed "$seed" |
        sed -E 's/^([0-9]+ . [0-9]+) [0-9a-f]{16}$/\1/; /^end /d' >"$work/frames"
    written_in_browser "$work/frames.html" >"$work/shown_frames"
    cat "$work/frames" "$work/frames" | diff - "$work/shown_frames" | head -n 50
    "$program" --verify - <"$work/film.html"
}

# The pictures of README are what the program makes: .ci/make_pictures makes them anew.
pictures_are_made() {
    mkdir "$work/pictures"
    .ci/make_pictures "$program" "$work/pictures"
    diff -rq "$work/pictures" .github/pictures
}

pictures() {
    program_of_clone
    local program=$clone/build/roguelike run=tests/golden/hoard-3061
    pictures_are_made
    "$program" --replay "$run.run" --svg --at 83 >"$work/picture.svg"
    rows_in_browser "$work/picture.svg" | tee "$work/shown_rows"
    keys_of "$run.trace" | cut -c 1-83 | "$program" --headless --seed 3061 |
        diff - "$work/shown_rows"
    plays_in_browser "$run" classic
    plays_in_browser tests/tutorial/golden/mage-301 tutorial
    # It has all buttons, and two milestones of the same words in a row.
    plays_in_browser tests/world/golden/edge-0 world
    TMPDIR=$work timeout 600 node .ci/driven_page.js "$work/film.html"
}
