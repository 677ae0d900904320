import { rm } from 'node:fs/promises';
import { root } from '../scripts/steps.mjs';
import { memoryOf, watchMemory } from '../tests/kit/memory';
import { prepareScratch } from '../tests/kit/stack';
import { type Crowd, printVisits, type Visits, visit, visitOnce } from './tools/crowd';
import { startProduct } from './tools/product';
import { boundRow, type Row } from './tools/row';

const CROWD: Crowd = { seconds: 60, visitors: 200, leadsPerSecond: 20 };
/** Minimum share of the wanted rate; below it the run proves nothing. */
const REACHED = 0.9;
/** MB of memory: limits at rest and under load, for the supervisor and both parts together. */
const [AT_REST, UNDER_LOAD] = [512, 768];

/** Failures, and leads lost or doubled. */
export const faultRows = ({ errors, leads }: Visits): Row[] => [
  boundRow(`failed of ${leads.sent} leads and all pages, pictures and edits`, errors.length, '', 0),
  boundRow('acknowledged leads that were lost', leads.lost, '', 0),
  boundRow('leads stored twice', leads.doubled, '', 0),
];

/**
 * 200 concurrent visitors with 200 pages and 20 enquiries per second for a minute, all on this machine, while the back office is
 * edited: errors, lost leads, and the memory of `npm start` with both parts.
 */
export async function visitors(): Promise<Row[]> {
  const dataDir = await prepareScratch();
  const product = await startProduct(root, dataDir, { LEADS_PER_10_MIN: '1000000', WARM_UP: 'off' });
  try {
    const paths = await visitOnce(product);
    await product.rested();
    const rest = memoryOf(product.pid);
    const memory = watchMemory(product.pid);
    const visits = await visit(product, paths, CROWD);
    const peak = memory.peak();
    printVisits(visits);
    const rate = visits.took.page.length / CROWD.seconds;
    const reached = rate >= REACHED * CROWD.visitors;
    return [
      { what: 'pages a second', ours: rate.toFixed(0), goal: `≥ ${REACHED * CROWD.visitors}`, holds: reached },
      ...faultRows(visits),
      boundRow('memory of both parts, at rest', rest, 'MB', AT_REST),
      boundRow('memory of both parts, peak', peak, 'MB', UNDER_LOAD),
    ];
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
