// One test: its steps, and for the chosen one the screen, what changed, and everything that the app did.
import { el, json, short, duration, statusWord, excerpt } from "./format.js";
import { failureBlock } from "./overview.js";
import { draw, typeOf, childrenOf } from "./wireframe.js";

const DEVICES = { "phone 375 × 667": [375, 667], "small phone 320 × 568": [320, 568], "large phone 430 × 932": [430, 932], "tablet 768 × 1024": [768, 1024] };
let device = "phone 375 × 667";

export function testPage(model, record, query, go) {
  const page = el("div", {}, el("h2", {}, el("span", { class: statusWord(record) }, statusWord(record)), " ", record.name),
    el("p", { class: "quiet" }, `${record.file}:${record.line} · ${record.platform} · ${duration(record.duration)}`));
  for (const failure of record.failures) page.append(failureBlock(model, failure));
  if (record.output) page.append(el("section", { class: "panel" }, el("h3", {}, "Printed"), el("pre", { tabindex: "0" }, record.output)));
  const trace = record.trace;
  if (!trace || !trace.steps.length) {
    page.append(el("p", {}, "There is no trace of this test. Traces are kept of failed tests, and of all with --trace on."));
    return page;
  }
  const last = trace.steps.length - 1;
  const current = Math.min(Math.max(Number(query.step ?? last), 0), last);
  const choose = (step) => go({ ...query, test: record.index, step, pick: undefined });
  page.append(player(current, last, choose), body(model, record, trace, current, query, choose, go));
  page.keys = (event) => {
    if (event.target.matches("input, select, textarea")) return;
    if (event.key === "ArrowRight" && current < last) choose(current + 1);
    if (event.key === "ArrowLeft" && current > 0) choose(current - 1);
  };
  return page;
}

function player(current, last, choose) {
  const slider = el("input", { type: "range", min: 0, max: last, value: current, "aria-label": "Step", oninput: () => choose(Number(slider.value)) });
  return el("div", { class: "player" },
    el("button", { type: "button", disabled: current === 0, onclick: () => choose(current - 1), "aria-label": "Step back" }, "←"), slider,
    el("button", { type: "button", disabled: current === last, onclick: () => choose(current + 1), "aria-label": "Step on" }, "→"),
    el("span", {}, `step ${current + 1} of ${last + 1}`));
}

function body(model, record, trace, current, query, choose, go) {
  const step = trace.steps[current];
  const before = current > 0 ? trace.steps[current - 1] : {};
  const value = (index) => (index === undefined || index === null ? undefined : trace.values[index]);
  const list = el("ol", { class: "steps", "aria-label": "Steps" });
  trace.steps.forEach((each, i) => list.append(el("li", {}, el("button", { type: "button", "aria-current": i === current ? "step" : undefined, onclick: () => choose(i) },
    `${each.call} `, el("span", { class: "quiet" }, `${each.file ?? ""}${each.line ? `:${each.line}` : ""} · ${each.at} ms`)))));
  const tree = value(step.tree);
  const pick = (path) => go({ ...query, test: record.index, step: current, pick: path });
  const left = el("div", {}, list, sourcePanel(model, step));
  const middle = el("div", {}, screenPanel(step, tree, query.pick, pick));
  const right = el("div");
  if (step.error) right.append(panel("The step failed", el("pre", { tabindex: "0" }, step.error)));
  if (query.pick && tree) right.append(pickPanel(trace, step, tree, query.pick));
  right.append(...facts(step, before, value));
  if (tree) right.append(panel("Tree", treeList(tree, value(before.tree), before.screen === step.screen, query.pick, pick)));
  return el("div", { class: "trace" }, left, middle, right);
}

const panel = (title, ...content) => el("section", { class: "panel" }, el("h3", {}, title), ...content);

function sourcePanel(model, step) {
  const source = step.file && model.sources[step.file];
  return source && step.line ? panel("Script", excerpt(source, step.line, 4)) : "";
}

function screenPanel(step, tree, picked, pick) {
  const [width, height] = DEVICES[device];
  const frame = el("div", { class: "device", role: "group", "aria-label": "Screen", "data-step": step.call });
  frame.style.width = `${width + 4}px`;
  frame.style.height = `${height + 4}px`;
  const bar = tree && tree.navigationBar;
  if (bar && typeof bar === "object") {
    const items = (bar.navigationBarItems || []).map((item) => el("span", {}, item.image ? `▣ ${item.text || item.image}` : item.text));
    frame.append(el("div", { class: "bar" }, bar.showBackButton !== false && step.canGoBack ? el("span", {}, "‹") : "", el("b", {}, bar.title || ""), ...items));
  }
  const viewport = el("div", { class: "viewport" });
  if (tree) viewport.append(draw(tree, "$", { touched: step.touched, picked, focused: step.focused }));
  else viewport.append(el("p", { class: "quiet" }, step.screen ? "This screen has no content." : "The app shows no screen."));
  viewport.addEventListener("click", (event) => {
    const target = event.target.closest("[data-path]");
    if (target) pick(target.dataset.path);
  });
  frame.append(viewport);
  if (step.dialog) frame.append(over(dialog(step.dialog)));
  else if (step.loading) frame.append(over(el("div", { class: "dialog" }, "Loading …")));
  else if (step.errorView) frame.append(over(el("div", { class: "dialog" }, el("b", {}, "Error"), el("p", {}, step.errorView), el("div", {}, el("span", {}, "Retry"), el("span", {}, "Cancel")))));
  const select = el("select", { "aria-label": "Device", onchange: () => { device = select.value; frame.replaceWith(screenPanel(step, tree, picked, pick).querySelector(".device")); } });
  for (const name of Object.keys(DEVICES)) select.append(el("option", { value: name, selected: name === device }, name));
  return panel(step.screen ?? "No screen", el("p", {}, select), frame);
}

