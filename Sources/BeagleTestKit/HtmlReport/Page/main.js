// Reads the results that stand in the page, and shows the page that the address names.
import { el } from "./format.js";
import { overview } from "./overview.js";
import { testPage } from "./trace.js";
import { mapPage, screenPage } from "./map.js";

function read() {
  const data = JSON.parse(document.getElementById("results").textContent);
  const siblings = new Map();
  const flows = new Map();
  data.tests = data.tests.map((test, index) => {
    const attempt = test.attempts[test.attempts.length - 1] ?? {};
    const record = {
      index, file: test.file, line: test.line, name: test.name, platform: test.platform, tags: test.tags ?? [],
      status: test.outcome, isFlaky: Boolean(test.flaky), isCached: test.outcome === "cached", duration: test.duration,
      failures: test.attempts.flatMap((each) => each.failures ?? []).map((each) => ({ traceback: [], ...each })),
      skipReason: attempt.skipReason, output: attempt.output, trace: test.attempts.map((each) => each.trace).find(Boolean),
      change: test.change, screens: test.screens ?? [], key: `${test.file}\u0000${test.fullName ?? test.name}\u0000${test.place ?? 0}`,
    };
    if (!siblings.has(record.key)) siblings.set(record.key, []);
    siblings.get(record.key).push(record);
    for (const [from, action, to, count] of test.flows ?? []) {
      const key = `${from}\u0000${action}\u0000${to}`;
      if (!flows.has(key)) flows.set(key, { from, action, to, count: 0 });
      flows.get(key).count += count ?? 1;
    }
    return record;
  });
  for (const [from, action, to] of data.untaken ?? []) flows.set(`${from}\u0000${action}\u0000${to}`, { from, action, to, count: 0 });
  return { ...data, sources: data.sources ?? {}, platforms: data.platforms ?? [], siblings, flows: [...flows.values()] };
}

const model = read();
const main = document.querySelector("main");
let keys;

const query = () => Object.fromEntries(new URLSearchParams(location.hash.slice(1)));

function go(next) {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(next)) if (value !== undefined && value !== "") parameters.set(key, value);
  const active = document.activeElement;
  const label = active && active.getAttribute("aria-label");
  history.replaceState(null, "", `#${parameters}`);
  show();
  const again = label && [...document.querySelectorAll("[aria-label]")].find((each) => each.getAttribute("aria-label") === label);
  if (again) {
    again.focus();
    if (again.type === "search") again.setSelectionRange(again.value.length, again.value.length);
  }
}

function show() {
  const now = query();
  let page;
  if (now.test !== undefined && model.tests[Number(now.test)]) page = testPage(model, model.tests[Number(now.test)], now, go);
  else if (now.screen !== undefined) page = screenPage(model, now.screen);
  else if (now.page === "map") page = mapPage(model);
  else page = overview(model, now, go);
  keys = page.keys;
  main.replaceChildren(page);
  for (const link of document.querySelectorAll("header nav a")) {
    if (link.hash === (now.page === "map" ? "#page=map" : "#")) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

document.querySelector("header").append(el("span", { class: "quiet" }, `${model.program ?? ""}`));
addEventListener("hashchange", show);
addEventListener("keydown", (event) => keys && keys(event));
show();
document.documentElement.dataset.ready = "true";
