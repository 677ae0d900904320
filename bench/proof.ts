import { uncachedRow } from './load';
import { startLighthouse } from './tools/lighthouse';
import { type Row, ratioRow } from './tools/row';
import { type Fault, startSpoiled } from './tools/spoiled';
import { sharedStage } from './tools/stage';
import { startTwin } from './tools/twin';

const PAGE = '/service/house-cleaning';

/**
 * Shows that the rows can fail: an eager script, idle hydration, an oversized picture and an uncached page are each inserted once
 * and must be noticed.
 */
export async function proof(): Promise<Row[]> {
  const stack = await sharedStage();
  const site = stack.site.url.replace('127.0.0.1', 'localhost');
  const twin = await startTwin(site, [PAGE]);
  const lighthouse = await startLighthouse();
  const rows: Row[] = [];
  try {
    const limit = await lighthouse.visit(twin.url + PAGE);
    for (const fault of ['eager script', 'idle hydration', 'oversized picture'] satisfies Fault[]) {
      const spoiled = await startSpoiled(site, fault);
      const visit = await lighthouse.visit(spoiled.url + PAGE);
      spoiled.close();
      if (fault === 'eager script')
        rows.push({
          what: `${fault}: scripts before the largest paint`,
          ours: String(visit.scripts),
          goal: '≤ 0',
          holds: visit.scripts === 0,
        });
      else if (fault === 'idle hydration')
        rows.push(ratioRow(`${fault}: bytes of the whole load`, [visit.allBytes, limit.allBytes], 'B', { atMost: 1.05 }));
      else rows.push(ratioRow(`${fault}: bytes until the largest paint`, [visit.bytes, limit.bytes], 'B', { atMost: 1.05 }));
    }
  } finally {
    await lighthouse.close();
    twin.close();
  }
  rows.push(await uncachedRow());
  return rows.map((row) => ({
    ...row,
    what: `proof, ${row.what}`,
    goal: `not ${row.goal}`,
    holds: row.holds === undefined ? undefined : !row.holds,
  }));
}
