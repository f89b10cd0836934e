// Small pieces of text and DOM that every page is made of. Text is only ever set as text.

export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "class") element.className = value;
    else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child !== undefined && child !== null));
  return element;
}

export const json = (value) => JSON.stringify(value, null, 1);
export const short = (value) => (typeof value === "string" ? value : JSON.stringify(value));

export function duration(seconds) {
  if (typeof seconds !== "number") return "";
  if (seconds < 0.0995) return `${(seconds * 1000).toFixed(1)} ms`;
  return `${seconds.toFixed(2)} s`;
}

export const statusWord = (record) => (record.isCached ? "cached" : record.isFlaky ? "flaky" : record.status);
export const isBad = (record) => record.status === "failed" || record.status === "error";

// The lines of a source around one line, that one marked.
export function excerpt(source, line, around = 3) {
  const box = el("pre", { tabindex: "0", "aria-label": "source" });
  const lines = source.split("\n");
  const first = Math.max(1, line - around);
  for (let number = first; number <= Math.min(lines.length, line + around); number += 1) {
    box.append(el("span", { class: number === line ? "at" : "" }, `${String(number).padStart(5)} │ ${lines[number - 1]}`), number === line ? "" : "\n");
  }
  return box;
}
