// Everything beside the screen that a step tells of: stacks, contexts, states, requests, actions, analytics and log.
import { el, own, panel, details, table, short, json } from "./format.js";
import { typeOf } from "./wireframe.js";
import { at } from "./tree.js";

const text = (value) => (value === undefined ? "—" : typeof value === "string" ? value : json(value));

function stackCards(step) {
  const stacks = step.stacks ?? [];
  if (!stacks.length) return el("p", { class: "quiet" }, step.closed ? "The app is closed." : "The app shows no screen.");
  return el("ol", { class: "cards" }, ...stacks.map((stack, i) => el("li", { class: "stack", "aria-label": `Stack ${i + 1}` },
    el("ol", {}, ...stack.map((name) => el("li", { class: "card" }, name || "(no identity)"))))));
}

function contexts(step, before, value) {
  const panels = [];
  const ids = [...new Set([...Object.keys(before.contexts ?? {}), ...Object.keys(step.contexts ?? {})])];
  const changed = ids.filter((id) => own(before.contexts, id) !== own(step.contexts, id));
  if (changed.length) {
    const cell = (contexts, id) => el("pre", {}, own(contexts, id) === undefined ? "—" : text(value(own(contexts, id))));
    panels.push(panel("Contexts that changed", table(["context", "before", "after"], changed.map((id) => [id, cell(before.contexts, id), cell(step.contexts, id)]))));
  }
  const all = Object.entries(step.contexts ?? {});
  if (all.length) panels.push(panel("All contexts", ...all.map(([id, position]) => details(id, text(value(position))))));
  return panels;
}

const cause = (error) => `${error.kind}${error.cause ? `.${error.cause}` : ""}: ${error.message ?? ""}`;

export function facts(step, before, { value, tree }) {
  const panels = [panel("Stacks", stackCards(step)), ...contexts(step, before, value)];
  const list = (title, head, items, cells) => {
    if (items && items.length) panels.push(panel(title, table(head, items.map(cells))));
  };
  list("Server-driven states", ["state", "screen", "error", "at"], step.states, (each) => [each.state, each.screen, each.error ? cause(each.error) : "", `${each.at} ms`]);
  list("Requests", ["request", "answer", "body", "content", "at"], step.requests, (each) => [
    each.request, each.error ?? String(each.status ?? "pending"), details("body", value(each.body)), details("content", each.screen === undefined ? value(each.answer) : tree(each.screen)), `${each.at} ms`]);
  list("Actions", ["action", "origin", "properties", "at"], step.actions, (each) => [each.name, each.origin, details("properties", value(each.props)), `${each.at} ms`]);
  list("External urls", ["url"], step.external_urls, (each) => [each]);
  list("Native routes", ["route", "data", "resets"], step.native_routes, (each) => [each.route, details("data", each.data), each.shouldResetApplication ? "yes" : "no"]);
  list("Analytics", ["record"], step.analytics, (each) => [details(String(each.beagleAction ?? each.screen ?? each.type ?? "record"), each)]);
  list("Log", ["level", "category", "message"], step.logs, (each) => [each.level, each.category, each.message]);
  return panels;
}

// The explanations of a step by path: `[property, text]` each, or null where there is nothing more to say.
const spoken = new Map();
function saidIn(trace, position) {
  const groups = trace.value(position) ?? [];
  if (!spoken.has(groups)) spoken.set(groups, new Map(groups.flatMap(([said, ...paths]) => paths.map((path) => [path, said]))));
  return spoken.get(groups);
}

// What was last said about the properties of a component up to a step.
function explanations(trace, steps, current, path) {
  const { key, app } = steps[current];
  for (let i = current; i >= 0; i -= 1) {
    if (steps[i].key !== key || steps[i].app !== app || steps[i].explain === undefined) continue;
    const said = saidIn(trace, steps[i].explain);
    if (said.has(path)) return said.get(path) ?? [];
  }
  return [];
}

export function pickPanel(trace, current, tree, path) {
  const node = at(tree, path);
  if (!node) return panel("Component", el("p", {}, "It is not on this screen."));
  const box = panel(`${typeOf(node)}${node.id ? ` “${node.id}”` : ""}`, el("p", { class: "quiet" }, path));
  const said = explanations(trace, trace.steps, current, path);
  for (const [property, text] of said) {
    const head = `${typeOf(node)} ${node.id ? `"${node.id}"` : `at ${path}`}.${property} is ${short(own(node, property))}`;
    box.append(el("pre", { class: "explain", tabindex: "0", role: "group", "aria-label": "Explanation" }, text ? `${head}\n${text}` : head));
  }
  const rows = Object.entries(node).filter(([key]) => key !== "children" && key !== "child").map(([key, value]) => [key, el("code", {}, short(value))]);
  box.append(table(["property", "value"], rows));
  if (!said.length) box.append(el("p", { class: "quiet" }, "All of it is as the screen has it."));
  return box;
}
