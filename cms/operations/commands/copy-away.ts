/** `copy-away.ts`: puts an encrypted copy of the newest backup into the bucket, if one is set and does not have it. */
import { setPriority } from 'node:os';
import { orExit } from '../../base/process/or-exit';
import { copyAway } from './offsite/copies';

const { env } = await orExit(import('../../base/process/env'));
const { away: place, ...backups } = env.backups;
if (place) {
  setPriority(10); // encrypting is work for the processor: visitors come first
  const name = await orExit(copyAway({ ...backups, place }));
  process.stdout.write(name ? `an encrypted copy is in the bucket ${place.name}\n` : 'there is no backup to copy\n');
}
