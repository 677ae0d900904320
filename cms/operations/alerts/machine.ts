import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '../../base/process/env';
import { ageOf, type Condition, command } from './condition';

const GIGABYTE = 1024 ** 3;
/** A tenth of the disk, but at least and at most so many bytes: a tenth of a large one is much. */
const [MIN_LIMIT, MAX_LIMIT] = [GIGABYTE, 5 * GIGABYTE];
/** It ends when a quarter more is free. */
const RELIEF = 1.25;

const HOUR_MS = 60 * 60 * 1000;
/** More new starts of a part within an hour are no accident. */
const MAX_RESTARTS = 3;

interface Space {
  free: number;
  total: number;
}
const measure = async (folder: string): Promise<Space | undefined> => {
  const found = await statfs(folder).catch(() => undefined);
  return found && { free: found.bavail * found.bsize, total: found.blocks * found.bsize };
};

/** Bytes below which a disk is too full. */
export const limitOf = (total: number) => Math.min(Math.max(total / 10, MIN_LIMIT), MAX_LIMIT);

const inGigabytes = (bytes: number) => `${(bytes / GIGABYTE).toFixed(1)} GB`;

export const diskWith = (look: (folder: string) => Promise<Space | undefined>): Condition => ({
  over: 'There is enough room on the disk again.',
  async judge({ active }) {
    const folders = [env.dataDir, ...(env.backups.daily ? [env.backups.dir] : [])];
    for (const folder of folders) {
      const space = await look(folder);
      if (!space || space.free >= limitOf(space.total) * (active ? RELIEF : 1)) continue;
      return {
        what: `The disk of ${folder} has ${inGigabytes(space.free)} of ${inGigabytes(space.total)} left.`,
        advice: 'Make room: enquiries, pictures and backups need it. Old files before-… in the data folder may go.',
      };
    }
    return null;
  },
});
export const disk = diskWith(measure);

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
