// node .ci/driven_page.js PAGE drives the page of a film in Chromium, as people do who have only keys,
// a small window, larger characters, colours of their own, or no scripts. It prints a line for each
// thing that is out of reach, and fails if there is one.

const { spawn } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const film = path.resolve(process.argv[2]);
const windows = [[390, 844, true], [844, 390, true], [1366, 625, false]];  // The first two: fingers.
const faults = new Set();

// A tab of a new browser, which is told by a pipe what to do: the Chrome DevTools Protocol.
async function startBrowser(...options) {
    const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'page-'));
    const browser = spawn('chromium', [
        '--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage',
        '--disable-smooth-scrolling', '--remote-debugging-pipe',
        `--user-data-dir=${profile}`, ...options,
    ], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    const [, , , requests, answers] = browser.stdio;
    const awaited = [];
    let rest = '';
    answers.setEncoding('utf8').on('data', (data) => {
        const messages = (rest + data).split('\0');
        rest = messages.pop();
        for (const message of messages.map((each) => JSON.parse(each))) {
            const at = awaited.findIndex(
                ({ id, method }) => (id ? id === message.id : method === message.method));
            const [found] = at < 0 ? [] : awaited.splice(at, 1);
            if (found && message.error) {
                throw new Error(`${found.what}: ${message.error.message}`);
            }
            found?.then(message.result);
        }
    });
    let sent = 0;
    let sessionId;
    const send = (method, params = {}) => new Promise((then) => {
        awaited.push({ id: ++sent, what: method, then });
        requests.write(JSON.stringify({ id: sent, method, params, sessionId }) + '\0');
    });
    const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
    ({ sessionId } = await send('Target.attachToTarget', { targetId, flatten: true }));
    await send('Page.enable');
    return {
        send,
        async open(file = film) {
            const loaded = new Promise((then) => awaited.push({ method: 'Page.loadEventFired', then }));
            await send('Page.navigate', { url: `file://${file}` });
            await loaded;
        },
        async run(script) {
            const { result, exceptionDetails } = await send('Runtime.evaluate', {
                expression: script, awaitPromise: true, returnByValue: true });
            if (exceptionDetails) {
                throw new Error(`${script}: ${exceptionDetails.exception.description}`);
            }
            return result.value;
        },
        // As a keyboard: a character for those that type one.
        async press(key, code, character) {
            const event = { key, code: key, windowsVirtualKeyCode: code };
            await send('Input.dispatchKeyEvent',
                       { ...event, type: character ? 'keyDown' : 'rawKeyDown', text: character });
            await send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
        },
        async end() {
            const gone = new Promise((then) => browser.on('exit', then));
            send('Browser.close');  // A signal would leave processes that still write.
            await gone;
            fs.rmSync(profile, { recursive: true, force: true });
        },
    };
}

const keys = { tab: ['Tab', 9], space: [' ', 32, ' '], enter: ['Enter', 13, '\r'], pageDown: ['PageDown', 34],
               home: ['Home', 36], end: ['End', 35], left: ['ArrowLeft', 37] };

