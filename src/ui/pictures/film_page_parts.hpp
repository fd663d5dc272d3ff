#pragma once

#include <string_view>

namespace rogue {

// What the page of a film is made of, besides what it tells of a run. A change of the style or of
// the script changes its hash in kPageHead: the console of a browser tells the new one.

inline constexpr std::string_view kPageHead = R"(<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-tu7kFh5zJfg/vTCgjLRFH9KJXg6o5dFsY+JzUtr1U94='; script-src 'sha256-E62KwfSbt63rFFLl4yWQqtdkwaKNdTST/u+wkoNjKcw='">
<style>
:root { color-scheme: light dark; accent-color: #b3914a }
body { max-width: 828px; margin: .5rem auto; padding: 0 10px; font: 1rem/1.5 system-ui, sans-serif }
h1, h2 { margin: .3rem 0; font-size: 1.1rem }
#screen { margin: auto; overflow: hidden; border-radius: 10px; background: #101318; cursor: pointer }
#cells { width: max-content; padding: .6em; transform-origin: 0 0; font-size: 16px; line-height: 1.25 }
#cells, pre { font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace }
#cells div { width: 80ch; white-space: pre; user-select: none }
#cells i { display: inline-block; width: 1ch; overflow: hidden; vertical-align: top;
  font-style: normal; text-align: center }
#cells i[hidden] { display: none }
#cells .glyph { width: 2ch }
#cells .block { background: currentColor; box-shadow: 0 0 0 .6px }
#marks { position: relative; height: .7rem; margin: .3rem 8px 0 }
#marks i { position: absolute; width: 8px; height: 100%; margin-left: -5px; background: #b3914a;
  border: 1px solid transparent; border-radius: 5px 5px 0 0 }
#slider { display: block; width: 100%; height: 1.5rem; margin: 0 0 .3rem }
nav { display: flex; flex-wrap: wrap; gap: .4rem; touch-action: manipulation }
button, select { min-height: 2.5rem; padding: 0 .7rem; border: 1px solid transparent;
  border-radius: 6px; background: #8884; color: inherit; font: inherit; cursor: pointer }
#now { display: flex; flex-wrap: wrap; gap: 0 .6rem; margin: .3rem 0 }
#panel { display: flow-root } #play { min-width: 4.5rem } #told { flex: 1 16rem }
kbd { min-width: 1em; padding: 0 .4em; border: 1px solid #8888; border-radius: 5px; text-align: center }
kbd:empty { visibility: hidden } kbd:empty::before { content: "0" }
pre { font-size: .8rem; white-space: pre-wrap; overflow-wrap: break-word }
#code { word-break: break-all }
#end { font-size: min(.8rem, (100vw - 20px) / 49); white-space: pre; overflow-x: auto }
ol { padding-left: 4rem } li a { display: block; padding: .2rem 0; color: inherit }
@media (pointer: coarse) { #marks { pointer-events: none } li a { padding: .5rem 0 } }
</style>
)";

// The script fills the stage with a player, whatever is there: a browser saves a page as it is
// then. What a translator must leave alone says so.
inline constexpr std::string_view kPageFilm = R"(
<div id="stage"><p>The film needs this page's script, which has not run. The story is below.</p></div>
<template id="player">
<div id="screen" translate="no" role="img" tabindex="0" aria-describedby="help" aria-label="Film of the run: the map
and the messages after each key. The story below tells it in words."><div id="cells"></div></div>
<div id="panel" translate="no"><div id="marks" aria-hidden="true"></div>
<input id="slider" type="range" min="0" value="0" aria-label="key" aria-describedby="help">
<nav id="controls">
<button id="play">play</button>
<button id="back" aria-label="a key back">◀</button>
<button id="on" aria-label="a key on">▶</button>
<select id="speed" aria-label="speed"><option value=".5">½ ×<option value="1" selected>1 ×
<option value="2">2 ×<option value="5">5 ×<option value="20">20 ×</select>
</nav>
<p id="now"><span id="place"></span><kbd id="key"></kbd><span id="told" role="status"></span></p>
</div>
<p id="help">In the film, Space plays and pauses. ← and → go one key, Page Up and Page Down 50 keys, and
Home and End to the beginning and the end.</p>
</template>
)";

inline constexpr std::string_view kPageProof = R"(<h2>The proof</h2>
<p>This code contains the run: its seed and its keys. <code translate="no">roguelike --verify - &lt;page.html</code>,
with the name of this file, replays it. What that prints is proven; what this page shows is not.</p>
<button id="copy" hidden>Copy the code</button><pre id="code" translate="no">
)";

inline constexpr std::string_view kPageNoProof = R"(<h2>The proof</h2>
<p>This run is too long for a code. Its file proves it: <code translate="no">roguelike --verify FILE</code></p>
)";

