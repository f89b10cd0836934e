// Small pieces of text and DOM that every page is made of. Text is only ever set as text.

export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "class") element.className = value;
    else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child !== undefined && child !== null && child !== false && child !== ""));
  return element;
}

// What an object holds itself under a key; keys come from screens and scripts and may be any text.
export const own = (object, key) => (object && Object.hasOwn(object, key) ? object[key] : undefined);

export const json = (value) => JSON.stringify(value, null, 1);
export const short = (value) => (typeof value === "string" ? value : JSON.stringify(value) ?? "");

export function cut(text, length) {
  const letters = [...String(text)];
  return letters.length > length ? `${letters.slice(0, length - 1).join("")}…` : letters.join("");
}

export function duration(seconds) {
  if (typeof seconds !== "number") return "";
  if (seconds < 0.0995) return `${(seconds * 1000).toFixed(1)} ms`;
  return `${seconds.toFixed(2)} s`;
}

export const count = (number, one, many) => `${number} ${number === 1 ? one : many}`;
export const quiet = (...children) => el("span", { class: "quiet" }, ...children);
export const place = (file, line) => `${file ?? ""}${line ? `:${line}` : ""}`;

export const statusWord = (record) => {
  if (record.isCached) return "cached";
  if (record.isFlaky && !isBad(record)) return "flaky";
  return record.status === "error" ? "failed" : record.status;
};
export const isBad = (record) => record.status === "failed" || record.status === "error";

const GLYPHS = new Map([["passed", "✓"], ["failed", "✗"], ["flaky", "≈"], ["skipped", "–"], ["cached", "○"]]);
export const pill = (word) => el("span", { class: `pill ${word}` }, el("span", { "aria-hidden": "true" }, GLYPHS.get(word) ?? "·"), word);

export const panel = (title, ...content) => el("section", { class: "panel", "aria-label": title }, el("h3", {}, title), ...content);

export function details(title, value) {
  if (value === undefined || value === null || value === "") return "";
  const box = el("details", {}, el("summary", {}, title));
  box.addEventListener("toggle", () => {
    if (box.open && box.childElementCount === 1) {
      box.append(el("pre", { tabindex: "0", role: "group", "aria-label": title }, typeof value === "string" ? value : json(value)));
    }
  });
  return box;
}

const ROWS_AT_ONCE = 200;

// A table of the rows that `cells` makes of items; of very many it shows the first and a button for more.
export function table(head, items, cells = (row) => row) {
  const body = el("tbody");
  const box = el("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": head.join(", ") },
    el("table", {}, el("thead", {}, el("tr", {}, ...head.map((name) => el("th", { scope: "col" }, name)))), body));
  const button = el("button", { type: "button", onclick: () => more() });
  let shown = 0;
  const more = () => {
    for (const item of items.slice(shown, shown + ROWS_AT_ONCE)) body.append(el("tr", {}, ...cells(item).map((cell) => el("td", {}, cell))));
    shown += ROWS_AT_ONCE;
    button.textContent = `Show ${Math.min(ROWS_AT_ONCE, items.length - shown)} more of ${items.length}`;
    if (shown >= items.length) button.remove();
    else box.append(button);
  };
  more();
  return box;
}

// A row of buttons of which one is chosen: `[value, label]` each.
export function choices(label, values, chosen, choose) {
  return el("div", { class: "choices", role: "group", "aria-label": label }, ...values.map(([value, name]) => el("button", {
    type: "button", "data-focus": `${label} ${value}`, "aria-pressed": value === chosen ? "true" : "false", onclick: () => choose(value),
  }, name)));
}
