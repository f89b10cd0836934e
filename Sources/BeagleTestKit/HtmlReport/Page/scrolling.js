// How far the scrolled parts of a wireframe are scrolled: as the scenario did, and so that what is outlined is seen.

const CALL = /^scroll_to(?:_end| (\S+) of) /;

// The fraction that each part of the screen of a step was last scrolled to, by the path of the part.
export function scrolledTo(trace, index) {
  const result = new Map();
  if (index === undefined) return result;
  const { app, key } = trace.steps[index];
  for (const step of trace.steps.slice(0, index + 1)) {
    if (step.app !== app || step.key !== key || step.error) continue;
    const [call, fraction] = CALL.exec(step.call) ?? [];
    const path = step.touchedAfter ?? step.touched;
    if (call && path) result.set(path, fraction === undefined ? 1 : Number(fraction));
  }
  return result;
}

// A part that does not scroll by itself scrolls with what is around it.
function scroll(part, fraction) {
  for (let box = part.closest(".scroll, .viewport"); box; box = box.parentElement.closest(".scroll, .viewport")) {
    const [down, across] = [box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth];
    if (down <= 0 && across <= 0) continue;
    if (down > 0) box.scrollTop = fraction * down;
    else box.scrollLeft = fraction * across;
    return;
  }
}

// How far to scroll for what lies from `start` to `end` to be seen between two edges: to their middle, if it has to be.
function distance(start, end, first, last) {
  const isLarge = end - start > last - first;
  if (isLarge ? start < last && end > first : start >= first && end <= last) return 0;
  return isLarge ? start - first : (start + end - first - last) / 2;
}

function reveal(element, frame) {
  for (let box = element.parentElement; box && frame.contains(box); box = box.parentElement) {
    if (!box.matches(".scroll, .viewport")) continue;
    const [part, edges, zoom] = [element.getBoundingClientRect(), box.getBoundingClientRect(), element.currentCSSZoom ?? 1];
    box.scrollTop += distance(part.top, part.bottom, edges.top, edges.bottom) / zoom;
    box.scrollLeft += distance(part.left, part.right, edges.left, edges.right) / zoom;
  }
}

// Scrolls the parts of a device that is shown.
export function settle(frame, fractions) {
  for (const [path, fraction] of fractions) {
    const part = [...frame.querySelectorAll("[data-path]")].find((each) => each.dataset.path === path);
    if (part) scroll(part, fraction);
  }
  const outlined = frame.querySelector(".picked") ?? frame.querySelector(".touched") ?? frame.querySelector(".new, .changed, .gone");
  if (outlined) reveal(outlined, frame);
}
