// The resulting tree as a list, with what a step changed marked.
import { el, short, cut } from "./format.js";
import { typeOf, childrenOf } from "./wireframe.js";

const INSIDE = new Set(["child", "children"]);

// The properties that differ between two nodes, what is inside them aside.
export function changedKeys(node, old) {
  if (node === old) return [];
  const same = (key) => JSON.stringify(node[key]) === JSON.stringify(old[key]);
  return Object.keys({ ...old, ...node }).filter((key) => !INSIDE.has(key) && !same(key));
}

const shown = (value) => (value === undefined ? "nothing" : cut(short(value), 60));

function label(node) {
  const value = [node.text, node.value, node.url].find((each) => typeof each === "string" && each);
  return [typeOf(node) || "component", node.id ? `"${node.id}"` : "", value === undefined ? "" : cut(value, 80)].filter(Boolean).join(" ");
}

// `before` is the tree of the step before on the same screen, or undefined.
export function treeList(tree, before, picked, pick) {
  const line = (node, old, path) => {
    const isNew = before !== undefined && (old === undefined || typeOf(old) !== typeOf(node));
    const changes = before === undefined || isNew ? [] : changedKeys(node, old);
    const mark = isNew ? "+ " : changes.length ? "● " : "";
    const item = el("li", { class: mark ? "changed" : "" }, el("button", {
      type: "button", "data-focus": `tree ${path}`, "data-tree": path, "aria-pressed": picked === path ? "true" : "false", onclick: () => pick(path),
    }, mark + label(node)));
    for (const key of changes.slice(0, 4)) item.append(el("span", { class: "was" }, `${key}: ${shown(old[key])} → ${shown(node[key])}`));
    const inside = childrenOf(node);
    const olds = isNew || !old ? [] : childrenOf(old);
    if (inside.length || olds.length) {
      const list = el("ul", {}, ...inside.map(([step, child], i) => line(child, olds[i] && olds[i][1], `${path}.${step}`)));
      for (const [, gone] of olds.slice(inside.length)) list.append(el("li", { class: "changed" }, el("span", { class: "was" }, `− ${label(gone)}`)));
      item.append(list);
    }
    return item;
  };
  return el("ul", { class: "tree" }, line(tree, before, "$"));
}

// The node at a path, and every node around it.
export function at(tree, path) {
  let node = tree;
  for (const [, key, index] of path.matchAll(/\.(children|child)(?:\[(\d+)\])?/g)) {
    node = node && (index === undefined ? node[key] : (node[key] || [])[Number(index)]);
  }
  return node;
}
