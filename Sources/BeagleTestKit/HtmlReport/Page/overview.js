// The first page: totals, what there is to know of the run, and the list of tests.
import { el, count, duration, place, details } from "./format.js";
import { filters, found, isChanged, listOf, rank, CHANGES } from "./filters.js";
import { results } from "./results.js";
import { causes } from "./causes.js";

export function overview(model, go) {
  const summary = totals(model);
  const list = el("div", { class: "results" });
  const choosing = filters(model, go);
  const page = el("div", { class: "overview" }, el("h2", { class: "unseen" }, "Tests"), summary.element, causes(model), choosing.element, list);
  let listed;
  page.follow = (now) => {
    summary.follow(now);
    choosing.follow(now);
    const address = listOf(now);
    if (address === listed) return;
    listed = address;
    list.replaceChildren(...results(model, found(model, now), model.siblings.size));
  };
  return page;
}

function totals(model) {
  const box = el("div", { class: "totals" });
  const words = [...model.counts].sort((a, b) => rank(a[0]) - rank(b[0]));
  const tiles = words.map(([word, number]) => el("a", { class: `tile ${word}`, "data-word": word }, el("b", {}, String(number)), ` ${word}`));
  const bar = el("div", { class: "shares", "aria-hidden": "true" }, ...words.map(([word, number]) => {
    const share = el("span", { class: word });
    share.style.flexGrow = String(number);
    return share;
  }));
  const facts = [duration(model.summary.duration), count(model.summary.files, "file", "files"), model.platforms.join(", "), `seed ${model.seed}`];
  box.append(el("div", { class: "tiles" }, ...tiles, el("p", { class: "quiet" }, facts.filter(Boolean).join(" · "))), bar);
  for (const note of notes(model)) box.append(el("p", { class: "note" }, note));
  if (model.against) box.append(changes(model));
  // A tile leads to its tests, and once there back to all.
  const follow = (now) => tiles.forEach((tile) => {
    const { word } = tile.dataset;
    const isHere = now.status === word;
    tile.href = listOf({ ...now, status: isHere ? undefined : word });
    if (isHere) tile.setAttribute("aria-current", "true");
    else tile.removeAttribute("aria-current");
  });
  return { element: box, follow };
}

function notes(model) {
  const list = [];
  if (model.summary.interrupted) list.push("The run was interrupted.");
  if (model.summary.stopped) list.push("The run stopped at the first failure.");
  if (model.droppedTraces) list.push(`${count(model.droppedTraces, "trace", "traces")} of successful tests, the oldest, were left out to keep the report small.`);
  const told = new Set(model.tests.map((record) => record.file));
  for (const broken of (model.broken ?? []).filter((each) => !told.has(each.file))) list.push(`${place(broken.file, broken.line)}: ${broken.message}`);
  return list;
}

// What changed since the earlier run; each number leads to its tests.
function changes(model) {
  const gone = model.gone ?? [];
  const number = (way) => model.tests.filter((record) => isChanged(record, way)).length;
  const parts = ["worse", "better", "new"].flatMap((way) => {
    const text = `${number(way)} ${CHANGES.get(way)}`;
    return [number(way) ? el("a", { href: listOf({ changed: way }) }, text) : text, ", "];
  });
  const box = el("div", { class: "note" }, el("p", {}, "Since the earlier run: ", ...parts, `${gone.length} gone, ${model.tests.length - number("changed")} as before.`));
  if (gone.length) box.append(details("Tests that are gone", gone.join("\n")));
  return box;
}
