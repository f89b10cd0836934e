// The list of all tests: totals, search and filters (kept in the address), failures first.
import { el, duration, statusWord, isBad, excerpt } from "./format.js";

const ORDER = { failed: 0, error: 0, flaky: 1, passed: 2, skipped: 3, cached: 4 };
const SHOWN_AT_ONCE = 300;

export function overview(model, query, go) {
  const page = el("div");
  page.append(totals(model), filters(model, query, go));
  const list = el("div", { "aria-live": "polite" });
  page.append(list);
  show(model, query, list);
  return page;
}

function totals(model) {
  const counts = {};
  for (const record of model.tests) counts[statusWord(record)] = (counts[statusWord(record)] || 0) + 1;
  const line = el("p", { class: "totals" });
  for (const [word, count] of Object.entries(counts).sort((a, b) => (ORDER[a[0]] ?? 9) - (ORDER[b[0]] ?? 9))) {
    line.append(el("strong", { class: word }, `${count} ${word}`), "  ");
  }
  line.append(el("span", { class: "quiet" }, `in ${duration(model.summary.duration)}, seed ${model.seed}`));
  if (model.against) line.append(el("span", { class: "quiet" }, `, compared with an earlier run`));
  if (model.droppedTraces) line.append(el("p", { class: "quiet" }, `${model.droppedTraces} traces of successful tests were left out to keep the report small.`));
  return line;
}

function filters(model, query, go) {
  const set = (key, value) => go({ ...query, [key]: value || undefined });
  const search = el("input", { type: "search", placeholder: "Search tests", "aria-label": "Search tests", value: query.q || "" });
  let timer;
  search.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(() => set("q", search.value), 200); });
  const choice = (key, label, values) => {
    const select = el("select", { "aria-label": label, onchange: () => set(key, select.value) }, el("option", { value: "" }, label));
    for (const value of values) select.append(el("option", { value, selected: query[key] === value }, value));
    return select;
  };
  const unique = (values) => [...new Set(values)].sort();
  const box = el("form", { class: "filters", role: "search", onsubmit: (event) => event.preventDefault() }, search,
    choice("status", "Every outcome", ["failed", "flaky", "passed", "skipped", "cached"]),
    choice("file", "Every file", unique(model.tests.map((record) => record.file))));
  const tags = unique(model.tests.flatMap((record) => record.tags));
  if (tags.length) box.append(choice("tag", "Every tag", tags));
  if (model.platforms.length > 1) box.append(choice("platform", "Every platform", model.platforms));
  if (model.against) box.append(choice("changed", "Changed or not", ["changed"]));
  return box;
}

function matches(record, query) {
  const word = statusWord(record) === "error" ? "failed" : statusWord(record);
  if (query.status && query.status !== word) return false;
  if (query.file && query.file !== record.file) return false;
  if (query.tag && !record.tags.includes(query.tag)) return false;
  if (query.platform && query.platform !== record.platform) return false;
  if (query.changed && !record.change) return false;
  return !query.q || `${record.file}: ${record.name}`.toLowerCase().includes(query.q.toLowerCase());
}

function show(model, query, list) {
  const found = model.tests.filter((record) => matches(record, query))
    .sort((a, b) => (ORDER[statusWord(a)] ?? 9) - (ORDER[statusWord(b)] ?? 9) || a.index - b.index);
  if (!found.length) return list.append(el("p", {}, "No test matches."));
  let shown = 0;
  let file;
  let items;
  const more = () => {
    for (const record of found.slice(shown, shown + SHOWN_AT_ONCE)) {
      if (record.file !== file || !items) {
        file = record.file;
        items = el("ul", { class: "tests" });
        list.append(el("h2", { class: "file" }, file), items);
      }
      items.append(item(model, record));
    }
    shown += SHOWN_AT_ONCE;
    button.hidden = shown >= found.length;
    button.textContent = `Show ${Math.min(SHOWN_AT_ONCE, found.length - shown)} more of ${found.length}`;
    list.append(button);
  };
  const button = el("button", { type: "button", onclick: more });
  more();
}

function item(model, record) {
  const link = el("a", { href: `#test=${record.index}` }, record.name);
  const head = el("h3", {}, el("span", { class: statusWord(record) }, statusWord(record)), link,
    el("span", { class: "quiet" }, duration(record.duration)));
  for (const tag of record.tags) head.append(el("span", { class: "tag" }, `#${tag}`));
  if (record.change) head.append(el("span", { class: "tag" }, record.change));
  const box = el("li", {}, head);
  const platforms = model.siblings.get(record.key);
  if (platforms && platforms.length > 1) {
    box.append(el("div", { class: "quiet" }, ...platforms.flatMap((other) => [
      el("a", { href: `#test=${other.index}` }, other.platform), " ", el("span", { class: statusWord(other) }, statusWord(other)), "  "])));
  }
  if (isBad(record)) for (const failure of record.failures) box.append(failureBlock(model, failure));
  if (record.skipReason) box.append(el("p", { class: "quiet" }, record.skipReason));
  return box;
}

export function failureBlock(model, failure) {
  const box = el("div", {}, el("pre", { tabindex: "0", "aria-label": "failure" }, failure.message));
  const source = failure.file && model.sources[failure.file];
  if (source && failure.line) box.append(excerpt(source, failure.line));
  if (failure.traceback.length) box.append(el("pre", { tabindex: "0", class: "quiet", "aria-label": "traceback" }, failure.traceback.join("\n")));
  return box;
}
