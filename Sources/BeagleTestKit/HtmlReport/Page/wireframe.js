// Draws a resulting tree: plain widgets in Beagle's own layout. What a person would not see is not drawn.
import { applyStyle, takesStyle, ground, readable, WHITE } from "./style.js";

export const typeOf = (node) => String((node && node._beagleComponent_) || "").replace(/^beagle:/i, "");

export function childrenOf(node) {
  if (node.child && typeof node.child === "object") return [["child", node.child]];
  if (Array.isArray(node.children)) return node.children.map((child, i) => [`children[${i}]`, child]);
  return [];
}

function make(kind, text) {
  const element = document.createElement("div");
  element.className = `w ${kind}`;
  if (text !== undefined && text !== null) element.textContent = String(text);
  return element;
}

function piece(name, kind, text) {
  const element = document.createElement(name);
  element.className = kind;
  element.textContent = text;
  return element;
}

function imageName(path) {
  if (!path || typeof path !== "object") return "image";
  return path._beagleImagePath_ === "remote" ? path.url || "image" : path.mobileId || path.url || "image";
}

const textIn = (value) => (value === undefined || value === null ? "" : String(value));

function text(node) {
  const element = make("text", textIn(node.text));
  const side = { LEFT: "left", CENTER: "center", RIGHT: "right" };
  if (Object.hasOwn(side, node.alignment)) element.style.textAlign = side[node.alignment];
  return { element, ink: node.textColor };
}

function button(node) {
  return { element: make(node.enabled === false ? "button disabled" : "button", textIn(node.text)) };
}

function textInput(node, options) {
  const classes = ["input"];
  if (node.enabled === false || node.readOnly === true) classes.push("disabled");
  if (options.focused !== undefined && options.focused === options.path) classes.push("focused");
  const element = make(classes.join(" "));
  const value = textIn(node.value);
  if (value) element.append(piece("span", "value", node.type === "PASSWORD" ? "•".repeat([...value].length) : value));
  else element.append(piece("span", "placeholder", textIn(node.placeholder) || "\u00a0"));
  if (node.errorVisible === true) element.append(piece("span", "wrong", textIn(node.error)));
  return { element };
}

function tabBar(node) {
  const element = make("tabs");
  (Array.isArray(node.items) ? node.items : []).forEach((item, i) => {
    const icon = item && item.icon && item.icon.mobileId ? `▣ ${item.icon.mobileId}` : "";
    element.append(piece("span", i === node.currentTab ? "tab on" : "tab", [icon, (item && item.title) || ""].join(" ").trim() || "\u00a0"));
  });
  return { element };
}

function pageIndicator(node) {
  const element = make("dots");
  if (typeof node.numberOfPages !== "number" || typeof node.currentPage !== "number") return { element };
  const current = Math.min(Math.max(node.currentPage, 0), node.numberOfPages - 1);
  for (let i = 0; i < Math.min(node.numberOfPages, 50); i += 1) element.append(piece("i", i === current ? "dot on" : "dot", ""));
  return { element };
}

const WIDGETS = new Map([
  ["text", text], ["button", button], ["textInput", textInput], ["tabBar", tabBar], ["pageIndicator", pageIndicator],
  ["image", (node) => ({ element: make("box", `▣ ${imageName(node.path)}`) })],
  ["webView", (node) => ({ element: make("box web", `${node.url || "web page"}${node.state ? ` (${node.state})` : ""}`) })],
]);

const SCROLLS = new Set(["scrollView", "listView", "gridView", "pullToRefresh"]);
const PLAIN = new Set(["screenComponent", "container", "simpleForm", "pageView", ...SCROLLS]);

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
  if (SCROLLS.has(type)) {
    element.classList.add("scroll");
    element.tabIndex = 0;
  }
  if (type === "gridView") grid(element, node);
  else if (node.scrollDirection === "HORIZONTAL" || (type === "listView" && node.direction === "HORIZONTAL")) element.style.flexDirection = "row";
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

function outline(element, path, options) {
  if (options.touched === path) element.classList.add("touched");
  if (options.picked === path) element.classList.add("picked");
}

function appendChildren(element, node, type, path, options, below) {
  childrenOf(node).forEach(([step, child], i) => {
    if ((type === "pageView" && i !== node.currentPage) || isHidden(child, options.platform)) return;
    const drawn = draw(child, `${path}.${step}`, options, below);
    if (SCROLLS.has(type)) drawn.style.flexShrink = "0";
    if (type === "pageView") drawn.style.flexGrow ||= "1";
    element.append(drawn);
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
  applyStyle(element, styled);
  if (widget && (type === "text" || (styled && styled.backgroundColor))) readable(element, drawn.ink, on);
  outline(element, path, options);
  return element;
}
