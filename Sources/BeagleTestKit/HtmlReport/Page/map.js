// The screens of the run as nodes and the ways between them as edges.
import { el } from "./format.js";

const NS = "http://www.w3.org/2000/svg";
const svg = (name, attributes = {}, ...children) => {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
};

export function mapPage(model) {
  const edges = model.flows;
  if (!edges.length) return el("p", {}, "The run took no way from one screen to another that was recorded.");
  const names = [...new Set(edges.flatMap((edge) => [edge.from, edge.to]))];
  const place = layers(names, edges);
  const width = Math.max(...[...place.values()].map((at) => at.x)) + 240;
  const height = Math.max(...[...place.values()].map((at) => at.y)) + 80;
  const drawing = svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "group", "aria-label": "Map of the flows" },
    svg("defs", {}, svg("marker", { id: "tip", viewBox: "0 0 8 8", refX: 8, refY: 4, markerWidth: 8, markerHeight: 8, orient: "auto" }, svg("path", { d: "M0 0 8 4 0 8z" }))));
  for (const edge of edges) drawing.append(line(edge, place));
  for (const name of names) drawing.append(node(name, place.get(name)));
  return el("div", {}, el("p", { class: "quiet" }, "Numbers count how often a way was taken; dashed ways were never taken. A screen leads to the tests that pass it."),
    el("div", { class: "map", tabindex: "0", "aria-label": "Map, scrolls" }, drawing));
}

// Puts each screen one column behind the nearest screen that leads to it.
function layers(names, edges) {
  const depth = new Map();
  const isTarget = new Set(edges.filter((edge) => edge.from !== edge.to).map((edge) => edge.to));
  let queue = names.filter((name) => !isTarget.has(name));
  if (!queue.length) queue = [names[0]];
  queue.forEach((name) => depth.set(name, 0));
  while (queue.length) {
    const name = queue.shift();
    for (const edge of edges) if (edge.from === name && !depth.has(edge.to)) { depth.set(edge.to, depth.get(name) + 1); queue.push(edge.to); }
  }
  const rows = new Map();
  return new Map(names.map((name) => {
    const column = depth.get(name) ?? 0;
    const row = rows.get(column) ?? 0;
    rows.set(column, row + 1);
    return [name, { x: 20 + column * 290, y: 20 + row * 80 }];
  }));
}

function line(edge, place) {
  const from = place.get(edge.from);
  const to = place.get(edge.to);
  const back = to.x <= from.x;
  const x1 = from.x + (back ? 100 : 200), y1 = from.y + (back ? 40 : 20), x2 = back ? to.x + 100 : to.x, y2 = to.y + (back ? 42 : 20);
  const bend = back ? `M${x1} ${y1} C ${x1} ${y1 + 50}, ${x2} ${y2 + 50}, ${x2} ${y2}` : `M${x1} ${y1} C ${x1 + 45} ${y1}, ${x2 - 45} ${y2}, ${x2} ${y2}`;
  return svg("g", {}, svg("path", { d: bend, "marker-end": "url(#tip)", class: edge.count ? "" : "never" }),
    svg("text", { x: (x1 + x2) / 2, y: (y1 + y2) / 2 + (back ? 44 : -6), "text-anchor": "middle" }, edge.count ? `${edge.action} ×${edge.count}` : edge.action));
}

function node(name, at) {
  const label = name.length > 26 ? `${name.slice(0, 25)}…` : name || "(no identity)";
  return svg("a", { href: `#screen=${encodeURIComponent(name)}` }, svg("title", {}, name), svg("rect", { x: at.x, y: at.y, width: 200, height: 40, rx: 8 }),
    svg("text", { x: at.x + 100, y: at.y + 25, "text-anchor": "middle" }, label));
}

export function screenPage(model, name) {
  const tests = model.tests.filter((record) => record.screens.includes(name));
  return el("div", {}, el("h2", {}, name || "(no identity)"), el("p", {}, `${tests.length} tests pass this screen.`),
    el("ul", { class: "tests" }, ...tests.map((record) => el("li", {}, el("a", { href: `#test=${record.index}` }, `${record.file}: ${record.name}`)))));
}
