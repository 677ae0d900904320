import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../scripts/steps.mjs';
import { memoryOf, watchMemory } from '../tests/kit/memory';
import { type Crowd, printVisits, visit, visitOnce } from './tools/crowd';
import { startProduct } from './tools/product';
import { boundRow, type Row } from './tools/row';
import { createSmallMachine } from './tools/small-machine';
import { faultRows } from './visitors';

const MEGABYTES = 1024;
const LEADS = 200;
const CROWD: Crowd = { seconds: 60, visitors: 200, leadsPerSecond: LEADS / 60 };
const NOBODY = 65_534;

/**
 * The release on a machine of 1 GB and one core: its first start, then the visitors' load with 200 leads. The kernel ends what
 * needs more memory than that; the visitors have the other core.
 */
export async function smallMachine(): Promise<Row[]> {
  const home = await mkdtemp(join(tmpdir(), 'small-machine-'));
  const [release, data] = [join(home, 'app'), join(home, 'data')];
  const machine = createSmallMachine({ megabytes: MEGABYTES, core: 0 });
  try {
    await run(process.execPath, ['scripts/release.mjs', release]);
    await chmod(home, 0o755);
    await mkdir(data);
    await chown(data, NOBODY, NOBODY);
    const begun = performance.now();
    const product = await startProduct(release, data, { LEADS_PER_10_MIN: '1000000', NODE_ENV: 'production' }, machine);
    const seconds = (performance.now() - begun) / 1000;
    try {
      const memory = watchMemory(product.pid);
      const paths = await visitOnce(product);
      await product.rested();
      const rest = memoryOf(product.pid);
      const visits = await visit(product, paths, CROWD);
      printVisits(visits);
      return [
        boundRow('first start, until both parts are ready', seconds, 's', 60),
        ...faultRows(visits),
        boundRow('memory of both parts, at rest', rest, 'MB', MEGABYTES),
        boundRow('memory of both parts, peak', memory.peak(), 'MB', MEGABYTES),
        boundRow('processes that the kernel killed for memory', machine.kills(), '', 0),
      ];
    } finally {
      await product.stop();
    }
  } finally {
    await machine.remove();
    await rm(home, { recursive: true, force: true });
  }
}
