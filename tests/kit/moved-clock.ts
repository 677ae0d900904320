import { appendFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Part, until } from './stack';

/** A clock for both parts that stands at `start` and is moved by the test; with it their timers, and the times of their files. */
export async function movedClock(start: number) {
  const folder = await mkdtemp(join(tmpdir(), 'clock-'));
  const file = join(folder, 'clock');
  let ahead = 0;
  const write = async () => {
    await appendFile(`${file}.moves`, `${Date.now()} ${ahead}\n`);
    await writeFile(`${file}.next`, String(ahead));
    await rename(`${file}.next`, file);
  };
  const now = () => Date.now() + ahead;
  ahead = start - Date.now();
  await write();
  return {
    env: { TEST_CLOCK: file, NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'passing-time.mjs'))}` },
    /** The time by that clock. */
    now,
    /** Moves it on; resolves when the parts have noticed. It is never set back. */
    async to(moment: number, parts: readonly Part[]) {
      if (moment <= now()) return;
      ahead += Math.round(moment) - now();
      await write();
      const noticed = async ({ pid }: Part) => Number(await readFile(`${file}.${pid}`, 'utf8')) === ahead;
      await until(async () => (await Promise.all(parts.map(noticed))).every(Boolean), 'the clocks to be moved');
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
