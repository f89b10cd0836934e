// The plain widgets of a wireframe: what a person sees of a component that holds no others.

export function make(kind, text) {
  const element = document.createElement("div");
  element.className = `w ${kind}`;
  if (text !== undefined && text !== null) element.textContent = String(text);
  return element;
}

export function piece(name, kind, text = "") {
  const element = document.createElement(name);
  element.className = kind;
  element.textContent = text;
  return element;
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
  for (let i = 0; i < Math.min(node.numberOfPages, 50); i += 1) element.append(piece("i", i === current ? "dot on" : "dot"));
  return { element };
}

function imageName(path) {
  if (!path || typeof path !== "object") return "image";
  return path._beagleImagePath_ === "remote" ? path.url || "image" : path.mobileId || path.url || "image";
}

const MODES = new Set(["FIT_XY", "FIT_CENTER", "CENTER_CROP", "CENTER"]);

// A picture's own size is not known, so a square stands for it: stretched, inside, over or in the middle of the box.
function image(node) {
  const element = make("box image");
  const isGiven = MODES.has(node.mode);
  element.dataset.mode = isGiven ? node.mode : "FIT_CENTER";
  const frame = piece("i", "frame");
  frame.append(piece("i", "picture"));
  const name = imageName(node.path);
  element.title = isGiven ? `${name}, ${node.mode}` : name;
  element.append(frame, piece("span", "label", `▣ ${name}`));
  if (isGiven) element.append(piece("span", "mode", node.mode));
  return { element };
}

function webView(node) {
  return { element: make("box web", `${node.url || "web page"}${node.state ? ` (${node.state})` : ""}`) };
}

export const WIDGETS = new Map(Object.entries({ text, button, textInput, tabBar, pageIndicator, image, webView }));
