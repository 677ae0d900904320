import { listed } from '../../base/process/counted';
import { env } from '../../base/process/env';
import { span } from '../../base/process/zone';
import { judgeDrill } from '../../leads/drill/judge';
import { refusedDevices } from '../../leads/push/judge';
import { backup, copy, restoreDrill } from './backups';
import { certificate } from './certificate';
import { ageOf, type Condition, command, SETTLED_MS } from './condition';
import { disk, restarts } from './machine';
import { website } from './website';

const fireDrill: Condition = {
  over: 'A test enquiry went all the way again.',
  async judge({ payload, now, upMs }) {
    if (!env.publishSecret) return null;
    const { failed, isOverdue, succeeded_at } = await judgeDrill(payload, now);
    const advice = `Enquiries may not reach you. Say: ${command} drill. It tries again, and names the place.`;
    if (failed) return { what: `The fire drill’s test enquiry stopped at ${failed.station}: ${failed.why}.`, advice };
    if (!isOverdue) return null;
    if (upMs < SETTLED_MS) return undefined;
    const age = ageOf(succeeded_at, now);
    return {
      what: age === undefined ? 'No fire drill went all the way yet.' : `The last fire drill was ${span(age)} ago.`,
      advice,
    };
  },
};

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

/** What somebody is told of by mail, by name. */
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