inline constexpr std::string_view kPageScript = R"(<script>
'use strict';
const $ = id => document.getElementById(id);
const add = (parent, tag) => parent.appendChild(document.createElement(tag));
$('stage').replaceChildren($('player').content.cloneNode(true));
const film = JSON.parse($('film').textContent);
film.colors.forEach((color, n) =>
  document.querySelector('style').sheet.insertRule(`.${String.fromCharCode(97 + n)} { color: ${color} }`));

// The letter of the colour and the character of each cell, now and as painted; empty in a tail.
const cells = [], now = Array(80 * 23).fill('a '), painted = [];
for (let row = 0; row < 23; row++) {
  const line = add($('cells'), 'div');
  for (let column = 0; column < 80; column++) cells.push(add(line, 'i'));
}

// The frame after each key, and the key that led to each frame.
const frameAfter = [], keyOf = [];
film.frames.forEach(([stay], n) => {
  keyOf.push(frameAfter.length);
  if (!stay) frameAfter.push(n);
});
const last = frameAfter.length - 1;
let at = -1, playing = 0, due = 0, told;

// A browser may have a least size of characters, so the film is drawn in one size and scaled to what
// its controls leave of the window.
function fit() {
  const { offsetWidth: width, offsetHeight: height } = $('cells'), screen = $('screen').style;
  const room = Math.max(innerHeight - $('screen').offsetTop - $('panel').offsetHeight, innerHeight / 2);
  const scale = Math.min($('panel').offsetWidth / width, room / height);
  $('cells').style.transform = `scale(${scale})`;
  [screen.width, screen.height] = [`${width * scale}px`, `${height * scale}px`];
}

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
  $('place').textContent = `key ${key} of ${last}`;
  $('slider').value = key;
  const reached = milestones.filter(milestone => milestone.key <= key).pop();
  if (reached !== told) $('told').textContent = (told = reached)?.words ?? '';  // It is spoken.
}
function pause() { playing = cancelAnimationFrame(playing); $('play').textContent = 'play'; }
function go(key) { pause(); show(frameAfter[Math.max(0, Math.min(key, last))]); }
const stay = frame => (film.frames[frame][0] || film.pace) / $('speed').value;

// Shows the last frame that is due. A page that was hidden goes on where it was, and at the highest
// speed a milestone stays for a moment.
function step(time) {
  let next = at;
  for (due = Math.max(due, time - 200); due <= time && next + 1 < film.frames.length;) {
    due += stay(++next);
    const held = $('speed').value > 5 && milestones.some(({ key }) => frameAfter[key] === next);
    if (held) due = time + 300;
  }
  if (next > at) show(next);
  if (next + 1 === film.frames.length) return pause();
  playing = requestAnimationFrame(step);
}
function toggle() {
  if (playing) return pause();
  if (at + 1 === film.frames.length) show(0);
  $('play').textContent = 'pause';
  due = performance.now() + stay(at);
  playing = requestAnimationFrame(step);
}

// The milestones of the story lead to their keys. The marks are for the eye.
const milestones = [...document.querySelectorAll('li a')].map(link => {
  const key = link.parentNode.value, words = link.textContent, mark = add($('marks'), 'i');
  mark.title = `After key ${key}: ${words}`;
  mark.style.left = `${100 * key / last}%`;
  link.href = '#screen';
  mark.onclick = link.onclick = () => go(key);
  return { key, words };
});

// A button for each kind of moment.
const momentsOf = kind => kind === 'milestone' ? milestones :
  film.moments.filter(({ what }) => what === kind);
for (const kind of ['fight', film.gathered, 'level', 'milestone'].filter(kind => momentsOf(kind)[0])) {
  const jump = add($('controls'), 'button');
  jump.textContent = `next ${kind}`;
  jump.onclick = () => go(momentsOf(kind).find(({ key }) => key > keyOf[at])?.key ?? last);
}

$('slider').max = last;
$('slider').oninput = () => go(+$('slider').value);
$('play').onclick = $('screen').onclick = toggle;
$('back').onclick = () => go(keyOf[at] - 1);
$('on').onclick = () => go(keyOf[at] + 1);
const copy = $('copy') || {};  // There may be no code.
copy.hidden = false;
copy.onclick = () => { getSelection().selectAllChildren($('code')); document.execCommand('copy'); };
onkeydown = event => {
  const ways = { ArrowLeft: -1, ArrowRight: 1, PageUp: -50, PageDown: 50, Home: -last, End: last };
  const { key, target } = event, film = target === $('screen');
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (key === ' ' && (film || target === document.body)) toggle();
  else if (key in ways && (film || target === $('slider') ||
    key.startsWith('Arrow') && !target.closest('select, pre'))) go(keyOf[at] + ways[key]);
  else return;
  event.preventDefault();
};
(onresize = fit)();
show(0);
</script>
</html>
)";

}  // namespace rogue
