// Beagle's `style` as CSS. Beagle lays out with Yoga, which is flexbox with defaults of its own.

const ALIGN = new Map(Object.entries({
  FLEX_START: "flex-start", FLEX_END: "flex-end", CENTER: "center", STRETCH: "stretch", BASELINE: "baseline", AUTO: "auto",
  SPACE_BETWEEN: "space-between", SPACE_AROUND: "space-around", SPACE_EVENLY: "space-evenly",
}));
const DIRECTION = new Map(Object.entries({ ROW: "row", ROW_REVERSE: "row-reverse", COLUMN: "column", COLUMN_REVERSE: "column-reverse" }));
const WRAP = new Map(Object.entries({ WRAP: "wrap", NO_WRAP: "nowrap", WRAP_REVERSE: "wrap-reverse" }));
const EDGES = ["Top", "Right", "Bottom", "Left"];
const CORNERS = [["topLeft", "borderTopLeftRadius"], ["topRight", "borderTopRightRadius"], ["bottomLeft", "borderBottomLeftRadius"], ["bottomRight", "borderBottomRightRadius"]];
const SIZES = ["width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight"];

// The components that take no style: on each platform others. What they carry then changes nothing.
const STYLELESS = {
  ios: new Set(["scrollView", "pageView", "pageIndicator", "tabBar", "touchable", "lazyComponent", "pullToRefresh"]),
  android: new Set(["pageView", "pageIndicator", "touchable"]),
  web: new Set(),
};

export const takesStyle = (type, platform) => !(STYLELESS[platform] ?? STYLELESS.ios).has(type);

function length(unit, auto = "") {
  if (!unit || typeof unit !== "object") return "";
  if (unit.type === "AUTO") return auto;
  if (typeof unit.value !== "number") return "";
  return unit.type === "PERCENT" ? `${unit.value}%` : `${unit.value}px`;
}

// A colour is "#" with three, four, six or eight digits; anything else is none.
function colour(text) {
  return typeof text === "string" && /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) ? text : "";
}

// One edge: itself, else its axis, else all.
function edge(value, side, auto) {
  const axis = side === "Top" || side === "Bottom" ? "vertical" : "horizontal";
  return length(value[side.toLowerCase()], auto) || length(value[axis], auto) || length(value.all, auto);
}

function applyLook(target, style, platform) {
  const css = target.style;
  css.backgroundColor = colour(style.backgroundColor);
  if (typeof style.borderWidth === "number" && style.borderWidth > 0) {
    // A layer's border takes no room from what is inside, so it is drawn over it.
    target.classList.add("bordered");
    css.setProperty("--border-width", `${style.borderWidth}px`);
    css.setProperty("--border-colour", colour(style.borderColor) || "#000");
  }
  const corner = style.cornerRadius;
  if (!corner || typeof corner !== "object") return;
  for (const [key, name] of CORNERS) {
    const radius = corner[key] ?? corner.radius;
    if (typeof radius === "number") css[name] = `${radius}px`;
  }
  // A device cuts off what is outside of corners that a screen gives, a browser does not.
  if (platform !== "web" && Object.keys(corner).length) css.overflow = "clip";
}

function applyFlex(css, flex) {
  if (DIRECTION.has(flex.flexDirection)) css.flexDirection = DIRECTION.get(flex.flexDirection);
  if (WRAP.has(flex.flexWrap)) css.flexWrap = WRAP.get(flex.flexWrap);
  for (const name of ["justifyContent", "alignItems", "alignSelf", "alignContent"]) {
    if (ALIGN.has(flex[name])) css[name] = ALIGN.get(flex[name]);
  }
  if (typeof flex.flex === "number" && flex.flex > 0) css.flex = `${flex.flex} 1 0px`;
  else if (typeof flex.flex === "number" && flex.flex < 0) css.flex = `0 ${-flex.flex} auto`;
  if (typeof flex.grow === "number") css.flexGrow = String(flex.grow);
  if (typeof flex.shrink === "number") css.flexShrink = String(flex.shrink);
  const basis = length(flex.basis, "auto");
  if (basis) css.flexBasis = basis;
}

export function applyStyle(target, style, platform) {
  if (!style || typeof style !== "object") return;
  const css = target.style;
  applyLook(target, style, platform);
  const size = style.size && typeof style.size === "object" ? style.size : {};
  for (const name of SIZES) {
    const value = length(size[name], name.startsWith("m") ? "" : "auto");
    if (value) css[name] = value;
  }
  if (typeof size.aspectRatio === "number") css.aspectRatio = String(size.aspectRatio);
  // What a widget is by itself gives way to any size that a screen asks for.
  const { flex } = style;
  const isGrown = flex && typeof flex === "object" && (flex.basis || flex.flex);
  if (isGrown || SIZES.some((name) => name.endsWith("eight") && css[name]) || css.aspectRatio) target.classList.add("sized");
  for (const side of EDGES) {
    if (style.margin) css[`margin${side}`] = edge(style.margin, side, "auto");
    if (style.padding) css[`padding${side}`] = edge(style.padding, side, "");
    if (style.position) css[side.toLowerCase()] = edge(style.position, side, "auto");
  }
  if (style.positionType === "ABSOLUTE") css.position = "absolute";
  if (style.flex && typeof style.flex === "object") applyFlex(css, style.flex);
  if (style.display === "NONE") css.display = "none";
}

const channel = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

// Red, green, blue from 0 to 1, laid over a ground; undefined for no colour.
function parts(text, ground) {
  if (!colour(text)) return undefined;
  const digits = text.slice(1);
  const wide = digits.length < 5 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const numbers = [0, 2, 4, 6].map((at) => (at < wide.length ? parseInt(wide.slice(at, at + 2), 16) / 255 : 1));
  return [0, 1, 2].map((at) => numbers[at] * numbers[3] + (ground ? ground[at] : 1) * (1 - numbers[3]));
}

const light = (rgb) => 0.2126 * channel(rgb[0]) + 0.7152 * channel(rgb[1]) + 0.0722 * channel(rgb[2]);
const contrast = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
const INK = [0.106, 0.122, 0.141];

// The ground under a component that is coloured so, on the ground of those around it.
export const ground = (text, below) => parts(text, below) ?? below;

// What makes a text readable on its ground: the ink for a text without a colour, a plate for one with a colour too near.
export function readable(element, text, below) {
  const wanted = parts(text, below);
  if (!wanted) {
    if (contrast(INK, below) < 4.5) element.style.color = "#ffffff";
    return;
  }
  element.style.color = text;
  if (contrast(wanted, below) >= 4.5) return;
  element.style.backgroundColor = contrast(wanted, [1, 1, 1]) >= 4.5 ? "#ffffff" : "#000000";
}

export const WHITE = [1, 1, 1];
