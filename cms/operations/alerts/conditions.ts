import { listed } from '../../base/process/counted';
import { env } from '../../base/process/env';
import { perProcess } from '../../base/process/per-process';
import { lastDrill } from '../../leads/drill/last-drill';
import { refusedDevices } from '../../leads/push/judge';
import { siteAlarm } from '../../leads/site/alarm';
import { newestBackup } from '../commands/backup/rotation';
import { copyOf, readState } from '../commands/offsite/state';
import { certificate } from './certificate';
import { type Condition, checked } from './condition';
import { disk, restarts } from './machine';

const backup = checked('backup', 'Backups are made again.', async ({ now }) => {
  const { daily, dir } = env.backups;
  if (!daily) return [];
  const newest = await newestBackup(dir, now).catch(() => undefined);
  return [{ dir, made_at: newest?.at }];
});

const copy = checked('copy', 'Copies of the backups leave this machine again.', async () => {
  const { away } = env.backups;
  if (!away) return [];
  const state = await readState();
  return [{ bucket: away.name, made_at: copyOf(state)?.made_at, failed: state.copy_failed?.why }];
});

const restoreDrill = checked('restoreDrill', 'A restore was tried, and everything came back.', async () =>
  env.backups.daily ? [await readState()] : [],
);

const fireDrill = checked('fireDrill', 'A test enquiry went all the way again.', async ({ payload }) =>
  env.publishSecret ? [await lastDrill(payload)] : [],
);

const pushKey: Condition = {
  over: 'Push services accept the key of this installation again.',
  async judge({ payload }) {
    const devices = await refusedDevices(payload);
    if (devices.length === 0) return null;
    return {
      what: `Push services refuse the key of this installation: ${listed(devices)} does not ring.`,
      advice: 'Was VAPID_PRIVATE_KEY changed? Put the old one back, or stop each device on /office and have it ring again.',
    };
  },
};

/** A site that is started again is back sooner; whoever looks at Today is told at once. */
const MAILED_AFTER_MS = 3 * 60_000;

const silentSince = perProcess<{ at?: Date }>('alerts.website', () => ({}));

const website: Condition = {
  over: 'The website answers everybody again.',
  async judge({ now, active }) {
    const found = env.publishSecret ? await siteAlarm() : undefined;
    if (!found) {
      silentSince.at = undefined;
      return null;
    }
    silentSince.at ??= now;
    return active || now.getTime() - silentSince.at.getTime() >= MAILED_AFTER_MS ? found : undefined;
  },
};

export const conditions = {
  backup,
  copy,
  restoreDrill,
  fireDrill,
  pushKey,
  website,
  disk,
  certificate,
  restarts,
} satisfies Record<string, Condition>;
