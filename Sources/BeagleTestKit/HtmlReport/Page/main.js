// Shows the page that the address names; all that a person chooses is in the address, so that a link leads back to it.
import { el } from "./format.js";
import { readModel } from "./store.js";
import { overview } from "./overview.js";
import { testPage } from "./trace.js";
import { mapPage, screenPage, wayPage } from "./map.js";

const model = readModel();
const main = document.querySelector("main");
const title = document.title;
// The list and the map stay as they were left.
const kept = new Map();
let page;
let shown;

const query = () => Object.fromEntries(new URLSearchParams(location.hash.slice(1)));

function recordOf(name) {
  return model.byLink.get(name) ?? (/^\d+$/.test(name) ? model.tests[Number(name)] : undefined);
}

function make(now) {
  if (now.test !== undefined) {
    const record = recordOf(now.test);
    return record ? testPage(model, record, now, go) : el("p", { class: "note" }, "This report has no such test. ", el("a", { href: "#" }, "All tests"));
  }
  if (now.screen !== undefined) return screenPage(model, now.screen);
  if (now.way !== undefined) return wayPage(model, now.way);
  const [name, build] = now.page === "map" ? ["map", mapPage] : ["list", overview];
  if (!kept.has(name)) kept.set(name, build(model, go));
  return kept.get(name);
}

// Which page an address names, whatever is chosen on it.
const identity = (now) => JSON.stringify([now.test, now.screen, now.way, now.page]);

// How far each entry of the window's history was scrolled, by the name that the entry keeps.
const tops = new Map();
let entry;
addEventListener("scroll", () => tops.set(entry, scrollY), { passive: true });

function enter() {
  entry = history.state?.entry ?? performance.timeOrigin + performance.now();
  if (!history.state) history.replaceState({ entry }, "");
}

// Changes what is chosen on the page that is shown.
function go(next) {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(next)) if (value !== undefined && value !== "") parameters.set(key, value);
  history.replaceState(history.state, "", `#${parameters}`);
  show();
}

// Puts another page in place, with the focus where it was left there or on its heading.
function turn(now) {
  const isFirst = page === undefined;
  if (page) page.left = document.activeElement;
  page = make(now);
  shown = identity(now);
  main.replaceChildren(page);
  const heading = page.querySelector("h2");
  document.title = page.named ? `${page.named} · ${title}` : title;
  if (isFirst) return;
  const focus = tops.has(entry) && page.contains(page.left) ? page.left : heading;
  if (!focus) return;
  if (focus === heading) heading.tabIndex = -1;
  focus.focus({ preventScroll: true });
}

function show() {
  const now = query();
  const isNew = shown !== identity(now);
  const focus = document.activeElement && document.activeElement.getAttribute("data-focus");
  const top = isNew ? tops.get(entry) ?? 0 : scrollY;
  if (isNew) turn(now);
  if (page.follow) page.follow(now);
  scrollTo(0, top);
  const again = focus && [...main.querySelectorAll("[data-focus]")].find((each) => each.getAttribute("data-focus") === focus);
  if (again) again.focus({ preventScroll: true });
  for (const link of document.querySelectorAll("header nav a")) {
    const isHere = link.hash === "#page=map" ? now.page === "map" : !Object.keys(now).some((key) => ["page", "test", "screen", "way"].includes(key));
    if (isHere) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.documentElement.dataset.shown = location.hash;
}

document.querySelector("header").append(el("span", { class: "quiet" }, model.program ?? ""));
addEventListener("hashchange", () => {
  enter();
  show();
});
addEventListener("keydown", (event) => page.keys && page.keys(event));
enter();
show();
document.documentElement.dataset.ready = "true";
