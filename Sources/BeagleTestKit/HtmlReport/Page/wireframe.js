// Draws one node of a resulting tree with the layout that Beagle gives it. Beagle lays out with Yoga, which is flexbox.

const ALIGN = { FLEX_START: "flex-start", FLEX_END: "flex-end", CENTER: "center", STRETCH: "stretch", BASELINE: "baseline", AUTO: "auto", SPACE_BETWEEN: "space-between", SPACE_AROUND: "space-around", SPACE_EVENLY: "space-evenly" };
const DIRECTION = { ROW: "row", ROW_REVERSE: "row-reverse", COLUMN: "column", COLUMN_REVERSE: "column-reverse" };
const WRAP = { WRAP: "wrap", NO_WRAP: "nowrap", WRAP_REVERSE: "wrap-reverse" };
const EDGES = ["Top", "Right", "Bottom", "Left"];

export const typeOf = (node) => String(node._beagleComponent_ || "").replace(/^beagle:/, "");

export function childrenOf(node) {
  if (node.child && typeof node.child === "object") return [["child", node.child]];
  if (Array.isArray(node.children)) return node.children.map((child, i) => [`children[${i}]`, child]);
  return [];
}

function length(unit) {
  if (!unit || unit.type === "AUTO" || typeof unit.value !== "number") return "";
  return unit.type === "PERCENT" ? `${unit.value}%` : `${unit.value}px`;
}

// A colour is "#" with three, four, six or eight digits; anything else is none.
export function colour(text) {
  return typeof text === "string" && /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) ? text : "";
}

function edge(value, side) {
  const axis = side === "Top" || side === "Bottom" ? "vertical" : "horizontal";
  return length(value[side.toLowerCase()]) || length(value[axis]) || length(value.all);
}

export function applyStyle(target, style) {
  if (!style || typeof style !== "object") return;
  const css = target.style;
  css.backgroundColor = colour(style.backgroundColor);
  if (typeof style.borderWidth === "number") {
    css.borderWidth = `${style.borderWidth}px`;
    css.borderStyle = "solid";
    css.borderColor = colour(style.borderColor) || "#000";
  }
  const corner = style.cornerRadius;
  if (corner && typeof corner === "object") {
    for (const [key, name] of [["topLeft", "borderTopLeftRadius"], ["topRight", "borderTopRightRadius"], ["bottomLeft", "borderBottomLeftRadius"], ["bottomRight", "borderBottomRightRadius"]]) {
      const radius = corner[key] ?? corner.radius;
      if (typeof radius === "number") css[name] = `${radius}px`;
    }
  }
  const size = style.size || {};
  for (const name of ["width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight"]) {
    const value = length(size[name]);
    if (value) css[name] = value;
  }
  if (typeof size.aspectRatio === "number") css.aspectRatio = String(size.aspectRatio);
  for (const side of EDGES) {
    if (style.margin) css[`margin${side}`] = edge(style.margin, side);
    if (style.padding) css[`padding${side}`] = edge(style.padding, side);
    if (style.position) css[side.toLowerCase()] = edge(style.position, side);
  }
  if (style.positionType === "ABSOLUTE") css.position = "absolute";
  if (style.display === "NONE") css.display = "none";
  const flex = style.flex || {};
  if (DIRECTION[flex.flexDirection]) css.flexDirection = DIRECTION[flex.flexDirection];
  if (WRAP[flex.flexWrap]) css.flexWrap = WRAP[flex.flexWrap];
  for (const name of ["justifyContent", "alignItems", "alignSelf", "alignContent"]) if (ALIGN[flex[name]]) css[name] = ALIGN[flex[name]];
  if (typeof flex.flex === "number") css.flex = flex.flex > 0 ? `${flex.flex} 1 0%` : `0 ${-flex.flex || 1} auto`;
  if (typeof flex.grow === "number") css.flexGrow = String(flex.grow);
  if (typeof flex.shrink === "number") css.flexShrink = String(flex.shrink);
  const basis = length(flex.basis);
  if (basis) css.flexBasis = basis;
}

