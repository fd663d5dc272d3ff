# What leaves the program arrives whole where people put it: codes through the libraries and tools of
# forums, wikis, chats and mail.

# arrives NAME checks that each of the posted codes is proven by the text in standard input.
arrives() {
    local proven
    proven=$("$program" --verify - 2>/dev/null | grep -cE '^(ok|open) ' || true)
    printf '%4d of %d codes  %s\n' "$proven" "$posted" "$1"
    [ "$proven" = "$posted" ]
}

# In a table of two columns that browsers in text wrap.
table_of_codes() {
    echo '<table border=1>'
    sed -n 's/^ben: \(.*\)/<tr><td>ben:<td>\1<td>120/p' "$1"
    echo '</table>'
}

# A page as a PDF, which has ligatures, and as text again.
pdf_of_codes() {
    local page=$work/published/page
    node "$work/published/published.js" "html in a browser" <"$1" >"$page.html"
    chromium --headless --no-sandbox --disable-gpu --disable-dev-shm-usage \
        --user-data-dir="$work/published/chromium" --print-to-pdf="$page.pdf" \
        "file://$page.html" 2>/dev/null
    pdftotext -layout "$page.pdf" - | arrives "pdftotext"
    pdftohtml -stdout -i "$page.pdf" | arrives "pdftohtml"
    pdf2txt "$page.pdf" | arrives "pdfminer"
}

published() {
    local thread=$work/published/thread.md format library
    mkdir -p "$work/published"
    program_of_clone
    program=$clone/build/roguelike
    npm install --silent --no-audit --no-fund --cache "$work/npm" --prefix "$work/published" \
        discord-markdown@2.5.1 markdown-it@15.0.3 marked@18.2.1 commonmark@0.31.2 remark@15.0.1 \
        turndown@7.2.5 nodemailer@10.6.1 mailparser@3.14.2
    cp .ci/published.js "$work/published"
    recorded run | while read -r run; do
        printf 'ben: %s\n\n' "$("$program" --replay "$run" --code)"
    done >"$thread"
    posted=$(grep -c '^ben' "$thread")

    for library in discord-markdown markdown-it marked commonmark remark turndown mailparser \
        quoted-printable base64 html-mail chat-log "html in one line" rss discord telegram matrix; do
        node "$work/published/published.js" "$library" <"$thread" | arrives "$library"
    done
    pdf_of_codes "$thread"
    for format in commonmark gfm html latex man mediawiki org plain rst rtf; do
        pandoc -f markdown -t "$format" "$thread" | arrives "pandoc to $format"
    done
    for format in docx odt epub; do
        pandoc -f markdown -M title=codes -o "$work/published/thread.$format" "$thread"
        pandoc -t plain "$work/published/thread.$format" | arrives "pandoc to $format and back"
    done
    cmark --smart "$thread" | arrives cmark
    cmark -t commonmark --width 72 "$thread" | arrives "cmark to CommonMark"
    asciidoctor -o - "$thread" 2>/dev/null | arrives asciidoctor
    fold -w 60 "$thread" | sed 's/^/| /' | arrives "folded and quoted"
    table_of_codes "$thread" >"$work/published/table.html"
    w3m -dump -cols 80 "$work/published/table.html" | arrives "a table in w3m"
    lynx -dump -width 76 "$work/published/table.html" | arrives "a table in lynx"
}
