#!/usr/bin/env bash
# svgo 4.1.0 with its default plugins changes what an animated picture shows:
#
# - A shape that a style hides and an animation shows for half of each second is deleted as hidden,
#   so the animation shows nothing. CSS animations override the style that hides it. A rule within
#   @media keeps the shape.
# - Keyframes within a media rule, which css-conditional-3 allows, stop it with an error.
#
# Seen with Node.js 20.20.2:
#     within @media: shape kept
#     without: shape deleted
#     keyframes within @media: Unmatched selector: %
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --cache "$work/cache" svgo@4.1.0

cat >check.mjs <<'END'
import { optimize } from 'svgo';

const picture = style => `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">
<style>${style}</style>
<path fill="blue" d="M0 0h10v10z"/><path class="now" fill="red" d="M20 0h10v10z"/></svg>`;
const frames = '@keyframes show{0%{visibility:hidden}50%{visibility:visible}}';
const hidden = '.now{visibility:hidden;animation:show 1s step-end infinite}';

const shape = style => optimize(picture(style)).data.includes('red') ? 'kept' : 'deleted';
console.log('within @media: shape', shape(frames + '@media all{' + hidden + '}'));
console.log('without: shape', shape(frames + hidden));
try {
  optimize(picture('@media all{' + frames + hidden + '}'));
  console.log('keyframes within @media: no error');
} catch (error) {
  console.log('keyframes within @media:', error.message);
}
END
node check.mjs | tee seen
diff seen - <<'SEEN'
within @media: shape kept
without: shape deleted
keyframes within @media: Unmatched selector: %
SEEN