// What the page has while it is driven.
const helpers = `
    var reached = new Set();
    var controls = () => [...document.querySelectorAll('#screen, button, input, select, a')];
    var nameOf = (control) => control.id || control.textContent;
    var isOutside = ({ left, top, right, bottom }, around) =>
        left < around.left - 1 || top < around.top - 1 || right > around.right + 1 ||
        bottom > around.bottom + 1;
    var inWindow = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    // What is wrong with the control that has the focus.
    var faultsOfFocused = (fingers, least = fingers ? 24 : 1) => {
        const control = document.activeElement;
        reached.add(control);
        const box = control.getBoundingClientRect();
        const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        const { borderTopStyle, outlineStyle } = getComputedStyle(control);
        return [
            isOutside(box, inWindow) && 'is not in the window',
            !control.contains(hit) && 'is hidden',
            (box.width < least || box.height < least) && \`has \${box.width} x \${box.height}\`,
            outlineStyle === 'none' && 'does not show the focus',
            /BUTTON|SELECT/.test(control.tagName) && borderTopStyle === 'none' && 'has no border',
        ].filter((fault) => fault).map((fault) => \`\${nameOf(control)} \${fault}\`);
    };
    // What does not fit.
    var misfits = () => [
        document.documentElement.scrollWidth > innerWidth && 'the page is wider than the window',
        isOutside($('screen').getBoundingClientRect(), inWindow) && 'the film is not in the window',
        isOutside($('panel').getBoundingClientRect(), inWindow) && 'the controls are not below the film',
        [...$('cells').children].some((row) =>
            isOutside(row.getBoundingClientRect(), $('screen').getBoundingClientRect())) &&
            'the film is cut',
        [...document.querySelectorAll('pre')].some((text) => text.scrollWidth > text.clientWidth) &&
            'the story is cut',
    ].filter((fault) => fault);
    // Waits, because browsers scroll step by step.
    var becomes = async (holds) => {
        for (let frame = 0; frame < 300 && !holds(); ++frame) {
            await new Promise((then) => setTimeout(then, 10));
        }
        return holds();
    };
`;

async function expect(page, holds, fault) {
    if (!await page.run(`becomes(() => ${holds})`)) {
        faults.add(fault);
    }
}

// In a window of this size each control can be reached by Tab, is seen, and is large enough.
async function driveIn(page, [width, height, mobile], colors, fonts) {
    await page.send('Emulation.setDeviceMetricsOverride', { width, height, mobile, deviceScaleFactor: 1 });
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: mobile });
    await page.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: colors }] });
    await page.open();
    await page.run(helpers);
    const found = await page.run('misfits()');
    for (let stops = await page.run('controls().length'); stops > 0; --stops) {
        await page.press(...keys.tab);
        found.push(...await page.run(`faultsOfFocused(${mobile})`));
    }
    found.push(...await page.run(
        'controls().filter((each) => !reached.has(each)).map((each) => `${nameOf(each)} is not reached`)'));
    found.forEach((fault) => faults.add(`${width} x ${height}, ${colors}, ${fonts}: ${fault}`));
}

// Space presses what has the focus, and plays where that is the film or nothing.
async function pressSpace(page) {
    await page.open();
    await page.run(helpers);
    const count = await page.run("document.querySelectorAll('button').length");
    for (let at = 0; at < count; ++at) {
        const name = await page.run(`pause(); var button = document.querySelectorAll('button')[${at}];
            button.focus(); var pressed; onclick = ({ target }) => { pressed = target; }; nameOf(button)`);
        await page.press(...keys.space);
        await expect(page, 'pressed === button', `Space does not press ${name}`);
        await expect(page, `!playing === ${name !== 'play'}`, `Space on ${name} does not do what it does`);
    }
    await page.run("pause(); $('screen').focus()");
    await page.press(...keys.space);
    await expect(page, 'playing', 'Space on the film does not play');
    await page.run('pause(); document.activeElement.blur()');
    await page.press(...keys.space);
    await expect(page, 'playing', 'Space does not play');
}

// Paging keys lead through the film where it has the focus, and elsewhere through the page.
async function pageThrough(page) {
    await page.open();
    await page.run(helpers);
    for (const [key, from, holds] of [['pageDown', 0, 'scrollY > 100'], ['home', 500, 'scrollY === 0'],
                                      ['end', 0, 'scrollY + innerHeight > document.body.scrollHeight - 1']]) {
        await page.run(`scrollTo(0, ${from})`);
        await page.press(...keys[key]);
        await expect(page, holds, `${key} does not scroll the page`);
    }
    for (const control of ['screen', 'slider']) {
        await page.run(`go(0); $('${control}').focus()`);
        for (const [key, after] of [['pageDown', 50], ['home', 0], ['end', 'last'], ['left', 'last - 1']]) {
            await page.press(...keys[key]);
            await expect(page, `keyOf[at] === ${after}`,
                         `${key} on ${control} does not lead to key ${after}`);
        }
    }
    const item = "document.querySelector('li:last-child')";
    await page.run(`go(0); ${item}.querySelector('a').focus()`);
    await page.press(...keys.enter);
    await expect(page, `keyOf[at] === ${item}.value`, 'the story does not lead to a milestone');
    await expect(page, "!isOutside($('screen').getBoundingClientRect(), inWindow)", 'the film stays away');
}

