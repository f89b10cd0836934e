// What many tests failed of, where several failed of the same: each cause once, with the tests that it failed.
import { el, cut, isBad } from "./format.js";
import { cause } from "./failure.js";
import { listOf } from "./filters.js";

const SHOWN = 8;

export function causes(model) {
  const tests = new Map();
  for (const record of model.tests) {
    const text = isBad(record) ? cause(record) : undefined;
    if (!text) continue;
    if (!tests.has(text)) tests.set(text, new Set());
    tests.get(text).add(record.key);
  }
  const common = [...tests].map(([text, keys]) => [text, keys.size]).filter(([, number]) => number > 1).sort((a, b) => b[1] - a[1]);
  if (!common.length) return "";
  const rows = common.slice(0, SHOWN).map(([text, number]) => el("li", {}, el("b", {}, `${number} ×`), " ", el("a", { href: listOf({ status: "failed", q: text }) }, cut(text, 200))));
  const rest = common.length - rows.length;
  return el("section", { class: "note causes", "aria-label": "What several tests failed of" }, el("p", {}, "Several tests failed of the same:"),
    el("ul", {}, ...rows), rest ? el("p", { class: "quiet" }, `and ${rest} more messages that several tests share`) : "");
}