const over = (content) => el("div", { class: "over" }, content);

function dialog(state) {
  return el("div", { class: "dialog", role: "note" }, state.title ? el("b", {}, state.title) : "", el("p", {}, state.message),
    el("div", {}, el("span", {}, state.ok_label ?? "Ok"), state.cancel_label ? el("span", {}, state.cancel_label) : ""));
}

function facts(step, before, value) {
  const panels = [];
  const stacks = step.stacks ?? [];
  panels.push(panel("Stacks", el("div", { class: "cards" }, ...(stacks.length ? stacks.map((stack) => el("div", { class: "stack" }, ...stack.map((name) => el("span", {}, name || "(no identity)")))) : [el("span", { class: "quiet" }, "none")]))));
  const changed = Object.keys({ ...before.contexts, ...step.contexts }).filter((id) => (before.contexts ?? {})[id] !== (step.contexts ?? {})[id]);
  if (changed.length) {
    const rows = changed.map((id) => el("tr", {}, el("td", {}, id), el("td", {}, el("pre", {}, text(value((before.contexts ?? {})[id])))), el("td", {}, el("pre", {}, text(value((step.contexts ?? {})[id]))))));
    panels.push(panel("Contexts that changed", el("div", { class: "scroll" }, el("table", {}, el("thead", {}, el("tr", {}, el("th", {}, "context"), el("th", {}, "before"), el("th", {}, "after"))), el("tbody", {}, ...rows)))));
  }
  const table = (title, items, cells) => items && items.length && panels.push(panel(title, el("div", { class: "scroll" }, el("table", {}, el("tbody", {}, ...items.map((item) => el("tr", {}, ...cells(item).map((cell) => el("td", {}, cell)))))))));
  table("Server-driven states", step.states, (item) => [item.state, item.screen, item.error ? `${item.error.kind}${item.error.cause ? `.${item.error.cause}` : ""}: ${item.error.message}` : "", `${item.at} ms`]);
  table("Requests", step.requests, (item) => [`${item.method} ${item.path}`, item.error ?? String(item.status ?? "pending"), details("body", value(item.body)), details("answer", value(item.answer))]);
  table("Actions", step.actions, (item) => [item.name, item.origin, details("properties", value(item.props))]);
  table("External urls", step.external_urls, (item) => [item]);
  table("Native routes", step.native_routes, (item) => [item.route, details("data", item.data)]);
  table("Analytics", step.analytics, (item) => [details(item.beagleAction ?? item.type ?? "record", item)]);
  table("Log", step.logs, (item) => [item.level, item.category, item.message]);
  const all = Object.entries(step.contexts ?? {});
  if (all.length) panels.push(panel("All contexts", ...all.map(([id, index]) => details(id, value(index)))));
  return panels;
}

const text = (value) => (value === undefined ? "" : typeof value === "string" ? value : json(value));

function details(title, value) {
  if (value === undefined || value === null) return "";
  return el("details", {}, el("summary", {}, title), el("pre", { tabindex: "0" }, text(value)));
}

function pickPanel(trace, step, tree, path) {
  const node = at(tree, path);
  if (!node) return panel("Component", "It is not on this screen.");
  const rows = Object.entries(node).filter(([key]) => key !== "children" && key !== "child")
    .map(([key, value]) => el("tr", {}, el("th", { scope: "row" }, key), el("td", {}, short(value))));
  const box = panel(`${typeOf(node)} ${node.id ? `“${node.id}”` : ""}`, el("p", { class: "quiet" }, path), el("div", { class: "scroll" }, el("table", {}, el("tbody", {}, ...rows))));
  const explained = step.explain && trace.values[step.explain] && trace.values[step.explain][path];
  for (const line of explained ?? []) box.append(el("pre", { tabindex: "0", "aria-label": "explanation" }, line));
  return box;
}

function at(tree, path) {
  let node = tree;
  for (const [, key, index] of path.matchAll(/\.([a-zA-Z]+)(?:\[(\d+)\])?/g)) {
    node = node && (index === undefined ? node[key] : (node[key] || [])[Number(index)]);
  }
  return node;
}

function treeList(tree, before, isSameScreen, picked, pick) {
  const line = (node, old, path) => {
    const known = isSameScreen && old && typeOf(old) === typeOf(node);
    const changed = isSameScreen && (!known || Object.keys({ ...node, ...old }).some((key) => key !== "child" && key !== "children" && json(node[key]) !== json(old[key])));
    const label = [typeOf(node), node.id ? `"${node.id}"` : "", short(node.text ?? node.value ?? node.url ?? "")].filter((part) => part && part !== '""').join(" ");
    const item = el("li", { class: changed ? "changed" : "" }, el("button", { type: "button", "aria-pressed": picked === path ? "true" : "false", onclick: () => pick(path) }, label));
    const below = childrenOf(node);
    if (below.length) {
      const olds = known ? childrenOf(old) : [];
      item.append(el("ul", {}, ...below.map(([step, child], i) => line(child, olds[i] && olds[i][1], `${path}.${step}`))));
    }
    return item;
  };
  return el("ul", { class: "tree" }, line(tree, before, "$"));
}