// What is spoken while a film plays are its milestones. Those of one key are one.
async function listen(page) {
    await page.open();
    await page.run(helpers);
    const [told, milestones] = await page.run(`(async () => {
        const told = [];
        document.querySelectorAll('[role=status], [aria-live], output').forEach((live) =>
            new MutationObserver(() => told.push(live.textContent))
                .observe(live, { childList: true, characterData: true, subtree: true }));
        $('speed').value = 20;
        toggle();
        while (playing) await new Promise((then) => setTimeout(then, 10));
        const ofKey = new Map(milestones.map(({ key, words }) => [key, words]));
        return [told, [...ofKey.values()]];
    })()`);
    if (told.join('\n') !== milestones.join('\n')) {
        faults.add(`what is told is not the milestones: ${told.join('; ')}`);
    }
}

// Without scripts there are words in place of the film, the story, and nothing that does nothing.
async function readWithoutScript(page) {
    await page.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.open();
    const shown = await page.run('document.body.innerText');
    if (!/story is below/.test(shown) || !/After key\s+\S/.test(shown)) {
        faults.add('without scripts the story is not told');
    }
    const controls = "[...document.querySelectorAll('button, input, select, a[href]')]";
    if (await page.run(`${controls}.some((each) => each.offsetParent)`)) {
        faults.add('without scripts there are controls');
    }
}

// The film as a browser saves it plays like the first, and so does what is saved of that.
async function reopenSaved(page) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saved-'));
    const saved = path.join(folder, 'page.html');
    const seen = `go(last - 1); [document.querySelectorAll('#cells i, button, #marks i').length,
        $('cells').innerHTML, $('told').textContent, $('place').textContent].join()`;
    await page.open();
    const first = await page.run(seen);
    for (const state of ['go(7)', 'go(0); toggle()', 'go(last)']) {
        fs.writeFileSync(saved, '<!doctype html>' +
            await page.run(`${state}; document.documentElement.outerHTML`));
        await page.open(saved);
        if (await page.run(seen).catch((error) => error) !== first) {
            faults.add(`a page saved after ${state} is another one`);
        }
    }
    fs.rmSync(folder, { recursive: true });
}

// A translator puts each text into elements of its own. It leaves the map and the code alone.
async function translate(page) {
    await page.open();
    await page.run(helpers);
    const left = "$('cells').innerHTML + $('code').textContent + $('place').textContent";
    const seen = `go(last); pause(); ${left}`;
    const first = await page.run(seen);
    await page.run(`go(0);
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
        while (texts.nextNode()) found.push(texts.currentNode);
        found.filter(({ parentNode }) => !parentNode.closest('[translate=no], script, template'))
            .forEach((text) => {
                const font = document.createElement('font');
                add(font, 'font').textContent = text.data.toUpperCase();
                text.replaceWith(font);
            });`);
    if (await page.run(seen) !== first) {
        faults.add('a translated page shows another film or code');
    }
    await page.run("go(0); document.querySelector('li a').click()");
    await expect(page, "keyOf[at] === document.querySelector('li').value",
                 'the translated story does not lead to a milestone');
}

async function drive() {
    for (const fonts of ['usual', 'minimumFontSize=18']) {
        const page = await startBrowser(`--blink-settings=${fonts === 'usual' ? '' : fonts}`);
        for (const size of windows) {
            await driveIn(page, size, 'none', fonts);
            await driveIn(page, size, 'active', fonts);
        }
        if (fonts === 'usual') {
            await pressSpace(page);
            await pageThrough(page);
            await listen(page);
            await reopenSaved(page);
            await translate(page);
            await readWithoutScript(page);
        }
        await page.end();
    }
    console.log([...faults].join('\n'));
    process.exitCode = faults.size > 0 ? 1 : 0;
}

drive();
