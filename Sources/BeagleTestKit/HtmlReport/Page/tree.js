// The resulting tree as a list, with what a step changed marked.
import { el, short, cut } from "./format.js";
import { typeOf, childrenOf } from "./wireframe.js";

const INSIDE = new Set(["child", "children"]);

// The properties that differ between two nodes, what is inside them aside.
function changedKeys(node, old) {
  if (node === old) return [];
  const same = (key) => node[key] === old[key] || JSON.stringify(node[key]) === JSON.stringify(old[key]);
  return Object.keys({ ...old, ...node }).filter((key) => !INSIDE.has(key) && !same(key));
}

const isLike = (old, node) => typeOf(old) === typeOf(node) && old.id === node.id;

// A function that takes the first of some nodes that are left under a key, once each.
function takers(olds, keyOf) {
  const byKey = new Map();
  for (const each of olds) {
    const key = keyOf(each[1]);
    if (!byKey.has(key)) byKey.set(key, []);
    byKey.get(key).push(each);
  }
  return (node, rest) => {
    const list = byKey.get(keyOf(node)) ?? [];
    while (list.length && !rest.has(list[0])) list.shift();
    return list.shift();
  };
}

// For each node inside another the one that it was, and those that are gone: the very same first, then those of the
// same id, then those at the same place; all of them as `[step, node]`.
function pairs(inside, olds) {
  const rest = new Set(olds);
  const take = (old) => (old !== undefined && rest.delete(old) ? old : undefined);
  const same = takers(olds, (node) => node);
  const found = inside.map(([, node]) => take(same(node, rest)));
  const named = takers(olds.filter(([, old]) => old.id !== undefined), (node) => JSON.stringify([typeOf(node), node.id]));
  inside.forEach(([, node], i) => {
    if (!found[i] && node.id !== undefined) found[i] = take(named(node, rest));
  });
  inside.forEach(([, node], i) => {
    const old = olds[i];
    if (!found[i] && old && rest.has(old) && isLike(old[1], node)) found[i] = take(old);
  });
  return { found, gone: [...rest] };
}

const shown = (value) => (value === undefined ? "nothing" : cut(short(value), 60));

function label(node) {
  const value = [node.text, node.value, node.url].find((each) => typeof each === "string" && each);
  return [typeOf(node) || "component", node.id ? `"${node.id}"` : "", value === undefined ? "" : cut(value, 80)].filter(Boolean).join(" ");
}

// What is at a node: whether it is new, what of it changed, and the same of those inside it; `old` is what it was.
function compare(node, path, old, oldPath, isKnown) {
  const isNew = isKnown && old === undefined;
  const keys = !isKnown || isNew ? [] : changedKeys(node, old);
  const inside = childrenOf(node);
  const isSame = !isKnown || isNew || old === node;
  const { found, gone } = isSame ? { found: isNew ? [] : inside, gone: [] } : pairs(inside, childrenOf(old));
  return {
    node, old, path, oldPath, isNew, keys, gone: gone.map(([step, each]) => ({ node: each, path: `${oldPath}.${step}` })),
    inside: inside.map(([step, child], i) => {
      const [oldStep, was] = found[i] ?? [];
      return compare(child, `${path}.${step}`, was, `${oldPath}.${oldStep}`, isKnown);
    }),
  };
}

const was = ({ node, old, keys }) => keys.slice(0, 6).map((key) => el("span", { class: "was" }, `${key}: `, el("del", {}, shown(old[key])), " → ", el("ins", {}, shown(node[key]))));

// `before` is the tree of the step before on the same screen, or undefined.
export function treeList(tree, before, picked, pick) {
  const line = (entry) => {
    const mark = entry.isNew ? "+ " : entry.keys.length ? "● " : "";
    const item = el("li", { class: mark ? "changed" : "" }, el("button", {
      type: "button", "data-focus": `tree ${entry.path}`, "data-tree": entry.path, "aria-pressed": picked === entry.path ? "true" : "false", onclick: () => pick(entry.path),
    }, mark + label(entry.node)), ...was(entry));
    if (entry.inside.length || entry.gone.length) {
      item.append(el("ul", {}, ...entry.inside.map(line), ...entry.gone.map((gone) => el("li", { class: "changed" }, el("span", { class: "was" }, `− ${label(gone.node)}`)))));
    }
    return item;
  };
  return el("ul", { class: "tree" }, line(compare(tree, "$", before, "$", before !== undefined)));
}

// Only what a step changed, as a list; undefined where it changed nothing.
export function treeChanges(tree, before, pick) {
  if (!before || tree === before) return undefined;
  const items = [];
  const collect = (entry) => {
    if (entry.isNew || entry.keys.length) {
      items.push(el("li", {}, el("button", { type: "button", class: "plain", onclick: () => pick(entry.path) }, `${entry.isNew ? "+" : "●"} ${label(entry.node)}`), ...was(entry)));
    }
    for (const gone of entry.gone) items.push(el("li", { class: "was" }, `− ${label(gone.node)}`));
    if (!entry.isNew) entry.inside.forEach(collect);
  };
  collect(compare(tree, "$", before, "$", true));
  return items.length ? el("ul", { class: "changes" }, ...items) : undefined;
}

// The paths of what a step changed, each with how: in the tree before it and in that after it.
export function changedPaths(tree, before) {
  const result = { before: new Map(), after: new Map() };
  if (!tree || !before || tree === before) return result;
  const collect = (entry) => {
    if (entry.node === entry.old) return;
    if (entry.isNew) result.after.set(entry.path, "new");
    else if (entry.keys.length) {
      result.after.set(entry.path, "changed");
      result.before.set(entry.oldPath, "changed");
    }
    for (const gone of entry.gone) result.before.set(gone.path, "gone");
    if (!entry.isNew) entry.inside.forEach(collect);
  };
  collect(compare(tree, "$", before, "$", true));
  return result;
}

// What is at a path of a tree.
export function at(tree, path) {
  let node = tree;
  for (const [, key, index] of path.matchAll(/\.(children|child|navigationBarItems|navigationBar)(?:\[(\d+)\])?/g)) {
    node = node && node[key];
    if (index !== undefined) node = Array.isArray(node) ? node[Number(index)] : undefined;
  }
  return node;
}
