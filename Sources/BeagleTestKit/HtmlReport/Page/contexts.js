// The contexts of a step: what it changed in them, place by place, and all of them.
import { el, own, panel, table, json, cut, short, count } from "./format.js";

// The most changes that are told one by one.
const CHANGES = 40;

// The contexts that differ between two steps; one that came without a value is no change.
export function changedContexts(trace, step, before) {
  const ids = [...new Set([...Object.keys(before.contexts ?? {}), ...Object.keys(step.contexts ?? {})])];
  return ids.filter((id) => {
    const [old, now] = [own(before.contexts, id), own(step.contexts, id)];
    return old !== now && !(old === undefined && trace.value(now) === null);
  });
}

const isObject = (value) => typeof value === "object" && value !== null;
const within = (path, key, isList) => (isList ? `${path}[${key}]` : /^[A-Za-z_]\w*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`);

// Adds each place at which two values differ: `[path, before, after]`.
function differences(path, before, after, found) {
  if (before === after || found.length > CHANGES) return found;
  const isList = Array.isArray(after);
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== isList) {
    if (JSON.stringify(before) !== JSON.stringify(after)) found.push([path, before, after]);
    return found;
  }
  for (const key of Object.keys({ ...before, ...after })) differences(within(path, key, isList), own(before, key), own(after, key), found);
  return found;
}

const shown = (value) => (value === undefined ? "nothing" : cut(typeof value === "string" ? JSON.stringify(value) : short(value), 160));

// Each change on a line of its own: `cart.count: 0 → 1`.
export function changesPanel(trace, ids, step, before) {
  const [old, now] = [before.contexts, step.contexts].map((contexts) => (id) => trace.value(own(contexts, id)));
  const found = ids.reduce((list, id) => differences(id, old(id), now(id), list), []);
  const rows = found.slice(0, CHANGES).map(([path, was, is]) => el("li", {}, el("b", {}, path), ": ", el("del", {}, shown(was)), " → ", el("ins", {}, shown(is))));
  const more = found.length > CHANGES ? el("p", { class: "quiet" }, `The first ${count(CHANGES, "change", "changes")}; the page Contexts has all.`) : "";
  return panel("Contexts that changed", el("ul", { class: "changes" }, ...rows), more);
}

const text = (value) => (value === undefined ? "—" : typeof value === "string" ? value : json(value));

export function contextPage({ trace, step, before }) {
  const parts = [];
  const ids = changedContexts(trace, step, before);
  const cell = (contexts, id) => el("pre", {}, text(trace.value(own(contexts, id))));
  if (ids.length) parts.push(panel("Contexts that changed", table(["context", "before", "after"], ids.map((id) => [id, cell(before.contexts, id), cell(step.contexts, id)]))));
  const all = Object.keys(step.contexts ?? {});
  if (all.length) parts.push(panel("All contexts", table(["context", "value"], all.map((id) => [id, cell(step.contexts, id)]))));
  return parts;
}
