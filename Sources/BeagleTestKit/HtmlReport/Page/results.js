// The tests that the list shows, failures first, those of several platforms side by side.
import { el, count, duration, statusWord, isBad, pill, quiet, cut } from "./format.js";
import { failureBlock, gist, LINES_AT_ONCE } from "./failure.js";
import { rank } from "./filters.js";

const SHOWN_AT_ONCE = 200;

export const linkTo = (record) => `#test=${encodeURIComponent(record.link)}`;

// The list of these groups of records, under the names of their files.
export function results(model, groups, total) {
  const words = groups.length === total ? count(total, "test", "tests") : groups.length ? `${groups.length} of ${count(total, "test", "tests")}` : "No test matches.";
  const lists = el("div", {});
  const button = el("button", { type: "button", onclick: () => more() });
  let shown = 0;
  let file;
  let items;
  const more = () => {
    for (const group of groups.slice(shown, shown + SHOWN_AT_ONCE)) {
      if (group.all[0].file !== file || !items) {
        file = group.all[0].file;
        items = el("ul", { class: "tests" });
        lists.append(el("h3", { class: "file" }, file), items);
      }
      items.append(item(model, group.all));
    }
    shown += SHOWN_AT_ONCE;
    button.hidden = shown >= groups.length;
    button.textContent = `Show ${Math.min(SHOWN_AT_ONCE, groups.length - shown)} more of ${groups.length}`;
  };
  more();
  return [el("p", { class: "quiet found", "aria-live": "polite" }, words), lists, button];
}

const tag = (text) => el("span", { class: "tag" }, text);

function item(model, records) {
  const [first] = records;
  const isOne = records.length === 1;
  const title = el("h4", {});
  if (isOne) title.append(pill(statusWord(first)), el("a", { href: linkTo(first) }, first.name));
  else title.append(el("span", {}, first.fullName));
  for (const name of first.tags) title.append(tag(`#${name}`));
  if (isOne && first.change) title.append(tag(first.change));
  if (isOne) title.append(el("span", { class: "quiet time" }, duration(first.duration)));
  const worst = records.map(statusWord).sort((a, b) => rank(a) - rank(b))[0];
  const box = el("li", { class: worst }, title);
  if (isOne) box.append(...outcome(model, first));
  else box.append(el("div", { class: "sides" }, ...alike(records).map((each) => side(model, each))));
  return box;
}

// Platforms on which a test failed in the same way stand together.
function alike(records) {
  const result = new Map();
  for (const record of records) {
    const key = isBad(record) && record.failures.length ? JSON.stringify(record.failures) : record.index;
    result.set(key, [...(result.get(key) ?? []), record]);
  }
  return [...result.values()];
}

function side(model, records) {
  const heads = records.map((record) => el("p", {}, el("a", { href: linkTo(record) }, record.platform), " ", pill(statusWord(record)), " ",
    quiet(duration(record.duration)), record.change ? el("span", {}, " ", tag(record.change)) : ""));
  return el("div", { class: "side" }, el("div", { class: "heads" }, ...heads), ...outcome(model, records[0]));
}

function outcome(model, record) {
  const parts = record.failures.map((failure) => failureBlock(model, failure, LINES_AT_ONCE));
  const [attempt] = record.others.filter((each) => each.failures.length);
  const why = attempt && !parts.length ? `: ${cut(gist(attempt.failures[0].message), 200)}` : "";
  if (record.flaky) parts.push(el("p", { class: "flaky" }, record.flaky, why));
  if (record.skipReason) parts.push(el("p", { class: "quiet" }, record.skipReason));
  return parts;
}
