import { constants } from 'node:fs';
import { access, readFile, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ageOf, type Reading } from '../../base/checks';
import { env } from '../../base/process/env';
import { type Condition, checked, command } from './condition';

const HOUR_MS = 60 * 60 * 1000;
/** More new starts of a part within an hour are no accident. */
const MAX_RESTARTS = 3;

const may = (path: string, mode: number) =>
  access(path, mode).then(
    () => true,
    () => false,
  );

/** What is known of the disk of a folder, or of its nearest existing parent. */
export async function measureDisk(folder: string, setting: string): Promise<Reading<'disk'>> {
  let place = folder;
  while (place !== dirname(place) && !(await may(place, constants.F_OK))) place = dirname(place);
  const { bavail, blocks, bsize } = await statfs(place);
  return { folder, setting, writable: await may(place, constants.W_OK), free: bavail * bsize, total: blocks * bsize };
}

export const diskWith = (look: typeof measureDisk): Condition =>
  checked('disk', 'There is enough room on the disk again.', ({ active }) => {
    const folders = [
      ['DATA_DIR', env.dataDir] as const,
      ...(env.backups.daily ? [['BACKUP_DIR', env.backups.dir] as const] : []),
    ];
    const measured = folders.map(async ([setting, folder]) => ({ ...(await look(folder, setting)), wasLow: active }));
    return Promise.all(measured.map((reading) => reading.catch(() => undefined)));
  });
export const disk = diskWith(measureDisk);

export const restarts: Condition = {
  over: 'No part has been started again for an hour.',
  async judge({ now, active }) {
    const text = await readFile(join(env.dataDir, 'running', 'restarts'), 'utf8').catch(() => '');
    const recent = text.split('\n').flatMap((line) => {
      const [, time, part, why] = /^(\S+) (\w+) (.*)$/.exec(line) ?? [];
      return (ageOf(time, now) ?? HOUR_MS) < HOUR_MS ? [{ part, why }] : [];
    });
    for (const [part, name] of Object.entries({ cms: 'back office', site: 'website' })) {
      const ofPart = recent.filter((restart) => restart.part === part);
      if (ofPart.length <= (active ? 0 : MAX_RESTARTS)) continue;
      return {
        what: `The ${name} was started again ${ofPart.length === 1 ? 'once' : `${ofPart.length} times`} within an hour; the last time it ${ofPart.at(-1)?.why}.`,
        advice: `See why in its log (${part}), or say: ${command} doctor.`,
      };
    }
    return null;
  },
};
