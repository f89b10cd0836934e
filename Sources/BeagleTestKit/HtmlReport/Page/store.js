// What stands in the page: the results, read at once, and the traces with what they share, read when they are shown.
import { statusWord } from "./format.js";

const CHUNK = 512;

function block(id) {
  const element = document.getElementById(id);
  return element ? JSON.parse(element.textContent) : undefined;
}

// Values or nodes of all traces by their position, a chunk at a time.
function pool(name) {
  const chunks = new Map();
  return (position) => {
    const chunk = Math.floor(position / CHUNK);
    if (!chunks.has(chunk)) chunks.set(chunk, block(`${name}-${chunk}`) ?? []);
    return chunks.get(chunk)[position % CHUNK];
  };
}

const values = pool("values");
const nodes = pool("nodes");
const built = new Map();

// A node with those inside it; equal parts of different trees are the same object.
function node(position) {
  if (built.has(position)) return built.get(position);
  const [properties, slot, inside] = nodes(position) ?? [{}];
  const result = { ...properties };
  if (slot === "child") result.child = node(inside[0]);
  else if (slot) result[slot] = inside.map(node);
  built.set(position, result);
  return result;
}

// The steps of a test with their values in place; undefined where no trace was kept.
export function traceOf(record) {
  if (!record.isTraced) return undefined;
  record.trace ??= block(`trace-${record.index}`);
  const trace = record.trace;
  if (!trace) return undefined;
  return {
    steps: trace.steps,
    value: (position) => (position === undefined ? undefined : values(trace.values[position])),
    tree: (position) => (position === undefined ? undefined : node(trace.nodes[position])),
  };
}

const attemptOf = (attempt, i) => ({ number: i + 1, status: attempt.status, duration: attempt.duration, failures: (attempt.failures ?? []).map((each) => ({ traceback: [], ...each })) });

function recordOf(test, index, traced) {
  const isFailure = test.outcome === "failed" || test.outcome === "error";
  const attempts = test.attempts ?? [];
  const failed = attempts.findIndex((each) => each.status === "failed" || each.status === "error");
  const place = isFailure && failed >= 0 ? failed : attempts.length - 1;
  const shown = attempts[place] ?? {};
  const ways = shown.ways ?? [];
  const all = attempts.map(attemptOf);
  return {
    index, file: test.file, line: test.line, name: test.name, fullName: test.fullName ?? test.name, platform: test.platform,
    tags: test.tags ?? [], status: test.outcome, isFlaky: Boolean(test.flaky), flaky: test.flaky, isCached: test.outcome === "cached",
    duration: test.duration, attempts: attempts.length, skipReason: shown.skipReason, output: shown.output, change: test.change,
    failures: all[place]?.failures ?? [], others: all.filter((each, i) => i !== place), isTraced: traced.has(index), ways,
    screens: new Set(ways.flatMap(([from, , to]) => (from === null ? [to] : [from, to]))),
    title: `${test.file}: ${test.name}`, key: JSON.stringify([test.file, test.fullName ?? test.name, test.place ?? 0]),
  };
}

// All that the run tells of.
export function readModel() {
  const data = block("results");
  const traced = new Set(data.traced ?? []);
  const tests = data.tests.map((test, index) => recordOf(test, index, traced));
  const siblings = new Map();
  const byLink = new Map();
  const ways = new Map();
  for (const record of tests) {
    if (!siblings.has(record.key)) siblings.set(record.key, []);
    siblings.get(record.key).push(record);
    // Two tests may have one name.
    record.link = byLink.has(record.title) ? `${record.title} (${record.index})` : record.title;
    byLink.set(record.link, record);
    for (const [from, action, to, times] of record.ways) {
      const key = JSON.stringify([from, action, to]);
      if (!ways.has(key)) ways.set(key, { key, from, action, to, count: 0, tests: [] });
      const way = ways.get(key);
      way.count += times;
      if (way.tests[way.tests.length - 1] !== record) way.tests.push(record);
    }
  }
  for (const [from, action, to] of data.untaken ?? []) {
    const key = JSON.stringify([from, action, to]);
    if (!ways.has(key)) ways.set(key, { key, from, action, to, count: 0, tests: [] });
  }
  const counts = new Map();
  for (const record of tests) counts.set(statusWord(record), (counts.get(statusWord(record)) ?? 0) + 1);
  return { ...data, sources: data.sources ?? {}, platforms: data.platforms ?? [], tests, siblings, byLink, counts, ways: [...ways.values()] };
}
