// The screens of the run as nodes and the ways between them as edges, and the tests that pass there.
import { el, count, statusWord, cut, table, pill, choices } from "./format.js";
import { linkTo } from "./results.js";
import { layout, leadsBack } from "./layout.js";

const NS = "http://www.w3.org/2000/svg";
const SIZES = { width: 196, height: 46, gapX: 150, gapY: 20, margin: 40 };
// Names that are drawn smaller than this cannot be read.
const SMALLEST = 0.6;
const nameOf = (screen) => screen || "(no identity)";

function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

// Ways between the same two screens are one line; ways that only lead back along another are told at that one's.
function lines(ways) {
  const result = new Map();
  const key = (from, to) => JSON.stringify([from, to]);
  const put = (from, to, way) => {
    if (!result.has(key(from, to))) result.set(key(from, to), { from, to, ways: [], back: [] });
    return result.get(key(from, to))[way.from === from && way.to === to ? "ways" : "back"].push(way);
  };
  const inner = ways.filter((way) => way.from !== null);
  for (const way of inner) if (!leadsBack(way)) put(way.from, way.to, way);
  for (const way of inner) {
    if (!leadsBack(way)) continue;
    if (way.from !== way.to && result.has(key(way.to, way.from))) put(way.to, way.from, way);
    else put(way.from, way.to, way);
  }
  return [...result.values()];
}

const { width: W, height: H } = SIZES;

// A line from one screen to another, and where its label stands.
function bend(from, to) {
  if (from === to) return { path: `M${from.x + W - 46} ${from.y} c 0 -26, 34 -26, 34 0`, x: from.x + W - 6, y: from.y - 10, anchor: "start" };
  const middle = H / 2;
  if (to.column > from.column) {
    const [x1, y1, x2, y2] = [from.x + W, from.y + middle, to.x, to.y + middle];
    const reach = Math.min(90, (x2 - x1) / 2);
    return { path: `M${x1} ${y1} C ${x1 + reach} ${y1}, ${x2 - reach} ${y2}, ${x2} ${y2}`, x: x2 - 14, y: y2 - 6, anchor: "end" };
  }
  if (to.column === from.column) {
    const [y1, y2] = [from.y + middle + (to.y > from.y ? 8 : -8), to.y + middle + (to.y > from.y ? -8 : 8)];
    const reach = 30 + Math.min(60, Math.abs(y2 - y1) / 6);
    return { path: `M${from.x + W} ${y1} C ${from.x + W + reach} ${y1}, ${to.x + W + reach} ${y2}, ${to.x + W} ${y2}`, x: to.x + W + 12, y: y2 - 5, anchor: "start" };
  }
  const [x1, y1, x2, y2] = [from.x, from.y + middle + 12, to.x + W, to.y + middle + 12];
  const reach = Math.min(90, Math.max(40, (x1 - x2) / 2));
  return { path: `M${x1} ${y1} C ${x1 - reach} ${y1 + 10}, ${x2 + reach} ${y2 + 10}, ${x2} ${y2}`, x: x2 + 12, y: y2 + 14, anchor: "start" };
}

const said = (way) => (way.count ? `${way.action} ×${way.count}` : `${way.action} never`);

function line(edge, place) {
  const shape = bend(place.get(edge.from), place.get(edge.to));
  const taken = edge.ways.reduce((sum, way) => sum + way.count, 0);
  const back = edge.back.reduce((sum, way) => sum + way.count, 0);
  const title = `${nameOf(edge.from)} → ${nameOf(edge.to)}: ${edge.ways.map(said).join(", ")}${edge.back.length ? `; back: ${edge.back.map(said).join(", ")}` : ""}`;
  const isReturn = edge.ways.every(leadsBack) || place.get(edge.to).column < place.get(edge.from).column;
  const label = taken ? `×${taken}${back ? ` ⟲${back}` : ""}` : "never";
  const parts = [svg("title", {}, title), svg("path", { d: shape.path, class: "reach" }), svg("path", { d: shape.path, "marker-end": "url(#tip)", class: "stroke" }),
    svg("text", { x: shape.x, y: shape.y, "text-anchor": shape.anchor }, label)];
  const attributes = { class: `way${taken ? "" : " never"}${isReturn ? " return" : ""}`, "data-from": edge.from, "data-to": edge.to };
  if (!taken && !back) return svg("g", attributes, ...parts);
  return svg("a", { href: `#way=${encodeURIComponent(JSON.stringify([edge.from, null, edge.to]))}`, ...attributes }, ...parts);
}

function node(model, name, at) {
  const tests = model.tests.filter((record) => record.screens.has(name));
  const failed = tests.filter((record) => statusWord(record) === "failed").length;
  const text = tests.length ? count(tests.length, "test", "tests") : "never shown";
  return svg("a", { href: `#screen=${encodeURIComponent(name)}`, class: `screen${tests.length ? "" : " never"}${failed ? " failing" : ""}`, "data-name": name }, svg("title", {}, nameOf(name)),
    svg("rect", { x: at.x, y: at.y, width: W, height: H, rx: 9 }),
    svg("text", { x: at.x + 14, y: at.y + 20, class: "name" }, cut(nameOf(name), 22)),
    svg("text", { x: at.x + 14, y: at.y + 36, class: "count" }, failed ? `${text}, ${failed} failed` : text));
}

