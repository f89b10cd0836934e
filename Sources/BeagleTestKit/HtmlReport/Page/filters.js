// Which tests are listed: the search and the filters, all of them kept in the address.
import { el, statusWord } from "./format.js";
import { gist } from "./failure.js";

const ORDER = new Map([["failed", 0], ["flaky", 1], ["passed", 2], ["skipped", 3], ["cached", 4]]);
export const rank = (word) => ORDER.get(word) ?? 9;

const KEYS = ["q", "status", "file", "tag", "platform", "changed"];
export const CHANGES = new Map([["worse", "newly failing"], ["better", "repaired"], ["new", "new"], ["changed", "changed in any way"]]);

// The address of the list with these filters.
export const listOf = (query) => `#${new URLSearchParams(Object.entries(query).filter(([key, value]) => KEYS.includes(key) && value))}`;

export function filters(model, go) {
  const now = () => Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  const set = (key, value) => go({ ...now(), [key]: value || undefined });
  const search = el("input", { type: "search", placeholder: "Search names and failures", "aria-label": "Search tests" });
  search.addEventListener("input", () => set("q", search.value));
  const selects = [];
  const choice = (key, label, values) => {
    const select = el("select", { "aria-label": label, onchange: () => set(key, select.value) }, el("option", { value: "" }, label));
    for (const [value, name] of values) select.append(el("option", { value }, name ?? value));
    selects.push([key, select]);
    return select;
  };
  const unique = (values) => [...new Set(values)].sort().map((value) => [value]);
  const statuses = [...ORDER.keys()].filter((word) => model.counts.has(word)).map((word) => [word, `${word} (${model.counts.get(word)})`]);
  const box = el("form", { class: "filters", role: "search", onsubmit: (event) => event.preventDefault() }, search,
    choice("status", "Every outcome", statuses), choice("file", "Every file", unique(model.tests.map((record) => record.file))));
  const tags = unique(model.tests.flatMap((record) => record.tags));
  if (tags.length) box.append(choice("tag", "Every tag", tags.map(([tag]) => [tag, `#${tag}`])));
  if (model.platforms.length > 1) box.append(choice("platform", "Every platform", model.platforms.map((name) => [name])));
  if (model.against) box.append(choice("changed", "Changed or not", [...CHANGES]));
  const clear = el("button", { type: "button", onclick: () => {
    go({});
    search.focus();
  } }, "Clear");
  box.append(clear);
  const follow = (query) => {
    for (const [key, select] of selects) select.value = query[key] ?? "";
    if (search.value !== (query.q ?? "")) search.value = query.q ?? "";
    clear.hidden = !KEYS.some((key) => query[key]);
  };
  return { element: box, follow };
}

// Whether a test's outcome changed in this way since the earlier run.
export function isChanged(record, way) {
  if (!record.change) return false;
  if (way === "new") return record.change === "new";
  const isWorse = statusWord(record) === "failed";
  if (way === "worse") return record.change !== "new" && isWorse;
  if (way === "better") return record.change === "was failed" && !isWorse;
  return true;
}

// What a search looks through, made when it is first asked for.
function sought(record) {
  const tags = record.tags.map((tag) => `#${tag}`);
  record.sought ??= [record.title, ...tags, ...record.failures.flatMap(({ message }) => [message, gist(message)])].join("\n").toLowerCase();
  return record.sought;
}

function matches(record, query) {
  if (query.status && query.status !== statusWord(record)) return false;
  if (query.file && query.file !== record.file) return false;
  if (query.tag && !record.tags.includes(query.tag)) return false;
  if (query.platform && query.platform !== record.platform) return false;
  if (query.changed && !isChanged(record, query.changed)) return false;
  return !query.q || sought(record).includes(query.q.toLowerCase());
}

// The tests that match, those of several platforms together, the worst first.
export function found(model, query) {
  const result = new Map();
  for (const record of model.tests) {
    if (!matches(record, query)) continue;
    const all = query.platform ? [record] : model.siblings.get(record.key) ?? [record];
    if (!result.has(record.key)) result.set(record.key, { all, rank: 9, index: all[0].index });
    const group = result.get(record.key);
    group.rank = Math.min(group.rank, rank(statusWord(record)));
  }
  return [...result.values()].sort((a, b) => a.rank - b.rank || a.index - b.index);
}
