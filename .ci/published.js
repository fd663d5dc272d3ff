// Prints what a library or a chat makes of a text of codes: node published.js NAME <text.

const fs = require("fs");
const text = fs.readFileSync(0, "utf8");
const load = async (name) => {
    const module = await import(name);
    return module.default ?? module;
};

const mail = async (options) => {
    const nodemailer = await load("nodemailer");
    const sent = await nodemailer
        .createTransport({ streamTransport: true, buffer: true, newline: "windows" })
        .sendMail({ from: "a@example.org", to: "b@example.org", subject: "codes", ...options });
    return sent.message;
};

// Each post as a name and a code, in a post of its own behind one by somebody else.
const posts = () =>
    text.split("\n").filter((line) => line).map((line) => line.split(": "))
        .flatMap(([name, code]) => [["anna", "nice: look!"], [name, code]]);

const publish = {
    "discord-markdown": async () => (await load("discord-markdown")).toHTML(text),
    "markdown-it": async () =>
        (await load("markdown-it"))({ html: true, linkify: true, typographer: true }).render(text),
    marked: async () => (await import("marked")).marked(text),
    commonmark: async () => {
        const { Parser, HtmlRenderer } = await load("commonmark");
        return new HtmlRenderer({ smart: true }).render(new Parser({ smart: true }).parse(text));
    },
    remark: async () => String((await import("remark")).remark().processSync(text)),
    turndown: async () => new (await load("turndown"))().turndown(text.replace(/^(.+)$/gm, "<p>$1</p>")),
    "quoted-printable": () => mail({ text, textEncoding: "quoted-printable" }),
    base64: () => mail({ text: text + "ü", textEncoding: "base64" }),
    "html-mail": () => mail({ html: text.replace(/^(.+)$/gm, "<p>$1</p>"), encoding: "base64" }),
    mailparser: async () =>
        (await load("mailparser")).simpleParser(await mail({ text })).then((read) => read.text),
    "html in one line": () =>
        posts().map(([name, words]) => `<div><b>${name}:</b> <p>${words}</p></div>`).join(""),
    "html in a browser": () =>
        `<style>body { font: 11px "DejaVu Sans" } p { word-break: break-all }</style>` +
        posts().map(([name, words]) => `<p>${name}: ${words}</p>`).join(""),
    rss: () => {
        const item = ([name, words]) =>
            `<item><title>${name}: a run</title><description>&lt;p&gt;${words}&lt;/p&gt;</description></item>`;
        return `<rss><channel><title>runs</title>${posts().map(item).join("")}</channel></rss>`;
    },
    discord: () =>
        JSON.stringify({
            guild: { id: "1", name: "a server" },
            messages: posts().map(([name, content], i) => ({
                id: String(i), timestamp: "2026-11-28T12:34:56.789+00:00", content, mentions: [],
                author: { id: "7", name, roles: [{ id: "8", name: "player" }] }, reactions: [],
            })),
        }),
    telegram: () =>
        JSON.stringify({
            name: "a group", type: "private_group", id: 1,
            messages: posts().map(([from, words], id) => ({
                id, type: "message", date: "2026-11-28T12:34:56", from, from_id: "user7",
                text: ["so: ", { type: "code", text: words }, "!"],
            })),
        }, null, 1),
    matrix: () =>
        posts()
            .map(([name, body]) => ({
                content: { body, msgtype: "m.text" }, event_id: "$x", sender: `@${name}:example.org`,
            }))
            .map((event) => JSON.stringify(event) + "\n")
            .join(""),
    // A chat cuts a line at 430 characters, and its log begins each with a time and a name.
    "chat-log": () =>
        text
            .split("\n")
            .filter((line) => line)
            .flatMap((line) => line.match(/.{1,430}/g))
            .map((line, i) => `12:${String(i % 60).padStart(2, "0")} <ben> ${line}\n`)
            .join(""),
};

(async () => process.stdout.write(await publish[process.argv[2]]()))();
