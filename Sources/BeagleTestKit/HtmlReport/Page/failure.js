// Why a test failed: the message with its difference, and the lines of the script.
import { el, own, details, place } from "./format.js";
import { copyButton } from "./copy.js";

// A message of more lines than this is folded up in the list of tests.
export const LINES_AT_ONCE = 16;

const kindOf = (line) => {
  const start = line.trimStart();
  return start.startsWith("+ ") ? "plus" : start.startsWith("- ") ? "minus" : "line";
};

// A failure's message, the lines of its difference coloured; of a long one the first lines and a button for the others.
export function message(text, most = Infinity) {
  const lines = text.split("\n");
  const pre = el("pre", { class: "message", tabindex: "0", role: "group", "aria-label": "Failure" });
  const show = (some) => pre.append(...some.map((line) => el("span", { class: kindOf(line) }, line || "\u00a0")));
  if (lines.length <= most + 3) {
    show(lines);
    return pre;
  }
  show(lines.slice(0, most));
  const more = el("button", { type: "button", class: "plain", onclick: () => {
    show(lines.slice(most));
    more.remove();
    pre.focus({ preventScroll: true });
  } }, `Show ${lines.length - most} more lines`);
  return el("div", {}, pre, more);
}

// The lines of a source around one line, that one marked.
export function excerpt(source, line, around = 3) {
  const box = el("pre", { class: "source", tabindex: "0", role: "group", "aria-label": "Source" });
  const lines = source.split("\n");
  const first = Math.max(1, line - around);
  for (let number = first; number <= Math.min(lines.length, line + around); number += 1) {
    const isHere = number === line;
    box.append(el("span", { class: isHere ? "at" : "line" }, el("span", { class: "number" }, `${isHere ? "❯" : " "}${String(number).padStart(4)} `), lines[number - 1]));
  }
  return box;
}

export const lineOf = (source, line) => (source && line ? source.split("\n")[line - 1] ?? "" : "").trim();

// A place in a script with a button that copies it.
export function whereabouts(file, line) {
  const text = place(file, line);
  return el("span", { class: "whereabouts" }, el("code", {}, text), copyButton(text, text));
}

export function failureBlock(model, failure, most) {
  const source = own(model.sources, failure.file);
  const where = el("div", { class: "where" });
  if (failure.file) where.append(el("p", { class: "quiet" }, whereabouts(failure.file, failure.line)));
  if (source && failure.line) where.append(excerpt(source, failure.line));
  if (failure.traceback.length > 1) where.append(details("called from", failure.traceback.join("\n")));
  return el("div", { class: "failure" }, message(failure.message, most), where);
}

const KEY = " (- expected, + actual)";

// The gist of a message: its first line, and where that only says that something differs, the first difference.
export function gist(text) {
  const [first, ...rest] = text.split("\n");
  if (!first.endsWith(KEY)) return first;
  const lines = rest.map((line) => line.trim());
  const start = lines.findIndex((line) => kindOf(line) !== "line");
  if (start < 0) return first;
  const after = lines.findIndex((line, i) => i > start && kindOf(line) === "line");
  const difference = lines.slice(start, after < 0 ? lines.length : after);
  const side = (kind) => difference.filter((line) => kindOf(line) === kind).map((line) => line.slice(2)).join(" ") || "nothing";
  return `${first.slice(0, -KEY.length)}: ${start ? `${lines[start - 1]} ` : ""}expected ${side("minus")}, got ${side("plus")}`;
}

// The gist of what a test failed of; undefined where it did not.
export const cause = (record) => (record.failures.length ? gist(record.failures[0].message) : undefined);

// All of it as text, to paste where others read it.
export function failureText(record) {
  const parts = record.failures.map((failure) => [failure.file ? `${place(failure.file, failure.line)}: ${failure.message}` : failure.message, ...failure.traceback.slice(1)].join("\n"));
  return [record.title, ...parts].join("\n\n");
}
