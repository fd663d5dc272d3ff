#pragma once

#include <string_view>

namespace rogue {

// What the page of a film is made of, besides what it tells of a run. A change of the style or of
// the script changes its hash in kPageHead: the console of a browser tells the new one.

inline constexpr std::string_view kPageHead = R"(<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-IPsEnMd9kFmLbylivm8cPZJDGjuEHfcw5daVVdFAEFA='; script-src 'sha256-Eib8HZvv4L917y375bzhWSn+d41nQC4xE+SPw4mEQHU='">
<style>
:root { color-scheme: light dark; accent-color: #b3914a }
body { max-width: 828px; margin: 1rem auto; padding: 0 10px; font: 1rem/1.5 system-ui, sans-serif }
h1, h2 { font-size: 1.3rem }
#screen { padding: .9em 0; border-radius: 10px; background: #101318; cursor: pointer;
  font: min(16.5px, (100vw - 20px) / 50)/1.25 "DejaVu Sans Mono", Menlo, Consolas, monospace }
#screen div { width: 80ch; height: 1.25em; margin: 0 auto; white-space: pre; user-select: none }
#screen i { display: inline-block; width: 1ch; height: 1.25em; overflow: hidden;
  vertical-align: top; font-style: normal; text-align: center }
#screen i[hidden] { display: none }
#screen .glyph { width: 2ch }
#screen .block { background: currentColor }
#marks { position: relative; height: .9rem; margin: .6rem 8px 0 }
#marks button { position: absolute; width: 10px; min-height: 100%; margin-left: -5px; padding: 0;
  border-radius: 5px 5px 0 0; background: #b3914a }
#slider { width: 100%; margin: 0 0 .5rem }
nav { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; touch-action: manipulation }
button, select { min-height: 2.5rem; padding: 0 .8rem; border: 0; border-radius: 6px;
  background: #8884; color: inherit; font: inherit; cursor: pointer }
kbd { min-width: 1em; padding: 0 .4em; border: 1px solid #8888; border-radius: 5px; text-align: center }
kbd:empty { visibility: hidden }
#told { min-height: 1.5em }
pre { font: .8rem/1.4 "DejaVu Sans Mono", Menlo, Consolas, monospace; overflow-x: auto }
#code { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
)";

inline constexpr std::string_view kPageFilm = R"(
<div id="screen" role="img" aria-label="The run as a film. Its story is told below."></div>
<div id="marks"></div>
<input id="slider" type="range" min="0" value="0" aria-label="key">
<nav id="controls">
<button id="play" title="space">play</button>
<button id="back" title="left arrow" aria-label="a key back">◀</button>
<button id="on" title="right arrow" aria-label="a key on">▶</button>
<select id="speed" aria-label="speed"><option value=".5">½ ×<option value="1" selected>1 ×
<option value="2">2 ×<option value="5">5 ×<option value="20">20 ×</select>
<kbd id="key"></kbd><output id="place"></output>
</nav>
<p id="told"></p>
)";

inline constexpr std::string_view kPageProof = R"(<h2>The proof</h2>
<p>The run is its seed and its keys, which this code holds. The program proves it from this page,
by the name under which it is saved: <code>roguelike --verify - &lt;page.html</code></p>
<button id="copy">Copy the code</button>
<pre id="code">
)";

inline constexpr std::string_view kPageScript = R"(<script>
'use strict';
const $ = id => document.getElementById(id);
const add = (parent, tag) => parent.appendChild(document.createElement(tag));
const film = JSON.parse($('film').textContent);
film.colors.forEach((color, n) =>
  document.styleSheets[0].insertRule(`.${String.fromCharCode(97 + n)} { color: ${color} }`));

// The letter of the colour and the character of each cell, now and as painted; empty in a tail.
const cells = [], now = Array(80 * 23).fill('a '), painted = [];
for (let row = 0; row < 23; row++) {
  const line = add($('screen'), 'div');
  for (let column = 0; column < 80; column++) cells.push(add(line, 'i'));
}

