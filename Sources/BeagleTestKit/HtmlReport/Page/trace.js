// One test: its steps, and for the chosen one the screen, what changed, and everything that the app did.
import { el, own, duration, statusWord, isBad, lineOf, panel, details, pill, quiet, place, cut, count } from "./format.js";
import { failureBlock } from "./overview.js";
import { traceOf } from "./store.js";
import { inspector } from "./inspector.js";
import { screens } from "./screen.js";

function head(model, record) {
  const facts = [place(record.file, record.line), record.platform, duration(record.duration), record.attempts > 1 ? count(record.attempts, "attempt", "attempts") : "", record.flaky ?? "", record.change ?? ""];
  const box = el("div", { class: "test" }, el("h2", {}, pill(statusWord(record)), record.name), el("p", { class: "quiet" }, facts.filter(Boolean).join(" · ")));
  const others = (model.siblings.get(record.key) ?? []).filter((each) => each !== record);
  if (others.length) box.append(el("p", { class: "others" }, quiet("also on "), ...others.flatMap((each) => [el("a", { href: `#test=${encodeURIComponent(each.link)}` }, each.platform), " ", pill(statusWord(each)), " "])));
  if (record.skipReason) box.append(el("p", {}, record.skipReason));
  return box;
}

// What the test says besides its steps; where there are steps it is folded up below its first line.
function words(model, record, isFolded) {
  const parts = record.failures.map((failure) => {
    if (!isFolded) return failureBlock(model, failure);
    return el("details", { class: "verdict" }, el("summary", {}, el("b", {}, cut(failure.message.split("\n")[0], 200)), " ", quiet(place(failure.file, failure.line))), failureBlock(model, failure));
  });
  if (record.output) parts.push(panel("Printed", details("output", record.output)));
  if (record.earlierFailures.length) parts.push(panel("Earlier attempts", ...record.earlierFailures.map((failure) => failureBlock(model, failure))));
  return parts;
}

function player(steps, choose) {
  const last = steps.length - 1;
  const slider = el("input", { type: "range", min: 0, max: last, "aria-label": "Step", oninput: () => choose(Number(slider.value)) });
  const back = el("button", { type: "button", "aria-label": "Step back", onclick: () => choose(Number(slider.value) - 1) }, "←");
  const on = el("button", { type: "button", "aria-label": "Step on", onclick: () => choose(Number(slider.value) + 1) }, "→");
  const where = el("span", { class: "place", "aria-live": "polite" });
  const time = el("span", { class: "quiet" });
  const follow = (current) => {
    slider.value = String(current);
    slider.setAttribute("aria-valuetext", `${current + 1}: ${steps[current].call}`);
    back.disabled = current === 0;
    on.disabled = current === last;
    where.textContent = `step ${current + 1} of ${last + 1}`;
    time.textContent = `at ${steps[current].at} ms`;
  };
  return { element: el("div", { class: "player" }, back, on, slider, where, time), follow };
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
  if (step.requests) parts.push(count(step.requests.length, "request", "requests"));
  if (step.dialog) parts.push(step.dialog.kind ?? "dialog");
  return parts.join(" · ");
}

function stepItem(model, steps, i, choose) {
  const step = steps[i];
  const [verb, ...rest] = titleOf(model, step).split(" ");
  const mark = step.kind === "failure" ? "✗" : step.error ? "⊘" : step.kind === "found" ? "◇" : "•";
  const said = effects(steps, i);
  return el("button", { type: "button", class: `step ${step.kind ?? ""}${step.error ? " refused" : ""}`, onclick: () => choose(i) },
    el("span", { class: "mark", "aria-hidden": "true" }, mark),
    el("span", { class: "what" },
      el("span", { class: "call" }, step.kind === "failure" ? el("span", { class: "unseen" }, "failed: ") : step.error ? el("span", { class: "unseen" }, "refused: ") : "",
        step.app ? `app ${step.app + 1}: ` : "", el("b", {}, verb), rest.length ? ` ${rest.join(" ")}` : ""),
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
  const page = el("div", {}, head(model, record));
  const trace = traceOf(record);
  if (!trace || !trace.steps.length) {
    page.append(...words(model, record, false), withoutTrace(model, record));
    page.follow = () => {};
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
  page.append(...words(model, record, true), controls.element, el("div", { class: "trace" }, el("div", {}, list.element), screen, facts));
  page.follow = (next) => {
    now = { ...next };
    const current = shownStep(now, steps);
    controls.follow(current);
    screen.replaceChildren(screens({ trace, current, old: before(steps, current), record, now, set }));
    facts.replaceChildren(inspector({ model, trace, current, old: before(steps, current), now, set }));
    list.follow(current);
  };
  page.keys = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input, select, textarea")) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    choose(shownStep(now, steps) + step);
  };
  return page;
}
