import { env } from '../../base/process/env';
import { span } from '../../base/process/zone';
import { LATE_MS, newestBackup } from '../commands/backup/rotation';
import { copyOf, readState } from '../commands/offsite/state';
import { ageOf, type Condition, command, SETTLED_MS } from './condition';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A month, and some days for what may come between. */
const DRILL_LATE_MS = 35 * DAY_MS;

export const backup: Condition = {
  over: 'Backups are made again.',
  async judge({ now, upMs }) {
    const { daily, dir } = env.backups;
    if (!daily) return null;
    const newest = await newestBackup(dir, now).catch(() => undefined);
    const age = ageOf(newest?.at, now);
    if (age !== undefined && age <= LATE_MS) return null;
    if (upMs < SETTLED_MS) return undefined;
    return {
      what: age === undefined ? `There is no backup in ${dir}.` : `The newest backup is ${span(age)} old.`,
      advice: `Say: ${command} backup. It makes one, or says why it cannot.`,
    };
  },
};

export const copy: Condition = {
  over: 'Copies of the backups leave this machine again.',
  async judge({ now, upMs }) {
    const { away } = env.backups;
    if (!away) return null;
    const state = await readState();
    const age = ageOf(copyOf(state)?.made_at, now);
    if (age !== undefined && age <= LATE_MS) return null;
    if (upMs < SETTLED_MS) return undefined;
    const why = state.copy_failed ? ` The last try failed: ${state.copy_failed.why}.` : '';
    return {
      what:
        age === undefined
          ? `No backup has left this machine for the bucket ${away.name}.${why}`
          : `The newest copy in the bucket ${away.name} is of a backup made ${span(age)} ago.${why}`,
      advice: `Say: ${command} backup. It copies the newest, or says what is wrong.`,
    };
  },
};

export const restoreDrill: Condition = {
  over: 'A restore was tried, and everything came back.',
  async judge({ now, upMs }) {
    if (!env.backups.daily) return null;
    const { drill, drill_failed: failed } = await readState();
    const advice = `Say: ${command} restore-drill. Until it succeeds, do not rely on the backups.`;
    if (failed) return { what: `The restore drill failed: ${failed.why}.`, advice };
    const age = ageOf(drill?.at, now);
    if (age !== undefined && age <= DRILL_LATE_MS) return null;
    if (upMs < SETTLED_MS) return undefined;
    return { what: age === undefined ? 'No restore was ever tried.' : `The last restore was tried ${span(age)} ago.`, advice };
  },
};
