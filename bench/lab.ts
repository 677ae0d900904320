import { CATEGORIES, startLighthouse, type Visit } from './tools/lighthouse';
import { boundRow, median, type Row, ratioRow } from './tools/row';
import { type Paints, startSlowPhone } from './tools/slow-phone';
import { allPages, SHAPES, startStage } from './tools/stage';
import { startTwin } from './tools/twin';

const ROUNDS = 3;
/** Paints waver more than scores, and cost less to see. */
const PAINT_ROUNDS = 7;

/** What was seen of a page of the site and of its twin, by path. */
type Pages<Seen> = Map<string, { ours: Seen[]; twin: Seen[] }>;

const medianOf = <Seen>(seen: Seen[], value: (one: Seen) => number) => median(seen.map(value));

/** The worst page by `value`: its path and the values of the site and of the twin. */
function worst<Seen>(pages: Pages<Seen>, value: (one: Seen) => number) {
  const found = [...pages].map(([path, { ours, twin }]) => ({
    path,
    pair: [medianOf(ours, value), medianOf(twin, value)] as [number, number],
  }));
  return found.reduce((a, b) => (b.pair[0] / b.pair[1] > a.pair[0] / a.pair[1] ? b : a));
}

/** The most blocking time of a page, beside what its twin, which runs nothing, has by parsing, styles and layout alone. */
function blockingRow(pages: Pages<Visit>): Row {
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
  const phone = await startSlowPhone();
  const pages: Pages<Visit> = new Map();
  const paints: Pages<Paints> = new Map();
  try {
    for (const path of paths) {
      const seen = { ours: [] as Paints[], twin: [] as Paints[] };
      for (let round = 0; round < PAINT_ROUNDS; round += 1) {
        seen.ours.push(await phone.paints(site + path));
        seen.twin.push(await phone.paints(twin.url + path));
      }
      paints.set(path, seen);
    }
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
    await phone.close();
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
  const compared = <Seen>(of: Pages<Seen>, what: string, unit: string, value: (one: Seen) => number, atMost: number) => {
    const { path, pair } = worst(of, value);
    return ratioRow(`${what}, worst route (${path})`, pair, unit, { atMost });
  };
  /**
   * What Lighthouse's simulation makes of the paints is only said beside them: it counts no task under 10 ms, and a task of 11 ms
   * as 44, so of two pages that are painted at the same time one can be far ahead.
   */
  const simulated = (what: string, value: (visit: Visit) => number): Row => ({
    ...compared(pages, `beside it: simulated ${what}`, 'ms', value, 1.1),
    goal: '',
    holds: undefined,
  });
  return [
    ...CATEGORIES.map(scoreRow),
    compared(paints, 'largest paint', 'ms', ({ lcp }) => lcp, 1.1),
    compared(paints, 'first paint', 'ms', ({ fcp }) => fcp, 1.1),
    simulated('largest paint', ({ lcp }) => lcp),
    simulated('first paint', ({ fcp }) => fcp),
    compared(pages, 'bytes until the largest paint', 'B', ({ bytes }) => bytes, 1.05),
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
