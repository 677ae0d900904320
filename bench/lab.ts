import { CATEGORIES, startLighthouse, type Visit } from './tools/lighthouse';
import { boundRow, median, type Row, ratioRow } from './tools/row';
import { allPages, SHAPES, startStage } from './tools/stage';
import { startTwin } from './tools/twin';

const ROUNDS = 3;

/** The visits to each page of the site and to its twin, by path. */
type Pages = Map<string, { ours: Visit[]; twin: Visit[] }>;

const medianOf = (visits: Visit[], value: (visit: Visit) => number) => median(visits.map(value));

/** The worst page by `value`: its path and the values of the site and of the twin. */
function worst(pages: Pages, value: (visit: Visit) => number) {
  const found = [...pages].map(([path, { ours, twin }]) => ({
    path,
    pair: [medianOf(ours, value), medianOf(twin, value)] as [number, number],
  }));
  return found.reduce((a, b) => (b.pair[0] / b.pair[1] > a.pair[0] / a.pair[1] ? b : a));
}

/** The most blocking time of a page, beside what its twin, which runs nothing, has by parsing, styles and layout alone. */
function blockingRow(pages: Pages): Row {
  const found = [...pages].map(([path, { ours, twin }]) => ({
    path,
    ours: medianOf(ours, (visit) => visit.tbt),
    twin: medianOf(twin, (visit) => visit.tbt),
  }));
  const { path, ours, twin } = found.reduce((a, b) => (b.ours > a.ours ? b : a));
  return { ...boundRow(`total blocking time, worst route (${path})`, ours, 'ms', 50), against: `${twin.toFixed(1)} ms` };
}

/** A slow phone in Lighthouse: scores, paints and bytes of the site and of its static twin, visited in turn. */
export async function lab({ all = false } = {}): Promise<Row[]> {
  const stack = await startStage();
  const site = stack.site.url.replace('127.0.0.1', 'localhost');
  const paths = all ? await allPages(stack) : SHAPES;
  const twin = await startTwin(site, paths);
  const lighthouse = await startLighthouse();
  const pages: Pages = new Map();
  try {
    for (const path of paths) {
      const visits = { ours: [] as Visit[], twin: [] as Visit[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        visits.ours.push(await lighthouse.visit(site + path, round === 0 ? CATEGORIES : undefined));
        visits.twin.push(await lighthouse.visit(twin.url + path));
      }
      pages.set(path, visits);
      const performance = visits.ours.map((visit) => visit.scores.performance).join(' ');
      console.log(
        `  ${path.padEnd(28)} performance ${performance}, LCP ${visits.ours.map((visit) => Math.round(visit.lcp)).join(' ')}`,
      );
    }
  } finally {
    await lighthouse.close();
    twin.close();
    await stack.stop();
  }
  const ours = [...pages].map(([path, visits]) => ({ path, visits: visits.ours }));
  const scoreRow = (category: (typeof CATEGORIES)[number]): Row => {
    const scored = ours.map(({ path, visits }) => ({
      path,
      score: median(visits.flatMap((visit) => visit.scores[category] ?? [])),
    }));
    const least = scored.reduce((a, b) => (b.score < a.score ? b : a));
    const where = least.score < 100 ? ` (${least.path})` : '';
    return {
      what: `Lighthouse ${category}, ${paths.length} routes`,
      ours: `${least.score}${where}`,
      goal: '100',
      holds: least.score === 100,
    };
  };
  const highest = (value: (visit: Visit) => number) => Math.max(...ours.map(({ visits }) => medianOf(visits, value)));
  const compared = (what: string, unit: string, value: (visit: Visit) => number, atMost: number) => {
    const { path, pair } = worst(pages, value);
    return ratioRow(`${what}, worst route (${path})`, pair, unit, { atMost });
  };
  return [
    ...CATEGORIES.map(scoreRow),
    compared('largest paint', 'ms', (visit) => visit.lcp, 1.1),
    compared('first paint', 'ms', (visit) => visit.fcp, 1.1),
    compared('bytes until the largest paint', 'B', (visit) => visit.bytes, 1.05),
    boundRow(
      'scripts asked for before the largest paint',
      highest((visit) => visit.scripts),
      '',
      0,
    ),
    blockingRow(pages),
    boundRow(
      'CLS, worst route',
      highest((visit) => visit.cls),
      '',
      0,
    ),
  ];
}
