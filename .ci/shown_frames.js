// Runs in a page that holds the page of a film in a frame. It replaces itself by what that shows
// frame by frame, as --headless --frames prints it, from the first to the last; the same again, read
// from the last to the first; and a line for each control that does not do what it should.

const page = document.querySelector('iframe').contentWindow;
const $ = (id) => page.document.getElementById(id);
const lines = [];

function cellsOf(row) {
    return [...row.children].filter((cell) => !cell.hidden);
}

// A colour by its digit, for each column; a dot for a blank.
function colorsOf(cell) {
    const digit = (cell.className.charCodeAt(0) - 97).toString(16);
    return cell.textContent === ' ' ? '.' : cell.classList.contains('glyph') ? digit + digit : digit;
}

function shown() {
    const rows = [...$('cells').children].map(cellsOf);
    return [...rows.map((row) => row.map((cell) => cell.textContent).join('')),
            ...rows.map((row) => row.map(colorsOf).join(''))].join('\n');
}

function expect(holds, fault) {
    if (!holds) {
        lines.push(fault);
    }
}

async function look() {
    const film = JSON.parse($('film').textContent);
    let key = 0;
    const heads = film.frames.map(([stay]) => {
        const head = `${key} ${key ? film.keys[key - 1] : '-'} ${stay}`;
        key += stay ? 0 : 1;
        return head;
    });
    const last = key - 1;
    const forward = heads.map((head, at) => {
        page.show(at);
        return `${head}\n${shown()}`;
    });
    const back = [...heads.keys()].reverse().map((at) => {
        page.show(at);
        return `${heads[at]}\n${shown()}`;
    });
    lines.push(...forward, ...back.reverse());

    const place = () => $('place').textContent;
    for (let at = 1; at <= last; ++at) {
        $('on').click();
        expect(place() === `key ${at} of ${last}`, `a key on from ${at - 1} is ${place()}`);
    }
    $('back').click();
    expect(place() === `key ${last - 1} of ${last}`, `a key back from the end is ${place()}`);
    $('slider').value = 1;
    $('slider').oninput();
    expect(place() === `key 1 of ${last}`, `the slider at 1 is ${place()}`);
    for (const item of page.document.querySelectorAll('li')) {
        page.go(0);
        page.document.querySelector(`#marks [title^="After key ${item.value}: "]`).click();
        expect(place() === `key ${item.value} of ${last}`, `the mark of ${item.value} is ${place()}`);
        page.go(0);
        item.querySelector('a').click();
        expect(place() === `key ${item.value} of ${last}`, `${item.textContent} is ${place()}`);
        expect($('told').textContent !== '', `nothing is told of ${item.textContent}`);
    }
    page.go(0);
    const fights = film.moments.filter((moment) => moment.what === 'fight');
    for (const { key: at } of fights) {
        [...$('controls').children].find((button) => button.textContent === 'next fight').click();
        expect(place() === `key ${at} of ${last}`, `the next fight is ${place()}, not ${at}`);
    }
    $('screen').click();
    while ($('play').textContent === 'pause') {
        await new Promise((then) => setTimeout(then, 100));
    }
    expect(place() === `key ${last} of ${last}`, `the film ends with ${place()}`);
    document.body.innerHTML = '<pre></pre>';
    document.querySelector('pre').textContent = lines.join('\n') + '\n';
}

window.onload = look;
