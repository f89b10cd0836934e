// A picked component: its properties, and why those that are evaluated have their values.
import { el, own, panel, table, short } from "./format.js";
import { typeOf, childrenOf } from "./wireframe.js";
import { at } from "./tree.js";

// The explanations of a step by the place of a component: `[property, text]` each, or null where there is no more to say.
const spoken = new Map();
function saidIn(trace, position) {
  const groups = trace.value(position) ?? [];
  if (!spoken.has(groups)) spoken.set(groups, new Map(groups.flatMap(([said, ...places]) => places.map((each) => [each, said]))));
  return spoken.get(groups);
}

// The place of a component in its tree, in document order from 0.
function placeOf(tree, wanted) {
  let place = -1;
  const walk = (node) => {
    place += 1;
    return node === wanted.node && wanted.path === wanted.seen.join("") || childrenOf(node).some(([step, child]) => {
      wanted.seen.push(`.${step}`);
      const isFound = walk(child);
      wanted.seen.pop();
      return isFound;
    });
  };
  return walk(tree) ? place : undefined;
}

// What was last said about the properties of a component up to a step.
function explanations(trace, current, tree, node, path) {
  const { key, app } = trace.steps[current];
  const place = placeOf(tree, { node, path: path.slice(1), seen: [] });
  for (let i = current; i >= 0; i -= 1) {
    const step = trace.steps[i];
    if (step.key !== key || step.app !== app || step.explain === undefined) continue;
    const said = saidIn(trace, step.explain);
    if (said.has(place)) return said.get(place) ?? [];
  }
  return [];
}

export function pickPanel(trace, current, tree, path, isBefore) {
  const node = at(tree, path);
  if (!node || typeof node !== "object") return panel("Component", el("p", {}, "It is not on this screen."));
  const isItem = !path.startsWith("$") || path.includes("navigationBar");
  const name = isItem ? `navigationBarItem “${node.text ?? ""}”` : `${typeOf(node)}${node.id ? ` “${node.id}”` : ""}`;
  const box = panel(name, el("p", { class: "quiet" }, isBefore ? `${path}, before the step` : path));
  const said = isItem ? [] : explanations(trace, current, tree, node, path);
  for (const [property, text] of said) {
    const head = `${typeOf(node)} ${node.id ? `"${node.id}"` : `at ${path}`}.${property} is ${JSON.stringify(own(node, property)) ?? "nothing"}`;
    box.append(el("pre", { class: "explain", tabindex: "0", role: "group", "aria-label": "Explanation" }, text ? `${head}\n${text}` : head));
  }
  const rows = Object.entries(node).filter(([key]) => key !== "children" && key !== "child").map(([key, value]) => [key, el("code", {}, short(value))]);
  box.append(table(["property", "value"], rows));
  if (!said.length) box.append(el("p", { class: "quiet" }, "All of it is as the screen has it."));
  return box;
}
