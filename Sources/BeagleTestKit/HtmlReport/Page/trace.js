// One test: its steps, and for the chosen one the screen, what changed, and everything that the app did.
import { el, own, isBad, statusWord, place, cut, count } from "./format.js";
import { lineOf } from "./failure.js";
import { head, words } from "./head.js";
import { traceOf } from "./store.js";
import { inspector } from "./inspector.js";
import { screens } from "./screen.js";

function player(steps, choose) {
  const last = steps.length - 1;
  const slider = el("input", { type: "range", min: 0, max: last, "aria-label": "Step", oninput: () => choose(Number(slider.value)) });
  const back = el("button", { type: "button", "aria-label": "Step back", onclick: () => choose(Number(slider.value) - 1) }, "←");
  const on = el("button", { type: "button", "aria-label": "Step on", onclick: () => choose(Number(slider.value) + 1) }, "→");
  const where = el("span", { class: "place", "aria-live": "polite" });
  const time = el("span", { class: "quiet" });
  const keys = el("span", { class: "quiet keys" }, el("kbd", {}, "←"), " ", el("kbd", {}, "→"), " ", el("kbd", {}, "Home"), " ", el("kbd", {}, "End"));
  const follow = (current) => {
    slider.value = String(current);
    slider.setAttribute("aria-valuetext", `${current + 1}: ${steps[current].call}`);
    back.disabled = current === 0;
    on.disabled = current === last;
    where.textContent = `step ${current + 1} of ${last + 1}`;
    time.textContent = `at ${steps[current].at} ms`;
  };
  return { element: el("div", { class: "player" }, back, on, slider, where, time, keys), follow };
}

// The step before in the same app.
function before(steps, current) {
  for (let i = current - 1; i >= 0; i -= 1) if (steps[i].app === steps[current].app) return i;
  return undefined;
}

// What a step is, in words: the call, or the line at which the test failed.
function titleOf(model, step) {
  if (step.kind === "failure" && step.call === "failed") return lineOf(own(model.sources, step.file), step.line) || "the test failed";
  return step.call;
}

function effects(steps, i) {
  const step = steps[i];
  const old = before(steps, i);
  const parts = [];
  if (step.screen !== undefined && (old === undefined || steps[old].key !== step.key)) parts.push(`→ ${step.screen || "(no identity)"}`);
  else if (step.call === "app:perform" && step.actions) parts.push(cut(step.actions.map((action) => action.name).join(", "), 60));
  if (step.requests) parts.push(count(step.requests.length, "request", "requests"));
  if (step.dialog) parts.push(step.dialog.kind ?? "dialog");
  return parts.join(" · ");
}

// A call begins with what it does; a line of the script is shown as it is.
function titleParts(model, step) {
  const title = titleOf(model, step);
  if (title !== step.call) return [el("code", {}, title)];
  const [verb, ...rest] = title.split(" ");
  return [el("b", {}, verb), rest.length ? ` ${rest.join(" ")}` : ""];
}

function stepItem(model, steps, i, choose) {
  const step = steps[i];
  const mark = step.kind === "failure" ? "✗" : step.error ? "⊘" : step.kind === "found" ? "◇" : "•";
  const said = effects(steps, i);
  return el("button", { type: "button", class: `step ${step.kind ?? ""}${step.error ? " refused" : ""}`, onclick: () => choose(i) },
    el("span", { class: "mark", "aria-hidden": "true" }, mark),
    el("span", { class: "what" },
      el("span", { class: "call" }, step.kind === "failure" ? el("span", { class: "unseen" }, "failed: ") : step.error ? el("span", { class: "unseen" }, "refused: ") : "",
        step.app ? `app ${step.app + 1}: ` : "", ...titleParts(model, step)),
      el("span", { class: "line quiet" }, [place((step.file ?? "").split("/").pop(), step.line), said].filter(Boolean).join(" · "))),
    el("span", { class: "quiet time" }, `${step.at} ms`));
}

function stepList(model, steps, choose) {
  const list = el("ol", { class: "steps", "aria-label": "Steps", tabindex: "0" });
  let hook;
  const items = steps.map((step, i) => {
    if (step.hook !== hook) list.append(el("li", { class: "hook" }, step.hook ?? "the test"));
    hook = step.hook;
    const item = stepItem(model, steps, i, choose);
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

// The step that a link names; without one that at which the test failed, else the last.
function shownStep(query, steps) {
  const last = steps.length - 1;
  const failed = steps.findLastIndex((step) => step.kind === "failure");
  const wanted = Number(query.step ?? (failed < 0 ? last : failed));
  return Number.isInteger(wanted) ? Math.min(Math.max(wanted, 0), last) : last;
}

function withoutTrace(model, record) {
  if (record.isTraced) return el("p", { class: "note" }, "The test drove no app.");
  const why = model.droppedTraces && !isBad(record) ? "It may have been left out to keep the report small." : "Traces are kept of failed tests, and of all with --trace on.";
  return el("p", { class: "note" }, `There is no trace of this test. ${why}`);
}

export function testPage(model, record, query, go) {
  const top = head(model, record);
  const page = el("div", {}, top.element);
  page.named = `${statusWord(record)}: ${record.name}`;
  const trace = traceOf(record);
  if (!trace || !trace.steps.length) {
    page.append(...words(model, record), withoutTrace(model, record));
    page.follow = top.follow;
    return page;
  }
  const { steps } = trace;
  let now = { ...query };
  const choose = (step) => go({ ...now, step: Math.min(Math.max(step, 0), steps.length - 1), pick: undefined, side: undefined });
  const set = (change) => go({ ...now, step: shownStep(now, steps), ...change });
  const controls = player(steps, choose);
  const list = stepList(model, steps, choose);
  const screen = el("div", { class: "screens" });
  const facts = el("div", { class: "facts" });
  const isOfFailure = steps.some((step) => step.kind === "failure");
  page.append(...words(model, record, isOfFailure), controls.element, el("div", { class: "trace" }, el("div", {}, list.element), screen, facts));
  page.follow = (next) => {
    now = { ...next };
    const current = shownStep(now, steps);
    const parts = { model, trace, current, old: before(steps, current), record, now, set };
    const shown = [[screen, screens(parts)], [facts, inspector(parts)]];
    for (const [place, part] of shown) place.replaceChildren(part.element);
    top.follow(now);
    controls.follow(current);
    // What asks where things stand comes last: the browser then lays all of it out once.
    list.follow(current);
    for (const [, part] of shown) part.settle();
  };
  page.keys = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.target.matches("input, select, textarea")) return;
    const to = { ArrowRight: shownStep(now, steps) + 1, ArrowLeft: shownStep(now, steps) - 1, Home: 0, End: steps.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  };
  return page;
}