// The frame after each key, and the key that led to each frame.
const frameAfter = [], keyOf = [];
film.frames.forEach(([stay], n) => {
  keyOf.push(frameAfter.length);
  if (!stay) frameAfter.push(n);
});
const last = frameAfter.length - 1;
let at = -1, timer = 0;

function take(runs) {
  const number = i => runs.charCodeAt(i) - 35;
  for (let i = 0, cell = 0; i < runs.length;) {
    cell += number(i);
    const color = runs[i + 1], end = i + 3 + number(i + 2);
    for (i += 3; i < end; i++) {
      now[cell++] = color + runs[i];
      if (color < 'a') now[cell++] = '';
    }
  }
}

function paint(cell, i) {
  if (cell === painted[i]) return;
  painted[i] = cell;
  const glyph = cell < 'a' && film.glyphs[cell[1]];
  cells[i].hidden = !cell;
  cells[i].textContent = glyph || cell[1];
  cells[i].className = cell.slice(0, 1).toLowerCase() + (glyph ? ' glyph' : '') +
    (glyph === '██' ? ' block' : '');
}

function show(frame) {
  if (frame < at) { at = -1; now.fill('a '); }
  while (at < frame) take(film.frames[++at][1]);
  now.forEach(paint);
  const key = keyOf[at], letter = film.keys[key - 1] || '';
  $('key').textContent = { U: '↑', D: '↓', L: '←', R: '→', E: 'Enter', X: 'Esc' }[letter] || letter;
  $('place').value = `key ${key} of ${last}`;
  $('slider').value = key;
  $('told').textContent = film.moments.findLast(moment => moment.words && moment.key <= key)?.words;
}
function pause() { timer = clearTimeout(timer); $('play').textContent = 'play'; }
function go(key) { pause(); show(frameAfter[Math.max(0, Math.min(key, last))]); }
function play() {
  if (at + 1 === film.frames.length) return pause();
  $('play').textContent = 'pause';
  const stay = film.frames[at][0] || film.pace;
  timer = setTimeout(() => { show(at + 1); play(); }, stay / $('speed').value);
}
function toggle() {
  if (timer) return pause();
  if (at + 1 === film.frames.length) show(0);
  play();
}

// A button for each kind of moment, and a mark for each milestone.
const momentsOf = kind => film.moments.filter(({ what, words }) =>
  kind === 'milestone' ? words : what.startsWith(kind === 'level' ? film.reach : kind));
for (const kind of ['fight', 'brand', 'level', 'milestone'].filter(kind => momentsOf(kind)[0])) {
  const jump = add($('controls'), 'button');
  jump.textContent = `next ${kind}`;
  jump.onclick = () => go(momentsOf(kind).find(({ key }) => key > keyOf[at])?.key ?? last);
}
for (const { key, words } of momentsOf('milestone')) {
  const mark = add($('marks'), 'button');
  mark.title = mark.ariaLabel = `After key ${key}: ${words}`;
  mark.style.left = `${100 * key / last}%`;
  mark.onclick = () => go(key);
}

$('slider').max = last;
$('slider').oninput = () => go(+$('slider').value);
$('play').onclick = $('screen').onclick = toggle;
$('back').onclick = () => go(keyOf[at] - 1);
$('on').onclick = () => go(keyOf[at] + 1);
$('copy').onclick = () => { getSelection().selectAllChildren($('code')); document.execCommand('copy'); };
onkeydown = event => {
  const ways = { ArrowLeft: -1, ArrowRight: 1, PageUp: -50, PageDown: 50, Home: -last, End: last };
  if (event.ctrlKey || event.altKey || event.metaKey || event.target === $('speed')) return;
  if (event.key === ' ') toggle();
  else if (event.key in ways) go(keyOf[at] + ways[event.key]);
  else return;
  event.preventDefault();
};
show(0);
</script>
</html>
)";

}  // namespace rogue
