import { CATEGORIES, startLighthouse, type Visit } from './tools/lighthouse';
import { blockingRow, boundRow, informativeRow, median, type Row, ratioRow, turnsRow } from './tools/row';
import { type Paints, startSlowPhone } from './tools/slow-phone';
import { allPages, SHAPES, sharedStage } from './tools/stage';
import { startTwin } from './tools/twin';

const ROUNDS = 3;
/** Visits with real throttling; single ones vary by a tenth, so all pages are judged together. */
const PAINT_ROUNDS = 2;

/** Measurements of each page and its twin, by path. */
type Pages<Seen> = Map<string, { ours: Seen[]; twin: Seen[] }>;

const medianOf = <Seen>(seen: Seen[], value: (one: Seen) => number) => median(seen.map(value));

/** Each page's median of `value`, for the site and the twin. */
const comparedPages = <Seen>(pages: Pages<Seen>, value: (one: Seen) => number) =>
  [...pages].map(([path, { ours, twin }]) => ({ path, ours: medianOf(ours, value), twin: medianOf(twin, value) }));

/** Blocking time of a route. */
function blockingOf(pages: Pages<Visit>, route: Route): Row {
  const over = ({ ours, twin }: { ours: number; twin: number }) => ours - 1.2 * twin;
  const { path, ours, twin } = chosen(
    comparedPages(pages, ({ tbt }) => tbt).toSorted((a, b) => over(a) - over(b)),
    route,
  );
  return blockingRow(`total blocking time, ${route} route (${path})`, [ours, twin]);
}

/** The median route is judged; the worst of twelve with three visits each depends on the machine's noise. */
type Route = 'median' | 'worst';

/** The median or the last page of a sorted list. */
const chosen = <Page>(sorted: Page[], route: Route): Page =>
  sorted[route === 'worst' ? sorted.length - 1 : sorted.length >> 1] as Page;

/** Lighthouse's performance score of the page furthest below its twin. */
function performanceRow(pages: Pages<Visit>): Row {
  const under = ({ ours, twin }: { ours: number; twin: number }) => twin - ours;
  const worst = comparedPages(pages, ({ scores }) => scores.performance ?? 0).reduce((a, b) => (under(b) > under(a) ? b : a));
  return {
    what: `Lighthouse performance, ${pages.size} routes, worst against its twin (${worst.path})`,
    ours: String(worst.ours),
    against: String(worst.twin),
    goal: '≥ the twin’s − 1',
    holds: under(worst) <= 1,
  };
}

/** Lighthouse on a slow phone: scores, paints and bytes of the site and its static twin in turns. */
export async function lab({ all = false } = {}): Promise<Row[]> {
  const stack = await sharedStage();
  const site = stack.site.url.replace('127.0.0.1', 'localhost');
  const paths = all ? await allPages(stack) : SHAPES;
  const twin = await startTwin(site, paths);
  const lighthouse = await startLighthouse();
  const phone = await startSlowPhone();
  const pages: Pages<Visit> = new Map();
  const paints: Pages<Paints> = new Map();
  try {
    for (const path of paths) paints.set(path, await phone.inTurns(site + path, twin.url + path, PAINT_ROUNDS));
    for (const path of paths) {
      const visits = { ours: [] as Visit[], twin: [] as Visit[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        visits.ours.push(await lighthouse.visit(site + path, round === 0));
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
  const compared = <Seen>(
    of: Pages<Seen>,
    what: string,
    unit: string,
    value: (one: Seen) => number,
    atMost: number,
    route: Route = 'worst',
  ) => {
    const { path, ours, twin } = chosen(
      comparedPages(of, value).toSorted((a, b) => a.ours / a.twin - b.ours / b.twin),
      route,
    );
    return ratioRow(`${what}, ${route} route (${path})`, [ours, twin], unit, { atMost });
  };
  /** The median route's row, and the worst route's beside it. */
  const both = (what: string, unit: string, value: (one: Visit) => number, atMost: number): Row[] => [
    compared(pages, what, unit, value, atMost, 'median'),
    informativeRow(compared(pages, what, unit, value, atMost)),
  ];
  /** A paint with real throttling, over all pairs of visits; the worst route is shown beside it. */
  const held = (what: string, value: (paints: Paints) => number): Row[] => {
    const seen = [...paints.values()];
    const ours = seen.flatMap((page) => page.ours.map(value));
    const twins = seen.flatMap((page) => page.twin.map(value));
    const slowly = `${what}, in a throttled Chromium`;
    return [
      turnsRow(`${slowly}, ${ours.length} pairs of visits to all routes`, [ours, twins], 'ms', { atMost: 1.1 }),
      informativeRow(compared(paints, slowly, 'ms', value, 1.1)),
    ];
  };
  return [
    performanceRow(pages),
    ...CATEGORIES.slice(1).map(scoreRow),
    ...both('largest paint', 'ms', ({ lcp }) => lcp, 1.05),
    ...both('first paint', 'ms', ({ fcp }) => fcp, 1.05),
    ...held('largest paint', ({ lcp }) => lcp),
    ...held('first paint', ({ fcp }) => fcp),
    compared(pages, 'bytes until the largest paint', 'B', ({ bytes }) => bytes, 1.05),
    // The behaviours have the same size on all routes, so their share is largest on text pages.
    ...both('bytes of the whole load', 'B', ({ allBytes }) => allBytes, 1.05),
    boundRow(
      'page data and style sheets asked for in the whole load',
      highest((visit) => visit.forReact),
      '',
      0,
    ),
    boundRow(
      'scripts asked for before the largest paint',
      highest((visit) => visit.scripts),
      '',
      0,
    ),
    blockingOf(pages, 'median'),
    informativeRow(blockingOf(pages, 'worst')),
    boundRow(
      'CLS, worst route',
      highest((visit) => visit.cls),
      '',
      0,
    ),
  ];
}
