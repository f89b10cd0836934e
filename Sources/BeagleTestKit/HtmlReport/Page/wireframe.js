// Draws a resulting tree: plain widgets in Beagle's own layout. What a person would not see is not drawn.
import { applyStyle, takesStyle, ground, readable, WHITE } from "./style.js";
import { make, piece, WIDGETS } from "./widgets.js";

export const typeOf = (node) => String((node && node._beagleComponent_) || "").replace(/^beagle:/i, "");

export function childrenOf(node) {
  if (node.child && typeof node.child === "object") return [["child", node.child]];
  if (Array.isArray(node.children)) return node.children.map((child, i) => [`children[${i}]`, child]);
  return [];
}

const LISTS = new Set(["listView", "gridView"]);
const SCROLLS = new Set(["scrollView", "pullToRefresh", ...LISTS]);
const PLAIN = new Set(["screenComponent", "container", "simpleForm", "pageView", ...SCROLLS]);

// A list that scrolls with what is around it takes all the room that its items need.
const scrolls = (node, type) => SCROLLS.has(type) && !(LISTS.has(type) && node.useParentScroll === true);

const isAcross = (node, type) => (LISTS.has(type) ? node.direction : node.scrollDirection) === "HORIZONTAL" && SCROLLS.has(type);

function grid(element, node) {
  const lanes = `repeat(${Math.max(1, Math.min(typeof node.spanCount === "number" ? node.spanCount : 1, 100))}, minmax(0, 1fr))`;
  element.classList.add("grid");
  if (node.direction === "HORIZONTAL") {
    element.style.gridTemplateRows = lanes;
    element.style.gridAutoFlow = "column";
  } else element.style.gridTemplateColumns = lanes;
}

function container(node, type) {
  const element = make(PLAIN.has(type) ? type : "custom");
  if (!PLAIN.has(type)) element.append(piece("span", "name", node._beagleComponent_ || "component"));
  if (scrolls(node, type)) {
    element.classList.add("scroll");
    element.tabIndex = 0;
  }
  if (type === "gridView") grid(element, node);
  else if (isAcross(node, type)) element.style.flexDirection = "row";
  if (isAcross(node, type)) element.classList.add("across");
  if (type === "pullToRefresh" && node.isRefreshing === true) element.append(piece("span", "spinner", "↻ refreshing"));
  return element;
}

// The components that have no view of their own: what is inside them takes their place.
const isTransparent = (type, node) =>
  type === "touchable" || type === "lazyComponent"
  || (type === "pullToRefresh" && node.isRefreshing !== true && node.child && ["listView", "gridView", "scrollView"].includes(typeOf(node.child)));

// Whether a person does not see a component, and so nothing of it is drawn.
function isHidden(node, platform) {
  const type = typeOf(node);
  if (node.unknown === true) return false;
  if (isTransparent(type, node)) return childrenOf(node).every(([, child]) => isHidden(child, platform));
  return takesStyle(type, platform) && Boolean(node.style) && node.style.display === "NONE";
}

export function outline(element, path, { touched, picked, changed }) {
  if (touched === path) element.classList.add("touched");
  if (picked === path) element.classList.add("picked");
  if (changed && changed.has(path)) element.classList.add(changed.get(path));
}

function appendChildren(element, node, type, path, options, below) {
  childrenOf(node).forEach(([step, child], i) => {
    if ((type === "pageView" && i !== node.currentPage) || isHidden(child, options.platform)) return;
    const drawn = draw(child, `${path}.${step}`, options, below);
    if (SCROLLS.has(type)) drawn.style.flexShrink = "0";
    if (type === "pageView") drawn.style.flexGrow ||= "1";
    element.append(drawn);
    // What is scrolled up and down gives way where room is short, so that what stands below it is seen.
    if (drawn.matches(".scroll:not(.across), .yielding")) element.classList.add("yielding");
  });
}

// Draws a node and what is below it; `options` names the platform, what to outline and which input has the focus.
export function draw(node, path, options, below = WHITE) {
  const type = typeOf(node);
  if (node.unknown === true) {
    const element = make("unknown", `Unknown component of type: ${node._beagleComponent_}`);
    element.dataset.path = path;
    outline(element, path, options);
    return element;
  }
  if (isTransparent(type, node)) {
    const [inside] = childrenOf(node);
    const drawn = inside ? draw(inside[1], `${path}.${inside[0]}`, options, below) : make("empty");
    outline(drawn, path, options);
    drawn.dataset.around = path;
    if (type === "lazyComponent" && node.state !== "loaded") drawn.dataset.lazy = node.state || "loading";
    return drawn;
  }
  const styled = takesStyle(type, options.platform) ? node.style : undefined;
  const on = ground(styled && styled.backgroundColor, below);
  const widget = WIDGETS.get(type);
  const drawn = widget ? widget(node, { ...options, path }) : { element: container(node, type) };
  const element = drawn.element;
  element.dataset.path = path;
  if (!widget) appendChildren(element, node, type, path, options, on);
  if (type === "pageView" && childrenOf(node).length > 1) element.dataset.page = `${node.currentPage + 1}/${childrenOf(node).length}`;
  applyStyle(element, styled, options.platform);
  if (widget && (type === "text" || (styled && styled.backgroundColor))) readable(element, drawn.ink, on);
  outline(element, path, options);
  return element;
}
