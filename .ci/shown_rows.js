// Runs at the end of a page that shows a picture of the game. It replaces the page by the rows of
// characters as the browser has placed them, and a line for each that is not within its cells.

const cellWidth = 10;
const cellHeight = 20;
const columns = 80;
const rows = 23;
// How far a box may reach out of its cells, in units of the picture.
const tolerance = 1;

const shown = Array.from({ length: rows }, () => Array(columns).fill(' '));
const faults = [];

function show(character, { x, y, width, height }) {
    const cells = /\p{Extended_Pictographic}/u.test(character) ? 2 : 1;
    const column = Math.round((x + width / 2) / cellWidth - cells / 2);
    const row = Math.floor((y + height / 2) / cellHeight);
    const left = column * cellWidth - tolerance;
    const top = row * cellHeight - tolerance;
    const right = (column + cells) * cellWidth + tolerance;
    const bottom = (row + 1) * cellHeight + tolerance;
    if (width === 0 || x < left || y < top || x + width > right || y + height > bottom) {
        faults.push(`${character} in row ${row}, column ${column}: ` +
                    `its box is ${width} x ${height} at ${x}, ${y}`);
    }
    shown[row].splice(column, cells, character, ...Array(cells - 1).fill(''));
}

// An emoji stands alone, and may be several characters of UTF-16.
for (const text of document.querySelectorAll('svg text')) {
    if (/\p{Extended_Pictographic}/u.test(text.textContent)) {
        show(text.textContent, text.getBBox());
        continue;
    }
    [...text.textContent].forEach((character, at) => {
        if (character !== ' ') {
            show(character, text.getExtentOfChar(at));
        }
    });
}

// Rows of full blocks are thick lines. A picture of one frame has no others.
for (const path of document.querySelectorAll('svg path')) {
    for (const [, left, middle, width] of path.getAttribute('d').matchAll(/M(\d+) (\d+)h(\d+)/g)) {
        const column = left / cellWidth;
        shown[Math.floor(middle / cellHeight)].fill('█', column, column + width / cellWidth);
    }
}

const lines = shown.map((row) => row.join(''));
document.body.innerHTML = '<pre></pre>';
document.querySelector('pre').textContent = [...lines, ...faults].join('\n') + '\n';
