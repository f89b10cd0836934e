// One test: its steps, and for the chosen one the screen, what changed, and everything that the app did.
import { el, own, duration, statusWord, excerpt, panel, details } from "./format.js";
import { failureBlock } from "./overview.js";
import { traceOf } from "./store.js";
import { treeList } from "./tree.js";
import { facts, pickPanel } from "./facts.js";
import { screenPanel } from "./screen.js";

function head(model, record) {
  const box = el("div", {}, el("h2", {}, el("span", { class: statusWord(record) }, statusWord(record)), " ", record.name),
    el("p", { class: "quiet" }, [`${record.file}:${record.line}`, record.platform, duration(record.duration),
      record.attempts > 1 ? `${record.attempts} attempts` : "", record.flaky ?? "", record.change ?? ""].filter(Boolean).join(" · ")));
  for (const failure of record.failures) box.append(failureBlock(model, failure));
  if (record.skipReason) box.append(el("p", {}, record.skipReason));
  if (record.output) box.append(panel("Printed", details("output", record.output)));
  if (record.earlierFailures.length) {
    box.append(panel("Earlier attempts", ...record.earlierFailures.map((failure) => failureBlock(model, failure))));
  }
  return box;
}

function player(last, choose) {
  const slider = el("input", { type: "range", min: 0, max: last, "aria-label": "Step", oninput: () => choose(Number(slider.value)) });
  const back = el("button", { type: "button", "aria-label": "Step back", onclick: () => choose(Number(slider.value) - 1) }, "←");
  const on = el("button", { type: "button", "aria-label": "Step on", onclick: () => choose(Number(slider.value) + 1) }, "→");
  const place = el("span", { class: "place", "aria-live": "polite" });
  const element = el("div", { class: "player" }, back, slider, on, place);
  const follow = (current) => {
    slider.value = String(current);
    back.disabled = current === 0;
    on.disabled = current === last;
    place.textContent = `step ${current + 1} of ${last + 1}`;
  };
  return { element, follow };
}

function stepList(steps, choose) {
  const list = el("ol", { class: "steps", "aria-label": "Steps", tabindex: "0" });
  const items = steps.map((each, i) => {
    const place = `${each.file ?? ""}${each.line ? `:${each.line}` : ""} · ${each.at} ms`;
    const item = el("button", { type: "button", onclick: () => choose(i) }, each.error ? el("span", { class: "failed" }, "✗ ") : "",
      each.app ? `app ${each.app + 1}: ` : "", each.call, " ", el("span", { class: "quiet" }, place));
    list.append(el("li", {}, item));
    return item;
  });
  const follow = (current) => items.forEach((item, i) => {
    if (i !== current) return item.removeAttribute("aria-current");
    item.setAttribute("aria-current", "step");
    const top = item.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top + item.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 2;
  });
  return { element: list, follow };
}

// The step before in the same app.
function stepBefore(steps, current) {
  for (let i = current - 1; i >= 0; i -= 1) if (steps[i].app === steps[current].app) return steps[i];
  return {};
}

function rest(model, record, trace, current, picked, pick) {
  const step = trace.steps[current];
  const before = stepBefore(trace.steps, current);
  const tree = trace.tree(step.tree);
  const source = own(model.sources, step.file);
  const script = source && step.line ? panel("Script", excerpt(source, step.line, 4)) : "";
  const screen = screenPanel(step, tree, step.platform ?? record.platform, picked, pick);
  const right = el("div", {});
  if (step.error) right.append(panel("The step failed", el("pre", { tabindex: "0", role: "group", "aria-label": "Why" }, step.error)));
  if (picked && tree) right.append(pickPanel(trace, current, tree, picked));
  if (tree) {
    const old = before.key === step.key ? trace.tree(before.tree) : undefined;
    right.append(panel("Tree", el("p", { class: "quiet" }, "● changed by this step, + new, − gone"), treeList(tree, old, picked, pick)));
  }
  right.append(...facts(step, before, trace));
  return { script, screen, right };
}

function shownStep(query, last) {
  const wanted = Number(query.step ?? last);
  return Number.isInteger(wanted) ? Math.min(Math.max(wanted, 0), last) : last;
}

export function testPage(model, record, query, go) {
  const page = el("div", {}, head(model, record));
  const trace = traceOf(record);
  if (!trace || !trace.steps.length) {
    page.append(el("p", {}, record.isTraced ? "The test drove no app." : "There is no trace of this test. Traces are kept of failed tests, and of all with --trace on."));
    page.follow = () => {};
    return page;
  }
  const last = trace.steps.length - 1;
  let now = { ...query };
  const choose = (step) => go({ ...now, step: Math.min(Math.max(step, 0), last), pick: undefined });
  const pick = (path) => go({ ...now, step: shownStep(now, last), pick: path });
  const controls = player(last, choose);
  const steps = stepList(trace.steps, choose);
  const script = el("div", {});
  const screen = el("div", {});
  const right = el("div", { class: "facts" });
  page.append(controls.element, el("div", { class: "trace" }, el("div", {}, steps.element, script), screen, right));
  page.follow = (next) => {
    now = { ...next };
    const current = shownStep(now, last);
    const parts = rest(model, record, trace, current, now.pick, pick);
    controls.follow(current);
    script.replaceChildren(parts.script);
    screen.replaceChildren(parts.screen);
    right.replaceChildren(parts.right);
    steps.follow(current);
  };
  page.keys = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input, select, textarea")) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    choose(shownStep(now, last) + step);
  };
  return page;
}