// Pointing at a screen or reaching it with the keyboard brings out its lines.
function bringOut(drawing) {
  const show = (event) => {
    const target = event.target.closest ? event.target.closest("a.screen") : null;
    drawing.classList.toggle("pointing", Boolean(target));
    const name = target && target.dataset.name;
    for (const each of drawing.querySelectorAll(".way")) each.classList.toggle("near", Boolean(target) && (each.dataset.from === name || each.dataset.to === name));
  };
  for (const kind of ["pointerover", "focusin", "pointerleave", "focusout"]) drawing.addEventListener(kind, show);
}

// The screen at which most tests begin.
function mainStart(model) {
  const starts = model.ways.filter((way) => way.from === null);
  return starts.reduce((most, way) => (way.count > most.count ? way : most), starts[0] ?? model.ways[0]).to;
}

// Scrolls to a screen of a map that is larger than its box.
function center(box, at) {
  box.scrollTop = at.y + H / 2 - box.clientHeight / 2;
  box.scrollLeft = at.x + W / 2 - box.clientWidth / 2;
}

export function mapPage(model, go) {
  if (!model.ways.length) return el("div", {}, el("h2", {}, "Map of the flows"), el("p", {}, "The run showed no screen."));
  const names = [...new Set(model.ways.flatMap((way) => (way.from === null ? [way.to] : [way.from, way.to])))];
  const { place, width, height } = layout(names, model.ways, SIZES);
  const drawing = svg("svg", { viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": "Map" },
    svg("defs", {}, svg("marker", { id: "tip", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" }, svg("path", { d: "M0 0 8 4 0 8z" }))));
  for (const edge of lines(model.ways)) drawing.append(line(edge, place));
  for (const name of names) drawing.append(node(model, name, place.get(name)));
  bringOut(drawing);
  const box = el("div", { class: "map", tabindex: "0", role: "group", "aria-label": "Map of the flows, scrolls" }, drawing);
  const never = model.ways.filter((way) => !way.count).length;
  const summary = [count(names.length, "screen", "screens"), count(model.ways.length, "way", "ways"), never ? `${never} never taken` : ""].filter(Boolean).join(", ");
  const rows = model.ways.map((way) => [way.from === null ? "the start" : nameOf(way.from), way.action, nameOf(way.to),
    way.count ? el("a", { href: `#way=${encodeURIComponent(way.key)}` }, `${way.count} ×`) : "never"]);
  const size = el("div", { class: "tools" });
  const page = el("div", {}, el("h2", {}, "Map of the flows"),
    el("p", { class: "quiet" }, `${summary}. × counts how often a way was taken, ⟲ how often back along it; dashed ones never were (known with --coverage). A screen or a way leads to the tests that pass there.`),
    size, box, el("h3", {}, "The same as a list"), table(["from", "by", "to", "taken"], rows));
  page.named = "Map of the flows";
  page.follow = (now) => {
    const isWhole = now.size ? now.size !== "full" : innerWidth > width * SMALLEST;
    drawing.style.width = isWhole ? `min(100%, ${width}px)` : `${width}px`;
    drawing.style.minWidth = isWhole ? "" : `${width}px`;
    if (box.classList.toggle("full", !isWhole)) center(box, place.get(mainStart(model)));
    size.replaceChildren(choices("Size of the map", [["fit", "Fit the width"], ["full", "Full size"]], isWhole ? "fit" : "full", (value) => go({ ...now, size: value })));
  };
  return page;
}

function testList(title, tests) {
  const page = el("div", {}, el("h2", {}, title), el("p", {}, `${count(tests.length, "test passes", "tests pass")} here.`),
    el("ul", { class: "tests" }, ...tests.map((record) => el("li", {}, el("div", { class: "title" }, pill(statusWord(record)), el("a", { href: linkTo(record) }, record.title))))),
    el("p", {}, el("a", { href: "#page=map" }, "Back to the map")));
  page.named = title;
  return page;
}

export const screenPage = (model, name) => testList(nameOf(name), model.tests.filter((record) => record.screens.has(name)));

export function wayPage(model, key) {
  let wanted;
  try { wanted = JSON.parse(key); } catch { wanted = []; }
  const [from, action, to] = Array.isArray(wanted) ? wanted : [];
  const ways = model.ways.filter((way) => way.from === from && way.to === to && (action === null || way.action === action));
  const tests = [...new Set(ways.flatMap((way) => way.tests))];
  return testList(`${from === null ? "the start" : nameOf(from)} → ${nameOf(to)}`, tests);
}
