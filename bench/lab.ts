import { CATEGORIES, startLighthouse, type Visit } from './tools/lighthouse';
import { beside, boundRow, median, type Row, ratioRow, turnsRow } from './tools/row';
import { type Paints, startSlowPhone } from './tools/slow-phone';
import { allPages, SHAPES, sharedStage } from './tools/stage';
import { startTwin } from './tools/twin';

const ROUNDS = 3;
/** Visits of a phone that is really held slow; a single one wavers by a tenth, so they are judged over all pages. */
const PAINT_ROUNDS = 2;

/** What was seen of a page of the site and of its twin, by path. */
type Pages<Seen> = Map<string, { ours: Seen[]; twin: Seen[] }>;

const medianOf = <Seen>(seen: Seen[], value: (one: Seen) => number) => median(seen.map(value));

/** Each page's median by `value`, of the site and of the twin. */
const comparedPages = <Seen>(pages: Pages<Seen>, value: (one: Seen) => number) =>
  [...pages].map(([path, { ours, twin }]) => ({ path, ours: medianOf(ours, value), twin: medianOf(twin, value) }));

/** Blocking time of a route, against what its twin, which runs nothing, has by parsing, styles and layout alone. */
function blockingRow(pages: Pages<Visit>, route: Route): Row {
  const over = ({ ours, twin }: { ours: number; twin: number }) => ours - 1.2 * twin;
  const found = chosen(
    comparedPages(pages, ({ tbt }) => tbt).toSorted((a, b) => over(a) - over(b)),
    route,
  );
  return {
    what: `total blocking time, ${route} route (${found.path})`,
    ours: `${found.ours.toFixed(1)} ms`,
    against: `${found.twin.toFixed(1)} ms`,
    goal: '≤ 1.2 × + 10 ms',
    holds: over(found) <= 10,
  };
}

/** Routes are judged by the one in the middle; the worst of twelve, each visited three times, wavers with the machine. */
type Route = 'median' | 'worst';

/** The route in the middle, or the last, of pages in rising order. */
const chosen = <Page>(sorted: Page[], route: Route): Page =>
  sorted[route === 'worst' ? sorted.length - 1 : sorted.length >> 1] as Page;

/** Lighthouse's performance score of the page that lies furthest below its twin. */
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

/** A slow phone in Lighthouse: scores, paints and bytes of the site and of its static twin, visited in turn. */
export async function lab({ all = false } = {}): Promise<Row[]> {
  const stack = await sharedStage();
  const site = stack.site.url.replace('127.0.0.1', 'localhost');
  const paths = all ? await allPages(stack) : SHAPES;
  const twin = await startTwin(site, paths);
  const bases = { ours: site, twin: twin.url };
  const lighthouse = await startLighthouse();
  const phone = await startSlowPhone();
  const pages: Pages<Visit> = new Map();
  const paints: Pages<Paints> = new Map();
  try {
    for (const path of paths) {
      const seen = { ours: [] as Paints[], twin: [] as Paints[] };
      for (let round = 0; round < PAINT_ROUNDS; round += 1) {
        const turns = ['ours', 'twin'] as const;
        for (const who of round % 2 === 0 ? turns : turns.toReversed()) // whoever comes second finds the browser warmer
          seen[who].push(await phone.paints(bases[who] + path));
      }
      paints.set(path, seen);
    }
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
  /** The median route, and beside it the worst one. */
  const both = (what: string, unit: string, value: (one: Visit) => number, atMost: number): Row[] => [
    compared(pages, what, unit, value, atMost, 'median'),
    beside(compared(pages, what, unit, value, atMost)),
  ];
  /** A paint of the phone that is really held slow: over all pairs of visits, and beside that the worst route, which wavers. */
  const held = (what: string, value: (paints: Paints) => number): Row[] => {
    const seen = [...paints.values()];
    const ours = seen.flatMap((page) => page.ours.map(value));
    const twins = seen.flatMap((page) => page.twin.map(value));
    const slowly = `${what}, really held slow`;
    return [
      turnsRow(`${slowly}, ${ours.length} pairs of visits to all routes`, [ours, twins], 'ms', { atMost: 1.1 }),
      beside(compared(paints, slowly, 'ms', value, 1.1)),
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
    // What the behaviours weigh is the same on all routes, and the more of a page that is text alone.
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
    blockingRow(pages, 'median'),
    beside(blockingRow(pages, 'worst')),
    boundRow(
      'CLS, worst route',
      highest((visit) => visit.cls),
      '',
      0,
    ),
  ];
}
