// Everything beside the screen that a step tells of, a page of it at a time.
import { el, own, panel, details, table, json, excerpt, message, choices, place, quiet, count } from "./format.js";
import { at, treeList, treeChanges } from "./tree.js";
import { pickPanel } from "./explain.js";

const text = (value) => (value === undefined ? "—" : typeof value === "string" ? value : json(value));
// How many cards of a stack are shown, the uppermost.
const CARDS = 30;

const cause = (error) => `${error.kind}${error.cause ? `.${error.cause}` : ""}: ${error.message ?? ""}`;

function stackCards(step) {
  const stacks = step.stacks ?? [];
  if (!stacks.length) return el("p", { class: "quiet" }, step.closed ? "The app is closed." : "The app shows no screen.");
  const card = (name) => el("li", { class: "card" }, name || "(no identity)");
  const below = (stack) => (stack.length > CARDS ? [el("li", { class: "quiet" }, `${count(stack.length - CARDS, "screen", "screens")} below`)] : []);
  return el("ol", { class: "cards" }, ...stacks.slice(-CARDS).map((stack, i) => el("li", { class: "stack", "aria-label": `Stack ${i + 1}` },
    el("ol", {}, ...below(stack), ...stack.slice(-CARDS).map(card)))));
}

const changedContexts = (step, before) => [...new Set([...Object.keys(before.contexts ?? {}), ...Object.keys(step.contexts ?? {})])]
  .filter((id) => own(before.contexts, id) !== own(step.contexts, id));

function changedTable(ids, step, before, value) {
  const cell = (contexts, id) => el("pre", {}, own(contexts, id) === undefined ? "—" : text(value(own(contexts, id))));
  return panel("Contexts that changed", table(["context", "before", "after"], ids.map((id) => [id, cell(before.contexts, id), cell(step.contexts, id)])));
}

const list = (title, head, items, cells) => (items && items.length ? [panel(title, table(head, items, cells))] : []);

const stateTable = (step) => list("Server-driven states", ["state", "screen", "error", "at"], step.states, (each) => [each.state, each.screen, each.error ? cause(each.error) : "", `${each.at} ms`]);

const requestTable = (step, { value, tree }) => list("Requests", ["request", "answer", "body", "content", "at"], step.requests, (each) => [
  each.request, each.error ?? String(each.status ?? "pending"), details("body", value(each.body)), details("content", each.screen === undefined ? value(each.answer) : tree(each.screen)), `${each.at} ms`]);

const actionTable = (step, { value }) => list("Actions", ["action", "origin", "properties", "at"], step.actions, (each) => [each.name, each.origin, details("properties", value(each.props)), `${each.at} ms`]);

// The step itself: why it failed, its line in the script, and all that came of it.
function stepPage({ model, trace, step, before, tree, old, pick }) {
  const parts = [];
  if (step.error) parts.push(panel(step.kind === "failure" ? "The test failed here" : "The call was refused", message(step.error)));
  const source = own(model.sources, step.file);
  if (source && step.line) parts.push(panel(`Script · ${place(step.file, step.line)}`, excerpt(source, step.line, 4)));
  const changes = tree && before.key === step.key ? treeChanges(tree, old, pick) : "";
  if (changes) parts.push(panel("Components that changed", changes));
  const ids = changedContexts(step, before);
  if (ids.length) parts.push(changedTable(ids, step, before, trace.value));
  parts.push(panel("Stacks", stackCards(step)), ...stateTable(step), ...requestTable(step, trace), ...actionTable(step, trace));
  return parts;
}

function treePage({ trace, step, before, tree, old, now, pick, set, index }) {
  const parts = [];
  const isBefore = now.side === "before" && index.old !== undefined;
  const shown = isBefore ? trace.tree(before.tree) : tree;
  if (now.pick && shown) parts.push(pickPanel(trace, isBefore ? index.old : index.current, shown, now.pick, isBefore));
  if (!shown) return [el("p", { class: "quiet" }, "The screen has no content."), ...parts];
  const known = !isBefore && before.key === step.key ? old : undefined;
  const choose = (path) => set({ pick: path, side: isBefore ? "before" : undefined });
  parts.push(panel(isBefore ? "Tree before the step" : "Tree", known ? el("p", { class: "quiet" }, "● changed by this step, + new, − gone") : "", treeList(shown, known, now.pick, isBefore ? choose : pick)));
  return parts;
}

function contextPage({ trace, step, before }) {
  const parts = [];
  const ids = changedContexts(step, before);
  if (ids.length) parts.push(changedTable(ids, step, before, trace.value));
  const all = Object.entries(step.contexts ?? {});
  if (all.length) parts.push(panel("All contexts", table(["context", "value"], all.map(([id, position]) => [id, el("pre", {}, text(trace.value(position)))]))));
  return parts;
}

function logPage({ step }) {
  return [
    ...list("Log", ["level", "category", "message"], step.logs, (each) => [each.level, each.category, each.message]),
    ...list("Analytics", ["record"], step.analytics, (each) => [details(String(each.beagleAction ?? each.screen ?? each.type ?? "record"), each)]),
    ...list("External urls", ["url"], step.external_urls, (each) => [each]),
    ...list("Native routes", ["route", "data", "resets"], step.native_routes, (each) => [each.route, details("data", each.data), each.shouldResetApplication ? "yes" : "no"]),
  ];
}

const lengthOf = (...lists) => lists.reduce((sum, each) => sum + (each ? each.length : 0), 0);

const PAGES = new Map([
  ["step", ["Step", stepPage, () => 0]],
  ["tree", ["Tree", treePage, () => 0]],
  ["contexts", ["Contexts", contextPage, ({ step, before }) => changedContexts(step, before).length]],
  ["network", ["Network", ({ trace, step }) => [...requestTable(step, trace), ...stateTable(step)], ({ step }) => lengthOf(step.requests)]],
  ["actions", ["Actions", ({ trace, step }) => actionTable(step, trace), ({ step }) => lengthOf(step.actions)]],
  ["log", ["Log", logPage, ({ step }) => lengthOf(step.logs, step.analytics, step.external_urls, step.native_routes)]],
]);

export function inspector({ model, trace, current, old, now, set }) {
  const step = trace.steps[current];
  const before = old === undefined ? {} : trace.steps[old];
  const tree = trace.tree(step.tree);
  const pick = (path) => set({ pick: path, side: undefined, tab: "tree" });
  const facts = { model, trace, step, before, tree, old: trace.tree(before.tree), now, set, pick, index: { current, old } };
  const chosen = PAGES.has(now.tab) ? now.tab : now.pick ? "tree" : "step";
  const tabs = [...PAGES].map(([name, [title, , number]]) => [name, number(facts) ? `${title} ${number(facts)}` : title]);
  const parts = PAGES.get(chosen)[1](facts);
  return el("div", {}, choices("About the step", tabs, chosen, (value) => set({ tab: value })), ...(parts.length ? parts : [el("p", { class: "none" }, quiet("Nothing in this step."))]));
}
