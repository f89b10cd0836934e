// The device with the screen of a step: navigation bar, wireframe, and what lies over it.
import { el, panel } from "./format.js";
import { draw } from "./wireframe.js";

const DEVICES = new Map([
  ["phone 375 × 667", [375, 667]], ["small phone 320 × 568", [320, 568]], ["large phone 430 × 932", [430, 932]],
  ["phone on its side 667 × 375", [667, 375]], ["tablet 768 × 1024", [768, 1024]],
]);
let device = DEVICES.keys().next().value;

function navigationBar(bar, step) {
  const items = Array.isArray(bar.navigationBarItems) ? bar.navigationBarItems : [];
  return el("div", { class: "bar" }, bar.showBackButton !== false && step.canGoBack ? el("span", { class: "back" }, "‹") : "",
    el("b", {}, bar.title ?? ""),
    ...items.map((item) => el("span", { class: "item" }, item.image ? `▣ ${item.image}` : item.text ?? "")));
}

const over = (kind, ...content) => el("div", { class: `over ${kind}` }, el("div", { class: "dialog" }, ...content));
const buttons = (...labels) => el("div", { class: "buttons" }, ...labels.map((label) => el("span", {}, label)));

function layers(step) {
  const result = [];
  if (step.errorView !== undefined) result.push(over("error-view", el("b", {}, "Error"), el("p", {}, step.errorView), buttons("Retry", "Cancel")));
  if (step.loading) result.push(over("loading", "Loading …"));
  if (step.dialog) {
    const { title, message, ok_label: ok, cancel_label: cancel } = step.dialog;
    result.push(over("alert", title ? el("b", {}, title) : "", el("p", {}, message ?? ""), cancel === undefined ? buttons(ok ?? "Ok") : buttons(cancel, ok ?? "Ok")));
  }
  return result;
}

function emptyText(step) {
  if (step.closed) return "The app is closed.";
  if (step.screen === undefined) return "The app shows no screen.";
  if (step.screen.startsWith("native:")) return `A native screen of the app: ${step.screen.slice(7)}`;
  return `The screen has no content${step.state ? ` (${step.state})` : ""}.`;
}

function frameOf(step, tree, platform, picked, pick) {
  const [width, height] = DEVICES.get(device);
  const frame = el("div", { class: "device", "data-device": device });
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  if (tree && tree.navigationBar && typeof tree.navigationBar === "object") frame.append(navigationBar(tree.navigationBar, step));
  const viewport = el("div", { class: "viewport", tabindex: "0", role: "group", "aria-label": "Wireframe" });
  if (tree) viewport.append(draw(tree, "$", { platform, touched: step.touched, picked, focused: step.focused }));
  else viewport.append(el("p", { class: "none" }, emptyText(step)));
  viewport.addEventListener("click", (event) => {
    const target = event.target.closest("[data-path]");
    if (target) pick(target.dataset.path);
  });
  frame.append(viewport, ...layers(step));
  return frame;
}

export function screenPanel(step, tree, platform, picked, pick) {
  let frame = frameOf(step, tree, platform, picked, pick);
  const select = el("select", { "aria-label": "Device", "data-focus": "device" });
  for (const name of DEVICES.keys()) select.append(el("option", { value: name, selected: name === device }, name));
  select.addEventListener("change", () => {
    device = select.value;
    const next = frameOf(step, tree, platform, picked, pick);
    frame.replaceWith(next);
    frame = next;
  });
  const stage = el("div", { class: "stage", tabindex: "0", role: "group", "aria-label": "Screen" }, frame);
  return panel(step.screen === undefined ? "No screen" : step.screen || "(no identity)", el("p", {}, select), stage);
}
