// The screens of the run as nodes and the ways between them as edges, and the tests that pass there.
import { el, count, statusWord, cut, table } from "./format.js";
import { linkTo } from "./overview.js";

const NS = "http://www.w3.org/2000/svg";
const WIDTH = 200, HEIGHT = 52, COLUMN = 330, ROW = 96;
const nameOf = (screen) => screen || "(no identity)";

function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

// Edges between the same two screens are drawn as one.
function edges(ways) {
  const result = new Map();
  for (const way of ways) {
    if (way.from === null) continue;
    const key = JSON.stringify([way.from, way.to]);
    if (!result.has(key)) result.set(key, { from: way.from, to: way.to, ways: [] });
    result.get(key).ways.push(way);
  }
  return [...result.values()];
}

export function mapPage(model) {
  if (!model.ways.length) return el("div", {}, el("h2", {}, "Map of the flows"), el("p", {}, "The run showed no screen."));
  const names = [...new Set(model.ways.flatMap((way) => (way.from === null ? [way.to] : [way.from, way.to])))];
  const lines = edges(model.ways);
  const place = layers(names, model.ways);
  const width = Math.max(...[...place.values()].map((at) => at.x)) + WIDTH + 90;
  const height = Math.max(...[...place.values()].map((at) => at.y)) + HEIGHT + 60;
  const drawing = svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "group", "aria-label": "Map" },
    svg("defs", {}, svg("marker", { id: "tip", viewBox: "0 0 8 8", refX: 8, refY: 4, markerWidth: 9, markerHeight: 9, orient: "auto" }, svg("path", { d: "M0 0 8 4 0 8z" }))));
  for (const edge of lines) drawing.append(line(edge, place, lines));
  for (const name of names) drawing.append(node(model, name, place.get(name)));
  const rows = model.ways.map((way) => [way.from === null ? "the start" : nameOf(way.from), way.action, nameOf(way.to),
    way.count ? el("a", { href: `#way=${encodeURIComponent(way.key)}` }, `${way.count} ×`) : "never"]);
  return el("div", {}, el("h2", {}, "Map of the flows"),
    el("p", { class: "quiet" }, `${count(names.length, "screen", "screens")}, ${count(model.ways.length, "way", "ways")}. Numbers count how often a way was taken; dashed ones never were (known with --coverage). A screen or a way leads to the tests that pass there.`),
    el("div", { class: "map", tabindex: "0", role: "group", "aria-label": "Map of the flows, scrolls" }, drawing),
    el("h3", {}, "The same as a list"), table(["from", "by", "to", "taken"], rows));
}

const BACK = new Set(["back", "dismiss", "popView", "popStack", "popToView"]);

// Puts each screen one column behind the nearest screen that leads on to it; the first are those nothing leads to.
function layers(names, ways) {
  const forward = ways.filter((way) => way.from !== null && way.from !== way.to && !BACK.has(way.action));
  const targets = new Set(forward.map((way) => way.to));
  const next = new Map();
  for (const way of forward) next.set(way.from, [...(next.get(way.from) ?? []), way.to]);
  const depth = new Map();
  const visit = (roots) => {
    const queue = roots.filter((name) => !depth.has(name));
    queue.forEach((name) => depth.set(name, 0));
    for (let at = 0; at < queue.length; at += 1) {
      for (const to of next.get(queue[at]) ?? []) {
        if (depth.has(to)) continue;
        depth.set(to, depth.get(queue[at]) + 1);
        queue.push(to);
      }
    }
  };
  const starts = (name) => next.has(name) && !targets.has(name);
  visit(names.filter(starts));
  const opened = ways.filter((way) => way.from === null).sort((a, b) => b.count - a.count).map((way) => way.to);
  for (const name of [...opened.filter((each) => next.has(each)), ...opened, ...names]) visit([name]);
  const rows = new Map();
  return new Map([...depth.keys()].map((name) => {
    const column = depth.get(name);
    const row = rows.get(column) ?? 0;
    rows.set(column, row + 1);
    return [name, { x: 60 + column * COLUMN, y: 40 + row * ROW }];
  }));
}

function bend(from, to) {
  if (from === to) return { path: `M${from.x + 150} ${from.y} c 0 -34, 40 -34, 40 0`, x: from.x + 170, y: from.y - 28 };
  if (to.x > from.x) {
    const [x1, y1, x2, y2] = [from.x + WIDTH, from.y + 18, to.x, to.y + 18];
    return { path: `M${x1} ${y1} C ${x1 + 60} ${y1}, ${x2 - 60} ${y2}, ${x2} ${y2}`, x: (x1 + x2) / 2, y: (y1 + y2) / 2 - 6 };
  }
  if (to.x === from.x) {
    const [y1, y2] = [from.y + 30, to.y + 30];
    return { path: `M${from.x} ${y1} C ${from.x - 44} ${y1}, ${to.x - 44} ${y2}, ${to.x} ${y2}`, x: from.x + 6, y: Math.max(from.y, to.y) - (from.y < to.y ? 22 : 8), anchor: "start" };
  }
  const [x1, y1, x2, y2] = [from.x, from.y + 38, to.x + WIDTH, to.y + 38];
  return { path: `M${x1} ${y1} C ${x1 - 60} ${y1 + 6}, ${x2 + 60} ${y2 + 6}, ${x2} ${y2}`, x: (x1 + x2) / 2, y: (y1 + y2) / 2 + 18 };
}

function line(edge, place, lines) {
  const shape = bend(place.get(edge.from), place.get(edge.to));
  const taken = edge.ways.filter((way) => way.count);
  const label = edge.ways.map((way) => (way.count ? `${way.action} ×${way.count}` : `${way.action} never`)).join(", ");
  const title = `${nameOf(edge.from)} → ${nameOf(edge.to)}: ${label}`;
  const parts = [svg("title", {}, title), svg("path", { d: shape.path, "marker-end": "url(#tip)", class: taken.length ? "" : "never" }),
    svg("text", { x: shape.x, y: shape.y, "text-anchor": shape.anchor ?? "middle" }, cut(label, 30))];
  if (!taken.length) return svg("g", {}, ...parts);
  return svg("a", { href: `#way=${encodeURIComponent(JSON.stringify([edge.from, null, edge.to]))}`, class: "way" }, ...parts);
}

function node(model, name, at) {
  const tests = model.tests.filter((record) => record.screens.has(name)).length;
  return svg("a", { href: `#screen=${encodeURIComponent(name)}`, class: tests ? "screen" : "screen never" }, svg("title", {}, nameOf(name)),
    svg("rect", { x: at.x, y: at.y, width: WIDTH, height: HEIGHT, rx: 8 }),
    svg("text", { x: at.x + WIDTH / 2, y: at.y + 22, "text-anchor": "middle", class: "name" }, cut(nameOf(name), 24)),
    svg("text", { x: at.x + WIDTH / 2, y: at.y + 41, "text-anchor": "middle" }, tests ? count(tests, "test", "tests") : "never shown"));
}

function testList(title, tests) {
  return el("div", {}, el("h2", {}, title), el("p", {}, `${count(tests.length, "test passes", "tests pass")} here.`),
    el("ul", { class: "tests" }, ...tests.map((record) => el("li", {}, el("span", { class: `word ${statusWord(record)}` }, statusWord(record)), " ",
      el("a", { href: linkTo(record) }, record.title)))), el("p", {}, el("a", { href: "#page=map" }, "Back to the map")));
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
