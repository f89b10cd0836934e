// The list of all tests: totals, search and filters (kept in the address), failures first, platforms side by side.
import { el, own, count, duration, statusWord, isBad, excerpt, message, details, pill, quiet, place } from "./format.js";

const ORDER = new Map([["failed", 0], ["flaky", 1], ["passed", 2], ["skipped", 3], ["cached", 4]]);
const rank = (record) => ORDER.get(statusWord(record)) ?? 9;
const SHOWN_AT_ONCE = 200;

export const linkTo = (record) => `#test=${encodeURIComponent(record.link)}`;

export function overview(model, go) {
  const summary = totals(model);
  const list = el("div", { class: "results" });
  const choosing = filters(model, go);
  const page = el("div", { class: "overview" }, el("h2", { class: "unseen" }, "Tests"), summary.element, choosing.element, list);
  page.follow = (now) => {
    summary.follow(now);
    choosing.follow(now);
    list.replaceChildren(...results(model, now));
  };
  return page;
}

function totals(model) {
  const box = el("div", { class: "totals" });
  const words = [...model.counts].sort((a, b) => ORDER.get(a[0]) - ORDER.get(b[0]));
  const tiles = words.map(([word, number]) => el("a", { class: `tile ${word}`, "data-word": word }, el("b", {}, String(number)), ` ${word}`));
  const bar = el("div", { class: "shares", "aria-hidden": "true" }, ...words.map(([word, number]) => {
    const share = el("span", { class: word });
    share.style.flexGrow = String(number);
    return share;
  }));
  const facts = [duration(model.summary.duration), count(model.summary.files, "file", "files"), model.platforms.join(", "), `seed ${model.seed}`];
  box.append(el("div", { class: "tiles" }, ...tiles, el("p", { class: "quiet" }, facts.filter(Boolean).join(" · "))), bar);
  const notes = [];
  if (model.summary.interrupted) notes.push("The run was interrupted.");
  if (model.summary.stopped) notes.push("The run stopped at the first failure.");
  if (model.droppedTraces) notes.push(`${count(model.droppedTraces, "trace", "traces")} of successful tests, the oldest, were left out to keep the report small.`);
  for (const broken of model.broken ?? []) notes.push(`${place(broken.file, broken.line)}: ${broken.message}`);
  for (const note of notes) box.append(el("p", { class: "note" }, note));
  if (model.against) box.append(changes(model));
  // A tile leads to its tests, and once there back to all.
  const follow = (now) => tiles.forEach((tile) => {
    const { word } = tile.dataset;
    const isHere = now.status === word;
    tile.href = `#${new URLSearchParams(Object.entries({ ...now, status: word }).filter(([key]) => !isHere || key !== "status"))}`;
    if (isHere) tile.setAttribute("aria-current", "true");
    else tile.removeAttribute("aria-current");
  });
  return { element: box, follow };
}

function changes(model) {
  const changed = model.tests.filter((record) => record.change);
  const fresh = changed.filter((record) => record.change === "new").length;
  const worse = changed.filter((record) => record.change !== "new" && isBad(record)).length;
  const better = changed.filter((record) => /failed|error/.test(record.change) && !isBad(record)).length;
  const gone = model.gone ?? [];
  const box = el("div", { class: "note" }, el("p", {}, `Since the earlier run: ${worse} newly failing, ${better} repaired, ${fresh} new, ${gone.length} gone, ${model.tests.length - changed.length} as before.`));
  if (gone.length) box.append(details("Tests that are gone", gone.join("\n")));
  return box;
}

function filters(model, go) {
  const now = () => Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  const set = (key, value) => go({ ...now(), [key]: value || undefined });
  const search = el("input", { type: "search", placeholder: "Search tests", "aria-label": "Search tests" });
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
  if (model.against) box.append(choice("changed", "Changed or not", [["changed"]]));
  const follow = (query) => {
    for (const [key, select] of selects) select.value = query[key] ?? "";
    if (search.value !== (query.q ?? "")) search.value = query.q ?? "";
  };
  return { element: box, follow };
}

function matches(record, query) {
  if (query.status && query.status !== statusWord(record)) return false;
  if (query.file && query.file !== record.file) return false;
  if (query.tag && !record.tags.includes(query.tag)) return false;
  if (query.platform && query.platform !== record.platform) return false;
  if (query.changed && !record.change) return false;
  return !query.q || record.title.toLowerCase().includes(query.q.toLowerCase());
}

// The tests that match, those of several platforms together, the worst first.
function groups(model, query) {
  const result = new Map();
  for (const record of model.tests) {
    if (!matches(record, query)) continue;
    const all = query.platform ? [record] : model.siblings.get(record.key) ?? [record];
    if (!result.has(record.key)) result.set(record.key, { all, rank: 9, index: all[0].index });
    const group = result.get(record.key);
    group.rank = Math.min(group.rank, rank(record));
  }
  return [...result.values()].sort((a, b) => a.rank - b.rank || a.index - b.index);
}

function results(model, query) {
  const found = groups(model, query);
  const parts = [el("p", { class: "quiet found", "aria-live": "polite" }, found.length ? count(found.length, "test", "tests") : "No test matches.")];
  const lists = el("div", {});
  const button = el("button", { type: "button", onclick: () => more() });
  let shown = 0;
  let file;
  let items;
  const more = () => {
    for (const group of found.slice(shown, shown + SHOWN_AT_ONCE)) {
      if (group.all[0].file !== file || !items) {
        file = group.all[0].file;
        items = el("ul", { class: "tests" });
        lists.append(el("h3", { class: "file" }, file), items);
      }
      items.append(item(model, group.all));
    }
    shown += SHOWN_AT_ONCE;
    button.hidden = shown >= found.length;
    button.textContent = `Show ${Math.min(SHOWN_AT_ONCE, found.length - shown)} more of ${found.length}`;
  };
  more();
  return [...parts, lists, button];
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
  const box = el("li", { class: statusWord([...records].sort((a, b) => rank(a) - rank(b))[0]) }, title);
  if (isOne) box.append(...outcome(model, first));
  else box.append(el("div", { class: "sides" }, ...records.map((record) => side(model, record))));
  return box;
}

function side(model, record) {
  const head = el("p", {}, el("a", { href: linkTo(record) }, record.platform), " ", pill(statusWord(record)), " ", quiet(duration(record.duration)));
  if (record.change) head.append(" ", tag(record.change));
  return el("div", { class: "side" }, head, ...outcome(model, record));
}

function outcome(model, record) {
  const parts = record.failures.map((failure) => failureBlock(model, failure));
  if (record.flaky) parts.push(el("p", { class: "flaky" }, record.flaky));
  if (record.skipReason) parts.push(el("p", { class: "quiet" }, record.skipReason));
  return parts;
}

export function failureBlock(model, failure) {
  const source = own(model.sources, failure.file);
  const where = el("div", { class: "where" });
  if (failure.file) where.append(el("p", { class: "quiet" }, place(failure.file, failure.line)));
  if (source && failure.line) where.append(excerpt(source, failure.line));
  if (failure.traceback.length > 1) where.append(details("called from", failure.traceback.join("\n")));
  return el("div", { class: "failure" }, message(failure.message), where);
}
