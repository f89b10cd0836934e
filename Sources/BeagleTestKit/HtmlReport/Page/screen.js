// The device with the screen of a step, before and after it: navigation bar, wireframe, and what lies over it.
import { el, choices } from "./format.js";
import { draw, outline } from "./wireframe.js";
import { changedPaths } from "./tree.js";
import { scrolledTo, settle } from "./scrolling.js";

const DEVICES = new Map(Object.entries({
  phone: [375, 667], "small phone": [320, 568], "large phone": [430, 932], "phone on its side": [667, 375], tablet: [768, 1024],
}));

function outlined(element, path, options) {
  element.dataset.path = path;
  outline(element, path, options);
  return element;
}

function navigationBar(bar, step, options) {
  const items = Array.isArray(bar.navigationBarItems) ? bar.navigationBarItems : [];
  const back = bar.showBackButton !== false && step.canGoBack ? outlined(el("span", { class: "back" }, "‹ Back"), "back", options) : el("span", {});
  const names = items.map((item, i) => outlined(
    el("span", { class: "item" }, [item.image ? `▣ ${item.image}` : "", item.text ?? ""].join(" ").trim() || "\u00a0"), `$.navigationBar.navigationBarItems[${i}]`, options));
  return el("div", { class: "bar" }, back, el("b", {}, bar.title ?? ""), el("span", { class: "items" }, ...names));
}

const over = (kind, ...content) => el("div", { class: `over ${kind}` }, el("div", { class: "dialog" }, ...content));

function buttons(options, ...labels) {
  return el("div", { class: "buttons" }, ...labels.map(([label, path]) => outlined(el("span", {}, label), path, options)));
}

function layers(step, options) {
  const result = [];
  if (step.errorView !== undefined) {
    result.push(over("error-view", el("b", {}, "Error"), el("p", {}, step.errorView), buttons(options, ["Retry", "errorView.retry"], ["Cancel", "errorView.cancel"])));
  }
  if (step.loading) result.push(over("loading", el("span", { class: "wheel", "aria-hidden": "true" }), "Loading …"));
  if (step.dialog) {
    const { title, message, ok_label: ok, cancel_label: cancel } = step.dialog;
    const all = [[ok ?? "Ok", "dialog.ok"]];
    if (cancel !== undefined) all.unshift([cancel, "dialog.cancel"]);
    result.push(over("alert", title ? el("b", {}, title) : "", el("p", {}, message ?? ""), buttons(options, ...all)));
  }
  return result;
}

function emptyText(step) {
  if (step.closed) return "The app is closed.";
  if (step.screen === undefined) return "The app shows no screen.";
  if (step.screen.startsWith("native:")) return `A native screen of the app: ${step.screen.slice(7)}`;
  return `The screen has no content${step.state ? ` (${step.state})` : ""}.`;
}

function frameOf(step, tree, options, pick) {
  const [width, height] = DEVICES.get(options.device);
  const frame = el("div", { class: "device", "data-device": options.device });
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  if (tree && tree.navigationBar && typeof tree.navigationBar === "object") frame.append(navigationBar(tree.navigationBar, step, options));
  const viewport = el("div", { class: "viewport", tabindex: "0", role: "group", "aria-label": "Wireframe" });
  if (tree) viewport.append(draw(tree, "$", options));
  else viewport.append(el("p", { class: "none" }, emptyText(step)));
  frame.append(viewport, ...layers(step, options));
  frame.addEventListener("click", (event) => {
    const target = event.target.closest("[data-path]");
    if (target && target.dataset.path.startsWith("$")) pick(target.dataset.path);
  });
  return frame;
}

const MARKS = new Map([["touched", "touched"], ["picked", "picked"], ["changed", "changed"], ["new", "new"], ["gone", "gone after it"]]);

// What the outlines of a device say.
function legend(frame) {
  const seen = [...MARKS].filter(([mark]) => frame.querySelector(`.${mark}`));
  return el("ul", { class: "legend", "aria-label": "Outlines" }, ...seen.map(([mark, name]) => el("li", {}, el("span", { class: `key ${mark}`, "aria-hidden": "true" }), name)));
}

// One side of a step: the screen before it or after it, with what the step touched and changed there.
function side(name, { trace, index, touched, changed, platform, device, now, set }) {
  const step = index === undefined ? {} : trace.steps[index];
  const tree = trace.tree(step.tree);
  const isPicked = (now.side ?? "after") === name;
  const options = { platform: step.platform ?? platform, device, touched, changed, picked: isPicked ? now.pick : undefined, focused: step.focused };
  const pick = (path) => set({ pick: path, side: name === "before" ? "before" : undefined });
  const frame = index === undefined ? el("p", { class: "none" }, "The app did not run before.") : frameOf(step, tree, options, pick);
  const identity = step.screen === undefined ? "no screen" : step.screen || "(no identity)";
  const element = el("figure", { class: `side-${name}` },
    el("div", { class: "about" }, el("figcaption", {}, el("span", { class: "quiet" }, `${name} `), index === undefined ? "" : el("b", {}, identity)), legend(frame)),
    el("div", { class: "stage", tabindex: "0", role: "group", "aria-label": `Screen ${name}` }, frame));
  return { element, settle: () => settle(frame, scrolledTo(trace, index)) };
}

// Both screens where there is room for them.
const usual = () => (matchMedia("(min-width: 1700px)").matches ? "both" : "after");

// The screens of a step; `settle` is for when they are in the page.
export function screens({ trace, current, old, record, now, set }) {
  const step = trace.steps[current];
  const before = old === undefined ? {} : trace.steps[old];
  const view = ["before", "after", "both"].includes(now.view) ? now.view : usual();
  const device = DEVICES.has(now.device) ? now.device : DEVICES.keys().next().value;
  const shared = { trace, platform: record.platform, device, now, set };
  const after = step.touchedAfter === undefined ? step.touched : step.touchedAfter || undefined;
  const changed = before.key === step.key ? changedPaths(trace.tree(step.tree), trace.tree(before.tree)) : {};
  const shown = [];
  if (view !== "after") shown.push(side("before", { ...shared, index: old, touched: step.touched, changed: changed.before }));
  if (view !== "before") shown.push(side("after", { ...shared, index: current, touched: after, changed: changed.after }));
  const select = el("select", { "aria-label": "Device", "data-focus": "device", onchange: () => set({ device: select.value }) });
  for (const [name, [width, height]] of DEVICES) select.append(el("option", { value: name, selected: name === device }, `${name} ${width} × ${height}`));
  const sides = choices("Which screen", [["before", "Before"], ["after", "After"], ["both", "Both"]], view, (value) => set({ view: value }));
  const element = el("section", { class: "panel screen", "aria-label": "Screen" }, el("div", { class: "tools" }, sides, select), el("div", { class: "stages" }, ...shown.map((each) => each.element)));
  return { element, settle: () => shown.forEach((each) => each.settle()) };
}
