// Everything beside the screen that a step tells of, a page of it at a time.
import { el, own, panel, details, table, choices, quiet, count } from "./format.js";
import { excerpt, message, whereabouts } from "./failure.js";
import { treeList, treeChanges } from "./tree.js";
import { pickPanel } from "./explain.js";
import { changedContexts, changesPanel, contextPage } from "./contexts.js";

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
  if (source && step.line) parts.push(panel("Script", el("p", { class: "quiet" }, whereabouts(step.file, step.line)), excerpt(source, step.line, 4)));
  const changes = tree && before.key === step.key ? treeChanges(tree, old, pick) : "";
  if (changes) parts.push(panel("Components that changed", changes));
  const ids = changedContexts(trace, step, before);
  if (ids.length) parts.push(changesPanel(trace, ids, step, before));
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
  parts.push(panel(isBefore ? "Tree before the step" : "Tree", known ? el("p", { class: "quiet" }, "● changed by this step, + new, − gone") : "", el("div", { class: "tree-box", tabindex: "0", role: "group", "aria-label": "Components" }, treeList(shown, known, now.pick, isBefore ? choose : pick))));
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
  ["contexts", ["Contexts", contextPage, ({ trace, step, before }) => changedContexts(trace, step, before).length]],
  ["network", ["Network", ({ trace, step }) => [...requestTable(step, trace), ...stateTable(step)], ({ step }) => lengthOf(step.requests)]],
  ["actions", ["Actions", ({ trace, step }) => actionTable(step, trace), ({ step }) => lengthOf(step.actions)]],
  ["log", ["Log", logPage, ({ step }) => lengthOf(step.logs, step.analytics, step.external_urls, step.native_routes)]],
]);

// The facts of a step; `settle` is for when they are in the page.
export function inspector({ model, trace, current, old, now, set }) {
  const step = trace.steps[current];
  const before = old === undefined ? {} : trace.steps[old];
  const tree = trace.tree(step.tree);
  const pick = (path) => set({ pick: path, side: undefined, tab: "tree" });
  const facts = { model, trace, step, before, tree, old: trace.tree(before.tree), now, set, pick, index: { current, old } };
  const chosen = PAGES.has(now.tab) ? now.tab : now.pick ? "tree" : "step";
  const tabs = [...PAGES].map(([name, [title, , number]]) => [name, number(facts) ? `${title} ${number(facts)}` : title]);
  const parts = PAGES.get(chosen)[1](facts);
  const element = el("div", {}, choices("About the step", tabs, chosen, (value) => set({ tab: value })), ...(parts.length ? parts : [el("p", { class: "none" }, quiet("Nothing in this step."))]));
  return { element, settle: () => showPicked(element) };
}

// Scrolls a tree, and nothing around it, to the component that is picked.
function showPicked(element) {
  const box = element.querySelector(".tree-box");
  const line = box && box.querySelector("[aria-pressed=true]");
  if (!line) return;
  const top = line.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (top < 0 || top + line.offsetHeight > box.clientHeight) box.scrollTop += top - box.clientHeight / 3;
}
