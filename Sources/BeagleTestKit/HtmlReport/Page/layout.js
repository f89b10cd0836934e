// Where the screens of the map stand: each group of connected screens in columns, one behind the other.

// What leads back to where one came from; a map that drew it all would show nothing.
const BACK = new Set(["back", "dismiss", "popView", "popStack", "popToView"]);
export const leadsBack = (way) => BACK.has(way.action);

function add(map, key, value) {
  if (!map.has(key)) map.set(key, new Set());
  map.get(key).add(value);
}

// The groups of screens that ways connect, the largest first; `links` are pairs of names.
function groups(names, links) {
  const near = new Map(names.map((name) => [name, new Set()]));
  for (const [from, to] of links) {
    near.get(from).add(to);
    near.get(to).add(from);
  }
  const seen = new Set();
  const result = [];
  for (const name of names) {
    if (seen.has(name)) continue;
    const group = [];
    const queue = [name];
    seen.add(name);
    for (const each of queue) {
      group.push(each);
      for (const other of near.get(each)) {
        if (seen.has(other)) continue;
        seen.add(other);
        queue.push(other);
      }
    }
    result.push(group);
  }
  return result.sort((a, b) => b.length - a.length);
}

// The column of each screen: one behind the nearest screen that leads on to it; first those that a run starts at.
function columns(group, next, starts) {
  const column = new Map();
  const visit = (roots) => {
    const queue = roots.filter((name) => !column.has(name));
    for (const name of queue) column.set(name, 0);
    for (const name of queue) {
      for (const other of next.get(name) ?? []) {
        if (column.has(other)) continue;
        column.set(other, column.get(name) + 1);
        queue.push(other);
      }
    }
  };
  const reached = new Set(group.flatMap((name) => [...(next.get(name) ?? [])].filter((other) => other !== name)));
  const size = (name) => (next.get(name) ?? new Set()).size;
  visit(group.filter((name) => size(name) && !reached.has(name)));
  for (const name of [...starts.filter((each) => group.includes(each) && size(each)), ...[...group].sort((a, b) => size(b) - size(a))]) visit([name]);
  return column;
}

// Puts the screens of each column into an order in which few lines cross: each near the middle of those it is tied to.
function order(lanes, ties) {
  const rowOf = new Map();
  const number = () => lanes.forEach((lane) => lane.forEach((name, row) => rowOf.set(name, row - (lane.length - 1) / 2)));
  number();
  for (let round = 0; round < 8; round += 1) {
    const sweep = round % 2 ? [...lanes].reverse() : lanes;
    for (const lane of sweep) {
      const middle = new Map(lane.map((name) => {
        const rows = [...(ties.get(name) ?? [])].filter((other) => !lane.includes(other)).map((other) => rowOf.get(other));
        return [name, rows.length ? rows.reduce((sum, row) => sum + row, 0) / rows.length : rowOf.get(name)];
      }));
      lane.sort((a, b) => middle.get(a) - middle.get(b));
      number();
    }
  }
}

// The places nearest to those that are wanted, in their order and at least a step apart.
function apart(wanted, step) {
  const blocks = [];
  wanted.forEach((each, i) => {
    let block = { sum: each - i * step, size: 1 };
    while (blocks.length && blocks.at(-1).sum / blocks.at(-1).size > block.sum / block.size) {
      const { sum, size } = blocks.pop();
      block = { sum: block.sum + sum, size: block.size + size };
    }
    blocks.push(block);
  });
  return blocks.flatMap(({ sum, size }) => Array(size).fill(sum / size)).map((each, i) => each + i * step);
}

// The heights of a column's screens: each as near to those that lead to it as the others leave room for.
function settle(lanes, ties, step) {
  const y = new Map();
  for (const lane of lanes) lane.forEach((name, row) => y.set(name, (row - (lane.length - 1) / 2) * step));
  for (let round = 0; round < 6; round += 1) {
    for (const lane of round % 2 ? [...lanes].reverse() : lanes) {
      const wanted = lane.map((name) => {
        const near = [...(ties.get(name) ?? [])].filter((other) => !lane.includes(other)).map((other) => y.get(other));
        return near.length ? near.reduce((sum, each) => sum + each, 0) / near.length : y.get(name);
      });
      apart(wanted, step).forEach((place, i) => y.set(lane[i], place));
    }
  }
  return y;
}

// The place of each screen by name, and the size of the whole.
export function layout(names, ways, { width, height, gapX, gapY, margin }) {
  const onward = new Map();
  const ties = new Map();
  const links = [];
  for (const way of ways) {
    if (way.from === null || way.from === way.to) continue;
    links.push([way.from, way.to]);
    if (leadsBack(way)) continue;
    add(onward, way.from, way.to);
    add(ties, way.from, way.to);
    add(ties, way.to, way.from);
  }
  const starts = ways.filter((way) => way.from === null).sort((a, b) => b.count - a.count).map((way) => way.to);
  const place = new Map();
  const single = [];
  let top = margin;
  let right = 0;
  for (const group of groups(names, links)) {
    if (group.length === 1) {
      single.push(group[0]);
      continue;
    }
    const column = columns(group, onward, starts);
    const lanes = [];
    for (const name of group) (lanes[column.get(name)] ??= []).push(name);
    order(lanes, ties);
    const y = settle(lanes, ties, height + gapY);
    const least = Math.min(...group.map((name) => y.get(name)));
    const most = Math.max(...group.map((name) => y.get(name)));
    for (const name of group) place.set(name, { x: margin + column.get(name) * (width + gapX), y: top + y.get(name) - least, column: column.get(name) });
    top += most - least + height + gapY * 2.5;
    right = Math.max(right, lanes.length);
  }
  const across = Math.max(right, Math.min(single.length, 4));
  single.forEach((name, i) => place.set(name, { x: margin + (i % across) * (width + gapX), y: top + Math.floor(i / across) * (height + gapY), column: i % across }));
  if (single.length) top += Math.ceil(single.length / across) * (height + gapY);
  // Lines between screens of the last column bend to their right.
  const isLast = (name) => place.get(name).column === across - 1;
  const bends = links.some(([from, to]) => isLast(from) && isLast(to)) ? gapX - margin : 0;
  return { place, width: margin * 2 + across * (width + gapX) - gapX + bends, height: top + margin };
}
