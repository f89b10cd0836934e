// The head of a test's page: how it ended, what it said, how to run it again, and the ways to other tests.
import { el, duration, statusWord, isBad, panel, details, pill, quiet, place, cut, count } from "./format.js";
import { failureBlock, failureText, gist, LINES_AT_ONCE } from "./failure.js";
import { copyButton } from "./copy.js";
import { linkTo } from "./results.js";

// What a person has chosen of the page, which goes along to other tests.
const LASTING = ["view", "device", "tab"];

function ways(model, record) {
  const failed = model.tests.filter(isBad);
  const at = failed.indexOf(record);
  if (at < 0 || failed.length < 2) return { element: "", follow: () => {} };
  const links = [["‹ Previous failure", failed[at - 1]], ["Next failure ›", failed[at + 1]]].filter(([, other]) => other);
  const anchors = links.map(([name, other]) => [el("a", { title: other.title }, name), other]);
  const follow = (now) => {
    const kept = new URLSearchParams(LASTING.filter((key) => now[key]).map((key) => [key, now[key]]));
    for (const [anchor, other] of anchors) anchor.href = `${linkTo(other)}${kept.size ? `&${kept}` : ""}`;
  };
  follow({});
  return { element: el("nav", { class: "neighbours", "aria-label": "Failures" }, quiet(`failure ${at + 1} of ${failed.length}`), ...anchors.map(([anchor]) => anchor)), follow };
}

const quoted = (text) => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

// The command that runs the test alone.
function command(model, record) {
  const platform = model.platforms.length > 1 || record.platform !== "ios" ? ` --platform ${record.platform}` : "";
  return `beagle-test ${quoted(place(record.file, record.line))}${platform}${model.seed === 1 ? "" : ` --seed ${model.seed}`}`;
}

export function head(model, record) {
  const facts = [record.platform, duration(record.duration), record.attempts > 1 ? count(record.attempts, "attempt", "attempts") : "", record.flaky ?? "", record.change ?? ""];
  const others = ways(model, record);
  const again = command(model, record);
  const tools = el("p", { class: "again quiet" }, facts.filter(Boolean).join(" · "), el("code", {}, again), copyButton("the command", again), isBad(record) ? copyButton("the failure as text", failureText(record), "Copy the failure") : "");
  const box = el("div", { class: "test" },
    el("div", { class: "top" }, el("h2", {}, pill(statusWord(record)), el("span", { dir: "auto" }, record.name)), others.element), tools);
  const siblings = (model.siblings.get(record.key) ?? []).filter((each) => each !== record);
  if (siblings.length) box.append(el("p", { class: "others" }, quiet("also on "), ...siblings.flatMap((each) => [el("a", { href: linkTo(each) }, each.platform), " ", pill(statusWord(each)), " "])));
  if (record.skipReason) box.append(el("p", {}, record.skipReason));
  return { element: box, follow: others.follow };
}

// Beside its steps a failure is folded up below its first line; where the steps stand above it all is shown.
function verdict(model, failure) {
  const isOpen = matchMedia("(max-width: 1240px)").matches;
  return el("details", { class: "verdict", open: isOpen }, el("summary", {}, el("b", {}, cut(gist(failure.message), 200)), " ", quiet(place(failure.file, failure.line))),
    failureBlock(model, failure, LINES_AT_ONCE));
}

// The attempts besides the one that is shown.
function attempts(model, record, isOfFailure) {
  if (!record.others.length) return [];
  const known = JSON.stringify(record.failures);
  const rows = record.others.map((attempt) => {
    const line = el("p", {}, pill(attempt.status === "error" ? "failed" : attempt.status), " ", `attempt ${attempt.number}`, " ", quiet(duration(attempt.duration)));
    if (!attempt.failures.length) return line;
    if (JSON.stringify(attempt.failures) === known) {
      line.append(quiet(" in the same way"));
      return line;
    }
    return el("div", {}, line, ...attempt.failures.map((failure) => failureBlock(model, failure, LINES_AT_ONCE)));
  });
  const note = isOfFailure && !isBad(record) ? [el("p", { class: "quiet" }, "The steps below are those of an attempt that failed.")] : [];
  return [panel("Other attempts", ...rows, ...note)];
}

// What a test says besides its steps; `isOfFailure` tells that there are steps which lead to a failure.
export function words(model, record, isOfFailure) {
  const isTraced = isOfFailure !== undefined;
  const parts = record.failures.map((failure) => (isTraced ? verdict(model, failure) : failureBlock(model, failure)));
  if (record.output) parts.push(panel("Printed", details("output", record.output)));
  return [...parts, ...attempts(model, record, isOfFailure)];
}