function make(kind, text) {
  const element = document.createElement("div");
  element.className = `w ${kind}`;
  if (text !== undefined && text !== null) element.textContent = String(text);
  return element;
}

const imageName = (path) => (path && typeof path === "object" ? path.mobileId || path.url || "" : "");

const WIDGETS = {
  text(node) {
    const element = make("text", node.text);
    element.style.textAlign = { LEFT: "left", CENTER: "center", RIGHT: "right" }[node.alignment] || "";
    element.style.color = colour(node.textColor);
    return element;
  },
  button(node) {
    return make(node.enabled === false ? "button disabled" : "button", node.text);
  },
  textInput(node, options) {
    const classes = ["input"];
    if (node.enabled === false || node.readOnly === true) classes.push("disabled");
    if (options.focused && options.focused === options.path) classes.push("focused");
    const element = make(classes.join(" "));
    const value = document.createElement("span");
    if (node.value) value.textContent = node.type === "PASSWORD" ? "•".repeat([...String(node.value)].length) : node.value;
    else {
      value.className = "placeholder";
      value.textContent = node.placeholder || "\u00a0";
    }
    element.append(value);
    if (node.errorVisible) {
      const error = document.createElement("span");
      error.className = "wrong";
      error.textContent = node.error;
      element.append(error);
    }
    return element;
  },
  image: (node) => make("box", `▣ ${imageName(node.path) || "image"}`),
  webView: (node) => make("box", `${node.url || "web page"} (${node.state || ""})`),
  tabBar(node) {
    const element = make("tabs");
    (Array.isArray(node.items) ? node.items : []).forEach((item, i) => {
      const tab = document.createElement("span");
      tab.textContent = [item.icon && item.icon.mobileId ? `▣ ${item.icon.mobileId}` : "", item.title || ""].join(" ").trim() || "tab";
      if (i === node.currentTab) tab.className = "on";
      element.append(tab);
    });
    return element;
  },
  pageIndicator(node) {
    const element = make("dots");
    if (typeof node.numberOfPages !== "number" || typeof node.currentPage !== "number") return element;
    const current = Math.min(Math.max(node.currentPage, 0), node.numberOfPages - 1);
    for (let i = 0; i < Math.min(node.numberOfPages, 50); i += 1) {
      const dot = document.createElement("i");
      if (i === current) dot.className = "on";
      element.append(dot);
    }
    return element;
  },
};

function container(node, type) {
  const element = make(type);
  const isRow = node.scrollDirection === "HORIZONTAL" || node.direction === "HORIZONTAL";
  if (type === "scrollView" || type === "listView" || type === "gridView") element.classList.add("scroll");
  if (type === "gridView" && typeof node.spanCount === "number") {
    element.style.display = "grid";
    element.style.gridTemplateColumns = `repeat(${Math.max(1, node.spanCount)}, 1fr)`;
  } else if (isRow) element.style.flexDirection = "row";
  if (type === "pullToRefresh" && node.isRefreshing) element.classList.add("spinner");
  if (type === "lazyComponent") element.classList.add("lazy");
  if (type === "screenComponent") element.style.flex = "1";
  return element;
}

// Draws a node and what is below it; `options` names what to outline and whom to tell of a click.
export function draw(node, path, options) {
  const type = typeOf(node);
  const here = { ...options, path };
  const widget = WIDGETS[type];
  const element = node.unknown ? make("unknown", `Unknown component: ${node._beagleComponent_}`) : widget ? widget(node, here) : container(node, type);
  element.dataset.path = path;
  if (!widget && !node.unknown) {
    childrenOf(node).forEach(([step, child], i) => {
      if (type === "pageView" && i !== node.currentPage) return;
      element.append(draw(child, `${path}.${step}`, options));
    });
  }
  applyStyle(element, node.style);
  if (options.touched === path) element.classList.add("touched");
  if (options.picked === path) element.classList.add("picked");
  return element;
}
